// The list of answers says what each does: its own lines, else what stands on the thing that one would touch.

import { expect, test } from "vitest";
import { toldOf } from "../src/options";
import type { Thing } from "../src/stage/things";
import type { Card, Figure, Offer } from "../src/wire";

const things = new Map<string, Thing | null>([
  [
    "card-1",
    {
      is: "card",
      card: {
        type: "card",
        id: "card-1",
        title: "Center Mass",
        halves: [
          { label: "Top", lines: ["Attack 3", "Range 3"] },
          { label: "Bottom", lines: ["Move 3"] },
        ],
      } as Card,
    },
  ],
  [
    "figure-1",
    {
      is: "figure",
      figure: {
        id: "figure-1",
        cell: "a1",
        title: "King Button",
        sign: "K",
        stats: [{ label: "health", value: 6, max: 6 }],
        marks: [{ label: "Shield", value: 3 }],
      } as Figure,
    },
  ],
]);

const offer = (at: string, lines: string[] = []): Offer => ({ key: at, shown: { label: at, at, lines } });

test("a card is told with both halves, a figure with its numbers", () => {
  expect(toldOf(offer("card-1"), things)).toEqual(["Top: Attack 3 · Range 3", "Bottom: Move 3"]);
  expect(toldOf(offer("figure-1"), things)).toEqual(["health 6/6 · Shield 3"]);
});

test("what an answer says of itself goes before what the thing says", () => {
  expect(toldOf(offer("card-1", ["leaves 4 of 9"]), things)).toEqual(["leaves 4 of 9"]);
  expect(toldOf(offer("nowhere"), things)).toEqual([]);
});

test("what the answer's own words say is not said twice", () => {
  const spear = { type: "card", id: "s", title: "Spear", kind: "Weapon", lines: ["Dungeon: attack +3."] } as Card;
  const held = new Map<string, Thing | null>([["s", { is: "card", card: spear }]]);
  const use: Offer = { key: "use", shown: { label: "Spear: attack +3", at: "s" } };
  expect(toldOf(use, held)).toEqual([]);
  expect(toldOf({ key: "drop", shown: { label: "Discard Spear", at: "s" } }, held)).toEqual([
    "Weapon",
    "Dungeon: attack +3.",
  ]);
});
