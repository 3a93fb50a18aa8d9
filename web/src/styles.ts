// How the styles of a game's cards look, as the server tells it, and where the signs of its terms are.

import { createContext } from "preact";
import { hash } from "./glyphs";
import type { Style } from "./wire";

export type Styles = Record<string, Style>;

export const StyleContext = createContext<Styles>({});

/** What the things of a table need to know of their game: its name, and the sheet that holds the signs of its terms. */
export const GameContext = createContext<{ game: string; signs: string }>({ game: "", signs: "core" });

// A style is a word or several, such as "demon red": the last known one gives the colour.

export const hueOf = (style: string, styles: Styles): number =>
  style
    .split(" ")
    .map((word) => styles[word]?.hue)
    .findLast((hue) => hue !== undefined) ?? hash(style) % 360;
