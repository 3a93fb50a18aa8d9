// The curves of an analysis: one for each seat, or one for all, from the first decision to the end.

import { describe, expect, it } from "vitest";
import { areaOf, curvesOf, markOf, nearestStep, pathOf, placeOf } from "../src/curve";
import type { Analysis, Moment, TurningPoint } from "../src/wire";

const moment = (step: number, seat: number, after: number): Moment => ({
  step,
  seat,
  kind: "turn",
  played: "go",
  before: after,
  after,
  error: 0.1,
  part: 0,
  choice: 0,
});
const sum = { decisions: 2, luck: 0, choices: 0, lost: 0, mistakes: 0 };
const analysis = (cooperative: boolean, ends: [number, number[]][]): Analysis => ({
  version: 1,
  game: "vault",
  rules: "1",
  tries: 8,
  seed: 0,
  steps: 12,
  cooperative,
  decisions: 4,
  tried: 4,
  doubted: 0,
  games: 100,
  moments: [moment(0, 0, 0.5), moment(3, 1, 0.4), moment(6, 0, 0.7), moment(9, 1, 0.2)],
  ends,
  mistakes: [],
  swings: [],
  seats: [sum, sum],
});

describe("curves", () => {
  it("are one for each seat, over its own decisions, and end at the result", () => {
    const [first, second] = curvesOf(analysis(false, [[12, [1, 0]]]));
    expect(first?.stretches).toEqual([
      [
        { x: 0, step: 0, value: 0.5 },
        { x: 0.5, step: 6, value: 0.7 },
        { x: 1, step: 12, value: 1 },
      ],
    ]);
    expect(second?.stretches[0]?.map(({ value }) => value)).toEqual([0.4, 0.2, 0]);
  });

  it("are one for all who play together, with a stretch for each scenario", () => {
    const curves = curvesOf(
      analysis(true, [
        [6, [1, 1]],
        [12, [0, 0]],
      ]),
    );
    expect(curves.length).toBe(1);
    expect(curves[0]?.stretches.map((stretch) => stretch.map(({ value }) => value))).toEqual([
      [0.5, 0.4, 1],
      [0.7, 0.2, 0],
    ]);
  });

  it("go on to the last decision of a game that has no end", () => {
    expect(curvesOf(analysis(true, []))[0]?.stretches[0]?.length).toBe(4);
  });

  it("are drawn from left to right, a win on top", () => {
    const points = curvesOf(analysis(false, [[12, [1, 0]]]))[0]?.stretches[0] ?? [];
    expect(pathOf(points)).toBe("M0.0 500.0L500.0 300.0L1000.0 0.0");
    expect(areaOf(points)).toBe("M0.0 500.0L500.0 300.0L1000.0 0.0L1000.0 500L0.0 500Z");
    expect(areaOf([])).toBe("");
  });

  it("are found by where one clicks, and marked where it happened", () => {
    const whole = analysis(false, [[12, [1, 0]]]);
    expect(nearestStep(whole, 0.49)).toBe(6);
    expect(nearestStep(whole, 2)).toBe(9);
    expect(placeOf(whole, 9)).toBe(0.75);
    const point: TurningPoint = { step: 9, seat: 1, change: -0.2, error: 0.1 };
    expect(markOf(whole, curvesOf(whole), point)).toEqual({ x: 0.75, y: 0.8 });
    expect(markOf(whole, curvesOf(whole), { ...point, step: 12, seat: 0 })).toEqual({ x: 1, y: 0 });
  });
});
