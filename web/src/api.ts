// The lobby's requests. A refusal carries the server's own sentence.

import { preferences } from "./storage";
import type { Clause, CreatedTable, Lobby, TableSummary } from "./wire";

export class Refused extends Error {
  constructor(
    readonly code: string,
    why: string,
  ) {
    super(why);
  }
}

const ask = async <T>(path: string, body?: string): Promise<T> => {
  const reply = await fetch(
    `${path}?language=${preferences.language}`,
    body === undefined
      ? {}
      : {
          method: "POST",
          body,
          headers: { "content-type": "application/json" },
        },
  );
  if (!reply.ok) {
    const fault = (await reply.json().catch(() => ({ code: "failed", why: reply.statusText }))) as {
      code: string;
      why: string;
    };
    throw new Refused(fault.code, fault.why);
  }
  return (await reply.json()) as T;
};

export interface Wish {
  game: string;
  options: Record<string, unknown>;
  seats: { who: string; agent?: string; name?: string }[];
  companion: boolean;
}

export const lobby = (): Promise<Lobby> => ask("/api/games");
export const makeTable = (wish: Wish): Promise<CreatedTable> =>
  ask("/api/tables", JSON.stringify({ ...wish, language: preferences.language }));
export const bringRecord = (text: string): Promise<CreatedTable> => ask("/api/records", text);
export const recordOf = (token: string): Promise<unknown> => ask("/api/record", JSON.stringify({ do: "sit", token }));
export const mine = async (tokens: string[]): Promise<TableSummary[]> =>
  (await ask<{ tables: TableSummary[] }>("/api/mine", JSON.stringify({ tokens, language: preferences.language })))
    .tables;

const known = new Map<string, Promise<Clause[]>>();
export const rules = (game: string): Promise<Clause[]> => {
  const found = known.get(game) ?? ask<Clause[]>(`/api/rules/${game}`);
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found;
};
