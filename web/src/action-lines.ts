// A line of a card as its parts: what is done, what belongs to it, what an element buys. The words stay as they are.

import { isNamedTerm, piecesOf } from "./signs";

/** A part of what belongs to an action; `box` is what stood in brackets at its start: the price of the rest. */
export interface Detail {
  box: string;
  text: string;
}

export interface ActionLine {
  /** The sign of the action; empty where the line is a sentence. */
  head: string;
  details: Detail[];
}

const HEAD = /^(\ue000[^\ue002]*\ue002)(?::\s+(.*))?$/s;

/** The text cut at the commas that stand neither in brackets nor inside a term. */
const atCommas = (text: string): string[] => {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === "(" || sign === "\ue000") depth += 1;
    else if (sign === ")" || sign === "\ue002") depth -= 1;
    else if (sign === "," && depth === 0) {
      found.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...found, text.slice(from)].map((part) => part.trim()).filter((part) => part !== "");
};

/** Where the bracket that opens the text is closed; -1 where none opens it. */
const closing = (text: string): number => {
  if (!text.startsWith("(")) return -1;
  let depth = 0;
  return [...text].findIndex((sign) => {
    if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
    return depth === 0;
  });
};

const detailOf = (part: string): Detail => {
  const end = closing(part);
  return end < 0 ? { box: "", text: part } : { box: part.slice(1, end), text: part.slice(end + 1).trim() };
};

/** What a box holds: the elements that buy it, and what they buy. */
export const priceOf = (box: string): { price: string; bought: string } => {
  const [, price, bought] = /^((?:[^:\ue000]*\ue000[^\ue002]*\ue002)+):\s+(.*)$/s.exec(box) ?? [];
  if (price !== undefined) return { price, bought: bought ?? "" };
  return isSigns(box) ? { price: box, bought: "" } : { price: "", bought: box };
};

export const actionLine = (marked: string): ActionLine => {
  const [, head, rest] = HEAD.exec(marked) ?? [];
  return { head: head ?? "", details: atCommas(head === undefined ? marked : (rest ?? "")).map(detailOf) };
};

export const partsOf = atCommas;

/** Whether words are signs alone, which need no comma between them. */
export const isSigns = (text: string): boolean => piecesOf(text).every((piece) => typeof piece === "object");

/** What stands beside an action and is none: experience, and elements that are made. */
const BESIDE = /^(?:[^\ue000]*)\ue000(text-experience|element-\w+)[^\ue001]*\ue001[^\ue002]*\ue002$/;
export const isBeside = (marked: string): boolean => BESIDE.test(marked);

/** So many letters fit into one line in large print. */
const ONE_LINE = 14;

/** Whether words with their signs fit into one line: a sign with its number takes the room of three letters. */
export const isShort = (text: string): boolean =>
  piecesOf(text).reduce(
    (sum, piece) =>
      sum + (typeof piece === "string" ? piece.length : isNamedTerm(piece.term) ? piece.words.length + 2 : 3),
    0,
  ) <= ONE_LINE;
