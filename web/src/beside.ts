// Where a small pane stands beside a thing: inside the window, and over as little as can be of what one may choose.

export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
interface Place {
  left: number;
  top: number;
}

const GAP = 10;

const within = (at: number, size: number, room: number): number => Math.min(Math.max(GAP, at), room - size - GAP);

/** How much of a box lies under another one, in square pixels. */
const covered = (one: Edges, other: Edges): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Right of the thing, else left of it, else above or below, where it covers least; always inside the window. */
export const placeBeside = (
  anchor: Edges,
  width: number,
  height: number,
  windowWidth: number,
  windowHeight: number,
  busy: readonly Edges[] = [],
): Place => {
  const top = within((anchor.top + anchor.bottom - height) / 2, height, windowHeight);
  const left = within((anchor.left + anchor.right - width) / 2, width, windowWidth);
  const fitting = [
    { left: anchor.right + GAP, top, fits: anchor.right + GAP + width < windowWidth },
    { left: anchor.left - GAP - width, top, fits: anchor.left - GAP - width > 0 },
    { left, top: anchor.top - GAP - height, fits: anchor.top - GAP - height > 0 },
    { left, top: anchor.bottom + GAP, fits: anchor.bottom + GAP + height < windowHeight },
  ].filter((place) => place.fits);
  const costs = fitting.map((place) => {
    const box = { ...place, right: place.left + width, bottom: place.top + height };
    return busy.reduce((sum, each) => sum + covered(box, each), 0);
  });
  const best = fitting[costs.indexOf(Math.min(...costs))] ?? { left, top: windowHeight - height };
  return { left: best.left, top: best.top };
};

/** The same in this window: what else may be chosen, and the question, stay free where that is possible. */
export const freePlaceBeside = (anchor: Edges, pane: HTMLElement): Place => {
  const busy = [...document.querySelectorAll("[data-target], .ask-bar")]
    .map((each) => each.getBoundingClientRect())
    .filter((box) => covered(box, anchor) < 0.5 * box.width * box.height);
  return placeBeside(anchor, pane.offsetWidth, pane.offsetHeight, innerWidth, innerHeight, busy);
};
