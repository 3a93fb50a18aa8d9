// What a thing on the table says of itself in words, for lists in which it is not seen.

import { plain } from "../text";
import type { Card, Figure, Half, Stat } from "../wire";
import type { Thing } from "./things";

const statWords = (stats: Stat[] | undefined): string =>
  (stats ?? [])
    .map((stat) => `${plain(stat.label)} ${stat.value}${stat.max === undefined ? "" : `/${stat.max}`}`)
    .join(" · ");

const halfWords = (half: Half): string => `${plain(half.label)}: ${half.lines.map(plain).join(" · ")}`;

const cardWords = (card: Card): string[] => [
  plain(card.kind),
  ...(card.halves ?? []).map(halfWords),
  ...(card.lines ?? []).map(plain),
  (card.halves ?? []).length > 0 ? "" : statWords(card.stats),
];

const figureWords = (figure: Figure): string[] => [
  [statWords(figure.stats), ...(figure.marks ?? []).map((mark) => `${plain(mark.label)} ${mark.value ?? ""}`.trim())]
    .filter((words) => words !== "")
    .join(" · "),
];

/** The words of a card or a figure, line by line; nothing where its name says it all. */
export const wordsOfThing = (thing: Thing | null | undefined): string[] => {
  const found = thing?.is === "card" ? cardWords(thing.card) : thing?.is === "figure" ? figureWords(thing.figure) : [];
  return found.filter((words) => words !== "");
};

/** The picture of a card or a figure. */
export const artOfThing = (thing: Thing | null | undefined): string | undefined =>
  thing?.is === "card" ? thing.card.art : thing?.is === "figure" ? thing.figure.art : undefined;
