// A person's own page: the key to it, the tables where they play, their ratings, how their games ended.

import { useCallback, useEffect, useState } from "preact/hooks";
import { deletePage, fetchLobby, fetchPage, makePage, noteSeats, sentenceOf } from "./api";
import { ArtProvider, Face, useArtSheets } from "./art";
import { Confirm, CopyText, Dialog, LanguagePick } from "./components";
import { Glyph } from "./glyphs";
import { stateOf } from "./lobby";
import { Statistics } from "./player-statistics";
import { useGameColours, useIsPhone } from "./stage/window";
import { playerKey, preferences, rememberGuestTable, setPlayerKey, setPreferences, tables } from "./storage";
import type { Language, PlayedGame, PlayerPage, PlayerRating, TableSummary } from "./wire";
import { t } from "./words";
import { type PlayerWord, tp } from "./words-player";
import "./style/player.css";

const KEY = /([A-Za-z0-9_-]{24,64})\s*$/;
/** Above this deviation a rating says little yet. */
const UNSURE = 110;
const MARGIN = 1.96;
const NOTED = 60;

const linkOfPage = (key: string): string => `${location.origin}/#/me/${key}`;

/** Keep a page's key in this browser, and tell the page of every seat that this browser plays. */
const adoptPage = async (key: string): Promise<void> => {
  await fetchPage({ key });
  setPlayerKey(key);
  await noteOwnSeats(key);
};
const noteOwnSeats = (key: string): Promise<void> =>
  noteSeats(
    key,
    tables()
      .flatMap((saved) => saved.mine)
      .filter((seat) => seat.seat !== null)
      .map((seat) => seat.token)
      .slice(0, NOTED),
  );

export interface PlayerProps {
  language: Language;
  /** A key that the address brought; it is asked about before it is used. */
  offered: string;
}

export function PlayerPageView({ language, offered }: PlayerProps) {
  const [key, setKey] = useState(playerKey());
  const [titles, setTitles] = useState<Map<string, string>>(new Map());
  const [why, setWhy] = useState("");
  const sheets = useArtSheets(["core"]);
  useGameColours("lobby");
  useIsPhone();
  useEffect(() => {
    fetchLobby(language)
      .then((found) => setTitles(new Map(found.games.map((game) => [game.name, game.title]))))
      .catch((error: unknown) => setWhy(sentenceOf(error)));
  }, [language]);
  const attempt = useCallback((work: Promise<unknown>): void => {
    setWhy("");
    work.then(() => setKey(playerKey())).catch((error: unknown) => setWhy(sentenceOf(error)));
  }, []);
  useEffect(() => {
    if (offered !== "" && offered === playerKey()) history.replaceState(null, "", "#/me"); // kept here already
  }, [offered]);
  const isAsked = offered !== "" && offered !== key;
  const leave = (): void => {
    location.hash = "#/me"; // the key does not stay in the address
  };
  return (
    <ArtProvider value={sheets}>
      <div class="lobby player">
        <header class="lobby-head">
          <a class="button" href="#/">
            <Glyph name="prev" /> {t("lobby")}
          </a>
          <h1>{t("myPage")}</h1>
          <div class="lobby-tools">
            <LanguagePick />
          </div>
        </header>
        <main>
          {why === "" ? null : (
            <p class="fault" role="alert">
              {why}
            </p>
          )}
          {key === "" ? (
            <NoPage attempt={attempt} />
          ) : (
            <Page key={key} owner={key} language={language} titles={titles} attempt={attempt} />
          )}
        </main>
        {isAsked ? (
          <Dialog title={tp("openHere")} close={leave}>
            <p>{tp("openHereText")}</p>
            <div class="dialog-buttons">
              <button type="button" onClick={leave}>
                {t("back")}
              </button>
              <button
                type="button"
                class="primary"
                data-use-page
                onClick={() => {
                  leave();
                  attempt(adoptPage(offered));
                }}
              >
                {tp("useIt")}
              </button>
            </div>
          </Dialog>
        ) : null}
      </div>
    </ArtProvider>
  );
}

type Attempt = (work: Promise<unknown>) => void;

/** For those who have no page in this browser: make one, or bring one. */
function NoPage({ attempt }: { attempt: Attempt }) {
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const bring = (text: string): void => {
    const found = KEY.exec(text.trim())?.[1];
    setWrong(found === undefined);
    if (found !== undefined) attempt(adoptPage(found));
  };
  const make = async (): Promise<void> => {
    const key = await makePage(preferences.name);
    setPlayerKey(key);
    await noteOwnSeats(key);
  };
  return (
    <section class="pane player-start">
      <p>{tp("intro")}</p>
      <p>
        <button type="button" class="primary" data-make-page onClick={() => attempt(make())}>
          {tp("make")}
        </button>
      </p>
      <h2 class="label">{tp("haveOne")}</h2>
      <form
        class="field-row"
        onSubmit={(event) => {
          event.preventDefault();
          bring(typed);
        }}
      >
        <label class="field-row">
          <span>{tp("keyField")}</span>
          <input value={typed} maxLength={300} onInput={(event) => setTyped(event.currentTarget.value)} />
        </label>
        <button type="submit">{tp("openPage")}</button>
        <label class="file">
          <span class="button">
            <Glyph name="key" /> {tp("openFile")}
          </span>
          <input
            type="file"
            accept="text/plain,.txt"
            onChange={(event) => void event.currentTarget.files?.[0]?.text().then(bring)}
          />
        </label>
      </form>
      {isWrong ? (
        <p class="fault" role="alert">
          {tp("badKey")}
        </p>
      ) : null}
    </section>
  );
}

interface PageProps {
  owner: string;
  language: Language;
  titles: Map<string, string>;
  attempt: Attempt;
}

function Page({ owner, language, titles, attempt }: PageProps) {
  const [page, setPage] = useState<PlayerPage | null>(null);
  const [why, setWhy] = useState("");
  const load = useCallback(
    (name?: string): void => {
      fetchPage(name === undefined ? { key: owner, language } : { key: owner, language, name })
        .then((found) => {
          setPage(found);
          for (const table of found.tables) remember(table);
        })
        .catch((error: unknown) => setWhy(sentenceOf(error)));
    },
    [owner, language],
  );
  useEffect(() => load(), [load]);
  if (page === null)
    return (
      <>
        <p class={why === "" ? "faint" : "fault"} role={why === "" ? "status" : "alert"}>
          {why === "" ? t("connecting") : why}
        </p>
        {why === "" ? null : <Leaving owner={owner} attempt={attempt} />}
      </>
    );
  return (
    <>
      <NameForm page={page} rename={load} />
      <Waiting tables={page.tables} titles={titles} />
      <Ratings ratings={page.ratings} titles={titles} />
      <Statistics games={page.statistics} titles={titles} />
      <Results games={page.games} titles={titles} />
      <Key owner={owner} />
      <Leaving owner={owner} attempt={attempt} />
    </>
  );
}

/** A table that only the page knew is among this browser's own from now on. */
const remember = (table: TableSummary): void => {
  const { table: id, game, seat, token } = table;
  if (id === undefined || game === undefined || tables().some((saved) => saved.table === id)) return;
  rememberGuestTable(id, game, seat ?? null, token);
};

const dateOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString(preferences.language, { dateStyle: "medium" });

function NameForm({ page, rename }: { page: PlayerPage; rename: (name: string) => void }) {
  const [name, setName] = useState(page.name);
  return (
    <form
      class="field-row"
      onSubmit={(event) => {
        event.preventDefault();
        setPreferences({ name });
        rename(name);
      }}
    >
      <label class="field-row">
        <span>{t("yourName")}</span>
        <input value={name} maxLength={40} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <button type="submit">OK</button>
      <span class="faint">{tp("since", { date: dateOf(page.since) })}</span>
    </form>
  );
}

function Waiting({ tables: open, titles }: { tables: TableSummary[]; titles: Map<string, string> }) {
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" class="label">
        {tp("waiting")}
      </h2>
      {open.length === 0 ? <p class="faint">{tp("noWaiting")}</p> : null}
      <ul class="my-tables">
        {open.map((table) => {
          const title = titles.get(table.game ?? "") ?? table.game ?? "";
          const others = (table.seats ?? []).filter((_, seat) => seat !== table.seat).map((seat) => seat.name ?? "");
          return (
            <li key={table.token} class="pane">
              <a class="my-table" href={`#/t/${table.token}`} aria-label={`${t("resume")}: ${title}`}>
                <span class="mini-cover">
                  <Face of={`core/game/${table.game}`} name={title} width={100} height={100} size={84} />
                </span>
                <span class="my-title">
                  <b>{title}</b>
                  <span class="dim">
                    {[...(table.status ?? []), ...others].filter((word) => word !== "").join(" · ")}
                  </span>
                </span>
                <span class={`badge${table.asked === true ? " hot" : ""}`}>{stateOf(table)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Ratings({ ratings, titles }: { ratings: PlayerRating[]; titles: Map<string, string> }) {
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings" class="label">
        {tp("ratings")}
      </h2>
      {ratings.length === 0 ? <p class="faint">{tp("noRatings")}</p> : null}
      <ul class="my-ratings">
        {ratings.map((rating) => (
          <li key={rating.game} class="pane" data-rating={rating.game}>
            <b>{titles.get(rating.game) ?? rating.game}</b>
            <span class="rating">
              {tp("ratingOf", { points: Math.round(rating.points), margin: Math.round(MARGIN * rating.deviation) })}
            </span>
            <span class="faint">
              {tp("ratedGames", { n: rating.games })}
              {rating.deviation > UNSURE ? ` · ${tp("unsure")}` : ""}
            </span>
          </li>
        ))}
      </ul>
      {ratings.length === 0 ? null : <p class="faint">{tp("ratingText")}</p>}
    </section>
  );
}

const REASONS: Record<string, PlayerWord> = {
  cooperative: "whyCooperative",
  alone: "whyAlone",
  companion: "whyCompanion",
  seeded: "whySeeded",
  guided: "whyGuided",
  coached: "whyCoached",
  "stand-in": "whyStandIn",
  undone: "whyUndone",
  "same-player": "whySamePlayer",
  nobody: "whyNobody",
  late: "whyLate",
};

const outcomeOf = (game: PlayedGame): string => {
  const together = game.why === "cooperative" || game.of === 1;
  return together ? tp(game.won ? "won" : "lost") : tp("place", { place: game.place, of: game.of });
};

const changeOf = (game: PlayedGame): string => {
  if (game.change === undefined || game.points === undefined) {
    const reason = REASONS[game.why ?? ""];
    return reason === undefined ? "" : tp(reason);
  }
  const change = Math.round(game.change);
  return `${change < 0 ? "−" : "+"}${Math.abs(change)} → ${Math.round(game.points)}`;
};

function Results({ games, titles }: { games: PlayedGame[]; titles: Map<string, string> }) {
  return (
    <section aria-labelledby="results">
      <h2 id="results" class="label">
        {tp("results")}
      </h2>
      {games.length === 0 ? <p class="faint">{tp("noResults")}</p> : null}
      <ul class="my-results">
        {games.map((game) => {
          const title = titles.get(game.game) ?? game.game;
          return (
            <li key={`${game.table} ${game.seat}`} data-result={game.game}>
              {game.token === undefined || game.token === "" ? (
                <b>{title}</b>
              ) : (
                <a href={`#/t/${game.token}`} aria-label={`${t("watchAgain")}: ${title}`}>
                  <b>{title}</b>
                </a>
              )}
              <span>{outcomeOf(game)}</span>
              <span>{game.of > 1 ? tp("score", { n: game.score }) : ""}</span>
              <span class={game.change === undefined ? "faint" : "change"}>{changeOf(game)}</span>
              <time class="faint" dateTime={new Date(game.ended * 1000).toISOString()}>
                {dateOf(game.ended)}
              </time>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Key({ owner }: { owner: string }) {
  const save = (): void => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([`${linkOfPage(owner)}\n`], { type: "text/plain" }));
    link.download = "undercroft-page.txt";
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <section class="pane player-key" aria-labelledby="page-key">
      <h2 id="page-key" class="label">
        {tp("keyTitle")}
      </h2>
      <p>{tp("keyText")}</p>
      <CopyText label={tp("keyLink")} text={linkOfPage(owner)} />
      <button type="button" data-save-key onClick={save}>
        <Glyph name="key" size={14} /> {tp("saveKey")}
      </button>
    </section>
  );
}

/** The two ways to part from a page: from this browser, or for good. */
function Leaving({ owner, attempt }: { owner: string; attempt: Attempt }) {
  const [sure, setSure] = useState<"" | "forget" | "remove">("");
  const forget = async (): Promise<void> => setPlayerKey("");
  return (
    <p class="player-leaving">
      <button type="button" class="plain" data-forget-page onClick={() => setSure("forget")}>
        {tp("forgetHere")}
      </button>
      <button type="button" class="plain" data-delete-page onClick={() => setSure("remove")}>
        {tp("remove")}
      </button>
      {sure === "" ? null : (
        <Confirm
          question={tp(sure === "forget" ? "forgetSure" : "removeSure")}
          yes={tp(sure === "forget" ? "forgetHere" : "remove")}
          act={() => attempt(sure === "forget" ? forget() : deletePage(owner).then(forget))}
          close={() => setSure("")}
        />
      )}
    </p>
  );
}
