// What this browser remembers: tables it has keys for, tastes, hints already read. Nothing of it is needed to play.

import type { Language, Made } from "./wire";

export interface Kept {
  table: string; game: string; created: number;
  mine: { seat: number | null; token: string }[];
  friends: { seat: number; token: string }[];
  watch: string;
}
export interface Taste {
  language: Language; theme: "auto" | "dark" | "light"; speed: "off" | "quick" | "slow" | "step"; hints: boolean;
  curtain: boolean; name: string;
}

const read = <T>(key: string, otherwise: T): T => {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
};
const write = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
};

const guess = (): Language => {
  for (const wanted of navigator.languages ?? []) {
    const short = wanted.slice(0, 2);
    if (short === "en" || short === "uk" || short === "ru") return short;
  }
  return "en";
};

const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

const plainTaste = (): Taste => ({
  language: guess(), theme: "auto", speed: calm() ? "off" : "quick", hints: true, curtain: true, name: "",
});
export const taste: Taste = { ...plainTaste(), ...read<Partial<Taste>>("undercroft.taste", {}) };
const listeners = new Set<() => void>();
export const onTaste = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const setTaste = (change: Partial<Taste>): void => {
  Object.assign(taste, change);
  write("undercroft.taste", taste);
  dress();
  for (const listener of listeners) listener();
};
export const dress = (): void => {
  const root = document.documentElement;
  root.lang = taste.language;
  const light = taste.theme === "light" || (taste.theme === "auto" && matchMedia("(prefers-color-scheme: light)").matches);
  root.dataset.theme = light ? "light" : "dark";
};

export const tables = (): Kept[] => read<Kept[]>("undercroft.tables", []);
const keepTables = (list: Kept[]): void => write("undercroft.tables", list.slice(0, 50));
export const remember = (made: Made): Kept => {
  const kept: Kept = {
    table: made.table, game: made.game, created: Date.now(), watch: made.watch,
    mine: made.seats.filter((seat) => seat.who === "me").map(({ seat, token }) => ({ seat, token })),
    friends: made.seats.filter((seat) => seat.who === "friend").map(({ seat, token }) => ({ seat, token })),
  };
  if (kept.mine.length === 0) kept.mine = [{ seat: null, token: made.watch }];
  keepTables([kept, ...tables()]);
  return kept;
};
export const rememberGuest = (table: string, game: string, seat: number | null, token: string): void => {
  const list = tables();
  const known = list.find((kept) => kept.table === table);
  if (known === undefined) {
    keepTables([{ table, game, created: Date.now(), mine: [{ seat, token }], friends: [], watch: "" }, ...list]);
  } else if (!known.mine.some((mine) => mine.token === token) && !known.friends.some((friend) => friend.token === token)
    && known.watch !== token) {
    known.mine.push({ seat, token });
    keepTables(list);
  }
};
export const forget = (table: string): void => keepTables(tables().filter((kept) => kept.table !== table));
export const keptOf = (token: string): Kept | undefined =>
  tables().find((kept) => kept.watch === token || [...kept.mine, ...kept.friends].some((seat) => seat.token === token));

export const hintsRead = (): Set<string> => new Set(read<string[]>("undercroft.hints", []));
export const readHint = (name: string): void => write("undercroft.hints", [...hintsRead(), name]);
export const freshHints = (): void => write("undercroft.hints", []);
