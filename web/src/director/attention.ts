// Where something happens, the boards look: each board that is on the page moves its camera there if it must, and back.

import type { Beat } from "../wire";

interface Watcher {
  /** Whether the board had to move its camera to show these things. */
  look(ids: string[]): boolean;
  /** Nothing happens any more: the camera goes back to where it was. */
  rest(): void;
}

const boards = new Set<Watcher>();

export const watchAttention = (board: Watcher): (() => void) => {
  boards.add(board);
  return () => boards.delete(board);
};

/** Milliseconds in which a camera eases to another place. */
const EASE = 400;

/** The things that a beat is about. */
export const thingsOf = (beat: Beat): string[] => {
  switch (beat.is) {
    case "walk":
      return [beat.who, ...beat.path];
    case "aim":
      return [beat.who, ...beat.whom];
    case "hurt":
    case "heal":
    case "guard":
    case "badge":
    case "fall":
      return [beat.who];
    case "enter":
      return [beat.figure.cell];
    case "give":
    case "fly":
      return [beat.source ?? "", beat.target ?? ""].filter((id) => id !== "");
    case "open":
      return beat.cells;
    default:
      return beat.at === undefined || beat.at === "" ? [] : [beat.at];
  }
};

/** Let all boards look at what these beats are about. The milliseconds until they do. */
export const attend = (beats: Beat[]): number => {
  const ids = beats.flatMap(thingsOf);
  let hasMoved = false;
  for (const board of boards) if (ids.length > 0 && board.look(ids)) hasMoved = true;
  return hasMoved ? EASE : 0;
};

/** The film is over. */
export const restAttention = (): void => {
  for (const board of boards) board.rest();
};
