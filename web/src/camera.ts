// The part of a board that is seen: zoomed by wheel, buttons and two fingers, moved by dragging.

import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Box, type Point, SIDE } from "./grid";

/** Pixels that a pointer may tremble before it drags. */
const DRAG_AFTER = 7;

export const useCamera = (svg: RefObject<SVGSVGElement | null>, whole: Box) => {
  const [box, setBox] = useState<Box | null>(null);
  const shape = [whole.x, whole.y, whole.w, whole.h].map((each) => each.toFixed(0)).join(" ");
  const lastShape = useRef(shape);
  useEffect(() => {
    if (lastShape.current === shape) return;
    lastShape.current = shape;
    setBox(null); // another board, or one that grew
  }, [shape]);

  const zoom = (factor: number, about?: Point): void => {
    setBox((old) => {
      const from = old ?? whole;
      const w = Math.min(Math.max(from.w * factor, SIDE * 5), whole.w * 1.2);
      if (w >= whole.w * 0.999) return null;
      const scale = w / from.w;
      const focus = about ?? { x: from.x + from.w / 2, y: from.y + from.h / 2 };
      return { x: focus.x - (focus.x - from.x) * scale, y: focus.y - (focus.y - from.y) * scale, w, h: from.h * scale };
    });
  };
  const toBoard = (clientX: number, clientY: number): Point => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (matrix === undefined) return { x: 0, y: 0 };
    const at = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x: at.x, y: at.y };
  };

  useEffect(() => {
    const element = svg.current;
    if (element === null) return undefined;
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey && box === null && event.deltaY > 0) return; // the page scrolls
      event.preventDefault();
      zoom(event.deltaY > 0 ? 1.15 : 0.87, toBoard(event.clientX, event.clientY));
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  });

  const pointers = useRef(new Map<number, Point>());
  const startedAt = useRef<Point | null>(null);
  /** Whether the pointer that is down, or was last, has moved the board: its click then chooses nothing. */
  const wasDragged = useRef(false);

  const pinch = (other: Point, before: Point, now: Point): void => {
    const old = Math.hypot(before.x - other.x, before.y - other.y);
    const fresh = Math.hypot(now.x - other.x, now.y - other.y);
    if (old > 0 && fresh > 0) zoom(old / fresh, toBoard((now.x + other.x) / 2, (now.y + other.y) / 2));
    wasDragged.current = true;
  };
  const pan = (pointer: number, before: Point, now: Point): void => {
    const start = startedAt.current ?? now;
    if (!wasDragged.current && Math.hypot(now.x - start.x, now.y - start.y) <= DRAG_AFTER) return;
    if (!wasDragged.current) svg.current?.setPointerCapture(pointer);
    wasDragged.current = true;
    const a = toBoard(before.x, before.y);
    const b = toBoard(now.x, now.y);
    setBox((old) => {
      const from = old ?? whole;
      return { ...from, x: from.x + a.x - b.x, y: from.y + a.y - b.y };
    });
  };

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
    if (pointers.current.size === 2) {
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other !== undefined) pinch(other, before, now);
    } else if (box !== null || wasDragged.current) pan(event.pointerId, before, now);
    pointers.current.set(event.pointerId, now);
  };
  const onPointerUp = (event: PointerEvent): void => {
    pointers.current.delete(event.pointerId);
  };

  return {
    view: box ?? whole,
    isZoomed: box !== null,
    zoom,
    showWhole: () => setBox(null),
    wasDragged,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
};
