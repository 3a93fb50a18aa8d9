// How the stages of Jaws and Bugs sort what a scene holds.

import { describe, expect, it } from "vitest";
import { askedOut, hasFan, ownOf, zoneOf } from "../src/stage/haven";
import { actingPanel } from "../src/stage/parts";
import type { Card, Panel, Turn } from "../src/wire";

const ability = (id: string, initiative: number, zone: string): Card => ({
  type: "card",
  id,
  title: id,
  initiative,
  halves: [{ label: "Top", lines: ["Attack 3"] }],
  marks: [{ label: zone, icon: zone }],
});
const hero = (id: string, art: string): Card => ({ type: "card", id, title: id, style: "hero", art });
const panel = (id: string, items: Card[]): Panel => ({ id, title: id, role: "mine", items });

describe("the cards of a character", () => {
  const own = ownOf([
    panel("hero-0", [
      hero("stats-0", "jaws/hero/red-guard"),
      ability("late", 80, "hand"),
      ability("lead", 30, "chosen"),
      ability("early", 10, "hand"),
      ability("runs", 50, "active"),
      ability("spent", 5, "discard"),
      ability("burnt", 6, "lost"),
      ability("never", 7, "gone"),
      { type: "card", id: "boots", style: "item" },
    ]),
  ]);

  it("stand in the fan by initiative, played ones in their place", () => {
    expect(own.fan.map((card) => card.id)).toEqual(["early", "lead", "runs", "late"]);
  });

  it("lie in piles when they are out", () => {
    expect(own.discard.map((card) => card.id)).toEqual(["spent"]);
    expect(own.lost.map((card) => card.id)).toEqual(["burnt", "never"]);
  });

  it("come back to the hand while one that is out is asked for, even to an empty hand", () => {
    const spent = ownOf([panel("hero-0", [ability("spent", 5, "discard"), ability("burnt", 6, "lost")])]);
    const asked = new Map([["spent", 1]]);
    expect(askedOut(spent, asked).map((card) => card.id)).toEqual(["spent"]);
    expect(hasFan(spent, asked)).toBe(true);
    expect(hasFan(spent, new Map())).toBe(false);
    expect(hasFan(own, new Map())).toBe(true);
  });

  it("leave the mat and the items to their own places", () => {
    expect(own.mat?.id).toBe("stats-0");
    expect(own.gear.map((card) => card.id)).toEqual(["boots"]);
    expect(zoneOf({ type: "card", marks: [{ label: "lost", icon: "lost" }] })).toBeUndefined();
  });
});

describe("the character in front", () => {
  const mine = [
    panel("hero-0", [hero("stats-0", "a")]),
    panel("hero-1", [hero("stats-1", "b"), ability("x", 1, "hand")]),
  ];
  const turns: Turn[] = [{ title: "B", art: "b", state: "now" }];

  it("is the one whose card is asked for, then the one whose turn it is, then the first", () => {
    expect(actingPanel(mine, [], new Map([["x", 1]]))?.id).toBe("hero-1");
    expect(actingPanel(mine, turns, new Map())?.id).toBe("hero-1");
    expect(actingPanel(mine, turns, new Map([["stats-0", 1]]))?.id).toBe("hero-0");
    expect(actingPanel(mine, [], new Map())?.id).toBe("hero-0");
    expect(actingPanel([], [], new Map())).toBeUndefined();
  });
});
