// A board of hexes or squares as it is drawn; what its fields mean, only the game knows.

import { useContext, useMemo, useRef } from "preact/hooks";
import { useArt } from "./art";
import { useCamera } from "./camera";
import { MarkChip } from "./chips";
import { Figures } from "./figures";
import { Glyph, GlyphAt, hasGlyph, hash } from "./glyphs";
import { boxAround, centresOf, corners, ORIGIN, type Point, polygon, wallEnds } from "./grid";
import { GameContext } from "./styles";
import { T, targetClass, useTargets } from "./targets";
import { plain } from "./text";
import { type BoardThings, markText, Thing } from "./thing";
import type { Board, Cell, Mark } from "./wire";
import { t } from "./words";

/** Marks that fit on a cell. */
const CELL_MARKS = 6;
const terrainSigns: Record<string, string> = {
  water: "drop",
  obstacle: "earth",
  rock: "earth",
  boulder: "earth",
  trap: "trap",
  hazard: "fire",
  hazardous: "fire",
  lava: "fire",
  difficult: "leaf",
  ice: "ice",
  icy: "ice",
  door: "door",
  objective: "flag",
  goal: "flag",
  exit: "door",
  entrance: "door",
  start: "boot",
  chest: "chest",
  treasure: "chest",
  portal: "magic",
  altar: "star",
  objective_token: "flag",
  tree: "leaf",
  table: "wall",
  crate: "bag",
  stairs: "up",
  wall: "wall",
  hall: "crown",
};
const drawnTerrains = new Set([
  "floor",
  "wall",
  "water",
  "obstacle",
  "rock",
  "trap",
  "hazard",
  "hazardous",
  "lava",
  "difficult",
  "ice",
  "icy",
  "door",
  "objective",
  "goal",
  "exit",
  "entrance",
  "start",
  "corridor",
  "void",
  "dark",
  "fog",
  "grass",
  "chest",
  "treasure",
  "pit",
  "room",
  "unknown",
  "pressure",
]);
/** Marks on a field, from its lower left in rows, each as wide as what it says. */
const layMarks = (marks: Mark[]): { mark: Mark; x: number; y: number }[] => {
  let x = -18;
  let y = 15;
  return marks.slice(0, CELL_MARKS).map((mark) => {
    const width = hasGlyph(mark.icon)
      ? 18 + (mark.value === undefined ? 0 : 1 + 5.5 * String(mark.value).length)
      : 6 + 6 * markText(mark, 2).length;
    if (x > -18 && x + width - 9 > 24) {
      x = -18;
      y -= 17;
    }
    const placed = { mark, x, y };
    x += width;
    return placed;
  });
};

const describeCell = (cell: Cell): string => {
  const marks = cell.marks ?? [];
  const signs = marks
    .slice(0, CELL_MARKS)
    .map((mark) => (hasGlyph(mark.icon) ? (mark.value ?? "") : markText(mark, 2)));
  return [plain(cell.label), ...marks.map((mark) => plain(mark.label)), signs.filter((text) => text !== "").join(" ")]
    .filter((text) => text !== "")
    .join(", ");
};

export function BoardView({ board }: { board: Board }) {
  const svg = useRef<SVGSVGElement>(null);
  const centres = useMemo(() => centresOf(board), [board]);
  const whole = useMemo(() => boxAround(board.grid, centres.values()), [board.grid, centres]);
  const camera = useCamera(svg, whole);
  const { view, handlers } = camera;
  const things = { centres, wasDragged: camera.wasDragged };
  return (
    <div class="board">
      <div class="pit">
        <svg
          ref={svg}
          class={`field ${board.grid}${camera.isZoomed ? " zoomed" : ""}`}
          viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
          preserveAspectRatio="xMidYMid meet"
          role="group"
          aria-label={plain(board.title) || t("board")}
          {...handlers}
          onKeyDown={(event) => moveFocus(event, svg.current, whole)}
          onPointerLeave={handlers.onPointerUp}
        >
          <Definitions />
          <g>
            {board.cells.map((cell) => (
              <CellView key={cell.id} cell={cell} grid={board.grid} things={things} />
            ))}
          </g>
          <g aria-hidden="true" class="over">
            {board.cells
              .filter((cell) => (cell.marks ?? []).length > 0)
              .map((cell) => (
                <CellMarks key={cell.id} marks={cell.marks ?? []} at={centres.get(cell.id) ?? ORIGIN} />
              ))}
          </g>
          <g aria-hidden="true">
            <Walls board={board} centres={centres} />
            <Trails board={board} centres={centres} />
          </g>
          <Figures figures={board.figures ?? []} things={things} />
        </svg>
      </div>
      <div class="board-tools">
        <Tool name="plus" label={t("zoomIn")} use={() => camera.zoom(0.75)} />
        <Tool name="minus" label={t("zoomOut")} use={() => camera.zoom(1.33)} />
        <Tool name="fit" label={t("fit")} use={camera.showWhole} />
      </div>
      {(board.legend ?? []).length === 0 ? null : <Legend marks={board.legend ?? []} />}
    </div>
  );
}

/** Arrow keys go to the nearest thing that can be chosen or looked at in that direction. */
const moveFocus = (event: KeyboardEvent, svg: SVGSVGElement | null, start: Point): void => {
  const directions: Record<string, Point> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  };
  const way = directions[event.key];
  if (way === undefined || svg === null) return;
  event.preventDefault();
  event.stopPropagation();
  const here = document.activeElement?.closest("[data-x]");
  const x = Number(here?.getAttribute("data-x") ?? start.x);
  const y = Number(here?.getAttribute("data-y") ?? start.y);
  let nearest: SVGGElement | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const thing of svg.querySelectorAll<SVGGElement>("[data-x]")) {
    if (thing === here) continue;
    const dx = Number(thing.getAttribute("data-x")) - x;
    const dy = Number(thing.getAttribute("data-y")) - y;
    const along = dx * way.x + dy * way.y;
    const across = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const distance = along + across * 2.2;
    if (along > 1 && distance < shortest) [shortest, nearest] = [distance, thing];
  }
  nearest?.focus();
};

function CellView({ cell, grid, things }: { cell: Cell; grid: string; things: BoardThings }) {
  const targets = useTargets();
  const at = things.centres.get(cell.id) ?? ORIGIN;
  const terrain = cell.terrain ?? "floor";
  const sign = terrainSigns[terrain];
  const { game } = useContext(GameContext);
  const art = useArt(cell.art ?? `${game}/terrain/${terrain}`);
  const isDrawn = drawnTerrains.has(terrain);
  const tile = polygon(at, corners(grid));
  const shade = (hash(cell.id) % 7) / 7;
  const inside = (
    <>
      <polygon
        points={tile}
        class={`tile t-${isDrawn ? terrain : "other"}`}
        style={isDrawn ? undefined : { "--terrain-hue": String(hash(terrain) % 360) }}
      />
      <polygon points={tile} class="tile-shade" opacity={shade * 0.16} />
      {art !== undefined ? (
        <TerrainIcon icon={art.icon} at={at} />
      ) : sign === undefined ? null : (
        <GlyphAt name={sign} x={at.x - 13} y={at.y - 13} size={26} class="terrain-sign" />
      )}
      <polygon points={polygon(at, corners(grid, 0.86))} class="rim" />
    </>
  );
  const name = `cell${cell.dimmed === true ? " dimmed" : ""}`;
  const tells = cell.label !== undefined || (cell.marks ?? []).length > 0;
  if (!tells && !targets.at.has(cell.id)) {
    return (
      <g class={`${name}${targetClass(targets, cell.id)}`} data-id={cell.id}>
        {inside}
      </g>
    );
  }
  return (
    <Thing id={cell.id} at={at} label={describeCell(cell)} class={name} things={things}>
      {inside}
    </Thing>
  );
}

/** What stands on a cell: shadow, dark side, lit side. */
function TerrainIcon({ icon, at }: { icon: string; at: Point }) {
  return (
    <g class="terrain-art" transform={`translate(${at.x - 19} ${at.y - 20})`}>
      <use href={`#i-${icon}`} x="2.5" y="3" width="38" height="38" class="ta-shadow" />
      <use href={`#i-${icon}`} x="-0.800" y="-0.900" width="38" height="38" class="ta-light" />
      <use href={`#i-${icon}`} width="38" height="38" class="ta-body" />
    </g>
  );
}

function CellMarks({ marks, at }: { marks: Mark[]; at: Point }) {
  return (
    <g>
      {layMarks(marks).map(({ mark, x, y }, i) =>
        hasGlyph(mark.icon) ? (
          <g key={i}>
            <circle cx={at.x + x} cy={at.y + y} r="8" class="mark-back" />
            <GlyphAt
              name={mark.icon ?? ""}
              x={at.x + x - 5.5}
              y={at.y + y - 5.5}
              size={11}
              class={`mark-sign i-${mark.icon}`}
            />
            {mark.value === undefined ? null : (
              <text x={at.x + x + 9.5} y={at.y + y + 3.5} class="mark-text">
                {mark.value}
              </text>
            )}
          </g>
        ) : (
          <text key={i} x={at.x + x - 6} y={at.y + y + 3.5} class="mark-text">
            {markText(mark, 2)}
          </text>
        ),
      )}
    </g>
  );
}

function Walls({ board, centres }: { board: Board; centres: Map<string, Point> }) {
  return (
    <>
      {(board.walls ?? []).map((wall, i) => {
        const ends = wallEnds(board.grid, wall, centres);
        if (ends === undefined) return null;
        const [a, b] = ends;
        return <line key={i} x1={a.x} y1={a.y} x2={b.x} y2={b.y} class={`edge e-${wall.kind ?? "wall"}`} />;
      })}
    </>
  );
}

function Trails({ board, centres }: { board: Board; centres: Map<string, Point> }) {
  return (
    <>
      {(board.trails ?? []).map((trail, i) => {
        const points = trail.cells.map((id) => centres.get(id)).filter((p) => p !== undefined);
        return (
          <polyline
            key={i}
            points={points.map((p) => `${p.x},${p.y}`).join(" ")}
            class={`trail r-${trail.kind ?? "path"}`}
            marker-end="url(#arrow)"
          />
        );
      })}
    </>
  );
}

function Definitions() {
  return (
    <defs>
      <marker
        id="arrow"
        viewBox="0 0 10 10"
        refX="7"
        refY="5"
        markerWidth="5"
        markerHeight="5"
        orient="auto-start-reverse"
      >
        <path d="M0 0L10 5L0 10z" class="arrow-head" />
      </marker>
      <clipPath id="standee">
        <path d="M-17 14V-14A17 17 0 0 1 17 -14V14Z" />
      </clipPath>
    </defs>
  );
}

function Tool({ name, label, use }: { name: string; label: string; use: () => void }) {
  return (
    <button type="button" class="round" aria-label={label} title={label} onClick={use}>
      <Glyph name={name} size={16} />
    </button>
  );
}

function Legend({ marks }: { marks: Mark[] }) {
  return (
    <details class="legend">
      <summary>{t("legend")}</summary>
      <div class="legend-entries">
        {marks.map((mark, i) => (
          <span key={i} class="legend-entry">
            <MarkChip mark={mark} /> <T of={mark.label} />
          </span>
        ))}
      </div>
    </details>
  );
}
