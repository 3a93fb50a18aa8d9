// Lines of cards as their parts: nothing of the words is lost, and nothing is torn apart that belongs together.

import { expect, test } from "vitest";
import { actionLine, isBeside, isShort, isSigns, partsOf, priceOf } from "../src/action-lines";

const term = (name: string, words: string): string => `\ue000${name} JL-1\ue001${words}\ue002`;
const [attack, range, pull] = [
  term("text-attack", "Attack 3"),
  term("text-range", "Range 2"),
  term("text-pull", "Pull 1"),
];
const [fire, light] = [term("element-fire", "fire"), term("element-light", "light")];
const experience = term("text-experience", "1 XP");

test("an action has its sign, and what belongs to it", () => {
  expect(actionLine(attack)).toEqual({ head: attack, details: [] });
  expect(actionLine(`${attack}: ${range}, ${pull}`)).toEqual({
    head: attack,
    details: [
      { box: "", text: range },
      { box: "", text: pull },
    ],
  });
});

test("what an element buys stands in a box, with the commas and brackets inside it", () => {
  const line = actionLine(`${attack}: (${fire}: ${range}, ${experience}), (${light}: all (mandatory))`);
  expect(line.details.map((part) => part.box)).toEqual([
    `${fire}: ${range}, ${experience}`,
    `${light}: all (mandatory)`,
  ]);
  expect(priceOf(`${fire}: ${range}, ${experience}`)).toEqual({ price: fire, bought: `${range}, ${experience}` });
  expect(partsOf(`${range}, ${experience}`)).toEqual([range, experience]);
  expect(actionLine(`${attack}: (${fire}) +1`).details).toEqual([{ box: fire, text: "+1" }]);
  expect(priceOf(fire)).toEqual({ price: fire, bought: "" });
});

test("a sentence keeps its brackets", () => {
  const said = `An ally may act (${range}, ${pull}): ${attack}`;
  expect(actionLine(said)).toEqual({ head: "", details: [{ box: "", text: said }] });
});

test("signs need no comma, experience and elements that are made stand beside an action", () => {
  expect(isShort(`Damage 2, ${range}`)).toBe(true);
  expect(isShort(`all adjacent enemies, ${range}`)).toBe(false);
  expect(isSigns(range)).toBe(true);
  expect(isSigns(`melee, ${range}`)).toBe(false);
  expect(isBeside(experience)).toBe(true);
  expect(isBeside(`infuse ${fire}`)).toBe(true);
  expect(isBeside(attack)).toBe(false);
  expect(isBeside(`(${fire}: infuse: ${light})`)).toBe(false);
});
