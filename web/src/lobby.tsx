// The lobby: pick a game, set it up, find one's tables again, open a record.

import { useEffect, useState } from "preact/hooks";
import { fetchLobby, fetchSummaries, importRecord, makeTable, RequestRefused } from "./api";
import { ArtProvider, Face, useArtSheets } from "./art";
import { Dialog, LanguagePick, PreferencesForm } from "./components";
import { Cover, Logo } from "./covers";
import { Glyph } from "./glyphs";
import { useGameColours, useIsPhone } from "./stage/window";
import { forgetTable, preferences, rememberTable, type SavedTable, tables } from "./storage";
import type { CreatedTable, GameInfo, Language, Lobby, SettingInfo, TableSummary } from "./wire";
import { agentName, t } from "./words";

const go = (made: CreatedTable): void => {
  const saved = rememberTable(made);
  const friends = saved.friends.length > 0 ? "?invite" : "";
  location.hash = `#/t/${saved.mine[0]?.token ?? made.watch}${friends}`;
};
const sentence = (error: unknown): string => (error instanceof RequestRefused ? error.message : t("failed"));

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
      .catch((error: unknown) => setFault(sentence(error)));
  }, [language]);

  const playNow = async (game: GameInfo): Promise<void> => {
    const players = Number(game.settings.find((each) => each.name === "players")?.default ?? game.players[0]);
    setBusy(true);
    try {
      go(
        await makeTable({
          game: game.name,
          options: {},
          companion: false,
          seats: Array.from({ length: players }, (_, i) =>
            i === 0 ? { who: "me", name: preferences.name } : { who: "bot", agent: "greedy" },
          ),
        }),
      );
    } catch (error) {
      setFault(sentence(error));
    }
    setBusy(false);
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      go(await importRecord(await file.text()));
    } catch (error) {
      setFault(sentence(error));
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
          <div class="shelf">
            {(data?.games ?? []).map((game) => (
              <GameCover key={game.name} game={game} isBusy={busy} play={playNow} setUp={setSetting} />
            ))}
          </div>
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
  setUp: (game: GameInfo) => void;
}

/** A game on the shelf: its cover, what it is about, and the way in. */
function GameCover({ game, isBusy, play, setUp }: GameCoverProps) {
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
      <p class="about">{game.about}</p>
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
    </section>
  );
}

const stateOf = (summary: TableSummary | undefined): string => {
  if (summary === undefined) return "";
  if (summary.state === "gone") return t("tableGone");
  if (summary.state === "over") return t("tableOver");
  if (summary.state === "closed") return t("tableClosed");
  return summary.asked === true ? t("yourTurn") : t("tableOpen");
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
        <span class={`badge${summary?.asked === true ? " hot" : ""}`}>{stateOf(summary)}</span>
      </a>
      {isSure ? (
        <span class="sure" role="alert">
          <span>{t("forgetSure")}</span>
          <button type="button" onClick={() => forget(saved.table)}>
            {t("forget")}
          </button>
          <button type="button" onClick={() => setSure(false)}>
            {t("back")}
          </button>
        </span>
      ) : (
        <button
          type="button"
          class="round"
          aria-label={`${t("forget")}: ${title}`}
          title={t("forget")}
          onClick={() => setSure(true)}
        >
          <Glyph name="close" size={10} />
        </button>
      )}
    </li>
  );
}

function Setting({ setting, value, set }: { setting: SettingInfo; value: unknown; set: (value: unknown) => void }) {
  const hint =
    setting.hint === "" ? null : (
      <small class="faint" id={`hint-${setting.name}`}>
        {setting.hint}
      </small>
    );
  const about = setting.hint === "" ? undefined : `hint-${setting.name}`;
  if (setting.kind === "bool") {
    return (
      <div class="setting">
        <label>
          <input
            type="checkbox"
            checked={value === true}
            aria-describedby={about}
            onChange={(event) => set(event.currentTarget.checked)}
          />{" "}
          {setting.label}
        </label>
        {hint}
      </div>
    );
  }
  if (setting.kind === "choices") {
    const chosen = Array.isArray(value) ? (value as string[]) : [];
    return (
      <fieldset class="setting">
        <legend>{setting.label}</legend>
        {hint}
        <div class="many">
          {setting.values.map((each) => (
            <label key={each.value}>
              <input
                type="checkbox"
                checked={chosen.includes(each.value)}
                onChange={(event) =>
                  set(
                    event.currentTarget.checked ? [...chosen, each.value] : chosen.filter((one) => one !== each.value),
                  )
                }
              />{" "}
              {each.label}
            </label>
          ))}
        </div>
      </fieldset>
    );
  }
  return (
    <div class="setting">
      <label class="field-row">
        <span>{setting.label}</span>
        {setting.kind === "int" && setting.max - setting.min > 12 ? (
          <input
            type="number"
            min={setting.min}
            max={setting.max}
            value={String(value)}
            aria-describedby={about}
            onInput={(event) => set(Number(event.currentTarget.value))}
          />
        ) : (
          <select
            value={String(value)}
            data-setting={setting.name}
            aria-describedby={about}
            onChange={(event) =>
              set(setting.kind === "int" ? Number(event.currentTarget.value) : event.currentTarget.value)
            }
          >
            {setting.kind === "int"
              ? Array.from({ length: setting.max - setting.min + 1 }, (_, i) => (
                  <option key={i} value={String(setting.min + i)}>
                    {setting.min + i}
                  </option>
                ))
              : setting.values.map((each) => (
                  <option key={each.value} value={each.value}>
                    {each.label}
                  </option>
                ))}
          </select>
        )}
      </label>
      {hint}
    </div>
  );
}

function SetUp({ game, agents, close }: { game: GameInfo; agents: string[]; close: () => void }) {
  const [values, setValues] = useState<Record<string, unknown>>(() =>
    Object.fromEntries(game.settings.map((each) => [each.name, each.default])),
  );
  const [who, setWho] = useState<string[]>(["me"]);
  const [companion, setCompanion] = useState(false);
  const [fault, setFault] = useState("");
  const players = Number(values.players);
  const sits = (i: number): string => who[i] ?? "greedy";
  const start = async (): Promise<void> => {
    try {
      go(
        await makeTable({
          game: game.name,
          options: values,
          companion,
          seats: Array.from({ length: players }, (_, i) => {
            const each = sits(i);
            return each === "me" || each === "friend"
              ? { who: each, name: each === "me" ? preferences.name : "" }
              : { who: "bot", agent: each };
          }),
        }),
      );
    } catch (error) {
      setFault(sentence(error));
    }
  };
  return (
    <Dialog title={game.title} close={close} wide>
      <form
        class="setup"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        {game.settings.map((setting) => (
          <Setting
            key={setting.name}
            setting={setting}
            value={values[setting.name]}
            set={(value) => setValues((old) => ({ ...old, [setting.name]: value }))}
          />
        ))}
        <fieldset class="setting">
          <legend>{t("seats")}</legend>
          {Array.from({ length: Number.isFinite(players) ? players : 0 }, (_, i) => (
            <label key={i} class="field-row">
              <span>{t("seat", { n: i + 1 })}</span>
              <select
                value={sits(i)}
                data-seat={String(i)}
                onChange={(event) => {
                  const value = event.currentTarget.value;
                  setWho((old) => {
                    const list = Array.from({ length: players }, (_, k) => old[k] ?? "greedy");
                    list[i] = value;
                    return list;
                  });
                }}
              >
                <option value="me">{t("me")}</option>
                <option value="friend">{t("friend")}</option>
                {agents.map((agent) => (
                  <option key={agent} value={agent}>
                    {agentName(agent)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
        <div class="setting">
          <label>
            <input
              type="checkbox"
              data-companion
              checked={companion}
              onChange={(event) => setCompanion(event.currentTarget.checked)}
            />{" "}
            {t("companion")}
          </label>
          <small class="faint">{t("companionHint")}</small>
        </div>
        {fault === "" ? null : (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        <div class="dialog-buttons">
          <button type="button" onClick={close}>
            {t("back")}
          </button>
          <button type="submit" class="primary">
            {t("start")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
