// What lies on the table, by id: what the reader shows, and where the answers of a question lie.

import type { Card, Cell, Die, Figure, GuideNote, Item, Offer, Panel, Pile, Place } from "../wire";

export type Thing =
  | { is: "card"; card: Card }
  | { is: "pile"; pile: Pile }
  | { is: "figure"; figure: Figure }
  | { is: "cell"; cell: Cell }
  | { is: "die"; die: Die }
  | { is: "place"; place: Place };

type Add = (id: string | undefined, thing: Thing | null) => void;

const addCard = (card: Card, add: Add): void => {
  add(card.id, { is: "card", card });
  for (const under of card.cards ?? []) addCard(under, add);
};

const addItem = (item: Item, add: Add): void => {
  switch (item.type) {
    case "card":
      addCard(item, add);
      break;
    case "pile":
      add(item.id, { is: "pile", pile: item });
      if (item.top !== undefined) addCard(item.top, add);
      break;
    case "board":
      for (const cell of item.cells) add(cell.id, { is: "cell", cell });
      for (const figure of item.figures ?? []) add(figure.id, { is: "figure", figure });
      break;
    case "road":
      for (const place of item.places) add(place.id, { is: "place", place });
      break;
    case "dice":
      for (const die of item.dice) add(die.id, { is: "die", die });
      break;
    default:
      add(item.id, null);
  }
};

/** Everything that lies in these panels and can be looked at. */
export const thingsIn = (panels: Panel[]): Map<string, Thing | null> => {
  const found = new Map<string, Thing | null>();
  const add: Add = (id, thing) => {
    if (id !== undefined && id !== "") found.set(id, thing);
  };
  for (const panel of panels) for (const item of panel.items ?? []) addItem(item, add);
  return found;
};

/** Some ids, whatever they are kept in. */
interface Ids {
  readonly size: number;
  has(id: string): boolean;
}

/** Whether one of these ids lies among the items. */
export const hasTarget = (items: Item[], ids: Ids): boolean => {
  if (ids.size === 0) return false;
  let isThere = false;
  const add: Add = (id) => {
    if (id !== undefined && ids.has(id)) isThere = true;
  };
  for (const item of items) addItem(item, add);
  return isThere;
};

/** Ids of what a guide would have one look at: what its step names, and the places of the answers it hopes for. */
export const guidedTo = (note: GuideNote | undefined, offers: Offer[]): ReadonlySet<string> => {
  const right = offers.filter((offer) => note?.right?.includes(offer.key));
  const places = right.length === offers.length ? [] : right.map((offer) => offer.shown.at ?? "");
  return new Set([...(note?.point ?? []), ...places].filter((id) => id !== ""));
};

/** Answers that lie nowhere on the table, or on something that is not drawn. */
export const withoutPlace = (
  offers: Offer[],
  things: Map<string, Thing | null>,
  undrawn: ReadonlySet<string> = new Set(),
): Offer[] => offers.filter(({ shown: { at } }) => at === undefined || !things.has(at) || undrawn.has(at));
