// A place on the board that can be looked at and, where an option lies on it, chosen; for pointer, keys and readers.

import type { ComponentChildren } from "preact";
import { labelOf, pickTarget, targetClass, useTargets } from "../targets";
import { plain } from "../text";
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
  const route = offers === undefined ? targets.routes.get(id) : undefined;
  if (route !== undefined) {
    const walk = (event: Event): void => {
      if (wasDragged.current) return;
      if ((event as PointerEvent).pointerType === "touch" && targets.touched !== id) {
        targets.touch(id);
        targets.pointRoute(route);
      } else targets.walk(route);
    };
    return (
      <Tag
        {...shared}
        class={`${shared.class} reachable`}
        tabindex={0}
        role="button"
        aria-label={`${plain(route.label)} (${label})`}
        onClick={walk}
        onMouseEnter={() => targets.pointRoute(route)}
        onMouseLeave={() => targets.pointRoute(null)}
        onFocus={() => targets.pointRoute(route)}
        onBlur={() => targets.pointRoute(null)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          wasDragged.current = false;
          walk(event);
        }}
      >
        {children}
      </Tag>
    );
  }
  if (offers === undefined) {
    return (
      <Tag {...shared} tabindex={-1} role="img" aria-label={label}>
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
      tabindex={0}
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
