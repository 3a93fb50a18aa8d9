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

/** Cells under a mouse that are smaller than this are too small to see who stands on them. */
const SMALLEST_CELL = 36;
/** How large they are then. */
const EYE = 48;

/** The scale to begin with: everything, or cells for fingers or eyes where everything would be too small for them.
 *  Under a mouse, what the question is about is seen whole nevertheless. */
export const startScale = (
  whole: Box,
  about: Box | null,
  region: Region,
  cell: number,
  isForFingers: boolean,
): number => {
  const all = wholeScale(whole, region, cell);
  if (isForFingers) return all * cell < 44 ? FINGER / cell : all;
  if (all * cell >= SMALLEST_CELL) return all;
  const fits = about === null ? all : Math.min(region.w / about.w, region.h / about.h);
  return Math.max(all, Math.min(EYE / cell, fits));
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

/** The view itself where a box is seen in it, else one with the box in the middle. */
export const showing = (box: Box, view: View, whole: Box, region: Region): View =>
  isSeen(box, view, whole, region)
    ? view
    : centreOn({ x: box.x + box.w / 2, y: box.y + box.h / 2 }, view.scale, whole, region);

/** The part of the drawing that the region shows. */
export const shownBox = (view: View, whole: Box, region: Region): Box => ({
  x: whole.x + (region.x - view.x) / view.scale,
  y: whole.y + (region.y - view.y) / view.scale,
  w: region.w / view.scale,
  h: region.h / view.scale,
});

/** Whether a part of the window lies over one of these points of the drawing, each with so much room around it. */
export const covers = (part: Box, points: Point[], view: View, whole: Box, around: number): boolean =>
  points.some((point) => {
    const x = view.x + (point.x - whole.x) * view.scale;
    const y = view.y + (point.y - whole.y) * view.scale;
    const room = around * view.scale;
    return x + room > part.x && x - room < part.x + part.w && y + room > part.y && y - room < part.y + part.h;
  });
