// A server as the connection sees it: sockets that a test opens, speaks through and breaks.

import type { ClientMessage, Facts, Panel, ServerMessage, StateMessage } from "../src/wire";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** Every socket that was made, oldest first. */
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  /** What the page sent on this socket. */
  readonly sent: ClientMessage[] = [];

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get newest(): FakeSocket {
    const found = FakeSocket.all.at(-1);
    if (found === undefined) throw new Error("no socket was made");
    return found;
  }

  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error("sent on a socket that is not open");
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  /** The handshake is done. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** The server says something. */
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection breaks. */
  break(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }

  /** What the page sent of one kind. */
  of<K extends ClientMessage["do"]>(kind: K): Extract<ClientMessage, { do: K }>[] {
    return this.sent.filter((message): message is Extract<ClientMessage, { do: K }> => message.do === kind);
  }
}

export const panel = (id: string, title: string): Panel => ({ id, title });

const question: Facts["ask"] = {
  id: "q1",
  kind: "turn",
  prompt: "What now?",
  options: [
    { key: "attack:2", shown: { label: "Attack" } },
    { key: "wait", shown: { label: "Wait" } },
  ],
};

/** A whole state with two panels and one line of story, unless told otherwise. */
export const state = (n: number, base = 0, more: Partial<StateMessage> = {}): StateMessage => ({
  is: "state",
  n,
  base,
  order: ["map", "hand"],
  panels: base === 0 ? { map: panel("map", "Map"), hand: panel("hand", "Hand") } : {},
  facts: { status: [`state ${n}`], ask: question },
  story: base === 0 ? ["It begins."] : [],
  story_from: 0,
  ...more,
});
