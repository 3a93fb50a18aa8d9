// What the signs of the map mean, with the very signs; and the whole board in small, while only a part of it is seen.

import type { RefObject } from "preact";
import { useArt } from "../art";
import { Glyph, hasGlyph } from "../glyphs";
import { plain } from "../text";
import type { Board, Figure, Mark } from "../wire";
import { t } from "../words";
import { type Box, cellWidth, outline, type Point } from "./grid";
import { Standing } from "./things";

export function Legend({ marks }: { marks: Mark[] }) {
  return (
    <details class="legend">
      <summary>{t("legend")}</summary>
      <ul>
        {marks.map((mark, i) => (
          <li key={i}>
            <LegendSign mark={mark} />
            <span>{plain(mark.label)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function LegendSign({ mark }: { mark: Mark }) {
  const art = useArt(mark.art);
  if (mark.icon === "flag" && typeof mark.value === "string") {
    return (
      <b class="legend-sign letter" aria-hidden="true">
        {mark.value}
      </b>
    );
  }
  return (
    <svg class="legend-sign" viewBox="0 0 80 80" aria-hidden="true">
      {art !== undefined ? <Standing art={art} at={{ x: 40, y: 48 }} size={66} /> : null}
      {art === undefined && hasGlyph(mark.icon) ? <Glyph name={mark.icon ?? ""} size={60} /> : null}
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
}

export function MiniMap({ board, centres, whole, frame, look }: MiniMapProps) {
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
    <div class="mini-map" style={{ aspectRatio: `${whole.w} / ${whole.h}` }} aria-hidden="true" onPointerDown={pick}>
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
