// A finished game step by step: its slider, whose eyes it is seen through, its record.

import { useEffect, useState } from "preact/hooks";
import type { NoteProps } from "./analysis";
import { saveRecord } from "./ending";
import { Glyph } from "./glyphs";
import { Later, LazyPart } from "./lazy";
import type { Live } from "./live";
import { seatName } from "./seats";
import { ShareButton } from "./sharing";
import { preferences } from "./storage";
import { t } from "./words";

/** Milliseconds between the film of one answer and the next. */
const REST = 250;

interface LookBackProps {
  live: Live;
  showEnding: (() => void) | undefined;
  openAnalysis: () => void;
}

export function LookBack({ live, showEnding, openAnalysis }: LookBackProps) {
  const last = live.info?.last ?? 0;
  const step = live.wanted?.step ?? null;
  const [chosenEyes, setEyes] = useState<number | null>(live.seated?.seat ?? null);
  const eyes = live.wanted === null ? chosenEyes : live.wanted.seat;
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    void live.analysis.look(preferences.language); // whoever follows a link to a moment reads what is known of it
  }, [live]);
  const show = (to: number | null, seat: number | null = eyes, isPlayed = false): void => {
    live.look(to, seat, isPlayed);
  };
  const isReady = live.past !== null && !live.past.isPlaying && live.pastStep === step;
  useEffect(() => {
    if (!playing || !isReady) return undefined;
    const timer = setTimeout(() => {
      const next = Math.min(last, (step ?? 0) + 1);
      show(next, eyes, true);
      if (next >= last) setPlaying(false);
    }, REST);
    return () => clearTimeout(timer);
  });
  return (
    <div class="look-back">
      {live.analysis.pointAt(step) === undefined ? null : (
        <Later
          part={note}
          meanwhile={null}
          given={{ live, step: step ?? 0, go: (point) => show(point.step, point.seat) }}
        />
      )}
      <label class="slider">
        <span>
          {t("lookBack")}: {t("stepOf", { n: step ?? last, of: last })}
        </span>
        <input
          type="range"
          min="0"
          max={last}
          value={step ?? last}
          onInput={(event) => show(Number(event.currentTarget.value))}
          onChange={(event) => show(Number(event.currentTarget.value), eyes, true)}
        />
      </label>
      <div class="replay-buttons">
        <button
          type="button"
          class="round"
          aria-label={t("stepBack")}
          onClick={() => show(Math.max(0, (step ?? last) - 1))}
        >
          <Glyph name="prev" size={15} />
        </button>
        <button
          type="button"
          class="round"
          aria-label={playing ? t("pause") : t("goOn")}
          onClick={() => {
            if (!playing && (step === null || step >= last)) show(0);
            setPlaying(!playing);
          }}
        >
          <Glyph name={playing ? "pause" : "play"} size={15} />
        </button>
        <button
          type="button"
          class="round"
          aria-label={t("stepOn")}
          onClick={() => show(Math.min(last, (step ?? last) + 1), eyes, true)}
        >
          <Glyph name="next" size={15} />
        </button>
        <label class="field-row">
          <span>{t("viewpoint")}</span>
          <select
            value={eyes === null ? "" : String(eyes)}
            onChange={(event) => {
              const seat = event.currentTarget.value === "" ? null : Number(event.currentTarget.value);
              setEyes(seat);
              if (step !== null) show(step, seat);
            }}
          >
            <option value="">{t("everybody")}</option>
            {live.info?.seats.map((_, seat) => (
              <option key={seat} value={String(seat)}>
                {seatName(live.info, seat, null)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="replay-buttons">
        {step === null ? null : (
          <button
            type="button"
            onClick={() => {
              setPlaying(false);
              show(null);
            }}
          >
            {t("toEnd")}
          </button>
        )}
        {showEnding === undefined ? null : (
          <button
            type="button"
            onClick={() => {
              setPlaying(false);
              show(null);
              showEnding();
            }}
          >
            <Glyph name="crown" size={14} /> {t("theEnd")}
          </button>
        )}
        <button type="button" data-analysis onClick={openAnalysis}>
          <Glyph name="search" size={14} /> {t("analysis")}
        </button>
        <button type="button" onClick={() => void saveRecord(live)}>
          {t("exportRecord")}
        </button>
        <ShareButton live={live} seat={eyes} class="" hasWords />
      </div>
    </div>
  );
}

/** What the analysis says of this moment; it is loaded with the analysis. */
const note = new LazyPart<NoteProps>(() => import("./analysis").then((found) => found.AnalysisNote));
