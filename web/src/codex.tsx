// Everything in a game's box: cards by kind and group, one of them opened, all of it searchable and linkable.

import "./style/codex.css";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { fetchCodex, fetchOpened } from "./api";
import { ArtProvider, Face, useArtSheets } from "./art";
import { BoardView } from "./board";
import { CardFace } from "./cards";
import { Glyph } from "./glyphs";
import { Help } from "./help";
import { MeaningPane } from "./meanings";
import { useGameColours, useIsPhone } from "./stage/window";
import { preferences, setPreferences, tables } from "./storage";
import { GameContext, StyleContext } from "./styles";
import { ClauseLinks } from "./targets";
import { plain } from "./text";
import type { Board, Card, CodexBook, Entry, Language, NumberTable } from "./wire";
import { t } from "./words";

/** Tables of a game that are asked what they have opened. */
const MOST_CAMPAIGNS = 8;

const linkTo = (game: string, id: string): string => `#/codex/${game}${id === "" ? "" : `/${encodeURIComponent(id)}`}`;

/** All that can be read of an entry, for the search. */
const textOf = (entry: Entry): string => {
  const found: string[] = [entry.id];
  const collect = (part: unknown): void => {
    if (typeof part === "string") found.push(part);
    else if (Array.isArray(part)) part.forEach(collect);
    else if (part !== null && typeof part === "object")
      for (const [name, value] of Object.entries(part))
        if (!["art", "icon", "style", "id", "board"].includes(name)) collect(value);
  };
  collect([entry.card, entry.cards, entry.tables, entry.text, entry.met, entry.group]);
  return found.join(" ").toLowerCase();
};

const originOf = (entry: Entry): "printed" | "mixed" | "ours" => entry.origin ?? "printed";
const ORIGINS = { printed: "originPrinted", mixed: "originMixed", ours: "originOurs" } as const;

export interface CodexProps {
  game: string;
  /** What is opened; empty: nothing. */
  id: string;
  language: Language;
}

export function CodexPage({ game, id, language }: CodexProps) {
  const [book, setBook] = useState<CodexBook | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [kind, setKind] = useState("");
  const [group, setGroup] = useState("");
  const [origin, setOrigin] = useState("");
  const [search, setSearch] = useState("");
  const seen = useSeen(game);
  const [clause, setClause] = useState("");
  useGameColours(game);
  useIsPhone();
  const sheets = useArtSheets(["core", "haven", game]);
  const context = useMemo(() => ({ game, signs: "haven" }), [game]);
  useEffect(() => {
    fetchCodex(game, language)
      .then(setBook)
      .catch(() => setMissing(true));
  }, [game, language]);
  const texts = useMemo(() => new Map((book?.entries ?? []).map((entry) => [entry.id, textOf(entry)])), [book]);
  const opened = book?.entries.find((entry) => entry.id === id);
  if (isMissing || book?.entries.length === 0) return <NoCodex />;
  if (book === null) return <div class="nothing" />;
  const words = search.toLowerCase().split(/\s+/);
  const isSearching = search.trim() !== "";
  const shownKind = kind !== "" || isSearching ? kind : (opened?.kind ?? book.kinds[0]?.id ?? "");
  const found = book.entries.filter(
    (entry) =>
      (origin === "" || originOf(entry) === origin) &&
      (!isSearching || (!isHidden(entry, seen) && words.every((word) => texts.get(entry.id)?.includes(word)))),
  );
  const origins = [...new Set(book.entries.map(originOf))];
  const ofKind = found.filter((entry) => shownKind === "" || entry.kind === shownKind);
  const groups = [...new Set(ofKind.map((entry) => plain(entry.group)))].filter((name) => name !== "");
  const shown = ofKind.filter((entry) => !groups.includes(group) || plain(entry.group) === group);
  return (
    <ArtProvider value={sheets}>
      <StyleContext.Provider value={book.styles}>
        <GameContext.Provider value={context}>
          <div class={`codex${opened === undefined ? "" : " has-opened"}`}>
            <header class="codex-head">
              <a class="button" href="#/" aria-label={t("lobby")}>
                <Glyph name="prev" size={14} />
              </a>
              <div>
                <h1>{t("codex")}</h1>
                <p class="dim">{book.title}</p>
              </div>
            </header>
            <nav class="codex-kinds pane" aria-label={t("codex")}>
              <input
                type="search"
                value={search}
                placeholder={t("searchCodex")}
                aria-label={t("searchCodex")}
                onInput={(event) => setSearch(event.currentTarget.value)}
              />
              <ul>
                {book.kinds.map((each) => (
                  <li key={each.id}>
                    <button
                      type="button"
                      aria-pressed={each.id === shownKind}
                      data-kind={each.id}
                      onClick={() => setKind(isSearching && each.id === kind ? "" : each.id)}
                    >
                      {each.title} <span class="num">{found.filter((entry) => entry.kind === each.id).length}</span>
                    </button>
                  </li>
                ))}
              </ul>
              {groups.length < 2 ? null : (
                <Filter name={t("codexGroup")} of="group" value={groups.includes(group) ? group : ""} set={setGroup}>
                  {groups.map((each) => [each, each])}
                </Filter>
              )}
              {origins.length < 2 ? null : (
                <Filter name={t("codexOrigin")} of="origin" value={origin} set={setOrigin}>
                  {origins.map((each) => [each, t(ORIGINS[each])])}
                </Filter>
              )}
              <label class="codex-spoilers">
                <input
                  type="checkbox"
                  checked={preferences.spoilers}
                  onChange={(event) => setPreferences({ spoilers: event.currentTarget.checked })}
                />{" "}
                {t("showSpoilers")}
              </label>
            </nav>
            <main class="codex-shelf">
              {shown.length === 0 ? (
                <p>{t("nothingFound")}</p>
              ) : (
                <Shelf game={game} entries={shown} opened={id} seen={seen} />
              )}
            </main>
            {opened === undefined ? null : (
              <Opened key={opened.id} game={game} entry={opened} seen={seen} openClause={setClause} />
            )}
            {clause === "" ? null : <Help game={game} clause={clause} close={() => setClause("")} />}
            <MeaningPane />
          </div>
        </GameContext.Provider>
      </StyleContext.Provider>
    </ArtProvider>
  );
}

function NoCodex() {
  return (
    <div class="nothing">
      <main>
        <h1>{t("noCodex")}</h1>
        <a class="button" href="#/">
          {t("lobby")}
        </a>
      </main>
    </div>
  );
}

/** Small faces, in groups where the kind has them. */
function Shelf({ game, entries, opened, seen }: { game: string; entries: Entry[]; opened: string; seen: Seen }) {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = plain(entry.group);
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return (
    <>
      {[...groups].map(([name, members]) => (
        <section key={name} aria-label={name || t("codex")}>
          {name === "" ? null : <h2>{name}</h2>}
          <ul class="codex-row">
            {members.map((entry) => (
              <li key={entry.id}>
                <Small game={game} entry={entry} isOpened={entry.id === opened} seen={seen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** What one's own campaigns have opened already. */
type Seen = ReadonlySet<string>;

const useSeen = (game: string): Seen => {
  const [seen, setSeen] = useState<Seen>(new Set());
  useEffect(() => {
    const tokens = tables()
      .filter((table) => table.game === game)
      .map((table) => table.mine.find((mine) => mine.seat !== null)?.token)
      .filter((token) => token !== undefined);
    if (tokens.length === 0) return;
    fetchOpened(game, tokens.slice(0, MOST_CAMPAIGNS))
      .then((ids) => setSeen(new Set(ids)))
      .catch(() => undefined); // then it stays folded, and can be asked for
  }, [game]);
  return seen;
};

const isHidden = (entry: Entry, seen: Seen): boolean =>
  entry.is_spoiler === true && !preferences.spoilers && !seen.has(entry.id);

interface FilterProps {
  name: string;
  of: string;
  value: string;
  set: (value: string) => void;
  children: string[][];
}

/** One of several values, or all of them. */
function Filter({ name, of, value, set, children }: FilterProps) {
  return (
    <label class="codex-filter">
      {name}{" "}
      <select data-filter={of} value={value} onChange={(event) => set(event.currentTarget.value)}>
        <option value="">{t("codexAll")}</option>
        {children.map(([each, title]) => (
          <option key={each} value={each}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

function Small({ game, entry, isOpened, seen }: { game: string; entry: Entry; isOpened: boolean; seen: Seen }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOpened) link.current?.scrollIntoView({ block: "nearest" });
  }, [isOpened]);
  const isFolded = isHidden(entry, seen);
  const title = isFolded ? t("spoiler") : plain(entry.card.title);
  return (
    <a ref={link} class={`codex-small${isOpened ? " opened" : ""}`} href={linkTo(game, entry.id)} data-entry={entry.id}>
      <span class="codex-face" aria-hidden="true">
        {isFolded ? (
          <Glyph name="lock" size={30} />
        ) : (
          <Face of={entry.card.art} name={title} width={110} height={96} size={84} />
        )}
      </span>
      <b>{title}</b>
      <span class="codex-facts num" aria-hidden="true">
        {isFolded ? null : <Facts card={entry.card} />}
      </span>
    </a>
  );
}

/** The level and the first numbers of a card. */
function Facts({ card }: { card: Card }) {
  return (
    <>
      {card.level === undefined ? null : <span class="codex-level">{card.level}</span>}
      {(card.stats ?? []).slice(0, 4).map((stat, i) => (
        <span key={i} title={plain(stat.label)}>
          <Glyph name={stat.icon ?? "star"} size={11} /> {stat.value}
        </span>
      ))}
    </>
  );
}

/** A board is as high as its rows ask for, with the frame around it. */
const shapeOf = (board: Board): string => {
  const span = (places: number[]): number => Math.max(...places) - Math.min(...places) + 2;
  return `${span(board.cells.map((cell) => cell.x))} / ${span(board.cells.map((cell) => cell.y))}`;
};

interface OpenedProps {
  game: string;
  entry: Entry;
  seen: Seen;
  openClause: (id: string) => void;
}

function Opened({ game, entry, seen, openClause }: OpenedProps) {
  const [isForced, setForced] = useState(false);
  const title = plain(entry.card.title);
  if (isHidden(entry, seen) && !isForced) {
    return (
      <article class="codex-opened pane">
        <CloseLink game={game} />
        <p>{t("spoilerText")}</p>
        <button type="button" onClick={() => setForced(true)}>
          {t("showAnyway")}
        </button>
      </article>
    );
  }
  return (
    <article class="codex-opened pane" aria-label={title}>
      <CloseLink game={game} />
      <div class="codex-card">
        <CardFace card={{ ...entry.card, count: 1 }} isCopy />
        {entry.card.back === undefined ? null : <CardFace card={entry.card.back} isCopy />}
      </div>
      <h2>{title}</h2>
      <p class="dim">
        {plain(entry.card.kind)} {(entry.card.count ?? 1) > 1 ? `· ×${entry.card.count}` : ""}
      </p>
      {(entry.text ?? []).map((line, i) => (
        <p key={i}>{plain(line)}</p>
      ))}
      {(entry.tables ?? []).map((table, i) => (
        <Numbers key={i} table={table} />
      ))}
      {entry.board === undefined ? null : (
        <div class="codex-board" style={{ aspectRatio: shapeOf(entry.board) }}>
          <BoardView board={entry.board} />
        </div>
      )}
      {(entry.cards ?? []).length === 0 ? null : (
        <div class="codex-cards">
          {(entry.cards ?? []).map((card, i) => (
            <CardFace key={i} card={card} isCopy />
          ))}
        </div>
      )}
      {(entry.met ?? []).length === 0 ? null : (
        <section>
          <h3>{t("whereMet")}</h3>
          <ul class="codex-met">
            {(entry.met ?? []).map((place, i) => (
              <li key={i}>{plain(place)}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{t("whereFrom")}</h3>
        <p class="dim">
          {t(entry.origin === "ours" ? "fromUs" : entry.origin === "mixed" ? "fromBoth" : "asPrinted")}{" "}
          <ClauseLinks clauses={entry.clauses ?? []} open={openClause} />
        </p>
      </section>
    </article>
  );
}

function CloseLink({ game }: { game: string }) {
  return (
    <a class="codex-close" href={linkTo(game, "")} aria-label={t("close")}>
      <Glyph name="cross" size={14} />
    </a>
  );
}

function Numbers({ table }: { table: NumberTable }) {
  return (
    <table class="codex-numbers">
      {(table.heads ?? []).length === 0 && table.title === undefined ? null : (
        <thead>
          <tr>
            <th scope="col">{plain(table.title)}</th>
            {(table.heads ?? []).map((head, i) => (
              <th key={i} scope="col" class="num">
                {typeof head === "number" ? head : plain(head)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {table.rows.map((row, i) => (
          <tr key={i}>
            <th scope="row">
              {row.icon === undefined ? null : <Glyph name={row.icon} size={12} />} {plain(row.label)}
            </th>
            {row.values.map((value, at) => (
              <td key={at} class="num">
                {typeof value === "number" ? value : plain(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
