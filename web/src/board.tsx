// A board of hexes or squares as it is drawn; what its fields mean, only the game knows.

import type { ComponentChildren } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { useCamera } from "./camera";
import { Glyph, GlyphAt, hasGlyph, hash } from "./glyphs";
import { boxAround, centresOf, corners, type Point, polygon, wallEnds } from "./grid";
import { MarkChip, StatChip } from "./items";
import { labelOf, pickTarget, T, targetClass, useTargets } from "./targets";
import { plain } from "./text";
import type { Board, Cell, Figure, Mark, Stat, Text } from "./wire";
import { t } from "./words";

/** Marks that fit on a cell, and around a figure. */
const CELL_MARKS = 6;
const FIGURE_MARKS = 5;
const ORIGIN: Point = { x: 0, y: 0 };

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
const healthOf = (stats: Stat[] | undefined): Stat | undefined =>
  stats?.find(
    (stat) =>
      (stat.icon === "heart" || stat.icon === "health" || stat.icon === "hp") &&
      stat.most !== undefined &&
      typeof stat.value === "number",
  );

const describeFigure = (figure: Figure): string =>
  [
    plain(figure.title),
    ...(figure.stats ?? []).map((s) => `${plain(s.label)} ${s.value}${s.most === undefined ? "" : `/${s.most}`}`),
    ...(figure.marks ?? []).map((m) => `${plain(m.label)}${m.value === undefined ? "" : ` ${m.value}`}`),
    // What stands on the counter, so that whoever speaks to the page can say what they see.
    [
      figure.sign,
      ...(figure.marks ?? [])
        .slice(0, FIGURE_MARKS)
        .filter((m) => !hasGlyph(m.icon))
        .map((m) => markText(m, 1)),
    ].join(" "),
  ].join(", ");

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

/** A mark in full; a number that its words already end with is not said twice. */
const withValue = (mark: Mark): string => {
  const label = plain(mark.label);
  return mark.value === undefined || label.endsWith(` ${mark.value}`) ? label : `${label} ${mark.value}`;
};

const markText = (mark: Mark, length: number): string => String(mark.value ?? plain(mark.label).slice(0, length));

const describeCell = (cell: Cell): string => {
  const marks = cell.marks ?? [];
  const signs = marks
    .slice(0, CELL_MARKS)
    .map((mark) => (hasGlyph(mark.icon) ? (mark.value ?? "") : markText(mark, 2)));
  return [
    plain(cell.label) || cell.id,
    ...marks.map((mark) => plain(mark.label)),
    signs.filter((text) => text !== "").join(" "),
  ]
    .filter((text) => text !== "")
    .join(", ");
};

/** What the box beside the board tells of the thing under the pointer. */
interface Detail {
  title: Text;
  stats?: Stat[];
  marks?: Mark[];
  lines?: Text[];
}

export function BoardView({ board }: { board: Board }) {
  const svg = useRef<SVGSVGElement>(null);
  const [detail, setDetail] = useState<Detail | null>(null);
  const centres = useMemo(() => centresOf(board), [board]);
  const whole = useMemo(() => boxAround(board.grid, centres.values()), [board.grid, centres]);
  const camera = useCamera(svg, whole);
  const { view, handlers } = camera;
  const things = { centres, setDetail, wasDragged: camera.wasDragged };
  return (
    <div class="board">
      <div class="pit">
        <svg
          ref={svg}
          class={`field ${board.grid}${camera.isZoomed ? " zoomed" : ""}`}
          viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
          style={{ aspectRatio: `${whole.w} / ${whole.h}`, maxWidth: `${Math.round(Math.max(whole.w * 1.55, 320))}px` }}
          role="group"
          aria-label={plain(board.title) || t("board")}
          {...handlers}
          onKeyDown={(event) => moveFocus(event, svg.current, whole)}
          onPointerLeave={(event) => {
            handlers.onPointerUp(event);
            if (event.pointerType === "mouse") setDetail(null);
          }}
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
      {detail === null ? null : <DetailView detail={detail} />}
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

/** What all things on a board share. */
interface Things {
  centres: Map<string, Point>;
  setDetail: (detail: Detail | null) => void;
  wasDragged: { current: boolean };
}

interface ThingProps {
  id: string;
  at: Point;
  label: string;
  detail: Detail | null;
  class: string;
  things: Things;
  children: ComponentChildren;
}

/** A cell or figure that can be looked at and, where an option lies on it, chosen. */
function Thing({ id, at, label, detail, class: name, things, children }: ThingProps) {
  const targets = useTargets();
  const offers = targets.at.get(id);
  const look = (): void => things.setDetail(detail);
  const place = { "data-id": id, "data-x": at.x.toFixed(1), "data-y": at.y.toFixed(1) };
  const classes = `${name}${targetClass(targets, id)}`;
  if (offers === undefined) {
    return (
      <g
        class={classes}
        {...place}
        tabindex={-1}
        role="img"
        aria-label={label}
        onMouseEnter={look}
        onFocus={look}
        onClick={look}
      >
        {children}
      </g>
    );
  }
  const choose = (event: Event): void => {
    if (!things.wasDragged.current) pickTarget(targets, offers, event.currentTarget as Element);
  };
  const point = (): void => {
    look();
    targets.point(offers);
  };
  return (
    <g
      class={classes}
      {...place}
      tabindex={0}
      role="button"
      aria-label={`${labelOf(offers)} (${label})`}
      data-target={id}
      aria-haspopup={offers.length > 1 ? "menu" : undefined}
      onClick={choose}
      onMouseEnter={point}
      onMouseLeave={() => targets.point(null)}
      onFocus={point}
      onBlur={() => targets.point(null)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        things.wasDragged.current = false;
        choose(event);
      }}
    >
      {children}
    </g>
  );
}

function CellView({ cell, grid, things }: { cell: Cell; grid: string; things: Things }) {
  const targets = useTargets();
  const at = things.centres.get(cell.id) ?? ORIGIN;
  const terrain = cell.terrain ?? "floor";
  const sign = terrainSigns[terrain];
  const isDrawn = drawnTerrains.has(terrain);
  const tile = polygon(at, corners(grid));
  const shade = (hash(cell.id) % 7) / 7;
  const inside = (
    <>
      <polygon
        points={tile}
        class={`tile t-${isDrawn ? terrain : "other"}`}
        style={isDrawn ? undefined : { "--hue": String(hash(terrain) % 360) }}
      />
      <polygon points={tile} class="tile-shade" opacity={shade * 0.16} />
      {sign === undefined ? null : <GlyphAt name={sign} x={at.x - 13} y={at.y - 13} size={26} class="terrain-sign" />}
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
  const detail = tells ? { title: cell.label ?? cell.id, marks: cell.marks } : null;
  return (
    <Thing id={cell.id} at={at} label={describeCell(cell)} detail={detail} class={name} things={things}>
      {inside}
    </Thing>
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

/** The figures; several on one cell stand around its middle. */
function Figures({ figures, things }: { figures: Figure[]; things: Things }) {
  const crowd = new Map<string, number>();
  for (const figure of figures) crowd.set(figure.cell, (crowd.get(figure.cell) ?? 0) + 1);
  const placed = new Map<string, number>();
  return (
    <g>
      {figures.map((figure) => {
        const centre = things.centres.get(figure.cell) ?? ORIGIN;
        const many = crowd.get(figure.cell) ?? 1;
        const place = placed.get(figure.cell) ?? 0;
        placed.set(figure.cell, place + 1);
        const angle = (place / many) * Math.PI * 2;
        const far = many > 1 ? 12 : 0;
        const at = { x: centre.x + Math.cos(angle) * far, y: centre.y + Math.sin(angle) * far };
        return <FigureView key={figure.id} figure={figure} at={at} radius={many > 1 ? 14 : 20} things={things} />;
      })}
    </g>
  );
}

function FigureView({ figure, at, radius, things }: { figure: Figure; at: Point; radius: number; things: Things }) {
  const health = healthOf(figure.stats);
  const detail = { title: figure.title, stats: figure.stats, marks: figure.marks, lines: figure.lines };
  return (
    <g class="mover" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <Thing
        id={figure.id}
        at={at}
        label={describeFigure(figure)}
        detail={detail}
        class={`figure s-${figure.side ?? "hero"}`}
        things={things}
      >
        <circle r={radius + 3} class="halo" />
        <circle r={radius} class="token" />
        <circle r={radius} fill="url(#token)" />
      </Thing>
      <g aria-hidden="true" class="over">
        <FigureSign figure={figure} radius={radius} />
        {health?.most === undefined ? null : (
          <g>
            <rect x={-radius} y={radius + 1} width={radius * 2} height="5" rx="2.500" class="hp-back" />
            <rect
              x={-radius}
              y={radius + 1}
              width={Math.max(0, (Number(health.value) / health.most) * radius * 2)}
              height="5"
              rx="2.500"
              class="hp"
            />
          </g>
        )}
        {(figure.marks ?? []).slice(0, FIGURE_MARKS).map((mark, i) => (
          <FigureMark key={i} mark={mark} place={i} radius={radius} />
        ))}
      </g>
    </g>
  );
}

function FigureSign({ figure, radius: r }: { figure: Figure; radius: number }) {
  if (!hasGlyph(figure.icon)) {
    return (
      <text y={r * 0.32} text-anchor="middle" class="token-text" font-size={r * 0.9}>
        {figure.sign}
      </text>
    );
  }
  return (
    <>
      <GlyphAt name={figure.icon ?? ""} x={-r * 0.62} y={-r * 0.72} size={r * 1.24} class="token-sign" />
      <text y={r * 0.86} text-anchor="middle" class="token-small" font-size={r * 0.46}>
        {figure.sign}
      </text>
    </>
  );
}

function FigureMark({ mark, place, radius }: { mark: Mark; place: number; radius: number }) {
  const angle = (-150 + place * 38) * (Math.PI / 180);
  const x = Math.cos(angle) * (radius + 2);
  const y = Math.sin(angle) * (radius + 2);
  return (
    <g>
      <circle cx={x} cy={y} r="7" class="mark-back" />
      {hasGlyph(mark.icon) ? (
        <GlyphAt name={mark.icon ?? ""} x={x - 5} y={y - 5} size={10} class={`mark-sign i-${mark.icon}`} />
      ) : (
        <text x={x} y={y + 3} text-anchor="middle" class="mark-text">
          {markText(mark, 1)}
        </text>
      )}
    </g>
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
      <radialGradient id="token">
        <stop offset="0" stop-color="#fff" stop-opacity=".35" />
        <stop offset="1" stop-color="#000" stop-opacity=".25" />
      </radialGradient>
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

function DetailView({ detail }: { detail: Detail }) {
  return (
    <div class="detail" aria-hidden="true">
      <strong>{plain(detail.title)}</strong>
      <div class="card-stats">
        {detail.stats?.map((stat, i) => (
          <StatChip key={i} stat={stat} />
        ))}
      </div>
      {(detail.marks ?? []).map((mark, i) => (
        <div key={i} class="detail-mark">
          {hasGlyph(mark.icon) ? <Glyph name={mark.icon ?? ""} size={13} /> : null} {withValue(mark)}
        </div>
      ))}
      {(detail.lines ?? []).map((line, i) => (
        <p key={i}>{plain(line)}</p>
      ))}
    </div>
  );
}

function Legend({ marks }: { marks: Mark[] }) {
  return (
    <details class="legend">
      <summary>{t("legend")}</summary>
      <div class="card-marks">
        {marks.map((mark, i) => (
          <span key={i} class="legend-entry">
            <MarkChip mark={mark} /> <T of={mark.label} />
          </span>
        ))}
      </div>
    </details>
  );
}
