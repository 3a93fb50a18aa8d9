// A cell or figure of a board that can be looked at and, where an option lies on it, chosen.

import type { ComponentChildren } from "preact";
import type { Point } from "./grid";
import { labelOf, pickTarget, targetClass, useTargets } from "./targets";
import { plain } from "./text";
import type { Mark } from "./wire";

/** What all things on a board share. */
export interface BoardThings {
  centres: Map<string, Point>;
  wasDragged: { current: boolean };
}

/** What a mark without a sign shows: its number, else the first letters of its words. */
export const markText = (mark: Mark, length: number): string =>
  String(mark.value ?? plain(mark.label).slice(0, length));

interface ThingProps {
  id: string;
  at: Point;
  label: string;
  class: string;
  things: BoardThings;
  children: ComponentChildren;
}

export function Thing({ id, at, label, class: name, things, children }: ThingProps) {
  const targets = useTargets();
  const offers = targets.at.get(id);
  const place = { "data-id": id, "data-x": at.x.toFixed(1), "data-y": at.y.toFixed(1) };
  const classes = `${name}${targetClass(targets, id)}`;
  if (offers === undefined) {
    return (
      <g class={classes} {...place} tabindex={-1} role="img" aria-label={label}>
        {children}
      </g>
    );
  }
  const choose = (event: Event): void => {
    if (!things.wasDragged.current) pickTarget(targets, id, offers, event);
  };
  return (
    <g
      class={classes}
      {...place}
      tabindex={0}
      role="button"
      aria-label={label === "" ? labelOf(offers) : `${labelOf(offers)} (${label})`}
      data-target={id}
      aria-haspopup={offers.length > 1 ? "menu" : undefined}
      onClick={choose}
      onMouseEnter={() => targets.point(offers)}
      onMouseLeave={() => targets.point(null)}
      onFocus={() => targets.point(offers)}
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
