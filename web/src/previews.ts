// What options would do, as the server foresees it: asked for one at a time, kept while the question stands.

import { newId } from "./ids";
import type { ClientMessage, Preview } from "./wire";

/** Milliseconds that a pointer rests on an option before the server is asked. */
const REST = 70;
/** Milliseconds after which an answer counts as lost. */
const LOST = 3000;

export class Previews {
  private known = new Map<string, Preview>();
  private ask = "";
  /** The option that is being asked about, and the one that is wanted after it. */
  private running: { id: string; key: string; since: number } | null = null;
  private wanted: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly send: (message: ClientMessage) => void,
    private readonly changed: () => void,
  ) {}

  /** What is known of an option of this question. */
  of(ask: string | undefined, key: string): Preview | undefined {
    return ask === this.ask ? this.known.get(key) : undefined;
  }

  /** The pointer rests on this option of a question; on none for null. */
  want(ask: string | undefined, key: string | null): void {
    clearTimeout(this.timer);
    if (ask === undefined || key === null) {
      this.wanted = null;
      return;
    }
    if (ask !== this.ask) {
      this.ask = ask;
      this.known.clear();
      this.running = null;
    }
    if (this.known.has(key)) return;
    this.wanted = key;
    this.timer = setTimeout(() => this.next(), REST);
  }

  /** An answer of the server; `null` where it was refused. Whether it was one of ours. */
  take(id: string, preview: Preview | null): boolean {
    if (this.running?.id !== id) return false;
    this.running = null;
    if (preview !== null) this.known.set(preview.key, preview);
    this.next();
    this.changed();
    return true;
  }

  private next(): void {
    const key = this.wanted;
    const isWaiting = this.running !== null && Date.now() - this.running.since < LOST;
    if (key === null || isWaiting || this.known.has(key)) return;
    this.wanted = null;
    this.running = { id: newId(), key, since: Date.now() };
    this.send({ do: "foresee", id: this.running.id, ask: this.ask, key });
  }
}
