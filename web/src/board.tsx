// A board of hexes or squares: drawn, zoomed and panned here; what its fields mean, only the game knows.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Glyph, glyphPath, hasGlyph, hash } from "./glyphs";
import { MarkChip, StatChip } from "./items";
import { labelOf, T, useTargets } from "./targets";
import { plain } from "./text";
import type { Board, Cell, Figure, Mark, Stat, Text } from "./wire";
import { t } from "./words";

const SIDE = 34;
const ROOT3 = Math.sqrt(3);
const SQUARE = 58;
const MARKS = 6;

interface Point {
  x: number;
  y: number;
}
interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const centre = (grid: string, x: number, y: number): Point =>
  grid === "hex"
    ? { x: (x + (((y % 2) + 2) % 2) / 2) * ROOT3 * SIDE, y: y * 1.5 * SIDE }
    : { x: x * SQUARE, y: y * SQUARE };

const corners = (grid: string, shrink = 0.97): Point[] =>
  grid === "hex"
    ? Array.from({ length: 6 }, (_, i) => {
        const angle = (Math.PI / 180) * (60 * i - 90);
        return { x: SIDE * shrink * Math.cos(angle), y: SIDE * shrink * Math.sin(angle) };
      })
    : [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([x, y]) => ({ x: ((x ?? 0) * SQUARE * shrink) / 2, y: ((y ?? 0) * SQUARE * shrink) / 2 }));

const polygon = (at: Point, shape: Point[]): string =>
  shape.map((p) => `${(at.x + p.x).toFixed(1)},${(at.y + p.y).toFixed(1)}`).join(" ");

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
const known = new Set([
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
const directions: Record<string, number> = { e: 0, se: 45, s: 90, sw: 135, w: 180, nw: 225, n: 270, ne: 315 };
const hexDirections: Record<string, number> = { e: 0, se: 60, sw: 120, w: 180, nw: 240, ne: 300 };

const health = (stats: Stat[] | undefined): Stat | undefined =>
  stats?.find(
    (stat) =>
      (stat.icon === "heart" || stat.icon === "health" || stat.icon === "hp") &&
      stat.most !== undefined &&
      typeof stat.value === "number",
  );

const described = (figure: Figure): string =>
  [
    plain(figure.title),
    ...(figure.stats ?? []).map((s) => `${plain(s.label)} ${s.value}${s.most === undefined ? "" : `/${s.most}`}`),
    ...(figure.marks ?? []).map((m) => `${plain(m.label)}${m.value === undefined ? "" : ` ${m.value}`}`),
    // What stands on the counter, so that whoever speaks to the page can say what they see.
    [
      figure.sign,
      ...(figure.marks ?? [])
        .slice(0, 5)
        .filter((m) => !hasGlyph(m.icon))
        .map((m) => markText(m, 1)),
    ].join(" "),
  ].join(", ");

/** Marks on a field, from its lower left in rows, each as wide as what it says. */
const lay = (marks: Mark[]): { mark: Mark; x: number; y: number }[] => {
  let x = -18;
  let y = 15;
  return marks.slice(0, MARKS).map((mark) => {
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

export function BoardView({ board }: { board: Board }) {
  const targets = useTargets();
  const svg = useRef<SVGSVGElement>(null);
  const [detail, setDetail] = useState<{ title: Text; stats?: Stat[]; marks?: Mark[]; lines?: Text[] } | null>(null);
  const places = useMemo(
    () => new Map(board.cells.map((cell) => [cell.id, centre(board.grid, cell.x, cell.y)])),
    [board],
  );
  const whole = useMemo<Box>(() => {
    const all = [...places.values()];
    if (all.length === 0) return { x: 0, y: 0, w: 100, h: 100 };
    const room = board.grid === "hex" ? SIDE * 1.12 : SQUARE * 0.62;
    const left = Math.min(...all.map((p) => p.x)) - room;
    const top = Math.min(...all.map((p) => p.y)) - room;
    return {
      x: left,
      y: top,
      w: Math.max(...all.map((p) => p.x)) + room - left,
      h: Math.max(...all.map((p) => p.y)) + room - top,
    };
  }, [places, board.grid]);
  const [box, setBox] = useState<Box | null>(null);
  const shape = `${whole.x.toFixed(0)} ${whole.y.toFixed(0)} ${whole.w.toFixed(0)} ${whole.h.toFixed(0)}`;
  useEffect(() => setBox(null), [shape]);
  const view = box ?? whole;

  const zoom = (factor: number, about?: Point): void => {
    setBox((old) => {
      const from = old ?? whole;
      const w = Math.min(Math.max(from.w * factor, SIDE * 5), whole.w * 1.2);
      const scale = w / from.w;
      const focus = about ?? { x: from.x + from.w / 2, y: from.y + from.h / 2 };
      if (w >= whole.w * 0.999) return null;
      return { x: focus.x - (focus.x - from.x) * scale, y: focus.y - (focus.y - from.y) * scale, w, h: from.h * scale };
    });
  };
  const toBoard = (clientX: number, clientY: number): Point => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (matrix === undefined) return { x: 0, y: 0 };
    const at = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x: at.x, y: at.y };
  };
  const hands = useRef(new Map<number, Point>());
  const dragged = useRef(false);
  const from = useRef<Point | null>(null);

  useEffect(() => {
    const element = svg.current;
    if (element === null) return undefined;
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey && box === null && event.deltaY > 0) return; // a whole board lets the page scroll
      event.preventDefault();
      zoom(event.deltaY > 0 ? 1.15 : 0.87, toBoard(event.clientX, event.clientY));
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  });

  const down = (event: PointerEvent): void => {
    hands.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    from.current = { x: event.clientX, y: event.clientY };
    dragged.current = false;
  };
  const drag = (event: PointerEvent): void => {
    const before = hands.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (hands.current.size === 2) {
      const other = [...hands.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other !== undefined) {
        const old = Math.hypot(before.x - other.x, before.y - other.y);
        const fresh = Math.hypot(now.x - other.x, now.y - other.y);
        if (old > 0 && fresh > 0) zoom(old / fresh, toBoard((now.x + other.x) / 2, (now.y + other.y) / 2));
        dragged.current = true;
      }
    } else if (box !== null || dragged.current) {
      const start = from.current ?? now;
      if (dragged.current || Math.hypot(now.x - start.x, now.y - start.y) > 7) {
        if (!dragged.current) svg.current?.setPointerCapture(event.pointerId);
        dragged.current = true;
        const a = toBoard(before.x, before.y);
        const b = toBoard(now.x, now.y);
        setBox((old) => {
          const o = old ?? whole;
          return { ...o, x: o.x + a.x - b.x, y: o.y + a.y - b.y };
        });
      }
    }
    hands.current.set(event.pointerId, now);
  };
  const up = (event: PointerEvent): void => {
    hands.current.delete(event.pointerId);
  };

  /** Arrow keys go to the nearest thing that can be chosen or looked at in that direction. */
  const arrow = (event: KeyboardEvent): void => {
    const turn: Record<string, Point> = {
      ArrowLeft: { x: -1, y: 0 },
      ArrowRight: { x: 1, y: 0 },
      ArrowUp: { x: 0, y: -1 },
      ArrowDown: { x: 0, y: 1 },
    };
    const way = turn[event.key];
    const here = document.activeElement?.closest("[data-x]");
    if (way === undefined || svg.current === null) return;
    event.preventDefault();
    event.stopPropagation();
    const spots = [...svg.current.querySelectorAll<SVGGElement>("[data-x]")];
    const x = Number(here?.getAttribute("data-x") ?? whole.x);
    const y = Number(here?.getAttribute("data-y") ?? whole.y);
    let best: SVGGElement | null = null;
    let least = Infinity;
    for (const spot of spots) {
      if (spot === here) continue;
      const dx = Number(spot.getAttribute("data-x")) - x;
      const dy = Number(spot.getAttribute("data-y")) - y;
      const along = dx * way.x + dy * way.y;
      const across = Math.abs(dx * way.y) + Math.abs(dy * way.x);
      if (along <= 1) continue;
      const far = along + across * 2.2;
      if (far < least) [least, best] = [far, spot];
    }
    best?.focus();
  };

  const spot = (id: string, at: Point, look: () => void, label: string) => {
    const offers = targets.at.get(id);
    const common = { "data-id": id, "data-x": at.x.toFixed(1), "data-y": at.y.toFixed(1) };
    if (offers === undefined)
      return {
        ...common,
        tabindex: -1,
        role: "img" as const,
        "aria-label": label,
        onMouseEnter: look,
        onFocus: look,
        onClick: look,
      };
    const choose = (event: Event): void => {
      if (!dragged.current) targets.pick(offers, event.currentTarget as Element);
    };
    return {
      ...common,
      tabindex: 0,
      role: "button" as const,
      "aria-label": `${labelOf(offers)} (${label})`,
      "data-target": id,
      "aria-haspopup": offers.length > 1 ? ("menu" as const) : undefined,
      onClick: choose,
      onMouseEnter: () => {
        look();
        targets.point(offers);
      },
      onMouseLeave: () => targets.point(null),
      onFocus: () => {
        look();
        targets.point(offers);
      },
      onBlur: () => targets.point(null),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          dragged.current = false;
          choose(event);
        }
      },
    };
  };

  const tile = corners(board.grid);
  const rim = corners(board.grid, 0.86);
  const crowd = new Map<string, number>();
  for (const figure of board.figures ?? []) crowd.set(figure.cell, (crowd.get(figure.cell) ?? 0) + 1);
  const seen = new Map<string, number>();
  const cellWord = (cell: Cell): string =>
    [
      plain(cell.label) || cell.id,
      ...(cell.marks ?? []).map((mark) => plain(mark.label)),
      (cell.marks ?? [])
        .slice(0, MARKS)
        .map((mark) => (hasGlyph(mark.icon) ? (mark.value ?? "") : markText(mark, 2)))
        .filter((text) => text !== "")
        .join(" "),
    ]
      .filter((text) => text !== "")
      .join(", ");

  return (
    <div class="board">
      <div class="pit">
        <svg
          ref={svg}
          class={`field ${board.grid}${box === null ? "" : " zoomed"}`}
          viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
          style={{ aspectRatio: `${whole.w} / ${whole.h}`, maxWidth: `${Math.round(Math.max(whole.w * 1.55, 320))}px` }}
          role="group"
          aria-label={plain(board.title) || t("board")}
          onPointerDown={down}
          onPointerMove={drag}
          onPointerUp={up}
          onPointerCancel={up}
          onKeyDown={arrow}
          onPointerLeave={(event) => {
            up(event);
            if (event.pointerType === "mouse") setDetail(null);
          }}
        >
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
          <g>
            {board.cells.map((cell) => {
              const at = places.get(cell.id) ?? { x: 0, y: 0 };
              const terrain = cell.terrain ?? "floor";
              const sign = terrainSigns[terrain];
              const offers = targets.at.has(cell.id);
              const lit = targets.lit.has(cell.id);
              const look = (): void =>
                setDetail(
                  cell.label === undefined && (cell.marks ?? []).length === 0
                    ? null
                    : { title: cell.label ?? cell.id, marks: cell.marks },
                );
              const shade = (hash(cell.id) % 7) / 7;
              const props =
                offers || cell.label !== undefined || (cell.marks ?? []).length > 0
                  ? spot(cell.id, at, look, cellWord(cell))
                  : { "data-id": cell.id };
              return (
                <g
                  key={cell.id}
                  class={`cell${offers ? " choosable" : ""}${lit ? " lit" : ""}${cell.dimmed === true ? " dimmed" : ""}`}
                  {...props}
                >
                  <polygon
                    points={polygon(at, tile)}
                    class={`tile t-${known.has(terrain) ? terrain : "other"}`}
                    style={known.has(terrain) ? undefined : { "--hue": String(hash(terrain) % 360) }}
                  />
                  <polygon points={polygon(at, tile)} class="tile-shade" opacity={shade * 0.16} />
                  {sign === undefined ? null : (
                    <svg x={at.x - 13} y={at.y - 13} width="26" height="26" viewBox="0 0 24 24" class="terrain-sign">
                      <path d={glyphPath(sign)} fill-rule="evenodd" />
                    </svg>
                  )}
                  <polygon points={polygon(at, rim)} class="rim" />
                </g>
              );
            })}
          </g>
          <g aria-hidden="true" class="over">
            {board.cells
              .filter((cell) => (cell.marks ?? []).length > 0)
              .map((cell) => {
                const at = places.get(cell.id) ?? { x: 0, y: 0 };
                return (
                  <g key={cell.id}>
                    {lay(cell.marks ?? []).map(({ mark, x, y }, i) =>
                      hasGlyph(mark.icon) ? (
                        <g key={i}>
                          <circle cx={at.x + x} cy={at.y + y} r="8" class="mark-back" />
                          <svg
                            x={at.x + x - 5.5}
                            y={at.y + y - 5.5}
                            width="11"
                            height="11"
                            viewBox="0 0 24 24"
                            class={`mark-sign i-${mark.icon}`}
                          >
                            <path d={glyphPath(mark.icon ?? "")} fill-rule="evenodd" />
                          </svg>
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
              })}
          </g>
          <g aria-hidden="true">
            {(board.walls ?? []).map((wall, i) => {
              const a = places.get(wall.cell);
              if (a === undefined) return null;
              const other = places.get(wall.to);
              const table = board.grid === "hex" ? hexDirections : directions;
              const angle =
                other === undefined
                  ? ((table[wall.to.toLowerCase()] ?? 0) * Math.PI) / 180
                  : Math.atan2(other.y - a.y, other.x - a.x);
              const far = board.grid === "hex" ? (ROOT3 * SIDE) / 2 : SQUARE / 2;
              const half = board.grid === "hex" ? SIDE / 2 : SQUARE / 2;
              const mx = a.x + Math.cos(angle) * far;
              const my = a.y + Math.sin(angle) * far;
              const dx = -Math.sin(angle) * half;
              const dy = Math.cos(angle) * half;
              return (
                <line
                  key={i}
                  x1={mx - dx}
                  y1={my - dy}
                  x2={mx + dx}
                  y2={my + dy}
                  class={`edge e-${wall.kind ?? "wall"}`}
                />
              );
            })}
            {(board.trails ?? []).map((trail, i) => {
              const points = trail.cells.map((id) => places.get(id)).filter((p) => p !== undefined);
              return (
                <polyline
                  key={i}
                  points={points.map((p) => `${p.x},${p.y}`).join(" ")}
                  class={`trail r-${trail.kind ?? "path"}`}
                  marker-end="url(#arrow)"
                />
              );
            })}
          </g>
          <g>
            {(board.figures ?? []).map((figure) => {
              const at = places.get(figure.cell) ?? { x: 0, y: 0 };
              const many = crowd.get(figure.cell) ?? 1;
              const place = seen.get(figure.cell) ?? 0;
              seen.set(figure.cell, place + 1);
              const angle = (place / many) * Math.PI * 2;
              const x = many > 1 ? at.x + Math.cos(angle) * 12 : at.x;
              const y = many > 1 ? at.y + Math.sin(angle) * 12 : at.y;
              const r = many > 1 ? 14 : 20;
              const hp = health(figure.stats);
              const offers = targets.at.has(figure.id);
              const look = (): void =>
                setDetail({ title: figure.title, stats: figure.stats, marks: figure.marks, lines: figure.lines });
              return (
                <g key={figure.id} class="mover" style={{ transform: `translate(${x}px, ${y}px)` }}>
                  <g
                    class={`figure s-${figure.side ?? "hero"}${offers ? " choosable" : ""}${targets.lit.has(figure.id) ? " lit" : ""}`}
                    {...spot(figure.id, { x, y }, look, described(figure))}
                  >
                    <circle r={r + 3} class="halo" />
                    <circle r={r} class="token" />
                    <circle r={r} fill="url(#token)" />
                  </g>
                  <g aria-hidden="true" class="over">
                    {hasGlyph(figure.icon) ? (
                      <svg
                        x={-r * 0.62}
                        y={-r * 0.72}
                        width={r * 1.24}
                        height={r * 1.24}
                        viewBox="0 0 24 24"
                        class="token-sign"
                      >
                        <path d={glyphPath(figure.icon ?? "")} fill-rule="evenodd" />
                      </svg>
                    ) : (
                      <text y={r * 0.32} text-anchor="middle" class="token-text" font-size={r * 0.9}>
                        {figure.sign}
                      </text>
                    )}
                    {hasGlyph(figure.icon) ? (
                      <text y={r * 0.86} text-anchor="middle" class="token-small" font-size={r * 0.46}>
                        {figure.sign}
                      </text>
                    ) : null}
                    {hp === undefined || hp.most === undefined ? null : (
                      <g>
                        <rect x={-r} y={r + 1} width={r * 2} height="5" rx="2.500" class="hp-back" />
                        <rect
                          x={-r}
                          y={r + 1}
                          width={Math.max(0, (Number(hp.value) / hp.most) * r * 2)}
                          height="5"
                          rx="2.500"
                          class="hp"
                        />
                      </g>
                    )}
                    {(figure.marks ?? []).slice(0, 5).map((mark, i) => {
                      const turn = (-150 + i * 38) * (Math.PI / 180);
                      const mx = Math.cos(turn) * (r + 2);
                      const my = Math.sin(turn) * (r + 2);
                      return (
                        <g key={i}>
                          <circle cx={mx} cy={my} r="7" class="mark-back" />
                          {hasGlyph(mark.icon) ? (
                            <svg
                              x={mx - 5}
                              y={my - 5}
                              width="10"
                              height="10"
                              viewBox="0 0 24 24"
                              class={`mark-sign i-${mark.icon}`}
                            >
                              <path d={glyphPath(mark.icon ?? "")} fill-rule="evenodd" />
                            </svg>
                          ) : (
                            <text x={mx} y={my + 3} text-anchor="middle" class="mark-text">
                              {markText(mark, 1)}
                            </text>
                          )}
                        </g>
                      );
                    })}
                  </g>
                </g>
              );
            })}
          </g>
        </svg>
      </div>
      <div class="board-tools">
        <button type="button" class="round" aria-label={t("zoomIn")} title={t("zoomIn")} onClick={() => zoom(0.75)}>
          <Glyph name="plus" size={16} />
        </button>
        <button type="button" class="round" aria-label={t("zoomOut")} title={t("zoomOut")} onClick={() => zoom(1.33)}>
          <Glyph name="minus" size={16} />
        </button>
        <button type="button" class="round" aria-label={t("fit")} title={t("fit")} onClick={() => setBox(null)}>
          <Glyph name="fit" size={16} />
        </button>
      </div>
      {detail === null ? null : (
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
      )}
      {(board.legend ?? []).length === 0 ? null : (
        <details class="legend">
          <summary>{t("legend")}</summary>
          <div class="card-marks">
            {board.legend?.map((mark, i) => (
              <span key={i} class="legend-entry">
                <MarkChip mark={mark} /> <T of={mark.label} />
              </span>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
