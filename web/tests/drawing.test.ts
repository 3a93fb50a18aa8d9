// What is drawn from data: card styles, options at their things, the places of cells and walls.

import { describe, expect, it } from "vitest";
import { boxAround, centresOf, corners, wallEnds } from "../src/board/grid";
import { hueOf } from "../src/styles";
import { targetsOf } from "../src/targets";
import type { Board, Offer } from "../src/wire";

describe("styles", () => {
  const styles = { demon: { hue: 6, glyph: "beast" }, red: { hue: 2 }, lord: { glyph: "crown" } };

  it("takes the colour of the last word that has one", () => {
    expect(hueOf("demon red", styles)).toBe(2);
    expect(hueOf("demon lord", styles)).toBe(6);
  });

  it("makes a colour of an unknown style, always the same one", () => {
    expect(hueOf("mystery", styles)).toBe(hueOf("mystery", {}));
    expect(hueOf("mystery", {})).not.toBe(hueOf("riddle", {}));
  });
});

describe("targets", () => {
  const offer = (key: string, at?: string, touches?: string[]): Offer => ({ key, shown: { label: key, at, touches } });

  it("puts options at their things, several at one, and those without a place at none", () => {
    const options = [offer("walk", "c1"), offer("jump", "c1"), offer("hit", "rat"), offer("wait"), offer("rest", "")];
    const { at } = targetsOf({ id: "q", kind: "turn", prompt: "?", options }, null);
    expect([...at].map(([id, offers]) => [id, offers.map((each) => each.key)])).toEqual([
      ["c1", ["walk", "jump"]],
      ["rat", ["hit"]],
    ]);
  });

  it("lights up what the pointed option lies on and touches", () => {
    const { lit } = targetsOf(undefined, [offer("hit", "rat", ["c2", "c3"])]);
    expect([...lit].sort()).toEqual(["c2", "c3", "rat"]);
  });
});

describe("boards", () => {
  const board = (grid: string, ...cells: [string, number, number][]): Board => ({
    type: "board",
    grid,
    cells: cells.map(([id, x, y]) => ({ id, x, y })),
  });

  it("moves odd rows of hexes half a cell to the right, above the board as well as on it", () => {
    const centres = centresOf(board("hex", ["a", 0, 0], ["b", 0, 1], ["c", 0, -1], ["d", 1, 0]));
    const width = (centres.get("d")?.x ?? 0) - (centres.get("a")?.x ?? 0);
    expect(centres.get("b")?.x).toBeCloseTo(width / 2);
    expect(centres.get("c")?.x).toBeCloseTo(width / 2);
  });

  it("leaves room around all cells", () => {
    const box = boxAround("square", centresOf(board("square", ["a", 0, 0], ["b", 3, 1])).values());
    const half = Math.max(...corners("square").map((corner) => corner.x));
    expect(box.x).toBeLessThan(-half);
    expect(box.w).toBeGreaterThan(box.h);
    expect(boxAround("hex", [])).toEqual({ x: 0, y: 0, w: 100, h: 100 });
  });

  it("draws a wall between two cells, or at an edge that a direction names", () => {
    const centres = centresOf(board("square", ["a", 0, 0], ["b", 1, 0]));
    const middle = (centres.get("b")?.x ?? 0) / 2;
    const between = wallEnds("square", { cell: "a", to: "b" }, centres);
    expect(between?.map((end) => end.x)).toEqual([middle, middle]);
    const south = wallEnds("square", { cell: "a", to: "S" }, centres);
    expect(south?.map((end) => Math.round(end.y))).toEqual([middle, middle]);
    expect(wallEnds("square", { cell: "nowhere", to: "a" }, centres)).toBeUndefined();
  });
});
