// The queue of everything that happens: moments are played in their order, nothing is cut by news, nothing gets stuck.
//
// No page lives here: the clock drives it, and whoever draws looks at `shown`, `act` and `moment`.

import type { View } from "../live";
import type { Happening, Panel, Text } from "../wire";
import { applyBeats, isAppliedAfterwards } from "./model";
import { type Act, type Moment, momentsOf, paceOf, type Speed } from "./moments";

/** Events, counted for tests: `received` is all others together once the film is over. */
export interface Counts {
  received: number;
  shown: number;
  /** By the person: a click, a key, an early answer, speed "off", a page that nobody looks at. */
  skipped: number;
  /** Gone with a state that came whole: after a broken connection, or an answer that was taken back. */
  lost: number;
  /** Acts that had to be ended by force. */
  stuck: number;
  /** Acts that could not be shown; the film went on without them. */
  failed: number;
}

/** An act that is being played. */
export interface Playing extends Act {
  id: number;
  /** The milliseconds that it really takes. */
  takes: number;
  startedAt: number;
}

interface Batch {
  after: View;
  moments: Moment[];
}

export interface DirectorOwner {
  speed(): Speed;
  /** Whether anybody can see the film. */
  isSeen(): boolean;
  /** Something else is shown. */
  changed(): void;
  /** An act is about to begin: the camera goes where it happens. The milliseconds that it needs for that. */
  prepare?(act: Act): number;
  /** An act begins. */
  began?(act: Playing): void;
  /** The newest state is shown: the last moment is over, or was skipped. */
  ended?(): void;
}

/** No act is shorter: each is drawn at least once. */
const ONE_FRAME = 16;
/** Milliseconds that an act may be late before it counts as stuck. */
const LATE = 10_000;
/** The longest that the camera is waited for. */
const LONGEST_WAIT = 500;

export class Director {
  readonly counts: Counts = { received: 0, shown: 0, skipped: 0, lost: 0, stuck: 0, failed: 0 };
  /** The table as far as it was shown. */
  shown: View | null = null;
  act: Playing | null = null;
  moment: Moment | null = null;
  /** What the story has told of this moment so far. */
  told: Text[] = [];
  isPaused = false;
  /** The batch whose moments are being played, with those that are still to come, and batches that wait. */
  private current: Batch | null = null;
  private waiting: Batch[] = [];
  private acts: Act[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private actsBegun = 0;
  /** The act that the camera was waited for. */
  private prepared: Act | null = null;

  constructor(private readonly owner: DirectorOwner) {}

  get isPlaying(): boolean {
    return this.current !== null;
  }

  /** The panels of the state that is being led to: what comes onto the table has its place there. */
  get nextPanels(): Panel[] {
    return this.current?.after.panels ?? [];
  }

  /** Moments that are still to come. */
  get momentsLeft(): number {
    return [this.current, ...this.waiting].reduce((sum, batch) => sum + (batch?.moments.length ?? 0), 0);
  }

  /** Show this at once; what was still to be played is gone. */
  reset(view: View): void {
    const left = this.eventsLeft();
    if (this.isPlaying) this.counts.lost += left;
    this.finish(view);
  }

  /** A state and what led to it. It waits for what came before. */
  push(after: View, events: Happening[], lines: Text[]): void {
    this.counts.received += events.length;
    this.check();
    this.waiting.push({ after, moments: momentsOf(events, lines) });
    if (!this.isWatched()) this.skip();
    else if (!this.isPlaying && !this.isPaused) this.advance();
  }

  /** The person wants to see the end: shows the newest state. */
  skip(): void {
    const newest = this.waiting.at(-1) ?? this.current;
    if (newest === null) return;
    this.counts.skipped += this.eventsLeft();
    this.finish(newest.after);
    this.owner.ended?.();
  }

  /** The person wants to see the next moment now. */
  skipMoment(): void {
    if (!this.isPlaying) return;
    this.counts.skipped += this.moment?.events ?? 0;
    this.applyRest();
    this.moment = null;
    this.acts = [];
    this.advance();
  }

  pause(): void {
    this.isPaused = true;
    clearTimeout(this.timer);
    this.owner.changed();
  }

  resume(): void {
    this.isPaused = false;
    this.advance();
  }

  /** Nobody looks any more, or the speed is "off": what is left is not played. */
  reconsider(): void {
    if (this.isPlaying && !this.isWatched()) this.skip();
  }

  /** Whoever draws could not draw an act. */
  fail(): void {
    this.counts.failed += 1;
  }

  /** Go on where the clock has forgotten an act. */
  check(now = Date.now()): void {
    if (this.act === null || this.isPaused || now - this.act.startedAt < this.act.takes + LATE) return;
    this.counts.stuck += 1;
    this.advance();
  }

  close(): void {
    clearTimeout(this.timer);
    this.current = null;
    this.waiting = [];
  }

  private isWatched(): boolean {
    return this.owner.isSeen() && this.owner.speed() !== "off";
  }

  private eventsLeft(): number {
    const batches = [this.current, ...this.waiting];
    const ahead = batches.flatMap((batch) => batch?.moments ?? []).reduce((sum, moment) => sum + moment.events, 0);
    return ahead + (this.moment?.events ?? 0);
  }

  private finish(view: View): void {
    clearTimeout(this.timer);
    this.shown = view;
    this.act = null;
    this.moment = null;
    this.acts = [];
    this.current = null;
    this.waiting = [];
    this.isPaused = false;
    this.owner.changed();
  }

  /** What the act that is over, and the acts of its moment that are left out, do to the table. */
  private applyRest(): void {
    if (this.act !== null) this.apply(this.act, true);
    for (const act of this.acts) {
      this.tell(act);
      this.apply(act, false);
      this.apply(act, true);
    }
    this.act = null;
  }

  /** The next act, of this moment or of the next one; where there is none, the newest state. */
  private advance(): void {
    clearTimeout(this.timer);
    if (this.act !== null) this.apply(this.act, true);
    this.act = null;
    for (;;) {
      const act = this.acts.shift();
      if (act !== undefined) {
        this.begin(act);
        return;
      }
      if (this.moment !== null) this.counts.shown += this.moment.events;
      this.moment = this.current?.moments.shift() ?? null;
      this.told = [];
      if (this.moment !== null) this.acts = [...this.moment.acts];
      else if (!this.nextBatch()) return;
    }
  }

  /** The story goes on with what happens, not before it. */
  private tell(act: Act): void {
    if (this.shown === null || act.lines.length === 0) return;
    const before = this.shown.story;
    this.told = [...this.told, ...act.lines];
    this.shown = { ...this.shown, story: [...before, ...act.lines], fresh: before.length };
  }

  /** The batch is over: its state is shown as it is. Whether another one follows. */
  private nextBatch(): boolean {
    if (this.current !== null) this.shown = this.current.after;
    const next = this.waiting.shift();
    if (next !== undefined) {
      this.current = next;
      this.shown ??= next.after;
      return true;
    }
    if (this.shown !== null) this.finish(this.shown);
    this.owner.ended?.();
    return false;
  }

  private begin(act: Act): void {
    if (this.waitForCamera(act)) return;
    this.tell(act);
    this.apply(act, false);
    const takes = Math.max(ONE_FRAME, act.ms * paceOf(this.owner.speed(), this.timeLeft()));
    this.actsBegun += 1;
    this.act = { ...act, id: this.actsBegun, takes, startedAt: Date.now() };
    if (!this.isPaused) this.timer = setTimeout(() => this.advance(), takes);
    this.owner.changed();
    const begun = this.act;
    this.safely(() => this.owner.began?.(begun));
  }

  /** What fails is counted, and the film goes on. */
  private safely<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch {
      this.counts.failed += 1;
      return undefined;
    }
  }

  /** Whether the act waits until the camera is where it happens; each act does so once. */
  private waitForCamera(act: Act): boolean {
    if (this.prepared === act || this.isPaused) return false;
    this.prepared = act;
    const wait = Math.min(LONGEST_WAIT, this.safely(() => this.owner.prepare?.(act)) ?? 0);
    if (wait <= 0) return false;
    this.acts.unshift(act);
    this.timer = setTimeout(() => this.advance(), wait);
    this.owner.changed();
    return true;
  }

  /** Milliseconds of film that are still to come, at normal speed. */
  private timeLeft(): number {
    let ms = this.acts.reduce((sum, act) => sum + act.ms, 0);
    for (const moment of this.current?.moments ?? []) ms += moment.ms;
    for (const batch of this.waiting) for (const moment of batch.moments) ms += moment.ms;
    return ms;
  }

  private apply(act: Act, isOver: boolean): void {
    const beats = act.beats.filter((beat) => isAppliedAfterwards(beat) === isOver);
    const shown = this.shown;
    if (shown === null || beats.length === 0) return;
    // The state that follows is whole without a beat that fails.
    this.shown = this.safely(() => applyBeats(shown, beats, this.current?.after ?? null)) ?? shown;
  }
}
