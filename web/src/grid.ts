// Where the cells of a board lie on the drawing: hexes and squares as points, polygons and edges.

import type { Board, Wall } from "./wire";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export const ORIGIN: Point = { x: 0, y: 0 };

/** The side of a hex. */
export const SIDE = 34;
const SQUARE = 58;
const ROOT3 = Math.sqrt(3);

const centre = (grid: string, x: number, y: number): Point =>
  grid === "hex"
    ? { x: (x + (((y % 2) + 2) % 2) / 2) * ROOT3 * SIDE, y: y * 1.5 * SIDE }
    : { x: x * SQUARE, y: y * SQUARE };

export const centresOf = (board: Board): Map<string, Point> =>
  new Map(board.cells.map((cell) => [cell.id, centre(board.grid, cell.x, cell.y)]));

/** The part of the drawing that holds all these cells. */
export const boxAround = (grid: string, centres: Iterable<Point>): Box => {
  const all = [...centres];
  if (all.length === 0) return { x: 0, y: 0, w: 100, h: 100 };
  const margin = grid === "hex" ? SIDE * 1.12 : SQUARE * 0.62;
  const left = Math.min(...all.map((p) => p.x)) - margin;
  const top = Math.min(...all.map((p) => p.y)) - margin;
  return {
    x: left,
    y: top,
    w: Math.max(...all.map((p) => p.x)) + margin - left,
    h: Math.max(...all.map((p) => p.y)) + margin - top,
  };
};

/** The corners of a cell around its centre, a little inside its real ones. */
export const corners = (grid: string, shrink = 0.97): Point[] => {
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
  const far = grid === "hex" ? (ROOT3 * SIDE) / 2 : SQUARE / 2;
  const half = grid === "hex" ? SIDE / 2 : SQUARE / 2;
  const middle = { x: from.x + Math.cos(angle) * far, y: from.y + Math.sin(angle) * far };
  const along = { x: -Math.sin(angle) * half, y: Math.cos(angle) * half };
  return [
    { x: middle.x - along.x, y: middle.y - along.y },
    { x: middle.x + along.x, y: middle.y + along.y },
  ];
};
