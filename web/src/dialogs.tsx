// The table's own dialogs: its menu, and the links that invite others.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Confirm, CopyLink, Dialog, PreferencesForm } from "./components";
import { Glyph } from "./glyphs";
import { newId } from "./ids";
import type { Live } from "./live";
import { seatName } from "./seats";
import { roadOf } from "./stage/town";
import { useIsPhone } from "./stage/window";
import { savedTableOf } from "./storage";
import type { TableInfo } from "./wire";
import { t } from "./words";

/** The dialog that is open over the table. */
export type Sheet = "" | "rules" | "invite" | "menu" | "seats" | "campaign";

/** Only where the server can tell people, and only when the menu is open. */
function LazyReminders({ live }: { live: Live }) {
  const [Part, setPart] = useState<((props: { live: Live }) => ComponentChildren) | null>(null);
  useEffect(() => {
    void import("./reminders").then((found) => setPart(() => found.Reminders));
  }, []);
  return Part === null ? null : <Part live={live} />;
}

export function Menu({ live, close, open }: { live: Live; close: () => void; open: (name: Sheet) => void }) {
  const [sure, setSure] = useState(false);
  const saved = savedTableOf(live.token);
  const isPhone = useIsPhone();
  return (
    <Dialog title={t("menu")} close={close}>
      {isPhone ? (
        <>
          <p>
            <button type="button" onClick={() => open("seats")}>
              <Glyph name="person" size={14} /> {t("people")}
            </button>
          </p>
          <p>
            <button type="button" onClick={() => open("rules")}>
              <Glyph name="book" size={14} /> {t("rules")}
            </button>
          </p>
        </>
      ) : null}
      {saved !== undefined && (saved.friends.length > 0 || saved.watch !== "") ? (
        <p>
          <button type="button" onClick={() => open("invite")}>
            <Glyph name="link" size={14} /> {t("invite")}
          </button>
        </p>
      ) : null}
      {roadOf(live.view?.panels ?? []) === undefined ? null : (
        <p>
          <button type="button" onClick={() => open("campaign")}>
            <Glyph name="flag" size={14} /> {t("campaign")}
          </button>
        </p>
      )}
      <p>
        <a class="button" href={`#/codex/${live.seated?.game ?? ""}`} target="_blank" rel="noreferrer">
          <Glyph name="book" size={14} /> {t("codex")}
        </a>
      </p>
      {live.seated?.host === true && live.info?.state === "open" ? (
        <label class="check">
          <input
            type="checkbox"
            data-listed
            checked={live.info.listed === true}
            onChange={(event) => live.send({ do: "list", id: newId(), listed: event.currentTarget.checked })}
          />{" "}
          {t("listed")}
        </label>
      ) : null}
      {(live.seated?.reach?.length ?? 0) > 0 ? <LazyReminders live={live} /> : null}
      <PreferencesForm />
      {live.seated === null || live.seated.seat === null ? null : (
        <section>
          <CopyLink label={t("ownLink")} token={live.token} />
          <p class="faint">{t("ownLinkText")}</p>
        </section>
      )}
      {live.seated?.host === true && live.info?.state === "open" ? (
        <p>
          <button type="button" class="plain" onClick={() => setSure(true)}>
            {t("closeTable")}
          </button>
        </p>
      ) : null}
      {sure ? (
        <Confirm
          question={t("closeSure")}
          yes={t("closeTable")}
          act={() => {
            live.send({ do: "close", id: newId() });
            close();
          }}
          close={() => setSure(false)}
        />
      ) : null}
    </Dialog>
  );
}

export function Invite({ token, info, close }: { token: string; info: TableInfo | null; close: () => void }) {
  const saved = savedTableOf(token);
  return (
    <Dialog title={t("invite")} close={close} wide>
      <p>{t("inviteText")}</p>
      {saved?.friends.map((friend) => (
        <CopyLink key={friend.token} label={seatName(info, friend.seat, null)} token={friend.token} />
      ))}
      {saved?.watch !== undefined && saved.watch !== "" ? (
        <CopyLink label={t("watchLink")} token={saved.watch} />
      ) : null}
    </Dialog>
  );
}
