// What happened so far, line by line.

import type { RefObject } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Glyph } from "./glyphs";
import type { Live, View } from "./live";
import { ShareButton } from "./sharing";
import { T } from "./targets";
import { plain } from "./text";
import type { Text } from "./wire";
import { t } from "./words";

/** So many of the newest lines can be reached while the story is folded. */
const FOLDED = 100;

/** The style sheet keeps the end of the story in view; whoever has scrolled away from it comes back with a new line. */
const useEndInView = (box: RefObject<HTMLDivElement | null>, lines: number): void => {
  const isAway = useRef(false);
  useEffect(() => {
    const element = box.current;
    const scrolled = (): void => {
      isAway.current = element !== null && element.scrollTop < -1; // it is scrolled from its end: 0 is the end
    };
    element?.addEventListener("scroll", scrolled, { passive: true });
    return () => element?.removeEventListener("scroll", scrolled);
  }, [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line
  useEffect(() => {
    // Only where it is needed: the page would be laid out for it.
    if (isAway.current && box.current !== null) box.current.scrollTop = 0;
  }, [box, lines]);
};

/** `isSpoken`: readers are told each new line; on a phone, where the story may be put away, `Spoken` tells them. */
export function StoryView({ view, live, isSpoken }: { view: View; live: Live; isSpoken: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  useEndInView(box, view.storyFrom + view.story.length);
  const from = isUnfolded ? 0 : Math.max(0, view.story.length - FOLDED);
  return (
    <section class={`story${isUnfolded ? " unfolded" : ""}`} aria-label={t("story")}>
      <div class="story-head">
        <h2>{t("story")}</h2>
        {live.canReplay ? (
          <button
            type="button"
            class="plain"
            aria-label={t("replay")}
            title={t("replay")}
            onClick={() => void live.replayLastTurns()}
          >
            <Glyph name="undo" size={13} /> {t("again")}
          </button>
        ) : null}
        <ShareButton live={live} seat={null} class="plain" />
        <button
          type="button"
          class="plain"
          aria-label={isUnfolded ? t("less") : t("more")}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <Glyph name={isUnfolded ? "down" : "up"} size={12} />
        </button>
      </div>
      <div
        id="story"
        ref={box}
        class="lines"
        role="log"
        aria-live={isSpoken ? "polite" : "off"}
        tabIndex={0}
        aria-label={t("story")}
      >
        <div>
          {view.storyFrom > 0 && isUnfolded ? (
            <button type="button" class="plain" onClick={() => live.readEarlier()}>
              {t("earlier")}
            </button>
          ) : null}
          {view.story.length === 0 ? <p class="faint">{t("storyEmpty")}</p> : null}
          {view.story.slice(from).map((line, i) => (
            <Line key={from + i} line={line} isFresh={from + i >= view.fresh} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** One line; it is drawn once. */
function Line({ line, isFresh }: { line: Text; isFresh: boolean }) {
  return useMemo(
    () => (
      <p class={isFresh ? "fresh" : ""}>
        <T of={line} />
      </p>
    ),
    [line, isFresh],
  );
}

/** The newest lines for readers alone. */
export function Spoken({ view }: { view: View }) {
  return (
    <div class="hidden" role="log" aria-live="polite" aria-label={t("story")}>
      {view.story.slice(view.fresh).map((line, i) => (
        <p key={view.fresh + i}>{plain(line)}</p>
      ))}
    </div>
  );
}
