// Dice can be read: the pips of every colour stand out from its face.

import { expect, test } from "vitest";
import { dieColours, gold } from "../src/items";

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const light = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
};

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

test.each(Object.entries({ ...dieColours, gold }))("pips of a %s die have a contrast of 4.5 and more", (_, colours) => {
  const [, lit, ink] = colours;
  expect(contrast(lit, ink)).toBeGreaterThanOrEqual(4.5);
});
