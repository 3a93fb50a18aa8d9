// How large cards can be so that all of them are in view.

export interface Room {
  width: number;
  height: number;
}

/** A group of cards under one label; `below` is what stands under its cards, such as further levels. All in rem. */
export interface CardGroup {
  cards: number;
  below?: number;
}

const GAP = 0.7;
const BETWEEN = 1.4;
const LABEL = 2;
/** Cards narrower than this show picture, name and numbers only, and are shorter. */
export const SMALL = 6.6;
const WIDEST = 9;
const NARROWEST = 4.2;

export const heightOf = (width: number): number => width * (width < SMALL ? 1.2 : 1.5);

/** How high the groups stand where they flow into rows, each whole where a row has room for it. */
export const flowHeight = (groups: CardGroup[], card: number, width: number): number => {
  let total = 0;
  let rowHeight = 0;
  let used = 0;
  for (const group of groups) {
    const wide = group.cards * (card + GAP) - GAP;
    const perRow = Math.max(1, Math.floor((width + GAP) / (card + GAP)));
    const rows = Math.ceil(group.cards / perRow);
    const high = LABEL + rows * (heightOf(card) + (group.below ?? 0)) + (rows - 1) * GAP;
    if (used > 0 && used + BETWEEN + wide > width) {
      total += rowHeight + 0.5;
      used = 0;
      rowHeight = 0;
    }
    used += (used > 0 ? BETWEEN : 0) + Math.min(wide, width);
    rowHeight = Math.max(rowHeight, high);
  }
  return total + rowHeight;
};

/** The widest card with which all groups fit; the narrowest where none does. */
export const fitCards = (groups: CardGroup[], room: Room): number => {
  for (let card = WIDEST; card > NARROWEST; card -= 0.2) {
    if (flowHeight(groups, card, room.width) <= room.height) return Math.round(card * 10) / 10;
  }
  return NARROWEST;
};
