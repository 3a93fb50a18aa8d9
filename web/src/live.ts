// A seat's connection: numbered states in, numbered messages out, sent again until they are acknowledged.

import { taste } from "./keep";
import type { Facts, Frame, Incoming, Panel, Seated, StateMessage, TableInfo, Text } from "./wire";

export interface View { n: number; panels: Panel[]; facts: Facts; story: Text[]; fresh: number }
interface Waiting { id: string; text: string; sent: boolean }

const PATIENCE = 20_000;
const PULSE = 8_000;
let count = 0;
const stamp = Math.random().toString(36).slice(2, 8);
export const newId = (): string => `${stamp}-${(count += 1).toString(36)}`;

export class Live {
  seated: Seated | null = null;
  truth: View | null = null;
  info: TableInfo | null = null;
  status: "connecting" | "on" | "off" = "connecting";
  lost: { code: string; why: string } | null = null;
  refusal: { code: string; why: string; at: number } | null = null;
  film: Film | null = null;
  moment: { step: number; last: number; frame: Frame } | null = null;
  private looking: string | null = null;
  /** The state at which this seat last answered: where a replay of the others' turns starts. */
  answeredAt = 0;
  private socket: WebSocket | null = null;
  private waiting: Waiting[] = [];
  private replies = new Map<string, (frames: Frame[]) => void>();
  private listeners = new Set<() => void>();
  private tries = 0;
  private heard = 0;
  private timer = 0;
  private retry = 0;
  private closed = false;
  private scheduled = false;

  constructor(readonly token: string) {
    this.connect();
    this.timer = window.setInterval(() => this.pulse(), PULSE);
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  changed(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    queueMicrotask(() => {
      this.scheduled = false;
      for (const listener of this.listeners) listener();
    });
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    clearTimeout(this.retry);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.film?.stop();
    this.socket?.close();
  }

  /** What is drawn: a film's frame while one runs, else the truth. */
  get view(): View | null {
    return this.film?.view ?? this.truth;
  }

  get busy(): boolean {
    return this.waiting.length > 0;
  }

  choose(key: string): void {
    const ask = this.truth?.facts.ask;
    if (ask === undefined || this.busy) return;
    this.answeredAt = this.truth?.n ?? 0;
    this.send({ do: "choose", id: newId(), ask: ask.id, key });
  }

  enter(outcome: string): void {
    const chance = this.truth?.facts.chance;
    if (chance?.id === undefined || this.busy) return;
    this.send({ do: "enter", id: newId(), ask: chance.id, outcome });
  }

  undo(): void {
    if (!this.busy) this.send({ do: "undo", id: newId() });
  }

  /** Messages with an id are kept until the server has answered them, across any number of connections. */
  send(message: { do: string; id?: string; [more: string]: unknown }): void {
    const text = JSON.stringify(message);
    if (message.id !== undefined && message.do !== "frames" && message.do !== "at") {
      this.waiting.push({ id: message.id, text, sent: false });
      this.refusal = null;
      this.flush();
      this.changed();
    } else if (this.status === "on") this.socket?.send(text);
  }

  /** Look at a finished game after so many answers, or, with null, at its end. */
  look(step: number | null, seat: number | null): void {
    this.looking = step === null ? null : newId();
    if (step === null) {
      this.moment = null;
      this.changed();
    } else this.send({ do: "at", id: this.looking ?? "", step, seat });
  }

  frames(since: number, to: number): Promise<Frame[]> {
    const id = newId();
    return new Promise((resolve) => {
      this.replies.set(id, resolve);
      this.send({ do: "frames", id, since, to });
    });
  }

  /** Show again what happened since this seat last answered. */
  async replay(): Promise<void> {
    const truth = this.truth;
    if (truth === null || this.answeredAt === 0 || this.answeredAt >= truth.n) return;
    const frames = await this.frames(this.answeredAt, truth.n);
    if (frames.length > 0) this.roll(frames, truth, true);
  }

  private readonly now = (): void => {
    if (document.visibilityState === "hidden" || this.closed) return;
    // A connection that is being made is left alone: browsers make those wait who give up and try again at once.
    if (this.status !== "on" && this.socket?.readyState !== WebSocket.CONNECTING) {
      clearTimeout(this.retry);
      this.tries = 0;
      this.connect();
    }
  };

  private connect(): void {
    if (this.closed || this.lost !== null) return;
    const old = this.socket;
    if (old !== null) {
      old.onclose = old.onmessage = old.onopen = null;
      old.close();
    }
    this.status = this.tries === 0 ? "connecting" : "off";
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      socket.send(JSON.stringify({ do: "sit", token: this.token, language: taste.language }));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      this.receive(JSON.parse(event.data) as Incoming);
    };
    socket.onclose = () => {
      this.status = "off";
      for (const waiting of this.waiting) waiting.sent = false;
      for (const resolve of this.replies.values()) resolve([]);
      this.replies.clear();
      this.changed();
      if (this.closed || this.lost !== null) return;
      this.tries += 1;
      this.retry = window.setTimeout(() => this.connect(), Math.min(5000, 250 * 1.6 ** this.tries) * (0.7 + Math.random() * 0.6));
    };
    this.changed();
  }

  private pulse(): void {
    if (this.status !== "on") return;
    if (Date.now() - this.heard > PATIENCE) this.connect();
    else this.socket?.send('{"do":"ping"}');
  }

  private flush(): void {
    if (this.status !== "on") return;
    for (const waiting of this.waiting) {
      if (!waiting.sent) {
        waiting.sent = true;
        this.socket?.send(waiting.text);
      }
    }
  }

  private settle(id: string): void {
    this.waiting = this.waiting.filter((waiting) => waiting.id !== id);
  }

  private receive(message: Incoming): void {
    switch (message.is) {
      case "seated":
        this.seated = message;
        break;
      case "state":
        this.take(message);
        if (this.status !== "on") {
          this.status = "on";
          this.tries = 0;
          this.flush();
        }
        break;
      case "done":
        this.settle(message.id);
        break;
      case "refused":
        if (message.id !== undefined) {
          this.settle(message.id);
          this.replies.get(message.id)?.([]);
          this.replies.delete(message.id);
        }
        if (message.code === "no-key" || message.code === "lost" || (message.code === "too-many" && this.seated === null)) {
          this.lost = message;
        } else if (message.code !== "no-film") this.refusal = { ...message, at: Date.now() };
        break;
      case "frames":
        this.replies.get(message.id)?.(message.frames);
        this.replies.delete(message.id);
        break;
      case "moment":
        if (message.id !== this.looking) return; // another one was asked for since
        this.moment = message;
        break;
      case "pong":
        return;
    }
    this.changed();
  }

  private take(message: StateMessage): void {
    const before = this.truth;
    if (message.base !== 0 && message.base !== before?.n) {
      this.send({ do: "sync" });
      return;
    }
    const known = new Map((message.base === 0 ? [] : before?.panels ?? []).map((panel) => [panel.id, panel]));
    const panels = message.order.map((id) => message.panels[id] ?? known.get(id)).filter((panel) => panel !== undefined);
    const story = message.base === 0 ? message.story : [...(before?.story ?? []), ...message.story];
    if (message.table !== undefined) this.info = message.table;
    for (const id of message.done ?? []) this.settle(id);
    const moved = before !== null && message.n !== before.n;
    const fresh = message.base === 0 ? (before === null ? story.length : before.fresh) : before?.story.length ?? 0;
    this.truth = { n: message.n, panels, facts: message.facts, story, fresh: moved ? fresh : before?.fresh ?? fresh };
    if (message.base !== 0 && before !== null && moved && message.story.length > 1 && taste.speed !== "off") {
      void this.follow(before, this.truth);
    }
  }

  /** Others' turns are shown moment by moment; a running film is cut short by what is newer. */
  private async follow(before: View, after: View): Promise<void> {
    const from = this.film?.view ?? before;
    this.film?.stop();
    this.film = new Film(this, [], from, after, false);
    const frames = await this.frames(before.n, after.n);
    if (this.truth !== after) return;
    if (frames.length > 1) this.roll(frames, after, false, before);
    else this.film?.stop();
  }

  private roll(frames: Frame[], after: View, again: boolean, before?: View): void {
    this.film?.stop();
    this.film = new Film(this, frames, before ?? after, after, again);
    this.film.play();
    this.changed();
  }
}

/** Moments in a row, with the hand on the crank. */
export class Film {
  at = -1;
  running = false;
  private timer = 0;
  private told: Text[];

  constructor(
    private readonly live: Live, readonly frames: Frame[], private readonly from: View, private readonly after: View,
    readonly again: boolean,
  ) {
    const all = frames.reduce((sum, frame) => sum + frame.story.length, 0);
    this.told = again ? after.story.slice(0, Math.max(0, after.story.length - all)) : from.story;
  }

  get view(): View {
    const frame = this.frames[this.at];
    if (frame === undefined) return { ...this.from, facts: { ...this.from.facts, ask: undefined }, story: this.told };
    const story = [...this.told];
    for (const past of this.frames.slice(0, this.at + 1)) story.push(...past.story);
    return {
      n: this.after.n, panels: frame.panels, story, fresh: story.length - frame.story.length,
      facts: { status: frame.status, waiting: frame.waiting, over: false },
    };
  }

  play(): void {
    this.running = taste.speed !== "step";
    this.next();
  }

  toggle(): void {
    this.running = !this.running;
    if (this.running) this.next();
    else clearTimeout(this.timer);
    this.live.changed();
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
      const wait = (told > 0 ? 650 + told * 200 : 220) * (taste.speed === "slow" ? 2.2 : 1);
      this.timer = window.setTimeout(() => this.next(), Math.min(wait, 4000));
    }
    this.live.changed();
  }

  back(): void {
    clearTimeout(this.timer);
    this.running = false;
    this.at = Math.max(0, this.at - 1);
    this.live.changed();
  }

  stop(): void {
    clearTimeout(this.timer);
    if (this.live.film === this) this.live.film = null;
    this.live.changed();
  }
}
