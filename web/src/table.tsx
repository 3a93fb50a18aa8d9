// The page of a table: its connections, panels by their role, keys. No rule lives in it.

import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { ArtProvider, useArtSheets } from "./art";
import { Decision } from "./decision";
import { Invite, Menu, type Sheet } from "./dialogs";
import { Glyph } from "./glyphs";
import { Help } from "./help";
import { Live, type View } from "./live";
import { type LocalSeats, SeatsDialog, Strip, seatName } from "./seats";
import { compositionOf } from "./stage/compose";
import { Stage } from "./stage/frame";
import { thingsIn } from "./stage/things";
import { useGameColours, useIsPhone } from "./stage/window";
import { onPreferences, preferences, rememberGuestTable, savedTableOf } from "./storage";
import { StoryView } from "./story";
import { GameContext, StyleContext, type Styles } from "./styles";
import { TargetContext, TargetMenu, type TargetMenuPlace, type Targets, targetsOf } from "./targets";
import type { Frame, Offer, Route } from "./wire";
import { t } from "./words";

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
    stops.push(
      onPreferences(() => {
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
  const wanted = asked[active] === true || live.replay !== null || live.latest === null ? active : asked.indexOf(true);
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
      else if (event.key === "Escape") live.replay?.stop();
      else if (name === "n" && live.replay !== null) live.replay.next();
      else if (/^[1-9]$/.test(name) && live.replay === null) {
        const offer = live.latest?.facts.ask?.options[Number(name) - 1];
        if (offer !== undefined) live.choose(offer.key);
      }
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [live, openClause]);
};

export function TablePage({ token, inviting }: { token: string; inviting: boolean }) {
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
  const seated = live.seated;
  useEffect(() => {
    if (seated === null) return undefined;
    if (savedTableOf(token) === undefined) rememberGuestTable(seated.table, seated.game, seated.seat, token);
    document.title = `${seated.title} · Undercroft`;
    return () => {
      document.title = "Undercroft";
    };
  }, [seated, token]);

  if (live.failure !== null) return <NoTable why={live.failure.why} />;
  const view = live.view;
  const info = live.info;
  if (seated === null || view === null) return <Connecting />;
  if (isCovered) return <Curtain who={seatName(info, seated.seat ?? 0, null)} open={uncover} />;
  const past = live.moment !== null && info?.state !== "open" ? live.moment.frame : null;
  return (
    <TableView
      live={live}
      view={view}
      past={past}
      openClause={openClause}
      setSheet={setSheet}
      seats={lives.length > 1 ? { lives, active, go: setActive } : null}
    >
      {sheet === "rules" ? <Help game={seated.game} clause={clause} close={closeSheet} /> : null}
      {sheet === "menu" ? <Menu live={live} close={closeSheet} open={setSheet} /> : null}
      {sheet === "invite" ? <Invite token={token} info={info} close={closeSheet} /> : null}
      {sheet === "seats" ? <SeatsDialog live={live} close={closeSheet} /> : null}
    </TableView>
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

function Connecting() {
  return (
    <div class="nothing">
      <main>
        <h1 class="hidden">Undercroft</h1>
        <p role="status">{t("connecting")}</p>
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

interface TableViewProps {
  live: Live;
  view: View;
  /** A moment of a finished game that is looked at instead of its end. */
  past: Frame | null;
  openClause: (id: string) => void;
  setSheet: (name: Sheet) => void;
  seats: LocalSeats | null;
  children: ComponentChildren;
}

function TableView({ live, view, past, openClause, setSheet, seats, children }: TableViewProps) {
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
  const ask = past === null && live.replay === null ? facts.ask : undefined;
  const choose = useCallback(
    (key: string): void => {
      setMenu(null);
      setPointed(null);
      setTouched(null);
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
      openClause,
      point: setPointed,
      choose,
      openMenu: setMenu,
      touched,
      touch: setTouched,
    }),
    [ask, pointed, walked, openClause, choose, touched, live],
  );
  const panels = past?.panels ?? view.panels;
  const things = useMemo(() => thingsIn(panels), [panels]);
  const regions = compositionOf(game)({
    game,
    title: live.seated?.title ?? "",
    status: past?.status ?? facts.status,
    panels,
    seat: live.seated?.seat ?? null,
    ask,
    isPhone,
  });
  const atTouched = touched === null ? [] : (targets.at.get(touched) ?? []);
  const touchedOffer = atTouched.length === 1 ? atTouched[0] : undefined;
  const waiting = past?.waiting ?? facts.waiting ?? [];
  return (
    <ArtProvider value={sheets}>
      <StyleContext.Provider value={live.seated?.styles ?? NO_STYLES}>
        <GameContext.Provider value={context}>
          <TargetContext.Provider value={targets}>
            <Stage
              game={game}
              regions={regions}
              things={things}
              isPhone={isPhone}
              askId={ask?.id}
              strip={live.info === null ? null : <Strip live={live} info={live.info} waiting={waiting} seats={seats} />}
              tools={<Tools live={live} openClause={openClause} setSheet={setSheet} />}
              decision={
                <Decision
                  live={live}
                  ask={ask}
                  view={view}
                  things={things}
                  touched={touchedOffer}
                  choose={choose}
                  point={setPointed}
                  openClause={openClause}
                  past={past}
                  slots={regions.slots}
                  isPhone={isPhone}
                />
              }
              story={
                <StoryView
                  view={past === null ? view : { ...view, story: past.story, fresh: past.story.length }}
                  live={live}
                />
              }
            >
              {menu === null ? null : <TargetMenu place={menu} close={() => setMenu(null)} />}
              {children}
            </Stage>
          </TargetContext.Provider>
        </GameContext.Provider>
      </StyleContext.Provider>
    </ArtProvider>
  );
}

interface ToolsProps {
  live: Live;
  openClause: (id: string) => void;
  setSheet: (name: Sheet) => void;
}

/** The connection, and the buttons at the right end of the head. */
function Tools({ live, openClause, setSheet }: ToolsProps) {
  const online = live.isBusy ? "unsent" : "connected";
  const connection = live.status === "on" ? online : live.status === "off" ? "offline" : "connecting";
  return (
    <>
      <span class={`line ${connection}`} role="status" title={t(connection)}>
        <i aria-hidden="true" />
        <span class="line-word">{t(connection)}</span>
      </span>
      <Tool name="person" label={t("people")} use={() => setSheet("seats")} />
      <Tool name="book" label={t("rules")} use={() => openClause("")} />
      <Tool name="menu" label={t("menu")} use={() => setSheet("menu")} />
    </>
  );
}

function Tool({ name, label, use }: { name: string; label: string; use: () => void }) {
  return (
    <button type="button" class="tool" aria-label={label} title={label} onClick={use}>
      <Glyph name={name} size={16} />
    </button>
  );
}
