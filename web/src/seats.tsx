// Who sits at the table: names, the strip above the table, and the dialog that hands seats over.

import { useEffect, useState } from "preact/hooks";
import { fetchLobby } from "./api";
import { Dialog } from "./components";
import { Glyph } from "./glyphs";
import { type Live, newId } from "./live";
import { preferences, setPreferences } from "./storage";
import type { SeatInfo, TableInfo } from "./wire";
import { agentName, t } from "./words";

export const seatName = (info: TableInfo | null, seat: number, mine: number | null): string => {
  const known = info?.seats[seat]?.name ?? "";
  const name = known !== "" ? known : t("seat", { n: seat + 1 });
  return seat === mine ? `${name} (${t("you")})` : name;
};

/** The bot that plays a seat, or whether its person is here. */
const presenceOf = (seat: SeatInfo): string =>
  seat.agent !== "" ? agentName(seat.agent) : t(seat.here ? "here" : "away");

/** The seats that this browser plays at one screen. */
export interface LocalSeats {
  lives: Live[];
  active: number;
  go: (seat: number) => void;
}

export function Strip({
  live,
  info,
  waiting,
  seats,
}: {
  live: Live;
  info: TableInfo;
  waiting: number[];
  seats: LocalSeats | null;
}) {
  const mine = live.seated?.seat ?? null;
  return (
    <div class="strip" role="group" aria-label={t("people")}>
      {info.seats.map((each, seat) => {
        const local = seats?.lives.findIndex((live) => live.seated?.seat === seat) ?? -1;
        const isAsked = waiting.includes(seat) && info.state === "open";
        const isAway = each.agent === "" && !each.here;
        const class_ = `chip${isAsked ? " asked" : ""}${seat === mine ? " mine" : ""}${isAway ? " away" : ""}`;
        const inside = (
          <>
            <Glyph name={each.agent !== "" ? "robot" : "person"} size={14} />
            <span>{seatName(info, seat, seats === null ? mine : null)}</span>
            <span class="hidden">{presenceOf(each)}</span>
            {each.trouble ? (
              <b class="warn" title={t("botTrouble")}>
                !
              </b>
            ) : null}
          </>
        );
        return local >= 0 && seats !== null ? (
          <button
            key={seat}
            type="button"
            class={class_}
            aria-pressed={seats.active === local}
            onClick={() => seats.go(local)}
          >
            {inside}
          </button>
        ) : (
          <span key={seat} class={class_} title={presenceOf(each)}>
            {inside}
          </span>
        );
      })}
      {mine === null ? (
        <span class="chip mine">
          <Glyph name="eye" size={14} /> {t("watching")}
        </span>
      ) : null}
      {info.watching > 0 ? (
        <span class="chip quiet">
          <Glyph name="eye" size={14} /> {t("spectators", { n: info.watching })}
        </span>
      ) : null}
    </div>
  );
}

export function SeatsDialog({ live, close }: { live: Live; close: () => void }) {
  const mine = live.seated?.seat ?? null;
  const info = live.info;
  const [agent, setAgent] = useState("greedy");
  const [agents, setAgents] = useState(["greedy"]);
  useEffect(() => {
    fetchLobby(preferences.language)
      .then((found) => setAgents(found.agents))
      .catch(() => undefined);
  }, []);
  const [name, setName] = useState(mine === null ? "" : (info?.seats[mine]?.name ?? ""));
  const give = (seat: number, to: string): void => live.send({ do: "give", id: newId(), seat, agent: to });
  return (
    <Dialog title={t("people")} close={close} wide>
      {mine === null ? null : (
        <form
          class="field-row"
          onSubmit={(event) => {
            event.preventDefault();
            setPreferences({ name });
            live.send({ do: "rename", id: newId(), name });
          }}
        >
          <label class="field-row">
            <span>{t("yourName")}</span>
            <input value={name} maxLength={40} onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <button type="submit">OK</button>
        </form>
      )}
      <ul class="people-list">
        {info?.seats.map((each, seat) => {
          const may =
            seat === mine || live.seated?.host === true || (each.who === "person" && !each.here && mine !== null);
          return (
            <li key={seat}>
              <Glyph name={each.agent !== "" ? "robot" : "person"} size={18} />
              <b>{seatName(info, seat, mine)}</b>
              <span class="faint">{presenceOf(each)}</span>
              {each.trouble ? <span class="fault">{t("botTrouble")}</span> : null}
              {info.state === "open" && may && (each.who === "bot" || each.agent === "") ? (
                <button type="button" data-give={String(seat)} onClick={() => give(seat, agent)}>
                  {t("giveBot")}
                </button>
              ) : null}
              {info.state === "open" &&
              each.who === "person" &&
              each.agent !== "" &&
              (seat === mine || live.seated?.host === true) ? (
                <button type="button" class="primary" data-take={String(seat)} onClick={() => give(seat, "")}>
                  {t("takeBack")}
                </button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {info?.state === "open" ? (
        <label class="field-row">
          <span>{t("bot")}</span>
          <select value={agent} onChange={(event) => setAgent(event.currentTarget.value)}>
            {agents.map((each) => (
              <option key={each} value={each}>
                {agentName(each)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </Dialog>
  );
}
