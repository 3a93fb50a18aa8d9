// One's seats on another device: a code made here is typed there, works once, and brings the keys.

import { useState } from "preact/hooks";
import { fetchSummaries, makeCode, openCode, RequestRefused } from "./api";
import { preferences, rememberGuestTable, tables } from "./storage";
import { t } from "./words";

/** The keys that this browser plays with. */
const ownTokens = (): string[] =>
  tables()
    .flatMap((saved) => saved.mine.map((seat) => seat.token))
    .slice(0, 60);

const bringSeats = async (code: string): Promise<void> => {
  for (const found of await fetchSummaries(await openCode(code), preferences.language)) {
    if (found.table !== undefined && found.game !== undefined)
      rememberGuestTable(found.table, found.game, found.seat ?? null, found.token);
  }
};

export function Carry({ changed }: { changed: () => void }) {
  const [code, setCode] = useState("");
  const [typed, setTyped] = useState("");
  const [why, setWhy] = useState("");
  const attempt = (work: Promise<void>): void => {
    setWhy("");
    work.catch((error: unknown) => setWhy(error instanceof RequestRefused ? error.message : String(error)));
  };
  return (
    <div class="carry">
      {ownTokens().length > 0 ? (
        <p>
          <button
            type="button"
            class="plain"
            onClick={() => attempt(makeCode(ownTokens()).then((made) => setCode(made.code)))}
          >
            {t("carry")}
          </button>{" "}
          {code === "" ? null : (
            <>
              <b data-code>{code}</b> <span class="faint">{t("carryHint")}</span>
            </>
          )}
        </p>
      ) : null}
      <form
        class="field-row"
        onSubmit={(event) => {
          event.preventDefault();
          attempt(
            bringSeats(typed).then(() => {
              setTyped("");
              changed();
            }),
          );
        }}
      >
        <label class="field-row">
          <span>{t("carryType")}</span>
          <input value={typed} maxLength={20} onInput={(event) => setTyped(event.currentTarget.value)} />
        </label>
        <button type="submit" disabled={typed.trim().length < 8}>
          {t("carryOpen")}
        </button>
      </form>
      {why === "" ? null : <p class="fault">{why}</p>}
    </div>
  );
}
