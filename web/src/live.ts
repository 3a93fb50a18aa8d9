// A seat's connection: numbered states in, numbered messages out, sent again until they are acknowledged.

import { Replay, type ReplayOwner } from "./replay";
import { preferences } from "./storage";
import type {
  ClientMessage,
  Facts,
  Frame,
  MomentReply,
  Panel,
  Refused,
  Seated,
  ServerMessage,
  StateMessage,
  TableInfo,
  Text,
} from "./wire";

/** A whole state of the table; story lines from `fresh` on are new. */
export interface View {
  n: number;
  panels: Panel[];
  facts: Facts;
  story: Text[];
  fresh: number;
}

interface Unanswered {
  id: string;
  text: string;
  isSent: boolean;
}

/** Milliseconds without a word from the server after which the connection counts as broken. */
const SILENCE = 20_000;
const PING_EVERY = 8_000;
const FIRST_RETRY = 250;
const LAST_RETRY = 5_000;

let count = 0;
const stamp = Math.random().toString(36).slice(2, 8);
/** A number for a message that no other message of any page has. */
export const newId = (): string => {
  count += 1;
  return `${stamp}-${count.toString(36)}`;
};

/** Messages whose answer is of no use after the connection broke: they are not sent again. */
const isQuery = (message: ClientMessage): boolean => message.do === "frames" || message.do === "at";

export class Live implements ReplayOwner {
  seated: Seated | null = null;
  /** The newest state that came, whatever is being shown. */
  latest: View | null = null;
  info: TableInfo | null = null;
  status: "connecting" | "on" | "off" = "connecting";
  /** Why this link opens no table: nothing is tried again. */
  failure: Refused | null = null;
  refusal: Refused | null = null;
  replay: Replay | null = null;
  moment: MomentReply | null = null;
  /** The state at which this seat last answered: where a replay of the others' turns starts. */
  answeredAt = 0;
  private momentWanted: string | null = null;
  private socket: WebSocket | null = null;
  private unanswered: Unanswered[] = [];
  /** The answers that a walk still has to give. */
  private route: string[] = [];
  private replies = new Map<string, (frames: Frame[]) => void>();
  private listeners = new Set<() => void>();
  private tries = 0;
  private heardAt = 0;
  private readonly pinging: ReturnType<typeof setInterval>;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private isScheduled = false;

  constructor(readonly token: string) {
    this.connect();
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
    addEventListener("online", this.connectNow);
    document.addEventListener("visibilitychange", this.connectNow);
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Tell the listeners, once for all changes of one turn of the loop. */
  changed(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    queueMicrotask(() => {
      this.isScheduled = false;
      for (const listener of this.listeners) listener();
    });
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.pinging);
    clearTimeout(this.retry);
    removeEventListener("online", this.connectNow);
    document.removeEventListener("visibilitychange", this.connectNow);
    this.replay?.stop();
    this.socket?.close();
  }

  /** What is drawn: a moment of a replay while one runs, else the newest state. */
  get view(): View | null {
    return this.replay?.view ?? this.latest;
  }

  get isBusy(): boolean {
    return this.unanswered.length > 0;
  }

  // --- what the person does ---

  choose(key: string): void {
    this.route = [];
    this.answer(key);
  }

  /** Give these answers one after another, as long as each is offered. */
  walk(keys: string[]): void {
    const [first, ...rest] = keys;
    if (first === undefined || this.isBusy) return;
    this.route = rest;
    this.answer(first);
  }

  private walkOn(): void {
    const [next, ...rest] = this.route;
    if (next === undefined || this.isBusy) return;
    const isOffered = this.latest?.facts.ask?.options.some((offer) => offer.key === next) === true;
    this.route = isOffered ? rest : [];
    if (isOffered) this.answer(next);
  }

  private answer(key: string): void {
    const question = this.latest?.facts.ask;
    if (question === undefined || this.isBusy) return;
    this.answeredAt = this.latest?.n ?? 0;
    this.send({ do: "choose", id: newId(), ask: question.id, key });
  }

  enter(outcome: string): void {
    const chance = this.latest?.facts.chance;
    if (chance?.id === undefined || this.isBusy) return;
    this.send({ do: "enter", id: newId(), ask: chance.id, outcome });
  }

  undo(): void {
    this.route = [];
    if (!this.isBusy) this.send({ do: "undo", id: newId() });
  }

  /** Messages with an id are kept until the server has answered them, across any number of connections. */
  send(message: ClientMessage): void {
    const text = JSON.stringify(message);
    if ("id" in message && !isQuery(message)) {
      this.unanswered.push({ id: message.id, text, isSent: false });
      this.refusal = null;
      this.sendUnanswered();
      this.changed();
    } else if (this.status === "on") this.socket?.send(text);
  }

  /** Look at a finished game after so many answers, or, with null, at its end. */
  look(step: number | null, seat: number | null): void {
    if (step === null) {
      this.momentWanted = null;
      this.moment = null;
      this.changed();
      return;
    }
    const id = newId();
    this.momentWanted = id;
    this.send({ do: "at", id, step, seat });
  }

  /** Show again what happened since this seat last answered. */
  async replayLastTurns(): Promise<void> {
    const latest = this.latest;
    if (latest === null || this.answeredAt === 0 || this.answeredAt >= latest.n) return;
    const frames = await this.frames(this.answeredAt, latest.n);
    if (frames.length > 0) this.play(new Replay(this, frames, latest, latest, true));
  }

  // --- the connection ---

  private readonly connectNow = (): void => {
    if (document.visibilityState === "hidden" || this.isClosed || this.failure !== null) return;
    // A connection that is being made is left alone: a browser delays the next attempt of a page that gives up early.
    if (this.status !== "on" && this.socket?.readyState !== WebSocket.CONNECTING) {
      clearTimeout(this.retry);
      this.tries = 0;
      this.connect();
    }
  };

  private connect(): void {
    const old = this.socket;
    if (old !== null) {
      old.onclose = null;
      old.onmessage = null;
      old.onopen = null;
      old.close();
      this.forgetConnection();
    }
    this.status = this.tries === 0 ? "connecting" : "off";
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.heardAt = Date.now();
      const sit: ClientMessage = { do: "sit", token: this.token, language: preferences.language };
      socket.send(JSON.stringify(sit));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heardAt = Date.now();
      this.receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      this.status = "off";
      this.forgetConnection();
      this.changed();
      if (this.isClosed || this.failure !== null) return;
      this.tries += 1;
      // Longer and longer, and not all pages at once.
      const wait = Math.min(LAST_RETRY, FIRST_RETRY * 1.6 ** this.tries) * (0.7 + Math.random() * 0.6);
      this.retry = setTimeout(() => this.connect(), wait);
    };
    this.changed();
  }

  /** What was sent on a broken connection may be lost: messages are sent again, queries are given up. */
  private forgetConnection(): void {
    for (const each of this.unanswered) each.isSent = false;
    for (const resolve of this.replies.values()) resolve([]);
    this.replies.clear();
  }

  private ping(): void {
    if (this.status !== "on") return;
    if (Date.now() - this.heardAt > SILENCE) this.connect();
    else this.send({ do: "ping" });
  }

  private sendUnanswered(): void {
    if (this.status !== "on") return;
    for (const each of this.unanswered) {
      if (!each.isSent) {
        each.isSent = true;
        this.socket?.send(each.text);
      }
    }
  }

  private settle(id: string): void {
    this.unanswered = this.unanswered.filter((each) => each.id !== id);
  }

  private frames(since: number, to: number): Promise<Frame[]> {
    if (this.status !== "on") return Promise.resolve([]);
    const id = newId();
    return new Promise((resolve) => {
      this.replies.set(id, resolve);
      this.send({ do: "frames", id, since, to });
    });
  }

  private reply(id: string, frames: Frame[]): void {
    this.replies.get(id)?.(frames);
    this.replies.delete(id);
  }

  // --- what the server says ---

  private receive(message: ServerMessage): void {
    switch (message.is) {
      case "seated":
        this.seated = message;
        break;
      case "state":
        this.takeState(message);
        if (this.status !== "on") {
          this.status = "on";
          this.tries = 0;
          this.sendUnanswered();
        }
        break;
      case "done":
        this.settle(message.id);
        break;
      case "refused":
        this.takeRefusal(message);
        break;
      case "frames":
        this.reply(message.id, message.frames);
        break;
      case "moment":
        if (message.id !== this.momentWanted) return; // another one was asked for since
        this.moment = message;
        break;
      case "pong":
        return;
    }
    this.changed();
  }

  private takeRefusal(message: Refused): void {
    this.route = [];
    if (message.id !== undefined) {
      this.settle(message.id);
      this.reply(message.id, []);
    }
    const opensNothing = message.code === "no-key" || message.code === "lost";
    if (opensNothing || (message.code === "too-many" && this.seated === null)) this.failure = message;
    else if (message.code !== "no-film") this.refusal = message;
  }

  private takeState(message: StateMessage): void {
    const before = this.latest;
    const isWhole = message.base === 0;
    if (!isWhole && message.base !== before?.n) {
      this.send({ do: "sync" });
      return;
    }
    const known = new Map((isWhole ? [] : (before?.panels ?? [])).map((panel) => [panel.id, panel]));
    const panels = message.order
      .map((id) => message.panels[id] ?? known.get(id))
      .filter((panel) => panel !== undefined);
    const story = isWhole ? message.story : [...(before?.story ?? []), ...message.story];
    if (message.table !== undefined) this.info = message.table;
    for (const id of message.done ?? []) this.settle(id);
    const hasMoved = before !== null && message.n !== before.n;
    let fresh = before?.fresh ?? story.length;
    if (hasMoved && !isWhole) fresh = before.story.length;
    this.latest = { n: message.n, panels, facts: message.facts, story, fresh };
    this.walkOn();
    if (!isWhole && hasMoved && message.story.length > 1 && preferences.speed !== "off") {
      void this.follow(before, this.latest);
    }
  }

  /** Show others' turns moment by moment; what is newer cuts a running replay short. */
  private async follow(before: View, after: View): Promise<void> {
    const shown = this.replay?.view ?? before;
    this.replay?.stop();
    const fetching = new Replay(this, [], shown, after, false);
    this.replay = fetching;
    const frames = await this.frames(before.n, after.n);
    if (this.replay !== fetching) return; // skipped, or something newer is shown
    if (frames.length > 1) this.play(new Replay(this, frames, before, after, false));
    else fetching.stop();
  }

  private play(replay: Replay): void {
    this.replay?.stop();
    this.replay = replay;
    replay.play();
    this.changed();
  }
}
