// Words as the server sends them: plain, or with the clause that decides; the game's terms stand between marks.

import { unmarked } from "./signs";
import type { Text } from "./wire";

const said = (text: Text | undefined): string =>
  text === undefined ? "" : typeof text === "string" ? text : text.text;

/** The words alone, for labels and readers. */
export const plain = (text: Text | undefined): string => unmarked(said(text));

/** The words with the marks of their terms, for whoever draws signs. */
export const marked = (text: Text | undefined): string => said(text);

export const clauseOf = (text: Text | undefined): string =>
  text === undefined || typeof text === "string" || !("clause" in text) ? "" : text.clause;

/** The clauses that say what a label means; empty where nothing is known. */
export const meaningOf = (text: Text | undefined): string =>
  text === undefined || typeof text === "string" || !("means" in text) ? "" : text.means;

/** What marks an element as a sign with this label: its meaning is shown beside it, else its name alone. */
export const named = (label: Text | undefined, said: string = plain(label)): Record<string, string> => {
  const means = meaningOf(label);
  return means === "" ? { title: said } : { "data-means": means, "data-word": said };
};
