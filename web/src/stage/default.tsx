// The composition of a game that has none of its own: every panel stands where its role says.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { BoardView } from "../board";
import { CardView } from "../cards";
import { DiceView, OrderView, PileView } from "../items";
import { ItemList, PanelView } from "../panels";
import { useTargets } from "../targets";
import { plain } from "../text";
import type { Board, Card, Dice, Item, Order, Panel, Pile } from "../wire";
import { t } from "../words";
import type { Compose, Regions, Scene, Tab } from "./compose";
import { fitCards, SMALL } from "./fit";
import { hasTarget } from "./things";
import { useRoom } from "./window";

const itemsOf = (panel: Panel): Item[] => panel.items ?? [];
const isCard = (item: Item): item is Card => item.type === "card";
const isPile = (item: Item): item is Pile => item.type === "pile";
const isBoard = (item: Item): item is Board => item.type === "board";
const isDice = (item: Item): item is Dice => item.type === "dice";
const isOrder = (item: Item): item is Order => item.type === "order";
const isLaidOut = (item: Item): boolean => isCard(item) || isPile(item) || isBoard(item) || isDice(item);

/** A panel with only those of its items that a place shows; undefined where none is left. */
const part = (panel: Panel, wanted: (item: Item) => boolean): Panel | undefined => {
  const items = itemsOf(panel).filter(wanted);
  return items.length === 0 ? undefined : { ...panel, items };
};
const parts = (panels: Panel[], wanted: (item: Item) => boolean): Panel[] =>
  panels.map((panel) => part(panel, wanted)).filter((panel) => panel !== undefined);

/** So many cards of a supply stand beside a map, not below it. */
const FEW = 3;

interface Places {
  maps: Board[];
  /** Cards of the table in rows. */
  rows: Panel[];
  dice: Dice[];
  /** Cards in hand, and one's other cards. */
  hand: Panel[];
  shelf: Panel[];
  mat: Panel[];
  piles: Pile[];
  players: Panel[];
  notes: Panel[];
  orders: Order[];
}

export const placesOf = (panels: Panel[]): Places => {
  const of = (...roles: string[]): Panel[] => panels.filter((panel) => roles.includes(panel.role ?? "info"));
  const hasMap = of("board").some((panel) => itemsOf(panel).some(isBoard));
  const isAside = (panel: Panel): boolean =>
    panel.folded === true || (hasMap && panel.role === "supply" && itemsOf(panel).length <= FEW);
  const table = of("board", "supply").filter((panel) => !isAside(panel));
  const own = of("hand", "mine");
  const ownCards = parts(own, isCard);
  const hand = ownCards.filter((panel) => panel.role === "hand");
  const first = hand.length > 0 ? hand : ownCards.slice(0, 1);
  const info = of("info");
  return {
    maps: table.flatMap((panel) => itemsOf(panel).filter(isBoard)),
    rows: parts(table, (item) => isCard(item) || isPile(item)),
    dice: [...table, ...own].flatMap((panel) => itemsOf(panel).filter(isDice)),
    hand: first,
    shelf: ownCards.filter((panel) => !first.includes(panel)),
    mat: parts(own, (item) => !isLaidOut(item)),
    piles: own.flatMap((panel) => itemsOf(panel).filter(isPile)),
    players: of("player"),
    notes: [
      ...parts(table, (item) => !isLaidOut(item)),
      ...info.map((panel) => part(panel, (item) => !isOrder(item)) ?? panel).filter((panel) => !isOnlyOrder(panel)),
      ...of("board", "supply").filter(isAside),
    ],
    orders: panels.flatMap((panel) => itemsOf(panel).filter(isOrder)),
  };
};

const isOnlyOrder = (panel: Panel): boolean => itemsOf(panel).length > 0 && itemsOf(panel).every(isOrder);

export const composeDefault: Compose = (scene: Scene): Regions => {
  const places = placesOf(scene.panels);
  const players = some(places.players, (panel) => <PanelView key={panel.id} panel={panel} tiles />);
  const notes = some(places.notes, (panel) => <PanelView key={panel.id} panel={panel} />);
  return {
    head: {
      title: scene.title,
      subtitle: scene.status.map(plain).join(" · "),
      middle: places.orders.map((order, i) => <OrderView key={i} order={order} />),
    },
    board: <Centre places={places} />,
    tabs: scene.isPhone ? tabsOf(places, players, notes) : undefined,
    left: players,
    right: notes,
    mat: some(places.mat, (panel) => <Mat key={panel.id} panel={panel} />),
    hand: places.hand.length + places.shelf.length === 0 ? undefined : <Hand places={places} isPhone={scene.isPhone} />,
    piles: some(places.piles, (pile, i) => <PileView key={pile.id ?? i} pile={pile} />),
  };
};

/** Nothing at all where there is nothing to show, so that the region takes no room. */
const some = <T,>(all: T[], show: (each: T, i: number) => ComponentChildren): ComponentChildren =>
  all.length === 0 ? undefined : all.map(show);

const tabsOf = (places: Places, players: ComponentChildren, notes: ComponentChildren): Tab[] => {
  const tabs: Tab[] = [];
  if (places.maps.length + places.dice.length > 0) {
    const panel: Panel = { id: "map", title: "", items: [...places.maps, ...places.dice] };
    tabs.push({
      id: "map",
      title: t("board"),
      node: <Centre places={{ ...places, rows: [] }} />,
      panels: [panel],
    });
  }
  for (const panel of places.rows) {
    tabs.push({ id: panel.id, title: plain(panel.title), node: <Rows panels={[panel]} isPhone />, panels: [panel] });
  }
  if (players !== undefined)
    tabs.push({
      id: "players",
      title: t("people"),
      node: (
        <div class="sheet" tabIndex={0}>
          {players}
        </div>
      ),
      panels: places.players,
    });
  if (notes !== undefined)
    tabs.push({
      id: "notes",
      title: t("more"),
      node: (
        <div class="sheet" tabIndex={0}>
          {notes}
        </div>
      ),
      panels: places.notes,
    });
  return tabs;
};

function Centre({ places }: { places: Places }) {
  return (
    <div class="centre boards">
      {places.maps.map((map, i) => (
        <div key={map.id ?? i} class="map-area">
          <BoardView board={map} />
        </div>
      ))}
      {places.rows.length === 0 ? null : <Rows panels={places.rows} besideMap={places.maps.length > 0} />}
      {places.dice.length === 0 ? null : (
        <div class="tray">
          {places.dice.map((dice, i) => (
            <DiceView key={dice.id ?? i} dice={dice} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Cards of the table, as large as all of them fit. */
function Rows({ panels, besideMap = false, isPhone = false }: RowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box, "rows");
  const groups = panels.map((panel) => ({
    cards: itemsOf(panel)
      .filter(isCard)
      .reduce((sum, card) => sum + Math.max(1, card.style === "group" ? (card.cards?.length ?? 1) : 1), 0),
    below: Math.max(0, ...itemsOf(panel).map((item) => (isCard(item) ? (item.cards?.length ?? 0) * 1.9 : 0))),
  }));
  const width = isPhone ? undefined : besideMap ? 5.4 : fitCards(groups, room);
  const small = width !== undefined && width < SMALL ? " mini" : "";
  return (
    <div
      ref={box}
      class={`rows${small}${besideMap ? " beside-map" : ""}`}
      tabIndex={0}
      style={width === undefined ? undefined : { "--w": `${width}rem` }}
    >
      {panels.map((panel) => (
        <section key={panel.id} class="row-group" aria-label={plain(panel.title)} data-panel={panel.id}>
          <h2 class="label">{plain(panel.title)}</h2>
          <div class="row-cards">
            {itemsOf(panel).map((item, i) =>
              isCard(item) ? (
                <CardView key={item.id ?? i} card={item} />
              ) : isPile(item) ? (
                <PileView key={item.id ?? i} pile={item} />
              ) : null,
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

interface RowsProps {
  panels: Panel[];
  besideMap?: boolean;
  isPhone?: boolean;
}

function Mat({ panel }: { panel: Panel }) {
  return (
    <section aria-label={plain(panel.title)} data-panel={panel.id}>
      <h2 class="mat-name">{plain(panel.title)}</h2>
      <ItemList items={itemsOf(panel)} />
    </section>
  );
}

export function Hand({ places, isPhone }: { places: Pick<Places, "hand" | "shelf">; isPhone: boolean }) {
  const targets = useTargets();
  return (
    <>
      {places.hand.map((panel) => {
        const cards = itemsOf(panel).filter(isCard);
        const isQuiet = isPhone && !hasTarget(cards, targets.at);
        return (
          <section
            key={panel.id}
            class="fan-group"
            aria-label={plain(panel.title)}
            data-panel={panel.id}
            style={{ "--n": String(cards.length) }}
          >
            <h2 class="label hidden">{plain(panel.title)}</h2>
            <div class={`fan${isQuiet ? " small mini" : ""}`}>
              {cards.map((card, i) => (
                <div key={card.id ?? i} style={{ "--i": String(i) }}>
                  <CardView card={card} />
                </div>
              ))}
            </div>
          </section>
        );
      })}
      {places.shelf.length === 0 ? null : (
        <div class="hand-shelf">
          {places.shelf.map((panel) => (
            <section key={panel.id} class="shelf-group mini" aria-label={plain(panel.title)} data-panel={panel.id}>
              <h2 class="label">{plain(panel.title)}</h2>
              <div class="shelf-cards">
                {itemsOf(panel)
                  .filter(isCard)
                  .map((card, i) => (
                    <CardView key={card.id ?? i} card={card} />
                  ))}
              </div>
            </section>
          ))}
        </div>
      )}
    </>
  );
}
