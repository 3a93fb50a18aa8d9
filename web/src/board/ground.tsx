// The room itself: floor, walls, light, terrain. It changes rarely, so it is drawn apart from everything that moves.

import { hash } from "../glyphs";
import type { Board, Cell } from "../wire";
import { floorName, floorOf, patternOf, tileFloors } from "./floors";
import { type Box, cellWidth, corners, outline, type Point, polygon, wallEnds } from "./grid";
import { BORDER_ARROW, CellTint, Lying, lyingMarks, Terrain } from "./things";

const ORIGIN: Point = { x: 0, y: 0 };
/** Cells along the side of a laid tile. */
const TILE = 8;

interface GroundProps {
  board: Board;
  centres: Map<string, Point>;
  whole: Box;
}

/** Everything that the ground is drawn from, as one text: the same text, the same drawing. */
export const groundKey = (board: Board): string =>
  JSON.stringify([
    board.grid,
    board.floor,
    board.walls,
    board.cells.map((cell) => [cell.id, cell.x, cell.y, cell.terrain, cell.art, cell.dimmed, cell.marks]),
  ]);

const isOpen = (cell: Cell): boolean => cell.terrain !== "void";

export function Ground({ board, centres, whole }: GroundProps) {
  const isTiled = board.floor === "tiles";
  const name = floorName(board.floor, board.grid);
  const shown = board.cells.filter(isOpen);
  const points = shown.map((cell) => centres.get(cell.id) ?? ORIGIN);
  const hidden = board.cells.filter((cell) => !isOpen(cell)).map((cell) => centres.get(cell.id) ?? ORIGIN);
  const loop = outline(board.grid, points);
  const shift = board.grid === "hex" ? 0 : -cellWidth(board.grid) / 2;
  const patterns = (isTiled ? tileFloors : [name]).map((each) => patternOf(each, shift)).join("");
  return (
    <svg
      class={`ground ${board.grid}`}
      viewBox={`${whole.x} ${whole.y} ${whole.w} ${whole.h}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no word of anybody's */}
        <g dangerouslySetInnerHTML={{ __html: patterns }} />
        <Lamp whole={whole} />
      </defs>
      {hidden.length === 0 ? null : <path d={outline(board.grid, hidden)} class="hidden-room" />}
      {isTiled ? <Tiles cells={shown} /> : <Room loop={loop} floor={name} />}
      {shown.map((cell, i) => (
        <CellGround key={cell.id} cell={cell} at={points[i] ?? ORIGIN} grid={board.grid} />
      ))}
      <path d={loop} fill="url(#lamp)" />
      <Walls board={board} centres={centres} />
      {shown.map((cell, i) => (
        <CellThings key={cell.id} cell={cell} at={points[i] ?? ORIGIN} grid={board.grid} />
      ))}
      {board.grid === "hex" ? null : <Borders cells={shown} centres={centres} />}
    </svg>
  );
}

/** The light of the room: warm in the middle, dark at the walls. */
function Lamp({ whole }: { whole: Box }) {
  const far = Math.max(whole.w, whole.h) * 0.62;
  return (
    <radialGradient
      id="lamp"
      gradientUnits="userSpaceOnUse"
      cx={whole.x + whole.w / 2}
      cy={whole.y + whole.h / 2}
      r={far}
    >
      <stop offset="0" stop-color="#ffdf9e" stop-opacity=".3" />
      <stop offset=".55" stop-color="#ffbf6b" stop-opacity=".05" />
      <stop offset="1" stop-color="#000" stop-opacity=".5" />
    </radialGradient>
  );
}

/** Walls are one outline, drawn several times: shadow, dark side, top, hewn light and dark joints; the floor inside. */
function Room({ loop, floor }: { loop: string; floor: string }) {
  const { wall, wallDark, wallLight, joint } = floorOf(floor);
  return (
    <g stroke-linejoin="round">
      <path d={loop} stroke="#000" stroke-width="46" opacity=".5" transform="translate(8 18)" />
      <path d={loop} fill="none" stroke={wallDark} stroke-width="34" transform="translate(0 10)" />
      <path d={loop} fill={joint} stroke={wall} stroke-width="30" />
      <path d={loop} fill="none" stroke={wallLight} stroke-opacity=".55" stroke-width="30" stroke-dasharray="2 27" />
      <path d={loop} fill="none" stroke={wallDark} stroke-opacity=".6" stroke-width="30" stroke-dasharray="3 43" />
      <path d={loop} fill={`url(#floor-${floor})`} stroke="#0d0806" stroke-width="5" />
    </g>
  );
}

/** Tiles laid side by side, each with its floor in a brass frame with rivets. */
function Tiles({ cells }: { cells: Cell[] }) {
  const side = TILE * cellWidth("square");
  const half = cellWidth("square") / 2;
  const tiles = new Map(cells.map((cell) => [`${Math.floor(cell.x / TILE)} ${Math.floor(cell.y / TILE)}`, cell]));
  const corner = (at: number): number => Math.floor(at / TILE) * side - half;
  const placed = [...tiles].map(([key, cell]) => {
    const floor = (Math.floor(cell.x / TILE) + 2 * Math.floor(cell.y / TILE)) % tileFloors.length;
    return { key, x: corner(cell.x), y: corner(cell.y), floor: tileFloors[floor] };
  });
  return (
    <>
      {placed.map(({ key, x, y }) => (
        <g key={key} class="tile-frame">
          <rect x={x - 9} y={y - 3} width={side + 18} height={side + 20} rx="10" class="tile-shadow" />
          <rect x={x - 8} y={y - 8} width={side + 16} height={side + 16} rx="9" />
        </g>
      ))}
      {placed.map(({ key, x, y, floor }) => (
        <g key={key}>
          <rect x={x} y={y} width={side} height={side} fill={`url(#floor-${floor})`} />
          {[-4, side + 4].flatMap((dx) =>
            [-4, side / 2, side + 4].map((dy) => (
              <circle key={`${dx} ${dy}`} cx={x + dx} cy={y + dy} r="3" class="rivet" />
            )),
          )}
        </g>
      ))}
    </>
  );
}

/** A thin line around a cell, its tint of a little light or dark, and the colour of its terrain. */
function CellGround({ cell, at, grid }: { cell: Cell; at: Point; grid: string }) {
  const shade = (hash(cell.id) % 100) / 100 - 0.5;
  return (
    <>
      <polygon
        points={polygon(at, corners(grid, 0.985))}
        class="ground-cell"
        fill={shade < 0 ? "#000" : "#ffe2b0"}
        fill-opacity={(Math.abs(shade) * (grid === "hex" ? 0.22 : 0.12)).toFixed(2)}
      />
      <CellTint cell={cell} at={at} grid={grid} />
      {cell.dimmed === true && cell.terrain !== "destroyed" ? (
        <polygon points={polygon(at, corners(grid, 0.97))} fill="#000" fill-opacity=".45" />
      ) : null}
    </>
  );
}

function CellThings({ cell, at, grid }: { cell: Cell; at: Point; grid: string }) {
  return (
    <>
      <Terrain cell={cell} at={at} grid={grid} />
      {lyingMarks(cell)
        .filter((mark) => grid === "hex" || mark.icon !== "boot")
        .slice(0, 5)
        .map((mark, i) => (
          <Lying key={i} mark={mark} place={i} at={at} grid={grid} />
        ))}
    </>
  );
}

/** Walls between cells; those of rooms that nobody has seen stay in the dark. */
function Walls({ board, centres }: { board: Board; centres: Map<string, Point> }) {
  const dark = new Set(board.cells.filter((cell) => !isOpen(cell)).map((cell) => cell.id));
  const lines = (board.walls ?? []).flatMap((wall) => {
    if (dark.has(wall.cell) && (dark.has(wall.to) || !centres.has(wall.to))) return [];
    const ends = wallEnds(board.grid, wall, centres);
    if (ends === undefined) return [];
    const [a, b] = ends;
    return [{ kind: wall.kind ?? "wall", path: `M${a.x} ${a.y}L${b.x} ${b.y}` }];
  });
  return (
    <>
      {lines.map(({ path }, i) => (
        <path key={i} d={path} class="beam-shadow" transform="translate(2 5)" />
      ))}
      {lines.map(({ kind, path }, i) => (
        <g key={i} class={`beam k-${kind}`}>
          <path d={path} class="beam-side" />
          <path d={path} class="beam-top" transform="translate(-1 -2)" />
        </g>
      ))}
    </>
  );
}

/** Where a map of tiles can grow: an arrow that points out of the cell. */
function Borders({ cells, centres }: { cells: Cell[]; centres: Map<string, Point> }) {
  const taken = new Set(cells.map((cell) => `${cell.x} ${cell.y}`));
  const ways: [number, number, number][] = [
    [1, 0, 0],
    [0, 1, 90],
    [-1, 0, 180],
    [0, -1, 270],
  ];
  return (
    <>
      {cells.map((cell) => {
        if (cell.marks?.some((mark) => mark.icon === "boot") !== true) return null;
        const way = ways.find(([dx, dy]) => !taken.has(`${cell.x + dx} ${cell.y + dy}`));
        const at = centres.get(cell.id);
        if (way === undefined || at === undefined) return null;
        return (
          <path
            key={cell.id}
            d={BORDER_ARROW}
            class="border-arrow"
            transform={`translate(${at.x + way[0] * 46} ${at.y + way[1] * 46}) rotate(${way[2]})`}
          />
        );
      })}
    </>
  );
}
