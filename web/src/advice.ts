// What the coach says to a question: asked for once, kept while the question stands.

import { newId } from "./ids";
import type { Advice, AdviceReply, ClientMessage } from "./wire";

export class CoachTalk {
  /** The question that was asked about, and what the coach said to it. */
  ask = "";
  options: Advice[] | null = null;
  /** Why there is no advice. */
  why = "";
  private id = "";

  constructor(private readonly send: (message: ClientMessage) => void) {}

  want(ask: string): void {
    if (this.ask === ask && (this.options !== null || this.id !== "")) return;
    this.ask = ask;
    this.options = null;
    this.why = "";
    this.id = newId();
    this.send({ do: "advise", id: this.id, ask });
  }

  take(reply: AdviceReply): void {
    if (reply.id !== this.id) return; // of a question before
    this.id = "";
    this.options = reply.options;
  }

  /** The server has refused it; whether it was ours. */
  refuse(id: string, why: string): boolean {
    if (id !== this.id || id === "") return false;
    this.id = "";
    this.why = why;
    return true;
  }

  /** The connection broke: what was asked is lost. */
  forget(): void {
    if (this.id !== "") this.ask = "";
    this.id = "";
  }
}
