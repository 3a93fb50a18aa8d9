// Why things cannot be chosen now, as the server says it: asked for one at a time, kept while the state stands.

import { newId } from "./ids";
import type { ClientMessage, Refusal } from "./wire";

/** Milliseconds after which an answer counts as lost. */
const LOST = 3000;

export class Reasons {
  /** By the id of the thing; null where it can be chosen. */
  private known = new Map<string, Refusal | null>();
  private state = "";
  private running: { id: string; at: string; since: number } | null = null;

  constructor(
    private readonly send: (message: ClientMessage) => void,
    private readonly changed: () => void,
  ) {}

  /** What is known of a thing in this state of the table; undefined while nothing is. */
  of(state: string, at: string): Refusal | null | undefined {
    return state === this.state ? this.known.get(at) : undefined;
  }

  /** Somebody wants to know why this thing cannot be chosen. */
  want(state: string, at: string): void {
    if (state !== this.state) {
      this.state = state;
      this.known.clear();
      this.running = null;
    }
    const isOnItsWay = this.running?.at === at && Date.now() - this.running.since < LOST;
    if (this.known.has(at) || isOnItsWay) return;
    this.running = { id: newId(), at, since: Date.now() };
    this.send({ do: "why", id: this.running.id, at });
  }

  /** An answer of the server; null where there is nothing to say. Whether it was one of ours. */
  take(id: string, refusal: Refusal | null): boolean {
    if (this.running?.id !== id) return false;
    this.known.set(this.running.at, refusal);
    this.running = null;
    this.changed();
    return true;
  }
}
