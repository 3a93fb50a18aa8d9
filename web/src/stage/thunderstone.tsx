// Thunderstone's stage: the market of the village, or the hall of the dungeon with how each battle would end.

import "./thunderstone.css";
import type { ComponentChildren } from "preact";
import { useContext, useRef, useState } from "preact/hooks";
import { Face, initials, LargeContext } from "../art";
import { CardFace, CardLine, CardView, Gem } from "../cards";
import { MarkChip, StatChip, StatIcon } from "../chips";
import { useFit } from "../fit-words";
import { PileView } from "../items";
import { Lines } from "../lines";
import { ItemList, PanelView } from "../panels";
import { usePerson } from "../people";
import { pickTarget, T, Target, targetClass, targetsOf, useTargets } from "../targets";
import { plain } from "../text";
import type { Card, Item, Mark, Panel, Pile, Stat, Stats, Sum, Track } from "../wire";
import { t } from "../words";
import type { Compose, Regions, Scene, Tab } from "./compose";
import { Hand } from "./default";
import { LookContext } from "./frame";
import { Corridor, Timber } from "./scenery";
import { hasTarget } from "./things";
import { useRoom } from "./window";

const itemsOf = (panel: Panel | undefined): Item[] => panel?.items ?? [];
const isCard = (item: Item): item is Card => item.type === "card";
const isPile = (item: Item): item is Pile => item.type === "pile";
const isSum = (item: Item): item is Sum => item.type === "sum";
const isStats = (item: Item): item is Stats => item.type === "stats";
const isTrack = (item: Item): item is Track => item.type === "track";

/** The signs of the marks that say how a battle would end. */
const VERDICTS = ["win", "lose", "barred"];

/** A monster of the hall, with what stands on its card apart. */
export interface Monster {
  card: Card;
  rank: Mark | undefined;
  verdict: Mark | undefined;
  sum: Sum | undefined;
}

export interface Parts {
  isDungeon: boolean;
  place: Panel | undefined;
  depth: Track | undefined;
  /** Rank 1 first. */
  hall: Monster[];
  deck: Pile | undefined;
  hallTitle: string;
  /** Light at hand, light needed, rank by rank. */
  light: Sum | undefined;
  /** Heroes and basic cards, then the village. */
  market: Panel[];
  supplyPiles: Pile[];
  /** The cards that another player has laid open. */
  shown: Panel | undefined;
  hand: Panel[];
  own: Panel | undefined;
  players: Panel[];
  destroyed: Panel | undefined;
  rest: Panel[];
}

const MARKET = ["village-heroes", "village-basic", "village-village"];

export const partsOf = (scene: Pick<Scene, "panels" | "ask">): Parts => {
  const { panels } = scene;
  const by = (id: string): Panel | undefined => panels.find((panel) => panel.id === id);
  const place = panels.find((panel) => panel.id.startsWith("place-"));
  const market = MARKET.map(by).filter((panel) => panel !== undefined);
  const hallPanel = by("hall");
  const preview = by("preview");
  const revealed = by("revealed");
  const destroyed = by("destroyed");
  const hand = panels.filter((panel) => panel.role === "hand");
  const own = panels.find((panel) => panel.role === "mine");
  const players = panels.filter((panel) => panel.role === "player");
  const asked = targetsOf(scene.ask, null).at;
  const known = [place, ...market, hallPanel, preview, by("light"), revealed, destroyed, ...hand, own, ...players];
  return {
    isDungeon: place?.id === "place-dungeon" && !market.some((panel) => hasTarget(itemsOf(panel), asked)),
    place,
    depth: itemsOf(place).find(isTrack),
    hall: monstersOf(itemsOf(hallPanel).filter(isCard).reverse(), itemsOf(preview).filter(isSum)),
    deck: itemsOf(hallPanel).find(isPile),
    hallTitle: plain(hallPanel?.title),
    light: itemsOf(by("light")).find(isSum),
    market,
    supplyPiles: market.flatMap((panel) => itemsOf(panel).filter(isPile)),
    shown: revealed?.role === "board" ? revealed : undefined,
    hand,
    own,
    players,
    destroyed,
    rest: panels.filter((panel) => !known.includes(panel)),
  };
};

const monstersOf = (cards: Card[], sums: Sum[]): Monster[] =>
  cards.map((card) => {
    const marks = card.marks ?? [];
    const rank = marks.find((mark) => mark.icon === "rank");
    const verdict = marks.find((mark) => VERDICTS.includes(mark.icon ?? ""));
    return {
      card: { ...card, marks: marks.filter((mark) => mark !== rank && mark !== verdict) },
      rank,
      verdict,
      sum: sums.find((sum) => sum.id === card.id?.replace("hall-", "sum-")),
    };
  });

export const composeThunderstone: Compose = (scene: Scene): Regions => {
  const parts = partsOf(scene);
  const { place, depth, own, isDungeon } = parts;
  const said = [place?.title, depth?.title, ...(depth?.marks ?? []).map((mark) => mark.label)].map(plain);
  const isSomewhere = place !== undefined && place.id !== "place-none";
  const stats = itemsOf(own).find(isStats);
  return {
    place: isDungeon ? "in-dungeon" : "in-village",
    readerAt: "right",
    head: {
      title: isSomewhere ? plain(place.title) : scene.title,
      subtitle: scene.status
        .map(plain)
        .filter((line) => !said.includes(line))
        .join(" · "),
      middle: depth === undefined ? undefined : <Depth depth={depth} />,
      right: scene.isPhone ? undefined : <Players players={parts.players} />,
    },
    board: <Centre parts={parts} />,
    tabs: scene.isPhone ? tabsOf(parts) : undefined,
    right: (
      <>
        {isDungeon ? <Ledger hall={parts.hall} /> : <RankRows parts={parts} />}
        <LightPane light={parts.light} />
        {parts.rest.map((panel) => (
          <PanelView key={panel.id} panel={panel} />
        ))}
      </>
    ),
    mat:
      own === undefined ? undefined : (
        <Purse
          title={plain(own.title)}
          stats={stats}
          sum={itemsOf(own).find((item): item is Sum => isSum(item) && (item.id ?? "").startsWith("purse-"))}
          isDungeon={isDungeon}
        />
      ),
    hand:
      parts.hand.length === 0 ? undefined : <Hand places={{ hand: parts.hand, shelf: [] }} isPhone={scene.isPhone} />,
    piles: <Piles parts={parts} />,
  };
};

/** How far the dungeon deck has been dug towards the Thunderstone. */
function Depth({ depth }: { depth: Track }) {
  const words = useFit<HTMLDivElement>(
    [depth.title, ...(depth.marks ?? []).map((mark) => mark.label)].map(plain).join(),
  );
  return (
    <div class="depth-bar" data-id={depth.id} title={plain(depth.title)}>
      <div ref={words} class="depth-words">
        <span>{plain(depth.title)}</span>
        {depth.marks?.map((mark, i) => (
          <span key={i} class="dim">
            {plain(mark.label)}
          </span>
        ))}
      </div>
      <div
        class="depth"
        role="meter"
        aria-label={plain(depth.title)}
        aria-valuemin={0}
        aria-valuemax={depth.max}
        aria-valuenow={depth.value}
      >
        <i style={{ width: `${(depth.value / depth.max) * 100}%` }} />
      </div>
      <span class="chip depth-left" aria-hidden="true">
        <span class="depth-face">
          <Face of="core/game/thunderstone" name="" width={100} height={100} size={86} />
        </span>
        <b class="num">{depth.max - depth.value}</b>
      </span>
    </div>
  );
}

/** So many other players have a chip of their own in the head. */
const FEW = 2;

function Players({ players }: { players: Panel[] }) {
  if (players.length === 0) return null;
  if (players.length > FEW) {
    return (
      <Fold label={t("people")} items={players.flatMap(itemsOf)} inside={players.map(playerPanel)}>
        <span class="chip">{t("people")}</span>
      </Fold>
    );
  }
  return (
    <>
      {players.map((panel) => (
        <PlayerChip key={panel.id} panel={panel} />
      ))}
    </>
  );
}

/** So many letters of a name have room in the head. */
const SHORT_NAME = 9;

function PlayerChip({ panel }: { panel: Panel }) {
  const title = plain(panel.title);
  const person = usePerson(panel.seat);
  return (
    <Fold label={title} items={itemsOf(panel)} inside={playerPanel(panel)}>
      <span class="chip player-chip" title={title}>
        <b>{person !== "" && person.length <= SHORT_NAME ? person : initials(person || title)}</b>
        {itemsOf(panel)
          .filter(isStats)
          .flatMap((item) => item.stats)
          .map((stat, i) => (
            <StatChip key={i} stat={stat} />
          ))}
      </span>
    </Fold>
  );
}

const playerPanel = (panel: Panel) => <PanelView key={panel.id} panel={panel} tiles />;

interface FoldProps {
  label: string;
  /** What lies in it: it opens by itself where something of it can be chosen. */
  items: Item[];
  inside: ComponentChildren;
  children: ComponentChildren;
}

/** Something small that opens what lies behind it. */
function Fold({ label, items, inside, children }: FoldProps) {
  const targets = useTargets();
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || hasTarget(items, targets.at);
  return (
    <div class="fold">
      {children}
      <button
        type="button"
        class="fold-over"
        aria-label={`${label}: ${t("more")}`}
        aria-expanded={isShown}
        onClick={() => setOpen(!isOpen)}
      />
      {isShown ? (
        <div class="fold-inside pane" tabIndex={0}>
          {inside}
        </div>
      ) : null}
    </div>
  );
}

/** The number that matters now, large: gold to spend in the village, else experience. */
function Purse({ title, stats, sum, isDungeon }: PurseProps) {
  const all = stats?.stats ?? [];
  const main = (isDungeon ? undefined : all.find((stat) => stat.icon === "gold")) ?? all[0];
  return (
    <section class="purse" aria-label={title} data-id={stats?.id}>
      <span class="label">{main === undefined ? title : plain(main.label)}</span>
      <b class={`num of-${main?.icon ?? ""}`}>{main?.value ?? ""}</b>
      {sum === undefined ? null : <Addends sum={sum} />}
      <div class="stat-row">
        {all
          .filter((stat) => stat !== main && stat.icon !== "gold")
          .map((stat, i) => (
            <StatChip key={i} stat={stat} isNamed />
          ))}
      </div>
    </section>
  );
}

interface PurseProps {
  title: string;
  stats: Stats | undefined;
  sum: Sum | undefined;
  isDungeon: boolean;
}

/** Where the gold comes from and where it went: "3 + 2 − 4", each number with its words. */
function Addends({ sum }: { sum: Sum }) {
  return (
    <p class="addends num" data-id={sum.id}>
      {sum.rows
        .filter((row) => row.strong !== true)
        .map((row, i) => {
          const value = Number(row.value);
          const sign = value < 0 ? "−" : i === 0 ? "" : "+";
          return (
            <span key={i} title={plain(row.label)}>
              {sign} <span class="hidden">{plain(row.label)} </span>
              {Math.abs(value)}{" "}
            </span>
          );
        })}
    </p>
  );
}

/** How well the hall is lit, rank by rank: light at hand, light needed, what the dark takes off the attack. */
function LightPane({ light }: { light: Sum | undefined }) {
  if (light === undefined) return null;
  return (
    <section class="pane light-pane" data-id={light.id} aria-label={plain(light.title)}>
      <h3>
        <StatIcon icon="light" /> {plain(light.title)}
      </h3>
      <table class="sum">
        <tbody>
          {light.rows.map((row, i) => (
            <tr key={i} class={row.strong === true ? "is-dark" : "is-lit"}>
              <th scope="row">{plain(row.label)}</th>
              <td>{row.value === 0 ? "" : String(row.value ?? "").replace("-", "−")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Piles({ parts }: { parts: Parts }) {
  const discarded = itemsOf(parts.own).filter(isCard);
  const destroyed = itemsOf(parts.destroyed);
  return (
    <>
      {itemsOf(parts.own)
        .filter(isPile)
        .map((pile, i) =>
          pile.top === undefined ? (
            <PileView key={pile.id ?? i} pile={pile} />
          ) : (
            <Fold key={pile.id ?? i} label={plain(pile.title)} items={discarded} inside={<Tiles cards={discarded} />}>
              <PileView pile={pile} />
            </Fold>
          ),
        )}
      {parts.supplyPiles.map((pile, i) => (
        <PileView key={pile.id ?? i} pile={{ ...pile, art: pile.art ?? "thunderstone/card/disease" }} />
      ))}
      {destroyed.length === 0 ? null : (
        <Fold
          label={plain(parts.destroyed?.title)}
          items={destroyed}
          inside={<Tiles cards={destroyed.filter(isCard)} />}
        >
          <span class="chip">{plain(parts.destroyed?.title)}</span>
        </Fold>
      )}
    </>
  );
}

function Tiles({ cards }: { cards: Card[] }) {
  return (
    <div class="items">
      {cards.map((card, i) => (
        <CardLine key={card.id ?? i} card={card} />
      ))}
    </div>
  );
}

function Centre({ parts }: { parts: Parts }) {
  return (
    <div class="centre">
      {parts.isDungeon ? <Corridor /> : <Timber />}
      {parts.isDungeon ? <Hall parts={parts} /> : <Market panels={parts.market} isAbove={parts.shown !== undefined} />}
      {parts.shown === undefined ? null : <Shown panel={parts.shown} />}
    </div>
  );
}

/** The cards that another player plays with now. */
function Shown({ panel }: { panel: Panel }) {
  return (
    <section class="shown-row mini" aria-label={plain(panel.title)} data-panel={panel.id}>
      <h2 class="label">{plain(panel.title)}</h2>
      <div class="row-cards">
        {itemsOf(panel)
          .filter(isCard)
          .map((card, i) => (
            <CardView key={card.id ?? i} card={card} />
          ))}
      </div>
    </section>
  );
}

/** Gaps, labels and level rows of the market, in rem. */
const SHELF = { gap: 0.65, between: 1.8, label: 1.9, level: 2.2, widest: 9.6, narrowest: 5 };

/** The widest card with which all shelves of the market are in view. */
export const marketCard = (shelves: { cards: number; levels: number }[][], width: number, height: number): number => {
  const wide = shelves.map((row) => {
    const cards = row.reduce((sum, group) => sum + group.cards, 0);
    return (width - (row.length - 1) * SHELF.between - (cards - row.length) * SHELF.gap - 0.6) / Math.max(1, cards);
  });
  const fixed = shelves.reduce(
    (sum, row) => sum + SHELF.label + Math.max(0, ...row.map((group) => group.levels)) * SHELF.level,
    (shelves.length - 1) * SHELF.gap + 0.6,
  );
  const high = (height - fixed) / (1.5 * Math.max(1, shelves.length));
  return Math.floor(Math.max(SHELF.narrowest, Math.min(SHELF.widest, high, ...wide)) * 10) / 10;
};

/** `isAbove`: the cards of another player lie below it. */
function Market({ panels, isAbove }: { panels: Panel[]; isAbove: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box, isAbove ? "market above cards" : "market");
  const shelves = [panels.slice(0, 2), panels.slice(2)].filter((row) => row.length > 0);
  const sizes = shelves.map((row) =>
    row.map((panel) => {
      const cards = itemsOf(panel).filter(isCard);
      return { cards: cards.length, levels: Math.max(0, ...cards.map((card) => card.cards?.length ?? 0)) };
    }),
  );
  const width = marketCard(sizes, room.width, room.height);
  return (
    <div ref={box} class="market" style={{ "--w": `${width}rem` }}>
      <div class="shelves">
        {shelves.map((row, i) => (
          <div key={i} class="shelf">
            {row.map((panel) => (
              <Stall key={panel.id} panel={panel} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function Stall({ panel }: { panel: Panel }) {
  return (
    <section class="row-group" aria-label={plain(panel.title)} data-panel={panel.id}>
      <h2 class="label">{plain(panel.title)}</h2>
      <div class="row-cards">
        {itemsOf(panel)
          .filter(isCard)
          .map((card, i) => (
            <Stack key={card.id ?? i} card={card} />
          ))}
      </div>
    </section>
  );
}

/** A stack of the village. Its higher levels are rows below; wherever one clicks on it, its top card is meant. */
function Stack({ card }: { card: Card }) {
  const targets = useTargets();
  const under = card.cards ?? [];
  const id = card.id ?? "";
  const offers = targets.at.get(id);
  const pick = (event: MouseEvent): void => {
    if (offers === undefined || (event.target as Element).closest("button") !== null) return;
    event.stopPropagation();
    pickTarget(targets, id, offers, event);
  };
  return (
    <div class={`with-levels${offers === undefined ? "" : " for-sale"}`}>
      <CardFace card={card} />
      {under.length === 0 ? null : (
        <div class="levels" onClick={pick}>
          {under.map((each, i) => (
            <CardLine key={each.id ?? i} card={each} />
          ))}
        </div>
      )}
    </div>
  );
}

function VerdictTag({ verdict }: { verdict: Mark | undefined }) {
  return verdict === undefined ? null : <span class={`verdict-tag ${verdict.icon}`}>{plain(verdict.label)}</span>;
}

/** The hall as large cards, each with how its battle would end. */
function Hall({ parts, isPhone = false }: { parts: Parts; isPhone?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box, parts.shown === undefined ? "hall" : "hall above cards");
  const width = Math.max(7, Math.min(16, (room.height - 5.2) / 1.5, (room.width - 6) / 3.5));
  return (
    <div ref={box} class="hall-cards" style={isPhone ? undefined : { "--size": `${Math.floor(width * 10) / 10}rem` }}>
      {parts.hall.map((monster, i) => (
        <div key={monster.card.id ?? i} class="monster" style={{ "--at": String(i) }}>
          <span class="rank-tag">{plain(monster.rank?.label)}</span>
          <LargeContext.Provider value={1.4}>
            <CardFace card={monster.card} />
          </LargeContext.Provider>
          <VerdictTag verdict={monster.verdict} />
        </div>
      ))}
      {parts.deck === undefined ? null : <DeepDeck deck={parts.deck} />}
    </div>
  );
}

/** The dungeon deck, face down beyond the last rank. */
function DeepDeck({ deck }: { deck: Pile }) {
  const targets = useTargets();
  const title = plain(deck.title);
  return (
    <div
      class={`deep-deck${targetClass(targets, deck.id)}`}
      data-id={deck.id}
      role="group"
      aria-label={`${title}: ${t("pile", { n: deck.count })}`}
    >
      <span class="rank-tag">
        {title} · <b class="num">{deck.count}</b>
      </span>
      <div class="deep-face">
        <Face of="core/game/thunderstone" name={title} width={100} height={150} size={88} />
      </div>
      <Target id={deck.id} />
    </div>
  );
}

/** The hall beside the market: rank, picture, numbers, and what the monster does or how its battle would end. */
function RankRows({ parts }: { parts: Parts }) {
  return (
    <section class="rank-rows" aria-label={parts.hallTitle} data-panel="hall">
      <h2 class="label">{parts.hallTitle}</h2>
      {parts.hall.map((monster, i) => (
        <RankRow key={monster.card.id ?? i} monster={monster} />
      ))}
    </section>
  );
}

const healthFirst = (stats: Stat[]): Stat[] => [
  ...stats.filter((stat) => stat.icon === "heart"),
  ...stats.filter((stat) => stat.icon !== "heart"),
];

function RankRow({ monster }: { monster: Monster }) {
  const targets = useTargets();
  const { card, rank, verdict, sum } = monster;
  const title = plain(card.title);
  const line = card.lines?.[0];
  return (
    <div class={`pane rank-row${targetClass(targets, card.id)}`} data-id={card.id} role="group" aria-label={title}>
      <span class="rank-tag">{plain(rank?.label)}</span>
      <div class="art">
        <Face of={card.art} name={title} width={110} height={110} size={100} />
      </div>
      <div class="in">
        <h3>{title}</h3>
        <div class="stat-row">
          {healthFirst(card.stats ?? []).map((stat, i) => (
            <Gem key={i} stat={stat} />
          ))}
          {card.marks?.map((mark, i) => (
            <MarkChip key={i} mark={mark} />
          ))}
        </div>
        {verdict !== undefined ? (
          <VerdictTag verdict={verdict} />
        ) : line === undefined ? null : (
          <p class="dim">
            <Lines of={line} />
          </p>
        )}
      </div>
      {sum === undefined ? null : <SumPane sum={sum} verdict={verdict} />}
      <Target id={card.id} />
    </div>
  );
}

/** Which sum is open: the one looked at or pointed at, else the first battle that would be won, else the first. */
export const openedOf = (hall: Monster[], look: string | null, lit: Set<string>): Monster | undefined => {
  const found = hall.filter((monster) => monster.sum !== undefined);
  return (
    found.find((monster) => lit.has(monster.sum?.id ?? "")) ??
    found.find((monster) => monster.card.id === look) ??
    found.find((monster) => monster.verdict?.icon === "win") ??
    found[0]
  );
};

/** The sum of one battle, opened. */
function Ledger({ hall }: { hall: Monster[] }) {
  const targets = useTargets();
  const look = useContext(LookContext);
  const opened = openedOf(hall, look, targets.lit);
  return opened?.sum === undefined ? null : <SumPane sum={opened.sum} verdict={opened.verdict} />;
}

function SumPane({ sum, verdict }: { sum: Sum; verdict: Mark | undefined }) {
  const total = sum.rows.find((row) => row.strong === true && typeof row.value === "number");
  return (
    <section class="pane ledger" data-id={sum.id} aria-label={plain(sum.title)}>
      <h3>{plain(sum.title)}</h3>
      <div class="ledger-rows" tabIndex={0}>
        <table class="sum">
          <tbody>
            {sum.rows
              .filter((row) => row !== total)
              .map((row, i) => (
                <tr key={i} class={row.strong === true ? `strong ${verdict?.icon ?? ""}` : ""}>
                  <th scope="row">
                    <T of={row.label} />
                  </th>
                  <td>{row.value ?? ""}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      {total === undefined ? null : (
        <p class={`total ${verdict?.icon ?? ""}`}>
          <span>{plain(total.label)}</span>
          <b class="num">{total.value}</b>
        </p>
      )}
    </section>
  );
}

const tabsOf = (parts: Parts): Tab[] => {
  const hallItems = parts.hall.map((monster) => monster.card);
  const hall: Tab = {
    id: "hall",
    title: parts.hallTitle,
    node: (
      <div class="sheet" tabIndex={0}>
        <Hall parts={parts} isPhone />
        {parts.shown === undefined ? null : <Shown panel={parts.shown} />}
        <Ledger hall={parts.hall} />
        <LightPane light={parts.light} />
      </div>
    ),
    panels: [{ id: "hall", title: "", items: hallItems }],
  };
  const stalls = parts.market.map((panel) => ({
    id: panel.id,
    title: plain(panel.title),
    node: (
      <div class="rows market" tabIndex={0}>
        <Stall panel={panel} />
      </div>
    ),
    panels: [panel],
  }));
  const others: Panel[] = [...parts.players, ...parts.rest];
  const more: Tab = {
    id: "players",
    title: t("people"),
    node: (
      <div class="sheet" tabIndex={0}>
        {others.map((panel) => (
          <section key={panel.id} class="pane panel" aria-label={plain(panel.title)}>
            <h2 class="label">{plain(panel.title)}</h2>
            <ItemList items={itemsOf(panel)} tiles />
          </section>
        ))}
      </div>
    ),
    panels: others,
  };
  const tabs = parts.isDungeon ? [hall, ...stalls] : [...stalls, hall];
  return others.length === 0 ? tabs : [...tabs, more];
};
