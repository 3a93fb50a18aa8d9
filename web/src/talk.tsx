// What people say at a table: quick phrases and words of their own, and whom one does not want to hear.

import { createPortal } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "./components";
import { newId } from "./ids";
import type { Live } from "./live";
import { seatName } from "./seat-names";
import type { TalkLine } from "./wire";
import { t } from "./words";

const PHRASES = ["hello", "thanks", "well-played", "sorry", "one-moment", "back", "your-turn", "good-game"] as const;
type Phrase = (typeof PHRASES)[number];
const WORDS = {
  hello: "sayHello",
  thanks: "sayThanks",
  "well-played": "sayWellPlayed",
  sorry: "saySorry",
  "one-moment": "sayOneMoment",
  back: "sayBack",
  "your-turn": "sayYourTurn",
  "good-game": "sayGoodGame",
} as const satisfies Record<Phrase, string>;

const isPhrase = (text: string): text is Phrase => (PHRASES as readonly string[]).includes(text);
const textOf = (line: TalkLine): string =>
  line.kind === "phrase" && isPhrase(line.text) ? t(WORDS[line.text]) : line.text;

/** Lines of those who are not muted. */
export const heardLines = (live: Live): TalkLine[] => live.talk.filter((line) => !live.muted.has(line.seat));

/** The button lies in the head, which other parts may cover: its dialog lies over the whole stage. */
const overEverything = (): Element => document.querySelector(".stage") ?? document.body;

export function TalkButton({ live }: { live: Live }) {
  const [isOpen, setOpen] = useState(false);
  live.readTalk ??= live.talk.at(-1)?.n ?? -1;
  const read = live.readTalk;
  const fresh = heardLines(live).filter((line) => line.n > read && line.seat !== live.seated?.seat).length;
  const close = (): void => {
    live.markTalkRead();
    setOpen(false);
  };
  return (
    <>
      <button type="button" class={`chip${fresh > 0 ? " asked" : " quiet"}`} data-talk onClick={() => setOpen(true)}>
        {t("talk")}
        {fresh > 0 ? ` (${fresh})` : ""}
      </button>
      {isOpen ? createPortal(<TalkDialog live={live} close={close} />, overEverything()) : null}
    </>
  );
}

function TalkDialog({ live, close }: { live: Live; close: () => void }) {
  const [words, setWords] = useState("");
  const mine = live.seated?.seat ?? null;
  const say = (kind: "phrase" | "words", text: string): void => live.send({ do: "talk", id: newId(), kind, text });
  return (
    <Dialog title={t("talk")} close={close} wide>
      <ul class="people-list" aria-live="polite" data-lines>
        {heardLines(live).map((line) => (
          <li key={line.n}>
            <b>{seatName(live.info, line.seat, mine)}</b> <span>{textOf(line)}</span>
            {line.seat === mine ? null : (
              <button type="button" class="plain" onClick={() => live.mute(line.seat)}>
                {t("mute")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {live.muted.size > 0 ? (
        <button type="button" class="plain" onClick={() => live.unmute()}>
          {t("unmute")}
        </button>
      ) : null}
      {mine === null ? null : (
        <>
          <p>
            {PHRASES.map((each) => (
              <button key={each} type="button" onClick={() => say("phrase", each)}>
                {t(WORDS[each])}
              </button>
            ))}
          </p>
          <form
            class="field-row"
            onSubmit={(event) => {
              event.preventDefault();
              if (words.trim() !== "") say("words", words);
              setWords("");
            }}
          >
            <input
              aria-label={t("yourWords")}
              value={words}
              maxLength={300}
              onInput={(event) => setWords(event.currentTarget.value)}
            />
            <button type="submit">{t("say")}</button>
          </form>
        </>
      )}
    </Dialog>
  );
}
