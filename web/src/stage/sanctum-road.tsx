// The way to Sanctum as a ribbon: spaces passed and ahead, what waits on them, the heroes where they stand.

import { useEffect, useRef } from "preact/hooks";
import { Icon, initials, PictureInDrawing, useArt } from "../art";
import { describeFigure } from "../board/figures";
import { crowdPlace, type Point } from "../board/grid";
import { Spot } from "../board/spot";
import { GlyphAt } from "../glyphs";
import { plain } from "../text";
import type { Board, Cell, Figure, Mark } from "../wire";

/** Units of the drawing between two spaces, and its height. */
const STEP = 84;
const HEIGHT = 92;

/** The spaces in the order in which they are walked, and where each stands on the ribbon. */
export const roadOf = (cells: Cell[]): { cell: Cell; at: Point }[] =>
  [...cells]
    .sort((one, other) => one.y - other.y || one.x - other.x)
    .map((cell, i) => ({ cell, at: { x: STEP * (i + 0.6), y: 54 + 8 * Math.sin(i * 0.9) } }));

export function Road({ board, seat }: { board: Board; seat: number | null }) {
  const box = useRef<HTMLDivElement>(null);
  const road = roadOf(board.cells);
  const own = board.figures?.find((figure) => figure.seat === seat)?.cell;
  const place = road.findIndex(({ cell }) => cell.id === own);
  useEffect(() => {
    const ribbon = box.current;
    if (ribbon !== null && place >= 0) ribbon.scrollLeft = (ribbon.scrollWidth * (place - 1.5)) / road.length;
  }, [place, road.length]);
  const wasDragged = { current: false };
  const width = STEP * (road.length + 0.2);
  return (
    <div ref={box} class="road" style={{ "--spaces": String(road.length) }}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="group" aria-label={plain(board.title)}>
        <defs>
          <clipPath id="standee">
            <path d="M-17 14V-14A17 17 0 0 1 17 -14V14Z" />
          </clipPath>
        </defs>
        <path
          class="road-way"
          d={road.map(({ at }, i) => `${i === 0 ? "M" : "L"}${at.x} ${at.y.toFixed(1)}`).join("")}
        />
        {road.map(({ cell, at }) => (
          <g key={cell.id} transform={`translate(${at.x} ${at.y.toFixed(1)})`}>
            <Spot
              id={cell.id}
              at={at}
              label={wordsOf(cell)}
              class={`space t-${cell.terrain}${passed(cell)}`}
              isDrawn
              wasDragged={wasDragged}
            >
              <Space cell={cell} />
            </Spot>
          </g>
        ))}
        {place < 0 ? null : (
          <ellipse cx={road[place]?.at.x} cy={(road[place]?.at.y ?? 0) + 9} rx="32" ry="12" class="road-own" />
        )}
        {placed(board.figures ?? [], road).map(({ figure, at }) => (
          <RoadFigure key={figure.id} figure={figure} at={at} wasDragged={wasDragged} />
        ))}
      </svg>
    </div>
  );
}

/** Where each hero stands: several on one space stand around its middle. */
export const placed = (figures: Figure[], road: { cell: Cell; at: Point }[]): { figure: Figure; at: Point }[] =>
  figures.flatMap((figure) => {
    const space = road.find(({ cell }) => cell.id === figure.cell);
    if (space === undefined) return [];
    const crowd = figures.filter((other) => other.cell === figure.cell);
    const aside = crowdPlace(crowd.indexOf(figure), crowd.length, STEP);
    return [{ figure, at: { x: space.at.x + aside.x, y: space.at.y + aside.y - 8 } }];
  });

function RoadFigure({ figure, at, wasDragged }: { figure: Figure; at: Point; wasDragged: { current: boolean } }) {
  const art = useArt(figure.art);
  return (
    <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <Spot
        id={figure.id}
        at={at}
        label={describeFigure(figure, "")}
        class={`road-figure s-${figure.side ?? "hero"}`}
        isDrawn
        wasDragged={wasDragged}
      >
        <path class="road-arch" d="M-20 17V-14A20 20 0 0 1 20 -14V17Z" />
        <g clip-path="url(#standee)">
          {art === undefined ? (
            <text text-anchor="middle" y="5" class="road-text">
              {initials(plain(figure.title))}
            </text>
          ) : (
            <PictureInDrawing art={{ ...art, back: "plain" }} x={-17} y={-31} width={34} height={45} size={34} />
          )}
        </g>
      </Spot>
    </g>
  );
}

const passed = (cell: Cell): string => (cell.dimmed === true ? " passed" : "");
const wordsOf = (cell: Cell): string =>
  [cell.label, ...(cell.marks ?? []).map((mark) => mark.label)].map(plain).join(", ");
const markOf = (cell: Cell, icon: string): Mark | undefined => cell.marks?.find((mark) => mark.icon === icon);

function Space({ cell }: { cell: Cell }) {
  const chest = useArt("sanctum/terrain/chest");
  const place = useArt(cell.terrain === "road" ? undefined : `sanctum/terrain/${cell.terrain}`);
  const group = markOf(cell, "demon");
  if (place !== undefined) {
    return (
      <svg x="-26" y="-38" width="52" height="52" class="road-place">
        <Icon name={place.icon} />
      </svg>
    );
  }
  return (
    <>
      <circle r={cell.dimmed === true ? 13 : 18} class="road-space" />
      {group === undefined ? null : (
        <text y="5.500" text-anchor="middle" class="road-text">
          {group.value}
        </text>
      )}
      {markOf(cell, "chest") === undefined || chest === undefined ? null : (
        <svg x="7" y="-33" width="27" height="27" class="road-chest">
          <Icon name={chest.icon} />
        </svg>
      )}
      {markOf(cell, "angel") === undefined ? null : (
        <GlyphAt name="angel" x={-31} y={-33} size={23} class="road-angel" />
      )}
    </>
  );
}
