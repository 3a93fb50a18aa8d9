// The connection of a seat: numbering, sending again, building states, silence and coming back.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newId } from "../src/ids";
import { Live } from "../src/live";
import { preferences, setPreferences } from "../src/storage";
import type { Frame, Item, Panel } from "../src/wire";
import { FakeSocket, panel, state } from "./server";

let live: Live;

const seated = {
  is: "seated",
  table: "t1",
  game: "vault",
  title: "Vault",
  seat: 0,
  host: true,
  companion: false,
  cooperative: false,
  seeded: false,
  secrets: true,
  players: 2,
  styles: {},
  options: {},
} as const;

/** Sit down on the newest socket and get a first whole state. */
const sitDown = (n = 1): FakeSocket => {
  const socket = FakeSocket.newest;
  socket.open();
  socket.say(seated);
  socket.say(state(n));
  return socket;
};

const frame = (line: string): Frame => ({
  panels: [panel("map", line)],
  status: [line],
  story: [line],
  waiting: [1],
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // waits are then exactly their middle
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  preferences.speed = "off";
  live = new Live("token-of-sixteen-letters");
});

afterEach(() => {
  live.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("sitting down", () => {
  it("gives the key in the first message, to the page's own host", () => {
    const socket = FakeSocket.newest;
    expect(socket.address).toBe("ws://table.test/ws");
    socket.open();
    expect(socket.sent).toEqual([{ do: "sit", token: "token-of-sixteen-letters", language: "en" }]);
    expect(live.status).toBe("connecting");
  });

  it("is connected once a state has come", () => {
    sitDown();
    expect(live.status).toBe("on");
    expect(live.seated?.title).toBe("Vault");
    expect(live.view?.facts.status).toEqual(["state 1"]);
  });

  it("gives up where the key opens nothing", () => {
    FakeSocket.newest.open();
    FakeSocket.newest.say({ is: "refused", code: "no-key", why: "no such table" });
    FakeSocket.newest.break();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(live.failure?.why).toBe("no such table");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("tells its listeners once for all that happened in one turn, and then with every second frame", async () => {
    await vi.advanceTimersByTimeAsync(40);
    const listener = vi.fn();
    live.listen(listener);
    const socket = sitDown();
    expect(listener).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(1);
    for (const n of [2, 3, 4]) {
      socket.say(state(n, n - 1));
      await Promise.resolve();
    }
    expect(listener).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(20); // one frame was painted
    expect(listener).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(listener).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("tells them, too, where no frame is drawn", async () => {
    await vi.advanceTimersByTimeAsync(40);
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const listener = vi.fn();
    live.listen(listener);
    const socket = sitDown();
    await Promise.resolve();
    socket.say(state(2, 1));
    await vi.advanceTimersByTimeAsync(300);
    expect(listener).toHaveBeenCalledTimes(2);
    vi.stubGlobal("requestAnimationFrame", (act: () => void) => setTimeout(act, 16));
  });

  it("says that an answer is late only when it is, and draws nothing before that", async () => {
    const socket = sitDown();
    await vi.advanceTimersByTimeAsync(100);
    const listener = vi.fn();
    live.listen(listener);
    live.choose("a");
    await vi.advanceTimersByTimeAsync(100);
    expect(listener).not.toHaveBeenCalled();
    expect([live.isBusy, live.isLate]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(200);
    expect([live.isBusy, live.isLate]).toEqual([true, true]);
    expect(listener).toHaveBeenCalledTimes(1);
    const sent = socket.sent.find((message) => message.do === "choose") as { id: string };
    socket.say({ is: "done", id: sent.id });
    expect([live.isBusy, live.isLate]).toEqual([false, false]);
  });
});

describe("states", () => {
  it("keeps what did not change and takes what did", () => {
    const socket = sitDown();
    socket.say(state(2, 1, { panels: { hand: panel("hand", "New hand") }, story: ["You draw."], story_from: 1 }));
    expect(live.latest?.panels.map((each) => each.title)).toEqual(["Map", "New hand"]);
    expect(live.latest?.story).toEqual(["It begins.", "You draw."]);
    expect(live.latest?.fresh).toBe(1);
  });

  it("keeps the very things that came again unchanged, wherever they lie now", () => {
    const card = (id: string, title: string): Item => ({ type: "card", id, title, lines: ["One.", "Two."] });
    const hand = (...items: Item[]): Panel => ({ ...panel("hand", "Hand"), items });
    const socket = sitDown();
    socket.say(state(2, 1, { panels: { hand: hand(card("a", "Axe"), card("b", "Bow"), card("c", "Cap")) } }));
    const before = live.latest?.panels.find((each) => each.id === "hand");
    socket.say(state(3, 2, { panels: { hand: hand(card("b", "Bow"), card("c", "Cape")) } }));
    const after = live.latest?.panels.find((each) => each.id === "hand");
    expect(after?.items?.[0]).toBe(before?.items?.[1]);
    expect(after?.items?.[1]).toEqual(card("c", "Cape"));
    expect(before?.items?.[2]).toEqual(card("c", "Cap"));
    socket.say(state(4, 3, { panels: { hand: hand(card("b", "Bow"), card("c", "Cape")) } }));
    expect(live.latest?.panels.find((each) => each.id === "hand")).toBe(after);
  });

  it("fetches earlier pages of a long story, and keeps what is new marked", () => {
    const socket = sitDown();
    socket.say(state(2, 0, { story: ["Late."], story_from: 500 }));
    live.readEarlier();
    const asked = socket.of("story")[0];
    expect(asked).toMatchObject({ before: 500 });
    const fresh = live.latest?.fresh ?? 0;
    socket.say({ is: "story", id: "x", story_from: 499, story: ["Early."] });
    expect(live.latest?.story).toEqual(["Early.", "Late."]);
    expect(live.latest?.storyFrom).toBe(499);
    expect(live.latest?.fresh).toBe(fresh + 1);
    socket.say({ is: "story", id: "y", story_from: 200, story: ["From another time."] });
    expect(live.latest?.story).toHaveLength(2);
  });

  it("drops a panel that is no longer in the order, and follows the order", () => {
    const socket = sitDown();
    socket.say(state(2, 1, { order: ["shop", "hand"], panels: { shop: panel("shop", "Shop") } }));
    expect(live.latest?.panels.map((each) => each.id)).toEqual(["shop", "hand"]);
  });

  it("asks for a whole state where one builds on a state it does not have", () => {
    const socket = sitDown();
    socket.say(state(5, 4, { story: ["Something that was missed."] }));
    expect(live.latest?.n).toBe(1);
    expect(socket.of("sync")).toHaveLength(1);
    socket.say(state(5));
    expect(live.latest?.n).toBe(5);
  });

  it("starts anew from a whole state, also one with a smaller number", () => {
    const socket = sitDown(9);
    socket.say(state(10, 9, { story: ["Gone after the server came back."] }));
    socket.say(state(3, 0, { panels: { map: panel("map", "Old map") } }));
    expect(live.latest?.n).toBe(3);
    expect(live.latest?.panels.map((each) => each.title)).toEqual(["Old map"]);
    expect(live.latest?.story).toEqual(["It begins."]);
  });

  it("keeps who sits where until that changes", () => {
    const socket = sitDown();
    const seat = { who: "person", agent: "", name: "Olena", here: true, trouble: false } as const;
    socket.say(state(2, 1, { table: { seats: [seat], watching: 1, state: "open", last: 0 } }));
    socket.say(state(3, 2));
    expect(live.info?.seats[0]?.name).toBe("Olena");
  });
});

describe("messages", () => {
  it("numbers every message differently", () => {
    const numbers = new Set(Array.from({ length: 100 }, newId));
    expect(numbers.size).toBe(100);
  });

  it("answers the question that is asked, one answer at a time", () => {
    const socket = sitDown();
    live.choose("attack:2");
    live.choose("wait");
    live.undo();
    expect(socket.of("choose")).toMatchObject([{ ask: "q1", key: "attack:2" }]);
    expect(socket.of("undo")).toEqual([]);
    expect(live.isBusy).toBe(true);
  });

  it("is free again once the answer is acknowledged, with a state or without", () => {
    const socket = sitDown();
    live.choose("wait");
    socket.say(state(2, 1, { done: [socket.of("choose")[0]?.id ?? ""] }));
    expect(live.isBusy).toBe(false);
    live.undo();
    socket.say({ is: "done", id: "another one" });
    expect(live.isBusy).toBe(true);
    socket.say({ is: "done", id: socket.of("undo")[0]?.id ?? "" });
    expect(live.isBusy).toBe(false);
  });

  it("shows why an answer was refused until the next one", () => {
    const socket = sitDown();
    live.choose("wait");
    socket.say({ is: "refused", id: socket.of("choose")[0]?.id, code: "stale", why: "The table has moved on." });
    expect(live.isBusy).toBe(false);
    expect(live.refusal?.why).toBe("The table has moved on.");
    live.choose("wait");
    expect(live.refusal).toBeNull();
  });

  it("walks answer by answer, and stops where the next one is not offered or was refused", () => {
    const socket = sitDown();
    const done = (): string[] => [socket.of("choose").at(-1)?.id ?? ""];
    live.walk(["wait", "attack:2", "jump", "wait"]);
    expect(socket.of("choose").map((each) => each.key)).toEqual(["wait"]);
    socket.say(state(2, 1, { done: done() }));
    expect(socket.of("choose").map((each) => each.key)).toEqual(["wait", "attack:2"]);
    socket.say(state(3, 2, { done: done() }));
    socket.say(state(4, 3));
    expect(socket.of("choose").map((each) => each.key)).toEqual(["wait", "attack:2"]); // "jump" is not offered
    live.walk(["wait", "wait"]);
    socket.say({ is: "refused", id: socket.of("choose").at(-1)?.id, code: "stale", why: "The table has moved on." });
    socket.say(state(5, 4));
    expect(socket.of("choose")).toHaveLength(3);
  });

  it("enters an outcome only where this seat may", () => {
    const socket = sitDown();
    live.enter("6");
    expect(socket.of("enter")).toEqual([]);
    socket.say(state(2, 1, { facts: { status: [], chance: { yours: true, id: "c7", outcomes: [] } } }));
    live.enter("6");
    expect(socket.of("enter")).toMatchObject([{ ask: "c7", outcome: "6" }]);
  });
});

describe("a broken connection", () => {
  it("sends an answer again, under the same number, once there is a state", () => {
    const first = sitDown();
    live.choose("attack:2");
    first.break();
    expect(live.status).toBe("off");
    expect(live.isBusy).toBe(true);
    vi.advanceTimersByTime(400);
    const second = FakeSocket.newest;
    expect(second).not.toBe(first);
    second.open();
    second.say(seated);
    expect(second.of("choose")).toEqual([]);
    second.say(state(1));
    expect(second.of("choose")).toEqual(first.of("choose"));
    second.say({ is: "done", id: first.of("choose")[0]?.id ?? "" });
    expect(live.isBusy).toBe(false);
  });

  it("sends an answer again that nobody acknowledges on a connection that lives", () => {
    const socket = sitDown();
    live.choose("a");
    for (let pings = 0; pings < 2; pings += 1) {
      vi.advanceTimersByTime(8_000);
      socket.say({ is: "pong" });
    }
    const [first, second] = socket.of("choose");
    expect(second).toEqual(first);
    socket.say({ is: "done", id: first?.id ?? "" });
    vi.advanceTimersByTime(16_000);
    expect(socket.of("choose")).toHaveLength(2);
    expect(live.isBusy).toBe(false);
  });

  it("hears the acknowledgement in a state that does not fit", () => {
    const socket = sitDown();
    live.choose("a");
    socket.say(state(9, 7, { done: [socket.of("choose")[0]?.id ?? ""] }));
    expect(live.isBusy).toBe(false);
    expect(socket.of("sync")).toHaveLength(1);
  });

  it("keeps what is said while nobody hears it", () => {
    const first = sitDown();
    first.break();
    live.choose("wait");
    expect(first.of("choose")).toEqual([]);
    vi.advanceTimersByTime(400);
    sitDown();
    expect(FakeSocket.newest.of("choose")).toHaveLength(1);
  });

  it("does not send again what was acknowledged", () => {
    const first = sitDown();
    live.choose("wait");
    first.say({ is: "done", id: first.of("choose")[0]?.id ?? "" });
    first.break();
    vi.advanceTimersByTime(400);
    sitDown();
    expect(FakeSocket.newest.of("choose")).toEqual([]);
  });

  it("waits longer and longer between its tries, up to three seconds", () => {
    const waits: number[] = [];
    for (let i = 0; i < 9; i += 1) {
      FakeSocket.newest.break();
      const made = FakeSocket.all.length;
      let waited = 0;
      while (FakeSocket.all.length === made) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([400, 700, 1100, 1700, 2700, 3000, 3000, 3000, 3000]);
  });

  it("starts with short waits again after a good connection", () => {
    for (let i = 0; i < 5; i += 1) {
      FakeSocket.newest.break();
      vi.advanceTimersByTime(6_000);
    }
    sitDown();
    const made = FakeSocket.all.length;
    FakeSocket.newest.break();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(made + 1);
  });

  it("tries at once when the network is back, but leaves a connection alone that is being made", () => {
    FakeSocket.newest.break();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("does not come back after the page has left the table", () => {
    sitDown();
    live.close();
    FakeSocket.newest.onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("silence", () => {
  it("pings, and counts a connection as broken that is silent for too long", () => {
    const first = sitDown();
    vi.advanceTimersByTime(16_000);
    expect(first.of("ping")).toHaveLength(2);
    vi.advanceTimersByTime(8_000);
    expect(FakeSocket.newest).not.toBe(first);
    expect(first.readyState).toBe(FakeSocket.CLOSED);
  });

  it("keeps a connection that answers", () => {
    const first = sitDown();
    for (let i = 0; i < 10; i += 1) {
      vi.advanceTimersByTime(8_000);
      first.say({ is: "pong" });
    }
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("sends again what was lost on a connection that went silent", () => {
    const first = sitDown();
    live.choose("wait");
    vi.advanceTimersByTime(24_000);
    sitDown();
    expect(FakeSocket.newest.of("choose")).toEqual(first.of("choose"));
  });
});

describe("the film", () => {
  const lines = { story: ["One.", "Two."], story_from: 1, events: [{ told: true }, { told: true }] };

  beforeEach(() => {
    preferences.speed = "normal";
  });

  it("shows what happens moment by moment, then the table as it stands; the question may be answered early", () => {
    const socket = sitDown();
    socket.say(state(2, 1, lines));
    expect(live.view?.story).toEqual(["It begins.", "One."]);
    expect(live.view?.facts.status).toEqual(["state 1"]);
    expect(live.view?.facts.ask?.id).toBe("q1");
    vi.advanceTimersByTime(450);
    expect(live.view?.story).toEqual(["It begins.", "One.", "Two."]);
    vi.advanceTimersByTime(450);
    expect(live.film).toBeNull();
    expect(live.view).toBe(live.latest);
  });

  it("is not cut by news", () => {
    const socket = sitDown();
    socket.say(state(2, 1, lines));
    socket.say(state(3, 2, { story: ["Three."], events: [{ told: true }] }));
    expect(live.view?.story).toEqual(["It begins.", "One."]);
    vi.advanceTimersByTime(1350);
    expect(live.view?.n).toBe(3);
    expect(live.director.counts).toMatchObject({ received: 3, shown: 3, skipped: 0 });
  });

  it("is skipped by an early answer, but not by the further steps of a walk", () => {
    const socket = sitDown();
    const done = (): string[] => [socket.of("choose").at(-1)?.id ?? ""];
    socket.say(state(2, 1, lines));
    live.walk(["wait", "attack:2"]);
    expect(live.film).toBeNull();
    expect(live.director.counts).toMatchObject({ received: 2, skipped: 2 });
    socket.say(state(3, 2, { ...lines, done: done() }));
    expect(socket.of("choose")).toHaveLength(2);
    expect(live.film).not.toBeNull();
    socket.say(state(4, 3, { ...lines, done: done() }));
    vi.advanceTimersByTime(2000);
    expect(live.director.counts).toMatchObject({ received: 6, shown: 4, skipped: 2 });
  });

  it("ends at once when the page goes into the background, when it is switched off, and when the seat is put aside", () => {
    const socket = sitDown();
    const isOver = (leave: () => void): boolean => {
      const n = live.latest?.n ?? 0;
      socket.say(state(n + 1, n, lines));
      expect(live.film).not.toBeNull();
      leave();
      return live.film === null && live.view === live.latest;
    };
    expect(isOver(() => setPreferences({ speed: "off" }))).toBe(true);
    setPreferences({ speed: "normal" });
    expect(isOver(() => live.show(false))).toBe(true);
    live.show(true);
    const page = document as unknown as { visibilityState: string };
    page.visibilityState = "hidden";
    expect(live.director.isPlaying).toBe(false);
    socket.say(state(4, 3, lines));
    expect(live.film).toBeNull();
    page.visibilityState = "visible";
  });

  it("ends where a whole state comes, and counts what is lost", () => {
    const socket = sitDown();
    socket.say(state(2, 1, lines));
    socket.say(state(5));
    expect(live.film).toBeNull();
    expect(live.view?.n).toBe(5);
    expect(live.director.counts).toMatchObject({ received: 2, lost: 2 });
  });

  it("shows the last turns again from where this seat answered, and lets news wait", async () => {
    const socket = sitDown();
    const told = [{ told: true }];
    live.choose("wait");
    expect(live.canReplay).toBe(false);
    const table = { seats: [], watching: 0, state: "open", last: 0 } as const;
    socket.say(state(2, 1, { ...lines, table: { ...table, seats: [] }, done: [socket.of("choose")[0]?.id ?? ""] }));
    vi.advanceTimersByTime(900);
    expect(live.canReplay).toBe(true);
    const done = live.replayLastTurns();
    expect(socket.of("frames")).toMatchObject([{ since: 1, to: 2 }]);
    const frames = [
      { ...frame("One."), story: [] }, // nothing to show
      { ...frame("One."), events: told },
      { ...frame("Two."), events: told },
    ];
    socket.say({ is: "frames", id: socket.of("frames")[0]?.id ?? "", frames });
    await done;
    expect(live.view?.story).toEqual(["It begins.", "One."]);
    expect(live.view?.facts.ask).toBeUndefined();
    socket.say(state(3, 2, { story: ["Three."], events: told }));
    vi.advanceTimersByTime(450);
    expect(live.view?.story).toEqual(["It begins.", "One.", "Two."]);
    vi.advanceTimersByTime(450);
    expect(live.again).toBeNull();
    expect(live.view?.story).toEqual(["It begins.", "One.", "Two.", "Three."]);
    expect(live.film).toBe(live.director);
    vi.advanceTimersByTime(450);
    expect(live.view?.n).toBe(3);
    expect(live.director.counts).toMatchObject({ received: 3, shown: 3 });
  });

  it("shows nothing again where the moments cannot be had", async () => {
    const socket = sitDown();
    live.choose("wait");
    const table = { seats: [], watching: 0, state: "open" as const, last: 0 };
    socket.say(state(2, 1, { table, done: [socket.of("choose")[0]?.id ?? ""] }));
    const done = live.replayLastTurns();
    socket.say({ is: "refused", id: socket.of("frames")[0]?.id, code: "no-film", why: "gone" });
    await done;
    expect(live.again).toBeNull();
    expect(live.refusal).toBeNull();
  });
});

describe("a finished game", () => {
  const over = { table: { seats: [], watching: 0, state: "over" as const, last: 9 } };

  it("shows the moment that was asked for last, whatever comes late", () => {
    const socket = sitDown();
    live.look(3, 0);
    live.look(7, 1);
    const [early, late] = socket.of("at");
    expect(late).toMatchObject({ step: 7, seat: 1 });
    socket.say({ is: "moment", id: late?.id ?? "", step: 7, last: 9, frame: frame("Seven.") });
    socket.say({ is: "moment", id: early?.id ?? "", step: 3, last: 9, frame: frame("Three.") });
    expect(live.pastStep).toBe(7);
    expect(live.past?.shown?.story).toEqual(["Seven."]);
    live.look(null, null);
    expect(live.past).toBeNull();
  });

  it("shows a moment of a running game where a link led to it, until one goes to the table as it stands", () => {
    const socket = sitDown();
    live.visit(12);
    const [asked] = socket.of("at");
    expect(asked).toMatchObject({ line: 12 });
    expect(asked).not.toHaveProperty("seat");
    socket.say({ is: "moment", id: asked?.id ?? "", step: 0, last: 0, frame: frame("Then.") });
    expect(live.isPastShown).toBe(true);
    expect(live.past?.shown?.story).toEqual(["Then."]);
    expect(socket.of("at").length).toBe(1);
    live.look(null, null);
    expect(live.isPastShown).toBe(false);
  });

  it("is given a key to share, or none where the connection breaks", async () => {
    const socket = sitDown();
    const shared = live.share();
    socket.say({ is: "share", id: socket.of("share")[0]?.id ?? "", token: "key", line: 4 });
    expect(await shared).toMatchObject({ token: "key", line: 4 });
    const lost = live.share();
    socket.break();
    expect(await lost).toBeNull();
  });

  it("plays the answer that leads to a moment, from the moment before it", () => {
    preferences.speed = "normal";
    const socket = sitDown();
    socket.say(state(2, 1, over));
    live.look(5, 0, true);
    const at = (): { id: string; step?: number }[] => socket.of("at");
    expect(at().map((each) => each.step)).toEqual([4]);
    socket.say({ is: "moment", id: at()[0]?.id ?? "", step: 4, last: 9, frame: frame("Four.") });
    expect(at().map((each) => each.step)).toEqual([4, 5]);
    const five = { ...frame("Five."), story: ["Four.", "Five."], events: [{ told: true }] };
    socket.say({ is: "moment", id: at()[1]?.id ?? "", step: 5, last: 9, frame: five });
    expect(live.film).toBe(live.past);
    expect(live.past?.shown?.panels[0]?.title).toBe("Four.");
    expect(live.past?.shown?.story).toEqual(["Four.", "Five."]);
    vi.advanceTimersByTime(450);
    expect(live.film).toBeNull();
    expect(live.past?.shown?.panels[0]?.title).toBe("Five.");
    live.look(6, 0, true); // the next one needs nothing else
    expect(at().map((each) => each.step)).toEqual([4, 5, 6]);
  });
});
