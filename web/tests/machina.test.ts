// What the stage of Machina Arcana makes of a scene, and how its gauges stand.

import { describe, expect, it } from "vitest";
import { examplesOf } from "../src/board/legend";
import { isCrowded } from "../src/decision";
import { compositionOf } from "../src/stage/compose";
import { angleOf } from "../src/stage/gauge";
import { composeMachina, placesOf } from "../src/stage/machina";
import type { Card, Cell, Mark, Offer, Panel, Question } from "../src/wire";

const explorer = (id: string, role: string, items: Card[] = []): Panel => ({
  id: `explorer-${id}`,
  title: id,
  role,
  items: [{ type: "card", id: `card-${id}`, title: id, style: "hero", art: `machina/explorer/${id}` }, ...items],
});
const wrench: Card = { type: "card", id: "card-wrench", title: "Wrench", style: "weapon" };
const panels: Panel[] = [
  { id: "board", title: "Board", role: "board", items: [{ type: "board", id: "map", grid: "square", cells: [] }] },
  {
    id: "chapter",
    title: "Chapter",
    items: [
      {
        type: "card",
        id: "card-engine5",
        title: "The Pump Choir",
        kind: "Chapter 5 of 10",
        lines: ["A tale.", "A rule."],
      },
      { type: "goal", id: "goal", lines: ["Activate any chapter cell to progress."] },
      { type: "track", id: "lair", title: "Lair value", value: 5, max: 10, min: 1 },
      { type: "track", id: "horror", title: "Horror value", value: 7, max: 10, min: 1 },
      { type: "track", id: "threat", title: "Threat", value: 3, max: 8, min: 1 },
      { type: "track", id: "level", title: "Monster level", value: 1, max: 4, min: 1 },
    ],
  },
  {
    id: "order",
    title: "Order",
    items: [
      {
        type: "order",
        turns: [
          { title: "ada", art: "machina/explorer/ada", state: "done" },
          { title: "jonas", art: "machina/explorer/jonas", state: "now" },
        ],
      },
    ],
  },
  explorer("ada", "mine", [wrench]),
  explorer("jonas", "mine"),
  explorer("iris", "player"),
  { id: "monsters", title: "Monsters", items: [{ type: "card", id: "card-soot_wraith", title: "Soot Wraith" }] },
  { id: "events", title: "Current events", items: [{ type: "card", id: "card-rust_storm", title: "Rust Storm" }] },
  { id: "piles", title: "Piles", items: [{ type: "pile", id: "tile-stack", title: "Tiles", count: 7 }] },
];
const scene = (ask?: Question) => ({
  game: "machina",
  title: "Machina Arcana",
  status: ["Round 6"],
  panels,
  seat: 0,
  ask,
  isPhone: false,
});
const ask = (at: string): Question => ({
  id: "1",
  kind: "action",
  prompt: "?",
  options: [{ key: "a", shown: { label: "a", at } }],
});

describe("the stage of Machina", () => {
  it("is its own", () => {
    expect(compositionOf("machina")).toBe(composeMachina);
  });

  it("puts the explorer below whose turn it is, and all others beside", () => {
    const places = placesOf(scene());
    expect(places.own?.id).toBe("explorer-jonas");
    expect(places.others.map((panel) => panel.id)).toEqual(["explorer-ada", "explorer-iris"]);
  });

  it("puts the explorer below whose things can be chosen", () => {
    expect(placesOf(scene(ask("card-wrench"))).own?.id).toBe("explorer-ada");
  });

  it("has a dial for lair, horror and threat, and a place for everything else", () => {
    const places = placesOf(scene());
    expect(places.tracks.map((track) => track.id)).toEqual(["lair", "horror", "threat"]);
    expect(places.goal?.lines).toEqual(["Activate any chapter cell to progress."]);
    expect(places.chapter?.kind).toBe("Chapter 5 of 10");
    expect(places.monsters.map((card) => card.id)).toEqual(["card-soot_wraith"]);
    expect(places.events.map((card) => card.id)).toEqual(["card-rust_storm"]);
    expect(places.piles.map((pile) => pile.id)).toEqual(["tile-stack"]);
  });

  it("shows regions for the wide window and tabs for the phone", () => {
    const wide = composeMachina(scene());
    expect(wide.tabs).toBeUndefined();
    expect([wide.left, wide.right, wide.mat, wide.hand, wide.piles]).not.toContain(undefined);
    const phone = composeMachina({ ...scene(), isPhone: true });
    expect(phone.tabs?.map((tab) => tab.id)).toEqual(["map", "who", "chapter"]);
  });
});

describe("a gauge", () => {
  it("runs from left below over the top to right below", () => {
    expect(angleOf(1, 1, 10)).toBe(-125);
    expect(angleOf(10, 1, 10)).toBe(125);
    expect(angleOf(5.5, 1, 10)).toBe(0);
    expect(angleOf(99, 1, 10)).toBe(125);
    expect(angleOf(3, 3, 3)).toBe(-125);
  });
});

describe("a legend", () => {
  const cell = (id: string, terrain: string, art?: string, marks?: Mark[]): Cell => ({
    id,
    x: 0,
    y: 0,
    terrain,
    art,
    marks,
  });
  const coin: Mark = { label: "coins", icon: "coin", art: "jaws/terrain/coin", value: 2 };
  const cells = [
    cell("a", "obstacle", "bugs/terrain/obstacle-die"),
    cell("b", "obstacle", "bugs/terrain/obstacle-pawn"),
    cell("c", "obstacle", "bugs/terrain/obstacle-die"),
    cell("d", "pit", "machina/terrain/pit"),
    cell("e", "floor", undefined, [coin]),
    cell("f", "trap", "jaws/terrain/trap", [{ label: "trap: 3", icon: "trap", value: 3 }]),
    cell("g", "trap", "jaws/terrain/effect-trap", [{ label: "poison", icon: "trap" }]),
  ];
  const looks = (mark: Mark) => examplesOf(mark, cells).map((each) => each.art ?? each.marks?.[0]?.art);

  it("shows every look that a thing has on this map, once", () => {
    expect(looks({ label: "obstacle", icon: "obstacle", art: "bugs/terrain/obstacle" })).toEqual([
      "bugs/terrain/obstacle-die",
      "bugs/terrain/obstacle-pawn",
    ]);
    expect(looks({ label: "pit", icon: "()", art: "machina/terrain/pit" })).toEqual(["machina/terrain/pit"]);
  });

  it("tells traps apart, and finds what lies on a hex", () => {
    expect(looks({ label: "trap", icon: "trap", art: "jaws/terrain/trap" })).toEqual(["jaws/terrain/trap"]);
    expect(looks({ label: "poison", icon: "trap", art: "jaws/terrain/effect-trap" })).toEqual([
      "jaws/terrain/effect-trap",
    ]);
    expect(looks({ label: "coins", icon: "coin", art: "jaws/terrain/coin" })).toEqual(["jaws/terrain/coin"]);
  });

  it("has no example of what is not there", () => {
    expect(looks({ label: "chest", icon: "chest", art: "jaws/terrain/chest" })).toEqual([]);
  });
});

describe("the bar on a phone", () => {
  it("gives long answers a line of their own", () => {
    const offer = (label: string): Offer => ({ key: label, shown: { label } });
    expect(isCrowded([offer("Done")])).toBe(false);
    expect(isCrowded([offer("Rage: put a die of any value"), offer("Done")])).toBe(true);
    expect(isCrowded([offer("a"), offer("b"), offer("c")])).toBe(true);
  });
});
