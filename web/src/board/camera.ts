// The part of a board that is seen: zoomed by wheel, buttons and two fingers, moved by dragging.
//
// A gesture only moves the sheet (a transform on a layer of its own); once it rests, the sheet is drawn at its new size.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Box, cellWidth, type Point } from "./grid";
import { Leaning } from "./leaning";
import {
  centreOn,
  clamp,
  covers,
  isSeen,
  type Region,
  showing,
  shownBox,
  startScale,
  type View,
  wholeScale,
  zoomAt,
} from "./view";

/** Pixels that a pointer may tremble before it drags. */
const DRAG_AFTER = 7;
/** Milliseconds of rest after which a zoomed sheet is drawn sharp. */
const REST = 160;
const LARGEST_CELL = 190;

interface Parts {
  window: RefObject<HTMLDivElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
  /** The frame on the small map. */
  frame: RefObject<HTMLElement | null>;
}

/** What there is to see: all of the board, what the question is about, what a board that was just laid out is about,
 *  and the spots that can be chosen. */
interface Seen {
  whole: Box;
  about: Box | null;
  first: Box | null;
  spots: Point[];
}

const regionOf = (element: HTMLElement): Region => {
  const style = getComputedStyle(element);
  const [left, top] = [Number.parseFloat(style.paddingLeft), Number.parseFloat(style.paddingTop)];
  return {
    x: left,
    y: top,
    w: Math.max(1, element.clientWidth - left - Number.parseFloat(style.paddingRight)),
    h: Math.max(1, element.clientHeight - top - Number.parseFloat(style.paddingBottom)),
  };
};

/** The region that a board last had in a window of this size: the next one is drawn for it at once. */
const regions = new Map<string, Region>();
const windowSize = (): string => `${innerWidth}x${innerHeight}`;

const isForFingers = (): boolean => innerWidth < 700 || matchMedia("(pointer: coarse)").matches;

/** How a board is first seen. */
const firstView = (whole: Box, about: Box | null, region: Region, cell: number): View => {
  const at = about ?? whole;
  const middle = { x: at.x + at.w / 2, y: at.y + at.h / 2 };
  return centreOn(middle, startScale(whole, about, region, cell, isForFingers()), whole, region);
};

/** How a board is seen at a new question: as it was where that shows what it is about, else closer or from farther.
 *  A board without a size for its cells (0) keeps the one that somebody gave it. */
const nextView = (whole: Box, about: Box, before: View, region: Region, cell: number): View => {
  if (cell === 0 || isForFingers()) return showing(about, before, whole, region);
  const scale = startScale(whole, about, region, cell, false);
  const isLargeEnough = before.scale >= scale * 0.9;
  return isLargeEnough && (isSeen(about, before, whole, region) || before.scale <= scale * 1.1)
    ? showing(about, before, whole, region)
    : firstView(whole, about, region, cell);
};

/** Where the small map lies. It has another size or place only as another element or class, or in another window:
 *  it is measured then, and not with each drawing, because the page is laid out for that. */
class SmallMap {
  place: Region = { x: 0, y: 0, w: 0, h: 0 };
  private measured: HTMLElement | null = null;
  private measuredAs = "";

  forget(): void {
    this.measured = null;
  }

  measure(map: HTMLElement): void {
    if (this.measured === map && this.measuredAs === map.className) return;
    this.measured = map;
    this.measuredAs = map.className;
    this.place = { x: map.offsetLeft, y: map.offsetTop, w: map.clientWidth, h: map.clientHeight };
  }
}

/** What the question is about: shown whole where it can be, and in the middle of a board that is cut off.
 *  The small map is not shown while one of the spots that can be chosen lies under it. */
export const useCamera = (parts: Parts, grid: string, { whole, about, first, spots }: Seen, askId: string) => {
  const cell = cellWidth(grid);
  const [known] = useState(() => regions.get(windowSize()));
  const region = useRef<Region>(known ?? { x: 0, y: 0, w: 1, h: 1 });
  const view = useRef<View>({ scale: 1, x: 0, y: 0 });
  const drawn = useRef(0);
  const [drawnScale, setDrawnScale] = useState(() => {
    if (known === undefined) return 0;
    view.current = firstView(whole, first, known, cell);
    drawn.current = view.current.scale;
    return drawn.current;
  });
  const [isWhole, setWhole] = useState(() => known === undefined || seesAll());
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const small = useRef(new SmallMap()).current;
  const leaning = useRef(new Leaning()).current;
  const asked = useRef(spots);
  asked.current = spots;

  const place = (): void => {
    const { scale, x, y } = view.current;
    const sheet = parts.sheet.current;
    // Whole pixels: the layer is copied, not computed anew.
    const stretch = drawn.current === 0 ? 1 : scale / drawn.current;
    if (sheet !== null) sheet.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${stretch})`;
    const frame = parts.frame.current;
    if (frame === null) return;
    // Only moved: that paints nothing.
    const shown = shownBox(view.current, whole, region.current);
    const share = small.place.w / whole.w;
    const isCovered = covers(small.place, asked.current, view.current, whole, cell / 2);
    if (frame.parentElement !== null) frame.parentElement.style.visibility = isCovered ? "hidden" : "";
    frame.style.transform = `translate(${((shown.x - whole.x) * share).toFixed(1)}px, ${((shown.y - whole.y) * share).toFixed(1)}px)`;
  };
  /** Place everything, and give the frame on the small map the size of what is seen. */
  const placeAll = (): void => {
    const frame = parts.frame.current;
    if (frame?.parentElement) {
      small.measure(frame.parentElement);
      const shown = shownBox(view.current, whole, region.current);
      frame.style.width = `${(shown.w / whole.w) * 100}%`;
      frame.style.height = `${(shown.h / whole.h) * 100}%`;
    }
    place();
  };
  /** Draw the sheet at the size that it has now. */
  const settle = (): void => {
    clearTimeout(rest.current);
    drawn.current = view.current.scale;
    setDrawnScale(view.current.scale);
    setWhole(seesAll());
    placeAll();
  };
  const show = (next: View, isEased = false): void => {
    const all = wholeScale(whole, region.current, cell);
    const scale = Math.min(Math.max(next.scale, all * 0.9), Math.max(all, LARGEST_CELL / cell));
    view.current = clamp(scale === next.scale ? next : { ...next, scale }, whole, region.current);
    parts.sheet.current?.classList.toggle("eased", isEased);
    place();
    clearTimeout(rest.current);
    if (scale !== drawn.current) rest.current = setTimeout(settle, REST);
  };
  const start = (): void => {
    const element = parts.window.current;
    if (element === null) return;
    leaning.beginAnew();
    region.current = regionOf(element);
    regions.set(windowSize(), region.current);
    small.forget();
    view.current = firstView(whole, first, region.current, cell);
    parts.sheet.current?.classList.remove("eased");
    settle();
  };
  const middle = (): Point => ({
    x: region.current.x + region.current.w / 2,
    y: region.current.y + region.current.h / 2,
  });
  const showWhole = (): void => {
    leaning.sizeByHand();
    const scale = wholeScale(whole, region.current, cell);
    show(centreOn({ x: whole.x + whole.w / 2, y: whole.y + whole.h / 2 }, scale, whole, region.current));
    settle();
  };

  useBeginning(parts.window, whole, start);
  // A new question: what it is about comes into view, from where the camera stood before anything happened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the question moves the camera, not what changes meanwhile
  useEffect(() => {
    if (about === null) return;
    const before = leaning.takeHome() ?? view.current;
    const next = nextView(whole, about, before, region.current, leaning.wasSized ? 0 : cell);
    if (next !== view.current) show(next, true);
  }, [askId]);
  useEffect(() => () => clearTimeout(rest.current), []);
  useEffect(() => () => leaning.moveByHand(), [leaning]);
  // A fresh drawing has its new size: the sheet is no longer stretched.
  useLayoutEffect(placeAll);

  const gestures = useGestures(parts.window, { zoom, pan, canPan: () => !seesAll() });
  return {
    scale: drawnScale,
    isWhole,
    zoom,
    showWhole,
    centre: centreAt,
    lean,
    comeBack: () => leaning.comeBack((home) => show(home, true)),
    wasDragged: gestures.wasDragged,
    handlers: gestures.handlers,
  };

  function seesAll(): boolean {
    return view.current.scale <= wholeScale(whole, region.current, cell) * 1.01;
  }
  function centreAt(point: Point): void {
    leaning.moveByHand();
    show(centreOn(point, view.current.scale, whole, region.current), true);
  }
  /** Ease to a part of the board where something happens, unless it is seen already or a person moves the board;
   *  whether the camera moved. */
  function lean(box: Box): boolean {
    leaning.wait();
    const before = view.current;
    const next = showing(box, before, whole, region.current);
    if (gestures.isHeld() || leaning.isInHands || next === before) return false;
    leaning.leave(before);
    show(next, true);
    return Math.hypot(view.current.x - before.x, view.current.y - before.y) > 2;
  }
  function zoom(factor: number, at: Point = middle()): void {
    leaning.sizeByHand();
    show(zoomAt(view.current, factor, at));
  }
  function pan(dx: number, dy: number): void {
    leaning.moveByHand();
    show({ ...view.current, x: view.current.x + dx, y: view.current.y + dy });
  }
};

/** Another board, or one that grew, or another window: begin anew, once the page is laid out and before it is painted. */
const useBeginning = (window: RefObject<HTMLDivElement | null>, whole: Box, start: () => void): void => {
  const shape = [whole.x, whole.y, whole.w, whole.h].map((each) => each.toFixed(0)).join(" ");
  const begin = useRef(start);
  begin.current = start;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board's shape is what it begins anew for
  useLayoutEffect(() => {
    const element = window.current;
    if (element === null) return undefined;
    const watcher = new ResizeObserver(() => begin.current());
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [shape, window]);
};

interface Moves {
  zoom: (factor: number, at?: Point) => void;
  pan: (dx: number, dy: number) => void;
  canPan: () => boolean;
}

/** Wheel, drag and pinch on the window of the board. */
const useGestures = (window: RefObject<HTMLDivElement | null>, moves: Moves) => {
  const pointers = useRef(new Map<number, Point>());
  const startedAt = useRef<Point | null>(null);
  /** Whether the pointer that is down, or was last, has moved the board: its click then chooses nothing. */
  const wasDragged = useRef(false);
  const current = useRef(moves);
  current.current = moves;

  const toWindow = (x: number, y: number): Point => {
    const box = window.current?.getBoundingClientRect();
    return { x: x - (box?.left ?? 0), y: y - (box?.top ?? 0) };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handler reads what is current
  useEffect(() => {
    const element = window.current;
    if (element === null) return undefined;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      current.current.zoom(event.deltaY > 0 ? 0.87 : 1.15, toWindow(event.clientX, event.clientY));
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, [window]);

  const onPointerDown = (event: PointerEvent): void => {
    const at = { x: event.clientX, y: event.clientY };
    pointers.current.set(event.pointerId, at);
    startedAt.current = at;
    wasDragged.current = false;
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    pointers.current.set(event.pointerId, now);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) {
      const old = Math.hypot(before.x - other.x, before.y - other.y);
      const fresh = Math.hypot(now.x - other.x, now.y - other.y);
      if (old > 0) current.current.zoom(fresh / old, toWindow((now.x + other.x) / 2, (now.y + other.y) / 2));
      wasDragged.current = true;
      return;
    }
    const start = startedAt.current ?? now;
    if (!wasDragged.current) {
      if (!current.current.canPan() || Math.hypot(now.x - start.x, now.y - start.y) <= DRAG_AFTER) return;
      window.current?.setPointerCapture(event.pointerId);
      wasDragged.current = true;
    }
    current.current.pan(now.x - before.x, now.y - before.y);
  };
  const onPointerUp = (event: PointerEvent): void => {
    pointers.current.delete(event.pointerId);
  };
  return {
    wasDragged,
    isHeld: () => pointers.current.size > 0,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onPointerLeave: onPointerUp },
  };
};
