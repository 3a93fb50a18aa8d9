// Which composition a game has: the scene says what things are, a composition where they stand. No rule lives in it.

import type { ComponentChildren } from "preact";
import type { Panel, Question, Text } from "../wire";
import { composeBugs } from "./bugs";
import { composeDefault } from "./default";
import { composeJaws } from "./jaws";
import { composeMachina } from "./machina";
import { composeSanctum } from "./sanctum";
import { composeThunderstone } from "./thunderstone";

/** What a composition is made of. */
export interface Scene {
  game: string;
  title: string;
  status: Text[];
  panels: Panel[];
  /** Whose eyes these are; null: a spectator's. */
  seat: number | null;
  ask: Question | undefined;
  isPhone: boolean;
}

/** A part of the board that has a tab of its own on a phone. */
export interface Tab {
  id: string;
  title: string;
  node: ComponentChildren;
  /** What lies on it: the tab with something to choose comes to the front. */
  panels: Panel[];
}

/** The regions of the stage; what is left out takes no room. */
export interface Regions {
  head: {
    title: string;
    subtitle: string;
    /** What the subtitle shows, where that is a thing of its own: the goal. */
    id?: string | undefined;
    /** Stands after the subtitle: numbers with signs. */
    counters?: ComponentChildren;
    middle?: ComponentChildren;
    right?: ComponentChildren;
  };
  board: ComponentChildren;
  /** On a phone, instead of the board: one at a time. */
  tabs?: Tab[];
  left?: ComponentChildren;
  right?: ComponentChildren;
  mat?: ComponentChildren;
  hand?: ComponentChildren;
  piles?: ComponentChildren;
  /** What has been chosen already for this question, inside its bar. */
  slots?: ComponentChildren;
  /** The side on which the reader stands; left out: left. */
  readerAt?: "left" | "right" | "nowhere";
  /** A word for the styles of the whole stage: where the turn is spent. */
  place?: string;
}

export type Compose = (scene: Scene) => Regions;

/** The games that have a stage of their own. */
const compositions: Record<string, Compose> = {
  bugs: composeBugs,
  jaws: composeJaws,
  machina: composeMachina,
  sanctum: composeSanctum,
  thunderstone: composeThunderstone,
};

export const compositionOf = (game: string): Compose => compositions[game] ?? composeDefault;
