// Where things lie in the window while the film runs: by their id, else their panel, else the seat that has them.

import type { Panel } from "../wire";

export interface Place {
  /** The middle of the thing, in pixels of the window; at the edge of its part where it lies outside. */
  x: number;
  y: number;
  w: number;
  h: number;
  element: Element | null;
  /** It lies in a part that is scrolled elsewhere: its edge is marked. */
  isOutside: boolean;
}

/** Parts that hide what lies outside of them. */
const PARTS = ".panes, .rows, .hand, .mat, .piles, .map-window, .sheet, .shelf";

const holds = (panel: Panel, id: string): boolean =>
  panel.id === id ||
  (panel.items ?? []).some(
    (item) =>
      item.id === id ||
      (item.type === "card" && item.cards?.some((card) => card.id === id) === true) ||
      (item.type === "dice" && item.dice.some((die) => die.id === id)),
  );

const visible = (selector: string): Element | null => {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0 && element.closest(".film") === null) return element;
  }
  return null;
};

const elementOf = (id: string, panels: Panel[]): Element | null => {
  const name = CSS.escape(id);
  const own = visible(`[data-id="${name}"]`) ?? visible(`[data-panel="${name}"]`);
  if (own !== null) return own;
  const panel = panels.find((each) => holds(each, id));
  if (panel === undefined) return null;
  const around = visible(`[data-panel="${CSS.escape(panel.id)}"]`);
  if (around !== null) return around;
  if (panel.role === "hand" || panel.role === "mine") return visible("#own");
  return panel.seat === undefined ? null : visible(`[data-seat-chip="${panel.seat}"]`);
};

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Where a thing lies; null where the page shows nothing of it. */
export const placeOf = (id: string | undefined, panels: Panel[]): Place | null => {
  if (id === undefined || id === "") return null;
  const element = elementOf(id, panels);
  if (element === null) return null;
  const box = element.getBoundingClientRect();
  const part = element.closest(PARTS)?.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const left = Math.max(0, part?.left ?? 0);
  const top = Math.max(0, part?.top ?? 0);
  const inX = between(x, left, Math.min(innerWidth, part?.right ?? innerWidth));
  const inY = between(y, top, Math.min(innerHeight, part?.bottom ?? innerHeight));
  const isOutside = Math.abs(inX - x) > box.width / 2 || Math.abs(inY - y) > box.height / 2;
  return { x: inX, y: inY, w: box.width, h: box.height, element, isOutside };
};

/** The middle of the board, or of the window. */
export const middlePlace = (): Place => {
  const box = document.querySelector(".board-area")?.getBoundingClientRect();
  return {
    x: box === undefined ? innerWidth / 2 : box.left + box.width / 2,
    y: box === undefined ? innerHeight / 2 : box.top + box.height * 0.42,
    w: 0,
    h: 0,
    element: null,
    isOutside: false,
  };
};
