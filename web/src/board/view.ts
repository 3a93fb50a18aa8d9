// Where the camera stands: how many pixels a unit of the drawing has, and where the drawing's corner lies. Pure numbers.

import type { Box, Point } from "./grid";

/** The part of the window in which the board should lie, in pixels. */
export interface Region extends Box {}

export interface View {
  /** Pixels per unit of the drawing. */
  scale: number;
  /** Where the upper left corner of the drawing lies, in pixels of the window. */
  x: number;
  y: number;
}

/** A cell on a phone: large enough for a finger, and for what stands on it. */
const FINGER = 62;
/** Cells larger than this only look coarse. */
const LARGEST_CELL = 128;

/** The scale at which all is seen. */
export const wholeScale = (whole: Box, region: Region, cell: number): number =>
  Math.max(0.01, Math.min(region.w / whole.w, region.h / whole.h, LARGEST_CELL / cell));

/** The scale to begin with: everything, or cells for fingers where everything would be too small for them. */
export const startScale = (whole: Box, region: Region, cell: number, isForFingers: boolean): number => {
  const all = wholeScale(whole, region, cell);
  return isForFingers && all * cell < 44 ? FINGER / cell : all;
};

const clampAxis = (at: number, length: number, from: number, room: number): number =>
  length <= room ? from + (room - length) / 2 : Math.min(from, Math.max(from + room - length, at));

/** The view without empty room on one side while the other side is cut off. */
export const clamp = (view: View, whole: Box, region: Region): View => ({
  scale: view.scale,
  x: clampAxis(view.x, whole.w * view.scale, region.x, region.w),
  y: clampAxis(view.y, whole.h * view.scale, region.y, region.h),
});

/** The view with this point of the drawing in the middle of the region. */
export const centreOn = (point: Point, scale: number, whole: Box, region: Region): View =>
  clamp(
    {
      scale,
      x: region.x + region.w / 2 - (point.x - whole.x) * scale,
      y: region.y + region.h / 2 - (point.y - whole.y) * scale,
    },
    whole,
    region,
  );

/** Closer by `factor`, with the pixel `at` staying where it is. */
export const zoomAt = (view: View, factor: number, at: Point): View => ({
  scale: view.scale * factor,
  x: at.x - (at.x - view.x) * factor,
  y: at.y - (at.y - view.y) * factor,
});

/** Whether a box of the drawing lies wholly inside the region. */
export const isSeen = (box: Box, view: View, whole: Box, region: Region): boolean => {
  const left = view.x + (box.x - whole.x) * view.scale;
  const top = view.y + (box.y - whole.y) * view.scale;
  return (
    left >= region.x - 1 &&
    top >= region.y - 1 &&
    left + box.w * view.scale <= region.x + region.w + 1 &&
    top + box.h * view.scale <= region.y + region.h + 1
  );
};

/** The part of the drawing that the region shows. */
export const shownBox = (view: View, whole: Box, region: Region): Box => ({
  x: whole.x + (region.x - view.x) / view.scale,
  y: whole.y + (region.y - view.y) / view.scale,
  w: region.w / view.scale,
  h: region.h / view.scale,
});
