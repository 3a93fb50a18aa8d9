// What words, signs and numbers mean: the clause of the rules that says it, beside the thing or in its enlarged view.

import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { fetchRules } from "./api";
import { freePlaceBeside } from "./beside";
import { piecesOf } from "./signs";
import { onPreferences, preferences } from "./storage";
import { GameContext } from "./styles";
import { ClauseContext, ClauseLinks } from "./targets";
import { marked, meaningOf, plain } from "./text";
import type { Card, Cell, Clause, Die, Figure, Mark, Pile, Stat, Text } from "./wire";
import { t } from "./words";

/** A word and the clauses that say what it means. */
export interface Explained {
  word: string;
  clauses: string;
}

/** Every word of a label or a sentence whose meaning the server knows: itself, and the terms inside it. */
const wordsIn = (text: Text | undefined): Explained[] => {
  if (text === undefined) return [];
  const own = meaningOf(text);
  const terms = piecesOf(marked(text)).flatMap((piece) =>
    typeof piece === "string" || piece.means === "" ? [] : [{ word: piece.words, clauses: piece.means }],
  );
  return own === "" || terms.some((term) => term.clauses === own)
    ? terms
    : [{ word: plain(text), clauses: own }, ...terms];
};

const inStats = (stats: Stat[] | undefined): Explained[] => (stats ?? []).flatMap((stat) => wordsIn(stat.label));
const inMarks = (marks: Mark[] | undefined): Explained[] => (marks ?? []).flatMap((mark) => wordsIn(mark.label));

/** Each meaning once, under the first word that has it. */
export const once = (words: Explained[]): Explained[] =>
  [...new Map([...words].reverse().map((each) => [each.clauses, each])).values()].reverse();

export const wordsOfCard = (card: Card): Explained[] => [
  ...wordsIn(card.kind),
  ...inStats(card.stats),
  ...inMarks(card.marks),
  ...(card.lines ?? []).flatMap(wordsIn),
  ...(card.halves ?? []).flatMap((half) => half.lines.flatMap(wordsIn)),
  ...(card.back === undefined ? [] : wordsOfCard(card.back)),
];
export const wordsOfFigure = (figure: Figure): Explained[] => [
  ...inStats(figure.stats),
  ...inMarks(figure.marks),
  ...(figure.lines ?? []).flatMap(wordsIn),
];
export const wordsOfCell = (cell: Cell): Explained[] => [...wordsIn(cell.label), ...inMarks(cell.marks)];
export const wordsOfPile = (pile: Pile): Explained[] => [
  ...wordsIn(pile.title),
  ...(pile.top === undefined ? [] : wordsOfCard(pile.top)),
];
export const wordsOfDie = (die: Die): Explained[] => wordsIn(die.label);

/** The clauses of a game in the page's language, once they are here. */
const useRules = (isWanted: boolean): Map<string, Clause> => {
  const { game } = useContext(GameContext);
  const [rules, setRules] = useState<Map<string, Clause>>(new Map());
  const [language, setLanguage] = useState(preferences.language);
  useEffect(() => onPreferences(() => setLanguage(preferences.language)), []);
  useEffect(() => {
    if (!isWanted || game === "") return;
    fetchRules(game, language)
      .then((found) => setRules(new Map(found.map((clause) => [clause.id, clause]))))
      .catch(() => undefined);
  }, [game, language, isWanted]);
  return rules;
};

const textOf = (clauses: string, rules: Map<string, Clause>): string =>
  clauses
    .split(" ")
    .map((id) => rules.get(id)?.text.replace(/\*\*/g, "") ?? "")
    .join(" ");

/** The words of a thing with what they mean. */
export function WordsExplained({ words }: { words: Explained[] }) {
  const all = once(words);
  const rules = useRules(all.length > 0);
  const open = useContext(ClauseContext);
  if (all.length === 0 || rules.size === 0) return null;
  return (
    <details class="explained" open>
      <summary>{t("wordsExplained")}</summary>
      <dl>
        {all.map((each) => (
          <div key={each.clauses}>
            <dt>{each.word}</dt>
            <dd>
              {textOf(each.clauses, rules)} <ClauseLinks clauses={each.clauses.split(" ")} open={open} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Things with an enlarged view, where all their words are explained. */
const ENLARGED = ".card, .ability, .card-row, .card-line, .card-tile, .figure";

/** Milliseconds that a pointer rests on a sign before its meaning is shown. */
const REST = 350;

interface Pointed extends Explained {
  box: DOMRect;
}

/** The meaning of the sign under the pointer or with the focus, in a small pane beside it. */
export function MeaningPane() {
  const [shown, setShown] = useState<Pointed | null>(null);
  const rules = useRules(shown !== null);
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (event: Event): void => {
      clearTimeout(timer);
      const found = (event.target as Element | null)?.closest?.("[data-means]") ?? null;
      if (found === null) {
        setShown(null);
        return;
      }
      const clauses = found.getAttribute("data-means") ?? "";
      const word = found.getAttribute("data-word") ?? "";
      timer = setTimeout(() => setShown({ word, clauses, box: found.getBoundingClientRect() }), REST);
    };
    const hide = (): void => {
      clearTimeout(timer);
      setShown(null);
    };
    const press = (event: PointerEvent): void => {
      hide();
      // A finger that rests on a sign asks what it means; what has an enlarged view says so there.
      const isOnThing = (event.target as Element | null)?.closest?.(ENLARGED) != null;
      if (event.pointerType === "touch" && !isOnThing) look(event);
    };
    addEventListener("pointerover", look);
    addEventListener("focusin", look);
    addEventListener("pointerdown", press, { capture: true });
    addEventListener("scroll", hide, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerover", look);
      removeEventListener("focusin", look);
      removeEventListener("pointerdown", press, { capture: true });
      removeEventListener("scroll", hide, { capture: true });
    };
  }, []);
  useLayoutEffect(() => {
    const element = pane.current;
    if (element === null || shown === null) return;
    const place = freePlaceBeside(shown.box, element);
    element.style.left = `${place.left}px`;
    element.style.top = `${place.top}px`;
  });
  const text = shown === null ? "" : textOf(shown.clauses, rules);
  if (shown === null || text.trim() === "") return null;
  return (
    <div ref={pane} class="meaning pane" role="tooltip" data-of={shown.clauses}>
      <b>{shown.word}</b>
      <p>{text}</p>
      <small class="faint">§ {shown.clauses}</small>
    </div>
  );
}
