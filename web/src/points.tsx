// Pointing at things on the table: with the hand in the strip, with Alt and a click, or with P on what has the focus.

import { useEffect } from "preact/hooks";
import { placeOf } from "./director/places";
import { Glyph } from "./glyphs";
import type { Live } from "./live";
import { seatName } from "./seat-names";
import type { Thing } from "./stage/things";
import { plain } from "./text";
import type { Panel } from "./wire";
import { t } from "./words";

const thingAt = (target: EventTarget | null): string | undefined => {
  const found = target instanceof Element ? target.closest("[data-id]") : null;
  return found?.getAttribute("data-id") ?? undefined;
};

/** While the hand is out, the next click points instead of doing what it does otherwise; with Alt any click does. */
const usePointing = (live: Live): void => {
  const isOut = live.isPointing;
  const isSeated = (live.seated?.seat ?? null) !== null;
  useEffect(() => {
    if (!isSeated) return undefined;
    const click = (event: MouseEvent): void => {
      if (!isOut && !event.altKey) return;
      const at = thingAt(event.target);
      if (at === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type !== "click") return; // the thing must not hear of the press either
      live.send({ do: "point", at });
      live.setPointing(false);
    };
    const press = (event: KeyboardEvent): void => {
      const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test((event.target as HTMLElement).tagName);
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isPlain || isTyping || event.key.toLowerCase() !== "p") return;
      const at = thingAt(document.activeElement);
      if (at !== undefined) live.send({ do: "point", at });
    };
    for (const kind of ["pointerdown", "click"] as const) addEventListener(kind, click, { capture: true });
    addEventListener("keydown", press);
    return () => {
      for (const kind of ["pointerdown", "click"] as const) removeEventListener(kind, click, { capture: true });
      removeEventListener("keydown", press);
    };
  }, [live, isOut, isSeated]);
};

export function PointButton({ live, close }: { live: Live; close?: () => void }) {
  const isOut = live.isPointing;
  const mine = live.seated?.seat ?? null;
  const isSeen =
    (live.info?.watching ?? 0) > 0 ||
    live.info?.seats.some((each, seat) => seat !== mine && each.who === "person") === true;
  if (mine === null || !isSeen) return null; // nobody could look, now or when they come back
  return (
    <button
      type="button"
      class={`chip${isOut ? " asked" : " quiet"}`}
      data-point
      aria-pressed={isOut}
      aria-label={t("point")}
      title={t("pointHint")}
      onClick={() => {
        live.setPointing(!isOut);
        close?.();
      }}
    >
      <Glyph name="hand" size={14} />
    </button>
  );
}

const nameOf = (thing: Thing | null | undefined): string => {
  if (thing === null || thing === undefined) return "";
  if (thing.is === "card") return plain(thing.card.title);
  if (thing.is === "pile") return plain(thing.pile.title);
  if (thing.is === "figure") return plain(thing.figure.title);
  if (thing.is === "place") return plain(thing.place.title);
  return "";
};

interface PointsProps {
  live: Live;
  panels: Panel[];
  things: Map<string, Thing | null>;
}

/** Where the others point just now. */
export function Points({ live, panels, things }: PointsProps) {
  usePointing(live);
  const mine = live.seated?.seat ?? null;
  return (
    <div class="points">
      {live.points.map(({ n, seat, at }) => {
        const place = placeOf(at, panels);
        const who = seatName(live.info, seat, mine);
        return place === null ? null : (
          <div
            key={`${seat}-${n}`}
            class="point"
            data-pointed={at}
            style={{ left: `${place.x}px`, top: `${place.y}px` }}
          >
            <i aria-hidden="true" />
            <span>{who}</span>
          </div>
        );
      })}
      <p class="hidden" role="status">
        {live.points.map(({ seat, at }) =>
          t("pointsAt", { who: seatName(live.info, seat, mine), what: nameOf(things.get(at)) }),
        )}
      </p>
    </div>
  );
}
