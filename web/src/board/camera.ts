// The part of a board that is seen: zoomed by wheel, buttons and two fingers, moved by dragging.
//
// A gesture only moves the sheet (a transform on a layer of its own); once it rests, the sheet is drawn at its new size.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Box, cellWidth, type Point } from "./grid";
import { centreOn, clamp, isSeen, type Region, shownBox, startScale, type View, wholeScale, zoomAt } from "./view";

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

/** What the question is about: shown whole where it can be, and in the middle of a board that is cut off. */
export const useCamera = (parts: Parts, grid: string, whole: Box, about: Box | null, askId: string) => {
  const cell = cellWidth(grid);
  const [drawnScale, setDrawnScale] = useState(0);
  const [isWhole, setWhole] = useState(true);
  const view = useRef<View>({ scale: 1, x: 0, y: 0 });
  const region = useRef<Region>({ x: 0, y: 0, w: 1, h: 1 });
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drawn = useRef(0);
  const smallWidth = useRef(0);

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
    const share = smallWidth.current / whole.w;
    frame.style.transform = `translate(${((shown.x - whole.x) * share).toFixed(1)}px, ${((shown.y - whole.y) * share).toFixed(1)}px)`;
  };
  /** Give the frame on the small map the size of what is seen. */
  const placeFrame = (): void => {
    const frame = parts.frame.current;
    smallWidth.current = frame?.parentElement?.clientWidth ?? 0;
    if (frame === null) return;
    const shown = shownBox(view.current, whole, region.current);
    frame.style.width = `${(shown.w / whole.w) * 100}%`;
    frame.style.height = `${(shown.h / whole.h) * 100}%`;
  };
  /** Draw the sheet at the size that it has now. */
  const settle = (): void => {
    clearTimeout(rest.current);
    drawn.current = view.current.scale;
    setDrawnScale(view.current.scale);
    setWhole(view.current.scale <= wholeScale(whole, region.current, cell) * 1.01);
    place();
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
    region.current = regionOf(element);
    const isForFingers = innerWidth < 700 || matchMedia("(pointer: coarse)").matches;
    const scale = startScale(whole, region.current, cell, isForFingers);
    const at = about ?? whole;
    view.current = centreOn({ x: at.x + at.w / 2, y: at.y + at.h / 2 }, scale, whole, region.current);
    parts.sheet.current?.classList.remove("eased");
    settle();
  };
  const middle = (): Point => ({
    x: region.current.x + region.current.w / 2,
    y: region.current.y + region.current.h / 2,
  });
  const zoom = (factor: number, at: Point = middle()): void => show(zoomAt(view.current, factor, at));
  const showWhole = (): void => {
    const scale = wholeScale(whole, region.current, cell);
    show(centreOn({ x: whole.x + whole.w / 2, y: whole.y + whole.h / 2 }, scale, whole, region.current));
    settle();
  };

  // Another board, or one that grew, or another window: begin anew.
  const shape = [whole.x, whole.y, whole.w, whole.h].map((each) => each.toFixed(0)).join(" ");
  const begin = useRef(start);
  begin.current = start;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board's shape is what it begins anew for
  useLayoutEffect(() => {
    const element = parts.window.current;
    if (element === null) return undefined;
    const watcher = new ResizeObserver(() => begin.current());
    watcher.observe(element);
    begin.current();
    return () => watcher.disconnect();
  }, [shape, parts.window]);
  // A new question: what it is about comes into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the question moves the camera, not what changes meanwhile
  useEffect(() => {
    if (about === null || isSeen(about, view.current, whole, region.current)) return;
    show(
      centreOn({ x: about.x + about.w / 2, y: about.y + about.h / 2 }, view.current.scale, whole, region.current),
      true,
    );
  }, [askId]);
  useEffect(() => () => clearTimeout(rest.current), []);
  // A fresh drawing has its new size: the sheet is no longer stretched.
  useLayoutEffect(() => {
    placeFrame();
    place();
  });

  return {
    scale: drawnScale,
    isWhole,
    zoom,
    showWhole,
    centre: centreAt,
    ...useGestures(parts.window, { zoom, pan, canPan }),
  };

  function centreAt(point: Point): void {
    show(centreOn(point, view.current.scale, whole, region.current), true);
  }
  function pan(dx: number, dy: number): void {
    show({ ...view.current, x: view.current.x + dx, y: view.current.y + dy });
  }
  function canPan(): boolean {
    return view.current.scale > wholeScale(whole, region.current, cell) * 1.01;
  }
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
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onPointerLeave: onPointerUp },
  };
};
