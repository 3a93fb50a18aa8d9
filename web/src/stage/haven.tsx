// What the stages of Jaws and Bugs share: order and elements in the head, mats, monsters' panes, the hand by zones.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Face, Icon, useArt } from "../art";
import { BoardView } from "../board";
import { CardFace, CardTile } from "../cards";
import { MarkChip, MarkIcon, StatChip, StatIcon, saidOf } from "../chips";
import { Glyph } from "../glyphs";
import { OrderView, PileView, TextView } from "../items";
import { ActionWords, Lines } from "../lines";
import { usePerson, withPerson } from "../people";
import { Target, targetClass, useTargets } from "../targets";
import { named, plain } from "../text";
import type { Board, Card, Goal, Mark, Panel, Pile, Stat, Stats, Sum } from "../wire";
import { t } from "../words";
import { CompanionPane } from "./companion";
import type { Regions, Scene, Tab } from "./compose";
import { composeDefault } from "./default";
import { FoldPane, HealthBar, health, itemsOf, offersOf, Portrait } from "./parts";
import { Soon } from "./soon";
import { hasTarget } from "./things";
import "./haven.css";

const ZONES = ["chosen", "played", "hand", "active", "discard", "lost", "gone"] as const;
export type Zone = (typeof ZONES)[number];

/** Where an ability card lies, as one of its marks says; undefined for every other card. */
export const zoneOf = (card: Card): Zone | undefined =>
  ZONES.find((zone) => (card.halves ?? []).length > 0 && (card.marks ?? []).some((mark) => mark.icon === zone));

const IN_HAND: readonly (Zone | undefined)[] = ["chosen", "played", "hand", "active"];
const isAbility = (card: Card): boolean => (card.halves ?? []).length > 0;

export interface Own {
  mat: Card | undefined;
  /** Cards in hand and in play, by initiative; played ones stay in their place. */
  fan: Card[];
  discard: Card[];
  lost: Card[];
  gear: Card[];
  piles: Pile[];
}

const byInitiative = (one: Card, other: Card): number => (one.initiative ?? 0) - (other.initiative ?? 0);

/** What a character owns, by where it lies. */
export const ownOf = (panels: (Panel | undefined)[]): Own => {
  const cards = itemsOf(panels, "card");
  const abilities = cards.filter(isAbility);
  const of = (...zones: Zone[]): Card[] => abilities.filter((card) => zones.some((zone) => zoneOf(card) === zone));
  return {
    mat: cards.find((card) => card.style === "hero"),
    fan: abilities.filter((card) => IN_HAND.includes(zoneOf(card))).sort(byInitiative),
    discard: of("discard"),
    lost: of("lost", "gone"),
    gear: cards.filter((card) => card.style === "item"),
    piles: itemsOf(panels, "pile"),
  };
};

/** What a game tells the shared stage. */
export interface Places {
  scenario: Panel | undefined;
  map: Board;
  order: Panel | undefined;
  monsters: Panel | undefined;
  /** The panels of one's own acting character. */
  own: Panel[];
  /** All other characters. */
  others: Panel[];
  tables: Sum[];
}

/** Where nothing else lies on the table, one's own cards that can be chosen are laid out in the middle of it. */
const withAskedOut = ({ panels, isPhone, ...scene }: Scene): Panel[] => {
  const asked = offersOf({ panels, isPhone, ...scene });
  if (isPhone) return panels;
  return panels.flatMap((panel) => {
    const isOwn = panel.role === "mine" || panel.role === "hand";
    const out = isOwn ? (panel.items ?? []).filter((item) => item.type === "card" && hasTarget([item], asked)) : [];
    if (out.length === 0) return [panel];
    const rest = (panel.items ?? []).filter((item) => !out.includes(item));
    return [
      { ...panel, items: rest },
      { ...panel, id: `${panel.id}-asked`, role: "supply" as const, items: out },
    ];
  });
};

/** The stage of both games; before and after a battle, when no map lies on the table, the default one. */
export const composeHaven = (scene: Scene, places: (map: Board) => Places): Regions => {
  const map = itemsOf(scene.panels, "board")[0];
  if (map === undefined) return composeDefault({ ...scene, panels: withAskedOut(scene) });
  const found = places(map);
  const own = ownOf(found.own);
  const goal = itemsOf([found.scenario], "goal")[0];
  const order = itemsOf([found.order], "order")[0];
  const elements = itemsOf([found.order], "stats").find((stats) => stats.id === "elements");
  const asked = offersOf(scene);
  const board = (
    <div class="centre boards">
      <div class="map-area">
        <Soon isAsked={scene.isPhone || hasTarget([map], asked)}>
          <BoardView board={map} seat={scene.seat} />
        </Soon>
      </div>
    </div>
  );
  const others = found.others.map((panel) => <Companion key={panel.id} panel={panel} />);
  const tables = found.tables.map((sum) => <TablePane key={sum.id} sum={sum} />);
  const scenario = found.scenario === undefined ? null : <ScenarioPane panel={found.scenario} />;
  const foes = <Foes panel={found.monsters} />;
  const regions: Regions = {
    head: {
      title: plain(found.scenario?.title) || scene.title,
      subtitle: goal === undefined ? scene.status.map(plain).join(" · ") : goal.lines.map(plain).join(" "),
      id: goal?.id,
      counters: goal?.counters?.map((stat, i) => <StatChip key={i} stat={stat} />),
      middle: order === undefined ? undefined : <OrderView order={order} />,
      right: scene.isPhone ? undefined : (
        <>
          {elements === undefined ? null : <Elements of={elements} />}
          {scene.status.length < 2 ? null : <span class="round-number">{plain(scene.status[1])}</span>}
        </>
      ),
    },
    board,
    left: (
      <Soon isAsked={found.others.some((panel) => hasTarget(panel.items ?? [], asked))}>
        {[...others, ...tables, others.length + tables.length > 0 ? null : scenario]}
      </Soon>
    ),
    right: (
      <Soon isAsked={hasTarget(found.monsters?.items ?? [], asked)}>
        {foes}
        {others.length + tables.length > 0 ? scenario : null}
      </Soon>
    ),
    mat: own.mat === undefined ? undefined : <Mat card={own.mat} gear={own.gear} seat={found.own[0]?.seat} />,
    hand: hasFan(own, asked) ? <Fan own={own} isPhone={scene.isPhone} /> : undefined,
    piles: <Piles own={own} />,
  };
  if (!scene.isPhone) return regions;
  const tab = (id: string, title: string, node: ComponentChildren, panels: (Panel | undefined)[]): Tab => ({
    id,
    title,
    node,
    panels: panels.filter((panel) => panel !== undefined),
  });
  const sheet = (inside: ComponentChildren): ComponentChildren => <div class="sheet">{inside}</div>;
  const onMap = (
    <div class="map-tab">
      {goal === undefined ? null : <GoalLine goal={goal} elements={elements} />}
      {board}
    </div>
  );
  regions.tabs = [
    tab("map", t("board"), onMap, [{ id: "map", title: "", items: [map] }]),
    tab("foes", plain(found.monsters?.title), sheet(foes), [found.monsters]),
    tab("more", t("more"), sheet([scenario, ...others, <Piles key="piles" own={own} />, ...tables]), found.others),
  ];
  regions.piles = undefined;
  return regions;
};

/** On a phone, above the map: what wins, and the elements. */
function GoalLine({ goal, elements }: { goal: Goal; elements: Stats | undefined }) {
  return (
    <p class="goal-line" data-id={goal.id}>
      <span>{goal.lines.map(plain).join(" ")}</span>
      {goal.counters?.map((stat, i) => (
        <StatChip key={i} stat={stat} />
      ))}
      {elements === undefined ? null : <Elements of={elements} />}
    </p>
  );
}

function Elements({ of }: { of: Stats }) {
  return (
    <div class="elements" role="list" aria-label={plain(of.title)}>
      {of.stats.map((stat, i) => (
        <Element key={i} stat={stat} />
      ))}
    </div>
  );
}

/** An element: dark, waning (lower half lit) or strong; a charge with its count. */
function Element({ stat }: { stat: Stat }) {
  const found = useArt(`haven/element/${stat.icon ?? ""}`);
  const value = Number(stat.value);
  const strength = value === 0 ? "none" : stat.max !== undefined && value < stat.max ? "half" : "full";
  const said = `${plain(stat.label)}: ${stat.value}${stat.max === undefined ? "" : `/${stat.max}`}`;
  return (
    <span class={`element e-${stat.icon} ${strength}`} role="listitem" {...named(stat.label, said)}>
      <span class="hidden">{said}</span>
      {found === undefined ? <StatIcon icon={stat.icon} /> : <Icon name={found.icon} />}
      {stat.max === undefined && value > 1 ? <b class="num">{value}</b> : null}
    </span>
  );
}

/** A condition in words with its sign. */
function Condition({ mark }: { mark: Mark }) {
  return (
    <span class="condition" {...named(mark.label)}>
      <MarkIcon mark={mark} />
      <span>{plain(mark.label)}</span>
    </span>
  );
}

/** One's own character: portrait, hit points, conditions, numbers, goal, items. */
function Mat({ card, gear, seat }: { card: Card; gear: Card[]; seat: number | undefined }) {
  const targets = useTargets();
  const person = usePerson(seat);
  const title = plain(card.title);
  const hits = health(card);
  const numbers = (card.stats ?? []).filter((stat) => stat !== hits);
  const level = numbers.find((stat) => (stat.icon ?? "") === "");
  return (
    <section class={`own-mat${targetClass(targets, card.id)}`} aria-label={withPerson(title, person)} data-id={card.id}>
      <Portrait card={card} person={person} />
      <div class="who">
        <h2>{title}</h2>
        {level === undefined ? null : (
          <span class="faint">
            {plain(level.label)} {level.value}
          </span>
        )}
        {hits === undefined ? null : <HealthBar stat={hits} />}
        <div class="conditions">
          {card.marks?.map((mark, i) => (
            <Condition key={i} mark={mark} />
          ))}
        </div>
      </div>
      <div class="stat-row">
        {numbers
          .filter((stat) => stat !== level)
          .map((stat, i) => (
            <StatChip key={i} stat={stat} />
          ))}
      </div>
      {gear.length === 0 ? null : (
        <div class="own-gear">
          {gear.map((item, i) => (
            <CardTile key={item.id ?? i} card={item} />
          ))}
        </div>
      )}
      <div class="mat-lines">
        {card.lines?.map((line, i) => (
          <p key={i}>
            <Lines of={line} />
          </p>
        ))}
      </div>
      <Target id={card.id} />
    </section>
  );
}

/** Somebody else's character: portrait and hit points; opened, all that they hold. */
function Companion({ panel }: { panel: Panel }) {
  const own = ownOf([panel]);
  const card = own.mat;
  if (card === undefined) return null;
  const hits = health(card);
  const cards = (
    <>
      <Glyph name="cards" size={12} /> {own.fan.length}
    </>
  );
  return (
    <CompanionPane
      panel={panel}
      card={card}
      held={[...own.fan, ...own.gear, ...own.discard, ...own.lost]}
      beside={cards}
    >
      {hits === undefined ? null : <HealthBar stat={hits} />}
      {(card.marks ?? []).length === 0 ? null : (
        <div class="conditions">
          {card.marks?.map((mark, i) => (
            <MarkChip key={i} mark={mark} />
          ))}
        </div>
      )}
    </CompanionPane>
  );
}

/** What a pane of monsters calls a number: the signs of the actions. */
function Value({ stat }: { stat: Stat }) {
  const found = useArt(`haven/action/${stat.icon ?? ""}`);
  return (
    <span class="value" role="img" aria-label={saidOf(stat)} {...named(stat.label)}>
      {found === undefined ? <StatIcon icon={stat.icon} /> : <Icon name={found.icon} />}
      <b class="num">{stat.value}</b>
    </span>
  );
}

function Foes({ panel }: { panel: Panel | undefined }) {
  const all = itemsOf([panel], "card");
  return (
    <>
      {all
        .filter((card) => card.style === "monster")
        .map((card, i) => (
          <Foe key={card.id ?? i} card={card} />
        ))}
      {itemsOf([panel], "pile").map((pile, i) => (
        <PileView key={pile.id ?? i} pile={pile} />
      ))}
    </>
  );
}

const isOf = (card: Card, style: string): boolean => (card.style ?? "").split(" ").includes(style);

/** A type of monsters: its values by rank, the rows of its card, the card revealed for this round. */
function Foe({ card }: { card: Card }) {
  const targets = useTargets();
  const title = plain(card.title);
  const under = card.cards ?? [];
  const ranks = under.filter((each) => isOf(each, "rank"));
  const columns = under.filter((each) => isOf(each, "column"));
  const revealed = under.find((each) => each.style === "monster");
  return (
    <section
      class={`pane foe${card.dimmed === true ? " dimmed" : ""}${targetClass(targets, card.id)}`}
      aria-label={title}
      data-id={card.id}
    >
      <div class="foe-face">
        <Face of={card.art} name={title} width={100} height={150} size={104} />
      </div>
      <div class="foe-in">
        <h2>
          {title}
          {columns.length > 0 ? (
            card.stats?.map((stat, i) => <Value key={i} stat={stat} />)
          ) : (
            <span class="num initiative-number" title={t("initiative")}>
              {revealed?.initiative ?? "?"}
            </span>
          )}
        </h2>
        {ranks.map((rank) => (
          <div key={rank.id} class={rank.style} role="group" aria-label={plain(rank.title)} title={plain(rank.title)}>
            {rank.stats?.map((stat, i) => (
              <Value key={i} stat={stat} />
            ))}
            <Said lines={rank.lines} />
          </div>
        ))}
        {columns.length > 0 ? null : (
          <div class="rank boss">
            {card.stats?.map((stat, i) => (
              <Value key={i} stat={stat} />
            ))}
          </div>
        )}
        <Said lines={card.lines} />
        {columns.map((column) => (
          <div
            key={column.id}
            class={`column${column.dimmed === true ? " dimmed" : ""}`}
            role="group"
            aria-label={plain(column.title)}
          >
            <span class="die-face">{isOf(column, "minus") ? "−" : isOf(column, "plus") ? "+" : "0"}</span>
            <b class="num">{column.initiative}</b>
            <div class="does">
              <Said lines={column.lines} />
            </div>
          </div>
        ))}
        {revealed === undefined ? null : (
          <div class="revealed" data-id={revealed.id}>
            <b>{plain(revealed.title)}</b>
            <Said lines={revealed.lines} />
          </div>
        )}
      </div>
      <Target id={card.id} />
    </section>
  );
}

function Said({ lines }: { lines: Card["lines"] }) {
  return (
    <>
      {lines?.map((line, i) => (
        <span key={i} class="said">
          <ActionWords of={line} />
        </span>
      ))}
    </>
  );
}

function ScenarioPane({ panel }: { panel: Panel }) {
  return (
    <FoldPane title={plain(panel.title)} id={panel.id} class="scenario">
      {itemsOf([panel], "text").map((text, i) => (
        <TextView key={text.id ?? i} text={text} />
      ))}
    </FoldPane>
  );
}

function TablePane({ sum }: { sum: Sum }) {
  return (
    <FoldPane title={plain(sum.title)} id={sum.id} class="blows">
      <TableGrid sum={sum} />
    </FoldPane>
  );
}

/** What the die may show, in the order of the columns. */
const FACES = ["−", "0", "+"];

/** A table with a column for each face of the die; the row in which the cube lies is marked. */
function TableGrid({ sum }: { sum: Sum }) {
  return (
    <table class="blow-grid" data-id={sum.id} aria-label={plain(sum.title)}>
      <thead>
        <tr>
          <td />
          {FACES.map((face) => (
            <th key={face} scope="col">
              {face}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sum.rows.map((row, i) => (
          <tr
            key={i}
            class={row.strong === true ? "strong" : ""}
            aria-current={row.strong === true ? "true" : undefined}
          >
            <th scope="row">{i + 1}</th>
            {row.cells?.map((cell, k) => (
              <td key={k}>
                <Lines of={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Cards that are out come back to the hand while one of them is asked for. */
export const askedOut = (own: Own, at: Map<string, unknown>): Card[] =>
  [...own.discard, ...own.lost].filter((card) => at.has(card.id ?? ""));
export const hasFan = (own: Own, at: Map<string, unknown>): boolean => own.fan.length + askedOut(own, at).length > 0;

/** The words that stand above a card: why it is no plain card in hand. */
const tagOf = (card: Card): string => {
  const marks = (card.marks ?? []).filter((mark) => mark.icon !== "hand" && mark.icon !== "discard");
  return plain(marks.at(-1)?.label);
};

function Fan({ own, isPhone }: { own: Own; isPhone: boolean }) {
  const targets = useTargets();
  const cards = [...own.fan, ...askedOut(own, targets.at)];
  const isQuiet = isPhone && !hasTarget(cards, targets.at);
  return (
    <section class="fan-group" aria-label={t("hand")} style={{ "--n": String(cards.length) }}>
      <div class={`fan${isQuiet ? " small mini" : ""}${cards.length > 9 ? " many" : ""}`}>
        {cards.map((card, i) => {
          const tag = tagOf(card) || (zoneOf(card) === "discard" ? plain(card.marks?.[0]?.label) : "");
          const isPlayed = zoneOf(card) === "chosen" || zoneOf(card) === "played";
          return (
            <div key={card.id ?? i} class={isPlayed ? "played" : ""} style={{ "--i": String(i) }}>
              {tag === "" ? null : <span class="fan-tag">{tag}</span>}
              <CardFace card={{ ...card, marks: [] }} />
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** A pile of one's own cards that are out: how many, and on a click which. */
function OutPile({ title, cards, style }: { title: string; cards: Card[]; style: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div class="out-pile">
      <button
        type="button"
        class={`pile ${style}${cards.length === 0 ? " empty" : ""}`}
        aria-expanded={isOpen}
        disabled={cards.length === 0}
        onClick={() => setOpen(!isOpen)}
      >
        <span class="pile-back" aria-hidden="true">
          {cards.length === 0 ? null : <Face of={cards.at(-1)?.art} name="" width={100} height={140} size={92} />}
        </span>
        <b class="num">{cards.length}</b>
        <span class="pile-label">{title}</span>
      </button>
      {isOpen && cards.length > 0 ? (
        <div class="pane out-cards">
          {cards.map((card, i) => (
            <CardFace key={card.id ?? i} card={{ ...card, marks: [], dimmed: false }} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

function Piles({ own }: { own: Own }) {
  const named = (cards: Card[]): string => plain(cards[0]?.marks?.[0]?.label);
  return (
    <>
      {own.discard.length === 0 ? null : <OutPile title={named(own.discard)} cards={own.discard} style="discarded" />}
      {own.lost.length === 0 ? null : <OutPile title={named(own.lost)} cards={own.lost} style="lost" />}
      {own.piles.map((pile, i) => (
        <PileView key={pile.id ?? i} pile={pile} />
      ))}
    </>
  );
}
