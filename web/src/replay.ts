// Moments in a row, shown one after the other: what the others did since this seat last looked.

import type { View } from "./live";
import { preferences } from "./storage";
import type { Frame, Text } from "./wire";

/** What a replay needs of the connection that shows it. */
export interface ReplayOwner {
  replay: Replay | null;
  changed(): void;
}

export class Replay {
  /** The moment that is shown; -1 while the moments are still being fetched. */
  at = -1;
  running = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly storyBefore: Text[];

  constructor(
    private readonly owner: ReplayOwner,
    readonly frames: Frame[],
    private readonly before: View,
    private readonly after: View,
    isRepeated: boolean,
  ) {
    const told = frames.reduce((sum, frame) => sum + frame.story.length, 0);
    this.storyBefore = isRepeated ? after.story.slice(0, Math.max(0, after.story.length - told)) : before.story;
  }

  get view(): View {
    const frame = this.frames[this.at];
    if (frame === undefined) {
      return { ...this.before, facts: { ...this.before.facts, ask: undefined }, story: this.storyBefore };
    }
    const story = [...this.storyBefore];
    for (const past of this.frames.slice(0, this.at + 1)) story.push(...past.story);
    return {
      n: this.after.n,
      panels: frame.panels,
      story,
      fresh: story.length - frame.story.length,
      facts: { status: frame.status, waiting: frame.waiting, over: false },
    };
  }

  play(): void {
    this.running = preferences.speed !== "step";
    this.next();
  }

  toggle(): void {
    this.running = !this.running;
    if (this.running) this.next();
    else clearTimeout(this.timer);
    this.owner.changed();
  }

  next(): void {
    clearTimeout(this.timer);
    if (this.at + 1 >= this.frames.length) {
      this.stop();
      return;
    }
    this.at += 1;
    if (this.running) {
      const told = this.frames[this.at]?.story.length ?? 0;
      const wait = (told > 0 ? 650 + told * 200 : 220) * (preferences.speed === "slow" ? 2.2 : 1);
      this.timer = setTimeout(() => this.next(), Math.min(wait, 4000));
    }
    this.owner.changed();
  }

  back(): void {
    clearTimeout(this.timer);
    this.running = false;
    this.at = Math.max(0, this.at - 1);
    this.owner.changed();
  }

  stop(): void {
    clearTimeout(this.timer);
    if (this.owner.replay === this) this.owner.replay = null;
    this.owner.changed();
  }
}
