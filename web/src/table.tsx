// The page of a table: its connections, panels by their role, keys. No rule lives in it.

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Decision } from "./decision";
import { Invite, Menu, type Sheet } from "./dialogs";
import { Glyph } from "./glyphs";
import { Help } from "./help";
import { Live, type View } from "./live";
import { PanelView } from "./panels";
import { type LocalSeats, SeatsDialog, Strip, seatName } from "./seats";
import { onPreferences, preferences, rememberGuestTable, savedTableOf } from "./storage";
import { StoryView } from "./story";
import { TargetContext, type Targets } from "./targets";
import { plain } from "./text";
import type { Frame, Offer, Panel } from "./wire";
import { t } from "./words";

const useLive = (lives: Live[]): void => {
  const [, again] = useState(0);
  useEffect(() => {
    const offs = lives.map((live) => live.listen(() => again((count) => count + 1)));
    again((count) => count + 1); // something may have come before anybody listened
    return () => offs.forEach((off) => off());
  }, [lives]);
};

export function TablePage({ token, inviting }: { token: string; inviting: boolean }) {
  // One connection for each seat that this browser plays: several people may share a screen.
  const lives = useMemo(() => {
    const saved = savedTableOf(token);
    const own = saved?.mine.filter((mine) => mine.seat !== null).map((mine) => mine.token) ?? [];
    return (own.includes(token) ? own : [token]).map((each) => new Live(each));
  }, [token]);
  useEffect(() => () => lives.forEach((live) => live.close()), [lives]);
  useLive(lives);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      lives.findIndex((live) => live.token === token),
    ),
  );
  const [covered, setCovered] = useState(false);
  const [sheet, setSheet] = useState<"" | "rules" | "invite" | "menu" | "seats">(inviting ? "invite" : "");
  const [clause, setClause] = useState("");
  const live = lives[active] ?? (lives[0] as Live);

  useEffect(
    () =>
      onPreferences(() => {
        for (const each of lives) if (each.status === "on") each.send({ do: "speak", language: preferences.language });
      }),
    [lives],
  );
  const seated = live.seated;
  useEffect(() => {
    if (seated !== null && savedTableOf(token) === undefined)
      rememberGuestTable(seated.table, seated.game, seated.seat, token);
    if (seated !== null) document.title = `${seated.title} · Undercroft`;
    return () => {
      document.title = "Undercroft";
    };
  }, [seated, token]);

  // At one screen: go to the seat that is asked; with secrets, behind a curtain.
  const asked = lives.map((each) => each.latest?.facts.ask !== undefined || each.latest?.facts.chance?.yours === true);
  const wanted = asked[active] === true || live.replay !== null || live.latest === null ? active : asked.indexOf(true);
  useEffect(() => {
    if (wanted < 0 || wanted === active) return;
    setActive(wanted);
    if (preferences.curtain && seated?.secrets === true && !seated.cooperative) setCovered(true);
  }, [wanted, active, seated]);

  const openClause = (id: string): void => {
    setClause(id);
    setSheet("rules");
  };
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) ||
        document.querySelector("[role=dialog]") !== null
      )
        return;
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
  }, [live]);

  if (live.failure !== null) {
    return (
      <div class="nothing">
        <main>
          <Glyph name="lock" size={48} />
          <h1>{t("notFound")}</h1>
          <p>{live.failure.why}</p>
          <a class="like-button" href="#/">
            {t("lobby")}
          </a>
        </main>
      </div>
    );
  }
  const view = live.view;
  const info = live.info;
  if (seated === null || view === null)
    return (
      <div class="nothing">
        <main>
          <h1 class="hidden">Undercroft</h1>
          <p role="status">{t("connecting")}</p>
        </main>
      </div>
    );
  if (covered) {
    return (
      <div class="nothing curtain">
        <main>
          <Glyph name="eye" size={56} />
          <h1>{t("passTo", { who: seatName(info, seated.seat ?? 0, null) })}</h1>
          <p>{t("passText")}</p>
          <button type="button" class="primary" onClick={() => setCovered(false)}>
            {t("show")}
          </button>
        </main>
      </div>
    );
  }
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
      {sheet === "rules" ? (
        <Help
          game={seated.game}
          clause={clause}
          close={() => {
            setSheet("");
            setClause("");
          }}
        />
      ) : null}
      {sheet === "menu" ? <Menu live={live} close={() => setSheet("")} open={setSheet} /> : null}
      {sheet === "invite" ? <Invite token={token} info={info} close={() => setSheet("")} /> : null}
      {sheet === "seats" ? <SeatsDialog live={live} close={() => setSheet("")} /> : null}
    </TableView>
  );
}

function TableView({
  live,
  view,
  past,
  openClause,
  setSheet,
  seats,
  children,
}: {
  live: Live;
  view: View;
  past: Frame | null;
  openClause: (id: string) => void;
  setSheet: (name: Sheet) => void;
  seats: LocalSeats | null;
  children: ComponentChildren;
}) {
  const [pointed, setPointed] = useState<Offer[] | null>(null);
  const [menu, setMenu] = useState<{ offers: Offer[]; x: number; y: number } | null>(null);
  const facts = view.facts;
  const ask = past === null && live.replay === null ? facts.ask : undefined;
  const seated = live.seated;
  const info = live.info;
  const choose = (key: string): void => {
    setMenu(null);
    setPointed(null);
    live.choose(key);
  };
  const targets: Targets = useMemo(() => {
    const at = new Map<string, Offer[]>();
    for (const offer of ask?.options ?? []) {
      const id = offer.shown.at;
      if (id !== undefined && id !== "") at.set(id, [...(at.get(id) ?? []), offer]);
    }
    const lit = new Set<string>();
    for (const offer of pointed ?? []) {
      for (const id of offer.shown.touches ?? []) lit.add(id);
      if (offer.shown.at !== undefined) lit.add(offer.shown.at);
    }
    return {
      at,
      lit,
      openClause,
      point: setPointed,
      pick: (offers, anchor) => {
        const only = offers[0];
        if (offers.length === 1 && only !== undefined) choose(only.key);
        else {
          const box = anchor.getBoundingClientRect();
          setMenu({
            offers,
            x: Math.min(box.left, innerWidth - 300),
            y: Math.min(box.bottom + 6, innerHeight - 60 - offers.length * 44),
          });
        }
      },
    };
  }, [ask, pointed]);
  const panels = past?.panels ?? view.panels;
  const roles = (...names: string[]): Panel[] => panels.filter((panel) => names.includes(panel.role ?? "info"));
  const boards = roles("board");
  const supply = roles("supply");
  const hand = roles("hand");
  const own = roles("mine");
  const people = roles("player");
  const notes = panels.filter((panel) => !["board", "supply", "hand", "mine", "player"].includes(panel.role ?? "info"));
  const status = (past?.status ?? facts.status).map(plain).join(" · ");
  const connection =
    live.status === "on" ? (live.isBusy ? "unsent" : "connected") : live.status === "off" ? "offline" : "connecting";
  return (
    <TargetContext.Provider value={targets}>
      <div class="table">
        <a
          class="skip"
          href="#decision"
          onClick={(event) => {
            event.preventDefault();
            document.getElementById("decision")?.focus();
          }}
        >
          {t("toDecision")}
        </a>
        <header class="bar">
          <a class="round" href="#/" aria-label={t("lobby")} title={t("lobby")}>
            <Glyph name="arch" size={20} />
          </a>
          <h1>{seated?.title}</h1>
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
        {info === null ? null : (
          <Strip live={live} info={info} waiting={past?.waiting ?? facts.waiting ?? []} seats={seats} />
        )}
        <main class={`floor${boards.length > 0 ? " with-board" : ""}`}>
          <nav class="jump" aria-label={t("menu")}>
            {boards.length > 0 ? (
              <a href="#boards" onClick={jump("boards")}>
                {t("board")}
              </a>
            ) : null}
            {hand.length + own.length > 0 ? (
              <a href="#own" onClick={jump("own")}>
                {t("hand")}
              </a>
            ) : null}
            {people.length > 0 ? (
              <a href="#people" onClick={jump("people")}>
                {t("people")}
              </a>
            ) : null}
            <a href="#story" onClick={jump("story")}>
              {t("story")}
            </a>
          </nav>
          <div class="centre">
            {boards.length === 0 ? null : (
              <div id="boards" class="zone boards">
                {boards.map((panel) => (
                  <PanelView key={panel.id} panel={panel} />
                ))}
              </div>
            )}
            {hand.length + own.length === 0 ? null : (
              <div id="own" class="zone own">
                {[...hand, ...own].map((panel) => (
                  <PanelView key={panel.id} panel={panel} />
                ))}
              </div>
            )}
            {supply.length === 0 ? null : (
              <div class="zone supply">
                {supply.map((panel) => (
                  <PanelView key={panel.id} panel={panel} />
                ))}
              </div>
            )}
            {people.length === 0 ? null : (
              <div id="people" class="zone people">
                {people.map((panel) => (
                  <PanelView key={panel.id} panel={panel} />
                ))}
              </div>
            )}
            {notes.length === 0 ? null : (
              <div class="zone notes">
                {notes.map((panel) => (
                  <PanelView key={panel.id} panel={panel} />
                ))}
              </div>
            )}
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
        {menu === null ? null : (
          <div class="menu-overlay" onClick={() => setMenu(null)}>
            <div
              class="target-menu"
              role="menu"
              aria-label={t("choose")}
              style={{ left: `${Math.max(8, menu.x)}px`, top: `${Math.max(8, menu.y)}px` }}
              onKeyDown={(event) => {
                const all = [...event.currentTarget.querySelectorAll("button")];
                const at = all.indexOf(document.activeElement as HTMLButtonElement);
                if (event.key === "Escape") setMenu(null);
                else if (event.key === "ArrowDown") all[(at + 1) % all.length]?.focus();
                else if (event.key === "ArrowUp") all[(at - 1 + all.length) % all.length]?.focus();
                else return;
                event.preventDefault();
                event.stopPropagation();
              }}
            >
              {menu.offers.map((offer, i) => (
                <button
                  key={offer.key}
                  type="button"
                  role="menuitem"
                  ref={(element) => {
                    if (i === 0) element?.focus();
                  }}
                  onMouseEnter={() => setPointed([offer])}
                  onFocus={() => setPointed([offer])}
                  onClick={() => choose(offer.key)}
                >
                  {plain(offer.shown.label)}
                </button>
              ))}
            </div>
          </div>
        )}
        {children}
      </div>
    </TargetContext.Provider>
  );
}

const jump =
  (id: string) =>
  (event: Event): void => {
    event.preventDefault();
    document.getElementById(id)?.scrollIntoView({ block: "start" });
  };
