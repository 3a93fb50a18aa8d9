// The controls for moments that are past: replays of others' turns, and a finished game step by step.

import { useEffect, useState } from "preact/hooks";
import { fetchRecord } from "./api";
import { Glyph } from "./glyphs";
import type { Live } from "./live";
import type { Replay } from "./replay";
import { seatName } from "./seats";
import { type Preferences, preferences, setPreferences } from "./storage";
import { t } from "./words";

export function ReplayTools({ replay }: { replay: Replay }) {
  return (
    <div class="replay" role="group" aria-label={t("replay")}>
      <span>{replay.frames.length === 0 ? "…" : t("moment", { n: replay.at + 1, of: replay.frames.length })}</span>
      <div class="replay-buttons">
        <button
          type="button"
          class="round"
          aria-label={t("stepBack")}
          title={t("stepBack")}
          onClick={() => replay.back()}
        >
          <Glyph name="prev" size={15} />
        </button>
        <button
          type="button"
          class="round"
          aria-label={replay.running ? t("pause") : t("goOn")}
          title={replay.running ? t("pause") : t("goOn")}
          onClick={() => replay.toggle()}
        >
          <Glyph name={replay.running ? "pause" : "play"} size={15} />
        </button>
        <button
          type="button"
          class="round"
          aria-label={t("step")}
          title={t("step")}
          onClick={() => {
            if (replay.running) replay.toggle();
            replay.next();
          }}
        >
          <Glyph name="next" size={15} />
        </button>
        <button type="button" class="primary" onClick={() => replay.stop()}>
          <Glyph name="skip" size={14} /> {t("skip")}
        </button>
      </div>
      <label class="field-row">
        <span class="hidden">{t("speed")}</span>
        <select
          value={preferences.speed}
          aria-label={t("speed")}
          onChange={(event) => {
            setPreferences({ speed: event.currentTarget.value as Preferences["speed"] });
            if (preferences.speed === "off") replay.stop();
          }}
        >
          <option value="quick">{t("speedQuick")}</option>
          <option value="slow">{t("speedSlow")}</option>
          <option value="step">{t("speedStep")}</option>
          <option value="off">{t("speedOff")}</option>
        </select>
      </label>
    </div>
  );
}

export function LookBack({ live }: { live: Live }) {
  const last = live.info?.last ?? 0;
  const [step, setStep] = useState<number | null>(null);
  const [eyes, setEyes] = useState<number | null>(live.seated?.seat ?? null);
  const [playing, setPlaying] = useState(false);
  const show = (to: number | null, seat: number | null = eyes): void => {
    setStep(to);
    live.look(to, seat);
  };
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => {
      const next = Math.min(last, (step ?? 0) + 1);
      show(next);
      if (next >= last) setPlaying(false);
    }, 700);
    return () => clearInterval(timer);
  });
  const save = async (): Promise<void> => {
    const record = await fetchRecord(live.token);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
    link.download = `${live.seated?.game}-${live.seated?.table}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div class="look-back">
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
          aria-label={t("step")}
          onClick={() => show(Math.min(last, (step ?? last) + 1))}
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
            {t("skip")}
          </button>
        )}
        <button type="button" onClick={() => void save()}>
          {t("exportRecord")}
        </button>
      </div>
    </div>
  );
}
