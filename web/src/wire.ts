// Written by `make protocol` from the structs of src/undercroft/server and core/scene.py. Do not edit.

/** Words for people; with the clause of the rules that decides, where one does. */
export type Text = string | { text: string; clause: string } | { text: string; means: string };

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

/** Ask for a finished game after so many answers, as a seat (null: a spectator) saw it. With `line`, a moment is named by the lines of the story that spectators could read then: that may be asked of a game that runs, too. */
export interface At {
  do: "at";
  id: string;
  step: number;
  seat?: number | null;
  line?: number | null;
}

/** Ask for a key by which others may be shown a moment of this game, as spectators. */
export interface Share {
  do: "share";
  id: string;
}

/** Ask what an option of the question would do, as far as this seat can know. One is made at a time: of those asked for meanwhile only the newest is answered. */
export interface Foresee {
  do: "foresee";
  id: string;
  ask: string;
  key: string;
}

/** Ask the coach about this seat's question, where the table allows it. */
export interface Advise {
  do: "advise";
  id: string;
  ask: string;
}

/** Ask why something on one's screen cannot be chosen now, by its id. */
export interface Why {
  do: "why";
  id: string;
  at: string;
}

/** Ask for the lines of the story that came before line `before`; a whole state holds the newest lines only. */
export interface Story {
  do: "story";
  id: string;
  before: number;
}

/** Say something at the table: words of one's own, or a quick phrase by its name. */
export interface Talk {
  do: "talk";
  id: string;
  text: string;
  /** Left out: words. */
  kind?: "phrase" | "words";
}

/** The key of a seat at the next table. */
export interface NextKey {
  seat: number;
  token: string;
}

/** The game is over, and this seat has set up another: lead the others there, each by the key of their seat. */
export interface Lead {
  do: "lead";
  id: string;
  keys: NextKey[];
}

/** The rules have changed since: go on from the last moment that fits them, or close the table as a record. */
export interface Resume {
  do: "resume";
  id: string;
  how: "go-on" | "finish";
}

/** The host shows the table in the lobby, or takes it out again. */
export interface List {
  do: "list";
  id: string;
  listed: boolean;
}

/** Agree that a bot plays for somebody who is away, or do not: then it is off. */
export interface Agree {
  do: "agree";
  id: string;
  agree: boolean;
}

/** Agree to end a game that goes in circles, without a winner, or no longer. */
export interface End {
  do: "end";
  id: string;
  agree: boolean;
}

/** Be told when it is this seat's turn and no page is open, or no more; the address stays with the seat alone. */
export interface Notify {
  do: "notify";
  id: string;
  kind: "push" | "mail";
  /** What the browser's push service gave, or an e-mail address; empty, to be told no more: all of this kind. */
  address: string;
  p256dh?: string;
  auth?: string;
  on?: boolean;
}

/** Point at something on one's screen, by its id; those who see it, too, are shown it for a moment. What everybody sees is kept until this seat points elsewhere or answers, for those who come later. */
export interface Point {
  do: "point";
  at: string;
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
  /** Whether whoever set up the table chose its seed, and so may know every draw. */
  seeded: boolean;
  /** Whether seats know things that others may not see. */
  secrets: boolean;
  players: number;
  /** The looks of the card styles that this game uses. */
  styles: Record<string, Style>;
  /** The options of set-up, all of them, for a table like this one. */
  options: Record<string, unknown>;
  /** How this server can tell people who are away that it is their turn. */
  reach?: ("push" | "mail")[];
  /** How this seat is told. */
  notified?: ("push" | "mail")[];
  /** What a browser needs to be pushed to. */
  push_key?: string;
  /** Whether this table's people may ask the coach. */
  coach?: boolean;
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
  /** Its value by level, from the first one on. */
  series?: number[];
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
  /** The id of the figure that it would turn on if nothing changed. */
  hunts?: string;
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
  /** Of a table with columns: what its label says, cell by cell. */
  cells?: Text[];
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

/** A scenario on the map of a campaign, in thousandths of the map's width and height. */
export interface Place {
  id: string;
  number: number;
  x: number;
  y: number;
  /** done, open, now (being played), closed or unknown. Left out: unknown. */
  state?: string;
  /** Left out while nobody knows it. */
  title?: Text;
  art?: string;
  /** What it is about and what wins it. */
  lines?: Text[];
}

/** The map of a campaign: scenarios, and which of them leads to which. */
export interface Road {
  type: "road";
  places: Place[];
  /** Pairs of places: from one to the other. */
  ways?: string[][];
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
  /** What a person is asked first, because it ends something for good. */
  sure?: Text;
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

/** Something that counts at the end, and what one of it is worth. */
export interface Points {
  title: Text;
  value: number;
  /** Left out: 1. */
  count?: number;
  art?: string;
  /** What it is counted under: a family of monsters, heroes, spells. */
  source?: Text;
}

/** How a seat, or one of its characters, stands at the end. */
export interface Standing {
  seat: number;
  /** Its character; left out where a seat is known by its name alone. */
  title?: Text;
  art?: string;
  /** 1 for the best; 0 where nobody plays against anybody. */
  place?: number;
  /** What decides. */
  score?: Stat;
  /** What the score is made of. */
  points?: Points[];
  deeds?: Stat[];
  /** What is brought home: experience, gold. */
  gains?: Stat[];
  /** What became of it: exhausted, dead, brought the stone home. */
  note?: Text;
  fallen?: boolean;
  /** Items that it holds. */
  cards?: Card[];
}

/** A deed in which one or several stand out. */
export interface Honour {
  title: Text;
  /** Whose it is, as places in the list of standings. */
  standings: number[];
  value: number;
  about?: Text;
  art?: string;
}

/** How the game, or a scenario of a campaign, ended; scores in the order of the seats. */
export interface Ending {
  winners: number[];
  scores: number[];
  reason: Text;
  /** What was played: the scenario. */
  title?: Text;
  /** A scenario has ended, and the campaign goes on. */
  is_part?: boolean;
  /** Which ending of a campaign this is, so that each is shown once. */
  number?: number;
  /** What else is worth telling, a line each: how many fell, what was found, what opened. */
  facts?: Mark[];
  standings?: Standing[];
  honours?: Honour[];
  /** What still stood when all was lost. */
  left?: Figure[];
  /** The options of set-up that lead to the next scenario, where there is one. */
  next?: Record<string, string | number>;
  next_title?: Text;
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

/** What the guide of a first game says now. */
export interface GuideNote {
  /** The step that is next, from 1. */
  number: number;
  of: number;
  /** What the step is about; absent where this question is the player's own. */
  title?: Text;
  text?: Text;
  /** Ids of things in the scene to look at. */
  point?: string[];
  /** Keys of the answers that the guide would give. */
  right?: string[];
  /** What the last answer meant. */
  said?: Text;
  was_right?: boolean;
  /** Whether the last step is done. */
  over?: boolean;
  /** Whether the game ended before the last step: it is best begun again. */
  again?: boolean;
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
  /** Only in a guided first game. */
  guide?: GuideNote;
}

/** Words across the table: whose turn it is, a round, a chapter, a room, an ending. */
export interface AnnounceBeat {
  is: "announce";
  text: Text;
  /** turn, round, chapter, place, good, bad or end. Left out: turn. */
  tone?: string;
  /** Whom or what it concerns. */
  at?: string;
  art?: string;
}

/** A figure goes from cell to cell; the first one is where it stood. */
export interface WalkBeat {
  is: "walk";
  who: string;
  path: string[];
  /** walk, jump, push, pull or teleport. Left out: walk. */
  how?: string;
}

/** Somebody turns on others: an attack, a spell, a shot. */
export interface AimBeat {
  is: "aim";
  who: string;
  whom: string[];
  /** Its strength before fate has spoken. */
  value?: number;
  /** The sign of what is done: `haven/action/attack`. */
  art?: string;
}

/** A card is turned over beside something. */
export interface FlipBeat {
  is: "flip";
  card: Card;
  at?: string;
  /** The pile that it comes from. */
  source?: string;
}

/** Dice are rolled and come to rest on these faces. */
export interface RollBeat {
  is: "roll";
  dice: Die[];
  at?: string;
}

/** Somebody loses health. */
export interface HurtBeat {
  is: "hurt";
  who: string;
  amount: number;
  /** What is left of it, where the seat may know. */
  left?: number;
  by?: string;
}

/** Somebody gains health. */
export interface HealBeat {
  is: "heal";
  who: string;
  amount: number;
  left?: number;
}

/** Something answers a blow: a shield, armour, retaliation. */
export interface GuardBeat {
  is: "guard";
  who: string;
  mark: Mark;
  amount?: number;
}

/** A condition or token lands on somebody or something, or leaves. */
export interface BadgeBeat {
  is: "badge";
  who: string;
  mark: Mark;
  gone?: boolean;
}

/** A figure leaves the table: killed, destroyed, exhausted. */
export interface FallBeat {
  is: "fall";
  who: string;
}

/** A figure comes onto the table: summoned, spawned, revealed. */
export interface EnterBeat {
  is: "enter";
  figure: Figure;
  source?: string;
}

/** Cards go from one place to another; without a face they fly face down. */
export interface FlyBeat {
  is: "fly";
  source: string;
  target: string;
  cards?: Card[];
  /** How many, where no faces are shown. Left out: 1. */
  count?: number;
}

/** Tokens travel: coins, gems, hearts, experience. */
export interface GiveBeat {
  is: "give";
  mark: Mark;
  /** Left out: 1. */
  amount?: number;
  source?: string;
  target?: string;
}

/** Something in its place becomes another: an element, a track, a cell, a card that is spent. */
export interface ChangeBeat {
  is: "change";
  at: string;
  text?: Text;
  value?: number | string;
  mark?: Mark;
}

/** Cells come into view: a door opens, a tile is laid. */
export interface OpenBeat {
  is: "open";
  cells: string[];
}

/** An event of the game as a seat may know it: what there is to see of it, and whether the story tells it. */
export interface Happening {
  beats?: Beat[];
  /** The next line of the story that comes with it is its own. */
  told?: boolean;
  /** It belongs to the same moment as the event before. */
  joins?: boolean;
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
  /** Who let a bot play for this person while they were away: a seat, -1 for a spectator, -2 for the clock. */
  given_by?: number;
  /** Since when nobody is here for a person's seat, in seconds since 1970. */
  away?: number;
  /** Anybody may still take it, from the lobby. */
  free?: boolean;
  /** The seats that agreed that a bot plays it. */
  agreed?: number[];
  /** Milliseconds of computing that its bot spends on a decision at most; 0 where it answers at once, or where nobody knows. */
  thinks?: number;
}

/** A table that was played by other rules than today's and waits for a decision (`resume`). */
export interface RulesChange {
  before: string;
  now: string;
  /** How many answers fit the rules of today. */
  kept: number;
  of: number;
  /** Whether all answers fit, but lead to another position than they did then. */
  differs: boolean;
}

/** That a bot is to play for somebody who is away, once everybody who is here agrees. */
export interface Proposal {
  seat: number;
  agent: string;
  by: number;
  agreed: number[];
  /** The seats whose people are here. */
  asked: number[];
  /** Seconds since 1970. */
  at: number;
  /** The seat that did not agree: it is off. */
  against?: number;
}

/** The people and bots at a table. */
export interface TableInfo {
  seats: SeatInfo[];
  watching: number;
  state: TableState;
  /** How many answers a finished game has; 0 before its end. */
  last: number;
  /** There while the table waits for somebody to decide how it goes on. */
  rules?: RulesChange;
  /** Whether the lobby shows it to everybody. */
  listed?: boolean;
  proposal?: Proposal;
  /** Seconds that somebody must be away before others may let a bot play for them. */
  absence?: number;
  /** There while the game goes in circles: the seats that agree to end it, without a winner. */
  circles?: number[];
}

/** The clock of a table at the moment at which this was sent. */
export interface ClockInfo {
  kind: "move" | "game";
  seconds: number;
  end: "tell" | "answer" | "seat" | "close";
  /** Seconds that each seat has left; below zero where its time is up. */
  left: number[];
  /** The seats whose time runs now. */
  running: number[];
  /** The seat whose time was up last, until it answers by itself again. */
  up?: number;
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
  /** What happened since state `base`, in its order; none with a whole state. */
  events?: Happening[];
  /** Only where it changed. */
  table?: TableInfo;
  /** Only at a table with a clock. */
  clock?: ClockInfo;
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
  /** What happened since the moment before. */
  events?: Happening[];
}

/** The answer to `frames`. */
export interface FramesReply {
  is: "frames";
  id: string;
  frames: Frame[];
}

/** The answer to `at`: a game at one moment. Both numbers are 0 while it runs. */
export interface MomentReply {
  is: "moment";
  id: string;
  step: number;
  last: number;
  frame: Frame;
}

/** The answer to `share`: a spectators' key, and how many lines of the story spectators can read now. */
export interface ShareReply {
  is: "share";
  id: string;
  token: string;
  line: number;
}

/** An amount and how likely it is, from 0 to 1. */
export interface Likely {
  amount: number;
  chance: number;
}

/** A condition or token that may land on somebody. */
export interface LikelyMark {
  mark: Mark;
  chance: number;
}

/** What may become of one figure, card or player. */
export interface Forecast {
  who: string;
  /** The health that it would lose, most first; the chances add up to 1. */
  hurt?: Likely[];
  heal?: Likely[];
  /** How likely it is to fall. */
  falls?: number;
  marks?: LikelyMark[];
}

/** What an option would do as far as the seat can know. */
export interface Preview {
  key: string;
  forecasts?: Forecast[];
  /** Ways that would be gone for certain, cell by cell. */
  walks?: string[][];
  /** Tokens that would travel for certain. */
  gains?: GiveBeat[];
  /** What the story would tell for certain. */
  lines?: Text[];
  /** Who would turn on this seat's figures after a move, if nothing else changed. */
  threats?: string[];
  /** More would follow that is too open to be foreseen. */
  beyond?: boolean;
}

/** The answer to `foresee`. */
export interface PreviewReply {
  is: "preview";
  id: string;
  preview: Preview;
}

/** One option as the coach sees it. */
export interface Advice {
  key: string;
  label: Text;
  /** The chance to win, from 0 to 1; left out where the question is a matter of taste. */
  worth?: number;
  /** The standard error of it. */
  error?: number;
  reasons?: Text[];
}

/** The answer to `advise`: the best options, best first, with the chance to win and why. It knows what the seat knows. */
export interface AdviceReply {
  is: "advice";
  id: string;
  ask: string;
  options: Advice[];
}

/** Why something cannot be chosen now. */
export interface Refusal {
  /** The rule that forbids it; its clause comes with it where there is one. */
  reason: Text;
  /** What is asked instead, where this seat is asked something. */
  question?: Text;
  /** The clauses of that question. */
  clauses?: string[];
}

/** The answer to `why`; without a refusal the thing can be chosen. */
export interface WhyReply {
  is: "why";
  id: string;
  at: string;
  refusal?: Refusal;
}

/** The answer to `story`: lines in their order. */
export interface StoryReply {
  is: "story";
  id: string;
  /** How many lines came before these. */
  story_from: number;
  story: Text[];
}

/** Something that somebody said at a table: a quick phrase by its name, or words of their own. */
export interface TalkLine {
  n: number;
  /** Seconds since 1970. */
  at: number;
  seat: number;
  kind: "phrase" | "words";
  text: string;
}

/** What was said at the table: the last lines on coming, then each new one. */
export interface TalkReply {
  is: "talk";
  lines: TalkLine[];
}

/** Somebody leads this seat to another table by its key there. It is told this seat alone, and stored nowhere. */
export interface Led {
  is: "led";
  by: number;
  token: string;
}

/** Somebody points at something that this seat sees. */
export interface PointReply {
  is: "point";
  seat: number;
  at: string;
  /** It was pointed at before this device came. */
  kept?: boolean;
}

/** The answer to `ping`. */
export interface Pong {
  is: "pong";
}

/** Something that a value brings to the table. */
export interface SettingFace {
  art: string;
  label: string;
}

/** One of the values that a setting may have. */
export interface SettingValue {
  value: string;
  label: string;
  /** A sentence or two about it; may be empty. */
  about: string;
  /** Its picture; may be empty. */
  art: string;
  /** What else to know before choosing it. */
  facts: string[];
  /** What it brings to the table. */
  faces: SettingFace[];
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
  /** Of a number only where its values have names. */
  values: SettingValue[];
  /** The setting and the value that it must have for this one to matter; empty where it always does. */
  only_with: [string, string];
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
  /** Whether it has a guided first game. */
  guided: boolean;
}

/** The games of this server, and the bots that can be invited. */
export interface Lobby {
  games: GameInfo[];
  agents: string[];
  version: string;
}

/** A heading of the codex. */
export interface CodexKind {
  id: string;
  title: string;
}

/** One line of a table: a name and its values. */
export interface NumberRow {
  label: Text;
  values: (number | string | Text)[];
  icon?: string;
}

/** Numbers by level, column or number of players. */
export interface NumberTable {
  rows: NumberRow[];
  title?: Text;
  /** What stands above the columns. */
  heads?: (number | string | Text)[];
}

/** One thing of the box. */
export interface Entry {
  /** Unique in the game, and kept for ever: links name it. */
  id: string;
  /** `monster`, `item`, ...: a heading of the codex, in words `codex.KIND`. */
  kind: string;
  /** Its face, as the table shows it. */
  card: Card;
  /** What belongs together inside a kind: the six Spellweaver cards, the Undead. */
  group?: Text;
  tables?: NumberTable[];
  /** What belongs to it: the cards of its deck, its other levels. */
  cards?: Card[];
  /** The map of a scenario or a tile. */
  board?: Board;
  /** Where it is met: scenarios, decks, shops. */
  met?: Text[];
  /** What else there is to say. */
  text?: Text[];
  /** The rules that speak of it. */
  clauses?: string[];
  /** Whether it is as printed, authored here, or printed numbers with what we added. Left out: printed. */
  origin?: "printed" | "ours" | "mixed";
  /** People who play a campaign may not want to see it yet. */
  is_spoiler?: boolean;
}

/** Everything in a game's box, in one language. */
export interface CodexBook {
  game: string;
  title: string;
  kinds: CodexKind[];
  styles: Record<string, Style>;
  entries: Entry[];
}

/** What is no spoiler any more to somebody who sits at these tables: entries of the codex. */
export interface OpenedEntries {
  ids: string[];
}

/** Who is to sit at a seat of a new table. */
export interface SeatRequest {
  /** open: whoever takes the seat in the lobby; the table is then listed there. Left out: me. */
  who?: "me" | "friend" | "open" | "bot";
  /** Left out: greedy. */
  agent?: string;
  name?: string;
}

/** The clock of a new table. */
export interface ClockWish {
  /** move: so long for each decision; game: so long for all decisions of a seat together. */
  kind: "move" | "game";
  seconds: number;
  /** What happens when the time is up. tell: nothing but that everybody sees it; answer: a bot gives this one answer (not with `game`); seat: a bot takes the seat; close: the table is closed without a winner. */
  end: "tell" | "answer" | "seat" | "close";
}

/** A table that somebody wants to set up. */
export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats?: SeatRequest[];
  companion?: boolean;
  /** Left out: the server draws one. A table whose seed was chosen says so to everybody. */
  seed?: number | null;
  clock?: ClockWish | null;
  /** Seconds that somebody must be away before a bot may play for them, even if the host wants it; 0: as the server has it for guests, and the host need not wait. */
  absence?: number;
  /** Whether the lobby shows it to everybody: they may watch, and take seats that are `open`. */
  listed?: boolean;
  /** Left out: en. */
  language?: Language;
  /** Whether people may ask the coach; null: where one person plays, or all play together. */
  coach?: boolean | null;
  /** The game's guided first game: its deal is prepared, so options, seats and seed are those of the guide. */
  guided?: boolean;
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
  /** The seat that let a bot play for this one, while its person was away; -1: a spectator, -2: the clock. */
  given_by?: number;
  /** The seats that agreed to it, where they were asked. */
  agreed?: number[];
  /** Anybody may still take it, from the lobby. */
  free?: boolean;
}

/** What became of a table; only `token` and `state` where it is gone or its rows are damaged. */
export interface TableSummary {
  token: string;
  state: "open" | "over" | "closed" | "gone" | "damaged";
  table?: string;
  game?: string;
  seat?: number | null;
  host?: boolean;
  created?: number;
  touched?: number;
  seats?: SeatAssignment[];
  /** Whether this seat is asked now. */
  asked?: boolean;
  /** The seats that are asked. */
  waiting?: number[];
  /** When the last answer was given, in seconds since 1970. */
  since?: number;
  status?: string[];
  clock?: ClockInfo;
}

/** The tables that a browser has keys for, in the order of its keys. */
export interface TableList {
  tables: TableSummary[];
}

/** A table that anybody may watch, and whose free seats anybody may take. */
export interface OpenTable {
  table: string;
  game: string;
  title: string;
  created: number;
  seats: SeatAssignment[];
  status: string[];
  clock: ClockInfo | null;
}

/** The open tables, newest first. */
export interface OpenTableList {
  tables: OpenTable[];
}

/** Which open table somebody comes to, and which of its free seats they take; null: they watch. */
export interface JoinTable {
  table: string;
  seat?: number | null;
  name?: string;
}

/** The key to an open table. */
export interface JoinedTable {
  table: string;
  game: string;
  seat: number | null;
  token: string;
}

/** That a table is forgotten. */
export interface Deleted {
  table: string;
}

/** Keys that are to be carried to another device. */
export interface CarryKeys {
  tokens: string[];
}

/** The code that carries keys to another device. */
export interface CarryCode {
  code: string;
}

/** A code to type on the other device; it works once and for a while. */
export interface CodeMade {
  code: string;
  seconds: number;
}

/** Somebody who wants a page of their own. */
export interface NewPlayer {
  name?: string;
}

/** The key to somebody's page. It is told once, and only its digest is kept. */
export interface PlayerKey {
  key: string;
}

/** Whose page is asked for. */
export interface MyPage {
  key: string;
  /** Left out: en. */
  language?: Language;
  /** A new name for it. */
  name?: string | null;
}

/** Seats that belong to whoever has this page. */
export interface MySeats {
  key: string;
  tokens: string[];
}

/** How many seats were added to the page. */
export interface SeatsNoted {
  count: number;
}

/** How strong somebody is at a game, by Glicko-2. */
export interface PlayerRating {
  game: string;
  points: number;
  /** The strength lies within twice this of the points, nineteen times out of twenty. */
  deviation: number;
  games: number;
}

/** A game of somebody's that has ended. */
export interface PlayedGame {
  table: string;
  game: string;
  seat: number;
  /** In seconds since 1970. */
  ended: number;
  place: number;
  of: number;
  score: number;
  won: boolean;
  /** Why it changed no rating: cooperative, alone, companion, guided, seeded, stand-in, coached, undone, same-player, nobody, late. */
  why?: string;
  /** The rating after it, where it counted. */
  points?: number;
  change?: number;
  /** The key of the seat, where the table is still there. */
  token?: string;
}

/** How often somebody played a hero or a scenario, and won. */
export interface PlayedCount {
  label: string;
  games: number;
  won: number;
}

/** What somebody's games of one kind came to. */
export interface GameStatistics {
  game: string;
  games: number;
  won: number;
  /** By how many points they were ahead of the best of the others in the mean, or behind; only where people play against each other. */
  margin?: number;
  /** Mistakes in a game, in the mean of those that were analysed. */
  mistakes?: number;
  heroes?: PlayedCount[];
  scenarios?: PlayedCount[];
}

/** Somebody's own page. */
export interface PlayerPage {
  name: string;
  /** When it was made, in seconds since 1970. */
  since: number;
  ratings: PlayerRating[];
  /** The tables at which they play, with keys of their seats; those that wait for them come first. */
  tables: TableSummary[];
  /** The last games that have ended, the newest first. */
  games: PlayedGame[];
  /** What all of them came to, game by game; guided games do not count. */
  statistics: GameStatistics[];
}

/** That a page is forgotten, with how many games. */
export interface PageDeleted {
  games: number;
}

/** Ask for the analysis of a game that is over, by any key to its table. With `start` it is made where there is none: that takes minutes, and whoever waits asks again. */
export interface AnalysisWish {
  token: string;
  start?: boolean;
}

/** One decision on the curve. */
export interface Moment {
  step: number;
  seat: number;
  kind: string;
  played: string;
  /** The chance to win if the game's sensible player decided here. */
  before: number;
  /** The same with what was played. */
  after: number;
  /** The standard error of `after`. */
  error: number;
  part: number;
  /** What the answer gained or lost against the sensible player's, where that is clear in fresh worlds. */
  choice: number;
}

/** An answer that was clearly worse than another: picked in one set of worlds, measured in another. */
export interface Mistake {
  step: number;
  seat: number;
  kind: string;
  played: string;
  better: string;
  /** The chance to win with what was played, and below with what was better. */
  worth: number;
  better_worth: number;
  loss: number;
  error: number;
}

/** Luck that decided much: between two decisions the chance to win moved, and nobody had chosen that. */
export interface Swing {
  /** The first decision after it; the game's last answer where it ended so. */
  step: number;
  /** The decision before it. */
  since: number;
  /** Whose chance: the seat, or 0 for all who play together. */
  line: number;
  moved: number;
  error: number;
}

/** What a seat's answers came to. */
export interface SeatSum {
  /** Those that were tried. */
  decisions: number;
  /** What moved the seat's chance to win without anybody choosing it: draws, dice, and what is too small to tell. */
  luck: number;
  /** What its answers gained or lost against the sensible player's, clear cases only. */
  choices: number;
  /** What its mistakes gave away, against the best answer found. */
  lost: number;
  mistakes: number;
}

/** All that is known of a recorded game, without words: they are made for whoever reads it. */
export interface Analysis {
  version: number;
  game: string;
  rules: string;
  /** Games that were played on from each decision. */
  tries: number;
  seed: number;
  /** Answers of the record, people's and fate's. */
  steps: number;
  cooperative: boolean;
  /** Answers where there was more than one option. */
  decisions: number;
  tried: number;
  /** Answers that were tried again. */
  doubted: number;
  /** All games that were played on. */
  games: number;
  moments: Moment[];
  /** Where scenarios and the game ended: the step, and who won: 1, 0, or the seat's part of a shared win. */
  ends: [number, number[]][];
  mistakes: Mistake[];
  swings: Swing[];
  seats: SeatSum[];
}

/** A mistake, or luck that decided much, in words. */
export interface TurningPoint {
  /** How many answers were given before the decision; for luck, before the first decision after it. */
  step: number;
  /** Who decided; for luck, whose chance it moved. */
  seat: number;
  /** By how much the chance to win changed: what a mistake gave away is below 0. */
  change: number;
  /** The standard error of it. */
  error: number;
  /** Only for luck: the decision before it. */
  since?: number;
  /** Only for luck: what was told between the two decisions. */
  happened?: Text[];
  /** The question, what was answered, and what would have been better, with the chance to win after each. */
  prompt?: Text;
  played?: Text;
  worth?: number;
  better?: Text;
  better_worth?: number;
  /** What each of the two would have done, as far as one could see. */
  played_why?: Text[];
  better_why?: Text[];
  /** What the seat had before it: the cards that it could choose, or its hand. */
  cards?: Card[];
  /** Which of these cards each of the two answers is about. */
  played_at?: string[];
  better_at?: string[];
}

/** An analysis with its turning points in words, in the order of the game. */
export interface ToldAnalysis {
  analysis: Analysis;
  points: TurningPoint[];
}

/** How far the analysis of a game is, and the analysis itself once it is there. */
export interface AnalysisReply {
  state: "none" | "running" | "done";
  /** Decisions that were tried, of how many. */
  done?: number;
  of?: number;
  /** Games that are played on from each decision. */
  tries?: number;
  told?: ToldAnalysis;
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

/** That the server runs, how many tables it has in memory, and whether its store can be used. */
export interface Health {
  version: string;
  tables: number;
  /** `ok`, or what is wrong with it. */
  store: string;
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
  | TextItem
  | Road;

export type Beat =
  | AnnounceBeat
  | WalkBeat
  | AimBeat
  | FlipBeat
  | RollBeat
  | HurtBeat
  | HealBeat
  | GuardBeat
  | BadgeBeat
  | FallBeat
  | EnterBeat
  | FlyBeat
  | GiveBeat
  | ChangeBeat
  | OpenBeat;

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
  | Share
  | Foresee
  | Advise
  | Why
  | Story
  | Talk
  | Lead
  | Resume
  | List
  | Agree
  | End
  | Notify
  | Point
  | Ping;

export type ServerMessage =
  | Seated
  | StateMessage
  | Done
  | Refused
  | FramesReply
  | MomentReply
  | ShareReply
  | PreviewReply
  | AdviceReply
  | WhyReply
  | StoryReply
  | TalkReply
  | Led
  | PointReply
  | Pong;
