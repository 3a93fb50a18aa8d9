// The lobby's requests. A refusal carries the server's own sentence.

import { preferences } from "./storage";
import type {
  AnalysisReply,
  AnalysisWish,
  CarryKeys,
  Clause,
  CodeMade,
  CodexBook,
  CreatedTable,
  Fault,
  GameRecord,
  JoinedTable,
  JoinTable,
  Language,
  Lobby,
  MyPage,
  MySeats,
  MyTables,
  NewTable,
  OpenedEntries,
  OpenTable,
  OpenTableList,
  PageDeleted,
  PlayerKey,
  PlayerPage,
  Sit,
  TableList,
  TableSummary,
} from "./wire";
import { t } from "./words";

export class RequestRefused extends Error {
  constructor(
    readonly code: string,
    why: string,
  ) {
    super(why);
  }
}

/** What to tell a person about a failed request. */
export const sentenceOf = (error: unknown): string => (error instanceof RequestRefused ? error.message : t("failed"));

const request = async <T>(path: string, body?: string, language: Language = preferences.language): Promise<T> => {
  const post = { method: "POST", body, headers: { "content-type": "application/json" } };
  const reply = await fetch(
    `${path}${path.includes("?") ? "&" : "?"}language=${language}`,
    body === undefined ? {} : post,
  );
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

/** A guided first game of somebody who learns. */
export const makeGuided = (game: string): Promise<CreatedTable> =>
  makeTable({ game, guided: true, seats: [{ who: "me", name: preferences.name }] });

export const importRecord = (text: string): Promise<CreatedTable> => request("/api/records", text);

export const fetchRecord = (token: string): Promise<GameRecord> => {
  const body: Sit = { do: "sit", token };
  return request("/api/record", JSON.stringify(body));
};

/** How far the analysis of a finished game is, or the analysis itself. */
export const askAnalysis = (wish: AnalysisWish, language: Language): Promise<AnalysisReply> =>
  request("/api/analysis", JSON.stringify(wish), language);

/** Forget a table that is over or closed, for everybody. */
export const deleteTable = (token: string): Promise<unknown> => {
  const body: Sit = { do: "sit", token };
  return request("/api/delete", JSON.stringify(body));
};

/** The tables that anybody may watch or join. */
export const fetchOpenTables = async (language: Language): Promise<OpenTable[]> =>
  (await request<OpenTableList>("/api/open", undefined, language)).tables;

/** A key to an open table: to a free seat of it, or, with null, to watch. */
export const joinTable = (wish: JoinTable): Promise<JoinedTable> => request("/api/open/join", JSON.stringify(wish));

/** A code that carries these keys to another device. */
export const makeCode = (tokens: string[]): Promise<CodeMade> => request("/api/code", JSON.stringify({ tokens }));

export const openCode = async (code: string): Promise<string[]> =>
  (await request<CarryKeys>("/api/code/open", JSON.stringify({ code }))).tokens;

export const fetchSummaries = async (tokens: string[], language: Language): Promise<TableSummary[]> => {
  const body: MyTables = { tokens, language };
  return (await request<TableList>("/api/mine", JSON.stringify(body))).tables;
};

/** A new page of one's own; gives its key. */
export const makePage = async (name: string): Promise<string> =>
  (await request<PlayerKey>("/api/player/new", JSON.stringify({ name }))).key;

export const fetchPage = (wish: MyPage): Promise<PlayerPage> => request("/api/player", JSON.stringify(wish));

export const deletePage = (key: string): Promise<PageDeleted> =>
  request("/api/player/delete", JSON.stringify({ key } satisfies MyPage));

/** Tell the server that these seats are played by whoever has this page; nothing where there is no page. */
export const noteSeats = async (key: string, tokens: string[]): Promise<void> => {
  if (key === "" || tokens.length === 0) return;
  await request("/api/player/seats", JSON.stringify({ key, tokens } satisfies MySeats));
};

export const fetchCodex = (game: string, language: Language): Promise<CodexBook> =>
  request(`/api/codex/${game}`, undefined, language);

/** What is no spoiler any more to whoever holds these keys. */
export const fetchOpened = async (game: string, tokens: string[]): Promise<string[]> => {
  const body: MyTables = { tokens };
  return (await request<OpenedEntries>(`/api/codex/${game}/opened`, JSON.stringify(body))).ids;
};

const known = new Map<string, Promise<Clause[]>>();
export const fetchRules = (game: string, language: Language): Promise<Clause[]> => {
  const name = `${game} ${language}`;
  const found = known.get(name) ?? request<Clause[]>(`/api/rules/${game}`, undefined, language);
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
};

/** The numbers of the clauses that answer a plain question, best first. */
export const askRules = (game: string, language: Language, question: string): Promise<string[]> =>
  request(`/api/rules/${game}/find?ask=${encodeURIComponent(question)}`, undefined, language);
