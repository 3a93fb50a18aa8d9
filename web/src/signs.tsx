// The game's terms inside sentences: the server marks them, the page draws their signs, a reader hears their words.

import type { ComponentChildren } from "preact";
import { Icon, useArt } from "./art";

/** A sentence in pieces: plain words, and terms with the name of their message and the clauses that explain them. */
export type Piece = string | { term: string; words: string; means: string };

const MARKED = /\ue000([^\ue001]*)\ue001([^\ue000\ue002]*)\ue002/;

export const piecesOf = (text: string): Piece[] => {
  const found: Piece[] = [];
  let rest = text;
  for (let mark = MARKED.exec(rest); mark !== null; mark = MARKED.exec(rest)) {
    if (mark.index > 0) found.push(rest.slice(0, mark.index));
    const [term = "", ...clauses] = (mark[1] ?? "").split(" ");
    found.push({ term, words: mark[2] ?? "", means: clauses.join(" ") });
    rest = rest.slice(mark.index + mark[0].length);
  }
  if (rest !== "") found.push(rest);
  return found;
};

/** The sentence without marks: for labels, titles and readers. */
export const unmarked = (text: string): string => text.replace(/\ue000[^\ue001]*\ue001|\ue002/g, "");

/** Its meaning where it is known, else its name. */
const signOf = (words: string, means: string): Record<string, string> =>
  means === "" ? { title: words } : { "data-means": means, "data-word": words };

/** The number inside a term's words, with its sign: what stands beside the picture. */
export const numberOf = (words: string): string => /[+−-]?\d+/.exec(words)?.[0] ?? "";

/** A cost in tokens, one for each letter of its name: `cost-RP` is a red and a purple one. */
function Cost({ tokens, words, means }: { tokens: string; words: string; means: string }) {
  return (
    <span class="cost" {...signOf(words, means)}>
      <span class="hidden">{words}</span>
      {[...tokens].map((token, i) => (
        <CostToken key={i} token={token} />
      ))}
    </span>
  );
}

function CostToken({ token }: { token: string }) {
  const stamina = useArt("core/stat/strength")?.icon ?? "";
  const focus = useArt("core/stat/focus")?.icon ?? "";
  return (
    <i class={`token-${token}`}>
      {token === "B" ? null : <Icon name={stamina} />}
      {token === "R" ? null : <Icon name={focus} />}
    </i>
  );
}

/** Whether a term's name stands beside its sign. */
export const isNamedTerm = (term: string): boolean => term.startsWith("condition-") || term === "text-jump";

/** A term as its sign and number; its words where the game has no sign for it. */
function Term({ term, words, means, art }: { term: string; words: string; means: string; art: string }) {
  const found = useArt(`${art}/term/${term}`);
  if (term.startsWith("cost-")) return <Cost tokens={term.slice(5)} words={words} means={means} />;
  if (found === undefined) return <>{words}</>;
  const element = /^element-(\w+)$/.exec(term)?.[1];
  const number = numberOf(words);
  return (
    <span class={`term t-${term}${element === undefined ? "" : ` e-${element}`}`} {...signOf(words, means)}>
      <Icon name={found.icon} />
      <span class="hidden">{words}</span>
      {number === "" ? null : (
        <b class="num" aria-hidden="true">
          {number}
        </b>
      )}
      {isNamedTerm(term) ? <span aria-hidden="true">{words}</span> : null}
    </span>
  );
}

/** Tokens need no colon after them, as their words do. */
const afterCost = (words: string, before: Piece | undefined): string =>
  typeof before === "object" && before.term.startsWith("cost-") ? words.replace(/^:/, "") : words;

const BEFORE = /[(“«]+$/;
const AFTER = /^[)”»,.:;!]+/;
const wordsOf = (piece: Piece | undefined): string => (typeof piece === "string" ? piece : "");

/** A sentence with the signs of its terms; `art` is where they are: `haven`. */
export function Signed({ text, art }: { text: string; art: string }): ComponentChildren {
  return piecesOf(text).map((piece, i, all) => {
    const words = wordsOf(piece);
    if (typeof piece === "string") {
      const rest = i === 0 ? words : afterCost(words, all[i - 1]).replace(AFTER, "");
      return i === all.length - 1 ? rest : rest.replace(BEFORE, "");
    }
    // Brackets and commas beside a sign stay on its line.
    const before = BEFORE.exec(wordsOf(all[i - 1]))?.[0] ?? "";
    const after = AFTER.exec(afterCost(wordsOf(all[i + 1]), piece))?.[0] ?? "";
    const term = <Term key={i} {...piece} art={art} />;
    if (before === "" && after === "") return term;
    return (
      <span key={i} class="unbroken">
        {before}
        {term}
        {after}
      </span>
    );
  });
}
