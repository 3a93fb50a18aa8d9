// A seat's connection: numbered states in, numbered messages out, sent again until they are acknowledged.

import { CoachTalk } from "./advice";
import { AnalysisState } from "./analysis-state";
import type { Told } from "./clock";
import { attend, restAttention } from "./director/attention";
import { Director, type Playing } from "./director/director";
import { afterFrames } from "./frames";
import { newId } from "./ids";
import { Previews } from "./previews";
import { Reasons } from "./reasons";
import { shared } from "./share";
import { sounds } from "./sound";
import { onPreferences, preferences, savedTableOf } from "./storage";
import type {
  ClientMessage,
  Facts,
  Frame,
  Led,
  MomentReply,
  Panel,
  Refused,
  Seated,
  ServerMessage,
  ShareReply,
  StateMessage,
  StoryReply,
  TableInfo,
  TalkLine,
  Text,
} from "./wire";

/** A whole state of the table; story lines from `fresh` on are new. */
export interface View {
  n: number;
  panels: Panel[];
  facts: Facts;
  story: Text[];
  fresh: number;
  /** How many lines of the story came before these: a whole state holds the newest ones. */
  storyFrom: number;
}

/** Somebody points at a thing on the table. */
export interface Pointed {
  n: number;
  seat: number;
  at: string;
}

interface Unanswered {
  id: string;
  text: string;
  isSent: boolean;
  madeAt: number;
  /** Pings since it was sent: one that stays without an answer is sent again, under its number. */
  pings: number;
}

/** Milliseconds without a word from the server after which the connection counts as broken. */
const SILENCE = 20_000;
const PING_EVERY = 8_000;
/** Milliseconds after which a person is told that an answer is still on its way. */
const LATE = 150;
/** Milliseconds for which one sees where somebody points. */
const POINT_TIME = 3_000;
/** The same, for what somebody pointed at before this page came: it may have to be found first. */
const KEPT_POINT_TIME = 12_000;
/** Milliseconds before a connection is tried again, at first and at most: a server that is back has everybody soon. */
const FIRST_RETRY = 250;
const LAST_RETRY = 3_000;

/** Messages whose answer is of no use after the connection broke: they are not sent again. */
const isQuery = (message: ClientMessage): boolean =>
  ["frames", "at", "story", "foresee", "advise", "share", "why"].includes(message.do);

/** The longest replay that the server draws, in frames: what lies before is left out. */
const MOST_FRAMES = 60;

/** The step of a moment that is asked for by a line of the story. */
const BY_LINE = -1;

export class Live {
  seated: Seated | null = null;
  /** The newest state that came, whatever is being shown. */
  latest: View | null = null;
  info: TableInfo | null = null;
  /** The table's clock, where it has one. */
  clock: Told | null = null;
  status: "connecting" | "on" | "off" = "connecting";
  /** Why this link opens no table: nothing is tried again. */
  failure: Refused | null = null;
  refusal: Refused | null = null;
  /** Whether this seat is the one on the screen: what nobody sees is not played. */
  isOnScreen = true;
  /** Plays what happens, of all seats, one's own too. */
  readonly director = new Director({
    speed: () => preferences.speed,
    isSeen: () => this.isOnScreen && document.visibilityState !== "hidden",
    changed: () => this.changed(),
    prepare: (act) => attend(act.beats),
    began: (act) => this.hear(act),
    ended: () => {
      restAttention();
      this.hearNews();
    },
  });
  /** What happened since this seat last answered, played once more. */
  again: Director | null = null;
  /** A finished game that is looked through, and the step that is shown or on its way. */
  past: Director | null = null;
  pastStep = -1;
  /** The analysis of this game, once somebody has asked for it. */
  readonly analysis: AnalysisState;
  /** A link has led to a moment of this game while it runs. */
  private isVisiting = false;
  /** Somebody has set up the next game: the key of this seat there. */
  led: Led | null = null;
  /** What people said, in its order. */
  talk: TalkLine[] = [];
  /** How far people's talk was read here; null before anybody could read it. */
  readTalk: number | null = null;
  /** What others point at just now. */
  points: Pointed[] = [];
  /** The next click points at what it meets. */
  isPointing = false;
  /** Seats that this person does not want to hear. */
  readonly muted = new Set<number>();
  /** The state at which this seat last answered: where a replay of the others' turns starts. */
  answeredFrom: View | null = null;
  /** What options would do, as far as it was asked for. */
  readonly previews = new Previews(
    (message) => this.send(message),
    () => this.changed(),
  );
  /** What the coach says, where this table has one. */
  readonly coach = new CoachTalk((message) => this.send(message));
  /** Why things cannot be chosen, as far as it was asked for. */
  readonly reasons = new Reasons(
    (message) => this.send(message),
    () => this.changed(),
  );
  /** The moment that was asked for last: whose eyes, and whether it is to be played from the moment before. */
  private momentWanted: { id: string; step: number; seat: number | null; isPlayed: boolean } | null = null;
  /** What was asked and over when the newest news was heard. */
  private heard = { isAsked: false, isOver: false };
  private readonly forgetPreferences: () => void;
  private socket: WebSocket | null = null;
  private unanswered: Unanswered[] = [];
  /** The answers that a walk still has to give. */
  private route: string[] = [];
  private shared: ((reply: ShareReply | null) => void) | null = null;
  private replies = new Map<string, (frames: Frame[]) => void>();
  private listeners = new Set<() => void>();
  private tries = 0;
  private heardAt = 0;
  private readonly pinging: ReturnType<typeof setInterval>;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private isScheduled = false;
  private isUntold = false;

  constructor(readonly token: string) {
    this.analysis = new AnalysisState(token, () => this.changed());
    this.connect();
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
    addEventListener("online", this.connectNow);
    document.addEventListener("visibilitychange", this.connectNow);
    document.addEventListener("visibilitychange", this.reconsider);
    this.forgetPreferences = onPreferences(this.reconsider);
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Tell the listeners: at once, once for all changes of one turn of the loop, and then not before that was painted.
   *  A film goes on with each frame; states that come one after another are drawn with every second one. */
  changed(): void {
    this.isUntold = true;
    if (this.isScheduled) return;
    this.isScheduled = true;
    queueMicrotask(() => this.tell());
  }

  private tell(): void {
    this.isUntold = false;
    afterFrames(this.film === null ? 2 : 1, () => {
      this.isScheduled = false;
      if (this.isUntold) this.tell();
    });
    for (const listener of this.listeners) listener();
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.pinging);
    clearTimeout(this.retry);
    removeEventListener("online", this.connectNow);
    document.removeEventListener("visibilitychange", this.connectNow);
    document.removeEventListener("visibilitychange", this.reconsider);
    this.forgetPreferences();
    this.director.close();
    this.again?.close();
    this.past?.close();
    this.analysis.close();
    this.socket?.close();
  }

  /** The film that runs: the last turns again, a finished game, or what happens now. */
  get film(): Director | null {
    const film = this.again ?? (this.isPastShown ? this.past : null) ?? this.director;
    return film.isPlaying ? film : null;
  }

  /** Whether a moment that is past is shown: of a finished game, or one that a link has led to. */
  get isPastShown(): boolean {
    return this.past !== null && (this.isVisiting || this.info?.state !== "open");
  }

  /** What is drawn: the table as far as the film has come. What is asked meanwhile can be answered early. */
  get view(): View | null {
    const latest = this.latest;
    if (this.again !== null) return withoutQuestion(this.again.shown ?? latest);
    const shown = this.director.shown;
    if (latest === null || shown === null || !this.director.isPlaying) return latest;
    const { ask, chance, undo } = latest.facts;
    return { ...shown, facts: { ...shown.facts, ask, chance, undo } };
  }

  /** The person has seen enough. */
  skip(): void {
    this.film?.skip();
  }

  private readonly reconsider = (): void => {
    for (const film of [this.again, this.past, this.director]) film?.reconsider();
  };

  /** Whether this seat is shown on the screen of this browser. */
  show(isOnScreen: boolean): void {
    if (this.isOnScreen === isOnScreen) return;
    this.isOnScreen = isOnScreen;
    this.reconsider();
  }

  private hear(act: Playing): void {
    for (const beat of act.beats) sounds.playBeat(beat);
  }

  /** Whose turn it is, and how it ended, is heard after the film. */
  private hearNews(): void {
    const facts = this.latest?.facts;
    if (facts === undefined || !this.isOnScreen) return;
    const mine = this.seated?.seat ?? null;
    const isOver = facts.over === true;
    if (isOver && !this.heard.isOver && mine !== null) {
      sounds.play(facts.ending?.winners.includes(mine) === true ? "victory" : "defeat");
    } else if (facts.ask !== undefined && !this.heard.isAsked) sounds.play("turn");
    this.heard = { isAsked: facts.ask !== undefined, isOver };
  }

  get isBusy(): boolean {
    return this.unanswered.length > 0;
  }

  /** Whether an answer takes so long that the page says so; most are there before the eye would see it. */
  get isLate(): boolean {
    return this.unanswered.some((each) => each.madeAt <= Date.now() - LATE);
  }

  // --- what the person does ---

  choose(key: string): void {
    this.route = [];
    this.seeEnough();
    this.answer(key);
  }

  /** Give these answers one after another, as long as each is offered. */
  walk(keys: string[]): void {
    const [first, ...rest] = keys;
    if (first === undefined || this.isBusy) return;
    this.route = rest;
    this.seeEnough();
    this.answer(first);
  }

  /** Whoever answers has seen enough of what led to the question. */
  private seeEnough(): void {
    if (this.latest?.facts.ask === undefined || this.isBusy) return;
    this.skip();
    this.answeredFrom = this.latest;
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
    this.send({ do: "choose", id: newId(), ask: question.id, key });
  }

  enter(outcome: string): void {
    const chance = this.latest?.facts.chance;
    if (chance?.id === undefined || this.isBusy) return;
    this.skip();
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
      this.unanswered.push({ id: message.id, text, isSent: false, madeAt: Date.now(), pings: 0 });
      setTimeout(() => this.isLate && this.changed(), LATE);
      this.sendUnanswered();
      if (this.refusal === null) return; // nothing is drawn for an answer that is most likely there at once
      this.refusal = null;
      this.changed();
    } else if (this.status === "on") this.socket?.send(text);
  }

  /** The moment of a finished game that somebody wants to see, and through whose eyes; null: its end. */
  get wanted(): { step: number; seat: number | null } | null {
    if (this.momentWanted?.step === BY_LINE) return this.pastStep < 0 ? null : { step: this.pastStep, seat: null };
    return this.momentWanted;
  }

  /** Look at a finished game after so many answers, or, with null, at its end; `isPlayed` shows its last answer. */
  look(step: number | null, seat: number | null, isPlayed = false): void {
    if (step === null) {
      this.momentWanted = null;
      this.isVisiting = false;
      this.past?.close();
      this.past = null;
      this.pastStep = -1;
      this.changed();
      return;
    }
    const wanted = { id: newId(), step, seat, isPlayed: isPlayed && step > 0 };
    this.momentWanted = wanted;
    this.changed();
    // What led to it can only be played from the moment before.
    const isNext = this.past?.isPlaying === false && this.pastStep === step - 1;
    this.send({ do: "at", id: wanted.id, step: wanted.isPlayed && !isNext ? step - 1 : step, seat });
  }

  /** Look at the moment at which spectators could read so many lines of the story; the game may still run. */
  visit(line: number): void {
    this.isVisiting = true;
    this.momentWanted = { id: newId(), step: BY_LINE, seat: null, isPlayed: false };
    this.send({ do: "at", id: this.momentWanted.id, step: 0, line });
  }

  /** A key by which others may be shown this game as spectators; null where the server cannot be asked. */
  share(): Promise<ShareReply | null> {
    if (this.status !== "on") return Promise.resolve(null);
    return new Promise((resolve) => {
      this.shared?.(null);
      this.shared = resolve;
      this.send({ do: "share", id: newId() });
    });
  }

  private takeMoment({ id, step, frame }: MomentReply): void {
    const wanted = this.momentWanted;
    if (wanted?.id !== id) return; // another one was asked for since
    const view = viewOf(frame, frame.story, step, 0);
    this.past ??= new Director({
      speed: () => preferences.speed,
      isSeen: () => document.visibilityState !== "hidden",
      changed: () => this.changed(),
      prepare: (act) => attend(act.beats),
      began: (act) => this.hear(act),
      ended: restAttention,
    });
    const told = (frame.events ?? []).filter((event) => event.told === true).length;
    if (wanted.isPlayed && step === wanted.step && this.pastStep === step - 1) {
      this.past.push(view, frame.events ?? [], frame.story.slice(frame.story.length - told));
    } else this.past.reset(view);
    this.pastStep = step;
    if (wanted.step !== BY_LINE && step !== wanted.step)
      this.send({ do: "at", id: wanted.id, step: wanted.step, seat: wanted.seat });
  }

  get canReplay(): boolean {
    const from = this.answeredFrom?.n ?? 0;
    return from > 0 && this.again === null && this.info?.state === "open" && from < (this.latest?.n ?? 0);
  }

  mute(seat: number): void {
    this.muted.add(seat);
    this.changed();
  }

  unmute(): void {
    this.muted.clear();
    this.changed();
  }

  /** Fetch the page of the story before the lines that are here. */
  readEarlier(): void {
    const before = this.latest?.storyFrom ?? 0;
    if (before > 0) this.send({ do: "story", id: newId(), before });
  }

  /** Show again what happened since this seat last answered; news waits until that is over. */
  async replayLastTurns(): Promise<void> {
    const [from, latest] = [this.answeredFrom, this.latest];
    if (from === null || latest === null || !this.canReplay) return;
    const frames = await this.frames(from.n, latest.n);
    if (frames.length === 0 || this.again !== null || this.latest !== latest) return;
    this.director.skip();
    this.director.pause();
    const again = new Director({
      speed: () => (preferences.speed === "off" ? "normal" : preferences.speed),
      isSeen: () => document.visibilityState !== "hidden",
      changed: () => this.changed(),
      prepare: (act) => attend(act.beats),
      began: (act) => this.hear(act),
      ended: () => {
        restAttention();
        this.again = null;
        this.director.resume();
      },
    });
    const told = frames.reduce((sum, frame) => sum + frame.story.length, 0);
    let story = latest.story.slice(0, Math.max(0, latest.story.length - told));
    const rest = [...frames];
    const first = frames.length >= MOST_FRAMES ? rest.shift() : undefined;
    again.reset(first === undefined ? { ...from, story } : viewOf(first, story, latest.n, latest.storyFrom));
    this.again = again;
    again.pause(); // until all of it is there
    for (const frame of rest) {
      story = [...story, ...frame.story];
      again.push(viewOf(frame, story, latest.n, latest.storyFrom), frame.events ?? [], frame.story);
    }
    again.resume();
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
    const table = this.seated?.table ?? savedTableOf(this.token)?.table;
    // Where there are several servers, a balancer may send everybody of one table to the same one.
    const path = table === undefined ? "/ws" : `/ws?t=${encodeURIComponent(table)}`;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`);
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
    this.coach.forget();
    this.shared?.(null);
    this.shared = null;
  }

  private ping(): void {
    for (const film of [this.again, this.past, this.director]) film?.check();
    if (this.status !== "on") return;
    const silence = Date.now() - this.heardAt;
    if (silence > SILENCE) {
      this.connect();
      return;
    }
    this.send({ do: "ping" });
    if (silence > PING_EVERY) return; // the connection may be broken
    for (const each of this.unanswered) {
      each.pings += 1;
      if (each.pings > 1) each.isSent = false; // the answer, or its acknowledgement, was lost on the way
    }
    this.sendUnanswered();
  }

  private sendUnanswered(): void {
    if (this.status !== "on") return;
    for (const each of this.unanswered) {
      if (!each.isSent) {
        each.isSent = true;
        each.pings = 0;
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
          this.giveName();
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
        this.takeMoment(message);
        break;
      case "story":
        this.takeStory(message);
        break;
      case "talk": {
        const known = new Set(this.talk.map((line) => line.n));
        this.talk = [...this.talk, ...message.lines.filter((line) => !known.has(line.n))].slice(-200);
        break;
      }
      case "led":
        this.led = message;
        break;
      case "point":
        this.showPoint(message.seat, message.at, message.kept === true ? KEPT_POINT_TIME : POINT_TIME);
        break;
      case "preview":
        this.previews.take(message.id, message.preview);
        return;
      case "share":
        this.shared?.(message);
        this.shared = null;
        return;
      case "advice":
        this.coach.take(message);
        break;
      case "why":
        this.reasons.take(message.id, message.refusal ?? null);
        return;
      case "pong":
        return;
    }
    this.changed();
  }

  /** Everything that people said was read. */
  markTalkRead(): void {
    this.readTalk = this.talk.at(-1)?.n ?? -1;
    this.changed();
  }

  /** Take the pointing hand out, or put it away. */
  setPointing(isPointing: boolean): void {
    this.isPointing = isPointing;
    this.changed();
  }

  private showPoint(seat: number, at: string, time: number): void {
    if (this.muted.has(seat)) return;
    const n = (this.points.at(-1)?.n ?? 0) + 1;
    // One finger for each seat: the newest counts.
    this.points = [...this.points.filter((each) => each.seat !== seat), { n, seat, at }];
    setTimeout(() => {
      this.points = this.points.filter((each) => each.n !== n || each.seat !== seat);
      this.changed();
    }, time);
  }

  /** Whoever comes by a friend's link and has chosen a name before is called so here, too. */
  private giveName(): void {
    const seat = this.seated?.seat ?? null;
    if (seat === null || this.seated?.host === true || preferences.name === "") return;
    if (this.info?.state === "open" && this.info.seats[seat]?.name === "") {
      this.send({ do: "rename", id: newId(), name: preferences.name });
    }
  }

  private takeRefusal(message: Refused): void {
    // The question has changed meanwhile, or the thing is gone.
    if (message.id !== undefined && (this.previews.take(message.id, null) || this.reasons.take(message.id, null)))
      return;
    if (message.id !== undefined && this.coach.refuse(message.id, message.why)) return;
    this.route = [];
    if (message.id !== undefined) {
      this.settle(message.id);
      this.reply(message.id, []);
    }
    const opensNothing = message.code === "no-key" || message.code === "lost";
    if (opensNothing || (message.code === "too-many" && this.seated === null)) this.failure = message;
    else if (message.code !== "no-film" && message.code !== "not-there") this.refusal = message;
  }

  private takeStory(page: StoryReply): void {
    const view = this.latest;
    if (view === null || page.story_from + page.story.length !== view.storyFrom) return; // a newer whole state came
    const fresh = view.fresh + page.story.length;
    this.latest = { ...view, story: [...page.story, ...view.story], storyFrom: page.story_from, fresh };
    if (!this.director.isPlaying) this.director.reset(this.latest);
  }

  private takeState(message: StateMessage): void {
    const before = this.latest;
    const isWhole = message.base === 0;
    for (const id of message.done ?? []) this.settle(id); // whether or not the state fits
    if (!isWhole && message.base !== before?.n) {
      this.send({ do: "sync" });
      return;
    }
    const known = new Map((isWhole ? [] : (before?.panels ?? [])).map((panel) => [panel.id, panel]));
    const panels = message.order
      .map((id) => {
        const panel = message.panels[id];
        return panel === undefined ? known.get(id) : shared(known.get(id), panel);
      })
      .filter((panel) => panel !== undefined);
    const story = isWhole ? message.story : [...(before?.story ?? []), ...message.story];
    if (message.table !== undefined) this.info = message.table;
    if (message.clock !== undefined) this.clock = { info: message.clock, at: performance.now() };
    const hasMoved = before !== null && message.n !== before.n;
    let fresh = before?.fresh ?? story.length;
    if (hasMoved && !isWhole) fresh = before.story.length;
    const storyFrom = isWhole ? message.story_from : (before?.storyFrom ?? 0);
    this.latest = { n: message.n, panels, facts: message.facts, story, fresh, storyFrom };
    if (isWhole) this.startOver(this.latest);
    else this.director.push(this.latest, message.events ?? [], message.story);
    this.walkOn();
  }

  /** A whole state: nothing leads to it that could be played. */
  private startOver(view: View): void {
    this.again?.close();
    this.again = null;
    this.director.reset(view);
    if ((this.answeredFrom?.n ?? 0) > view.n) this.answeredFrom = null;
    this.heard = { isAsked: view.facts.ask !== undefined, isOver: view.facts.over === true };
  }
}

/** The table as it is shown while something past is played: nothing can be answered there. */
const withoutQuestion = (view: View | null): View | null =>
  view === null ? null : { ...view, facts: { ...view.facts, ask: undefined, chance: undefined } };

const viewOf = (frame: Frame, story: Text[], n: number, storyFrom: number): View => ({
  storyFrom,
  n,
  panels: frame.panels,
  facts: { status: frame.status, waiting: frame.waiting, ending: frame.ending, over: frame.ending !== undefined },
  story,
  fresh: story.length - frame.story.length,
});
