// Previews: asked for one at a time as the pointer rests, kept while the question stands, and said in odds.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { placeBeside } from "../src/beside";
import { average, percent, saysSomething } from "../src/forecast";
import { Previews } from "../src/previews";
import type { ClientMessage, Preview } from "../src/wire";

type Foresee = Extract<ClientMessage, { do: "foresee" }>;

let sent: Foresee[];
let changes: number;
let previews: Previews;

const rest = (): void => {
  vi.advanceTimersByTime(100);
};
const lastSent = (): Foresee => sent[sent.length - 1] as Foresee;
const preview = (key: string): Preview => ({ key, lines: ["the guard falls"] });

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  changes = 0;
  previews = new Previews(
    (message) => sent.push(message as Foresee),
    () => {
      changes += 1;
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
});

describe("asking", () => {
  it("waits until the pointer rests", () => {
    previews.want("q1", "attack:1");
    previews.want("q1", "attack:2");
    expect(sent).toEqual([]);
    rest();
    expect(sent.map((each) => each.key)).toEqual(["attack:2"]);
  });

  it("asks one thing at a time, then only the newest of those wanted meanwhile", () => {
    previews.want("q1", "a");
    rest();
    for (const key of ["b", "c"]) {
      previews.want("q1", key);
      rest();
    }
    expect(sent).toHaveLength(1);
    expect(previews.take(lastSent().id, preview("a"))).toBe(true);
    expect(sent.map((each) => each.key)).toEqual(["a", "c"]);
    expect(changes).toBe(1);
  });

  it("asks nothing twice while the question stands, and all anew for another one", () => {
    previews.want("q1", "a");
    rest();
    previews.take(lastSent().id, preview("a"));
    previews.want("q1", "a");
    rest();
    expect(sent).toHaveLength(1);
    expect(previews.of("q1", "a")?.lines).toEqual(["the guard falls"]);
    previews.want("q2", "a");
    expect(previews.of("q2", "a")).toBeUndefined();
    rest();
    expect(lastSent().ask).toBe("q2");
  });

  it("goes on after a refusal and after an answer that never came", () => {
    previews.want("q1", "a");
    rest();
    previews.take(lastSent().id, null);
    previews.want("q1", "b");
    rest();
    expect(lastSent().key).toBe("b");
    vi.advanceTimersByTime(4000);
    previews.want("q1", "c");
    rest();
    expect(lastSent().key).toBe("c");
    expect(previews.take("nobody's", preview("x"))).toBe(false);
  });
});

describe("saying", () => {
  it("rounds odds without lying about certainty", () => {
    expect([0, 0.004, 0.5, 0.996, 1].map(percent)).toEqual(["0%", "<1%", "50%", ">99%", "100%"]);
  });

  it("averages by weight", () => {
    expect(
      average([
        { amount: 4, chance: 0.25 },
        { amount: 1, chance: 0.75 },
      ]),
    ).toBe(1.8);
  });

  it("shows nothing where nothing is foreseen", () => {
    expect(saysSomething({ key: "a" })).toBe(false);
    expect(saysSomething({ key: "a", forecasts: [{ who: "g", falls: 0.1 }] })).toBe(true);
  });

  it("stays inside the window and beside the thing", () => {
    const thing = { left: 900, right: 980, top: 300, bottom: 380 };
    expect(placeBeside(thing, 200, 100, 1440, 900)).toEqual({ left: 990, top: 290 });
    expect(placeBeside({ ...thing, left: 1300, right: 1400 }, 200, 100, 1440, 900)).toEqual({ left: 1090, top: 290 });
    const wide = placeBeside({ left: 10, right: 380, top: 20, bottom: 60 }, 300, 100, 390, 844);
    expect(wide.left).toBeGreaterThanOrEqual(0);
    expect(wide.top).toBeGreaterThanOrEqual(60);
  });

  it("stands where it covers least of what may be chosen", () => {
    const thing = { left: 600, right: 680, top: 300, bottom: 380 };
    const row = [700, 800, 500].map((left) => ({ left, right: left + 80, top: 300, bottom: 380 }));
    const free = placeBeside(thing, 200, 100, 1440, 900, row);
    expect(free.top + 100 <= 300 || free.top >= 380).toBe(true);
    const above = { left: 400, right: 900, top: 0, bottom: 300 };
    expect(placeBeside(thing, 200, 100, 1440, 900, [...row, above]).top).toBeGreaterThanOrEqual(380);
  });
});
