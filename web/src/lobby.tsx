// The lobby: pick a game, set it up, find one's tables again, open a record.

import { useEffect, useMemo, useState } from "preact/hooks";
import { deleteTable, fetchLobby, fetchSummaries, importRecord, makeGuided, makeTable, sentenceOf } from "./api";
import { ArtProvider, Face, loadArt, useArtSheets } from "./art";
import { Carry } from "./carry";
import { clockText, leftOf, type Told, useSeconds } from "./clock";
import { Confirm, Dialog, LanguagePick, PreferencesForm } from "./components";
import { Cover, Logo } from "./covers";
import { Glyph } from "./glyphs";
import { OpenTables } from "./open-tables";
import { tablePart } from "./parts";
import { SetUp } from "./setup";
import { useGameColours, useIsPhone } from "./stage/window";
import { forgetTable, goToTable, preferences, type SavedTable, tables } from "./storage";
import type { GameInfo, Language, Lobby, TableSummary } from "./wire";
import { t } from "./words";

export function LobbyPage({ language }: { language: Language }) {
  const [data, setData] = useState<Lobby | null>(null);
  const [fault, setFault] = useState("");
  const [setting, setSetting] = useState<GameInfo | null>(null);
  const [sheet, setSheet] = useState<"" | "settings" | "credits">("");
  const [busy, setBusy] = useState(false);
  const sheets = useArtSheets(["core"]);
  useGameColours("lobby");
  useIsPhone();
  useEffect(() => {
    fetchLobby(language)
      .then((found) => {
        setData(found);
        setSetting((old) => (old === null ? null : (found.games.find((game) => game.name === old.name) ?? null)));
      })
      .catch((error: unknown) => setFault(sentenceOf(error)));
  }, [language]);

  const playNow = async (game: GameInfo): Promise<void> => {
    const players = Number(game.settings.find((each) => each.name === "players")?.default ?? game.players[0]);
    setBusy(true);
    tablePart.prepare();
    for (const sheet of ["haven", game.name]) void loadArt(sheet);
    try {
      goToTable(
        await makeTable({
          game: game.name,
          options: {},
          companion: false,
          seats: Array.from({ length: players }, (_, i) =>
            i === 0 ? { who: "me", name: preferences.name } : { who: "bot", agent: "normal" },
          ),
        }),
      );
    } catch (error) {
      setFault(sentenceOf(error));
    }
    setBusy(false);
  };
  const learn = async (game: GameInfo): Promise<void> => {
    setBusy(true);
    try {
      goToTable(await makeGuided(game.name));
    } catch (error) {
      setFault(sentenceOf(error));
    }
    setBusy(false);
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      goToTable(await importRecord(await file.text()));
    } catch (error) {
      setFault(sentenceOf(error));
    }
  };

  return (
    <ArtProvider value={sheets}>
      <div class="lobby">
        <header class="lobby-head">
          <Logo />
          <h1>Undercroft</h1>
          <p class="tagline">
            {t("tagline")}. <span class="dim">{t("intro")}</span>
          </p>
          <div class="lobby-tools">
            <a class="button" href="#/me">
              <Glyph name="person" /> {t("myPage")}
            </a>
            <label class="file">
              <span class="button">
                <Glyph name="scroll" /> {t("importRecord")}
              </span>
              <input
                type="file"
                accept="application/json,.json"
                onChange={(event) => void open(event.currentTarget.files?.[0])}
              />
            </label>
            <LanguagePick />
            <button
              type="button"
              class="round"
              aria-label={t("settings")}
              title={t("settings")}
              onClick={() => setSheet("settings")}
            >
              <Glyph name="gear" size={18} />
            </button>
          </div>
        </header>
        <main>
          {fault === "" ? null : (
            <p class="fault" role="alert">
              {fault}
            </p>
          )}
          <h2 class="hidden">{t("games")}</h2>
          <div class="shelf" onPointerEnter={tablePart.prepare}>
            {(data?.games ?? []).map((game) => (
              <GameCover key={game.name} game={game} isBusy={busy} play={playNow} learn={learn} setUp={setSetting} />
            ))}
          </div>
          <OpenTables language={language} />
          <MyTables games={data?.games ?? []} language={language} />
        </main>
        <footer class="faint">
          <button type="button" class="plain" onClick={() => setSheet("credits")}>
            {t("credits")}
          </button>{" "}
          {data === null ? "" : t("version", { n: data.version })}
        </footer>
        {setting === null || data === null ? null : (
          <SetUp game={setting} agents={data.agents} close={() => setSetting(null)} />
        )}
        {sheet === "settings" ? (
          <Dialog title={t("settings")} close={() => setSheet("")}>
            <PreferencesForm />
          </Dialog>
        ) : null}
        {sheet === "credits" ? <Credits close={() => setSheet("")} /> : null}
      </div>
    </ArtProvider>
  );
}

interface GameCoverProps {
  game: GameInfo;
  isBusy: boolean;
  play: (game: GameInfo) => Promise<void>;
  learn: (game: GameInfo) => Promise<void>;
  setUp: (game: GameInfo) => void;
}

/** A game on the shelf: its cover, what it is about, and the way in. */
function GameCover({ game, isBusy, play, learn, setUp }: GameCoverProps) {
  // "Gloomhaven: Jaws of the Lion" has the series above the name.
  const [series, name] = game.title.includes(": ") ? game.title.split(": ", 2) : ["", game.title];
  const from = (least: number, most: number): string => (least === most ? String(least) : `${least}–${most}`);
  return (
    <article class="game" aria-labelledby={`game-${game.name}`}>
      <div class="cover">
        <Cover game={game.name} title={game.title} />
        <div class="cover-title">
          {series === "" ? null : (
            <p class="series" aria-hidden="true">
              {series}
            </p>
          )}
          <h3 id={`game-${game.name}`} aria-label={game.title}>
            {name}
          </h3>
          <p class="game-facts">
            <span title={t("players")}>
              <Glyph name="person" /> <span class="hidden">{t("players")} </span>
              {from(...game.players)}
            </span>
            <span title={t("minutes")}>
              <Glyph name="hourglass" /> <span class="hidden">{t("minutes")} </span>
              {from(...game.minutes)}
            </span>
            {game.players[1] === 1 ? null : <span>{game.cooperative ? t("cooperative") : t("against")}</span>}
          </p>
        </div>
      </div>
      <p class="about">
        {game.about}{" "}
        <a class="codex-link" href={`#/codex/${game.name}`} aria-label={`${t("codex")}: ${game.title}`}>
          {t("codex")}
        </a>
      </p>
      <div class="game-buttons">
        <button
          type="button"
          class="primary"
          data-play={game.name}
          disabled={isBusy}
          aria-label={`${t("playNow")}: ${game.title}`}
          onClick={() => void play(game)}
        >
          {t("playNow")}
        </button>
        <button
          type="button"
          data-setup={game.name}
          aria-label={`${t("setUp")}: ${game.title}`}
          onClick={() => setUp(game)}
        >
          {t("setUp")}
        </button>
        {game.guided ? (
          <button
            type="button"
            data-learn={game.name}
            disabled={isBusy}
            title={t("learnGuided")}
            aria-label={`${t("learnGuided")}: ${game.title}`}
            onClick={() => void learn(game)}
          >
            {t("learn")}
          </button>
        ) : null}
      </div>
    </article>
  );
}

/** Whose pictures and letters these are. */
function Credits({ close }: { close: () => void }) {
  return (
    <Dialog title={t("credits")} close={close}>
      <p>{t("creditsIcons")}</p>
      <p>
        <a href="https://game-icons.net" rel="noreferrer" target="_blank">
          game-icons.net
        </a>{" "}
        ·{" "}
        <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer" target="_blank">
          CC BY 3.0
        </a>
      </p>
      <p>{t("creditsFonts")}</p>
      <p>{t("creditsGames")}</p>
    </Dialog>
  );
}

function MyTables({ games, language }: { games: GameInfo[]; language: Language }) {
  const [list, setList] = useState<SavedTable[]>(tables());
  const [news, setNews] = useState<Map<string, TableSummary>>(new Map());
  useEffect(() => {
    const tokens = list.map((saved) => saved.mine[0]?.token ?? saved.watch).filter((token) => token !== "");
    if (tokens.length === 0) return;
    fetchSummaries(tokens, language)
      .then((found) => setNews(new Map(found.map((entry) => [entry.token, entry]))))
      .catch(() => undefined);
  }, [list, language]);
  const forget = (table: string): void => {
    forgetTable(table);
    setList(tables());
  };
  return (
    <section aria-labelledby="mine">
      <h2 id="mine" class="label">
        {t("goOnWhere")}
      </h2>
      {list.length === 0 ? <p class="faint">{t("noTables")}</p> : null}
      <ul class="my-tables">
        {list.map((saved) => (
          <MyTable
            key={saved.table}
            saved={saved}
            summary={news.get(saved.mine[0]?.token ?? saved.watch)}
            title={games.find((each) => each.name === saved.game)?.title ?? saved.game}
            forget={forget}
          />
        ))}
      </ul>
      <Carry changed={() => setList(tables())} />
    </section>
  );
}

/** How long ago something was, in the reader's own words. */
export const sinceText = (since: number | undefined): string => {
  if (since === undefined || since === 0) return "";
  const minutes = (since * 1000 - Date.now()) / 60_000;
  const form = new Intl.RelativeTimeFormat(preferences.language, { numeric: "auto" });
  if (minutes > -90) return form.format(Math.round(minutes), "minute");
  return minutes > -36 * 60
    ? form.format(Math.round(minutes / 60), "hour")
    : form.format(Math.round(minutes / 1440), "day");
};

/** What is left of the time of whoever is waited for, as long as the list is on the screen. */
function TableClock({ told, seat }: { told: Told; seat: number | null }) {
  const now = useSeconds(told);
  const seats = seat !== null && told.info.running.includes(seat) ? [seat] : told.info.running;
  if (seats.length === 0) return null;
  const left = Math.min(...seats.map((each) => leftOf(told, each, now)));
  return (
    <span
      class={`badge${left < 3600 && seats[0] === seat ? " hot" : ""}`}
      role="timer"
      title={t("timeLeft")}
      data-clock
    >
      {left > 0 ? clockText(left) : t("timeUp")}
    </span>
  );
}

export const stateOf = (summary: TableSummary | undefined): string => {
  if (summary === undefined) return "";
  if (summary.state === "gone") return t("tableGone");
  if (summary.state === "damaged") return t("tableDamaged");
  if (summary.state === "over") return t("tableOver");
  if (summary.state === "closed") return t("tableClosed");
  if (summary.asked === true) return t("yourTurn");
  const waited = (summary.waiting ?? []).map((seat) => summary.seats?.[seat]?.name || t("seat", { n: seat + 1 }));
  return waited.length === 0
    ? t("tableOpen")
    : t("waitsFor", { who: waited.join(", "), since: sinceText(summary.since) });
};

interface MyTableProps {
  saved: SavedTable;
  summary: TableSummary | undefined;
  title: string;
  forget: (table: string) => void;
}

/** A table of one's own: the game, how it stands, who else sits there. */
function MyTable({ saved, summary, title, forget }: MyTableProps) {
  const [isSure, setSure] = useState(false);
  const told = useMemo(
    () => (summary?.clock === undefined ? null : { info: summary.clock, at: performance.now() }),
    [summary],
  );
  const token = saved.mine[0]?.token ?? saved.watch;
  const others = (summary?.seats ?? []).filter((_, seat) => seat !== summary?.seat).map((seat) => seat.name ?? "");
  const made = new Date(saved.created).toLocaleString(preferences.language, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const about = [...(summary?.status ?? []), ...others].filter((words) => words !== "");
  const isDone = summary?.state === "over" || summary?.state === "closed";
  return (
    <li class="pane">
      <a class="my-table" href={`#/t/${token}`} aria-label={`${isDone ? t("watchAgain") : t("resume")}: ${title}`}>
        <span class="mini-cover">
          <Face of={`core/game/${saved.game}`} name={title} width={100} height={100} size={84} />
        </span>
        <span class="my-title">
          <b>{title}</b>
          <span class="dim">{about.length > 0 ? about.join(" · ") : made}</span>
        </span>
        <span class="my-state">
          <span class={`badge${summary?.asked === true ? " hot" : ""}`}>{stateOf(summary)}</span>
          {told === null ? null : <TableClock told={told} seat={summary?.seat ?? null} />}
        </span>
      </a>
      <button
        type="button"
        class="round"
        aria-label={`${t("forget")}: ${title}`}
        title={t("forget")}
        onClick={() => setSure(true)}
      >
        <Glyph name="close" size={10} />
      </button>
      {isSure ? (
        <Confirm
          question={t("forgetSure")}
          yes={t("forget")}
          act={() => {
            // Whoever set up a table that is done deletes it for everybody; others forget their key.
            if (isDone && summary?.host === true) void deleteTable(token).catch(() => undefined);
            forget(saved.table);
          }}
          close={() => setSure(false)}
        />
      ) : null}
    </li>
  );
}
