// Small parts that several stages share: items by type, bars of hit points, panes that fold.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Face } from "../art";
import { CardTile } from "../cards";
import { StatIcon } from "../chips";
import { Glyph } from "../glyphs";
import { Lines } from "../lines";
import { PlayedBy } from "../people";
import { named, plain } from "../text";
import type { Board, Card, Goal, Order, Panel, Pile, Stat, Stats, Sum, Text, TextItem, Track, Turn } from "../wire";
import type { Scene } from "./compose";
import { hasTarget } from "./things";
import "./parts.css";

type Kinds = {
  card: Card;
  pile: Pile;
  board: Board;
  order: Order;
  goal: Goal;
  stats: Stats;
  sum: Sum;
  text: TextItem;
  track: Track;
};

/** The items of one type in these panels. */
export const itemsOf = <K extends keyof Kinds>(panels: (Panel | undefined)[], type: K): Kinds[K][] =>
  panels.flatMap((panel) => (panel?.items ?? []).filter((item) => item.type === type) as unknown as Kinds[K][]);

export const panelOf = (scene: Scene, id: string): Panel | undefined => scene.panels.find((panel) => panel.id === id);

export const offersOf = (scene: Scene): Map<string, unknown> =>
  new Map((scene.ask?.options ?? []).flatMap((offer) => (offer.shown.at ? [[offer.shown.at, offer]] : [])));

/** One's own character that the question is about: its things glow, else its turn it is, else the first. */
export const actingPanel = (mine: Panel[], turns: Turn[], at: Map<string, unknown>): Panel | undefined => {
  const now = turns.find((turn) => turn.state === "now")?.art;
  return (
    mine.find((panel) => hasTarget(panel.items ?? [], at)) ??
    mine.find((panel) => itemsOf([panel], "card").some((card) => card.style === "hero" && card.art === now)) ??
    mine[0]
  );
};

/** The hit points of a card. */
export const health = (card: Card): Stat | undefined => card.stats?.find((stat) => stat.icon === "heart");

export function HealthBar({ stat }: { stat: Stat }) {
  const most = stat.max ?? Number(stat.value);
  const share = most > 0 ? Math.max(0, Math.min(1, Number(stat.value) / most)) : 0;
  return (
    <div
      class="health-bar"
      role="meter"
      aria-label={plain(stat.label)}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={Number(stat.value)}
      {...named(stat.label)}
    >
      <i style={{ width: `${share * 100}%` }} />
      <span class="num">
        <StatIcon icon="heart" /> {stat.value} / {most}
      </span>
    </div>
  );
}

/** A pane that folds. */
export function FoldPane({ title, id, class: given, isClosed = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(!isClosed);
  return (
    <section class={`pane panel ${given}`} aria-label={title} data-panel={id}>
      <h2>
        <button type="button" class="panel-head" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span>{title}</span>
          <Glyph name={isOpen ? "minus" : "plus"} size={11} />
        </button>
      </h2>
      {isOpen ? <div class="items">{children}</div> : null}
    </section>
  );
}

interface FoldProps {
  title: string;
  id: string | undefined;
  class: string;
  /** Shown closed at first. */
  isClosed?: boolean;
  children: ComponentChildren;
}

/** What somebody carries, and what is said of them below it. */
export function Held({ cards, lines }: { cards: Card[]; lines: Text[] | undefined }) {
  return (
    <div class="held">
      {cards.map((card, i) => (
        <CardTile key={card.id ?? i} card={card} />
      ))}
      {lines?.map((line, i) => (
        <p key={i}>
          <Lines of={line} />
        </p>
      ))}
    </div>
  );
}

/** The face of a character, and who plays it. */
export function Portrait({ card, person }: { card: Card; person: string }) {
  return (
    <div class="portrait">
      <Face of={card.art} name={plain(card.title)} width={100} height={116} size={96} />
      <PlayedBy person={person} />
    </div>
  );
}
