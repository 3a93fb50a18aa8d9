// What this page knows of a game's analysis: whether there is one, how far it is, and the analysis itself.

import { askAnalysis, sentenceOf } from "./api";
import type { Language, ToldAnalysis, TurningPoint } from "./wire";

/** Milliseconds between two looks at how far it is. */
const LOOK_EVERY = 1500;

export class AnalysisState {
  state: "unknown" | "none" | "running" | "done" | "failed" = "unknown";
  done = 0;
  of = 0;
  /** Games that are played on from each decision. */
  tries = 0;
  told: ToldAnalysis | null = null;
  /** Why there is none. */
  why = "";
  private language: Language | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isAsking = false;

  constructor(
    private readonly token: string,
    private readonly changed: () => void,
  ) {}

  /** Look whether there is one in the reader's language; with `start` it is made where there is none. */
  async look(language: Language, start = false): Promise<void> {
    if (this.isAsking || (this.told !== null && this.language === language)) return;
    clearTimeout(this.timer);
    this.isAsking = true;
    try {
      const reply = await askAnalysis({ token: this.token, start }, language);
      this.state = reply.state;
      this.done = reply.done ?? 0;
      this.of = reply.of ?? 0;
      this.tries = reply.tries ?? 0;
      this.told = reply.told ?? null;
      this.language = language;
      if (reply.state === "running") this.timer = setTimeout(() => void this.look(language), LOOK_EVERY);
    } catch (error) {
      this.state = "failed";
      this.why = sentenceOf(error);
    } finally {
      this.isAsking = false;
    }
    this.changed();
  }

  /** The turning point at a moment of the game: its number from 1, and the point. */
  pointAt(step: number | null): { number: number; point: TurningPoint } | undefined {
    const points = this.told?.points ?? [];
    const at = points.findIndex((point) => point.step === step);
    const point = points[at];
    return point === undefined ? undefined : { number: at + 1, point };
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
