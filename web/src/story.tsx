// What happened so far, line by line.

import { useEffect, useRef, useState } from "preact/hooks";
import { Glyph } from "./glyphs";
import type { Live, View } from "./live";
import { T } from "./targets";
import { t } from "./words";

export function StoryView({ view, live }: { view: View; live: Live }) {
  const count = view.story.length;
  const box = useRef<HTMLDivElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: unfolded, it is longer, and its end stays in view
  useEffect(() => {
    if (count > 0 && box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [count, isUnfolded]);
  const from = Math.max(0, view.story.length - 400);
  return (
    <section class={`story${isUnfolded ? " unfolded" : ""}`} aria-label={t("story")}>
      <div class="story-head">
        <h2>{t("story")}</h2>
        {live.answeredAt > 0 &&
        live.replay === null &&
        live.info?.state === "open" &&
        live.answeredAt < (live.latest?.n ?? 0) ? (
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
      <div id="story" ref={box} class="lines" role="log" aria-live="polite" tabIndex={0} aria-label={t("story")}>
        {view.story.length === 0 ? <p class="faint">{t("storyEmpty")}</p> : null}
        {view.story.slice(from).map((line, i) => (
          <p key={from + i} class={from + i >= view.fresh ? "fresh" : ""}>
            <T of={line} />
          </p>
        ))}
      </div>
    </section>
  );
}
