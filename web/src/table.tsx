// The page of a table: its connections, panels by their role, keys. No rule lives in it.

import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { Decision } from "./decision";
import { Invite, Menu, type Sheet } from "./dialogs";
import { Glyph } from "./glyphs";
import { Help } from "./help";
import { Live, type View } from "./live";
import { PanelView } from "./panels";
import { type LocalSeats, SeatsDialog, Strip, seatName } from "./seats";
import { onPreferences, preferences, rememberGuestTable, savedTableOf } from "./storage";
import { StoryView } from "./story";
import { StyleContext, type Styles } from "./styles";
import { TargetContext, TargetMenu, type TargetMenuPlace, type Targets, targetsOf } from "./targets";
import { plain } from "./text";
import type { Frame, Offer, Panel } from "./wire";
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
        <a class="like-button" href="#/">
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
  const [menu, setMenu] = useState<TargetMenuPlace | null>(null);
  const facts = view.facts;
  const ask = past === null && live.replay === null ? facts.ask : undefined;
  const choose = useCallback(
    (key: string): void => {
      setMenu(null);
      setPointed(null);
      live.choose(key);
    },
    [live],
  );
  const targets: Targets = useMemo(
    () => ({ ...targetsOf(ask, pointed), openClause, point: setPointed, choose, openMenu: setMenu }),
    [ask, pointed, openClause, choose],
  );
  const status = (past?.status ?? facts.status).map(plain).join(" · ");
  const waiting = past?.waiting ?? facts.waiting ?? [];
  const zones = zonesOf(past?.panels ?? view.panels);
  return (
    <StyleContext.Provider value={live.seated?.styles ?? NO_STYLES}>
      <TargetContext.Provider value={targets}>
        <div class="table">
          <a class="skip" href="#decision" onClick={focusOn("decision")}>
            {t("toDecision")}
          </a>
          <TopBar live={live} status={status} openClause={openClause} setSheet={setSheet} />
          {live.info === null ? null : <Strip live={live} info={live.info} waiting={waiting} seats={seats} />}
          <main class={`floor${zones.boards.length > 0 ? " with-board" : ""}`}>
            <JumpLinks zones={zones} />
            <div class="centre">
              <Zone id="boards" name="boards" panels={zones.boards} />
              <Zone id="own" name="own" panels={zones.own} />
              <Zone name="supply" panels={zones.supply} />
              <Zone id="people" name="people" panels={zones.people} />
              <Zone name="notes" panels={zones.notes} />
            </div>
            <aside class="side" aria-label={t("decide")}>
              <Decision
                live={live}
                ask={ask}
                view={view}
                choose={choose}
                point={setPointed}
                openClause={openClause}
                past={past}
              />
              <StoryView
                view={past === null ? view : { ...view, story: past.story, fresh: past.story.length }}
                live={live}
              />
            </aside>
          </main>
          {menu === null ? null : <TargetMenu place={menu} close={() => setMenu(null)} />}
          {children}
        </div>
      </TargetContext.Provider>
    </StyleContext.Provider>
  );
}

interface TopBarProps {
  live: Live;
  status: string;
  openClause: (id: string) => void;
  setSheet: (name: Sheet) => void;
}

function TopBar({ live, status, openClause, setSheet }: TopBarProps) {
  const online = live.isBusy ? "unsent" : "connected";
  const connection = live.status === "on" ? online : live.status === "off" ? "offline" : "connecting";
  return (
    <header class="bar">
      <a class="round" href="#/" aria-label={t("lobby")} title={t("lobby")}>
        <Glyph name="arch" size={20} />
      </a>
      <h1>{live.seated?.title}</h1>
      <p class="status" role="status">
        {status}
      </p>
      <span class={`line ${connection}`} role="status" title={t(connection)}>
        <i aria-hidden="true" />
        <span class="line-word">{t(connection)}</span>
      </span>
      <button type="button" class="tool" onClick={() => setSheet("seats")}>
        <Glyph name="person" size={16} /> <span>{t("people")}</span>
      </button>
      <button type="button" class="tool" onClick={() => openClause("")}>
        <Glyph name="book" size={16} /> <span>{t("rules")}</span>
      </button>
      <button type="button" class="tool" onClick={() => setSheet("menu")}>
        <Glyph name="menu" size={16} /> <span>{t("menu")}</span>
      </button>
    </header>
  );
}

interface Zones {
  boards: Panel[];
  own: Panel[];
  supply: Panel[];
  people: Panel[];
  notes: Panel[];
}

/** Panels by the place that their role gives them. */
const zonesOf = (panels: Panel[]): Zones => {
  const zones: Zones = { boards: [], own: [], supply: [], people: [], notes: [] };
  const hand: Panel[] = [];
  for (const panel of panels) {
    if (panel.role === "board") zones.boards.push(panel);
    else if (panel.role === "hand") hand.push(panel);
    else if (panel.role === "mine") zones.own.push(panel);
    else if (panel.role === "supply") zones.supply.push(panel);
    else if (panel.role === "player") zones.people.push(panel);
    else zones.notes.push(panel);
  }
  zones.own.unshift(...hand);
  return zones;
};

function Zone({ id, name, panels }: { id?: string; name: string; panels: Panel[] }) {
  if (panels.length === 0) return null;
  return (
    <div id={id} class={`zone ${name}`}>
      {panels.map((panel) => (
        <PanelView key={panel.id} panel={panel} />
      ))}
    </div>
  );
}

function JumpLinks({ zones }: { zones: Zones }) {
  return (
    <nav class="jump" aria-label={t("menu")}>
      {zones.boards.length > 0 ? (
        <a href="#boards" onClick={scrollTo("boards")}>
          {t("board")}
        </a>
      ) : null}
      {zones.own.length > 0 ? (
        <a href="#own" onClick={scrollTo("own")}>
          {t("hand")}
        </a>
      ) : null}
      {zones.people.length > 0 ? (
        <a href="#people" onClick={scrollTo("people")}>
          {t("people")}
        </a>
      ) : null}
      <a href="#story" onClick={scrollTo("story")}>
        {t("story")}
      </a>
    </nav>
  );
}

// The address behind the # is the table's key, so links inside the page must not change it.

const scrollTo =
  (id: string) =>
  (event: Event): void => {
    event.preventDefault();
    document.getElementById(id)?.scrollIntoView({ block: "start" });
  };

const focusOn =
  (id: string) =>
  (event: Event): void => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
