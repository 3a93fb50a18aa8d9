import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Order } from "../src/picture";

const SLOW = 4;
let now = 0;

/** A canvas on which every picture takes so many milliseconds. */
const canvas = () => ({
  getContext: () => null,
  toDataURL: () => {
    now += SLOW;
    return `data:${now}`;
  },
});

const orderOf = (icon: string): Order => ({
  art: { icon, hue: 10, back: "plain" },
  icon: {} as Path2D,
  shape: { width: 100, height: 100, size: 80, drop: 0 },
  scale: 1,
});

describe("pictures", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.stubGlobal("requestAnimationFrame", (act: () => void) => setTimeout(act, 16));
    vi.spyOn(performance, "now").mockImplementation(() => now);
    Object.assign(document, { createElement: canvas });
    vi.resetModules();
  });

  it("are painted at once while there is time before the frame, the others after it", async () => {
    const { addressOf, paintSoon } = await import("../src/picture");
    expect(addressOf(orderOf("a"))).toBeDefined();
    expect(addressOf(orderOf("b"))).toBeDefined();
    expect(addressOf(orderOf("c"))).toBeUndefined();
    expect(addressOf(orderOf("a"))).toBeDefined(); // what is painted stays
    const told: string[] = [];
    for (const icon of ["c", "d", "e"]) paintSoon(orderOf(icon), () => told.push(icon));
    await vi.advanceTimersByTimeAsync(17);
    expect(told).toEqual(["c", "d"]);
    await vi.advanceTimersByTimeAsync(17);
    expect(told).toEqual(["c", "d", "e"]);
    expect(addressOf(orderOf("e"))).toBeDefined();
  });

  it("that nobody wants any more are not painted", async () => {
    const { addressOf, paintSoon } = await import("../src/picture");
    for (const icon of ["a", "b"]) addressOf(orderOf(icon));
    const told = vi.fn();
    paintSoon(orderOf("c"), told)();
    const before = now;
    await vi.advanceTimersByTimeAsync(500);
    expect(told).not.toHaveBeenCalled();
    expect(now).toBe(before);
  });
});
