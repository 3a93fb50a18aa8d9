// A button that shares the moment on the screen: a link for spectators, to copy.

import { useState } from "preact/hooks";
import { CopyText, Dialog } from "./components";
import { Glyph } from "./glyphs";
import { linkOfMoment } from "./linked-moment";
import type { Live } from "./live";
import { t } from "./words";

interface ShareProps {
  live: Live;
  /** Whose eyes a finished game is seen with. */
  seat: number | null;
  class: string;
  hasWords?: boolean;
}

export function ShareButton({ live, seat, class: look, hasWords }: ShareProps) {
  const [link, setLink] = useState("");
  const isRunning = live.info?.state === "open";
  const share = async (): Promise<void> => {
    const reply = await live.share();
    if (reply === null) return;
    const step = live.pastStep >= 0 ? live.pastStep : (live.info?.last ?? 0);
    setLink(linkOfMoment({ token: reply.token, step, seat, line: isRunning ? reply.line : null }));
  };
  return (
    <>
      <button
        type="button"
        class={look}
        data-share
        aria-label={t("shareMoment")}
        title={t("shareMoment")}
        onClick={() => void share()}
      >
        <Glyph name="link" size={13} /> {hasWords === true ? t("shareMoment") : ""}
      </button>
      {link === "" ? null : (
        <Dialog title={t("shareMoment")} close={() => setLink("")}>
          <p>{t(isRunning ? "shareRunning" : "shareOver")}</p>
          <CopyText label={t("momentLink")} text={link} />
        </Dialog>
      )}
    </>
  );
}
