// The game's terms inside sentences: the server marks them, the page draws their signs, a reader hears their words.

import type { ComponentChildren } from "preact";
import { Icon, useArt } from "./art";

/** A sentence in pieces: plain words, and terms with the name of their message. */
export type Piece = string | { term: string; words: string };

const MARKED = /\ue000([^\ue001]*)\ue001([^\ue000\ue002]*)\ue002/;

export const piecesOf = (text: string): Piece[] => {
  const found: Piece[] = [];
  let rest = text;
  for (let mark = MARKED.exec(rest); mark !== null; mark = MARKED.exec(rest)) {
    if (mark.index > 0) found.push(rest.slice(0, mark.index));
    found.push({ term: mark[1] ?? "", words: mark[2] ?? "" });
    rest = rest.slice(mark.index + mark[0].length);
  }
  if (rest !== "") found.push(rest);
  return found;
};

/** The sentence without marks: for labels, titles and readers. */
export const unmarked = (text: string): string => text.replace(/\ue000[^\ue001]*\ue001|\ue002/g, "");

/** The number inside a term's words, with its sign: what stands beside the picture. */
export const numberOf = (words: string): string => /[+−-]?\d+/.exec(words)?.[0] ?? "";

/** A cost in tokens, one for each letter of its name: `cost-RP` is a red and a purple one. */
function Cost({ tokens, words }: { tokens: string; words: string }) {
  return (
    <span class="cost" title={words}>
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

/** A term as its sign and number; its words where the game has no sign for it. */
function Term({ term, words, art }: { term: string; words: string; art: string }) {
  const found = useArt(`${art}/term/${term}`);
  if (term.startsWith("cost-")) return <Cost tokens={term.slice(5)} words={words} />;
  if (found === undefined) return <>{words}</>;
  const element = /^element-(\w+)$/.exec(term)?.[1];
  const number = numberOf(words);
  const isNamed = term.startsWith("condition-") || term === "text-jump";
  return (
    <span class={`term t-${term}${element === undefined ? "" : ` e-${element}`}`} title={words}>
      <Icon name={found.icon} />
      <span class="hidden">{words}</span>
      {number === "" ? null : (
        <b class="num" aria-hidden="true">
          {number}
        </b>
      )}
      {isNamed ? <span aria-hidden="true">{words}</span> : null}
    </span>
  );
}

/** Tokens need no colon after them, as their words do. */
const afterCost = (words: string, before: Piece | undefined): string =>
  typeof before === "object" && before.term.startsWith("cost-") ? words.replace(/^:/, "") : words;

/** A sentence with the signs of its terms; `art` is where they are: `haven`. */
export function Signed({ text, art }: { text: string; art: string }): ComponentChildren {
  return piecesOf(text).map((piece, i, all) =>
    typeof piece === "string" ? (
      afterCost(piece, all[i - 1])
    ) : (
      <Term key={i} term={piece.term} words={piece.words} art={art} />
    ),
  );
}
