// Words as the server sends them: plain, or with the clause that decides.

import type { Text } from "./wire";

export const plain = (text: Text | undefined): string =>
  text === undefined ? "" : typeof text === "string" ? text : text.text;

export const clauseOf = (text: Text | undefined): string =>
  text === undefined || typeof text === "string" ? "" : text.clause;
