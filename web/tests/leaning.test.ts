// A camera that leans to what happens goes back, unless somebody has moved the board by hand.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HANDS_OFF, Leaning, LINGER } from "../src/board/leaning";
import type { View } from "../src/board/view";

const view = (x: number): View => ({ scale: 1, x, y: 0 });

describe("leaning", () => {
  let shown: View[];
  const show = (home: View): void => {
    shown.push(home);
  };
  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("goes back to where it stood before it leaned first, a little later", () => {
    const leaning = new Leaning();
    leaning.leave(view(1));
    leaning.leave(view(2));
    leaning.comeBack(show);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(LINGER);
    expect(shown).toEqual([view(1)]);
    leaning.comeBack(show);
    vi.advanceTimersByTime(LINGER);
    expect(shown).toEqual([view(1)]);
  });

  it("stays while more happens", () => {
    const leaning = new Leaning();
    leaning.leave(view(1));
    leaning.comeBack(show);
    leaning.leave(view(2));
    vi.advanceTimersByTime(LINGER);
    expect(shown).toEqual([]);
    leaning.comeBack(show);
    vi.advanceTimersByTime(LINGER);
    expect(shown).toEqual([view(1)]);
  });

  it("leaves the board to whoever moves it", () => {
    const leaning = new Leaning();
    leaning.leave(view(1));
    leaning.moveByHand();
    expect(leaning.isInHands).toBe(true);
    leaning.comeBack(show);
    vi.advanceTimersByTime(HANDS_OFF);
    expect(shown).toEqual([]);
    expect(leaning.isInHands).toBe(false);
  });
});
