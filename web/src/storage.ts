// What this browser remembers: tables it has keys for, preferencesOpen, hints already read. Nothing of it is needed to play.

import type { CreatedTable, Language } from "./wire";

export interface SavedTable {
  table: string;
  game: string;
  created: number;
  mine: { seat: number | null; token: string }[];
  friends: { seat: number; token: string }[];
  watch: string;
}
export interface Preferences {
  language: Language;
  theme: "auto" | "dark" | "light";
  /** How quickly what happens is played. */
  speed: "off" | "quick" | "normal" | "slow";
  sound: "off" | "quiet" | "medium" | "loud";
  hints: boolean;
  curtain: boolean;
  /** Whether the map draws whom monsters hunt and where they would go. */
  intentions: boolean;
  /** Whether the codex shows what a campaign keeps for later. */
  spoilers: boolean;
  name: string;
}

/** Named "taste" since the first version; what browsers have kept under it stays. */
const PREFERENCES = "undercroft.taste";

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

const guessLanguage = (): Language => {
  for (const wanted of navigator.languages ?? []) {
    const short = wanted.slice(0, 2);
    if (short === "en" || short === "uk" || short === "ru") return short;
  }
  return "en";
};

const defaultPreferences = (): Preferences => ({
  language: guessLanguage(),
  theme: "auto",
  speed: "normal",
  sound: navigator.webdriver === true ? "off" : "medium", // tests are silent
  hints: true,
  curtain: true,
  intentions: true,
  spoilers: false,
  name: "",
});
export const preferences: Preferences = { ...defaultPreferences(), ...read<Partial<Preferences>>(PREFERENCES, {}) };
if (!["off", "quick", "normal", "slow"].includes(preferences.speed)) preferences.speed = "normal"; // "step" of old
const listeners = new Set<() => void>();
export const onPreferences = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const setPreferences = (change: Partial<Preferences>): void => {
  Object.assign(preferences, change);
  write(PREFERENCES, preferences);
  applyTheme();
  for (const listener of listeners) listener();
};
export const applyTheme = (): void => {
  const root = document.documentElement;
  root.dataset.intentions = preferences.intentions ? "on" : "off";
  root.lang = preferences.language;
  const light =
    preferences.theme === "light" ||
    (preferences.theme === "auto" && matchMedia("(prefers-color-scheme: light)").matches);
  root.dataset.theme = light ? "light" : "dark";
};

export const tables = (): SavedTable[] => read<SavedTable[]>("undercroft.tables", []);
const saveTables = (list: SavedTable[]): void => write("undercroft.tables", list.slice(0, 50));
export const rememberTable = (made: CreatedTable): SavedTable => {
  const saved: SavedTable = {
    table: made.table,
    game: made.game,
    created: Date.now(),
    watch: made.watch,
    mine: made.seats.filter((seat) => seat.who === "me").map(({ seat, token }) => ({ seat, token })),
    friends: made.seats.filter((seat) => seat.who === "friend").map(({ seat, token }) => ({ seat, token })),
  };
  if (saved.mine.length === 0) saved.mine = [{ seat: null, token: made.watch }];
  saveTables([saved, ...tables()]);
  return saved;
};
/** Sit down at a table that was just made; friends' links are shown first where there are any. */
export const goToTable = (made: CreatedTable): void => {
  const saved = rememberTable(made);
  const friends = saved.friends.length > 0 ? "?invite" : "";
  location.hash = `#/t/${saved.mine[0]?.token ?? made.watch}${friends}`;
};
export const rememberGuestTable = (table: string, game: string, seat: number | null, token: string): void => {
  const list = tables();
  const known = list.find((saved) => saved.table === table);
  if (known === undefined) {
    saveTables([{ table, game, created: Date.now(), mine: [{ seat, token }], friends: [], watch: "" }, ...list]);
  } else if (
    !known.mine.some((mine) => mine.token === token) &&
    !known.friends.some((friend) => friend.token === token) &&
    known.watch !== token
  ) {
    known.mine.push({ seat, token });
    saveTables(list);
  }
};
export const forgetTable = (table: string): void => saveTables(tables().filter((saved) => saved.table !== table));
export const savedTableOf = (token: string): SavedTable | undefined =>
  tables().find(
    (saved) => saved.watch === token || [...saved.mine, ...saved.friends].some((seat) => seat.token === token),
  );

/** The key to the person's own page, if they have one; it is theirs alone and goes nowhere but to the server. */
export const playerKey = (): string => read<string>("undercroft.page", "");
export const setPlayerKey = (key: string): void => write("undercroft.page", key);

export const hintsRead = (): Set<string> => new Set(read<string[]>("undercroft.hints", []));
export const markHintRead = (name: string): void => write("undercroft.hints", [...hintsRead(), name]);
export const forgetHints = (): void => write("undercroft.hints", []);

/** Whether somebody put the guide of a first game away. */
export const hasLeftGuide = (table: string): boolean => read<string[]>("undercroft.unguided", []).includes(table);
export const leaveGuide = (table: string, isLeft: boolean): void => {
  const others = read<string[]>("undercroft.unguided", []).filter((each) => each !== table);
  write("undercroft.unguided", isLeft ? [table, ...others].slice(0, 20) : others);
};

/** The last scenario of a campaign whose ending was put aside at a table. */
export const endingSeen = (table: string): number => read<Record<string, number>>("undercroft.endings", {})[table] ?? 0;
export const markEndingSeen = (table: string, number: number): void =>
  write("undercroft.endings", { ...read<Record<string, number>>("undercroft.endings", {}), [table]: number });
