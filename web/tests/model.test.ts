// What each beat does to the table that is shown.

import { describe, expect, it } from "vitest";
import { applyBeat, applyBeats } from "../src/director/model";
import type { View } from "../src/live";
import type { Beat, Board, Card, Figure, Panel } from "../src/wire";

const figure = (id: string, cell: string, more: Partial<Figure> = {}): Figure => ({
  id,
  cell,
  title: id,
  sign: id.slice(0, 2),
  stats: [{ label: "Health", icon: "heart", value: 6, max: 8 }],
  ...more,
});

const board: Board = {
  type: "board",
  id: "map",
  grid: "hex",
  cells: [
    { id: "a1", x: 0, y: 0 },
    { id: "a2", x: 0, y: 1 },
    { id: "a3", x: 0, y: 2, marks: [{ label: "Coin", icon: "coin", value: 3 }] },
  ],
  figures: [figure("hero", "a1"), figure("zealot", "a2")],
};

const card = (title: string, more: Partial<Card> = {}): Card => ({ type: "card", title, art: `art/${title}`, ...more });

const view = (...panels: Panel[]): View => ({
  n: 1,
  panels: [
    { id: "board", title: "Board", items: [board] },
    {
      id: "me",
      title: "Me",
      items: [
        { type: "track", id: "life", value: 5, max: 10 },
        {
          type: "stats",
          id: "purse",
          stats: [
            { label: "Gold", icon: "coin", value: 4 },
            { label: "Stars", icon: "star", value: 1 },
          ],
        },
        { type: "pile", id: "deck", count: 9 },
        { type: "pile", id: "discard", count: 2, top: card("Torch") },
        { type: "dice", id: "dice", dice: [{ id: "d1", face: "1", label: "Die" }] },
      ],
    },
    ...panels,
  ],
  facts: { status: [] },
  story: [],
  fresh: 0,
  storyFrom: 0,
});

const boardOf = (seen: View): Board => seen.panels[0]?.items?.[0] as Board;
const figureOf = (seen: View, id: string): Figure | undefined => boardOf(seen).figures?.find((each) => each.id === id);
const itemOf = (seen: View, id: string): unknown =>
  seen.panels.flatMap((panel) => panel.items ?? []).find((item) => item.id === id);

describe("figures", () => {
  it("stand where their walk ended", () => {
    const after = applyBeat(view(), { is: "walk", who: "hero", path: ["a1", "a2", "a3"] });
    expect(figureOf(after, "hero")?.cell).toBe("a3");
    expect(figureOf(after, "zealot")?.cell).toBe("a2");
  });

  it("lose and gain health, by what is left where that is known", () => {
    const health = (beat: Beat): unknown => figureOf(applyBeat(view(), beat), "zealot")?.stats?.[0]?.value;
    expect(health({ is: "hurt", who: "zealot", amount: 4 })).toBe(2);
    expect(health({ is: "hurt", who: "zealot", amount: 40 })).toBe(0);
    expect(health({ is: "hurt", who: "zealot", amount: 4, left: 5 })).toBe(5);
    expect(health({ is: "heal", who: "zealot", amount: 9 })).toBe(8);
  });

  it("get conditions and lose them", () => {
    const mark = { label: "Wound", art: "haven/condition/wound" };
    const wounded = applyBeat(view(), { is: "badge", who: "hero", mark });
    expect(figureOf(wounded, "hero")?.marks).toEqual([mark]);
    expect(figureOf(applyBeat(wounded, { is: "badge", who: "hero", mark }), "hero")?.marks).toEqual([mark]);
    const healed = applyBeat(wounded, { is: "badge", who: "hero", mark, gone: true });
    expect(figureOf(healed, "hero")?.marks).toEqual([]);
  });

  it("fall and enter", () => {
    const fallen = applyBeat(view(), { is: "fall", who: "zealot" });
    expect(figureOf(fallen, "zealot")).toBeUndefined();
    const entered = applyBeat(fallen, { is: "enter", figure: figure("imp", "a2") });
    expect(figureOf(entered, "imp")?.cell).toBe("a2");
    expect(boardOf(applyBeat(entered, { is: "enter", figure: figure("imp", "a3") })).figures).toHaveLength(2);
  });
});

describe("cells", () => {
  it("come into view as the next state has them", () => {
    const next = view();
    const wider: Board = {
      ...board,
      cells: [...board.cells, { id: "b1", x: 1, y: 0, terrain: "trap" }],
      walls: [{ cell: "b1", to: "e" }],
    };
    next.panels = [{ id: "board", title: "Board", items: [wider] }];
    const opened = applyBeat(view(), { is: "open", cells: ["b1"] }, next);
    expect(boardOf(opened).cells.map((cell) => cell.id)).toEqual(["a1", "a2", "a3", "b1"]);
    expect(boardOf(opened).walls).toEqual([{ cell: "b1", to: "e" }]);
    const before = view();
    expect(applyBeat(before, { is: "open", cells: ["b1"] })).toBe(before); // nothing is known of them
  });
});

describe("numbers", () => {
  it("of tracks and piles change", () => {
    expect(itemOf(applyBeat(view(), { is: "hurt", who: "life", amount: 2 }), "life")).toMatchObject({ value: 3 });
    expect(itemOf(applyBeat(view(), { is: "change", at: "life", value: 7 }), "life")).toMatchObject({ value: 7 });
    expect(itemOf(applyBeat(view(), { is: "change", at: "deck", value: 7 }), "deck")).toMatchObject({ count: 7 });
  });

  it("of tokens change where they come from and where they go", () => {
    const coin = { label: "Coin", icon: "coin" };
    const looted = applyBeat(view(), { is: "give", mark: coin, amount: 2, source: "a3", target: "purse" });
    expect(boardOf(looted).cells[2]?.marks).toEqual([{ label: "Coin", icon: "coin", value: 1 }]);
    expect(itemOf(looted, "purse")).toMatchObject({ stats: [{ value: 6 }, { value: 1 }] });
    const paid = applyBeat(view(), { is: "give", mark: coin, amount: 3, source: "purse" });
    expect(itemOf(paid, "purse")).toMatchObject({ stats: [{ value: 1 }, { value: 1 }] });
  });

  it("of dice are those that they came to rest on", () => {
    const rolled = applyBeat(view(), { is: "roll", dice: [{ id: "d1", face: "6", label: "Die" }] });
    expect(itemOf(rolled, "dice")).toMatchObject({ dice: [{ face: "6" }] });
  });
});

describe("cards", () => {
  const hall = (...cards: Card[]): Panel => ({ id: "hall", title: "Hall", items: cards });
  const names = (seen: View, id: string): unknown[] =>
    ((seen.panels.find((panel) => panel.id === id)?.items ?? []) as Card[]).map((each) => `${each.id}=${each.title}`);

  it("fly from pile to pile, face up where their faces are known", () => {
    const drawn = applyBeat(view(), { is: "fly", source: "deck", target: "discard", count: 3 });
    expect(itemOf(drawn, "deck")).toMatchObject({ count: 6 });
    expect(itemOf(drawn, "discard")).toMatchObject({ count: 5, top: { title: "Torch" } });
    const shown = applyBeat(view(), { is: "fly", source: "deck", target: "discard", cards: [card("Axe")] });
    expect(itemOf(shown, "discard")).toMatchObject({ count: 3, top: { title: "Axe" } });
  });

  it("leave a panel and come to another", () => {
    const before = view(hall(card("Orc", { id: "x" }), card("Imp")), { id: "spoils", title: "Spoils", items: [] });
    const after = applyBeat(before, { is: "fly", source: "hall", target: "spoils", cards: [card("Imp")] });
    expect(names(after, "hall")).toEqual(["x=Orc"]);
    expect(names(after, "spoils")).toEqual(["undefined=Imp"]);
  });

  it("come to a hand that was laid aside unseen: only what the next state still has stays", () => {
    const before = view(hall(card("Orc"), card("Imp"), card("Orc")));
    const next = view(hall(card("Orc"), card("Elf")));
    const drawn = applyBeat(before, { is: "fly", source: "deck", target: "hall", cards: [card("Elf")] }, next);
    expect(names(drawn, "hall")).toEqual(["undefined=Orc", "undefined=Elf"]);
  });

  it("move up together, and change places without losing one", () => {
    const before = view(hall(card("Orc", { id: "h2" }), card("Imp", { id: "h3" })));
    const next = view(hall(card("Orc", { id: "h1" }), card("Imp", { id: "h2" })));
    const up: Beat[] = [
      { is: "fly", source: "h2", target: "h1", cards: [card("Orc")] },
      { is: "fly", source: "h3", target: "h2", cards: [card("Imp")] },
    ];
    expect(names(applyBeats(before, up, next), "hall")).toEqual(["h1=Orc", "h2=Imp"]);
    const swap: Beat[] = [
      { is: "fly", source: "h2", target: "h3", cards: [card("Orc")] },
      { is: "fly", source: "h3", target: "h2", cards: [card("Imp")] },
    ];
    expect(names(applyBeats(before, swap, before), "hall")).toEqual(["h2=Imp", "h3=Orc"]);
  });

  it("come to lie beside a mat, which stays, as the next state has them", () => {
    const mat = card("Bruiser", { id: "you", style: "hero" });
    const played = card("Kettle", { id: "c1", lines: ["Attack 3"] });
    const before = view(hall(mat, card("Kettle", { id: "c1" }), card("Door", { id: "c2" })));
    const next = view(hall(mat, card("Door", { id: "c2" }), played));
    const face = card("Kettle", { id: "c1" });
    const after = applyBeat(before, { is: "fly", source: "c1", target: "you", cards: [face] }, next);
    expect(names(after, "hall")).toEqual(["you=Bruiser", "c2=Door", "c1=Kettle"]);
    expect(itemOf(after, "c1")).toEqual(played);
  });

  it("of a stack become one less", () => {
    const bought = applyBeat(view(hall(card("Orc", { id: "h1", count: 3 }))), {
      is: "fly",
      source: "h1",
      target: "discard",
      cards: [card("Orc")],
    });
    expect(bought.panels[2]?.items).toMatchObject([{ count: 2 }]);
  });

  it("turn over where they lie face down", () => {
    const before = view(hall(card("Back", { id: "h1", face_down: true })));
    const after = applyBeat(before, { is: "flip", card: card("Orc"), at: "h1", source: "deck" });
    expect(names(after, "hall")).toEqual(["h1=Orc"]);
    expect(itemOf(after, "deck")).toMatchObject({ count: 8 });
  });
});

describe("everything else", () => {
  it("changes nothing, and what is not touched stays the same object", () => {
    const before = view();
    expect(applyBeat(before, { is: "announce", text: "Round 2" })).toBe(before);
    expect(applyBeat(before, { is: "aim", who: "hero", whom: ["zealot"] })).toBe(before);
    expect(applyBeat(before, { is: "walk", who: "nobody", path: ["a1", "a2"] })).toBe(before);
    const after = applyBeat(before, { is: "hurt", who: "life", amount: 1 });
    expect(after.panels[0]).toBe(before.panels[0]);
  });
});

describe("numbers and those who are shown twice", () => {
  const hero = { art: "art/hero", seat: 0 };
  const twice = (): View => {
    const before = view({
      id: "mat",
      title: "Mat",
      items: [
        card("Hero", {
          id: "hero-card",
          art: "art/hero",
          stats: [
            { label: "Health", icon: "heart", value: 6, max: 8 },
            { label: "Gold", icon: "coin", value: 7 },
            { label: "Coins", icon: "coin", value: 2 },
            { label: "Stamina", icon: "boot", value: 5 },
          ],
        }),
      ],
    });
    const [first, ...others] = before.panels;
    const figures = [figure("hero", "a1", hero), figure("zealot", "a2")];
    return { ...before, panels: [{ ...(first as Panel), items: [{ ...board, figures }] }, ...others] };
  };
  const mat = (shown: View): Card => shown.panels.at(-1)?.items?.[0] as Card;
  const value = (shown: View, label: string) => mat(shown).stats?.find((stat) => stat.label === label)?.value;

  it("hurts the hero's card together with the figure, and gives it the condition", () => {
    const hurt = applyBeat(twice(), { is: "hurt", who: "hero", amount: 2, left: 4 });
    expect(value(hurt, "Health")).toBe(4);
    const mark = { label: "Wound", art: "condition/wound" };
    expect(mat(applyBeat(twice(), { is: "badge", who: "hero", mark })).marks).toEqual([mark]);
    expect(value(applyBeat(twice(), { is: "hurt", who: "zealot", amount: 2, left: 4 }), "Health")).toBe(6);
  });

  it("counts what has the same sign by its name", () => {
    const paid = applyBeat(twice(), {
      is: "give",
      mark: { label: "Gold", icon: "coin" },
      amount: 3,
      source: "hero-card",
    });
    expect(value(paid, "Gold")).toBe(4);
    expect(value(paid, "Coins")).toBe(2);
  });

  it("sets a number that a mark names, and lays down a mark that is none", () => {
    const spent = applyBeat(twice(), {
      is: "change",
      at: "hero-card",
      mark: { label: "Stamina", icon: "boot", value: 3 },
    });
    expect(value(spent, "Stamina")).toBe(3);
    expect(mat(spent).marks).toBeUndefined();
    const lit = { label: "Light", icon: "sun" };
    expect(mat(applyBeat(twice(), { is: "change", at: "hero-card", mark: lit })).marks).toEqual([lit]);
  });

  it("turns a die", () => {
    const turned = applyBeat(view(), { is: "change", at: "d1", value: 5 });
    const dice = turned.panels.flatMap((panel) => panel.items ?? []).find((item) => item.type === "dice");
    expect(dice?.type === "dice" && dice.dice[0]?.face).toBe("5");
  });
});
