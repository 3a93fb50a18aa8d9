// The reader: whatever is under the pointer or has the focus, large, in one fixed place; and the same enlarged.

import { Face } from "../art";
import { CardFace, CardLine } from "../cards";
import { MarkIcon, StatChip } from "../chips";
import { Dialog } from "../components";
import { DieFace } from "../items";
import { T, useTargets } from "../targets";
import { plain } from "../text";
import type { Card, Cell, Figure, Mark, Offer, Text } from "../wire";
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
  }
};

/** Whether there is more to tell of it than where it lies. */
export const tellsMore = (thing: Thing | null | undefined): thing is Thing =>
  thing !== null &&
  thing !== undefined &&
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

function ThingView({ thing }: { thing: Thing }) {
  switch (thing.is) {
    case "card":
      return <CardFace card={thing.card} isCopy />;
    case "pile":
      return thing.pile.top === undefined ? null : <CardFace card={thing.pile.top} isCopy />;
    case "figure":
      return <FigureWords figure={thing.figure} />;
    case "cell":
      return <CellWords cell={thing.cell} />;
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

function FigureWords({ figure }: { figure: Figure }) {
  const title = plain(figure.title);
  return (
    <div class="pane">
      <div class="reader-head">
        <div class="face">
          <Face of={figure.art} name={title} width={100} height={112} size={94} />
        </div>
        <div>
          <h3>{title}</h3>
          <div class="stat-row">
            {figure.stats?.map((stat, i) => (
              <StatChip key={i} stat={stat} />
            ))}
          </div>
        </div>
      </div>
      <div class="reader-lines">
        <Marks marks={figure.marks} />
        <Words lines={figure.lines} />
      </div>
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
export function Enlarged({ thing, close }: { thing: Thing; close: () => void }) {
  return (
    <Dialog title={titleOf(thing)} close={close} wide>
      <div class="enlarged">{thing.is === "card" ? <CardWords card={thing.card} /> : <ThingView thing={thing} />}</div>
    </Dialog>
  );
}

function CardWords({ card }: { card: Card }) {
  const words = [...(card.lines ?? []), ...(card.halves ?? []).flatMap((half) => [half.label, ...half.lines])];
  return (
    <>
      <CardFace card={card} isCopy />
      {card.back === undefined ? null : <CardFace card={card.back} isCopy />}
      <div class="enlarged-words">
        {card.kind === undefined ? null : <p class="dim">{plain(card.kind)}</p>}
        <div class="stat-row">
          {card.stats?.map((stat, i) => (
            <StatChip key={i} stat={stat} isNamed />
          ))}
        </div>
        <Marks marks={card.marks} />
        <Words lines={words} />
        {card.cards?.map((under, i) => (
          <CardLine key={i} card={{ ...under, id: undefined }} />
        ))}
      </div>
    </>
  );
}
