// The lobby: pick a game, set it up, find one's tables again, open a record.

import { useEffect, useState } from "preact/hooks";
import { fetchLobby, fetchSummaries, importRecord, makeTable, RequestRefused } from "./api";
import { Dialog, HeroArt, LanguagePick, PreferencesForm } from "./components";
import { Glyph } from "./glyphs";
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
  const [preferencesOpen, setPreferencesOpen] = useState(false);
  const [busy, setBusy] = useState(false);
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
    <div class="lobby">
      <header class="lobby-head">
        <HeroArt />
        <div class="lobby-name">
          <h1>Undercroft</h1>
          <p>{t("tagline")}</p>
        </div>
        <div class="lobby-tools">
          <LanguagePick />
          <button
            type="button"
            class="round"
            aria-label={t("settings")}
            title={t("settings")}
            onClick={() => setPreferencesOpen(true)}
          >
            <Glyph name="gear" size={18} />
          </button>
        </div>
      </header>
      <main>
        <p class="intro">{t("intro")}</p>
        {fault === "" ? null : (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        <h2>{t("games")}</h2>
        <div class="games">
          {(data?.games ?? []).map((game) => (
            <article key={game.name} class="game" aria-labelledby={`game-${game.name}`}>
              <HeroArt hue={game.look.hue} glyph={game.look.glyph} />
              <div class="game-body">
                <h3 id={`game-${game.name}`}>{game.title}</h3>
                <p>{game.about}</p>
                <p class="game-facts">
                  <span title={t("players")}>
                    <Glyph name="person" size={14} /> <span class="hidden">{t("players")} </span>
                    {game.players[0] === game.players[1] ? game.players[0] : `${game.players[0]}–${game.players[1]}`}
                  </span>
                  <span title={t("minutes")}>
                    <Glyph name="hourglass" size={14} /> <span class="hidden">{t("minutes")} </span>
                    {game.minutes[0]}–{game.minutes[1]}
                  </span>
                  <span>{game.cooperative ? t("cooperative") : game.players[1] === 1 ? "" : t("against")}</span>
                </p>
                <div class="game-buttons">
                  <button
                    type="button"
                    class="primary"
                    data-play={game.name}
                    disabled={busy}
                    aria-label={`${t("playNow")}: ${game.title}`}
                    onClick={() => void playNow(game)}
                  >
                    {t("playNow")}
                  </button>
                  <button
                    type="button"
                    data-setup={game.name}
                    aria-label={`${t("setUp")}: ${game.title}`}
                    onClick={() => setSetting(game)}
                  >
                    {t("setUp")}
                  </button>
                </div>
              </div>
            </article>
          ))}
        </div>
        <MyTables games={data?.games ?? []} language={language} />
        <label class="file">
          <span class="like-button">{t("importRecord")}</span>
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => void open(event.currentTarget.files?.[0])}
          />
        </label>
      </main>
      <footer class="faint">{data === null ? "" : t("version", { n: data.version })}</footer>
      {setting === null || data === null ? null : (
        <SetUp game={setting} agents={data.agents} close={() => setSetting(null)} />
      )}
      {preferencesOpen ? (
        <Dialog title={t("settings")} close={() => setPreferencesOpen(false)}>
          <PreferencesForm />
        </Dialog>
      ) : null}
    </div>
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
  const state = (summary: TableSummary | undefined): string => {
    if (summary === undefined) return "";
    if (summary.state === "gone") return t("tableGone");
    if (summary.state === "over") return t("tableOver");
    if (summary.state === "closed") return t("tableClosed");
    return summary.asked === true ? t("yourTurn") : t("tableOpen");
  };
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{t("yourTables")}</h2>
      {list.length === 0 ? <p class="faint">{t("noTables")}</p> : null}
      <ul class="my-tables">
        {list.map((saved) => {
          const token = saved.mine[0]?.token ?? saved.watch;
          const summary = news.get(token);
          const game = games.find((each) => each.name === saved.game);
          const title = game?.title ?? saved.game;
          return (
            <li key={saved.table}>
              <Glyph name={game?.look.glyph ?? "arch"} size={22} />
              <span class="my-title">
                <b>{title}</b>{" "}
                <span class="faint">
                  {new Date(saved.created).toLocaleString(preferences.language, {
                    dateStyle: "medium",
                    timeStyle: "short",
                  })}
                </span>
                <span class={`badge${summary?.asked === true ? " hot" : ""}`}>{state(summary)}</span>
              </span>
              <a class="like-button" href={`#/t/${token}`} aria-label={`${t("resume")}: ${title}`}>
                {summary?.state === "over" || summary?.state === "closed" ? t("watchAgain") : t("resume")}
              </a>
              <button
                type="button"
                class="plain"
                aria-label={`${t("forget")}: ${title}`}
                onClick={() => {
                  forgetTable(saved.table);
                  setList(tables());
                }}
              >
                {t("forget")}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
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
  if (setting.kind === "yes") {
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
  if (setting.kind === "many") {
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
        {setting.kind === "whole" && setting.most - setting.least > 12 ? (
          <input
            type="number"
            min={setting.least}
            max={setting.most}
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
              set(setting.kind === "whole" ? Number(event.currentTarget.value) : event.currentTarget.value)
            }
          >
            {setting.kind === "whole"
              ? Array.from({ length: setting.most - setting.least + 1 }, (_, i) => (
                  <option key={i} value={String(setting.least + i)}>
                    {setting.least + i}
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
