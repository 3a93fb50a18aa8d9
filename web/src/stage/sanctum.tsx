// The stage of Sanctum: the road above, the demons with their sockets, the tray of dice; own mat, gear and skills below.

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Face, Icon, useArt } from "../art";
import { CardRow, CardTile, CardView } from "../cards";
import { MarkChip, StatChip, saidOf } from "../chips";
import { useFit } from "../fit-words";
import { Glyph } from "../glyphs";
import { DieFace, OrderView, PileView, SumView } from "../items";
import { Lines } from "../lines";
import { PanelView } from "../panels";
import { PlayedBy, usePerson } from "../people";
import { Target, targetClass, useTargets } from "../targets";
import { named, plain } from "../text";
import type { Board, Card, Dice, Item, Order, Panel, Stat, Sum, Track, Turn } from "../wire";
import { t } from "../words";
import type { Compose, Regions, Scene, Tab } from "./compose";
import { composeDefault } from "./default";
import { DemonPack, demonHeight, fitDemons, type Pack, Throws, Tray } from "./sanctum-den";
import { Road } from "./sanctum-road";
import { hasTarget } from "./things";
import { composeParty } from "./town";
import { useRoom } from "./window";
import "./sanctum.css";

type Of<Type extends Item["type"]> = Extract<Item, { type: Type }>;
const itemsOf = <Type extends Item["type"]>(panel: Panel | undefined, type: Type): Of<Type>[] =>
  (panel?.items ?? []).filter((item): item is Of<Type> => item.type === type);

/** The panels of the scene by what they are; those of a hero by their seat. */
const panelsOf = (scene: Scene) => {
  const by = new Map(scene.panels.map((panel) => [panel.id, panel]));
  const turns = itemsOf(by.get("order"), "order").flatMap((order: Order) => order.turns);
  const seats = scene.panels.filter((panel) => panel.id.startsWith("hero-")).map((panel) => panel.seat ?? 0);
  const own = scene.seat ?? turns.find((turn) => turn.state === "now")?.seat ?? seats[0] ?? 0;
  return { by, turns, seats, own };
};
type Panels = ReturnType<typeof panelsOf>;

/** Whose fight stands in the middle: one's own, else that of whoever fights. */
export const shownSeat = (own: number, seats: number[], fights: (seat: number) => boolean): number =>
  fights(own) ? own : (seats.find(fights) ?? own);

export const composeSanctum: Compose = (scene: Scene): Regions => {
  const panels = panelsOf(scene);
  const { by, own } = panels;
  const heroes = by.get("heroes");
  if (heroes !== undefined) return composeParty(scene, heroes);
  if (by.get("way") === undefined) return composeDefault(scene);
  const shown = shownSeat(own, panels.seats, (seat) => by.has(`fight-${seat}`));
  const centre = <Centre panels={panels} shown={shown} />;
  const notes = <Notes panels={panels} shown={shown} />;
  const gear = by.get(`gear-${own}`);
  const skills = by.get(`skills-${own}`);
  return {
    head: {
      title: scene.title,
      subtitle: scene.status
        .slice(0, scene.isPhone ? 1 : undefined)
        .map(plain)
        .join(" · "),
      middle: scene.isPhone
        ? undefined
        : itemsOf(by.get("order"), "order").map((order, i) => <OrderView key={i} order={order} />),
    },
    board: centre,
    tabs: scene.isPhone ? tabsOf(panels, shown, centre, notes) : undefined,
    right: notes,
    mat: <Mat panel={by.get(`hero-${own}`)} turn={turnOf(panels, own)} />,
    hand: gear === undefined ? undefined : <Gear panel={gear} />,
    piles: skills === undefined || scene.isPhone ? undefined : <Skills panel={skills} />,
  };
};

const turnOf = (panels: Panels, seat: number): Turn | undefined => panels.turns.find((turn) => turn.seat === seat);

const tabsOf = (panels: Panels, shown: number, centre: ComponentChildren, notes: ComponentChildren): Tab[] => {
  const onBoard = [`zone-${shown}`, `fight-${shown}`, "way", "groups", "chest", "lord", `pack-${panels.own}`];
  const table = onBoard.flatMap((id) => panels.by.get(id) ?? []);
  const rest = [...panels.by.values()].filter((panel) => !table.includes(panel) && panel.seat !== panels.own);
  const skills = panels.by.get(`skills-${panels.own}`);
  const hero = panels.by.get(`hero-${panels.own}`);
  const tabs: Tab[] = [{ id: "map", title: t("board"), node: centre, panels: table }];
  if (skills !== undefined) {
    const node = (
      <div class="sheet">
        <Skills panel={skills} isNamed />
      </div>
    );
    tabs.push({ id: skills.id, title: plain(skills.title), node, panels: [skills] });
  }
  const more = (
    <div class="sheet">
      {notes}
      {hero === undefined ? null : <PanelView panel={hero} tiles />}
    </div>
  );
  tabs.push({ id: "notes", title: t("more"), node: more, panels: rest });
  return tabs;
};

// --- the middle ---------------------------------------------------------------------------------------------------------

/** How high the Demon Lord's deck stands, in rem: in a fight it is one line, since the row needs the room. */
const LORD_LINE = 4;
const LORD_ROW = 7.2;

/** Cards of items to choose from: a chest, a backpack. */
interface Shelf {
  id: string;
  title: string;
  cards: Card[];
}

function Centre({ panels, shown }: { panels: Panels; shown: number }) {
  const { by, own } = panels;
  const targets = useTargets();
  const box = useRef<HTMLDivElement>(null);
  const dice: Dice[] = itemsOf(by.get(`fight-${shown}`), "dice");
  const room = useRoom(box, dice.length > 0 ? "den above a tray" : "den");
  const road: Board | undefined = itemsOf(by.get("way"), "board")[0];
  const asked = (panel: Panel | undefined): boolean => hasTarget(panel?.items ?? [], targets.at);
  const packs = packsOf(panels, shown, dice.length > 0 || asked(by.get("chest")) || asked(by.get(`pack-${own}`)));
  const shelves = [by.get("chest"), by.get(`pack-${own}`)].filter((panel) => asked(panel)).map(shelfOf);
  const lord = by.get("lord");
  const isFight = dice.length > 0;
  const besides = shelves.length * 15 + (lord === undefined ? 0 : isFight ? LORD_LINE : LORD_ROW);
  const { width, isStrip } = fitDemons(packs, { width: room.width, height: room.height - besides });
  const style = { "--d": `${width}rem`, "--dh": `${demonHeight(width)}rem` };
  return (
    <Throws>
      {road === undefined ? null : <Road board={road} seat={own} />}
      <div ref={box} class={`rows den${isStrip ? " strip-den" : ""}`} style={style} tabIndex={0}>
        {shelves.map((shelf) => (
          <section key={shelf.id} class="item-shelf" aria-label={shelf.title} data-panel={shelf.id}>
            <h2 class="label">{shelf.title}</h2>
            <div class="row-cards">
              {shelf.cards.map((card, i) => (
                <CardView key={card.id ?? i} card={card} />
              ))}
            </div>
          </section>
        ))}
        {lord === undefined ? null : <Lord panel={lord} isLine={isFight} />}
        {packs.map((pack) => (
          <DemonPack key={pack.id} pack={pack} dice={dice} />
        ))}
      </div>
      <Tray dice={dice} />
    </Throws>
  );
}

const shelfOf = (panel: Panel | undefined): Shelf => ({
  id: panel?.id ?? "",
  title: plain(panel?.title),
  cards: itemsOf(panel, "card"),
});

/** The foes of whoever is shown; and the groups on the board, unless something else needs the room. */
const packsOf = (panels: Panels, shown: number, isBusy: boolean): Pack[] => {
  const zone = panels.by.get(`zone-${shown}`);
  const groups = panels.by.get("groups");
  const packs: Pack[] = [];
  if (zone !== undefined) {
    const name = plain(turnOf(panels, shown)?.title);
    const title = `${name === "" ? "" : `${name}: `}${plain(zone.title)}`;
    packs.push({ id: zone.id, title, cards: itemsOf(zone, "card") });
  }
  if (groups !== undefined && !isBusy) {
    packs.push({ id: groups.id, title: plain(groups.title), cards: itemsOf(groups, "card") });
  }
  return packs;
};

/** The Demon Lord's deck: what is turned and rages now, and how much is left. */
function Lord({ panel, isLine }: { panel: Panel; isLine: boolean }) {
  return (
    <section class={`lord${isLine ? " line-only" : ""}`} aria-label={plain(panel.title)} data-panel={panel.id}>
      <h2 class="label">{plain(panel.title)}</h2>
      <div class="lord-cards">
        {itemsOf(panel, "pile").map((pile, i) => (
          <PileView key={pile.id ?? i} pile={pile} />
        ))}
        {itemsOf(panel, "card").map((card, i) =>
          card.dimmed === true ? (
            <CardTile key={card.id ?? i} card={card} />
          ) : (
            <CardRow key={card.id ?? i} card={card} />
          ),
        )}
      </div>
    </section>
  );
}

// --- beside it -----------------------------------------------------------------------------------------------------------

function Notes({ panels, shown }: { panels: Panels; shown: number }) {
  const { by, own } = panels;
  const targets = useTargets();
  const [reach, hits]: Sum[] = itemsOf(by.get(`fight-${shown}`), "sum");
  const groups = by.get("groups");
  const decks = itemsOf(by.get("way"), "stats")[0];
  const achievements = by.get("achievements");
  const pack = by.get(`pack-${own}`);
  return (
    <>
      {reach === undefined ? null : (
        <section class="pane reach" aria-label={plain(reach.title)}>
          <SumView sum={reach} />
          {hits === undefined ? null : (
            <details>
              <summary>{plain(hits.title)}</summary>
              <SumView sum={{ ...hits, title: undefined }} />
            </details>
          )}
        </section>
      )}
      {panels.seats
        .filter((seat) => seat !== own)
        .map((seat) => (
          <Rival key={seat} panels={panels} seat={seat} />
        ))}
      {groups === undefined || !by.has(`fight-${shown}`) ? null : (
        <PanelView panel={{ ...groups, folded: true }} tiles />
      )}
      {pack === undefined || hasTarget(pack.items ?? [], targets.at) ? null : (
        <PanelView panel={{ ...pack, folded: false }} tiles />
      )}
      {achievements === undefined ? null : <PanelView panel={{ ...achievements, folded: true }} />}
      {decks === undefined ? null : (
        <section class="pane decks">
          {decks.stats.map((stat, i) => (
            <StatChip key={i} stat={stat} isNamed />
          ))}
        </section>
      )}
    </>
  );
}

/** Another hero: face, health, tokens; what pursues them and what they wear as pictures. */
function Rival({ panels, seat }: { panels: Panels; seat: number }) {
  const panel = panels.by.get(`hero-${seat}`);
  const shelf = [`zone-${seat}`, `gear-${seat}`, `skills-${seat}`, `pack-${seat}`].flatMap(
    (id) => panels.by.get(id) ?? [],
  );
  return (
    <section class="pane rival" aria-label={plain(panel?.title)} data-panel={panel?.id}>
      <HeroFace panel={panel} turn={turnOf(panels, seat)} />
      <details>
        <summary>{t("more")}</summary>
        {shelf.map((each) => (
          <div key={each.id} class="tiles" role="group" aria-label={plain(each.title)}>
            {itemsOf(each, "card").map((card, i) => (
              <CardTile key={card.id ?? i} card={card} />
            ))}
          </div>
        ))}
      </details>
    </section>
  );
}

// --- the heroes ----------------------------------------------------------------------------------------------------------

const statsOf = (panel: Panel | undefined): Stat[] => itemsOf(panel, "stats").flatMap((item) => item.stats);

/** Numbers that are drawn as tokens one can count; the rest are chips. */
const TOKENS = ["stamina", "focus", "rage"];
const isToken = (stat: Stat): boolean => TOKENS.includes(stat.icon ?? "");
/** A number that says nothing while it is zero. */
const isWorthSaying = (stat: Stat): boolean => stat.value !== 0;

function HeroFace({ panel, turn }: { panel: Panel | undefined; turn: Turn | undefined }) {
  const name = plain(turn?.title ?? panel?.title);
  const person = usePerson(panel?.seat);
  const stats = statsOf(panel);
  return (
    <div class="hero-face">
      <div class="face">
        <Face of={turn?.art} name={name} width={100} height={112} size={94} />
        <PlayedBy person={person} />
      </div>
      <div class="hero-words">
        <h2>{name}</h2>
        {itemsOf(panel, "track").map((track, i) => (
          <Health key={i} track={track} />
        ))}
        <div class="hero-tokens">
          {stats.filter(isToken).map((stat, i) => (
            <Tokens key={i} stat={stat} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Own hero: everything that lies on the player's board but for gear and skills. */
function Mat({ panel, turn }: { panel: Panel | undefined; turn: Turn | undefined }) {
  const rest = statsOf(panel).filter((stat) => !isToken(stat) && isWorthSaying(stat));
  const blessings = itemsOf(panel, "card");
  return (
    <section class="hero-mat" aria-label={plain(panel?.title)} data-panel={panel?.id}>
      <HeroFace panel={panel} turn={turn} />
      <div class="stat-row">
        {rest.map((stat, i) => (
          <Amount key={i} stat={stat} />
        ))}
        {blessings.map((card, i) => (
          <CardTile key={card.id ?? i} card={card} />
        ))}
      </div>
    </section>
  );
}

function Health({ track }: { track: Track }) {
  const targets = useTargets();
  const share = track.max > 0 ? Math.max(0, Math.min(1, track.value / track.max)) : 0;
  return (
    <div class={`health-bar${targetClass(targets, track.id)}`} data-id={track.id}>
      <div
        class="health-fill"
        role="meter"
        aria-label={plain(track.title)}
        aria-valuemin={0}
        aria-valuemax={track.max}
        aria-valuenow={track.value}
        style={{ width: `${share * 100}%` }}
      />
      <b class="num">
        <Glyph name="heart" size={12} /> {track.value} / {track.max}
      </b>
      {track.marks?.map((mark, i) => (
        <MarkChip key={i} mark={mark} />
      ))}
      <Target id={track.id} />
    </div>
  );
}

const SIGNS: Record<string, string> = { stamina: "strength", focus: "focus", rage: "rage" };

/** Tokens one can count: those at hand are bright, those in ability spaces are empty rings. */
function Tokens({ stat }: { stat: Stat }) {
  const art = useArt(`core/stat/${SIGNS[stat.icon ?? ""] ?? ""}`);
  const value = Number(stat.value);
  const words = `${plain(stat.label)} ${stat.value}${stat.max === undefined ? "" : `/${stat.max}`}`;
  return (
    <span class={`tokens of-${stat.icon}`} role="img" aria-label={words} {...named(stat.label, words)}>
      {Array.from({ length: stat.max ?? value }, (_, i) => (
        <i key={i} class={i < value ? "on" : ""}>
          {art === undefined ? null : <Icon name={art.icon} />}
        </i>
      ))}
    </span>
  );
}

/** A number with its sign in its own colour: potions, gems, dice. */
function Amount({ stat }: { stat: Stat }) {
  const label = plain(stat.label);
  const icon = stat.icon ?? "";
  return (
    <span
      class={`amount of-${icon}`}
      role={icon === "" ? undefined : "img"}
      aria-label={icon === "" ? undefined : saidOf(stat)}
      {...named(stat.label, `${label} ${stat.value}`)}
    >
      {icon === "" ? <span class="dim">{label} </span> : null}
      {icon === "die" ? <DieFace face="5" /> : icon === "" ? null : <Glyph name={icon} size={15} />}
      <b class="num">{stat.value}</b>
    </span>
  );
}

// --- gear and skills -----------------------------------------------------------------------------------------------------

function Gear({ panel }: { panel: Panel }) {
  return (
    <section class="gear-row" aria-label={plain(panel.title)} data-panel={panel.id}>
      <h2 class="label">{plain(panel.title)}</h2>
      <div class="gear-cards">
        {itemsOf(panel, "card").map((card, i) => (
          <GearCard key={card.id ?? i} card={card} />
        ))}
      </div>
    </section>
  );
}

function GearCard({ card }: { card: Card }) {
  const targets = useTargets();
  const title = plain(card.title);
  const look = `${card.style ?? ""}${card.dimmed === true ? " bare" : ""}`;
  const words = useFit<HTMLDivElement>([title, ...(card.lines ?? []).map(plain)].join(" "));
  return (
    <div class={`gear ${look}${targetClass(targets, card.id)}`} data-id={card.id} role="group" aria-label={title}>
      <div class="art">
        <Face of={card.art} name={title} width={130} height={76} size={72} />
      </div>
      <div ref={words} class="gear-words">
        <h3>{title}</h3>
        {card.lines?.map((line, i) => (
          <p key={i}>
            <Lines of={line} />
          </p>
        ))}
      </div>
      <Target id={card.id} />
    </div>
  );
}

/** The skill table; where there is room, with the words of each skill. */
function Skills({ panel, isNamed = false }: { panel: Panel; isNamed?: boolean }) {
  return (
    <section class="skills" aria-label={plain(panel.title)} data-panel={panel.id}>
      <h2 class="label">{plain(panel.title)}</h2>
      <div class="skill-table">
        {itemsOf(panel, "card").map((card, i) => (
          <div key={card.id ?? i} class="skill-place">
            <SkillTile card={card} />
            {isNamed ? <SkillWords card={card} /> : null}
          </div>
        ))}
      </div>
    </section>
  );
}

function SkillWords({ card }: { card: Card }) {
  return (
    <div class="skill-words">
      <h3>{plain(card.title)}</h3>
      {card.lines?.map((line, i) => (
        <p key={i}>
          <Lines of={line} />
        </p>
      ))}
    </div>
  );
}

/** A skill of the table: unlocked ones stand in the light, the others have the gems on them that must go first. */
function SkillTile({ card }: { card: Card }) {
  const targets = useTargets();
  const title = plain(card.title);
  const isOpen = card.dimmed === true;
  return (
    <div
      class={`skill ${card.style ?? ""}${isOpen ? " unlocked" : ""}${targetClass(targets, card.id)}`}
      data-id={card.id}
      role="group"
      aria-label={[title, ...(card.stats ?? []).map((stat) => `${plain(stat.label)} ${stat.value}`)].join(", ")}
      title={title}
    >
      <Face of={card.art} name={title} width={100} height={100} size={76} />
      <span class="skill-gems" aria-hidden="true">
        {(card.stats ?? []).flatMap((stat) =>
          Array.from({ length: Number(stat.value) }, (_, i) => <i key={`${stat.icon}${i}`} class={stat.icon} />),
        )}
      </span>
      <Target id={card.id} />
    </div>
  );
}
