// The table's own dialogs: its menu, and the links that invite others.

import { useState } from "preact/hooks";
import { CopyLink, Dialog, PreferencesForm } from "./components";
import { Glyph } from "./glyphs";
import { type Live, newId } from "./live";
import { seatName } from "./seats";
import { savedTableOf } from "./storage";
import type { TableInfo } from "./wire";
import { t } from "./words";

/** The dialog that is open over the table. */
export type Sheet = "" | "rules" | "invite" | "menu" | "seats";

export function Menu({ live, close, open }: { live: Live; close: () => void; open: (name: Sheet) => void }) {
  const [sure, setSure] = useState(false);
  const saved = savedTableOf(live.token);
  return (
    <Dialog title={t("menu")} close={close}>
      {saved !== undefined && (saved.friends.length > 0 || saved.watch !== "") ? (
        <p>
          <button type="button" onClick={() => open("invite")}>
            <Glyph name="link" size={14} /> {t("invite")}
          </button>
        </p>
      ) : null}
      <PreferencesForm />
      {live.seated?.host === true && live.info?.state === "open" ? (
        sure ? (
          <div class="hint" role="alert">
            {t("closeSure")}
            <div class="hint-buttons">
              <button
                type="button"
                onClick={() => {
                  live.send({ do: "close", id: newId() });
                  close();
                }}
              >
                {t("closeTable")}
              </button>
              <button type="button" onClick={() => setSure(false)}>
                {t("back")}
              </button>
            </div>
          </div>
        ) : (
          <p>
            <button type="button" class="plain" onClick={() => setSure(true)}>
              {t("closeTable")}
            </button>
          </p>
        )
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
