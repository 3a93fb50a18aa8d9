// Sentences of the game with the signs of its terms, and the actions of a card laid out by what belongs to what.

import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { actionLine, type Detail, isShort, isSigns, partsOf, priceOf } from "./action-lines";
import { Signed } from "./signs";
import { GameContext } from "./styles";
import { ClauseContext, ClauseLinks } from "./targets";
import { clauseOf, marked, plain } from "./text";
import type { Text } from "./wire";

/** Words of a card with the signs of the game's terms, and the clause that decides. */
export function Lines({ of }: { of: Text }) {
  const { signs } = useContext(GameContext);
  return (
    <>
      <Signed text={marked(of)} art={signs} />
      <Clauses of={of} />
    </>
  );
}

function Clauses({ of }: { of: Text }) {
  const open = useContext(ClauseContext);
  const clause = clauseOf(of);
  return clause === "" ? null : <ClauseLinks clauses={clause.split(" ")} open={open} />;
}

/** What a reader hears between two things that the eye sees apart. */
const unseen = (words: string): ComponentChildren => <span class="hidden">{words}</span>;

const areSigns = (...texts: string[]): boolean => texts.every(isSigns);

/** What belongs to an action: signs side by side, sentences with their commas, in boxes what an element buys. */
function Details({ of }: { of: Detail[] }) {
  const { signs } = useContext(GameContext);
  return (
    <>
      {of.map((part, i) => {
        const next = of[i + 1];
        const isApart = next === undefined || part.text === "" || next.box !== "" || areSigns(part.text, next.text);
        return (
          <>
            {part.box === "" ? null : <Bought box={part.box} />}
            {part.text === "" ? null : (
              <span class={isSigns(part.text) ? "detail" : ""}>
                <Signed text={part.text} art={signs} />
                {isApart ? null : ","}
              </span>
            )}
            {next === undefined ? null : isApart ? unseen(", ") : " "}
          </>
        );
      })}
    </>
  );
}

/** An element, and what it buys. */
function Bought({ box }: { box: string }) {
  const { signs } = useContext(GameContext);
  const { price, bought } = priceOf(box);
  return (
    <span class="bought">
      {unseen("(")}
      {price === "" ? null : (
        <>
          <span class="price">
            <Signed text={price} art={signs} />
          </span>
          {bought === "" ? null : unseen(": ")}
        </>
      )}
      <Details of={partsOf(bought).map((text) => ({ box: "", text }))} />
      {unseen(")")}
    </span>
  );
}

/** An action in a row of text: its sign, then what belongs to it. */
export function ActionWords({ of }: { of: Text }) {
  const { signs } = useContext(GameContext);
  const { head, details } = actionLine(marked(of));
  return (
    <>
      {head === "" ? null : <Signed text={head} art={signs} />}
      {head === "" || details.length === 0 ? null : <> {unseen(":")}</>}
      <Details of={details} />
      <Clauses of={of} />
    </>
  );
}

/** An action on a card: its sign large, what belongs to it in a row below. */
export function ActionRows({ of, isFirst }: { of: Text; isFirst: boolean }) {
  const { signs } = useContext(GameContext);
  const { head, details } = actionLine(marked(of));
  if (head === "") {
    return (
      <p class={!isFirst ? "sub" : isShort(marked(of)) ? "main" : "main wordy"}>
        <Details of={details} />
        <Clauses of={of} />
      </p>
    );
  }
  return (
    <>
      <p class="main">
        <Signed text={head} art={signs} />
        {details.length === 0 ? <Clauses of={of} /> : unseen(": ")}
      </p>
      {details.length === 0 ? null : (
        <p class="sub">
          <Details of={details} />
          <Clauses of={of} />
        </p>
      )}
    </>
  );
}

/** Experience, or an element that is made: its sign alone; a reader hears the words before it. */
export function Made({ of }: { of: Text }) {
  const { signs } = useContext(GameContext);
  const text = marked(of);
  const at = text.indexOf("\ue000");
  return (
    <span class="made" title={plain(of)}>
      {unseen(text.slice(0, at))}
      <Signed text={text.slice(at)} art={signs} />
    </span>
  );
}
