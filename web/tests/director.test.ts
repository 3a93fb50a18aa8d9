// The queue of moments: order, grouping, skipping, catching up, and that it always ends on the newest state.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Director, type Playing } from "../src/director/director";
import { actsOf, LONGEST_ACT, momentsOf, paceOf, type Speed } from "../src/director/moments";
import type { View } from "../src/live";
import type { Beat, Happening } from "../src/wire";

const view = (n: number, story: string[] = []): View => ({
  n,
  panels: [{ id: "me", title: "Me", items: [{ type: "track", id: "life", value: 20 - n, max: 20 }] }],
  facts: { status: [`state ${n}`] },
  story,
  fresh: 0,
  storyFrom: 0,
});
const hurt = (amount: number): Beat => ({ is: "hurt", who: "life", amount });
const told = (...beats: Beat[]): Happening => ({ beats, told: true });

let speed: Speed;
let isSeen: boolean;
let began: Playing[];
let ended: number;
let director: Director;

const life = (): unknown => director.shown?.panels[0]?.items?.[0];

beforeEach(() => {
  vi.useFakeTimers();
  speed = "normal";
  isSeen = true;
  began = [];
  ended = 0;
  director = new Director({
    speed: () => speed,
    isSeen: () => isSeen,
    changed: () => {},
    began: (act) => began.push(act),
    ended: () => {
      ended += 1;
    },
  });
  director.reset(view(0));
});

afterEach(() => {
  director.close();
  vi.useRealTimers();
});

describe("moments", () => {
  it("hold the events that join them, and their own lines of the story", () => {
    const events: Happening[] = [
      told({ is: "aim", who: "a", whom: ["b"] }),
      { beats: [hurt(2)], joins: true },
      { told: true, joins: true },
      told({ is: "fall", who: "b" }),
    ];
    const [attack, fall] = momentsOf(events, ["A attacks.", "B suffers.", "B dies."]);
    expect(attack?.events).toBe(3);
    expect(attack?.acts.map((act) => act.beats[0]?.is)).toEqual(["aim", "hurt"]);
    expect(attack?.acts.map((act) => act.lines)).toEqual([["A attacks."], ["B suffers."]]);
    expect(fall).toMatchObject({ events: 1, acts: [{ lines: ["B dies."] }] });
  });

  it("without anything to see or read take no time; a line alone has time to be read", () => {
    expect(momentsOf([{}], [])[0]?.acts).toEqual([]);
    expect(momentsOf([{ told: true }], ["Nothing happens."])[0]?.acts).toMatchObject([{ beats: [], ms: 450 }]);
  });

  it("lose no line, even one that no event claims", () => {
    const found = momentsOf([{ told: true }, { told: true, joins: true, beats: [hurt(1)] }], ["A.", "B.", "C."]);
    expect(found.map(({ events, acts }) => [events, acts.flatMap((act) => act.lines)])).toEqual([
      [2, ["A.", "B."]],
      [0, ["C."]],
    ]);
  });

  it("show things of one kind together, and never for long", () => {
    const acts = (...beats: Beat[]) => actsOf([{ beats, line: undefined }]);
    expect(acts(hurt(1), hurt(2), { is: "fall", who: "b" }).map((act) => act.beats.length)).toEqual([2, 1]);
    const walk: Beat = { is: "walk", who: "a", path: ["1", "2"] };
    expect(acts(walk, walk)).toHaveLength(2);
    expect(acts(...Array.from({ length: 100 }, () => hurt(1)))[0]?.ms).toBe(LONGEST_ACT);
  });
});

describe("playing", () => {
  it("shows moments in their order, with their lines, and ends on the state itself", () => {
    const after = view(1, ["One.", "Two."]);
    director.push(after, [told(hurt(3)), told(hurt(4))], ["One.", "Two."]);
    expect(director.isPlaying).toBe(true);
    expect(life()).toMatchObject({ value: 17 });
    expect(director.shown?.story).toEqual(["One."]);
    vi.advanceTimersByTime(450);
    expect(life()).toMatchObject({ value: 13 });
    expect(director.shown?.story).toEqual(["One.", "Two."]);
    vi.advanceTimersByTime(450);
    expect(director.isPlaying).toBe(false);
    expect(director.shown).toBe(after);
    expect(ended).toBe(1);
    expect(director.counts).toEqual({ received: 2, shown: 2, skipped: 0, lost: 0, stuck: 0, failed: 0 });
  });

  it("lets news wait, and shows each state in between", () => {
    director.push(view(1), [told(hurt(3))], ["One."]);
    director.push(view(2), [told(hurt(4))], ["Two."]);
    vi.advanceTimersByTime(449);
    expect(began).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(director.shown?.facts.status).toEqual(["state 1"]);
    expect(life()).toMatchObject({ value: 15 }); // state 1 has 19, whatever the beats made of it
    vi.advanceTimersByTime(450);
    expect(director.shown?.n).toBe(2);
  });

  it("shows a state without events at once, but not before what came earlier", () => {
    director.push(view(1), [], []);
    expect(director.shown?.n).toBe(1);
    director.push(view(2), [told(hurt(1))], ["One."]);
    director.push(view(3), [], []);
    expect(director.shown?.n).toBe(1);
    vi.advanceTimersByTime(450);
    expect(director.shown?.n).toBe(3);
  });

  it("lets what falls stand until it has fallen", () => {
    const before = view(0);
    before.panels.push({ id: "foes", title: "Foes", items: [{ type: "card", id: "orc", title: "Orc" }] });
    director.reset(before);
    director.push(view(1), [told({ is: "fall", who: "orc" }), told(hurt(1))], ["Dies.", "Hurts."]);
    expect(director.shown?.panels[1]?.items).toHaveLength(1);
    vi.advanceTimersByTime(600);
    expect(director.shown?.panels[1]?.items).toHaveLength(0);
  });

  it("waits for the camera once for each act, and never long", () => {
    const waits: number[] = [];
    const patient = new Director({
      speed: () => "normal",
      isSeen: () => true,
      changed: () => {},
      prepare: () => 60_000,
      began: () => waits.push(Date.now()),
    });
    patient.reset(view(0));
    const start = Date.now();
    patient.push(view(1), [told(hurt(1))], ["One."]);
    expect(waits).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(waits).toEqual([start + 500]);
    expect(patient.isPlaying).toBe(false);
  });
});

describe("skipping", () => {
  const both = (): void => {
    director.push(view(1), [told(hurt(1)), told(hurt(1))], ["One.", "Two."]);
    director.push(view(2), [told(hurt(1))], ["Three."]);
  };

  it("shows the newest state at once", () => {
    both();
    vi.advanceTimersByTime(450);
    director.skip();
    expect(director.shown?.n).toBe(2);
    expect(director.isPlaying).toBe(false);
    expect(director.counts).toMatchObject({ received: 3, shown: 1, skipped: 2 });
    vi.advanceTimersByTime(10_000);
    expect(began).toHaveLength(2);
  });

  it("of one moment goes on with the next, with all that the first did", () => {
    both();
    director.skipMoment();
    expect(life()).toMatchObject({ value: 18 });
    expect(director.counts).toMatchObject({ shown: 0, skipped: 1 });
    vi.advanceTimersByTime(900);
    expect(director.counts).toMatchObject({ received: 3, shown: 2, skipped: 1 });
  });

  it("happens by itself where nobody looks or nothing is to be played", () => {
    isSeen = false;
    both();
    expect(director.shown?.n).toBe(2);
    isSeen = true;
    speed = "off";
    director.push(view(3), [told(hurt(1))], ["Four."]);
    expect(director.shown?.n).toBe(3);
    expect(director.counts).toMatchObject({ received: 4, skipped: 4 });
    speed = "normal";
    director.push(view(4), [told(hurt(1)), told(hurt(1))], ["Five.", "Six."]);
    isSeen = false;
    director.reconsider(); // the tab went into the background
    expect(director.shown?.n).toBe(4);
  });

  it("pauses, and goes on where it was", () => {
    both();
    director.pause();
    vi.advanceTimersByTime(60_000);
    expect(began).toHaveLength(1);
    expect(director.counts.stuck).toBe(0);
    director.resume();
    vi.advanceTimersByTime(60_000);
    expect(director.counts).toMatchObject({ received: 3, shown: 3 });
  });

  it("counts what a whole state takes away as lost", () => {
    both();
    director.reset(view(7));
    expect(director.shown?.n).toBe(7);
    expect(director.counts).toMatchObject({ received: 3, shown: 0, skipped: 0, lost: 3 });
  });
});

describe("never stuck", () => {
  it("plays faster the more is waiting, and in the end at once", () => {
    expect(paceOf("normal", 1000)).toBe(1);
    expect(paceOf("quick", 1000)).toBe(0.5);
    expect(paceOf("normal", 40_000)).toBeLessThan(0.5);
    for (let n = 1; n <= 1000; n += 1) director.push(view(n), [told(hurt(1))], [`Line ${n}.`]);
    vi.advanceTimersByTime(150_000); // 450 seconds of film
    expect(director.isPlaying).toBe(false);
    expect(director.counts).toMatchObject({ received: 1000, shown: 1000, failed: 0 });
  });

  it("leaves out and counts what cannot be shown", () => {
    const broken = { is: "walk", who: "a" } as unknown as Beat; // no path
    const after = view(1);
    director.push(after, [told(broken), told(hurt(1))], ["One.", "Two."]);
    vi.advanceTimersByTime(5000);
    expect(director.shown).toBe(after);
    expect(director.counts).toMatchObject({ received: 2, shown: 2, failed: 1 });
  });

  it("goes on where the clock forgot an act, and counts that", () => {
    director.push(view(1), [told(hurt(1))], ["One."]);
    vi.clearAllTimers(); // the page was frozen
    director.check(Date.now() + 5000);
    expect(director.isPlaying).toBe(true); // late, but not stuck
    director.check(Date.now() + 15_000);
    expect(director.isPlaying).toBe(false);
    expect(director.counts).toMatchObject({ shown: 1, stuck: 1 });
  });
});
