// The time that people have: chosen at set-up, shown at the table and in the lobby. Only the server decides what is up.

import { useEffect, useState } from "preact/hooks";
import { Glyph } from "./glyphs";
import type { Live } from "./live";
import { seatName } from "./seat-names";
import { preferences } from "./storage";
import type { ClockInfo, ClockWish, TableInfo } from "./wire";
import { t, type Word } from "./words";

/** A clock as the server told it, and when that was by this page's own steady count of milliseconds. */
export interface Told {
  info: ClockInfo;
  at: number;
}

/** The seconds that a seat has left now; the time of day in this browser does not matter. */
export const leftOf = (told: Told, seat: number, now: number): number => {
  const left = told.info.left[seat] ?? 0;
  return told.info.running.includes(seat) ? left - (now - told.at) / 1000 : left;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const unit = (value: number, name: "day" | "hour" | "minute", length: "long" | "narrow"): string =>
  new Intl.NumberFormat(preferences.language, { style: "unit", unit: name, unitDisplay: length }).format(value);

/** A length of time as a clock shows it: 4:09, 5 h 12 min, 3 days. */
export const clockText = (seconds: number): string => {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 2 * DAY) return unit(Math.floor(whole / DAY), "day", "long");
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const hours = unit(Math.floor(whole / HOUR), "hour", "narrow");
  return minutes === 0 ? hours : `${hours} ${unit(minutes, "minute", "narrow")}`;
};

/** Draws again every second while somebody's time runs. */
export const useSeconds = (told: Told | null): number => {
  const [now, setNow] = useState(performance.now());
  const isRunning = told !== null && told.info.running.length > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return Math.max(now, told?.at ?? 0);
};

/** What is left of a seat's time, beside its name. */
export function SeatClock({ told, seat }: { told: Told; seat: number }) {
  const now = useSeconds(told);
  const left = leftOf(told, seat, now);
  const isRunning = told.info.running.includes(seat);
  if (told.info.kind === "move" && !isRunning) return null;
  const text = left > 0 ? clockText(left) : t("timeUp");
  return (
    <span
      class={`clock${isRunning ? " runs" : ""}${left < MINUTE ? " short" : ""}`}
      role="timer"
      data-clock={seat}
      title={t("timeLeft")}
    >
      <Glyph name="hourglass" size={12} /> {text}
    </span>
  );
}

/** That somebody's time was up, and what came of it. */
export function ClockNotice({ live, info }: { live: Live; info: TableInfo }) {
  const up = live.clock?.info.up;
  if (up === undefined || up === null || live.clock === null) return null;
  const who = seatName(info, up, live.seated?.seat ?? null);
  return (
    <span class="chip quiet" role="status" data-notice="clock">
      <Glyph name="hourglass" size={14} /> {t(HAPPENED[live.clock.info.end], { who })}
    </span>
  );
}

const HAPPENED: Record<ClockWish["end"], Word> = {
  tell: "upTold",
  answer: "upAnswered",
  seat: "upSeat",
  close: "upClosed",
};

// --- at set-up ---

const LENGTHS = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  12 * HOUR,
  DAY,
  3 * DAY,
  7 * DAY,
  30 * DAY,
];
const ENDS: Record<ClockWish["end"], Word> = {
  tell: "endTell",
  answer: "endAnswer",
  seat: "endSeat",
  close: "endClose",
};

const lengthText = (seconds: number): string => {
  if (seconds >= DAY) return unit(seconds / DAY, "day", "long");
  return seconds >= HOUR ? unit(seconds / HOUR, "hour", "long") : unit(seconds / MINUTE, "minute", "long");
};

export function ClockFields({ wish, set }: { wish: ClockWish | null; set: (wish: ClockWish | null) => void }) {
  const ends = (Object.keys(ENDS) as ClockWish["end"][]).filter((end) => wish?.kind === "move" || end !== "answer");
  const choose = (kind: string): void => {
    if (kind === "") set(null);
    else if (kind === "game") set({ kind, seconds: wish?.seconds ?? DAY, end: "seat" });
    else if (kind === "move") set({ kind, seconds: wish?.seconds ?? DAY, end: wish?.end ?? "answer" });
  };
  return (
    <fieldset class="setting clock-fields">
      <legend>{t("clock")}</legend>
      <label class="field-row">
        <span>{t("clockTime")}</span>
        <select value={wish?.kind ?? ""} data-clock-kind onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{t("clockNone")}</option>
          <option value="move">{t("clockMove")}</option>
          <option value="game">{t("clockGame")}</option>
        </select>
      </label>
      {wish === null ? null : (
        <>
          <label class="field-row">
            <span>{t("clockLength")}</span>
            <select
              value={String(wish.seconds)}
              data-clock-seconds
              onChange={(event) => set({ ...wish, seconds: Number(event.currentTarget.value) })}
            >
              {LENGTHS.map((seconds) => (
                <option key={seconds} value={String(seconds)}>
                  {lengthText(seconds)}
                </option>
              ))}
            </select>
          </label>
          <label class="field-row">
            <span>{t("clockEnd")}</span>
            <select
              value={wish.end}
              data-clock-end
              onChange={(event) => set({ ...wish, end: event.currentTarget.value as ClockWish["end"] })}
            >
              {ends.map((end) => (
                <option key={end} value={end}>
                  {t(ENDS[end])}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </fieldset>
  );
}

const ABSENCES = [15 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY];

/** How long somebody must be away before a bot may play for them. */
export function AbsenceField({ seconds, set }: { seconds: number; set: (seconds: number) => void }) {
  return (
    <label class="setting field-row">
      <span>{t("absence")}</span>
      <select value={String(seconds)} data-absence onChange={(event) => set(Number(event.currentTarget.value))}>
        <option value="0">{t("absenceUsual")}</option>
        {ABSENCES.map((each) => (
          <option key={each} value={String(each)}>
            {t("absenceAfter", { time: lengthText(each) })}
          </option>
        ))}
      </select>
    </label>
  );
}
