// The curves of an analysis: where each decision lies, from left to right, and how likely it made a win.

import type { Analysis, TurningPoint } from "./wire";

export interface CurvePoint {
  /** From 0 to 1, from left to right. */
  x: number;
  step: number;
  /** The chance to win, from 0 to 1. */
  value: number;
}

export interface Curve {
  /** Whose it is; all of them where they play together. */
  seat: number;
  /** A stretch for each scenario of a campaign; most games are one. */
  stretches: CurvePoint[][];
}

/** How far to the right a moment of the game lies: as many decisions as there were before it. */
export const placeOf = (analysis: Analysis, step: number): number => {
  const before = analysis.moments.filter((moment) => moment.step < step).length;
  return before / Math.max(1, analysis.moments.length);
};

/** A curve for each seat, or one for all who play together; each ends where the game did. */
export const curvesOf = (analysis: Analysis): Curve[] => {
  const seats = analysis.cooperative ? [0] : analysis.seats.map((_, seat) => seat);
  return seats.map((seat) => {
    const own = analysis.moments.filter((moment) => analysis.cooperative || moment.seat === seat);
    const stretches: CurvePoint[][] = [];
    let begin = 0;
    for (const [step, values] of analysis.ends) {
      const part = own.filter((moment) => moment.step >= begin && moment.step < step);
      const points = part.map((moment) => ({
        x: placeOf(analysis, moment.step),
        step: moment.step,
        value: moment.after,
      }));
      if (points.length > 0)
        stretches.push([...points, { x: placeOf(analysis, step), step, value: values[seat] ?? 0 }]);
      begin = step;
    }
    const rest = own.filter((moment) => moment.step >= begin);
    if (rest.length > 0)
      stretches.push(
        rest.map((moment) => ({ x: placeOf(analysis, moment.step), step: moment.step, value: moment.after })),
      );
    return { seat, stretches };
  });
};

/** The decision nearest to a place on the graph. */
export const nearestStep = (analysis: Analysis, x: number): number | undefined => {
  const count = analysis.moments.length;
  return analysis.moments[Math.max(0, Math.min(count - 1, Math.round(x * count)))]?.step;
};

/** Where the mark of a turning point sits: on the curve of whoever it befell. */
export const markOf = (analysis: Analysis, curves: Curve[], point: TurningPoint): { x: number; y: number } => {
  const curve = curves[analysis.cooperative ? 0 : point.seat];
  const points = (curve?.stretches ?? []).flat();
  const found = points.find((each) => each.step >= point.step) ?? points.at(-1);
  return { x: found?.x ?? placeOf(analysis, point.step), y: 1 - (found?.value ?? 0.5) };
};

/** The line through the points, in a picture that is 1000 wide and 1000 high. */
export const pathOf = (points: CurvePoint[]): string =>
  points
    .map(({ x, value }, i) => `${i === 0 ? "M" : "L"}${(1000 * x).toFixed(1)} ${(1000 * (1 - value)).toFixed(1)}`)
    .join("");

/** The area between the line and the middle. */
export const areaOf = (points: CurvePoint[]): string => {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return "";
  return `${pathOf(points)}L${(1000 * last.x).toFixed(1)} 500L${(1000 * first.x).toFixed(1)} 500Z`;
};
