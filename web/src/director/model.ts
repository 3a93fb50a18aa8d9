// What a beat changes on the table, as pure functions: between two states the page shows what has happened so far.
//
// The next state is at hand: what a beat only names (cells of a room that opens) is taken from there.

import type { View } from "../live";
import { plain } from "../text";
import type {
  BadgeBeat,
  Beat,
  Board,
  Card,
  Cell,
  ChangeBeat,
  Figure,
  FlipBeat,
  FlyBeat,
  GiveBeat,
  Item,
  Mark,
  OpenBeat,
  Panel,
  RollBeat,
  Stat,
} from "../wire";

/** Beats that are seen before they take effect: who falls is still there while falling. */
const AFTERWARDS: ReadonlySet<Beat["is"]> = new Set(["fall", "fly", "give", "roll", "flip"]);
export const isAppliedAfterwards = (beat: Beat): boolean => AFTERWARDS.has(beat.is);

export const applyBeat = (view: View, beat: Beat, next: View | null = null): View => applyBeats(view, [beat], next);

/** Beats that happen at the same time; cards are taken up everywhere before any is laid down. */
export const applyBeats = (view: View, beats: Beat[], next: View | null = null): View => {
  let panels = view.panels;
  for (const beat of beats) if (beat.is === "fly") panels = takeCards(panels, beat);
  for (const beat of beats) panels = beat.is === "fly" ? layCards(panels, beat, next) : change(panels, beat, next);
  return panels === view.panels ? view : { ...view, panels };
};

const change = (panels: Panel[], beat: Beat, next: View | null): Panel[] => {
  switch (beat.is) {
    case "walk": {
      const cell = beat.path.at(-1);
      return cell === undefined ? panels : changeFigure(panels, beat.who, (figure) => ({ ...figure, cell }));
    }
    case "hurt":
      return everywhere(panels, beat.who, (all, id) => changeHealth(all, id, -beat.amount, beat.left));
    case "heal":
      return everywhere(panels, beat.who, (all, id) => changeHealth(all, id, beat.amount, beat.left));
    case "badge":
      return everywhere(panels, beat.who, (all, id) => changeBadge(all, id, beat));
    case "fall":
      return removeThing(panels, beat.who);
    case "enter":
      return addFigure(panels, beat.figure);
    case "give":
      return give(panels, beat);
    case "change":
      return everywhere(panels, beat.at, (all, id) => changeThing(all, id, beat));
    case "roll":
      return rollDice(panels, beat);
    case "flip":
      return turnCard(panels, beat);
    case "open":
      return openCells(panels, beat, next);
    default:
      return panels;
  }
};

// --- finding and replacing; whatever does not change stays the same object ---

const mapSame = <T>(all: T[], change: (each: T) => T): T[] => {
  const made = all.map(change);
  return made.every((each, i) => each === all[i]) ? all : made;
};

const changeItems = (panels: Panel[], change: (item: Item) => Item): Panel[] =>
  mapSame(panels, (panel) => {
    if (panel.items === undefined) return panel;
    const items = mapSame(panel.items, change);
    return items === panel.items ? panel : { ...panel, items };
  });

const changeFigures = (item: Item, change: (figure: Figure) => Figure): Item => {
  if (item.type !== "board" || item.figures === undefined) return item;
  const figures = mapSame(item.figures, change);
  return figures === item.figures ? item : { ...item, figures };
};

const changeFigure = (panels: Panel[], id: string, change: (figure: Figure) => Figure): Panel[] =>
  changeItems(panels, (item) => changeFigures(item, (figure) => (figure.id === id ? change(figure) : figure)));

const changeCard = (card: Card, id: string, change: (card: Card) => Card): Card => {
  if (card.id === id) return change(card);
  if (card.cards === undefined) return card;
  const cards = mapSame(card.cards, (each) => changeCard(each, id, change));
  return cards === card.cards ? card : { ...card, cards };
};

/** A player's figure and the card that shows the same hero are one: what happens to one of them is seen on both. */
const everywhere = (panels: Panel[], id: string, change: (panels: Panel[], id: string) => Panel[]): Panel[] => {
  const items = panels.flatMap((panel) => panel.items ?? []);
  const figures = items.flatMap((item) => (item.type === "board" ? (item.figures ?? []) : []));
  const cards = items.filter((item) => item.type === "card");
  const art = figures.find((figure) => figure.id === id)?.art ?? cards.find((card) => card.id === id)?.art;
  const figure = figures.find((each) => each.art === art && each.seat !== undefined);
  if (art === undefined || art === "" || figure === undefined) return change(panels, id);
  const same = cards.filter((card) => card.art === art && card.stats !== undefined).map((card) => card.id);
  const ids = new Set([id, figure.id, ...same.filter((each) => each !== undefined)]);
  return [...ids].reduce(change, panels);
};

/** Whatever carries marks: a figure, a card, a cell. */
interface Marked {
  marks?: Mark[];
  stats?: Stat[];
}
const changeMarked = (
  panels: Panel[],
  id: string,
  change: <T extends Marked>(thing: T) => T,
  changeNumbers: ChangeStats,
): Panel[] =>
  changeItems(panels, (item) => {
    if (item.type === "card") return changeCard(item, id, change);
    if (item.type === "stats" && item.id === id) return { ...item, stats: changeNumbers(item.stats) };
    if (item.type === "track" && item.id === id) return change(item);
    if (item.type !== "board") return item;
    const figured = changeFigures(item, (figure) => (figure.id === id ? change(figure) : figure)) as Board;
    const cells = mapSame(figured.cells, (cell) => (cell.id === id ? change(cell) : cell));
    return cells === figured.cells ? figured : { ...figured, cells };
  });

/** The numbers of a card or a figure; whatever has none stays as it is. */
const changeOwnStats = <T extends Marked>(thing: T, change: ChangeStats): T => {
  if (thing.stats === undefined) return thing;
  const stats = change(thing.stats);
  return stats === thing.stats ? thing : { ...thing, stats };
};

// --- health, marks, numbers ---

const isHealth = (stat: Stat): boolean => stat.icon === "heart" || stat.icon === "health" || stat.icon === "hp";

const changeStats = (stats: Stat[] | undefined, by: number, left: number | undefined): Stat[] | undefined =>
  stats === undefined
    ? undefined
    : mapSame(stats, (stat) => {
        if (!isHealth(stat) || typeof stat.value !== "number") return stat;
        return { ...stat, value: left ?? Math.max(0, Math.min(stat.max ?? Number.MAX_SAFE_INTEGER, stat.value + by)) };
      });

const changeHealth = (panels: Panel[], id: string, by: number, left: number | undefined): Panel[] => {
  const changed = <T extends { stats?: Stat[] }>(thing: T): T => ({
    ...thing,
    stats: changeStats(thing.stats, by, left),
  });
  return changeItems(panels, (item) => {
    if (item.type === "card") return changeCard(item, id, changed);
    if (item.type === "stats" && item.id === id) {
      return { ...item, stats: changeStats(item.stats, by, left) ?? item.stats };
    }
    if (item.type === "track" && item.id === id) {
      return { ...item, value: left ?? Math.max(item.min ?? 0, Math.min(item.max, item.value + by)) };
    }
    return changeFigures(item, (figure) => (figure.id === id ? changed(figure) : figure));
  });
};

const isSame = (a: Mark, b: Mark): boolean =>
  a.art !== undefined && b.art !== undefined ? a.art === b.art : plain(a.label) === plain(b.label);

const withoutMark = (marks: Mark[], mark: Mark): Mark[] => marks.filter((each) => !isSame(each, mark));

/** The number that counts what a mark shows: by its name and icon, else by its icon alone. */
const isCounted = (mark: Mark, stats: Stat[]): ((stat: Stat) => boolean) => {
  const isNamed = (stat: Stat): boolean =>
    plain(stat.label) === plain(mark.label) && (mark.icon === undefined || stat.icon === mark.icon);
  return stats.some(isNamed) || mark.icon === undefined ? isNamed : (stat) => stat.icon === mark.icon;
};

type ChangeStats = (stats: Stat[]) => Stat[];

const addToStats =
  (mark: Mark, amount: number): ChangeStats =>
  (stats) => {
    const isMeant = isCounted(mark, stats);
    return mapSame(stats, (stat) =>
      isMeant(stat) && typeof stat.value === "number" ? { ...stat, value: stat.value + amount } : stat,
    );
  };

const changeBadge = (panels: Panel[], id: string, beat: BadgeBeat): Panel[] =>
  changeMarked(
    panels,
    id,
    (thing) => {
      const others = withoutMark(thing.marks ?? [], beat.mark);
      return { ...thing, marks: beat.gone === true ? others : [...others, beat.mark] };
    },
    addToStats(beat.mark, beat.gone === true ? -1 : 1),
  );

/** Tokens that lie somewhere get fewer there; numbers that count them change. */
const give = (panels: Panel[], { mark, amount = 1, source = "", target = "" }: GiveBeat): Panel[] => {
  const loseMarks = <T extends Marked>(thing: T): T => ({
    ...thing,
    marks: (thing.marks ?? []).flatMap((each) => {
      if (!isSame(each, mark)) return [each];
      const left = typeof each.value === "number" ? each.value - amount : 0;
      return left > 0 ? [{ ...each, value: left }] : [];
    }),
  });
  const lost = addToStats(mark, -amount);
  const lose = <T extends Marked>(thing: T): T => changeOwnStats(loseMarks(thing), lost);
  const won = addToStats(mark, amount);
  const gain = <T extends Marked>(thing: T): T => changeOwnStats(thing, won);
  const taken = source === "" ? panels : everywhere(panels, source, (all, id) => changeMarked(all, id, lose, lost));
  return target === "" ? taken : everywhere(taken, target, (all, id) => changeMarked(all, id, gain, won));
};

/** A mark with a number is that number of the thing, where it has one; else the mark comes to lie on it. */
const setMark = (panels: Panel[], id: string, mark: Mark): Panel[] => {
  const value = mark.value;
  const set: ChangeStats = (stats) => {
    const isMeant = isCounted(mark, stats);
    return value === undefined ? stats : mapSame(stats, (stat) => (isMeant(stat) ? { ...stat, value } : stat));
  };
  return changeMarked(
    panels,
    id,
    (thing) =>
      value !== undefined && thing.stats?.some(isCounted(mark, thing.stats)) === true
        ? changeOwnStats(thing, set)
        : { ...thing, marks: [...withoutMark(thing.marks ?? [], mark), mark] },
    set,
  );
};

const changeThing = (panels: Panel[], id: string, { value, mark }: ChangeBeat): Panel[] => {
  const marked = mark === undefined ? panels : setMark(panels, id, mark);
  if (value === undefined) return marked;
  return changeItems(marked, (item) => {
    if (item.type === "dice") {
      const dice = mapSame(item.dice, (die) => (die.id === id ? { ...die, face: String(value) } : die));
      return dice === item.dice ? item : { ...item, dice };
    }
    if (item.id !== id || typeof value !== "number") return item;
    if (item.type === "track") return { ...item, value };
    return item.type === "pile" ? { ...item, count: value } : item;
  });
};

const rollDice = (panels: Panel[], beat: RollBeat): Panel[] => {
  const rolled = new Map(beat.dice.map((die) => [die.id, die]));
  return changeItems(panels, (item) => {
    if (item.type !== "dice") return item;
    const dice = mapSame(item.dice, (die) => rolled.get(die.id) ?? die);
    return dice === item.dice ? item : { ...item, dice };
  });
};

// --- things that come and go ---

const dropCard = (card: Card, id: string): Card | null => {
  if (card.id === id) {
    const count = card.count ?? 1;
    return count > 1 ? { ...card, count: count - 1 } : null;
  }
  if (card.cards === undefined) return card;
  const cards = card.cards.flatMap((each) => dropCard(each, id) ?? []);
  return cards.length === card.cards.length && cards.every((each, i) => each === card.cards?.[i])
    ? card
    : { ...card, cards };
};

const removeThing = (panels: Panel[], id: string): Panel[] =>
  mapSame(panels, (panel) => {
    if (panel.items === undefined) return panel;
    const items = panel.items.flatMap((item): Item[] => {
      if (item.type === "card") return [dropCard(item, id) ?? []].flat();
      if (item.type !== "board" || item.figures?.some((figure) => figure.id === id) !== true) return [item];
      return [{ ...item, figures: item.figures.filter((figure) => figure.id !== id) }];
    });
    const isSameList = items.length === panel.items.length && items.every((item, i) => item === panel.items?.[i]);
    return isSameList ? panel : { ...panel, items };
  });

const addFigure = (panels: Panel[], figure: Figure): Panel[] =>
  changeItems(panels, (item) => {
    if (item.type !== "board" || !item.cells.some((cell) => cell.id === figure.cell)) return item;
    return { ...item, figures: [...(item.figures ?? []).filter((each) => each.id !== figure.id), figure] };
  });

const turnCard = (panels: Panel[], { card, at = "", source = "" }: FlipBeat): Panel[] =>
  changeItems(panels, (item) => {
    if (item.type === "pile" && source !== "" && item.id === source) {
      return { ...item, count: Math.max(0, item.count - 1) };
    }
    if (item.type !== "card" || at === "") return item;
    return changeCard(item, at, (old) => (old.face_down === true ? { ...card, id: at } : old));
  });

/** Cells of the next state come into view, with the walls around them. */
const openCells = (panels: Panel[], beat: OpenBeat, next: View | null): Panel[] => {
  const wanted = new Set(beat.cells);
  const boards = (next?.panels ?? []).flatMap((panel) => panel.items ?? []).filter((item) => item.type === "board");
  const source = boards.find((board) => board.cells.some((cell) => wanted.has(cell.id)));
  if (source === undefined) return panels;
  const opened = new Map(source.cells.filter((cell) => wanted.has(cell.id)).map((cell) => [cell.id, cell]));
  return changeItems(panels, (item) => {
    if (item.type !== "board" || item.id !== source.id) return item;
    const known = new Set(item.cells.map((cell) => cell.id));
    const cells: Cell[] = item.cells.map((cell) => opened.get(cell.id) ?? cell);
    cells.push(...[...opened.values()].filter((cell) => !known.has(cell.id)));
    return { ...item, cells, walls: source.walls };
  });
};

// --- cards on their way ---

const looksLike = (a: Card, b: Card): boolean => plain(a.title) === plain(b.title) && a.art === b.art;

const howMany = (beat: FlyBeat): number => Math.max(beat.cards?.length ?? 0, beat.count ?? 1);

const takeCards = (panels: Panel[], beat: FlyBeat): Panel[] => {
  const { source, cards = [] } = beat;
  const taken = mapSame(removeThing(panels, source), (panel) => {
    if (panel.id !== source || panel.items === undefined) return panel;
    const items = [...panel.items];
    for (const card of cards) {
      const at = items.findIndex((item) => item.type === "card" && looksLike(item, card));
      if (at >= 0) items.splice(at, 1);
    }
    return items.length === panel.items.length ? panel : { ...panel, items };
  });
  return changeItems(taken, (item) =>
    item.type === "pile" && item.id === source ? { ...item, count: Math.max(0, item.count - howMany(beat)) } : item,
  );
};

const layCards = (panels: Panel[], beat: FlyBeat, next: View | null): Panel[] => {
  const { target, cards = [] } = beat;
  const face = cards.at(-1);
  let isLaid = false;
  const laid = mapSame(panels, (panel): Panel => {
    if (panel.id === target && cards.length > 0) {
      isLaid = true;
      const kept = stillThere(panel, cards, next);
      return { ...panel, items: [...kept, ...cards.map((card) => ({ ...card, id: undefined }))] };
    }
    if (panel.items === undefined) return panel;
    const items = mapSame(panel.items, (item): Item => {
      if (item.type === "pile" && item.id === target) {
        isLaid = true;
        const top = item.top === undefined || face === undefined ? item.top : { ...face, id: item.top.id };
        return { ...item, count: item.count + howMany(beat), top };
      }
      if (item.type !== "card" || face === undefined) return item;
      if (isBesides(item, target, next)) return item;
      const changed = changeCard(item, target, (old) => ({ ...face, id: target, count: old.count }));
      if (changed !== item) isLaid = true;
      return changed;
    });
    return items === panel.items ? panel : { ...panel, items };
  });
  if (isLaid) return laid;
  return cards.reduce((all, card) => layInPanel(layInPanel(all, { ...card, id: target }, next), card, next), laid);
};

/** Whether what flies to a card comes to lie beside it, such as beside a mat: the card itself is there afterwards. */
const isBesides = (card: Card, target: string, next: View | null): boolean =>
  card.id === target && (next?.panels ?? []).some((panel) => panel.items?.some((item) => isThis(item, card)));

const isThis = (item: Item, card: Card): boolean =>
  item.type === "card" && item.id === card.id && looksLike(item, card) && item.style === card.style;

/** What stays in a panel while cards come to it: of the cards, those that the next state has there besides. */
const stillThere = (panel: Panel, coming: Card[], next: View | null): Item[] => {
  const items = panel.items ?? [];
  const home = next?.panels.find((each) => each.id === panel.id);
  if (home === undefined) return items;
  const left = (home.items ?? []).filter((item) => item.type === "card");
  const take = (card: Card): boolean => {
    const at = left.findIndex((each) => looksLike(each, card));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  for (const card of coming) take(card);
  return items.filter((item) => item.type !== "card" || take(item));
};

/** A card comes to a place that was empty: into the panel that has this place in the next state, as it lies there. */
const layInPanel = (panels: Panel[], card: Card, next: View | null): Panel[] => {
  const isIt = (item: Item): item is Item & Card => item.type === "card" && item.id === card.id;
  const home = card.id === undefined ? undefined : next?.panels.find((panel) => panel.items?.some(isIt));
  if (home === undefined || panels.some((panel) => panel.items?.some(isIt))) return panels;
  const there = home.items?.find(isIt);
  const order = (home.items ?? []).map((item) => item.id);
  return mapSame(panels, (panel) => {
    if (panel.id !== home.id) return panel;
    const items = [...(panel.items ?? [])];
    const at = items.findIndex((item) => order.indexOf(item.id) > order.indexOf(card.id));
    items.splice(at < 0 ? items.length : at, 0, there !== undefined && looksLike(there, card) ? there : card);
    return { ...panel, items };
  });
};
