// Where the cells of a board lie on the drawing: hexes and squares as points, polygons, edges and outlines.

import type { Board, Wall } from "../wire";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

const ROOT3 = Math.sqrt(3);
const HEX = 100;
const SIDE = HEX / ROOT3;
const SQUARE = 60;

/** The width of a cell, in units of the drawing. */
export const cellWidth = (grid: string): number => (grid === "hex" ? HEX : SQUARE);

const centre = (grid: string, x: number, y: number): Point =>
  grid === "hex" ? { x: (x + (((y % 2) + 2) % 2) / 2) * HEX, y: y * 1.5 * SIDE } : { x: x * SQUARE, y: y * SQUARE };

export const centresOf = (board: Board): Map<string, Point> =>
  new Map(board.cells.map((cell) => [cell.id, centre(board.grid, cell.x, cell.y)]));

/** A hex as options name it: column by letter, row by number. Squares are named by both numbers. */
export const placeName = (grid: string, x: number, y: number): string =>
  grid === "hex" ? `${String.fromCharCode(65 + (x % 26))}${y + 1}` : `${x}, ${y}`;

/** The part of the drawing that holds all these cells, with room for walls and for figures in the first row. */
export const boxAround = (grid: string, centres: Iterable<Point>): Box => {
  const all = [...centres];
  if (all.length === 0) return { x: 0, y: 0, w: 100, h: 100 };
  const margin = cellWidth(grid) * (grid === "hex" ? 0.78 : 0.86);
  const left = Math.min(...all.map((p) => p.x)) - margin;
  const top = Math.min(...all.map((p) => p.y)) - margin;
  return {
    x: left,
    y: top,
    w: Math.max(...all.map((p) => p.x)) + margin - left,
    h: Math.max(...all.map((p) => p.y)) + margin - top,
  };
};

/** The corners of a cell around its centre, clockwise, `shrink` times as far out as the real ones. */
export const corners = (grid: string, shrink = 1): Point[] => {
  if (grid === "hex") {
    return Array.from({ length: 6 }, (_, i) => {
      const angle = (Math.PI / 180) * (60 * i - 90);
      return { x: SIDE * shrink * Math.cos(angle), y: SIDE * shrink * Math.sin(angle) };
    });
  }
  const half = (SQUARE * shrink) / 2;
  return [
    { x: -half, y: -half },
    { x: half, y: -half },
    { x: half, y: half },
    { x: -half, y: half },
  ];
};

export const polygon = (at: Point, shape: Point[]): string =>
  shape.map((p) => `${(at.x + p.x).toFixed(1)},${(at.y + p.y).toFixed(1)}`).join(" ");

const keyOf = (p: Point): string => `${Math.round(p.x)} ${Math.round(p.y)}`;

/** The closed loops around these cells, as corners "x y": edges that only one cell has, joined end to end. */
export const outlineLoops = (grid: string, centres: Iterable<Point>): string[][] => {
  const shape = corners(grid);
  const edges = new Map<string, [string, string]>();
  for (const at of centres) {
    const ends = shape.map((p) => keyOf({ x: at.x + p.x, y: at.y + p.y }));
    ends.forEach((from, i) => {
      const to = ends[(i + 1) % ends.length] ?? from;
      // The neighbour goes along the same edge the other way round.
      if (!edges.delete(`${to}|${from}`)) edges.set(`${from}|${to}`, [from, to]);
    });
  }
  const next = new Map<string, string[]>();
  for (const [from, to] of edges.values()) next.set(from, [...(next.get(from) ?? []), to]);
  const loops: string[][] = [];
  for (const start of next.keys()) {
    while ((next.get(start) ?? []).length > 0) {
      const loop = [start];
      for (let at = next.get(start)?.pop(); at !== undefined && at !== start; at = next.get(at)?.pop()) loop.push(at);
      loops.push(loop);
    }
  }
  return loops;
};

/** The same loops as the data of a path. */
export const outline = (grid: string, centres: Iterable<Point>): string =>
  outlineLoops(grid, centres)
    .map((loop) => `M${loop.join("L")}Z`)
    .join("");

const squareDirections: Record<string, number> = { e: 0, se: 45, s: 90, sw: 135, w: 180, nw: 225, n: 270, ne: 315 };
const hexDirections: Record<string, number> = { e: 0, se: 60, sw: 120, w: 180, nw: 240, ne: 300 };

/** The two ends of a wall; undefined where its cell is not on the board. */
export const wallEnds = (grid: string, wall: Wall, centres: Map<string, Point>): [Point, Point] | undefined => {
  const from = centres.get(wall.cell);
  if (from === undefined) return undefined;
  const to = centres.get(wall.to);
  const directions = grid === "hex" ? hexDirections : squareDirections;
  const angle =
    to === undefined
      ? ((directions[wall.to.toLowerCase()] ?? 0) * Math.PI) / 180
      : Math.atan2(to.y - from.y, to.x - from.x);
  const far = cellWidth(grid) / 2;
  const half = grid === "hex" ? SIDE / 2 : SQUARE / 2;
  const middle = { x: from.x + Math.cos(angle) * far, y: from.y + Math.sin(angle) * far };
  const along = { x: -Math.sin(angle) * half, y: Math.cos(angle) * half };
  return [
    { x: middle.x - along.x, y: middle.y - along.y },
    { x: middle.x + along.x, y: middle.y + along.y },
  ];
};

/** Where each of several figures on one cell stands, around its centre. */
export const crowdPlace = (place: number, many: number, width: number): Point => {
  if (many < 2) return { x: 0, y: 0 };
  const angle = (place / many) * Math.PI * 2 + Math.PI / 4;
  return { x: Math.cos(angle) * width * 0.22, y: Math.sin(angle) * width * 0.16 };
};

/** The point that lies nearest in a direction; what lies aside counts as farther. Its place in the list, or -1. */
export const nearest = (from: Point, way: Point, points: Point[]): number => {
  let found = -1;
  let shortest = Number.POSITIVE_INFINITY;
  points.forEach((point, i) => {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const along = dx * way.x + dy * way.y;
    const distance = along + (Math.abs(dx * way.y) + Math.abs(dy * way.x)) * 2.2;
    if (along > 1 && distance < shortest) [shortest, found] = [distance, i];
  });
  return found;
};
