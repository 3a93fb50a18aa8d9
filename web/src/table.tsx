// The page of a table: its connections, panels by their role, keys. No rule lives in it.

import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import type { AnalysisProps } from "./analysis";
import { noteSeats } from "./api";
import { ArtProvider, useArtSheets } from "./art";
import { useTurnInTab } from "./attention";
import { Confirm, Dialog } from "./components";
import { Decision } from "./decision";
import { Invite, Menu, type Sheet } from "./dialogs";
import { Film, useCounters, useSkipByClick } from "./director/film";
import { EndingPage, useEnding } from "./ending";
import { ForecastPane, usePreview } from "./forecast";
import { Glyph } from "./glyphs";
import type { GuideProps } from "./guide";
import { Help } from "./help";
import { Connecting, Later, LazyPart } from "./lazy";
import type { LinkedMoment } from "./linked-moment";
import { Live, type View } from "./live";
import { PeopleContext } from "./people";
import { Points } from "./points";
import { type LocalSeats, SeatsDialog, Strip, seatName } from "./seats";
import { compositionOf } from "./stage/compose";
import { Stage } from "./stage/frame";
import { PlaceWords, RoadView } from "./stage/road";
import { guidedTo, thingsIn } from "./stage/things";
import { roadOf } from "./stage/town";
import { useGameColours, useIsPhone } from "./stage/window";
import {
  onPreferences,
  type Preferences,
  playerKey,
  preferences,
  rememberGuestTable,
  savedTableOf,
  setPreferences,
} from "./storage";
import { Spoken, StoryView } from "./story";
import { GameContext, StyleContext, type Styles } from "./styles";
import { ClauseContext, TargetContext, TargetMenu, type TargetMenuPlace, type Targets, targetsOf } from "./targets";
import { plain } from "./text";
import { askWhy, WhyContext } from "./why-not";
import type { Offer, Panel, Route } from "./wire";
import { t, type Word } from "./words";

const NO_STYLES: Styles = {};

/** One connection for each seat that this browser plays: several people may share a screen. */
const useLives = (token: string): Live[] => {
  const lives = useMemo(() => {
    const saved = savedTableOf(token);
    const own = saved?.mine.filter((mine) => mine.seat !== null).map((mine) => mine.token) ?? [];
    return (own.includes(token) ? own : [token]).map((each) => new Live(each));
  }, [token]);
  const [, again] = useState(0);
  useEffect(() => {
    const stops = lives.map((live) => live.listen(() => again((count) => count + 1)));
    again((count) => count + 1); // something may have come before anybody listened
    let spoken = preferences.language;
    stops.push(
      onPreferences(() => {
        if (preferences.language === spoken) return;
        spoken = preferences.language;
        for (const live of lives) if (live.status === "on") live.send({ do: "speak", language: preferences.language });
      }),
    );
    return () => {
      for (const stop of stops) stop();
      for (const live of lives) live.close();
    };
  }, [lives]);
  return lives;
};

/** The seat to show: the one that is asked; where seats have secrets, behind a curtain until its person looks. */
const useActiveSeat = (lives: Live[], token: string) => {
  const [active, setActive] = useState(() => {
    const found = lives.findIndex((live) => live.token === token);
    return Math.max(0, found);
  });
  const [isCovered, setCovered] = useState(false);
  const live = lives[active] ?? (lives[0] as Live);
  const seated = live.seated;
  const asked = lives.map((each) => each.latest?.facts.ask !== undefined || each.latest?.facts.chance?.yours === true);
  const wanted = asked[active] === true || live.film !== null || live.latest === null ? active : asked.indexOf(true);
  useEffect(() => {
    for (const each of lives) each.show(each === live);
  }, [lives, live]);
  useEffect(() => {
    if (wanted < 0 || wanted === active) return;
    setActive(wanted);
    if (preferences.curtain && seated?.secrets === true && !seated.cooperative) setCovered(true);
  }, [wanted, active, seated]);
  return { live, active, setActive, isCovered, uncover: () => setCovered(false) };
};

const useKeys = (live: Live, openClause: (id: string) => void): void => {
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test((event.target as HTMLElement).tagName);
      const hasDialog = document.querySelector("[role=dialog]") !== null;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping || hasDialog) return;
      const name = event.key.toLowerCase();
      if (name === "r") {
        event.preventDefault();
        openClause("");
      } else if (name === "s") document.getElementById("story")?.focus();
      else if (name === "u") live.undo();
      else if (name === "i") setPreferences({ intentions: !preferences.intentions });
      else if (event.key === "Escape") live.skip();
      else if (name === "n") live.film?.skipMoment();
      else if (/^[1-9]$/.test(name) && live.again === null) {
        const offer = live.latest?.facts.ask?.options[Number(name) - 1];
        // What ends something for good is asked first, by its button.
        if (offer !== undefined && offer.shown.sure === undefined) live.choose(offer.key);
        else document.querySelector<HTMLElement>(`[data-key="${CSS.escape(offer?.key ?? "")}"]`)?.click();
      }
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [live, openClause]);
};

/** Go to the moment that the address names, once. */
const useLinkedMoment = (live: Live, moment: LinkedMoment | null): void => {
  const [isDone, setDone] = useState(moment === null);
  const isOn = live.status === "on";
  useEffect(() => {
    if (isDone || moment === null || !isOn) return;
    setDone(true);
    if (moment.line === null) live.look(moment.step, moment.seat);
    else live.visit(moment.line);
  }, [live, moment, isOn, isDone]);
};

interface TablePageProps {
  token: string;
  inviting: boolean;
  /** The moment that a link leads to. */
  moment: LinkedMoment | null;
}

export function TablePage({ token, inviting, moment }: TablePageProps) {
  const lives = useLives(token);
  const { live, active, setActive, isCovered, uncover } = useActiveSeat(lives, token);
  const [sheet, setSheet] = useState<Sheet>(inviting ? "invite" : "");
  const [clause, setClause] = useState("");
  const openClause = useCallback((id: string): void => {
    setClause(id);
    setSheet("rules");
  }, []);
  const closeSheet = useCallback((): void => {
    setSheet("");
    setClause("");
  }, []);
  useKeys(live, openClause);
  useLinkedMoment(live, moment);
  const names = (live.info?.seats ?? []).map((each) => each.name).join("\n");
  const people = useMemo(() => names.split("\n"), [names]);
  useSkipByClick(live);
  useCounters(live);
  const seated = live.seated;
  useEffect(() => {
    if (seated === null) return;
    if (savedTableOf(token) === undefined) rememberGuestTable(seated.table, seated.game, seated.seat, token);
    if (seated.seat !== null) noteSeats(playerKey(), [token]).catch(() => undefined); // tried again at the next visit
  }, [seated, token]);
  useTurnInTab(seated?.title, live.latest?.facts.ask !== undefined && live.info?.state === "open");

  if (live.failure !== null) return <NoTable why={live.failure.why} />;
  const view = live.view;
  const info = live.info;
  if (seated === null || view === null) return <Connecting />;
  if (isCovered) return <Curtain who={seatName(info, seated.seat ?? 0, null)} open={uncover} />;
  const past = live.isPastShown ? (live.past?.shown ?? null) : null;
  return (
    <PeopleContext.Provider value={people}>
      <ClauseContext.Provider value={openClause}>
        <TableView
          live={live}
          view={view}
          past={past}
          openClause={openClause}
          sheet={sheet}
          setSheet={setSheet}
          seats={lives.length > 1 ? { lives, active, go: setActive } : null}
        >
          {sheet === "rules" ? <Help game={seated.game} clause={clause} close={closeSheet} /> : null}
          {sheet === "menu" ? <Menu live={live} close={closeSheet} open={setSheet} /> : null}
          {sheet === "invite" ? <Invite token={token} info={info} close={closeSheet} /> : null}
          {sheet === "seats" ? <SeatsDialog live={live} close={closeSheet} /> : null}
        </TableView>
      </ClauseContext.Provider>
    </PeopleContext.Provider>
  );
}

function NoTable({ why }: { why: string }) {
  return (
    <div class="nothing">
      <main>
        <Glyph name="lock" size={48} />
        <h1>{t("notFound")}</h1>
        <p>{why}</p>
        <a class="button" href="#/">
          {t("lobby")}
        </a>
      </main>
    </div>
  );
}

function Curtain({ who, open }: { who: string; open: () => void }) {
  return (
    <div class="nothing curtain">
      <main>
        <Glyph name="eye" size={56} />
        <h1>{t("passTo", { who })}</h1>
        <p>{t("passText")}</p>
        <button type="button" class="primary" onClick={open}>
          {t("show")}
        </button>
      </main>
    </div>
  );
}

/** An answer of the bar or the list gives up the focus as it is given, and the next question takes it: an element that
 *  goes away with the focus has the browser lay out the page in the middle of the drawing. */
const letGo = (): void => {
  const active = document.activeElement as HTMLElement | null;
  if (active?.closest(".decision .option") != null) active.blur();
};

interface TableViewProps {
  live: Live;
  view: View;
  /** A moment of a finished game that is looked at instead of its end. */
  past: View | null;
  openClause: (id: string) => void;
  sheet: Sheet;
  setSheet: (name: Sheet) => void;
  seats: LocalSeats | null;
  children: ComponentChildren;
}

function TableView({ live, view, past, openClause, sheet, setSheet, seats, children }: TableViewProps) {
  const [pointed, setPointed] = useState<Offer[] | null>(null);
  const [walked, setWalked] = useState<Route | null>(null);
  const [touched, setTouched] = useState<string | null>(null);
  const [menu, setMenu] = useState<TargetMenuPlace | null>(null);
  const isPhone = useIsPhone();
  const game = live.seated?.game ?? "";
  useGameColours(game);
  const sheets = useArtSheets(["core", "haven", game]);
  const context = useMemo(() => ({ game, signs: "haven" }), [game]);
  const { facts } = view;
  const ask = past === null && live.again === null ? facts.ask : undefined;
  const [doubted, setDoubted] = useState<Offer | null>(null);
  const choose = useCallback(
    (key: string, isSure = false): void => {
      const offer = isSure ? undefined : live.latest?.facts.ask?.options.find((each) => each.key === key);
      if (offer?.shown.sure !== undefined) {
        setDoubted(offer);
        return;
      }
      setMenu(null);
      setPointed(null);
      setTouched(null);
      letGo();
      live.choose(key);
    },
    [live],
  );
  const targets: Targets = useMemo(
    () => ({
      ...targetsOf(ask, pointed, walked),
      pointRoute: setWalked,
      walk: (route) => {
        setWalked(null);
        setTouched(null);
        live.walk(route.keys);
      },
      point: setPointed,
      choose,
      openMenu: setMenu,
      touched,
      touch: setTouched,
    }),
    [ask, pointed, walked, choose, touched, live],
  );
  const panels = past?.panels ?? view.panels;
  const things = useMemo(() => thingsIn(panels), [panels]);
  const title = live.seated?.title ?? "";
  const status = past?.facts.status ?? facts.status;
  const seat = live.seated?.seat ?? null;
  // Composed anew when what it is made of changes, not while an answer is on its way.
  const regions = useMemo(
    () => compositionOf(game)({ game, title, status, panels, seat, ask, isPhone }),
    [game, title, status, panels, seat, ask, isPhone],
  );
  const end = useEnding(live, past === null);
  const [isAnalysed, setAnalysed] = useState(false);
  const atTouched = touched === null ? [] : (targets.at.get(touched) ?? []);
  const touchedOffer = atTouched.length === 1 ? atTouched[0] : undefined;
  const preview = usePreview(live, ask, pointed);
  const pointedAt = pointed?.[0]?.shown.at ?? "";
  const waiting = past?.facts.waiting ?? facts.waiting ?? [];
  const film = live.film;
  const why = useCallback((id: string) => askWhy(live, id), [live]);
  return (
    <ArtProvider value={sheets}>
      <StyleContext.Provider value={live.seated?.styles ?? NO_STYLES}>
        <GameContext.Provider value={context}>
          <TargetContext.Provider value={targets}>
            <WhyContext.Provider value={why}>
              <Stage
                game={game}
                regions={regions}
                things={things}
                isPhone={isPhone}
                askId={ask?.id}
                guided={guidedTo(facts.guide, ask?.options ?? [])}
                strip={
                  live.info === null ? null : <Strip live={live} info={live.info} waiting={waiting} seats={seats} />
                }
                tools={
                  <Tools
                    live={live}
                    openClause={openClause}
                    setSheet={setSheet}
                    isPhone={isPhone}
                    hasRoad={roadOf(panels) !== undefined}
                  />
                }
                decision={
                  <Decision
                    live={live}
                    ask={ask}
                    view={view}
                    things={things}
                    touched={touchedOffer}
                    preview={preview}
                    choose={choose}
                    point={setPointed}
                    openClause={openClause}
                    isPast={past !== null}
                    slots={regions.slots}
                    isPhone={isPhone}
                    openAnalysis={() => setAnalysed(true)}
                    showEnding={end.ending === undefined ? end.open : undefined}
                  />
                }
                story={<StoryView view={past ?? view} live={live} isSpoken={!isPhone} />}
                isFilming={film !== null}
              >
                <Film film={film} panels={panels} />
                <Points live={live} panels={panels} things={things} />
                {isPhone ? <Spoken view={past ?? view} /> : null}
                {sheet === "campaign" ? <CampaignSheet panels={panels} game={game} close={() => setSheet("")} /> : null}
                {preview === undefined || isPhone || pointedAt === "" ? null : (
                  <ForecastPane preview={preview} at={pointedAt} things={things} />
                )}
                {facts.guide === undefined || past !== null ? null : (
                  <Later
                    part={guide}
                    given={{ live, ask, facts, isPhone, note: facts.guide, point: setPointed }}
                    meanwhile={null}
                    otherwise={null}
                  />
                )}
                {menu === null ? null : <TargetMenu place={menu} close={() => setMenu(null)} />}
                {doubted === null ? null : (
                  <Confirm
                    question={plain(doubted.shown.sure)}
                    yes={plain(doubted.shown.label)}
                    act={() => choose(doubted.key, true)}
                    close={() => setDoubted(null)}
                  />
                )}
                <AfterGame live={live} end={end} isAnalysed={isAnalysed} analyse={setAnalysed} />
                {children}
              </Stage>
            </WhyContext.Provider>
          </TargetContext.Provider>
        </GameContext.Provider>
      </StyleContext.Provider>
    </ArtProvider>
  );
}

/** The guide is loaded by those who learn; where that fails, the game can be played without it. */
const guide = new LazyPart<GuideProps>(() => import("./guide").then((found) => found.Guide));

/** The analysis is loaded by those who want to see it. */
const analysis = new LazyPart<AnalysisProps>(() => import("./analysis").then((found) => found.AnalysisPage));

interface AfterGameProps {
  live: Live;
  end: ReturnType<typeof useEnding>;
  isAnalysed: boolean;
  analyse: (isAnalysed: boolean) => void;
}

/** What lies over the table when the game is over: its ending, or its analysis. */
function AfterGame({ live, end, isAnalysed, analyse }: AfterGameProps) {
  const close = useCallback(() => analyse(false), [analyse]);
  if (isAnalysed)
    return <Later part={analysis} meanwhile={null} given={{ live, language: preferences.language, close }} />;
  if (end.ending === undefined) return null;
  return <EndingPage live={live} ending={end.ending} close={end.close} openAnalysis={() => analyse(true)} />;
}

/** The map of the campaign, at any time. */
function CampaignSheet({ panels, game, close }: { panels: Panel[]; game: string; close: () => void }) {
  const road = roadOf(panels);
  if (road === undefined) return null;
  return (
    <Dialog title={t("campaign")} close={close} wide>
      <RoadView road={road} game={game} />
      <div class="road-words">
        {road.places
          .filter((place) => place.state === "open" || place.state === "now")
          .map((place) => (
            <PlaceWords key={place.id} place={place} />
          ))}
      </div>
    </Dialog>
  );
}

interface ToolsProps {
  live: Live;
  openClause: (id: string) => void;
  setSheet: (name: Sheet) => void;
  /** A phone has most of them in its menu, and the order of turns in their place. */
  isPhone: boolean;
  /** Whether there is a campaign to look at. */
  hasRoad: boolean;
}

/** The connection, and the buttons at the right end of the head. */
function Tools({ live, openClause, setSheet, isPhone, hasRoad }: ToolsProps) {
  const online = live.isLate ? "unsent" : "connected";
  const connection = live.status === "on" ? online : live.status === "off" ? "offline" : "connecting";
  return (
    <>
      <span class={`line ${connection}`} role="status" title={t(connection)}>
        <i aria-hidden="true" />
        <span class="line-word">{t(connection)}</span>
      </span>
      {isPhone ? null : (
        <>
          {hasRoad ? <Tool name="flag" label={t("campaign")} use={() => setSheet("campaign")} /> : null}
          <Tool name="person" label={t("people")} use={() => setSheet("seats")} />
          <Tool name="book" label={t("rules")} use={() => openClause("")} />
        </>
      )}
      <SoundTool />
      <Tool name="menu" label={t("menu")} use={() => setSheet("menu")} />
    </>
  );
}

const LOUDER: Record<Preferences["sound"], [Preferences["sound"], Word]> = {
  off: ["quiet", "soundOff"],
  quiet: ["medium", "soundQuiet"],
  medium: ["loud", "soundMedium"],
  loud: ["off", "soundLoud"],
};

/** Each click makes it louder, and after the loudest there is no sound. */
function SoundTool() {
  const [next, word] = LOUDER[preferences.sound];
  const label = `${t("sound")}: ${t(word)}`;
  const name = preferences.sound === "off" ? "soundless" : "sound";
  return <Tool name={name} label={label} use={() => setPreferences({ sound: next })} />;
}

function Tool({ name, label, use }: { name: string; label: string; use: () => void }) {
  return (
    <button type="button" class="tool" aria-label={label} title={label} onClick={use}>
      <Glyph name={name} size={16} />
    </button>
  );
}
