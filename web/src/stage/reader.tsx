// The reader: whatever is under the pointer or has the focus, large, in one fixed place; and the same enlarged.

import { Face, LargeContext } from "../art";
import { CardChips, CardFace } from "../cards";
import { MarkIcon, StatChip } from "../chips";
import { Dialog } from "../components";
import { DieFace } from "../items";
import { Lines } from "../lines";
import {
  type Explained,
  WordsExplained,
  wordsOfCard,
  wordsOfCell,
  wordsOfDie,
  wordsOfFigure,
  wordsOfPile,
} from "../meanings";
import { T, useTargets } from "../targets";
import { plain } from "../text";
import { WhyNotLines } from "../why-not";
import type { Card, Cell, Figure, Mark, Offer, Text } from "../wire";
import { PlaceWords } from "./road";
import type { Thing } from "./things";

/** What the thing is called. */
export const titleOf = (thing: Thing): string => {
  switch (thing.is) {
    case "card":
      return plain(thing.card.title);
    case "pile":
      return plain(thing.pile.title);
    case "figure":
      return plain(thing.figure.title);
    case "cell":
      return plain(thing.cell.label);
    case "die":
      return plain(thing.die.label);
    case "place":
      return plain(thing.place.title);
  }
};

/** The words on it that can be explained. */
const wordsOf = (thing: Thing): Explained[] => {
  switch (thing.is) {
    case "card":
      return wordsOfCard(thing.card);
    case "pile":
      return wordsOfPile(thing.pile);
    case "figure":
      return wordsOfFigure(thing.figure);
    case "cell":
      return wordsOfCell(thing.cell);
    case "die":
      return wordsOfDie(thing.die);
    case "place":
      return [];
  }
};

/** Whether there is more to tell of it than where it lies. */
export const tellsMore = (thing: Thing | null | undefined): thing is Thing =>
  thing !== null &&
  thing !== undefined &&
  (thing.is !== "place" || thing.place.title !== undefined) &&
  (thing.is !== "cell" || thing.cell.label !== undefined || (thing.cell.marks ?? []).length > 0);

export function Reader({ id, thing }: { id: string; thing: Thing | null | undefined }) {
  const targets = useTargets();
  const offers = targets.at.get(id) ?? [];
  const isShown = tellsMore(thing);
  if (!isShown && offers.length === 0) return null;
  return (
    <div class="reader" data-of={id} aria-hidden="true">
      {isShown ? <ThingView thing={thing} /> : null}
      <Offers offers={offers} />
    </div>
  );
}

/** How many times as large as on the table a card is here. */
const LARGE = 1.8;

function ThingView({ thing }: { thing: Thing }) {
  return (
    <LargeContext.Provider value={LARGE}>
      <ThingItself thing={thing} />
    </LargeContext.Provider>
  );
}

function ThingItself({ thing }: { thing: Thing }) {
  switch (thing.is) {
    case "card":
      return isType(thing.card) ? <TypeWords card={thing.card} /> : <CardFace card={thing.card} isCopy />;
    case "pile":
      return thing.pile.top === undefined ? null : <CardFace card={thing.pile.top} isCopy />;
    case "figure":
      return <FigureWords figure={thing.figure} />;
    case "cell":
      return <CellWords cell={thing.cell} />;
    case "place":
      return (
        <div class="pane reader-lines">
          <PlaceWords place={thing.place} />
        </div>
      );
    case "die":
      return (
        <div class="pane reader-head">
          <DieFace face={thing.die.face} colour={thing.die.colour} />
          <h3>{plain(thing.die.label)}</h3>
        </div>
      );
  }
}

function Words({ lines }: { lines: Text[] | undefined }) {
  return (
    <>
      {lines?.map((line, i) => (
        <p key={i}>
          <T of={line} />
        </p>
      ))}
    </>
  );
}

/** A mark in full; a number that its words already end with is not said twice. */
const withValue = (mark: Mark): string => {
  const label = plain(mark.label);
  return mark.value === undefined || label.endsWith(` ${mark.value}`) ? label : `${label} ${mark.value}`;
};

function Marks({ marks }: { marks: Mark[] | undefined }) {
  return (
    <>
      {marks?.map((mark, i) => (
        <p key={i}>
          <MarkIcon mark={mark} /> {withValue(mark)}
        </p>
      ))}
    </>
  );
}

/** The picture, name and numbers of something that has no card to show. */
function Head({ of }: { of: Pick<Card, "art" | "title" | "stats"> }) {
  const title = plain(of.title);
  return (
    <div class="reader-head">
      <div class="face">
        <Face of={of.art} name={title} width={100} height={112} size={94} />
      </div>
      <div>
        <h3>{title}</h3>
        <div class="stat-row">
          {of.stats?.map((stat, i) => (
            <StatChip key={i} stat={stat} />
          ))}
        </div>
      </div>
    </div>
  );
}

function FigureWords({ figure }: { figure: Figure }) {
  return (
    <div class="pane">
      <Head of={figure} />
      <div class="reader-lines">
        <Marks marks={figure.marks} />
        <Words lines={figure.lines} />
      </div>
    </div>
  );
}

/** Whether a card stands for a type whose numbers and deeds are on the cards under it: a type of monsters. */
const isType = (card: Card): boolean =>
  (card.cards ?? []).length > 0 && card.kind === undefined && (card.halves ?? []).length === 0 && !hasLevels(card);

/** Whether the cards under a card are such as itself, with faces of their own: the levels of a hero. */
const hasLevels = (card: Card): boolean =>
  (card.cards ?? []).length > 0 &&
  (card.cards ?? []).every((under) => under.art !== undefined && under.style === card.style);

function TypeWords({ card }: { card: Card }) {
  return (
    <div class="pane">
      <Head of={card} />
      <div class="reader-lines">
        <Words lines={card.lines} />
        {card.cards?.map((under, i) => (
          <UnderCard key={i} card={under} />
        ))}
      </div>
    </div>
  );
}

/** A card under another one: its name, its numbers, what it says. */
function UnderCard({ card }: { card: Card }) {
  return (
    <div class={`under-card${card.dimmed === true ? " dimmed" : ""}`}>
      <h4>{plain(card.title)}</h4>
      <CardChips card={{ ...card, marks: [] }} />
      {(card.lines ?? []).length === 0 ? null : (
        <div class="under-lines">
          {card.lines?.map((line, i) => (
            <span key={i}>
              <Lines of={line} />
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

function CellWords({ cell }: { cell: Cell }) {
  return (
    <div class="pane reader-lines">
      <h3>{plain(cell.label)}</h3>
      <Marks marks={cell.marks} />
    </div>
  );
}

/** What choosing it would do. */
function Offers({ offers }: { offers: Offer[] }) {
  if (offers.length === 0) return null;
  return (
    <div class="pane reader-lines reader-offers">
      {offers.slice(0, 3).map((offer) => (
        <div key={offer.key}>
          <b>{plain(offer.shown.label)}</b>
          <Words lines={offer.shown.lines?.map(plain)} />
        </div>
      ))}
    </div>
  );
}

/** The same thing as a dialog: its whole text, its other side, what lies under it, its marks in words. */
export function Enlarged({ id, thing, close }: { id: string; thing: Thing; close: () => void }) {
  return (
    <Dialog title={titleOf(thing)} close={close} wide>
      <WhyNotLines id={id} />
      <div class="enlarged">{thing.is === "card" ? <CardWords card={thing.card} /> : <ThingView thing={thing} />}</div>
      <WordsExplained words={wordsOf(thing)} />
    </Dialog>
  );
}

function CardWords({ card }: { card: Card }) {
  if (isType(card)) return <TypeWords card={card} />;
  const words = [...(card.lines ?? []), ...(card.halves ?? []).flatMap((half) => [half.label, ...half.lines])];
  const levels = hasLevels(card) ? (card.cards ?? []) : [];
  return (
    <>
      <CardFace card={card} isCopy />
      {card.back === undefined ? null : <CardFace card={card.back} isCopy />}
      {levels.map((level, i) => (
        <CardFace key={i} card={level} isCopy />
      ))}
      <div class="enlarged-words">
        {card.kind === undefined ? null : <p class="dim">{plain(card.kind)}</p>}
        <div class="stat-row">
          {card.stats?.map((stat, i) => (
            <StatChip key={i} stat={stat} isNamed />
          ))}
        </div>
        <Marks marks={card.marks} />
        <Words lines={words} />
        {levels.length > 0 ? null : card.cards?.map((under, i) => <UnderCard key={i} card={under} />)}
      </div>
    </>
  );
}
