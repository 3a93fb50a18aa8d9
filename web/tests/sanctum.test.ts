// Where things stand on the stage of Sanctum.

import { describe, expect, it } from "vitest";
import { shownSeat } from "../src/stage/sanctum";
import { demonHeight, fitDemons, placesOn, symbolsOf } from "../src/stage/sanctum-den";
import { roadOf } from "../src/stage/sanctum-road";
import type { Card, Cell, Dice, Offer } from "../src/wire";

const demon = (...dice: string[]): Card => ({
  type: "card",
  id: "foe",
  stats: dice.map((value) => ({ label: "", value, icon: "die" })),
});

describe("demons", () => {
  it("have a socket for each symbol, covered where it is open no more", () => {
    expect(symbolsOf(demon("3 5 5"))).toEqual([3, 5, 5].map((face) => ({ face: String(face), isCovered: false })));
    expect(symbolsOf(demon("3 5 5", "5")).map((each) => each.isCovered)).toEqual([true, false, true]);
    expect(symbolsOf(demon("3", "–")).map((each) => each.isCovered)).toEqual([true]);
    expect(symbolsOf({ type: "card" })).toEqual([]);
  });

  it("take a die where an answer says so, the first of those that are alike", () => {
    const dice: Dice[] = [
      { type: "dice", dice: ["2", "2", "4"].map((face, i) => ({ id: `die-${i}`, face, label: "" })) },
    ];
    const place = (key: string, foe: string): Offer => ({ key, shown: { label: "", touches: [foe] } });
    const at = new Map([
      ["die-0", [place("place:0:other", "other")]],
      ["die-1", [place("place:1:foe", "foe")]],
    ]);
    expect([...placesOn("foe", dice, at)].map(([face, offer]) => [face, offer.key])).toEqual([["2", "place:1:foe"]]);
    expect(placesOn(undefined, dice, at).size).toBe(0);
  });

  const pack = (n: number) => ({ id: "zone", title: "", cards: Array.from({ length: n }, () => demon("1")) });

  it("are as large as all of them fit", () => {
    const wide = { width: 60, height: 20 };
    expect(fitDemons([pack(5)], wide).width).toBe(10);
    expect(fitDemons([pack(6)], wide).width).toBeLessThan(10);
    expect(fitDemons([pack(6)], wide).width * 6).toBeLessThan(60);
    const narrow = { width: 24, height: 24 };
    expect(demonHeight(fitDemons([pack(6)], narrow).width) * 2).toBeLessThan(24);
    expect(fitDemons([pack(20)], { width: 10, height: 5 }).width).toBe(5);
    expect(fitDemons([pack(6)], wide).isStrip).toBe(false);
  });

  it("stand in one row to swipe through where no size fits, sockets and all", () => {
    const phone = { width: 24, height: 14 };
    const { width, isStrip } = fitDemons([pack(9)], phone);
    expect(isStrip).toBe(true);
    expect(demonHeight(width)).toBeLessThan(phone.height - 1.7);
    expect(width).toBeGreaterThan(5);
  });
});

describe("the road", () => {
  it("goes through the acts in their order to the city", () => {
    const cell = (id: string, x: number, y: number): Cell => ({ id, x, y, terrain: "road" });
    const road = roadOf([cell("walls", 0, 2), cell("b", 0, 1), cell("a", 1, 0), cell("first", 0, 0)]);
    expect(road.map((each) => each.cell.id)).toEqual(["first", "a", "b", "walls"]);
    expect(road.every((each, i) => i === 0 || each.at.x > (road[i - 1]?.at.x ?? 0))).toBe(true);
  });
});

describe("the middle", () => {
  it("shows one's own fight, else whoever fights, else oneself", () => {
    expect(shownSeat(0, [0, 1], (seat) => seat === 1)).toBe(1);
    expect(shownSeat(0, [0, 1], () => true)).toBe(0);
    expect(shownSeat(0, [0, 1], () => false)).toBe(0);
  });
});
