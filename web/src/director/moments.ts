// Events become moments: one attack with its card, its damage and its victim is one moment, and its beats follow in acts.

import type { Beat, Happening, Text } from "../wire";

/** What belongs together: an attack, its card, its damage. */
export interface Moment {
  /** How many events it stands for. */
  events: number;
  acts: Act[];
  /** Milliseconds of all its acts. */
  ms: number;
}

/** Beats that are seen at the same time; none where there is only a line to read. */
export interface Act {
  beats: Beat[];
  /** What the story tells as it begins. */
  lines: Text[];
  /** Milliseconds at normal speed. */
  ms: number;
}

/** Milliseconds between things of one kind that start together. */
export const APART = 60;
/** The longest act: nothing keeps the table waiting for more than this. */
export const LONGEST_ACT = 2000;
/** A line of the story with nothing to see beside it. */
const LINE = 450;

/** Kinds of which several in a row are seen together. */
const TOGETHER: ReadonlySet<Beat["is"]> = new Set([
  "hurt",
  "heal",
  "guard",
  "badge",
  "fall",
  "enter",
  "fly",
  "give",
  "change",
  "open",
]);

const announceTime = (tone: string | undefined): number => (tone === undefined || tone === "turn" ? 500 : 900);

/** Milliseconds that a beat takes at normal speed. */
export const beatTime = (beat: Beat): number => {
  switch (beat.is) {
    case "announce":
      return beat.tone === "end" ? 1400 : announceTime(beat.tone);
    case "walk":
      return beat.how === "teleport" ? 350 : Math.min(700, 140 * Math.max(1, beat.path.length - 1));
    case "aim":
    case "badge":
    case "change":
      return 250;
    case "flip":
    case "roll":
      return 900; // 550 to come to rest, 350 to be read
    case "hurt":
    case "heal":
    case "enter":
      return 450;
    case "guard":
      return 300;
    case "fall":
      return 600;
    case "fly":
      return 350 + APART * Math.min(5, Math.max(beat.cards?.length ?? 0, beat.count ?? 1) - 1);
    case "give":
      return 400;
    case "open":
      return 500;
  }
};

/** The same for a beat that may be broken: it takes a moment, and whoever shows it counts it. */
const boundedTime = (beat: Beat): number => {
  try {
    const ms = beatTime(beat);
    return ms >= 0 && ms <= LONGEST_ACT ? ms : LONGEST_ACT;
  } catch {
    return 0;
  }
};

/** Whether a beat is seen together with the one before: several of a kind, and what a walk costs. */
const joinsAct = (beat: Beat, before: Beat | undefined): boolean =>
  before !== undefined &&
  ((before.is === beat.is && TOGETHER.has(beat.is)) || (before.is === "walk" && beat.is === "change"));

/** An event of a moment, with its own line. */
interface Told {
  beats: Beat[];
  line: Text | undefined;
}

/** What a moment shows in acts, each with its bounded time. A line without beats is told with what follows it. */
export const actsOf = (events: Told[]): Act[] => {
  const acts: Act[] = [];
  let lines: Text[] = [];
  for (const { beats, line } of events) {
    if (line !== undefined) lines.push(line);
    for (const beat of beats) {
      const last = acts.at(-1);
      if (last !== undefined && joinsAct(beat, last.beats.at(-1))) {
        last.beats.push(beat);
        last.lines.push(...lines);
      } else acts.push({ beats: [beat], lines, ms: 0 });
      lines = [];
    }
  }
  if (acts.length === 0) return lines.length === 0 ? [] : [{ beats: [], lines, ms: LINE }];
  acts.at(-1)?.lines.push(...lines);
  for (const act of acts) {
    const longest = Math.max(...act.beats.map(boundedTime));
    act.ms = Math.min(LONGEST_ACT, longest + APART * (act.beats.length - 1));
  }
  return acts;
};

const momentOf = (events: number, acts: Act[]): Moment => ({
  events,
  acts,
  ms: acts.reduce((sum, act) => sum + act.ms, 0),
});

/** The moments of a state, in their order; every line of the story belongs to one of them. */
export const momentsOf = (events: Happening[], lines: Text[]): Moment[] => {
  const rest = [...lines];
  const found: Told[][] = [];
  for (const event of events) {
    const told = { beats: event.beats ?? [], line: event.told === true ? rest.shift() : undefined };
    const last = found.at(-1);
    if (last !== undefined && event.joins === true) last.push(told);
    else found.push([told]);
  }
  const moments = found.map((told) => momentOf(told.length, actsOf(told)));
  if (rest.length > 0) moments.push(momentOf(0, [{ beats: [], lines: rest, ms: LINE }]));
  return moments;
};

export type Speed = "off" | "quick" | "normal" | "slow";

const FACTORS: Record<Speed, number> = { off: 0, quick: 0.5, normal: 1, slow: 1.8 };

/** Milliseconds of film that may wait before it is played faster, and by how much. */
const BACKLOG: [number, number][] = [
  [120_000, 0.02],
  [60_000, 0.2],
  [30_000, 0.4],
  [15_000, 0.65],
];

/** By what the times of acts are multiplied: the person's speed, and quicker the more film is waiting. */
export const paceOf = (speed: Speed, waiting: number): number => {
  const found = BACKLOG.find(([over]) => waiting * FACTORS[speed] > over);
  return FACTORS[speed] * (found?.[1] ?? 1);
};
