// What stands or lies on the floor: a silhouette with a shadow on the ground, a dark side and a lit side.

import { type Art, useArt, useSilhouette } from "../art";
import { GlyphAt, hasGlyph } from "../glyphs";
import type { Cell, Mark } from "../wire";
import { cellWidth, corners, type Point, polygon } from "./grid";

/** Where a map of tiles can grow: an arrow to the right. */
export const BORDER_ARROW = "M-10 -12L8 0L-10 12L-5 0Z";

interface StandingProps {
  art: Art;
  at: Point;
  size: number;
  /** It stands up and throws a shadow; other things lie flat. */
  isTall?: boolean;
  light?: number;
}

/** A picture of the game as a thing in the room. */
export function Standing({ art, at, size, isTall = false, light = 0 }: StandingProps) {
  const sat = art.sat ?? 1;
  const x = at.x - size / 2;
  const y = at.y - size * 0.62;
  const k = size / 70;
  const icon = useSilhouette(art.icon);
  return (
    <g>
      {isTall ? (
        <ellipse cx={at.x + size * 0.06} cy={at.y + size * 0.33} rx={size * 0.46} ry={size * 0.15} opacity=".5" />
      ) : null}
      <use
        href={icon}
        x={x + 3 * k}
        y={y + 4 * k}
        width={size}
        height={size}
        fill={`hsl(${art.hue} ${30 * sat}% 7%)`}
      />
      <use
        href={icon}
        x={x - 1.5 * k}
        y={y - 2 * k}
        width={size}
        height={size}
        fill={`hsl(${art.hue + 12} ${60 * sat}% ${82 + light}%)`}
      />
      <use href={icon} x={x} y={y} width={size} height={size} fill={`hsl(${art.hue} ${40 * sat}% ${44 + light}%)`} />
    </g>
  );
}

/** A round sign with a number. */
export function Badge({ at, r, text, class: name }: { at: Point; r: number; text: string | number; class: string }) {
  return (
    <g class={`badge ${name}`}>
      <circle cx={at.x} cy={at.y} r={r} stroke-width={r * 0.16} />
      <text x={at.x} y={at.y + r * 0.42} font-size={r * 1.28} text-anchor="middle">
        {text}
      </text>
    </g>
  );
}

/** Ground that is coloured as well as furnished. */
const tints: Record<string, string> = {
  difficult: "#4c5a2a",
  grass: "#4c5a2a",
  hazard: "#a33a12",
  hazardous: "#a33a12",
  lava: "#a33a12",
  water: "#1f5c85",
  ice: "#8fc4dc",
  icy: "#8fc4dc",
  plate: "#7d879b",
  pressure: "#7d879b",
  door: "#3b2a18",
  entrance: "#6a5230",
  exit: "#2f6a48",
  goal: "#7a6a1a",
  objective: "#7a6a1a",
  wall: "#0d0b0a",
  lair: "#5b1030",
  chapter: "#1f4f8a",
  event: "#5a3a8a",
  trap: "#7a2316",
  chest: "#7a5a12",
  station: "#12616b",
  lever: "#5c4a1a",
  bench: "#4a3a2a",
  barrel: "#7a3a0c",
  rubble: "#1e2022",
  closed: "#3b2a18",
  lit: "#7a6212",
  destroyed: "#000000",
};

/** The colour under what stands on a cell; traps are pits, pits are holes. */
export function CellTint({ cell, at, grid }: { cell: Cell; at: Point; grid: string }) {
  const terrain = cell.terrain ?? "floor";
  const isHex = grid === "hex";
  if (terrain === "trap" && isHex) return <polygon points={polygon(at, corners(grid, 0.84))} class="trap-pit" />;
  if (terrain === "pit") {
    const r = cellWidth(grid) * 0.42;
    return (
      <g class="hole">
        <circle cx={at.x} cy={at.y} r={r} />
        <path d={`M${at.x - r * 0.86} ${at.y}a${r * 0.86} ${r * 0.86} 0 0 1 ${r * 1.72} 0`} />
      </g>
    );
  }
  const kind = cell.art?.split("-").at(-1) ?? "";
  const tint = terrain === "difficult" ? (tints[kind] ?? tints.difficult) : tints[terrain];
  if (tint === undefined) return null;
  const isHot = terrain === "hazard" || terrain === "hazardous" || terrain === "lava";
  if (isHex) {
    return (
      <>
        <polygon points={polygon(at, corners(grid, 0.95))} fill={tint} fill-opacity=".56" />
        {isHot ? <polygon points={polygon(at, corners(grid, 0.7))} fill="#ff8a2a" fill-opacity=".35" /> : null}
      </>
    );
  }
  const far = cellWidth(grid) / 2 - 3;
  return (
    <>
      <rect
        x={at.x - far}
        y={at.y - far}
        width={far * 2}
        height={far * 2}
        rx="7"
        fill={tint}
        fill-opacity={terrain === "destroyed" ? ".4" : ".72"}
      />
      {terrain === "destroyed" ? <path d={`M${at.x - 14} ${at.y - 14}l28 28m0 -28l-28 28`} class="destroyed" /> : null}
    </>
  );
}

/** Terrain that throws a shadow. */
const tall = new Set(["obstacle", "rock", "boulder", "tree", "chest", "barrel", "bench", "station", "rubble", "altar"]);
/** Terrain that its tint already shows. */
const onlyTinted = new Set(["pit", "destroyed", "floor", "void"]);

/** What stands on a cell by its terrain. */
export function Terrain({ cell, at, grid }: { cell: Cell; at: Point; grid: string }) {
  const art = useArt(cell.art);
  const terrain = cell.terrain ?? "floor";
  if (onlyTinted.has(terrain)) return null;
  if (art === undefined) return <TerrainGlyph terrain={terrain} at={at} grid={grid} />;
  if (grid !== "hex") return <Standing art={art} at={{ x: at.x, y: at.y + 6 }} size={46} isTall={tall.has(terrain)} />;
  if (terrain === "difficult") {
    return (
      <>
        <Standing art={art} at={{ x: at.x - 16, y: at.y + 12 }} size={40} light={-6} />
        <Standing art={art} at={{ x: at.x + 18, y: at.y + 20 }} size={34} light={-8} />
      </>
    );
  }
  if (terrain === "trap") {
    const damage = cell.marks?.find((mark) => mark.art === cell.art || mark.icon === "trap")?.value;
    return (
      <>
        <Standing art={art} at={{ x: at.x, y: at.y + 8 }} size={56} />
        {damage === undefined ? null : <Badge at={{ x: at.x + 28, y: at.y - 26 }} r={14} text={damage} class="harm" />}
      </>
    );
  }
  if (terrain === "hazard") return <Standing art={art} at={{ x: at.x, y: at.y + 10 }} size={62} light={8} />;
  if (terrain === "entrance") return <Standing art={art} at={{ x: at.x, y: at.y + 10 }} size={64} light={-8} />;
  return <Standing art={art} at={{ x: at.x, y: at.y + 12 }} size={80} isTall={tall.has(terrain)} />;
}

const glyphs: Record<string, string> = {
  water: "drop",
  obstacle: "earth",
  rock: "earth",
  trap: "trap",
  hazard: "fire",
  hazardous: "fire",
  lava: "fire",
  difficult: "leaf",
  ice: "ice",
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
  tree: "leaf",
  table: "wall",
  crate: "bag",
  stairs: "up",
  hall: "crown",
};

/** A sign where the game has no picture for its terrain. */
function TerrainGlyph({ terrain, at, grid }: { terrain: string; at: Point; grid: string }) {
  const sign = glyphs[terrain];
  const size = cellWidth(grid) * 0.5;
  if (sign === undefined) return null;
  return <GlyphAt name={sign} x={at.x - size / 2} y={at.y - size / 2} size={size} class="terrain-sign" />;
}

/** Marks that the terrain itself does not show. */
export const lyingMarks = (cell: Cell): Mark[] =>
  (cell.marks ?? []).filter(
    (mark) =>
      mark.art === undefined ||
      (mark.art !== cell.art && !(cell.terrain === "trap" && mark.icon === "trap") && !mark.art.endsWith("/destroyed")),
  );

/** What lies on a cell: coins to the lower right, chests in the middle, letters in the floor. */
export function Lying({ mark, place, at, grid }: { mark: Mark; place: number; at: Point; grid: string }) {
  const art = useArt(mark.art);
  const k = cellWidth(grid) / 100;
  if (mark.icon === "flag" && typeof mark.value === "string") {
    return (
      <g class="letter" font-size={54 * k}>
        <text x={at.x} y={at.y + 19 * k} text-anchor="middle" class="letter-shade">
          {mark.value}
        </text>
        <text x={at.x} y={at.y + 17 * k} text-anchor="middle">
          {mark.value}
        </text>
      </g>
    );
  }
  if (art === undefined) return <MarkGlyph mark={mark} place={place} at={at} grid={grid} />;
  if (mark.icon === "chest") return <Standing art={art} at={{ x: at.x, y: at.y + 8 }} size={62 * k} isTall />;
  const isBig = ["swirl", "bag", "rubble", "boot"].includes(mark.icon ?? "");
  const spot = isBig
    ? { x: at.x, y: at.y + 8 * k }
    : { x: at.x + (22 - 34 * (place % 2)) * k, y: at.y + (26 - 30 * Math.floor(place / 2)) * k };
  const isCounted = mark.value !== undefined && mark.value !== 1;
  return (
    <>
      <Standing art={art} at={spot} size={(isBig ? 54 : 34) * Math.max(k, 0.8)} light={mark.icon === "coin" ? 12 : 0} />
      {isCounted ? (
        <Badge
          at={{ x: spot.x + 18 * k, y: spot.y - 18 * k }}
          r={11 * Math.max(k, 0.8)}
          text={mark.value ?? ""}
          class="count"
        />
      ) : null}
    </>
  );
}

/** A mark without a picture: its glyph or its letters on a disc. */
function MarkGlyph({ mark, place, at, grid }: { mark: Mark; place: number; at: Point; grid: string }) {
  const k = cellWidth(grid) / 100;
  const x = at.x + (-26 + 26 * (place % 3)) * k;
  const y = at.y + (24 - 26 * Math.floor(place / 3)) * k;
  const r = Math.max(9, 13 * k);
  return (
    <g class="badge plain">
      <circle cx={x} cy={y} r={r} />
      {hasGlyph(mark.icon) ? (
        <GlyphAt name={mark.icon ?? ""} x={x - r * 0.7} y={y - r * 0.7} size={r * 1.4} class="badge-sign" />
      ) : null}
      {mark.value === undefined ? null : (
        <text x={x + r + 1} y={y + r * 0.4} font-size={r * 1.1} class="mark-value">
          {mark.value}
        </text>
      )}
    </g>
  );
}
