// Where things stand: roles to regions, answers without a place, cards as large as they fit.

import { describe, expect, it } from "vitest";
import { compositionOf } from "../src/stage/compose";
import { composeDefault, placesOf } from "../src/stage/default";
import { fitCards, flowHeight, heightOf, SMALL } from "../src/stage/fit";
import { guidedTo, hasTarget, thingsIn, withoutPlace } from "../src/stage/things";
import type { Card, Item, Offer, Panel } from "../src/wire";

const card = (id: string, under: Card[] = []): Card => ({ type: "card", id, title: id, cards: under });
const panel = (id: string, role: string, items: Item[], folded = false): Panel => ({
  id,
  title: id,
  role,
  items,
  folded,
});
const map: Item = {
  type: "board",
  id: "map",
  grid: "hex",
  cells: [{ id: "c1", x: 0, y: 0 }],
  figures: [{ id: "rat", cell: "c1", title: "Rat", sign: "R" }],
};

describe("things", () => {
  const offer = (key: string, at?: string): Offer => ({ key, shown: { label: key, at } });
  const panels = [
    panel("map", "board", [map]),
    panel("shop", "supply", [card("thief", [card("rogue")]), { type: "pile", id: "deck", count: 3, top: card("top") }]),
    panel("dice", "mine", [{ type: "dice", dice: [{ id: "d1", face: "3", label: "red" }] }]),
  ];

  it("are found by id wherever they lie: cells, figures, cards under cards, the top of a pile, dice", () => {
    expect([...thingsIn(panels).keys()]).toEqual(["c1", "rat", "thief", "rogue", "deck", "top", "d1"]);
  });

  it("tell which panel an answer lies in, and which answers lie nowhere", () => {
    expect(hasTarget(panels[1]?.items ?? [], new Map([["rogue", 1]]))).toBe(true);
    expect(hasTarget(panels[0]?.items ?? [], new Map([["rogue", 1]]))).toBe(false);
    const all = [offer("hit", "rat"), offer("wait"), offer("far", "nowhere")];
    expect(withoutPlace(all, thingsIn(panels)).map((each) => each.key)).toEqual(["wait", "far"]);
    const undrawn = withoutPlace(all, thingsIn(panels), new Set(["rat"]));
    expect(undrawn.map((each) => each.key)).toEqual(["hit", "wait", "far"]);
  });

  it("tell where a guide points: at what its step names and at the answers it hopes for, if not at any answer", () => {
    const all = [offer("hit", "rat"), offer("wait"), offer("far", "nowhere")];
    const note = { number: 1, of: 2, point: ["deck"], right: ["hit", "wait"] };
    expect([...guidedTo(note, all)]).toEqual(["deck", "rat"]);
    expect([...guidedTo({ ...note, right: ["hit", "wait", "far"] }, all)]).toEqual(["deck"]);
    expect(guidedTo(undefined, all).size).toBe(0);
  });
});

describe("the default composition", () => {
  it("serves every game that has none of its own", () => {
    expect(compositionOf("a sixth game")).toBe(composeDefault);
  });

  it("puts maps and rows in the middle, the hand below, players left, notes right", () => {
    const places = placesOf([
      panel("map", "board", [map]),
      panel("shop", "supply", [card("a"), card("b"), card("c"), card("d")]),
      panel("foes", "supply", [card("wolf")]),
      panel("hand", "hand", [card("sword")]),
      panel("me", "mine", [{ type: "stats", stats: [] }, card("boots"), { type: "pile", id: "deck", count: 2 }]),
      panel("you", "player", [card("shield")]),
      panel("tale", "info", [{ type: "text", lines: ["Once"] }]),
    ]);
    expect(places.maps).toEqual([map]);
    expect(places.rows.map((each) => each.id)).toEqual(["shop"]);
    expect(places.hand.map((each) => each.id)).toEqual(["hand"]);
    expect(places.shelf.map((each) => each.id)).toEqual(["me"]);
    expect(places.mat.map((each) => each.id)).toEqual(["me"]);
    expect(places.piles.map((each) => each.id)).toEqual(["deck"]);
    expect(places.players.map((each) => each.id)).toEqual(["you"]);
    expect(places.notes.map((each) => each.id)).toEqual(["tale", "foes"]); // a few cards stand beside a map
  });

  it("takes one's own cards as the hand where no panel is called so", () => {
    const places = placesOf([panel("hero", "mine", [card("stab")]), panel("gear", "mine", [card("cap")])]);
    expect(places.hand.map((each) => each.id)).toEqual(["hero"]);
    expect(places.shelf.map((each) => each.id)).toEqual(["gear"]);
  });
});

describe("cards in rows", () => {
  it("are as large as all of them fit", () => {
    const room = { width: 46, height: 30 };
    const few = fitCards([{ cards: 4 }], room);
    const many = fitCards([{ cards: 4 }, { cards: 8 }, { cards: 9, below: 3.8 }], room);
    expect(few).toBeGreaterThan(many);
    expect(flowHeight([{ cards: 4 }, { cards: 8 }, { cards: 9, below: 3.8 }], many, room.width)).toBeLessThanOrEqual(
      30,
    );
  });

  it("share a row where it has room for both groups, and take another where it has not", () => {
    expect(flowHeight([{ cards: 2 }, { cards: 2 }], 8, 40)).toBeCloseTo(flowHeight([{ cards: 2 }], 8, 40));
    expect(flowHeight([{ cards: 3 }, { cards: 3 }], 8, 40)).toBeGreaterThan(flowHeight([{ cards: 3 }], 8, 40));
  });

  it("lose their text, not their picture, where they are small", () => {
    expect(heightOf(SMALL) / SMALL).toBeCloseTo(1.5);
    expect(heightOf(SMALL - 1) / (SMALL - 1)).toBeCloseTo(1.2);
  });
});
