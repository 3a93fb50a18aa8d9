// What the stage of Thunderstone makes of a scene: its parts, the size of the market, the sum that is open.

import { expect, test } from "vitest";
import { marketCard, openedOf, partsOf } from "../src/stage/thunderstone";
import type { Card, Panel, Question, Sum } from "../src/wire";

const monster = (rank: number, verdict: string): Card => ({
  type: "card",
  id: `hall-${rank}`,
  title: `Monster ${rank}`,
  marks: [
    { label: `Rank ${rank}`, icon: "rank" },
    { label: "has breached" },
    { label: "so it would end", icon: verdict },
  ],
});
const sum = (rank: number): Sum => ({ type: "sum", id: `sum-${rank}`, rows: [] });

const panels = (way: string): Panel[] => [
  { id: `place-${way}`, title: "Where", items: [{ type: "track", id: "depth", title: "deep", value: 3, max: 20 }] },
  {
    id: "hall",
    title: "Hall",
    role: "board",
    items: [
      { type: "pile", id: "dungeon-deck", count: 28 },
      monster(3, "barred"),
      monster(2, "win"),
      monster(1, "lose"),
    ],
  },
  { id: "preview", title: "Sums", role: "board", items: [sum(1), sum(2), sum(3)] },
  { id: "revealed", title: "Revealed", role: "board", seat: 1, items: [] },
  { id: "village-basic", title: "Basic", role: "supply", items: [{ type: "pile", id: "disease-stack", count: 15 }] },
  {
    id: "village-heroes",
    title: "Heroes",
    role: "supply",
    items: [{ type: "card", id: "stack-thief", title: "Thief" }],
  },
  { id: "seat-0", title: "Mine", role: "mine", items: [] },
  { id: "seat-1", title: "Other", role: "player", items: [] },
  { id: "new", title: "Something new", items: [] },
];
const ask = (at: string): Question => ({
  id: "1",
  kind: "any",
  prompt: "?",
  options: [{ key: "a", shown: { label: "a", at } }],
});

test("everything of the scene has one place", () => {
  const parts = partsOf({ panels: panels("village"), ask: undefined });
  expect(parts.isDungeon).toBe(false);
  expect(parts.hall.map((each) => [each.rank?.label, each.verdict?.icon, each.sum?.id])).toEqual([
    ["Rank 1", "lose", "sum-1"],
    ["Rank 2", "win", "sum-2"],
    ["Rank 3", "barred", "sum-3"],
  ]);
  expect(parts.hall[0]?.card.marks).toEqual([{ label: "has breached" }]);
  expect(parts.market.map((panel) => panel.id)).toEqual(["village-heroes", "village-basic"]);
  expect(parts.supplyPiles.map((pile) => pile.id)).toEqual(["disease-stack"]);
  expect(parts.shown?.id).toBe("revealed");
  expect(parts.rest.map((panel) => panel.id)).toEqual(["new"]);
});

test("the dungeon shows the hall, unless something of the market can be chosen", () => {
  expect(partsOf({ panels: panels("dungeon"), ask: ask("hall-1") }).isDungeon).toBe(true);
  expect(partsOf({ panels: panels("dungeon"), ask: ask("stack-thief") }).isDungeon).toBe(false);
});

test("the open sum is the one pointed at, then looked at, then the first that wins", () => {
  const { hall } = partsOf({ panels: panels("dungeon"), ask: undefined });
  expect(openedOf(hall, "hall-1", new Set(["sum-3"]))?.card.id).toBe("hall-3");
  expect(openedOf(hall, "hall-1", new Set())?.card.id).toBe("hall-1");
  expect(openedOf(hall, "hand-0", new Set())?.card.id).toBe("hall-2");
  expect(openedOf([], null, new Set())).toBeUndefined();
});

test("the market's cards are as large as its shelves allow", () => {
  const shelves = [
    [
      { cards: 4, levels: 2 },
      { cards: 4, levels: 0 },
    ],
    [{ cards: 8, levels: 0 }],
  ];
  const card = marketCard(shelves, 68, 34);
  expect(card).toBeGreaterThan(7);
  expect(8 * card + 1.8 + 6 * 0.65).toBeLessThanOrEqual(68);
  expect(3 * card + 2 * 1.9 + 2 * 2.2).toBeLessThanOrEqual(34);
  expect(marketCard(shelves, 200, 34)).toBeLessThan(marketCard(shelves, 200, 40));
});
