// The cells as places: where one may go, what an option touches, the ways of monsters, names of the hexes.

import { targetClass, useTargets } from "../targets";
import { plain } from "../text";
import type { Board, Cell } from "../wire";
import { type Box, cellWidth, corners, type Point, placeName, polygon } from "./grid";
import { Spot } from "./spot";

const ORIGIN: Point = { x: 0, y: 0 };

interface CellsProps {
  board: Board;
  centres: Map<string, Point>;
  whole: Box;
  wasDragged: { current: boolean };
}

/** What a screen reader says of a cell: its name, what it is, what lies there. */
export const describeCell = (cell: Cell, grid: string): string => {
  const said = [plain(cell.label), ...(cell.marks ?? []).map((mark) => plain(mark.label))];
  return [placeName(grid, cell.x, cell.y), ...new Set(said)].filter((words) => words !== "").join(", ");
};

export function Cells({ board, centres, whole, wasDragged }: CellsProps) {
  const targets = useTargets();
  return (
    <svg class={`field ${board.grid}`} viewBox={`${whole.x} ${whole.y} ${whole.w} ${whole.h}`} focusable="false">
      <defs>
        <marker id="arrow" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.600" markerHeight="3.600" orient="auto">
          <path d="M0 0L10 5L0 10L3 5Z" class="arrow-head" />
        </marker>
      </defs>
      {board.cells.map((cell) => (
        <CellSpot
          key={cell.id}
          cell={cell}
          grid={board.grid}
          at={centres.get(cell.id) ?? ORIGIN}
          wasDragged={wasDragged}
        />
      ))}
      <g aria-hidden="true" class="ways">
        <Names board={board} centres={centres} />
        <Way cells={targets.path} centres={centres} />
        <Trails board={board} centres={centres} />
      </g>
    </svg>
  );
}

function CellSpot({
  cell,
  grid,
  at,
  wasDragged,
}: {
  cell: Cell;
  grid: string;
  at: Point;
  wasDragged: { current: boolean };
}) {
  const targets = useTargets();
  const isChoosable = targets.at.has(cell.id);
  const isReachable = !isChoosable && targets.routes.has(cell.id);
  const tells = cell.label !== undefined || (cell.marks ?? []).length > 0;
  const inside = (
    <>
      <polygon points={polygon(at, corners(grid, 0.99))} class="hit" />
      {isChoosable || isReachable || targets.lit.has(cell.id) ? (
        <polygon points={polygon(at, corners(grid, grid === "hex" ? 0.86 : 0.9))} class="rim" />
      ) : null}
    </>
  );
  if (!tells && !isChoosable && !isReachable) {
    return (
      <g class={`cell${targetClass(targets, cell.id)}`} data-id={cell.id}>
        {inside}
      </g>
    );
  }
  return (
    <Spot id={cell.id} at={at} label={describeCell(cell, grid)} class="cell" isDrawn wasDragged={wasDragged}>
      {inside}
    </Spot>
  );
}

/** The names of the cells that can be chosen, as the options say them; of squares beside the list alone. */
function Names({ board, centres }: { board: Board; centres: Map<string, Point> }) {
  const targets = useTargets();
  return (
    <g class={`names ${board.grid}`}>
      {board.cells.map((cell) => {
        const at = centres.get(cell.id);
        if (at === undefined || !targets.at.has(cell.id)) return null;
        return (
          <text key={cell.id} x={at.x} y={at.y + cellWidth(board.grid) * 0.47} class="cell-name">
            {placeName(board.grid, cell.x, cell.y)}
          </text>
        );
      })}
    </g>
  );
}

const lineOf = (cells: string[], centres: Map<string, Point>, drop = 0): string =>
  cells
    .map((id) => centres.get(id))
    .filter((point) => point !== undefined)
    .map((point) => `${point.x.toFixed(0)},${(point.y + drop).toFixed(0)}`)
    .join(" ");

/** The way that the option under the pointer would go. */
function Way({ cells, centres }: { cells: string[]; centres: Map<string, Point> }) {
  if (cells.length < 2) return null;
  const points = lineOf(cells, centres);
  return (
    <>
      <polyline points={points} class="way-shade" />
      <polyline points={points} class="way" />
    </>
  );
}

/** The ways that monsters mean to go, from their feet. */
function Trails({ board, centres }: { board: Board; centres: Map<string, Point> }) {
  const drop = board.grid === "hex" ? 20 : 8;
  return (
    <>
      {(board.trails ?? []).map((trail, i) => (
        <polyline
          key={i}
          points={lineOf(trail.cells, centres, drop)}
          class={`trail r-${trail.kind ?? "path"}`}
          marker-end="url(#arrow)"
        />
      ))}
    </>
  );
}
