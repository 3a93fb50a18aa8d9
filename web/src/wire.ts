// What the server sends: the scene's vocabulary as plain data, and the messages around it.

export type Language = "en" | "uk" | "ru";
export type Text = string | { text: string; clause: string };

export interface Stat { label: Text; value: number | string; most?: number; icon?: string }
export interface Mark { label: Text; icon?: string; value?: number | string }
export interface Card {
  type: "card"; id?: string; title?: Text; style?: string; icon?: string; kind?: Text; stats?: Stat[]; lines?: Text[];
  marks?: Mark[]; count?: number; face_down?: boolean; dimmed?: boolean; cards?: Card[];
}
export interface Pile { type: "pile"; id?: string; title?: Text; count: number; top?: Card; style?: string }
export interface Cell {
  id: string; x: number; y: number; terrain?: string; label?: Text; marks?: Mark[]; sign?: string; dimmed?: boolean;
}
export interface Figure {
  id: string; cell: string; title: Text; sign: string; side?: string; icon?: string; seat?: number; stats?: Stat[];
  marks?: Mark[]; lines?: Text[];
}
export interface Wall { cell: string; to: string; kind?: string }
export interface Trail { cells: string[]; kind?: string; figure?: string; label?: Text }
export interface Board {
  type: "board"; id?: string; title?: Text; grid: "hex" | "square"; cells: Cell[]; figures?: Figure[]; walls?: Wall[];
  trails?: Trail[]; legend?: Mark[];
}
export interface Track {
  type: "track"; id?: string; title?: Text; value: number; most: number; least?: number; icon?: string; marks?: Mark[];
}
export interface Die { id: string; face: string; label: Text; colour?: string; dimmed?: boolean }
export interface Dice { type: "dice"; id?: string; title?: Text; dice: Die[] }
export interface Row { label: Text; value?: number | string; strong?: boolean }
export interface Sum { type: "sum"; id?: string; title?: Text; rows: Row[] }
export interface Stats { type: "stats"; id?: string; title?: Text; stats: Stat[] }
export interface TextItem { type: "text"; id?: string; title?: Text; lines: Text[] }
export type Item = Card | Pile | Board | Track | Dice | Sum | Stats | TextItem;

export interface Panel { id: string; title: Text; role?: string; seat?: number; items?: Item[]; folded?: boolean }
export interface Shown { label: Text; at?: string; touches?: string[]; lines?: Text[]; group?: Text }
export interface Offer { key: string; shown: Shown }
export interface Ask { id: string; kind: string; prompt: Text; hint?: string; clauses?: string[]; options: Offer[] }
export interface Ending { winners: number[]; scores: number[]; reason: Text }
export interface Chance {
  yours: boolean; id?: string; prompt?: string; seats?: number[] | null;
  outcomes?: { name: string; label: Text; count: number }[];
}
export interface Facts {
  status: Text[]; ask?: Ask; waiting?: number[]; ending?: Ending; undo?: Text; chance?: Chance; over?: boolean;
}
export interface SeatInfo { who: "person" | "bot"; agent: string; name: string; here: boolean; trouble: boolean }
export interface TableInfo { seats: SeatInfo[]; watching: number; state: "open" | "over" | "closed"; last: number }

export interface StateMessage {
  is: "state"; n: number; base: number; order: string[]; panels: Record<string, Panel>; facts: Facts; story: Text[];
  story_from: number; table?: TableInfo; done?: string[];
}
export interface Seated {
  is: "seated"; table: string; game: string; title: string; seat: number | null; host: boolean; companion: boolean;
  cooperative: boolean; secrets: boolean; players: number;
}
export interface Frame { panels: Panel[]; status: Text[]; story: Text[]; waiting: number[]; ending?: Ending }
export type Incoming =
  | StateMessage
  | Seated
  | { is: "done"; id: string }
  | { is: "refused"; id?: string; code: string; why: string }
  | { is: "frames"; id: string; frames: Frame[] }
  | { is: "moment"; id: string; step: number; last: number; frame: Frame }
  | { is: "pong" };

export interface SettingInfo {
  name: string; kind: "whole" | "one" | "many" | "yes"; default: unknown; least: number; most: number; label: string;
  hint: string; values: { value: string; label: string }[];
}
export interface GameInfo {
  name: string; title: string; about: string; players: [number, number]; minutes: [number, number]; cooperative: boolean;
  settings: SettingInfo[];
}
export interface Lobby { games: GameInfo[]; agents: string[]; version: string }
export interface Made { table: string; game: string; seats: { seat: number; who: string; token: string }[]; watch: string }
export interface Clause { id: string; tags: string[]; topic: string; source: string; text: string }
export interface Summary {
  token: string; state: string; table?: string; game?: string; seat?: number | null; host?: boolean; created?: number;
  asked?: boolean; status?: string[]; seats?: SeatInfo[];
}

export const plain = (text: Text | undefined): string =>
  text === undefined ? "" : typeof text === "string" ? text : text.text;
export const clauseOf = (text: Text | undefined): string =>
  text === undefined || typeof text === "string" ? "" : text.clause;
