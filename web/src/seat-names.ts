// What a seat is called on the page.

import type { TableInfo } from "./wire";
import { t } from "./words";

export const seatName = (info: TableInfo | null, seat: number, mine: number | null): string => {
  const known = info?.seats[seat]?.name ?? "";
  if (info?.seats[seat]?.free === true) return t("freeSeat");
  const name = known !== "" ? known : t("player", { n: seat + 1 });
  return seat === mine ? `${name} (${t("you")})` : name;
};
