// The table: panels by their role, the question, the story, who sits here. No rule lives in it.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { lobby, recordOf } from "./api";
import { BoardView } from "./board";
import { Glyph } from "./glyphs";
import { Help } from "./help";
import { CardView, DiceView, PileView, StatsView, SumView, TextView, TrackView } from "./items";
import { hintsRead, keptOf, onTaste, readHint, rememberGuest, setTaste, taste } from "./keep";
import { Live, newId, type View } from "./live";
import { CopyLink, Dialog, Tastes } from "./parts";
import { ClauseLinks, StageContext, T, type Stage } from "./spots";
import { agentName, t } from "./words";
import { plain, type Ask, type Chance, type Frame, type Item, type Offer, type Panel, type TableInfo } from "./wire";

const useLive = (lives: Live[]): void => {
  const [, again] = useState(0);
  useEffect(() => {
    const offs = lives.map((live) => live.listen(() => again((count) => count + 1)));
    again((count) => count + 1); // something may have come before anybody listened
    return () => offs.forEach((off) => off());
  }, [lives]);
};

export const seatName = (info: TableInfo | null, seat: number, mine: number | null): string => {
  const chair = info?.seats[seat];
  const name = chair?.name !== undefined && chair.name !== "" ? chair.name : t("seat", { n: seat + 1 });
  return seat === mine ? `${name} (${t("you")})` : name;
};

export function TablePage({ token, inviting }: { token: string; inviting: boolean }) {
  // One connection for each seat that this browser plays: several people may share a screen.
  const lives = useMemo(() => {
    const kept = keptOf(token);
    const own = kept?.mine.filter((mine) => mine.seat !== null).map((mine) => mine.token) ?? [];
    return (own.includes(token) ? own : [token]).map((each) => new Live(each));
  }, [token]);
  useEffect(() => () => lives.forEach((live) => live.close()), [lives]);
  useLive(lives);
  const [active, setActive] = useState(() => Math.max(0, lives.findIndex((live) => live.token === token)));
  const [covered, setCovered] = useState(false);
  const [sheet, setSheet] = useState<"" | "rules" | "invite" | "menu" | "seats">(inviting ? "invite" : "");
  const [clause, setClause] = useState("");
  const live = lives[active] ?? lives[0] as Live;

  useEffect(() => onTaste(() => {
    for (const each of lives) if (each.status === "on") each.send({ do: "speak", language: taste.language });
  }), [lives]);
  const seated = live.seated;
  useEffect(() => {
    if (seated !== null && keptOf(token) === undefined) rememberGuest(seated.table, seated.game, seated.seat, token);
    if (seated !== null) document.title = `${seated.title} · Undercroft`;
    return () => { document.title = "Undercroft"; };
  }, [seated, token]);

  // At one screen: go to the seat that is asked; with secrets, behind a curtain.
  const asked = lives.map((each) => each.truth?.facts.ask !== undefined || each.truth?.facts.chance?.yours === true);
  const wanted = asked[active] === true || live.film !== null || live.truth === null ? active : asked.indexOf(true);
  useEffect(() => {
    if (wanted < 0 || wanted === active) return;
    setActive(wanted);
    if (taste.curtain && seated?.secrets === true && !seated.cooperative) setCovered(true);
  }, [wanted, active, seated]);

  const openClause = (id: string): void => { setClause(id); setSheet("rules"); };
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || document.querySelector("[role=dialog]") !== null) return;
      const name = event.key.toLowerCase();
      if (name === "r") { event.preventDefault(); openClause(""); }
      else if (name === "s") document.getElementById("story")?.focus();
      else if (name === "u") live.undo();
      else if (event.key === "Escape") live.film?.stop();
      else if (name === "n" && live.film !== null) live.film.next();
      else if (/^[1-9]$/.test(name) && live.film === null) {
        const offer = live.truth?.facts.ask?.options[Number(name) - 1];
        if (offer !== undefined) live.choose(offer.key);
      }
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [live]);

  if (live.lost !== null) {
    return (
      <div class="nothing"><main>
        <Glyph name="lock" size={48} /><h1>{t("notFound")}</h1><p>{live.lost.why}</p><a class="like-button" href="#/">{t("lobby")}</a>
      </main></div>
    );
  }
  const view = live.view;
  const info = live.info;
  if (seated === null || view === null) return <div class="nothing"><main><h1 class="hidden">Undercroft</h1><p role="status">{t("connecting")}</p></main></div>;
  if (covered) {
    return (
      <div class="nothing curtain"><main>
        <Glyph name="eye" size={56} /><h1>{t("passTo", { who: seatName(info, seated.seat ?? 0, null) })}</h1><p>{t("passText")}</p>
        <button type="button" class="primary" onClick={() => setCovered(false)}>{t("show")}</button>
      </main></div>
    );
  }
  const past = live.moment !== null && info?.state !== "open" ? live.moment.frame : null;
  return (
    <Room live={live} view={view} past={past} openClause={openClause} setSheet={setSheet}
      seats={lives.length > 1 ? { lives, active, go: setActive } : null}>
      {sheet === "rules" ? <Help game={seated.game} clause={clause} close={() => { setSheet(""); setClause(""); }} /> : null}
      {sheet === "menu" ? <Menu live={live} close={() => setSheet("")} open={setSheet} /> : null}
      {sheet === "invite" ? <Invite token={token} info={info} close={() => setSheet("")} /> : null}
      {sheet === "seats" ? <Seats live={live} close={() => setSheet("")} /> : null}
    </Room>
  );
}

type Sheet = "" | "rules" | "invite" | "menu" | "seats";

function Room({ live, view, past, openClause, setSheet, seats, children }: {
  live: Live; view: View; past: Frame | null; openClause: (id: string) => void; setSheet: (name: Sheet) => void;
  seats: { lives: Live[]; active: number; go: (seat: number) => void } | null; children: preact.ComponentChildren;
}) {
  const [pointed, setPointed] = useState<Offer[] | null>(null);
  const [menu, setMenu] = useState<{ offers: Offer[]; x: number; y: number } | null>(null);
  const facts = view.facts;
  const ask = past === null && live.film === null ? facts.ask : undefined;
  const seated = live.seated;
  const info = live.info;
  const choose = (key: string): void => { setMenu(null); setPointed(null); live.choose(key); };
  const stage: Stage = useMemo(() => {
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
      at, lit, openClause, point: setPointed,
      pick: (offers, anchor) => {
        const only = offers[0];
        if (offers.length === 1 && only !== undefined) choose(only.key);
        else {
          const box = anchor.getBoundingClientRect();
          setMenu({ offers, x: Math.min(box.left, innerWidth - 300), y: Math.min(box.bottom + 6, innerHeight - 60 - offers.length * 44) });
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
  const connection = live.status === "on" ? (live.busy ? "unsent" : "connected") : live.status === "off" ? "offline" : "connecting";
  return (
    <StageContext.Provider value={stage}>
      <div class="table">
        <a class="skip" href="#decision" onClick={(event) => { event.preventDefault(); document.getElementById("decision")?.focus(); }}>{t("toDecision")}</a>
        <header class="bar">
          <a class="round" href="#/" aria-label={t("lobby")} title={t("lobby")}><Glyph name="arch" size={20} /></a>
          <h1>{seated?.title}</h1>
          <p class="status" role="status">{status}</p>
          <span class={`line ${connection}`} role="status" title={t(connection)}><i aria-hidden="true" /><span class="line-word">{t(connection)}</span></span>
          <button type="button" class="tool" onClick={() => setSheet("seats")}><Glyph name="person" size={16} /> <span>{t("people")}</span></button>
          <button type="button" class="tool" onClick={() => openClause("")}><Glyph name="book" size={16} /> <span>{t("rules")}</span></button>
          <button type="button" class="tool" onClick={() => setSheet("menu")}><Glyph name="menu" size={16} /> <span>{t("menu")}</span></button>
        </header>
        {info === null ? null : <Strip live={live} info={info} waiting={past?.waiting ?? facts.waiting ?? []} seats={seats} />}
        <main class={`floor${boards.length > 0 ? " with-board" : ""}`}>
          <nav class="jump" aria-label={t("menu")}>
            {boards.length > 0 ? <a href="#boards" onClick={jump("boards")}>{t("board")}</a> : null}
            {hand.length + own.length > 0 ? <a href="#own" onClick={jump("own")}>{t("hand")}</a> : null}
            {people.length > 0 ? <a href="#people" onClick={jump("people")}>{t("people")}</a> : null}
            <a href="#story" onClick={jump("story")}>{t("story")}</a>
          </nav>
          <div class="centre">
            {boards.length === 0 ? null : <div id="boards" class="zone boards">{boards.map((panel) => <PanelView key={panel.id} panel={panel} />)}</div>}
            {hand.length + own.length === 0 ? null : <div id="own" class="zone own">{[...hand, ...own].map((panel) => <PanelView key={panel.id} panel={panel} />)}</div>}
            {supply.length === 0 ? null : <div class="zone supply">{supply.map((panel) => <PanelView key={panel.id} panel={panel} />)}</div>}
            {people.length === 0 ? null : <div id="people" class="zone people">{people.map((panel) => <PanelView key={panel.id} panel={panel} />)}</div>}
            {notes.length === 0 ? null : <div class="zone notes">{notes.map((panel) => <PanelView key={panel.id} panel={panel} />)}</div>}
          </div>
          <aside class="side" aria-label={t("decide")}>
            <Decision live={live} ask={ask} view={view} choose={choose} point={setPointed} openClause={openClause} past={past} />
            <StoryView view={past === null ? view : { ...view, story: past.story, fresh: past.story.length }} live={live} />
          </aside>
        </main>
        {menu === null ? null : (
          <div class="menu-veil" onClick={() => setMenu(null)}>
            <div class="spot-menu" role="menu" aria-label={t("choose")} style={{ left: `${Math.max(8, menu.x)}px`, top: `${Math.max(8, menu.y)}px` }}
              onKeyDown={(event) => {
                const all = [...event.currentTarget.querySelectorAll("button")];
                const at = all.indexOf(document.activeElement as HTMLButtonElement);
                if (event.key === "Escape") setMenu(null);
                else if (event.key === "ArrowDown") all[(at + 1) % all.length]?.focus();
                else if (event.key === "ArrowUp") all[(at - 1 + all.length) % all.length]?.focus();
                else return;
                event.preventDefault();
                event.stopPropagation();
              }}>
              {menu.offers.map((offer, i) => (
                <button key={offer.key} type="button" role="menuitem" ref={(element) => { if (i === 0) element?.focus(); }}
                  onMouseEnter={() => setPointed([offer])} onFocus={() => setPointed([offer])} onClick={() => choose(offer.key)}>{plain(offer.shown.label)}</button>
              ))}
            </div>
          </div>
        )}
        {children}
      </div>
    </StageContext.Provider>
  );
}

const jump = (id: string) => (event: Event): void => {
  event.preventDefault();
  document.getElementById(id)?.scrollIntoView({ block: "start" });
};

function Strip({ live, info, waiting, seats }: {
  live: Live; info: TableInfo; waiting: number[]; seats: { lives: Live[]; active: number; go: (seat: number) => void } | null;
}) {
  const mine = live.seated?.seat ?? null;
  return (
    <div class="strip" role="group" aria-label={t("people")}>
      {info.seats.map((chair, seat) => {
        const local = seats?.lives.findIndex((each) => each.seated?.seat === seat) ?? -1;
        const class_ = `chip${waiting.includes(seat) && info.state === "open" ? " asked" : ""}${seat === mine ? " mine" : ""}${chair.agent === "" && !chair.here ? " away" : ""}`;
        const inside = (
          <>
            <Glyph name={chair.agent !== "" ? "robot" : "person"} size={14} />
            <span>{seatName(info, seat, seats === null ? mine : null)}</span>
            <span class="hidden">{chair.agent !== "" ? agentName(chair.agent) : chair.here ? t("here") : t("away")}</span>
            {chair.trouble ? <b class="warn" title={t("botTrouble")}>!</b> : null}
          </>
        );
        return local >= 0 && seats !== null
          ? <button key={seat} type="button" class={class_} aria-pressed={seats.active === local} onClick={() => seats.go(local)}>{inside}</button>
          : <span key={seat} class={class_} title={chair.agent !== "" ? agentName(chair.agent) : chair.here ? t("here") : t("away")}>{inside}</span>;
      })}
      {mine === null ? <span class="chip mine"><Glyph name="eye" size={14} /> {t("watching")}</span> : null}
      {info.watching > 0 ? <span class="chip quiet"><Glyph name="eye" size={14} /> {t("spectators", { n: info.watching })}</span> : null}
    </div>
  );
}

function PanelView({ panel }: { panel: Panel }) {
  const [open, setOpen] = useState(panel.folded !== true);
  const items = panel.items ?? [];
  const inside = !open ? null : items.length === 0 ? <p class="nothing-here">{t("empty")}</p> : <div class="items">{gather(items).map((group, i) => <Group key={i} items={group} />)}</div>;
  return (
    <section class={`panel p-${panel.role ?? "info"}`} aria-label={plain(panel.title)} data-panel={panel.id}>
      <h2>
        <button type="button" class="panel-head" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span>{plain(panel.title)}</span><Glyph name={open ? "minus" : "plus"} size={11} />
        </button>
      </h2>
      {inside}
    </section>
  );
}

/** Things of one kind lie side by side. */
const gather = (items: Item[]): Item[][] => {
  const groups: Item[][] = [];
  const family = (item: Item): string => (item.type === "card" || item.type === "pile" ? "card" : item.type);
  for (const item of items) {
    const last = groups.at(-1);
    const first = last?.[0];
    if (last !== undefined && first !== undefined && family(first) === family(item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
};

function Group({ items }: { items: Item[] }) {
  const first = items[0];
  const kind = first?.type === "card" || first?.type === "pile" ? "cards" : first?.type === "track" ? "tracks" : first?.type === "sum" ? "sums" : "plain-group";
  return <div class={`group ${kind}`}>{items.map((item, i) => <ItemView key={item.id ?? i} item={item} />)}</div>;
}

function ItemView({ item }: { item: Item }) {
  switch (item.type) {
    case "card": return <CardView card={item} />;
    case "pile": return <PileView pile={item} />;
    case "board": return <BoardView board={item} />;
    case "track": return <TrackView track={item} />;
    case "dice": return <DiceView dice={item} />;
    case "sum": return <SumView sum={item} />;
    case "stats": return <StatsView stats={item} />;
    case "text": return <TextView text={item} />;
  }
}

function Decision({ live, ask, view, choose, point, openClause, past }: {
  live: Live; ask: Ask | undefined; view: View; choose: (key: string) => void; point: (offers: Offer[] | null) => void;
  openClause: (id: string) => void; past: Frame | null;
}) {
  const [folded, setFolded] = useState(false);
  const [hintGone, setHintGone] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  const facts = view.facts;
  const info = live.info;
  const mine = live.seated?.seat ?? null;
  const away = mine !== null && info?.seats[mine]?.agent !== "" && info?.seats[mine] !== undefined;
  useEffect(() => {
    // A new question takes the focus that its predecessor's buttons had, so that keyboard and reader go on from here.
    const active = document.activeElement;
    if (ask !== undefined && (active === document.body || active === null || box.current?.contains(active) === true)) heading.current?.focus({ preventScroll: true });
  }, [ask?.id]);
  const kindKey = `${live.seated?.game}.${ask?.kind}`;
  const hint = ask?.hint !== undefined && taste.hints && hintGone !== kindKey && !hintsRead().has(kindKey) ? ask.hint : "";
  const canUndo = mine !== null && facts.undo === undefined && info?.state !== "closed" && past === null && live.film === null && !away;
  const others = (facts.waiting ?? []).filter((seat) => seat !== mine);
  const bots = others.filter((seat) => info?.seats[seat]?.agent !== "");
  const names = (list: number[]): string => list.map((seat) => seatName(info, seat, mine)).join(", ");
  let at = 0;
  const groups: { title: string; offers: { offer: Offer; n: number }[] }[] = [];
  for (const offer of ask?.options ?? []) {
    const title = plain(offer.shown.group);
    const last = groups.at(-1);
    at += 1;
    if (last !== undefined && last.title === title) last.offers.push({ offer, n: at });
    else groups.push({ title, offers: [{ offer, n: at }] });
  }
  const live_ = live.film === null && past === null;
  return (
    <section ref={box} class={`decision${folded ? " folded" : ""}${ask !== undefined || (live_ && facts.chance?.yours === true) ? " open" : ""}`} aria-label={t("decide")}
      data-ask={ask?.id ?? (live_ ? facts.chance?.id : undefined) ?? ""}>
      <div class="decision-head">
        <h2 id="decision" ref={heading} tabIndex={-1} aria-live="polite">
          {live.film !== null ? t("story")
            : past !== null ? t("lookBack")
              : ask !== undefined ? ((ask.clauses ?? []).length > 0 ? plain(ask.prompt) : <T of={ask.prompt} />)
                : facts.chance !== undefined ? (facts.chance.yours ? facts.chance.prompt || t("enterOutcome") : t("enterWait"))
                  : facts.over === true ? t("gameOver")
                    : info?.state === "closed" ? t("tableClosed")
                      : bots.length > 0 && bots.length === others.length ? t("thinking", { who: names(bots) })
                        : others.length > 0 ? t("waitingFor", { who: names(others) }) : t("connecting")}
        </h2>
        <button type="button" class="round fold" aria-label={folded ? t("more") : t("less")} aria-expanded={!folded} onClick={() => setFolded(!folded)}><Glyph name={folded ? "up" : "down"} size={14} /></button>
      </div>
      <div class="decision-body">
        {live.film === null ? null : <FilmTools live={live} />}
        {live_ && ask !== undefined && (ask.clauses ?? []).length > 0 ? (
          <p class="why"><button type="button" class="plain" onClick={() => openClause(ask.clauses?.join(" ") ?? "")}><Glyph name="question" size={14} /> {t("why")}</button> <ClauseLinks clauses={ask.clauses ?? []} open={openClause} /></p>
        ) : null}
        {hint === "" || !live_ ? null : (
          <div class="hint" role="note"><b>{t("hint")}</b> {hint}
            <div class="hint-buttons">
              <button type="button" class="plain" onClick={() => { readHint(kindKey); setHintGone(kindKey); }}>{t("gotIt")}</button>
              <button type="button" class="plain" onClick={() => setTaste({ hints: false })}>{t("noHints")}</button>
            </div>
          </div>
        )}
        {live.refusal === null ? null : <p class="fault" role="alert">{live.refusal.why}</p>}
        {away && info?.state === "open" ? (
          <p class="away-note">{t("botPlays", { who: seatName(info, mine ?? 0, null) })}{" "}
            <button type="button" class="primary" onClick={() => live.send({ do: "give", id: newId(), seat: mine, agent: "" })}>{t("takeBack")}</button></p>
        ) : null}
        {live_ && facts.chance !== undefined ? <Enter live={live} chance={facts.chance} /> : null}
        {ask === undefined || away ? null : (
          <div class={`options${live.busy ? " busy" : ""}`} role="group" aria-label={t("options")}>
            {groups.map((group, g) => (
              <div key={g} class="option-group">
                {group.title === "" ? null : <h3>{group.title}</h3>}
                {group.offers.map(({ offer, n }) => (
                  <button key={offer.key} type="button" class="option" data-key={offer.key} disabled={live.busy}
                    onMouseEnter={() => point([offer])} onMouseLeave={() => point(null)} onFocus={() => point([offer])} onBlur={() => point(null)}
                    onClick={() => choose(offer.key)}>
                    <kbd aria-hidden="true">{n <= 9 ? n : ""}</kbd>
                    <span class="option-words"><span>{plain(offer.shown.label)}</span>
                      {(offer.shown.lines ?? []).map((line, i) => <small key={i}>{plain(line)}</small>)}</span>
                  </button>
                ))}
              </div>
            ))}
          </div>
        )}
        {facts.ending === undefined || !live_ ? null : <Ending live={live} view={view} />}
        {info !== null && info.state !== "open" && live.film === null ? <LookBack live={live} /> : null}
        {mine === null || !live_ || info?.state !== "open" ? null : (
          <div class="undo-row">
            <button type="button" disabled={!canUndo || live.busy} onClick={() => live.undo()} aria-describedby="undo-why"><Glyph name="undo" size={14} /> {t("undo")}</button>
            <small id="undo-why" class="faint">{plain(facts.undo)}</small>
          </div>
        )}
      </div>
    </section>
  );
}

function FilmTools({ live }: { live: Live }) {
  const film = live.film;
  if (film === null) return null;
  return (
    <div class="film" role="group" aria-label={t("replay")}>
      <span>{film.frames.length === 0 ? "…" : t("moment", { n: film.at + 1, of: film.frames.length })}</span>
      <div class="film-buttons">
        <button type="button" class="round" aria-label={t("stepBack")} title={t("stepBack")} onClick={() => film.back()}><Glyph name="prev" size={15} /></button>
        <button type="button" class="round" aria-label={film.running ? t("pause") : t("goOn")} title={film.running ? t("pause") : t("goOn")} onClick={() => film.toggle()}><Glyph name={film.running ? "pause" : "play"} size={15} /></button>
        <button type="button" class="round" aria-label={t("step")} title={t("step")} onClick={() => { if (film.running) film.toggle(); film.next(); }}><Glyph name="next" size={15} /></button>
        <button type="button" class="primary" onClick={() => film.stop()}><Glyph name="skip" size={14} /> {t("skip")}</button>
      </div>
      <label class="field-row"><span class="hidden">{t("speed")}</span>
        <select value={taste.speed} aria-label={t("speed")} onChange={(event) => { setTaste({ speed: event.currentTarget.value as "quick" }); if (taste.speed === "off") film.stop(); }}>
          <option value="quick">{t("speedQuick")}</option><option value="slow">{t("speedSlow")}</option><option value="step">{t("speedStep")}</option><option value="off">{t("speedOff")}</option>
        </select></label>
    </div>
  );
}

function Enter({ live, chance }: { live: Live; chance: Chance }) {
  const [filter, setFilter] = useState("");
  if (!chance.yours) return null;
  const outcomes = (chance.outcomes ?? []).filter((each) => plain(each.label).toLowerCase().includes(filter.toLowerCase()));
  return (
    <div class="enter">
      {chance.seats == null ? null : <p class="faint">{t("enterFor", { who: chance.seats.map((seat) => seatName(live.info, seat, null)).join(", ") })}</p>}
      {(chance.outcomes ?? []).length > 10 ? <input type="search" value={filter} placeholder={t("filter")} aria-label={t("filter")} onInput={(event) => setFilter(event.currentTarget.value)} /> : null}
      <div class={`outcomes${(chance.outcomes ?? []).some((each) => plain(each.label).length > 16) ? " long" : ""}`}>
        {outcomes.map((each) => (
          <button key={each.name} type="button" data-outcome={each.name} disabled={live.busy} onClick={() => { setFilter(""); live.enter(each.name); }}>
            {plain(each.label)}{each.count > 1 ? <small> ×{each.count}</small> : null}
          </button>
        ))}
      </div>
    </div>
  );
}

function Ending({ live, view }: { live: Live; view: View }) {
  const ending = view.facts.ending;
  if (ending === undefined) return null;
  const mine = live.seated?.seat ?? null;
  const won = mine !== null && ending.winners.includes(mine);
  return (
    <div class={`ending${won ? " won" : ""}`}>
      {mine === null ? null : <p class="verdict"><Glyph name={won ? "crown" : "skull"} size={26} /> {won ? t("won") : t("lost")}</p>}
      <p><T of={ending.reason} /></p>
      {ending.winners.length > 0 && live.seated?.cooperative !== true ? <p>{t("winners", { who: ending.winners.map((seat) => seatName(live.info, seat, mine)).join(", ") })}</p> : null}
      {live.seated?.cooperative === true ? null : (
        <table class="sum"><caption>{t("scores")}</caption><tbody>
          {ending.scores.map((score, seat) => <tr key={seat} class={ending.winners.includes(seat) ? "strong" : ""}><th scope="row">{seatName(live.info, seat, mine)}</th><td>{score}</td></tr>)}
        </tbody></table>
      )}
    </div>
  );
}

function LookBack({ live }: { live: Live }) {
  const last = live.info?.last ?? 0;
  const [step, setStep] = useState<number | null>(null);
  const [eyes, setEyes] = useState<number | null>(live.seated?.seat ?? null);
  const [playing, setPlaying] = useState(false);
  const show = (to: number | null, seat: number | null = eyes): void => {
    setStep(to);
    live.look(to, seat);
  };
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => {
      const next = Math.min(last, (step ?? 0) + 1);
      show(next);
      if (next >= last) setPlaying(false);
    }, 700);
    return () => clearInterval(timer);
  });
  const save = async (): Promise<void> => {
    const record = await recordOf(live.token);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
    link.download = `${live.seated?.game}-${live.seated?.table}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div class="look-back">
      <label class="slider"><span>{t("lookBack")}: {t("stepOf", { n: step ?? last, of: last })}</span>
        <input type="range" min="0" max={last} value={step ?? last} onInput={(event) => show(Number(event.currentTarget.value))} /></label>
      <div class="film-buttons">
        <button type="button" class="round" aria-label={t("stepBack")} onClick={() => show(Math.max(0, (step ?? last) - 1))}><Glyph name="prev" size={15} /></button>
        <button type="button" class="round" aria-label={playing ? t("pause") : t("goOn")} onClick={() => { if (!playing && (step === null || step >= last)) show(0); setPlaying(!playing); }}><Glyph name={playing ? "pause" : "play"} size={15} /></button>
        <button type="button" class="round" aria-label={t("step")} onClick={() => show(Math.min(last, (step ?? last) + 1))}><Glyph name="next" size={15} /></button>
        <label class="field-row"><span>{t("viewpoint")}</span>
          <select value={eyes === null ? "" : String(eyes)} onChange={(event) => { const seat = event.currentTarget.value === "" ? null : Number(event.currentTarget.value); setEyes(seat); if (step !== null) show(step, seat); }}>
            <option value="">{t("everybody")}</option>
            {live.info?.seats.map((_, seat) => <option key={seat} value={String(seat)}>{seatName(live.info, seat, null)}</option>)}
          </select></label>
      </div>
      <div class="film-buttons">
        {step === null ? null : <button type="button" onClick={() => { setPlaying(false); show(null); }}>{t("skip")}</button>}
        <button type="button" onClick={() => void save()}>{t("exportRecord")}</button>
      </div>
    </div>
  );
}

function StoryView({ view, live }: { view: View; live: Live }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => { if (box.current !== null) box.current.scrollTop = box.current.scrollHeight; }, [view.story.length]);
  const from = Math.max(0, view.story.length - 400);
  return (
    <section class="story" aria-label={t("story")}>
      <div class="story-head"><h2>{t("story")}</h2>
        {live.answeredAt > 0 && live.film === null && live.info?.state === "open" && live.answeredAt < (live.truth?.n ?? 0)
          ? <button type="button" class="plain" aria-label={t("replay")} title={t("replay")} onClick={() => void live.replay()}><Glyph name="undo" size={13} /> {t("again")}</button> : null}</div>
      <div id="story" ref={box} class="lines" role="log" aria-live="polite" tabIndex={0} aria-label={t("story")}>
        {view.story.length === 0 ? <p class="faint">{t("storyEmpty")}</p> : null}
        {view.story.slice(from).map((line, i) => <p key={from + i} class={from + i >= view.fresh ? "fresh" : ""}><T of={line} /></p>)}
      </div>
    </section>
  );
}

function Menu({ live, close, open }: { live: Live; close: () => void; open: (name: Sheet) => void }) {
  const [sure, setSure] = useState(false);
  const kept = keptOf(live.token);
  return (
    <Dialog title={t("menu")} close={close}>
      {kept !== undefined && (kept.friends.length > 0 || kept.watch !== "") ? <p><button type="button" onClick={() => open("invite")}><Glyph name="link" size={14} /> {t("invite")}</button></p> : null}
      <Tastes />
      {live.seated?.host === true && live.info?.state === "open" ? (
        sure
          ? <div class="hint" role="alert">{t("closeSure")}<div class="hint-buttons"><button type="button" onClick={() => { live.send({ do: "close", id: newId() }); close(); }}>{t("closeTable")}</button><button type="button" onClick={() => setSure(false)}>{t("back")}</button></div></div>
          : <p><button type="button" class="plain" onClick={() => setSure(true)}>{t("closeTable")}</button></p>
      ) : null}
    </Dialog>
  );
}

function Invite({ token, info, close }: { token: string; info: TableInfo | null; close: () => void }) {
  const kept = keptOf(token);
  return (
    <Dialog title={t("invite")} close={close} wide>
      <p>{t("inviteText")}</p>
      {kept?.friends.map((friend) => <CopyLink key={friend.token} label={seatName(info, friend.seat, null)} token={friend.token} />)}
      {kept?.watch !== undefined && kept.watch !== "" ? <CopyLink label={t("watchLink")} token={kept.watch} /> : null}
    </Dialog>
  );
}

function Seats({ live, close }: { live: Live; close: () => void }) {
  const mine = live.seated?.seat ?? null;
  const info = live.info;
  const [agent, setAgent] = useState("greedy");
  const [agents, setAgents] = useState(["greedy"]);
  useEffect(() => { lobby().then((found) => setAgents(found.agents)).catch(() => undefined); }, []);
  const [name, setName] = useState(mine === null ? "" : info?.seats[mine]?.name ?? "");
  const give = (seat: number, to: string): void => live.send({ do: "give", id: newId(), seat, agent: to });
  return (
    <Dialog title={t("people")} close={close} wide>
      {mine === null ? null : (
        <form class="field-row" onSubmit={(event) => { event.preventDefault(); setTaste({ name }); live.send({ do: "rename", id: newId(), name }); }}>
          <label class="field-row"><span>{t("yourName")}</span><input value={name} maxLength={40} onInput={(event) => setName(event.currentTarget.value)} /></label>
          <button type="submit">OK</button>
        </form>
      )}
      <ul class="people-list">
        {info?.seats.map((chair, seat) => {
          const may = seat === mine || live.seated?.host === true || (chair.who === "person" && !chair.here && mine !== null);
          return (
            <li key={seat}><Glyph name={chair.agent !== "" ? "robot" : "person"} size={18} /><b>{seatName(info, seat, mine)}</b>
              <span class="faint">{chair.agent !== "" ? agentName(chair.agent) : chair.here ? t("here") : t("away")}</span>
              {chair.trouble ? <span class="fault">{t("botTrouble")}</span> : null}
              {info.state === "open" && may && (chair.who === "bot" || chair.agent === "") ? <button type="button" data-give={String(seat)} onClick={() => give(seat, agent)}>{t("giveBot")}</button> : null}
              {info.state === "open" && chair.who === "person" && chair.agent !== "" && (seat === mine || live.seated?.host === true) ? <button type="button" class="primary" data-take={String(seat)} onClick={() => give(seat, "")}>{t("takeBack")}</button> : null}
            </li>
          );
        })}
      </ul>
      {info?.state === "open" ? (
        <label class="field-row"><span>{t("bot")}</span>
          <select value={agent} onChange={(event) => setAgent(event.currentTarget.value)}>
            {agents.map((each) => <option key={each} value={each}>{agentName(each)}</option>)}
          </select></label>
      ) : null}
    </Dialog>
  );
}

