// The stage of Machina Arcana: chapter and dials on the left, the tiles, explorers and monsters on the right, own gear below.

import type { ComponentChildren } from "preact";
import { Face } from "../art";
import { BoardView } from "../board";
import { CardFace, CardView } from "../cards";
import { countOf, MarkChip, MarkIcon, StatChip, StatIcon, saidOf } from "../chips";
import { OrderView, PileView, TextView } from "../items";
import { Lines } from "../lines";
import { usePerson, withPerson } from "../people";
import { T, Target, targetClass, useTargets } from "../targets";
import { named, plain } from "../text";
import type { Board, Card, Goal, Panel, Pile, Stat, Track } from "../wire";
import { t } from "../words";
import { CompanionPane } from "./companion";
import type { Compose, Regions, Scene, Tab } from "./compose";
import { composeDefault } from "./default";
import { Gauge } from "./gauge";
import { actingPanel, FoldPane, HealthBar, health, itemsOf, offersOf, Portrait, panelOf } from "./parts";
import { hasTarget } from "./things";
import "./machina.css";

/** Where the things of the scene go. */
export interface Places {
  map: Board | undefined;
  chapter: Card | undefined;
  goal: Goal | undefined;
  tracks: Track[];
  /** The explorer below the board: the one whom the question is about. */
  own: Panel | undefined;
  others: Panel[];
  monsters: Card[];
  events: Card[];
  eventsTitle: string;
  piles: Pile[];
  tiles: Panel | undefined;
}

/** Dials; the level is told by the dial of the threat. */
const DIALS = ["lair", "horror", "threat"];

export const placesOf = (scene: Scene): Places => {
  const chapter = panelOf(scene, "chapter");
  const turns = itemsOf([panelOf(scene, "order")], "order").flatMap((order) => order.turns);
  const explorers = scene.panels.filter((panel) => panel.id.startsWith("explorer-"));
  const mine = explorers.filter((panel) => panel.role === "mine");
  const own = actingPanel(mine, turns, offersOf(scene));
  return {
    map: itemsOf(scene.panels, "board")[0],
    chapter: itemsOf([chapter], "card")[0],
    goal: itemsOf([chapter], "goal")[0],
    tracks: itemsOf([chapter], "track").filter((track) => DIALS.includes(track.id ?? "")),
    own,
    others: explorers.filter((panel) => panel !== own),
    monsters: itemsOf([panelOf(scene, "monsters")], "card"),
    events: itemsOf([panelOf(scene, "events")], "card"),
    eventsTitle: plain(panelOf(scene, "events")?.title),
    piles: itemsOf([panelOf(scene, "piles")], "pile"),
    tiles: panelOf(scene, "board"),
  };
};

/** Before the first tile is laid there is nothing but cards to choose from. */
export const composeMachina: Compose = (scene) => {
  const places = placesOf(scene);
  return places.map === undefined ? composeDefault(scene) : stageOf(scene, places, places.map);
};

const stageOf = (scene: Scene, places: Places, map: Board): Regions => {
  const { own, others, monsters, piles } = places;
  const chapter = <Chapter card={places.chapter} goal={places.goal} />;
  const dials = <Dials tracks={places.tracks} />;
  const explorers = others.map((panel) => <Companion key={panel.id} panel={panel} />);
  const foes = monsters.map((card, i) => <Foe key={card.id ?? i} card={card} />);
  const board = (
    <div class="centre boards">
      <div class="map-area">
        <BoardView board={map} />
      </div>
    </div>
  );
  const order = itemsOf([panelOf(scene, "order")], "order")[0];
  const shownPiles = piles.filter((pile) => pile.count > 0 || !(pile.id ?? "").startsWith("discard-"));
  const regions: Regions = {
    place: "machina",
    head: {
      title: scene.title,
      subtitle: scene.status.map(plain).join(" · "),
      middle: order === undefined ? undefined : <OrderView order={order} />,
    },
    board,
    readerAt: "right",
    left: [chapter, dials, <Tiles key="tiles" panel={places.tiles} />],
    right: explorers.length + foes.length === 0 ? undefined : [...explorers, ...foes],
    mat: own === undefined ? undefined : <Mat panel={own} />,
    hand: <Gear own={own} places={places} isPhone={scene.isPhone} />,
    piles: <Piles piles={shownPiles} />,
  };
  return scene.isPhone ? onPhone(scene, places, regions, { chapter, dials, board, explorers, foes }) : regions;
};

type Parts = Record<"chapter" | "dials" | "board" | "explorers" | "foes", ComponentChildren>;

/** The goal above the map, the dials in its corner; everything else behind tabs. */
const onPhone = (scene: Scene, places: Places, regions: Regions, parts: Parts): Regions => {
  const tab = (id: string, title: string, node: ComponentChildren, panels: (Panel | undefined)[]): Tab => ({
    id,
    title,
    node,
    panels: panels.filter((panel) => panel !== undefined),
  });
  const sheet = (inside: ComponentChildren): ComponentChildren => <div class="sheet">{inside}</div>;
  const monsters = panelOf(scene, "monsters");
  const map = (
    <div class="map-tab">
      <div class="goal-line">
        <GoalLine card={places.chapter} goal={places.goal} />
        {parts.dials}
      </div>
      {parts.board}
    </div>
  );
  const tabs = [tab("map", t("board"), map, [{ id: "map", title: "", items: places.map ? [places.map] : [] }])];
  if (places.others.length + places.monsters.length > 0) {
    const who = places.others.length === 0 ? plain(monsters?.title) : t("people");
    tabs.push(tab("who", who, sheet([parts.explorers, parts.foes]), [...places.others, monsters]));
  }
  tabs.push(
    tab("chapter", plain(panelOf(scene, "chapter")?.title), sheet([parts.chapter, regions.piles]), [
      panelOf(scene, "piles"),
      panelOf(scene, "chapter"),
    ]),
  );
  return { ...regions, tabs, piles: undefined };
};

/** The chapter: its tale, what it asks for, what it changes. */
function Chapter({ card, goal }: { card: Card | undefined; goal: Goal | undefined }) {
  const targets = useTargets();
  if (card === undefined) return null;
  const [tale, ...rules] = card.lines ?? [];
  const title = plain(card.title);
  return (
    <section class={`pane chapter${targetClass(targets, card.id)}`} aria-label={title} data-id={card.id}>
      <p class="label">
        {plain(card.kind)}
        {card.marks?.map((mark, i) => (
          <MarkChip key={i} mark={mark} />
        ))}
      </p>
      <h2>{title}</h2>
      {goal === undefined ? null : <GoalWords goal={goal} />}
      {tale === undefined ? null : <p class="tale">{plain(tale)}</p>}
      {rules.map((line, i) => (
        <p key={i}>
          <Lines of={line} />
        </p>
      ))}
      <Target id={card.id} />
    </section>
  );
}

function GoalWords({ goal }: { goal: Goal }) {
  return (
    <div class="chapter-goal">
      {goal.lines.map((line, i) => (
        <p key={i}>
          <T of={line} />
        </p>
      ))}
      {goal.counters?.map((stat, i) => (
        <StatChip key={i} stat={stat} isNamed />
      ))}
    </div>
  );
}

/** On a phone, above the map: which chapter, and what it asks for. */
function GoalLine({ card, goal }: { card: Card | undefined; goal: Goal | undefined }) {
  if (card === undefined) return null;
  const [, first] = card.lines ?? [];
  const asked = goal?.lines[0] ?? first;
  return (
    <div class="goal-words">
      <p>
        <span class="label">{plain(card.kind)}</span> <b>{plain(card.title)}</b>
      </p>
      {asked === undefined ? null : <p class="asked">{plain(asked)}</p>}
    </div>
  );
}

function Dials({ tracks }: { tracks: Track[] }) {
  return (
    <section class="pane dials" aria-label={tracks.map((track) => plain(track.title)).join(", ")}>
      {tracks.map((track, i) => (
        <div key={track.id ?? i} class={`dial d-${track.id}`} data-id={track.id} {...named(track.title)}>
          <Gauge title={plain(track.title)} value={track.value} min={track.min ?? 0} max={track.max} />
          <div class="dial-words">
            <h3>
              <StatIcon icon={track.icon} /> <span>{plain(track.title)}</span>
            </h3>
            {track.marks?.map((mark, k) => (
              <p key={k}>{plain(mark.label)}</p>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

/** The names of the tiles, folded away below. */
function Tiles({ panel }: { panel: Panel | undefined }) {
  const names = itemsOf([panel], "text")[0];
  if (names === undefined) return null;
  return (
    <FoldPane title={plain(names.title)} id="tiles" class="tile-names" isClosed>
      <TextView text={{ ...names, title: undefined }} />
    </FoldPane>
  );
}

/** The stamina that is left, as plates; many become a number. */
function Plates({ stat, tone }: { stat: Stat; tone: string }) {
  const most = stat.max ?? Number(stat.value);
  const said = `${plain(stat.label)}: ${stat.value}/${most}`;
  return (
    <span class={`plates ${tone}`} {...named(stat.label, said)}>
      <span class="hidden">{said}</span>
      <StatIcon icon={stat.icon} />
      {Array.from({ length: Math.min(12, most) }, (_, i) => (
        <i key={i} class={i < Number(stat.value) ? "on" : ""} />
      ))}
      <b class="num" aria-hidden="true">
        {stat.value}
      </b>
    </span>
  );
}

const heroOf = (panel: Panel): Card | undefined => itemsOf([panel], "card").find((card) => card.style === "hero");

/** Hit points, stamina and inspiration as gauges, the rest as numbers. */
function Vitals({ card }: { card: Card }) {
  const hits = health(card);
  const stamina = card.stats?.find((stat) => stat.icon === "boot");
  const inspiration = card.stats?.find((stat) => stat.icon === "star");
  const rest = (card.stats ?? []).filter((stat) => stat !== hits && stat !== stamina && stat !== inspiration);
  return (
    <>
      {hits === undefined ? null : <HealthBar stat={hits} />}
      <div class="gauges">
        {stamina === undefined ? null : <Plates stat={stamina} tone="stamina" />}
        {inspiration === undefined ? null : <Plates stat={inspiration} tone="inspiration" />}
      </div>
      <div class="stat-row">
        {rest.map((stat, i) => (
          <StatChip key={i} stat={stat} />
        ))}
        {card.marks?.map((mark, i) => (
          <MarkChip key={i} mark={mark} />
        ))}
      </div>
    </>
  );
}

/** The explorer whom the question is about. */
function Mat({ panel }: { panel: Panel }) {
  const person = usePerson(panel.seat);
  const card = heroOf(panel);
  if (card === undefined) return null;
  const title = plain(card.title);
  return (
    <section
      class="own-mat explorer-mat"
      aria-label={withPerson(title, person)}
      data-panel={panel.id}
      data-id={card.id}
    >
      <Portrait card={card} person={person} />
      <div class="who">
        <h2>{title}</h2>
        <span class="faint">{plain(card.kind)}</span>
        <Vitals card={card} />
      </div>
    </section>
  );
}

/** Every other explorer, one's own ones too: gauges; opened, all that they hold. */
function Companion({ panel }: { panel: Panel }) {
  const card = heroOf(panel);
  if (card === undefined) return null;
  const held = itemsOf([panel], "card").filter((each) => each !== card);
  return (
    <CompanionPane panel={panel} card={card} held={held} beside={plain(card.kind)}>
      <Vitals card={card} />
    </CompanionPane>
  );
}

/** A monster: numbers, whom it hunts and why, what it can do. */
function Foe({ card }: { card: Card }) {
  const targets = useTargets();
  const title = plain(card.title);
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
        <h2>{title}</h2>
        <span class="faint">{plain(card.kind)}</span>
        <div class="rank">
          {card.stats?.map((stat, i) => (
            <span key={i} class="value" role="img" aria-label={saidOf(stat)} {...named(stat.label)}>
              <StatIcon icon={stat.icon} />
              <b class="num">{countOf(stat)}</b>
            </span>
          ))}
          {card.marks?.map((mark, i) => (
            <span key={i} class="value" {...named(mark.label)}>
              <MarkIcon mark={mark} /> {plain(mark.label)} {mark.value ?? ""}
            </span>
          ))}
        </div>
        {card.lines?.map((line, i) => (
          <span key={i} class={i === 0 ? "said hunts" : "said"}>
            <Lines of={line} />
          </span>
        ))}
      </div>
      <Target id={card.id} />
    </section>
  );
}

/** The own card with what it can do, then gear and events; the current events of the table stand apart. */
function Gear({ own, places, isPhone }: { own: Panel | undefined; places: Places; isPhone: boolean }) {
  const targets = useTargets();
  const cards = itemsOf([own], "card").map((card) =>
    card.style === "hero" ? { ...card, stats: undefined, marks: undefined } : card,
  );
  const isQuiet = isPhone && !hasTarget([...cards, ...places.events], targets.at);
  const fan = (all: Card[], title: string): ComponentChildren =>
    all.length === 0 ? null : (
      <section class="fan-group" aria-label={title} style={{ "--n": String(all.length) }}>
        <div class={`fan${isQuiet ? " small mini" : ""}`}>
          {all.map((card, i) => (
            <div key={card.id ?? i} style={{ "--i": String(i) }}>
              {card.style === "hero" ? <CardFace card={card} /> : <CardView card={card} />}
            </div>
          ))}
        </div>
      </section>
    );
  return (
    <>
      {fan(cards, plain(own?.title))}
      {fan(places.events, places.eventsTitle)}
    </>
  );
}

function Piles({ piles }: { piles: Pile[] }) {
  return (
    <div class="deck-grid">
      {piles.map((pile, i) => (
        <PileView key={pile.id ?? i} pile={pile} />
      ))}
    </div>
  );
}
