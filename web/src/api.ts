// The lobby's requests. A refusal carries the server's own sentence.

import { preferences } from "./storage";
import type {
  Clause,
  CreatedTable,
  Fault,
  GameRecord,
  Language,
  Lobby,
  MyTables,
  NewTable,
  Sit,
  TableList,
  TableSummary,
} from "./wire";

export class RequestRefused extends Error {
  constructor(
    readonly code: string,
    why: string,
  ) {
    super(why);
  }
}

const request = async <T>(path: string, body?: string, language: Language = preferences.language): Promise<T> => {
  const post = { method: "POST", body, headers: { "content-type": "application/json" } };
  const reply = await fetch(`${path}?language=${language}`, body === undefined ? {} : post);
  if (!reply.ok) {
    const fault = (await reply.json().catch(() => ({ code: "failed", why: reply.statusText }))) as Fault;
    throw new RequestRefused(fault.code, fault.why);
  }
  return (await reply.json()) as T;
};

export const fetchLobby = (language: Language): Promise<Lobby> => request("/api/games", undefined, language);

export const makeTable = (wish: NewTable): Promise<CreatedTable> => {
  const body: NewTable = { ...wish, language: preferences.language };
  return request("/api/tables", JSON.stringify(body));
};

export const importRecord = (text: string): Promise<CreatedTable> => request("/api/records", text);

export const fetchRecord = (token: string): Promise<GameRecord> => {
  const body: Sit = { do: "sit", token };
  return request("/api/record", JSON.stringify(body));
};

export const fetchSummaries = async (tokens: string[], language: Language): Promise<TableSummary[]> => {
  const body: MyTables = { tokens, language };
  return (await request<TableList>("/api/mine", JSON.stringify(body))).tables;
};

const known = new Map<string, Promise<Clause[]>>();
export const fetchRules = (game: string): Promise<Clause[]> => {
  const found = known.get(game) ?? request<Clause[]>(`/api/rules/${game}`);
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found;
};
