// The connection of a seat: numbering, sending again, building states, silence and coming back.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, newId } from "../src/live";
import { preferences } from "../src/storage";
import type { Frame } from "../src/wire";
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
  secrets: true,
  players: 2,
  styles: {},
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

  it("tells its listeners once for all that happened in one turn", async () => {
    const listener = vi.fn();
    live.listen(listener);
    sitDown();
    expect(listener).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(1);
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

  it("waits longer and longer between its tries, up to five seconds", () => {
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
    expect(waits).toEqual([400, 700, 1100, 1700, 2700, 4200, 5000, 5000, 5000]);
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

describe("replays", () => {
  const lines = { story: ["One.", "Two."], story_from: 1 };
  const flush = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    preferences.speed = "quick";
  });

  it("fetches and shows others' turns moment by moment, then the table as it stands", async () => {
    const socket = sitDown();
    socket.say(state(2, 1, lines));
    expect(live.view?.facts.ask).toBeUndefined();
    expect(socket.of("frames")).toMatchObject([{ since: 1, to: 2 }]);
    socket.say({ is: "frames", id: socket.of("frames")[0]?.id ?? "", frames: [frame("One."), frame("Two.")] });
    await flush();
    expect(live.view?.story).toEqual(["It begins.", "One."]);
    await vi.advanceTimersByTimeAsync(850);
    expect(live.view?.story).toEqual(["It begins.", "One.", "Two."]);
    await vi.advanceTimersByTimeAsync(850);
    expect(live.replay).toBeNull();
    expect(live.view?.facts.ask?.id).toBe("q1");
  });

  it("never waits for moments that cannot be had", async () => {
    const socket = sitDown();
    socket.say(state(2, 1, lines));
    socket.say({ is: "refused", id: socket.of("frames")[0]?.id, code: "no-film", why: "gone" });
    await flush();
    expect(live.replay).toBeNull();
    expect(live.refusal).toBeNull();
  });

  it("does not stay empty when a newer state with a line or none comes while moments are fetched", async () => {
    const socket = sitDown();
    socket.say(state(2, 1, lines));
    socket.say(state(3, 2));
    socket.say({ is: "frames", id: socket.of("frames")[0]?.id ?? "", frames: [frame("One.")] });
    await flush();
    expect(live.replay).toBeNull();
    expect(live.view?.n).toBe(3);
  });

  it("does not stay empty when the connection breaks while moments are fetched", async () => {
    const socket = sitDown();
    socket.say(state(2, 1, lines));
    socket.break();
    await flush();
    expect(live.replay).toBeNull();
  });

  it("does not start once the person has skipped it", async () => {
    const socket = sitDown();
    socket.say(state(2, 1, lines));
    live.replay?.stop();
    socket.say({ is: "frames", id: socket.of("frames")[0]?.id ?? "", frames: [frame("One."), frame("Two.")] });
    await flush();
    expect(live.replay).toBeNull();
  });

  it("shows the last turns again from where this seat answered", async () => {
    preferences.speed = "off";
    const socket = sitDown();
    live.choose("wait");
    socket.say(state(2, 1, { ...lines, done: [socket.of("choose")[0]?.id ?? ""] }));
    preferences.speed = "step";
    const done = live.replayLastTurns();
    expect(socket.of("frames")).toMatchObject([{ since: 1, to: 2 }]);
    socket.say({ is: "frames", id: socket.of("frames")[0]?.id ?? "", frames: [frame("One."), frame("Two.")] });
    await done;
    expect(live.view?.story).toEqual(["It begins.", "One."]);
    live.replay?.next();
    expect(live.view?.story).toEqual(["It begins.", "One.", "Two."]);
    live.replay?.back();
    expect(live.view?.story).toEqual(["It begins.", "One."]);
    live.replay?.stop();
    expect(live.view?.n).toBe(2);
  });
});

describe("a finished game", () => {
  it("shows the moment that was asked for last, whatever comes late", () => {
    const socket = sitDown();
    live.look(3, 0);
    live.look(7, 1);
    const [early, late] = socket.of("at");
    expect(late).toMatchObject({ step: 7, seat: 1 });
    socket.say({ is: "moment", id: late?.id ?? "", step: 7, last: 9, frame: frame("Seven.") });
    socket.say({ is: "moment", id: early?.id ?? "", step: 3, last: 9, frame: frame("Three.") });
    expect(live.moment?.step).toBe(7);
    live.look(null, null);
    expect(live.moment).toBeNull();
  });
});
