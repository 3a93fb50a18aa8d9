// Figures on a board: standees with portrait, number, health and conditions.

import { Face, useArt } from "./art";
import { GlyphAt, hasGlyph } from "./glyphs";
import { ORIGIN, type Point } from "./grid";
import { plain } from "./text";
import { type BoardThings, markText, Thing } from "./thing";
import type { Figure, Mark, Stat } from "./wire";

/** Marks that fit beside a figure. */
const FIGURE_MARKS = 4;

const healthOf = (stats: Stat[] | undefined): Stat | undefined =>
  stats?.find(
    (stat) =>
      (stat.icon === "heart" || stat.icon === "health" || stat.icon === "hp") &&
      stat.most !== undefined &&
      typeof stat.value === "number",
  );

const describe = (figure: Figure): string =>
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

/** The figures; several on one cell stand around its middle. What must never be hidden is drawn after all of them. */
export function Figures({ figures, things }: { figures: Figure[]; things: BoardThings }) {
  const placed = placesOf(figures, things.centres);
  return (
    <>
      <g>
        {placed.map(({ figure, at, scale }) => (
          <g key={figure.id} class="mover" style={{ transform: `translate(${at.x}px, ${at.y}px) scale(${scale})` }}>
            <Thing
              id={figure.id}
              at={at}
              label={describe(figure)}
              class={`figure s-${figure.side ?? "hero"}`}
              things={things}
            >
              <Standee figure={figure} />
            </Thing>
          </g>
        ))}
      </g>
      <g aria-hidden="true" class="over">
        {placed.map(({ figure, at, scale }) => (
          <g key={figure.id} class="mover" style={{ transform: `translate(${at.x}px, ${at.y}px) scale(${scale})` }}>
            <Badges figure={figure} />
          </g>
        ))}
      </g>
    </>
  );
}

interface Placed {
  figure: Figure;
  at: Point;
  scale: number;
}

const placesOf = (figures: Figure[], centres: Map<string, Point>): Placed[] => {
  const crowd = new Map<string, number>();
  for (const figure of figures) crowd.set(figure.cell, (crowd.get(figure.cell) ?? 0) + 1);
  const before = new Map<string, number>();
  return figures.map((figure) => {
    const centre = centres.get(figure.cell) ?? ORIGIN;
    const many = crowd.get(figure.cell) ?? 1;
    const place = before.get(figure.cell) ?? 0;
    before.set(figure.cell, place + 1);
    if (many === 1) return { figure, at: centre, scale: 1 };
    const angle = (place / many) * Math.PI * 2;
    return { figure, at: { x: centre.x + Math.cos(angle) * 13, y: centre.y + Math.sin(angle) * 10 }, scale: 0.68 };
  });
};

const ARCH = "M-17 14V-14A17 17 0 0 1 17 -14V14Z";
const RIM = "M-19.500 16V-14A19.500 19.500 0 0 1 19.500 -14V16Z";

/** A cardboard figure on its base, the portrait in an arch. */
function Standee({ figure }: { figure: Figure }) {
  const title = plain(figure.title);
  const hasPortrait = useArt(figure.art) !== undefined;
  return (
    <>
      <ellipse cx="2.500" cy="19" rx="24" ry="8" class="f-shadow" />
      <ellipse cy="17" rx="27" ry="11" class="halo" />
      <ellipse cy="18.500" rx="22.500" ry="7" class="f-foot" />
      <ellipse cy="16" rx="22.500" ry="7" class="f-base" />
      <path d={RIM} class="f-side" transform="translate(2 1)" />
      <path d={RIM} class="f-rim" />
      {hasPortrait ? (
        <g clip-path="url(#standee)">
          <svg x="-17" y="-31" width="34" height="45">
            <Face of={figure.art} name={title} width={68} height={90} size={64} drop={-3} />
          </svg>
        </g>
      ) : (
        <path d={ARCH} class="f-blank" />
      )}
    </>
  );
}

/** What stands for a figure without a portrait: its sign, else its letters. */
function Initials({ figure }: { figure: Figure }) {
  if (hasGlyph(figure.icon)) return <GlyphAt name={figure.icon ?? ""} x={-11} y={-20} size={22} class="f-sign" />;
  return (
    <text y="-2" text-anchor="middle" class="f-text">
      {figure.sign}
    </text>
  );
}

/** Number, health and conditions. */
function Badges({ figure }: { figure: Figure }) {
  const hasPortrait = useArt(figure.art) !== undefined;
  const health = healthOf(figure.stats);
  const share = health?.most === undefined ? 0 : Math.max(0, Math.min(1, Number(health.value) / health.most));
  return (
    <>
      {hasPortrait ? null : <Initials figure={figure} />}
      {figure.number === undefined ? null : (
        <g>
          <circle cx="-18" cy="-23" r="7.500" class="f-number" />
          <text x="-18" y="-19.500" text-anchor="middle" class="f-small">
            {figure.number}
          </text>
        </g>
      )}
      {health === undefined ? null : (
        <g>
          <rect x="-17" y="17" width="34" height="11" rx="5.500" class="hp-back" />
          <rect x="-16" y="18" width={Math.max(9, 32 * share)} height="9" rx="4.500" class="hp" />
          <text y="26" text-anchor="middle" class="f-small">
            {health.value}
          </text>
        </g>
      )}
      {(figure.marks ?? []).slice(0, FIGURE_MARKS).map((mark, i) => (
        <FigureMark key={i} mark={mark} y={-23 + i * 13} />
      ))}
    </>
  );
}

function FigureMark({ mark, y }: { mark: Mark; y: number }) {
  const art = useArt(mark.art);
  return (
    <g transform={`translate(18 ${y})`}>
      <circle r="7" class="mark-back" />
      {art !== undefined ? (
        <use href={`#i-${art.icon}`} x="-5" y="-5" width="10" height="10" class="mark-sign" />
      ) : hasGlyph(mark.icon) ? (
        <GlyphAt name={mark.icon ?? ""} x={-5} y={-5} size={10} class="mark-sign" />
      ) : (
        <text y="3" text-anchor="middle" class="mark-text">
          {markText(mark, 1)}
        </text>
      )}
    </g>
  );
}
