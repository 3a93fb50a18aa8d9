// What the signs of the map mean, with the very signs; and the whole board in small, while only a part of it is seen.

import type { RefObject } from "preact";
import { useState } from "preact/hooks";
import { useArt } from "../art";
import { plain } from "../text";
import type { Board, Cell, Figure, Mark } from "../wire";
import { t } from "../words";
import { type Box, cellWidth, outline, type Point } from "./grid";
import { BORDER_ARROW, CellTint, Lying, lyingMarks, Terrain } from "./things";

/** Signs of one kind that a line of the legend shows beside each other. */
const MOST_SIGNS = 3;

/** The kind of terrain that a mark explains: the last part of its picture's name, or its icon. */
const kindOf = (mark: Mark): string => mark.art?.split("/").at(-1) ?? mark.icon ?? "";

/** The cells of the board that carry what a mark explains, one of each look. */
export const examplesOf = (mark: Mark, cells: Cell[]): Cell[] => {
  const kind = kindOf(mark);
  const isTerrain = (cell: Cell): boolean => cell.terrain === kind || (cell.terrain ?? "floor") === mark.icon;
  const standing = cells.filter((cell) => isTerrain(cell) && (cell.art === undefined || sameThing(cell, mark)));
  if (standing.length > 0) {
    const byLook = new Map(standing.map((cell) => [cell.art ?? "", { ...cell, marks: trapMarks(cell) }]));
    return [...byLook.values()].slice(0, MOST_SIGNS);
  }
  const lying = cells.find((cell) => lyingMarks(cell).some((each) => isSame(each, mark)));
  if (lying === undefined) return [];
  return [
    { ...lying, terrain: "floor", art: undefined, marks: lyingMarks(lying).filter((each) => isSame(each, mark)) },
  ];
};

const isSame = (one: Mark, other: Mark): boolean =>
  one.art !== undefined && one.art === other.art && (one.icon !== "flag" || one.value === other.value);
/** Traps differ by what they do, so their picture must be the very one; obstacles differ by cell alone. */
const sameThing = (cell: Cell, mark: Mark): boolean => cell.terrain !== "trap" || cell.art === mark.art;
const trapMarks = (cell: Cell): Mark[] | undefined => (cell.terrain === "trap" ? cell.marks : undefined);

/** What the signs mean, drawn once somebody wants to know. */
export function Legend({ board }: { board: Board }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="legend" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("legend")}</summary>
      {isOpen ? <LegendLines board={board} /> : null}
    </details>
  );
}

/** What is on the board comes first. */
function LegendLines({ board }: { board: Board }) {
  const lines = (board.legend ?? []).map((mark) => ({ mark, examples: examplesOf(mark, board.cells) }));
  const sorted = [
    ...lines.filter((line) => line.examples.length > 0),
    ...lines.filter((line) => line.examples.length === 0),
  ];
  return (
    <ul class={sorted.length > 9 ? "many" : ""}>
      {sorted.map(({ mark, examples }, i) => (
        <li key={i}>
          {(examples.length > 0 ? examples : [stranger(mark)]).map((cell, k) => (
            <LegendSign key={k} cell={cell} grid={board.grid} />
          ))}
          <span>{plain(mark.label)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Something that does not lie on the board now, drawn as it would. */
const stranger = (mark: Mark): Cell => {
  const isToken = mark.icon === "flag" || mark.icon === "boot" || kindOf(mark) === "border";
  return { id: "", x: 0, y: 0, terrain: isToken ? "floor" : kindOf(mark), art: mark.art, marks: isToken ? [mark] : [] };
};

/** A cell of the board in small: the same ground, the same thing. */
function LegendSign({ cell, grid }: { cell: Cell; grid: string }) {
  const half = cellWidth(grid) * 0.52;
  const at = { x: 0, y: 0 };
  const isBorder = cell.marks?.some((mark) => mark.art?.endsWith("/border") === true) === true;
  return (
    <svg class="legend-sign" viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`} aria-hidden="true">
      {isBorder ? <path d={BORDER_ARROW} class="border-arrow" transform="scale(1.6)" /> : null}
      <CellTint cell={cell} at={at} grid={grid} />
      <Terrain cell={cell} at={at} grid={grid} />
      {isBorder ? null : lyingMarks(cell).map((mark, i) => <Lying key={i} mark={mark} place={i} at={at} grid={grid} />)}
    </svg>
  );
}

interface MiniMapProps {
  board: Board;
  centres: Map<string, Point>;
  whole: Box;
  frame: RefObject<HTMLElement | null>;
  /** Look at this point of the board. */
  look: (at: Point) => void;
  /** At the upper edge, since the lower corner is needed. */
  isAbove: boolean;
}

export function MiniMap({ board, centres, whole, frame, look, isAbove }: MiniMapProps) {
  const cells = board.cells.filter((cell) => cell.terrain !== "void").map((cell) => centres.get(cell.id));
  const r = cellWidth(board.grid) * 0.4;
  const pick = (event: PointerEvent): void => {
    event.stopPropagation();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    look({
      x: whole.x + ((event.clientX - box.left) / box.width) * whole.w,
      y: whole.y + ((event.clientY - box.top) / box.height) * whole.h,
    });
  };
  return (
    <div
      class={`mini-map${isAbove ? " above" : ""}`}
      style={{ aspectRatio: `${whole.w} / ${whole.h}`, "--ratio": `${whole.w / whole.h}` }}
      aria-hidden="true"
      onPointerDown={pick}
    >
      <svg viewBox={`${whole.x} ${whole.y} ${whole.w} ${whole.h}`}>
        <path
          d={outline(
            board.grid,
            cells.filter((point) => point !== undefined),
          )}
          class="mini-floor"
        />
        {(board.figures ?? []).map((figure) => {
          const at = centres.get(figure.cell);
          return at === undefined ? null : <MiniFigure key={figure.id} figure={figure} at={at} r={r} />;
        })}
      </svg>
      <i ref={frame} class="mini-frame" />
    </div>
  );
}

function MiniFigure({ figure, at, r }: { figure: Figure; at: Point; r: number }) {
  const hue = useArt(figure.art)?.hue ?? 210;
  return <circle cx={at.x} cy={at.y} r={r} class={`s-${figure.side ?? "hero"}`} style={{ "--hue-of": hue }} />;
}
