// Figures: cardboard standees on a base, with number, health, shield and conditions, which nothing ever hides.

import { Icon, initials, Picture, useArt } from "../art";
import { Glyph, hasGlyph } from "../glyphs";
import { plain } from "../text";
import type { Figure, Mark, Stat } from "../wire";
import { type Box, type Point, placeName } from "./grid";
import { Spot } from "./spot";

/** Badges beside a figure; the reader tells of all. */
const MOST_BADGES = 4;

const isHealth = (stat: Stat): boolean => stat.icon === "heart" || stat.icon === "health" || stat.icon === "hp";
export const healthOf = (figure: Figure): Stat | undefined =>
  figure.stats?.find((stat) => isHealth(stat) && typeof stat.value === "number");
const shieldOf = (figure: Figure): Stat | undefined =>
  figure.stats?.find((stat) => stat.icon === "shield" && stat.value !== 0);

/** What a screen reader says: "Zealot 5, hit points 7/7, wound, C4". */
export const describeFigure = (figure: Figure, place: string): string =>
  [
    plain(figure.title),
    ...(figure.stats ?? []).map((s) => `${plain(s.label)} ${s.value}${s.max === undefined ? "" : `/${s.max}`}`),
    ...(figure.marks ?? []).map((m) => `${plain(m.label)}${m.value === undefined ? "" : ` ${m.value}`}`),
    place,
  ]
    .filter((words) => words !== "")
    .join(", ");

interface FigureProps {
  figure: Figure;
  at: Point;
  /** Size beside a figure that has a hex for itself. */
  k: number;
  whole: Box;
  place: string;
  wasDragged: { current: boolean };
}

/** Where it stands, in hundredths of the sheet: a sheet of another size moves nobody. */
const styleOf = ({ x, y }: Point, whole: Box, k: number, height: number): Record<string, string | number> => ({
  left: `${(((x - whole.x) / whole.w) * 100).toFixed(3)}%`,
  top: `${(((y - whole.y) / whole.h) * 100).toFixed(3)}%`,
  "--k": k.toFixed(3),
  zIndex: height + Math.round(y - whole.y),
});
/** All that must not be hidden lies above the tallest figure. */
const ABOVE_ALL = 10000;

/** The arch with its portrait on its base: what one clicks. */
export function Standee({ figure, at, k, isPassed, whole, place, wasDragged }: FigureProps & { isPassed: boolean }) {
  const art = useArt(figure.art);
  const side = figure.side ?? "hero";
  const hue = art?.hue ?? 210;
  return (
    <Spot
      id={figure.id}
      at={at}
      label={describeFigure(figure, place)}
      class={`figure s-${side}${figure.acting === true ? " acting" : ""}${isPassed ? " passed" : ""}`}
      style={{ ...styleOf(at, whole, k, 1), "--hue-of": hue }}
      wasDragged={wasDragged}
    >
      <i class="ring" />
      <i class="base" />
      <span class="arch">
        {art === undefined ? (
          <FigureSign figure={figure} />
        ) : (
          <Picture art={{ ...art, back: "plain" }} width={58} height={74} size={56} drop={-1} />
        )}
      </span>
    </Spot>
  );
}

/** A glyph, or letters, where there is no portrait; letters are drawn by the style, so that nobody hears them. */
function FigureSign({ figure }: { figure: Figure }) {
  if (!hasGlyph(figure.icon)) return <span class="no-portrait" data-letters={initials(plain(figure.title))} />;
  return (
    <span class="no-portrait">
      <Glyph name={figure.icon ?? ""} class="portrait-glyph" />
    </span>
  );
}

/** What must never be hidden: drawn above all figures. */
export function FigureOver({ figure, at, k, whole }: Omit<FigureProps, "place" | "wasDragged">) {
  const health = healthOf(figure);
  const shield = shieldOf(figure);
  const marks = (figure.marks ?? []).slice(0, MOST_BADGES);
  return (
    <div
      class={`figure-over s-${figure.side ?? "hero"}`}
      data-over={figure.id}
      style={styleOf(at, whole, k, ABOVE_ALL)}
      aria-hidden="true"
    >
      {figure.number === undefined ? null : <b class="f-number">{figure.number}</b>}
      {shield === undefined ? null : <b class="f-shield">{shield.value}</b>}
      {marks.length === 0 ? null : (
        <span class="f-marks">
          {marks.map((mark, i) => (
            <FigureMark key={i} mark={mark} />
          ))}
        </span>
      )}
      {health === undefined ? null : <Health stat={health} />}
    </div>
  );
}

function Health({ stat }: { stat: Stat }) {
  const value = Number(stat.value);
  const share = stat.max === undefined || stat.max <= 0 ? 1 : Math.min(1, Math.max(0, value / stat.max));
  return (
    <span class="f-health">
      <i style={{ width: `${Math.round(share * 100)}%` }} />
      <b>{stat.value}</b>
    </span>
  );
}

function FigureMark({ mark }: { mark: Mark }) {
  const art = useArt(mark.art);
  const colours = art === undefined ? {} : { "--h": art.hue, "--sa": art.sat ?? 1 };
  return (
    <span class="f-mark" style={colours}>
      {art !== undefined ? (
        <Icon name={art.icon} />
      ) : hasGlyph(mark.icon) ? (
        <Glyph name={mark.icon ?? ""} />
      ) : (
        String(mark.value ?? plain(mark.label).slice(0, 1))
      )}
      {mark.value === undefined || art === undefined ? null : <b>{mark.value}</b>}
    </span>
  );
}

/** The name of the cell on which a figure stands. */
export const placeOf = (grid: string, cell: { x: number; y: number } | undefined): string =>
  cell === undefined ? "" : placeName(grid, cell.x, cell.y);
