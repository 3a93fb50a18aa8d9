// A board of hexes or squares as it is drawn; what its fields mean, only the game knows.

import { useEffect, useMemo, useRef } from "preact/hooks";
import { useCamera } from "./board/camera";
import { Cells } from "./board/cells";
import { FigureOver, placeOf, Standee } from "./board/figures";
import { type Box, boxAround, cellWidth, centresOf, crowdPlace, nearest, type Point } from "./board/grid";
import { Ground, groundKey } from "./board/ground";
import { Legend, MiniMap } from "./board/legend";
import { watchAttention } from "./director/attention";
import { Glyph } from "./glyphs";
import { type Targets, useTargets } from "./targets";
import { plain } from "./text";
import type { Board, Figure } from "./wire";
import { t } from "./words";
import "./board/board.css";

const ORIGIN: Point = { x: 0, y: 0 };

/** Where something can be chosen. */
const spotsOf = (board: Board, centres: Map<string, Point>, targets: Targets): Point[] => {
  const cells = board.cells.map((cell) => cell.id).filter((id) => targets.at.has(id) || targets.routes.has(id));
  const figures = (board.figures ?? []).filter((figure) => targets.at.has(figure.id));
  return [...cells, ...figures.map((figure) => figure.cell)].map((id) => centres.get(id) ?? ORIGIN);
};

/** The part of the board that the question is about: what can be chosen, and who acts. */
const aboutOf = (board: Board, centres: Map<string, Point>, targets: Targets): Box | null => {
  const cells = board.cells.filter((cell) => targets.at.has(cell.id)).map((cell) => cell.id);
  const figures = (board.figures ?? []).filter((figure) => targets.at.has(figure.id) || figure.acting === true);
  const points = [...cells, ...figures.map((figure) => figure.cell)]
    .map((id) => centres.get(id))
    .filter((point) => point !== undefined);
  return points.length === 0 ? null : boxAround(board.grid, points);
};

const isWide = (): boolean => innerWidth >= 700;

/** Where all figures stand, or those of one seat; null where there are none. */
const crowdOf = (board: Board, centres: Map<string, Point>, seat: number | null): Box | null => {
  const points = (board.figures ?? [])
    .filter((figure) => seat === null || figure.seat === seat)
    .map((figure) => centres.get(figure.cell))
    .filter((point) => point !== undefined);
  return points.length === 0 ? null : boxAround(board.grid, points);
};

/** Whether the question is about the lower part of the board: what lies over its lower corner then goes up. */
const isLow = (about: Box | null, whole: Box): boolean =>
  about !== null && about.y + about.h / 2 > whole.y + whole.h / 2;

/** The size of hex names in units of the drawing, so that they can be read at every scale. */
const nameSize = (scale: number): number => (scale <= 0 ? 14 : Math.min(26, Math.max(14, 10.5 / scale)));

interface BoardViewProps {
  board: Board;
  /** The number of the question: each new one brings what it is about into view. */
  askId?: string;
  /** Whose figures a small window shows where the question is about nothing on the board; null: nobody's. */
  seat?: number | null;
}

export function BoardView({ board, askId = "", seat = null }: BoardViewProps) {
  const window = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const targets = useTargets();
  const centres = useMemo(() => centresOf(board), [board]);
  const open = board.cells.filter((cell) => cell.terrain !== "void");
  const shown = open.length > 0 ? open : board.cells; // before a battle: the outlines of rooms that nobody has seen
  const whole = boxAround(
    board.grid,
    shown.map((cell) => centres.get(cell.id) ?? ORIGIN),
  );
  const key = groundKey(board);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says everything that the ground is drawn from
  const ground = useMemo(() => <Ground board={board} centres={centres} whole={whole} />, [key]);
  const isEmpty = board.cells.length === 0;
  const about = aboutOf(board, centres, targets) ?? (isWide() ? null : crowdOf(board, centres, seat));
  const spots = spotsOf(board, centres, targets);
  const ask = askId || [...targets.at.keys()].join();
  const first = about ?? crowdOf(board, centres, null);
  const camera = useCamera({ window, sheet, frame }, board.grid, { whole, about, first, spots }, ask);
  useAttention(board, centres, camera);
  return (
    <div class="board">
      <div
        ref={window}
        class={`map-window${camera.isWhole ? "" : " zoomed"}`}
        role="group"
        aria-label={plain(board.title) || t("board")}
        {...camera.handlers}
        onKeyDown={(event) => moveFocus(event, window.current)}
      >
        <div
          ref={sheet}
          class="map-sheet"
          style={{
            "--u": `${camera.scale}px`,
            "--name": `${nameSize(camera.scale)}px`,
            width: `${whole.w * camera.scale}px`,
            height: `${whole.h * camera.scale}px`,
          }}
        >
          {ground}
          <Cells board={board} centres={centres} whole={whole} wasDragged={camera.wasDragged} />
          <Figures board={board} centres={centres} whole={whole} wasDragged={camera.wasDragged} />
        </div>
      </div>
      <div class="board-tools" hidden={isEmpty}>
        <Tool name="plus" label={t("zoomIn")} use={() => camera.zoom(1.33)} />
        <Tool name="minus" label={t("zoomOut")} use={() => camera.zoom(0.75)} />
        <Tool name="fit" label={t("fit")} use={camera.showWhole} />
      </div>
      {camera.isWhole || open.length === 0 ? null : (
        <MiniMap
          board={board}
          centres={centres}
          whole={whole}
          frame={frame}
          look={camera.centre}
          isAbove={isLow(about, whole)}
        />
      )}
      {isEmpty || (board.legend ?? []).length === 0 ? null : <Legend board={board} />}
    </div>
  );
}

interface Leaning {
  lean: (box: Box) => boolean;
  comeBack: () => void;
}

/** What happens on this board comes into view; once it is over, the camera comes back. */
const useAttention = (board: Board, centres: Map<string, Point>, camera: Leaning): void => {
  const look = (ids: string[]): boolean => {
    const stands = new Map(board.figures?.map((figure) => [figure.id, figure.cell]));
    const points = ids.map((id) => centres.get(stands.get(id) ?? id)).filter((point) => point !== undefined);
    return points.length > 0 && camera.lean(boxAround(board.grid, points));
  };
  const current = useRef({ look, rest: camera.comeBack });
  current.current = { look, rest: camera.comeBack };
  useEffect(() => watchAttention({ look: (ids) => current.current.look(ids), rest: () => current.current.rest() }), []);
};

interface FiguresProps {
  board: Board;
  centres: Map<string, Point>;
  whole: Box;
  wasDragged: { current: boolean };
}

/** The figures; several on one cell stand around its middle. What must never be hidden comes after all of them. */
function Figures({ board, centres, whole, wasDragged }: FiguresProps) {
  const targets = useTargets();
  const isAsked = (id: string): boolean => targets.at.has(id) || targets.routes.has(id);
  const figures = board.figures ?? [];
  const crowd = new Map<string, Figure[]>();
  for (const figure of figures) crowd.set(figure.cell, [...(crowd.get(figure.cell) ?? []), figure]);
  const cells = new Map(board.cells.map((cell) => [cell.id, cell]));
  const size = board.grid === "hex" ? 1.08 : 0.72;
  const placed = figures.map((figure) => {
    const together = crowd.get(figure.cell) ?? [];
    const at = centres.get(figure.cell) ?? ORIGIN;
    const aside = crowdPlace(together.indexOf(figure), together.length, cellWidth(board.grid));
    const k = size * (together.length > 1 ? 0.72 : figure.side === "hero" || figure.side === undefined ? 1.07 : 1);
    /** The cell is asked for and not who stands on it: a click goes through to the cell. */
    const isPassed = isAsked(figure.cell) && !targets.at.has(figure.id);
    return { figure, k, isPassed, at: { x: at.x + aside.x, y: at.y + aside.y } };
  });
  return (
    <>
      {placed.map(({ figure, k, isPassed, at }) => (
        <Standee
          key={figure.id}
          figure={figure}
          k={k}
          isPassed={isPassed}
          at={at}
          whole={whole}
          place={placeOf(board.grid, cells.get(figure.cell))}
          wasDragged={wasDragged}
        />
      ))}
      {placed.map(({ figure, k, at }) => (
        <FigureOver key={figure.id} figure={figure} k={k} at={at} whole={whole} />
      ))}
    </>
  );
}

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Arrow keys go to the nearest thing that can be chosen or looked at in that direction, wherever it is drawn. */
const moveFocus = (event: KeyboardEvent, window: HTMLElement | null): void => {
  const way = directions[event.key];
  if (way === undefined || window === null) return;
  event.preventDefault();
  event.stopPropagation();
  const middleOf = (element: Element): Point => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const here = document.activeElement?.closest("[data-x]") ?? null;
  const others = [...window.querySelectorAll<HTMLElement | SVGElement>("[data-x]")].filter((each) => each !== here);
  const from = here === null ? { x: 0, y: 0 } : middleOf(here);
  others[nearest(from, way, others.map(middleOf))]?.focus();
};

function Tool({ name, label, use }: { name: string; label: string; use: () => void }) {
  return (
    <button type="button" class="round" aria-label={label} title={label} onClick={use}>
      <Glyph name={name} size={16} />
    </button>
  );
}
