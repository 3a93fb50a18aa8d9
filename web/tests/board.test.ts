// Boards as pure numbers: outlines, where the camera stands, the nearest thing, names and labels.

import { describe, expect, it } from "vitest";
import { describeCell } from "../src/board/cells";
import { describeFigure } from "../src/board/figures";
import { floorName, floorOf, patternOf } from "../src/board/floors";
import { boxAround, centresOf, crowdPlace, nearest, outlineLoops, placeName } from "../src/board/grid";
import { groundKey } from "../src/board/ground";
import { lyingMarks } from "../src/board/things";
import { centreOn, clamp, covers, isSeen, shownBox, startScale, wholeScale, zoomAt } from "../src/board/view";
import type { Board } from "../src/wire";

const board = (grid: string, ...cells: [string, number, number][]): Board => ({
  type: "board",
  grid,
  cells: cells.map(([id, x, y]) => ({ id, x, y })),
});

describe("outlines", () => {
  const loops = (grid: string, ...cells: [number, number][]): number[] => {
    const places = cells.map(([x, y], i): [string, number, number] => [`c${i}`, x, y]);
    return outlineLoops(grid, centresOf(board(grid, ...places)).values())
      .map((loop) => loop.length)
      .sort((a, b) => a - b);
  };

  it("goes once around each room and leaves out the edges between cells", () => {
    expect(loops("hex", [0, 0])).toEqual([6]);
    expect(loops("hex", [0, 0], [1, 0])).toEqual([10]);
    expect(loops("square", [0, 0], [1, 0], [0, 1], [1, 1])).toEqual([8]);
    expect(loops("square", [0, 0], [5, 5])).toEqual([4, 4]);
  });

  it("goes around a hole as well", () => {
    const ring: [number, number][] = [
      [1, 0],
      [2, 0],
      [0, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ];
    expect(loops("hex", ...ring)).toEqual([6, 18]);
  });

  it("keeps two rooms that only touch at a corner closed", () => {
    const found = outlineLoops("square", centresOf(board("square", ["a", 0, 0], ["b", 1, 1])).values());
    expect(found.flat()).toHaveLength(8);
  });
});

describe("the camera", () => {
  const whole = { x: -50, y: -50, w: 1000, h: 500 };
  const region = { x: 20, y: 10, w: 400, h: 400 };

  it("shows all of the board in the middle of its region", () => {
    const scale = wholeScale(whole, region, 100);
    expect(scale).toBeCloseTo(0.4);
    const view = centreOn({ x: 450, y: 200 }, scale, whole, region);
    expect(view).toEqual({ scale, x: 20, y: 110 });
    expect(isSeen(whole, view, whole, region)).toBe(true);
  });

  it("begins with cells for fingers where all of them would be too small", () => {
    expect(startScale(whole, null, region, 100, true) * 100).toBeGreaterThanOrEqual(44);
    expect(startScale(whole, null, region, 100, false)).toBeCloseTo(0.4);
    expect(startScale(whole, null, { ...region, w: 900 }, 100, true)).toBeCloseTo(0.8);
  });

  it("goes closer under a mouse where nobody could be made out, as long as what is asked about is seen", () => {
    const high = { x: 0, y: 0, w: 400, h: 3000 };
    const about = { x: 0, y: 2000, w: 400, h: 400 };
    const room = { x: 0, y: 0, w: 800, h: 600 };
    expect(startScale(high, about, room, 100, false) * 100).toBeCloseTo(48);
    expect(startScale(high, null, room, 100, false)).toBeCloseTo(0.2);
    expect(startScale(high, { ...about, h: 2000 }, room, 100, false)).toBeCloseTo(0.3);
  });

  it("never shows empty room beside a board that is cut off", () => {
    expect(clamp({ scale: 1, x: 300, y: -900 }, whole, region)).toEqual({ scale: 1, x: 20, y: -90 });
  });

  it("knows what a part of the window lies over", () => {
    const view = { scale: 0.5, x: 20, y: 10 };
    const part = { x: 20, y: 200, w: 100, h: 60 };
    expect(covers(part, [{ x: 50, y: 400 }], view, whole, 40)).toBe(true);
    expect(covers(part, [{ x: 50, y: 250 }], view, whole, 40)).toBe(false);
    expect(covers(part, [{ x: 230, y: 400 }], view, whole, 40)).toBe(false);
    expect(covers(part, [], view, whole, 40)).toBe(false);
  });

  it("zooms about the pointer", () => {
    const view = { scale: 1, x: -100, y: -40 };
    const at = { x: 200, y: 160 };
    const near = zoomAt(view, 2, at);
    expect((at.x - near.x) / near.scale).toBeCloseTo((at.x - view.x) / view.scale);
    expect((at.y - near.y) / near.scale).toBeCloseTo((at.y - view.y) / view.scale);
  });

  it("knows what it shows", () => {
    const view = centreOn({ x: 0, y: 200 }, 1, whole, region);
    expect(shownBox(view, whole, region)).toEqual({ x: -50, y: 0, w: 400, h: 400 });
    expect(isSeen({ x: 600, y: 0, w: 10, h: 10 }, view, whole, region)).toBe(false);
  });
});

describe("places", () => {
  it("finds the nearest thing in a direction", () => {
    const points = [
      { x: 100, y: 5 },
      { x: 40, y: 90 },
      { x: -30, y: 0 },
    ];
    expect(nearest({ x: 0, y: 0 }, { x: 1, y: 0 }, points)).toBe(0);
    expect(nearest({ x: 0, y: 0 }, { x: -1, y: 0 }, points)).toBe(2);
    expect(nearest({ x: 0, y: 0 }, { x: 0, y: -1 }, points)).toBe(-1);
  });

  it("names hexes as options do", () => {
    expect(placeName("hex", 2, 3)).toBe("C4");
    expect(placeName("square", 2, 3)).toBe("2, 3");
  });

  it("puts several figures of a cell beside each other", () => {
    expect(crowdPlace(0, 1, 100)).toEqual({ x: 0, y: 0 });
    const places = [0, 1, 2].map((i) => crowdPlace(i, 3, 100));
    expect(new Set(places.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`)).size).toBe(3);
  });

  it("leaves room around all cells for walls and the heads of figures", () => {
    const box = boxAround("hex", centresOf(board("hex", ["a", 0, 0])).values());
    expect(box.w).toBeGreaterThan(140);
    expect(box.y).toBeLessThan(-57);
  });
});

describe("words", () => {
  it("tell a screen reader names and places, never ids or signs", () => {
    const zealot = {
      id: "figure-3",
      cell: "hex-9",
      title: "Zealot 5",
      sign: "Z5",
      stats: [{ label: "hit points", value: 7, max: 7, icon: "heart" }],
      marks: [{ label: "wound" }],
    };
    expect(describeFigure(zealot, "C4")).toBe("Zealot 5, hit points 7/7, wound, C4");
    expect(describeCell({ id: "hex-9", x: 2, y: 3 }, "hex")).toBe("C4");
    const trap = { id: "hex-1", x: 0, y: 0, label: "trap: 4 damage", marks: [{ label: "trap: 4 damage", value: 4 }] };
    expect(describeCell(trap, "hex")).toBe("A1, trap: 4 damage");
  });
});

describe("the ground", () => {
  it("is drawn anew for another terrain, not for a moved figure", () => {
    const before = board("hex", ["a", 0, 0], ["b", 1, 0]);
    const moved = { ...before, figures: [{ id: "f", cell: "b", title: "Rat", sign: "R" }] };
    expect(groundKey(moved)).toBe(groundKey(before));
    const burnt = { ...before, cells: before.cells.map((cell) => ({ ...cell, terrain: "hazard" })) };
    expect(groundKey(burnt)).not.toBe(groundKey(before));
  });

  it("does not draw a mark that the terrain shows already", () => {
    const marks = [
      { label: "trap", icon: "trap", value: 3, art: "jaws/terrain/trap" },
      { label: "coin", icon: "coin", art: "jaws/terrain/coin" },
    ];
    const cell = { id: "a", x: 0, y: 0, terrain: "trap", art: "jaws/terrain/trap", marks };
    expect(lyingMarks(cell).map((mark) => mark.label)).toEqual(["coin"]);
  });

  it("has a floor for every board", () => {
    expect(floorName("nowhere", "hex")).toBe("flagstones");
    expect(floorName(undefined, "square")).toBe("plates");
    expect(floorName("boards", "hex")).toBe("boards");
    expect(floorOf("nowhere")).toBe(floorOf("flagstones"));
    expect(patternOf("flagstones", 0)).not.toContain("NaN");
  });
});
