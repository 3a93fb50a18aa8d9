// Written by `make protocol` from src/undercroft/server/messages.py and core/scene.py. Do not edit.

/** Words for people; with the clause of the rules that decides, where one does. */
export type Text = string | { text: string; clause: string };

export type Language = "en" | "uk" | "ru";

export type TableState = "open" | "over" | "closed";

/** Take the seat of this key; a spectator's key watches. The first message of a connection. */
export interface Sit {
  do: "sit";
  token: string;
  /** Left out: en. */
  language?: Language;
}

/** Answer question `ask` with option `key`. */
export interface Choose {
  do: "choose";
  /** The client's own number for this message: one that is sent twice counts once. */
  id: string;
  ask: string;
  key: string;
}

/** Companion play: what the real die or deck gave. */
export interface Enter {
  do: "enter";
  id: string;
  ask: string;
  outcome: string;
}

/** Take the last answer back. */
export interface Undo {
  do: "undo";
  id: string;
}

/** Hand a seat to a bot; an empty `agent` gives it back to its person. */
export interface Give {
  do: "give";
  id: string;
  seat: number;
  agent?: string;
}

/** Change the name shown at one's own seat. */
export interface Rename {
  do: "rename";
  id: string;
  name: string;
}

/** The host ends the table for good; its record may then be read. */
export interface Close {
  do: "close";
  id: string;
}

/** Go on in another language. */
export interface Speak {
  do: "speak";
  language: Language;
}

/** Send the whole state again. */
export interface Sync {
  do: "sync";
}

/** Ask what happened between two states that this seat was shown, moment by moment. */
export interface Frames {
  do: "frames";
  id: string;
  since: number;
  to: number;
}

/** Ask for a finished game after so many answers, as a seat (null: a spectator) saw it. */
export interface At {
  do: "at";
  id: string;
  step: number;
  seat?: number | null;
}

/** Ask whether the server is there. */
export interface Ping {
  do: "ping";
}

/** How cards and piles of a style look; what is left out, the screen makes up from the style's name. */
export interface Style {
  hue?: number;
  glyph?: string;
}

/** The seat is taken. */
export interface Seated {
  is: "seated";
  table: string;
  game: string;
  title: string;
  /** null: a spectator. */
  seat: number | null;
  /** Whether this seat may end the table and hand over any seat. */
  host: boolean;
  /** Whether people roll and draw at home and enter what came up. */
  companion: boolean;
  cooperative: boolean;
  /** Whether seats know things that others may not see. */
  secrets: boolean;
  players: number;
  /** The looks of the card styles that this game uses. */
  styles: Record<string, Style>;
}

/** One half of an ability card. */
export interface Half {
  label: Text;
  lines: Text[];
  /** Played, it takes the card out of the scenario. */
  lost?: boolean;
  /** It is being performed now. */
  active?: boolean;
}

/** A number with a name: `icon` is one of the client's glyphs (heart, sword, ...), else the label is shown. */
export interface Stat {
  label: Text;
  value: number | string;
  max?: number;
  icon?: string;
}

/** A small sign on a cell, a card or a figure: a condition, a token, a trap. */
export interface Mark {
  label: Text;
  icon?: string;
  value?: number | string;
  /** Its sign among the pictures: `haven/condition/poison`. */
  art?: string;
}

/** `title` is its name; `style` picks the frame (hero, weapon, monster, ...); `lines` are its rules text. */
export interface Card {
  type: "card";
  style?: string;
  icon?: string;
  /** Its picture: `thunderstone/card/torch`. */
  art?: string;
  kind?: Text;
  level?: string;
  initiative?: number;
  /** Of an ability card, upper one first; `lines` then hold what concerns the whole card. */
  halves?: Half[];
  /** The other side of a card that is turned over in play. */
  back?: Card;
  stats?: Stat[];
  lines?: Text[];
  marks?: Mark[];
  /** Left out: 1. */
  count?: number;
  face_down?: boolean;
  /** Spent, exhausted or out of reach. */
  dimmed?: boolean;
  /** What lies on or under this card (a weapon at its hero). */
  cards?: Card[];
  id?: string;
  title?: Text;
}

/** A stack: how many cards, and the top one where it is open. */
export interface Pile {
  type: "pile";
  count: number;
  top?: Card;
  style?: string;
  art?: string;
  id?: string;
  title?: Text;
}

/** One field of a board. Hexes stand in odd-r rows (odd rows half a cell to the right), squares in plain ones. */
export interface Cell {
  id: string;
  x: number;
  y: number;
  /** Left out: floor. */
  terrain?: string;
  /** What stands on it: `jaws/terrain/obstacle-crate`. */
  art?: string;
  label?: Text;
  marks?: Mark[];
  /** At most two characters for the terminal's map; empty where the terrain alone is shown. */
  sign?: string;
  dimmed?: boolean;
}

/** A hero, monster or object that stands on a cell. */
export interface Figure {
  id: string;
  cell: string;
  title: Text;
  /** Two characters that stand for it on the terminal's map and on its counter. */
  sign: string;
  /** hero, ally, enemy, elite, boss or object: picks the colour. Left out: hero. */
  side?: string;
  icon?: string;
  /** Its portrait: `jaws/monster/zealot`. */
  art?: string;
  /** Which of several like it. */
  number?: number;
  /** It is its turn. */
  acting?: boolean;
  seat?: number;
  stats?: Stat[];
  marks?: Mark[];
  /** What the screen tells of it on hovering, such as whom it hunts and why. */
  lines?: Text[];
}

/** An edge between two cells, or a cell's edge in one direction, that cannot be passed (`kind`: wall, door, ...). */
export interface Wall {
  cell: string;
  to: string;
  /** Left out: wall. */
  kind?: string;
}

/** Cells in a row that the screen joins: the way a monster means to go, a line of sight. */
export interface Trail {
  cells: string[];
  /** Left out: path. */
  kind?: string;
  figure?: string;
  label?: Text;
}

/** A map of hexes or squares with what stands on it. */
export interface Board {
  type: "board";
  /** `hex` or `square`. */
  grid: string;
  cells: Cell[];
  /** The texture of its floor; empty: the game's usual one. */
  floor?: string;
  figures?: Figure[];
  walls?: Wall[];
  trails?: Trail[];
  legend?: Mark[];
  id?: string;
  title?: Text;
}

/** A value on a scale from `least` to `most`. */
export interface Track {
  type: "track";
  value: number;
  max: number;
  min?: number;
  icon?: string;
  marks?: Mark[];
  id?: string;
  title?: Text;
}

/** One die with the face that it shows. */
export interface Die {
  id: string;
  face: string;
  label: Text;
  colour?: string;
  dimmed?: boolean;
}

/** Dice in a row. */
export interface Dice {
  type: "dice";
  dice: Die[];
  id?: string;
  title?: Text;
}

/** A line of a sum or a table: what, how much; the label may carry a clause. */
export interface Row {
  label: Text;
  value?: number | string;
  strong?: boolean;
}

/** Lines that add up, shown before the dice are rolled: a battle, a score. */
export interface Sum {
  type: "sum";
  rows: Row[];
  id?: string;
  title?: Text;
}

/** Numbers with names, side by side. */
export interface Stats {
  type: "stats";
  stats: Stat[];
  id?: string;
  title?: Text;
}

/** One place in the order of turns. */
export interface Turn {
  title: Text;
  art?: string;
  /** Left out: hero. */
  side?: string;
  seat?: number;
  /** Its number; a question mark where it is not known yet. */
  initiative?: string;
  /** done, now, waiting or ready (has chosen, and waits for the others). Left out: waiting. */
  state?: string;
}

/** Who acts when. */
export interface Order {
  type: "order";
  turns: Turn[];
  id?: string;
  title?: Text;
}

/** What wins and what loses, and how far it is. */
export interface Goal {
  type: "goal";
  lines: Text[];
  counters?: Stat[];
  id?: string;
  title?: Text;
}

/** Prose, paragraph by paragraph. */
export interface TextItem {
  type: "text";
  lines: Text[];
  id?: string;
  title?: Text;
}

/** A part of the screen. `role`: board, hand, mine, player, supply or info; it decides the place on the page. */
export interface Panel {
  id: string;
  title: Text;
  /** Left out: info. */
  role?: string;
  seat?: number;
  items?: Item[];
  /** Shown closed at first: discards, things rarely looked at. */
  folded?: boolean;
}

/** An option as people see it: its words, where on the screen it lies and what it would touch. */
export interface Shown {
  label: Text;
  /** The id of the card, cell, figure or die that one clicks for it. */
  at?: string;
  /** Ids that light up under the pointer: cells of an area, targets. */
  touches?: string[];
  /** The way that one would go, cell by cell, from where one stands. */
  path?: string[];
  /** What would follow, line by line: a sum, a warning. */
  lines?: Text[];
  /** Options of one group stand together in the list. */
  group?: Text;
}

/** An option: the key that answers the question, and how it is shown. */
export interface Offer {
  key: string;
  shown: Shown;
}

/** Several answers in a row that lead to one place, such as a walk over several cells. */
export interface Route {
  /** The id of the cell that one clicks for it. */
  at: string;
  label: Text;
  keys: string[];
  /** The way, cell by cell, from where one stands. */
  path: string[];
}

/** What a seat is asked. */
export interface Question {
  /** What the answer must name. */
  id: string;
  kind: string;
  prompt: Text;
  options: Offer[];
  /** The clauses of the rules that ask it. */
  clauses?: string[];
  /** An explanation for newcomers. */
  hint?: string;
  /** Several answers in a row that lead to one place. */
  routes?: Route[];
}

/** How the game ended; scores in the order of the seats. */
export interface Ending {
  winners: number[];
  scores: number[];
  reason: Text;
}

/** Something that a die or deck may give. */
export interface Outcome {
  name: string;
  label: string;
  /** How many faces or cards of this name there are. */
  count: number;
}

/** Companion play: a die or deck whose outcome is waited for. */
export interface PendingChance {
  /** Whether this seat may enter it; the other fields are there only if it may. */
  yours: boolean;
  id?: string;
  /** What is rolled or drawn; may be empty. */
  prompt?: string;
  /** The only seats that may know the outcome; null: everybody. */
  seats?: number[] | null;
  outcomes?: Outcome[];
}

/** Everything of a state but panels and story. It comes whole every time. */
export interface Facts {
  status: Text[];
  ask?: Question;
  /** The seats that are asked now. */
  waiting?: number[];
  ending?: Ending;
  /** Why the seat's last answer cannot be taken back; absent where it can. */
  undo?: Text;
  chance?: PendingChance;
  over?: boolean;
}

/** Who plays a seat and whether they are here. */
export interface SeatInfo {
  who: "person" | "bot";
  /** The bot that plays the seat now; empty: its person. */
  agent: string;
  name: string;
  here: boolean;
  /** Whether the seat's bot failed. */
  trouble: boolean;
}

/** The people and bots at a table. */
export interface TableInfo {
  seats: SeatInfo[];
  watching: number;
  state: TableState;
  /** How many answers a finished game has; 0 before its end. */
  last: number;
}

/** State number `n`: whole where `base` is 0, else what changed since state `base`. */
export interface StateMessage {
  is: "state";
  n: number;
  base: number;
  /** The ids of all panels in their order. */
  order: string[];
  /** The panels that are new or different, by id. */
  panels: Record<string, Panel>;
  facts: Facts;
  story: Text[];
  /** How many lines of the story came before. */
  story_from: number;
  /** Only where it changed. */
  table?: TableInfo;
  /** Ids of messages that this state acknowledges. */
  done?: string[];
}

/** The message with this id was accepted, and what it did is stored. */
export interface Done {
  is: "done";
  id: string;
}

/** Nothing was changed; `why` is a sentence in the seat's language. */
export interface Refused {
  is: "refused";
  code: string;
  why: string;
  id?: string;
}

/** One moment of a game as a seat saw it. */
export interface Frame {
  panels: Panel[];
  status: Text[];
  /** What was told since the moment before. */
  story: Text[];
  waiting: number[];
  ending?: Ending;
}

/** The answer to `frames`. */
export interface FramesReply {
  is: "frames";
  id: string;
  frames: Frame[];
}

/** The answer to `at`: a finished game at one step. */
export interface MomentReply {
  is: "moment";
  id: string;
  step: number;
  last: number;
  frame: Frame;
}

/** The answer to `ping`. */
export interface Pong {
  is: "pong";
}

/** One of the values that a setting may have. */
export interface SettingValue {
  value: string;
  label: string;
}

/** One option of a game's set-up, in words. */
export interface SettingInfo {
  name: string;
  /** int: a number from `min` to `max`; choice or choices of `values`; bool: true or false. */
  kind: string;
  default: unknown;
  min: number;
  max: number;
  label: string;
  hint: string;
  values: SettingValue[];
}

/** How a game is recognised in a list: a hue from 0 to 359 and the name of a glyph. */
export interface Look {
  hue: number;
  glyph: string;
}

/** A game as the lobby shows it. */
export interface GameInfo {
  name: string;
  title: string;
  about: string;
  players: [number, number];
  minutes: [number, number];
  cooperative: boolean;
  settings: SettingInfo[];
  designer: string;
  /** When the box came out; 0 where that is not told. */
  year: number;
  look: Look;
}

/** The games of this server, and the bots that can be invited. */
export interface Lobby {
  games: GameInfo[];
  agents: string[];
  version: string;
}

/** Who is to sit at a seat of a new table. */
export interface SeatRequest {
  /** Left out: me. */
  who?: "me" | "friend" | "bot";
  /** Left out: greedy. */
  agent?: string;
  name?: string;
}

/** A table that somebody wants to set up. */
export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats?: SeatRequest[];
  companion?: boolean;
  seed?: number | null;
  /** Left out: en. */
  language?: Language;
}

/** The key of one seat. */
export interface SeatKey {
  seat: number;
  who: "me" | "friend";
  token: string;
}

/** A new table's keys. They are told once, to whoever made it. */
export interface CreatedTable {
  table: string;
  game: string;
  seats: SeatKey[];
  /** The spectators' key. */
  watch: string;
}

/** The keys that a browser holds. */
export interface MyTables {
  tokens: string[];
  /** Left out: en. */
  language?: Language;
}

/** Who sits at a seat. `agent` of a person is the bot that plays for them while they are away. */
export interface SeatAssignment {
  who: "person" | "bot";
  agent?: string;
  name?: string;
}

/** What became of a table; only `token` and `state` where it is gone. */
export interface TableSummary {
  token: string;
  state: "open" | "over" | "closed" | "gone";
  table?: string;
  game?: string;
  seat?: number | null;
  host?: boolean;
  created?: number;
  touched?: number;
  seats?: SeatAssignment[];
  /** Whether this seat is asked now; there only while the table is in memory. */
  asked?: boolean;
  status?: string[];
}

/** The tables that a browser has keys for, in the order of its keys. */
export interface TableList {
  tables: TableSummary[];
}

/** One numbered rule. */
export interface Clause {
  id: string;
  tags: string[];
  topic: string;
  source: string;
  text: string;
}

/** Everything that anybody did in a game. */
export interface GameRecord {
  game: string;
  /** The version of the game's rules: a game counts it up whenever its playthroughs change. */
  rules: string;
  options: Record<string, unknown>;
  seed: number;
  steps: [number | string, string][];
  format: number;
}

/** That the server runs, and how many tables it has in memory. */
export interface Health {
  version: string;
  tables: number;
}

/** Why a request was refused. */
export interface Fault {
  code: string;
  why: string;
}

export type Item =
  | Card
  | Pile
  | Board
  | Track
  | Dice
  | Sum
  | Stats
  | Order
  | Goal
  | TextItem;

export type ClientMessage =
  | Sit
  | Choose
  | Enter
  | Undo
  | Give
  | Rename
  | Close
  | Speak
  | Sync
  | Frames
  | At
  | Ping;

export type ServerMessage =
  | Seated
  | StateMessage
  | Done
  | Refused
  | FramesReply
  | MomentReply
  | Pong;
