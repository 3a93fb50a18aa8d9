// A place on the board that can be looked at and, where an option lies on it, chosen; for pointer, keys and readers.

import type { ComponentChildren } from "preact";
import { labelOf, pickTarget, targetClass, useTargets } from "../targets";
import type { Point } from "./grid";

interface SpotProps {
  id: string;
  at: Point;
  label: string;
  class: string;
  style?: Record<string, string | number>;
  /** An SVG group instead of a box of the page. */
  isDrawn?: boolean;
  wasDragged: { current: boolean };
  children: ComponentChildren;
}

export function Spot({ id, at, label, class: name, style, isDrawn = false, wasDragged, children }: SpotProps) {
  const targets = useTargets();
  const offers = targets.at.get(id);
  const Tag = isDrawn ? "g" : "div";
  const shared = {
    class: `${name}${targetClass(targets, id)}`,
    style,
    "data-id": id,
    "data-x": at.x.toFixed(1),
    "data-y": at.y.toFixed(1),
  };
  if (offers === undefined) {
    return (
      <Tag {...shared} tabIndex={-1} role="img" aria-label={label}>
        {children}
      </Tag>
    );
  }
  const choose = (event: Event): void => {
    if (!wasDragged.current) pickTarget(targets, id, offers, event);
  };
  return (
    <Tag
      {...shared}
      tabIndex={0}
      role="button"
      aria-label={`${labelOf(offers)} (${label})`}
      data-target={id}
      aria-haspopup={offers.length > 1 ? "menu" : undefined}
      onClick={choose}
      onMouseEnter={() => targets.point(offers)}
      onMouseLeave={() => targets.point(null)}
      onFocus={() => targets.point(offers)}
      onBlur={() => targets.point(null)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        wasDragged.current = false;
        choose(event);
      }}
    >
      {children}
    </Tag>
  );
}
