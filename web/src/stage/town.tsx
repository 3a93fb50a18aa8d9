// The stage between scenarios: the map of the campaign, the party's sheets, the shop, how hard; and the party that gathers.

import { Face } from "../art";
import { CardFace, CardTile } from "../cards";
import { MarkIcon, StatChip, StatIcon } from "../chips";
import { TextView } from "../items";
import { Lines } from "../lines";
import { PanelView } from "../panels";
import { Target, targetClass, useTargets } from "../targets";
import { named, plain } from "../text";
import type { Card, Panel, Place, Road, Stat, TextItem } from "../wire";
import { t } from "../words";
import type { Regions, Scene, Tab } from "./compose";
import { PlaceWords, RoadView } from "./road";
import "./town.css";

const cardsOf = (panel: Panel | undefined): Card[] =>
  (panel?.items ?? []).filter((item): item is Card => item.type === "card");

/** The map of the campaign, wherever it lies in the scene. */
export const roadOf = (panels: Panel[]): Road | undefined =>
  panels.flatMap((panel) => panel.items ?? []).find((item): item is Road => item.type === "road");

const openPlaces = (road: Road): Place[] =>
  road.places.filter((place) => place.state === "open" || place.state === "now");

const panelOf = (scene: Scene, id: string): Panel | undefined => scene.panels.find((panel) => panel.id === id);

/** In town: the map in the middle, what is open and how hard on the right, sheets and shop below. */
export const composeTown = (scene: Scene, road: Road): Regions => {
  const shop = panelOf(scene, "shop");
  const heroes = scene.panels.filter((panel) => panel.role === "mine" || panel.role === "player");
  const texts = (panelOf(scene, "event-panel")?.items ?? []).filter((item): item is TextItem => item.type === "text");
  const done = road.places.filter((place) => place.state === "done").length;
  const map = <RoadView road={road} game={scene.game} />;
  const news = (
    <>
      {texts.map((text, i) => (
        <section key={i} class="pane town-event" aria-label={plain(panelOf(scene, "event-panel")?.title)}>
          <TextView text={text} />
        </section>
      ))}
      <OpenPlaces places={openPlaces(road)} />
      <HowHard panel={panelOf(scene, "difficulty")} />
    </>
  );
  const sheets = (
    <div class="sheets">
      {heroes.map((panel) => (
        <Sheet key={panel.id} panel={panel} isMine={panel.role === "mine"} />
      ))}
    </div>
  );
  const regions: Regions = {
    head: {
      title: plain(road.title) || scene.title,
      subtitle: scene.status.map(plain).join(" · "),
      counters: <span class="chip">{t("scenariosDone", { n: done, of: road.places.length })}</span>,
    },
    board: <div class="centre town">{map}</div>,
    right: news,
    readerAt: "nowhere",
    hand: (
      <div class="town-foot">
        {sheets}
        {cardsOf(shop).length === 0 ? null : <Shop panel={shop} />}
      </div>
    ),
  };
  if (!scene.isPhone) return regions;
  const tab = (id: string, title: string, node: Tab["node"], panels: (Panel | undefined)[]): Tab => ({
    id,
    title,
    node,
    panels: panels.filter((panel) => panel !== undefined),
  });
  regions.tabs = [
    tab("map", t("board"), <div class="centre town">{map}</div>, [panelOf(scene, "campaign")]),
    tab("news", t("placeOpen"), <div class="sheet">{news}</div>, [panelOf(scene, "difficulty")]),
    tab("party", t("people"), <div class="sheet">{sheets}</div>, heroes),
    tab(
      "shop",
      plain(shop?.title),
      <div class="sheet">
        <Shop panel={shop} />
      </div>,
      [shop],
    ),
  ];
  regions.hand = undefined;
  return regions;
};

function OpenPlaces({ places }: { places: Place[] }) {
  return (
    <>
      {places.map((place) => (
        <section key={place.id} class="pane open-place" data-id={place.id} aria-label={plain(place.title)}>
          <span class="open-face" aria-hidden="true">
            <Face of={place.art} name={plain(place.title)} width={100} height={100} size={84} />
          </span>
          <PlaceWords place={place} />
        </section>
      ))}
    </>
  );
}

/** What each difficulty means in numbers. */
function HowHard({ panel }: { panel: Panel | undefined }) {
  const targets = useTargets();
  const cards = cardsOf(panel);
  if (cards.length === 0) return null;
  return (
    <section class="pane how-hard" aria-label={plain(panel?.title)}>
      <h3 class="label">{plain(panel?.title)}</h3>
      <div class="degrees">
        {cards.map((card) => (
          <div
            key={card.id}
            class={`degree${targetClass(targets, card.id)}`}
            role="group"
            aria-label={plain(card.title)}
          >
            <b>{plain(card.title)}</b>
            {card.stats?.map((stat, i) => (
              <span key={i} {...named(stat.label)}>
                <StatIcon icon={stat.icon} />
                <span class="hidden">{plain(stat.label)} </span>
                <span class="num">{stat.value}</span>
              </span>
            ))}
            <Target id={card.id} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** A character sheet: level, experience, gold, what it holds. */
function Sheet({ panel, isMine }: { panel: Panel; isMine: boolean }) {
  const targets = useTargets();
  const cards = cardsOf(panel);
  const hero = cards.find((card) => card.style === "hero");
  if (hero === undefined) return <PanelView panel={panel} tiles />;
  const title = plain(hero.title);
  const stats = hero.stats ?? [];
  const experience = stats.find((stat) => stat.icon === "star");
  const level = stats.find((stat) => (stat.icon ?? "") === "");
  const abilities = cards.filter((card) => (card.halves ?? []).length > 0);
  const asked = abilities.filter((card) => targets.at.has(card.id ?? ""));
  return (
    <section class={`pane hero-sheet${isMine ? " mine" : ""}`} aria-label={title} data-panel={panel.id}>
      <div class="sheet-face">
        <Face of={hero.art} name={title} width={100} height={180} size={104} />
        {level === undefined ? null : (
          <b class="sheet-level num" title={plain(level.label)}>
            <span class="hidden">{plain(level.label)} </span>
            {level.value}
          </b>
        )}
      </div>
      <div class="sheet-in">
        <h3>{title}</h3>
        {experience === undefined ? null : <ExperienceBar stat={experience} />}
        <div class="stat-row">
          {stats
            .filter((stat) => stat !== experience && stat !== level)
            .map((stat, i) => (
              <StatChip key={i} stat={stat} />
            ))}
        </div>
        <div class="tiles">
          {cards
            .filter((card) => card.style === "item")
            .map((card, i) => (
              <CardTile key={card.id ?? i} card={card} />
            ))}
        </div>
        {asked.length > 0 ? (
          <div class="tiles ability-tiles asked">
            {asked.map((card, i) => (
              <CardTile key={card.id ?? i} card={card} />
            ))}
          </div>
        ) : (
          <details>
            <summary>{t("cardsOf", { n: abilities.filter((card) => card.dimmed !== true).length })}</summary>
            <div class="tiles ability-tiles">
              {abilities.map((card, i) => (
                <CardTile key={card.id ?? i} card={card} />
              ))}
            </div>
          </details>
        )}
      </div>
    </section>
  );
}

function ExperienceBar({ stat }: { stat: Stat }) {
  const most = stat.max ?? Number(stat.value);
  const share = most > 0 ? Math.min(1, Number(stat.value) / most) : 1;
  return (
    <div class="xp-bar" {...named(stat.label)}>
      <i style={{ width: `${share * 100}%` }} />
      <span class="num">
        <StatIcon icon="star" /> <span class="hidden">{plain(stat.label)} </span>
        {stat.value}
        {stat.max === undefined ? "" : ` / ${stat.max}`}
      </span>
    </div>
  );
}

function Shop({ panel }: { panel: Panel | undefined }) {
  const cards = cardsOf(panel);
  if (panel === undefined) return null;
  return (
    <section class="pane shop" aria-label={plain(panel.title)} data-panel={panel.id}>
      <h3 class="label">{plain(panel.title)}</h3>
      {cards.length === 0 ? <p class="faint">{t("empty")}</p> : null}
      <div class="wares">
        {cards.map((card, i) => (
          <Ware key={card.id ?? i} card={card} />
        ))}
      </div>
    </section>
  );
}

function Ware({ card }: { card: Card }) {
  const targets = useTargets();
  const title = plain(card.title);
  const price = card.stats?.find((stat) => stat.icon === "coin");
  return (
    <div class={`ware${targetClass(targets, card.id)}`} data-id={card.id} role="group" aria-label={title}>
      <Face of={card.art} name={title} width={100} height={92} size={72} drop={-8} />
      {price === undefined ? null : (
        <b class="ware-price num" title={plain(price.label)}>
          <span class="hidden">{plain(price.label)} </span>
          {price.value}
        </b>
      )}
      {(card.count ?? 1) > 1 ? <span class="ware-count num">×{card.count}</span> : null}
      <span class="ware-name">{title}</span>
      <Target id={card.id} />
    </div>
  );
}

// --- the party gathers ---

/** Who may join: a column each, with what they are about, what their first cards do and hit points by level. */
export const composeParty = (scene: Scene, party: Panel): Regions => {
  const board = (
    <div class="centre party" tabIndex={0}>
      {cardsOf(party).map((card) => (
        <Candidate key={card.id} card={card} />
      ))}
    </div>
  );
  return {
    head: { title: plain(party.title), subtitle: scene.title },
    board,
    tabs: scene.isPhone ? [{ id: "party", title: plain(party.title), node: board, panels: [party] }] : undefined,
    place: "gathering",
  };
};

/** Two of the first cards: those with the fewest words, which a small card shows whole. */
const samplesOf = (cards: Card[]): Card[] => {
  const length = (card: Card): number =>
    (card.halves ?? []).reduce((sum, half) => sum + half.lines.reduce((all, line) => all + plain(line).length, 0), 0);
  return [...cards].sort((one, other) => length(one) - length(other)).slice(0, 2);
};

function Candidate({ card }: { card: Card }) {
  const targets = useTargets();
  const title = plain(card.title);
  const stats = card.stats ?? [];
  const byLevel = stats.find((stat) => (stat.series ?? []).length > 0);
  const counted = stats.filter((stat) => stat.max !== undefined);
  const plainStats = stats.filter((stat) => stat !== byLevel && stat.max === undefined);
  const elements = (card.marks ?? []).filter((mark) => mark.art !== undefined);
  const notes = (card.marks ?? []).filter((mark) => mark.art === undefined);
  return (
    <section
      class={`candidate${card.dimmed === true ? " dimmed" : ""}${targetClass(targets, card.id)}`}
      aria-label={title}
    >
      <div class="candidate-face">
        <Face of={card.art} name={title} width={200} height={150} size={140} drop={2} large={1.5} />
        {notes.map((mark, i) => (
          <span key={i} class="candidate-note">
            {plain(mark.label)}
          </span>
        ))}
        <div class="candidate-name">
          <h2>{title}</h2>
          <p>{plain(card.kind)}</p>
        </div>
      </div>
      <div class="candidate-in">
        <p class="dim">{plain(card.lines?.[0])}</p>
        <div class="candidate-row">
          {plainStats.map((stat, i) => (
            <StatChip key={i} stat={stat} isNamed />
          ))}
          <span class="candidate-elements">
            {elements.map((mark, i) => (
              <span key={i} class={`element full e-${mark.icon ?? ""}`} title={plain(mark.label)}>
                <span class="hidden">{plain(mark.label)}</span>
                <MarkIcon mark={mark} />
              </span>
            ))}
          </span>
        </div>
        {byLevel === undefined && counted.length === 0 ? null : (
          <div class="candidate-numbers">
            <div class="counted">
              {counted.map((stat, i) => (
                <Counted key={i} stat={stat} />
              ))}
            </div>
            {byLevel === undefined ? null : <ByLevel stat={byLevel} />}
          </div>
        )}
        {(card.lines ?? []).length > 1 ? (
          <ul class="candidate-lines">
            {card.lines?.slice(1).map((line, i) => (
              <li key={i}>
                <Lines of={line} />
              </li>
            ))}
          </ul>
        ) : null}
        <div class="candidate-cards">
          {samplesOf(card.cards ?? []).map((each, i) => (
            <CardFace key={each.id ?? i} card={each} />
          ))}
        </div>
      </div>
      <Target id={card.id} />
    </section>
  );
}

/** How many of the first cards do it: a row of boxes. */
function Counted({ stat }: { stat: Stat }) {
  const most = stat.max ?? 0;
  return (
    <div class="counted-row" title={`${plain(stat.label)}: ${stat.value} / ${most}`}>
      <span>
        <StatIcon icon={stat.icon} /> {plain(stat.label)} <b class="num">{stat.value}</b>
      </span>
      <span class="boxes" aria-hidden="true">
        {Array.from({ length: most }, (_, i) => (
          <i key={i} class={i < Number(stat.value) ? "on" : ""} />
        ))}
      </span>
    </div>
  );
}

/** A number by level, as bars. */
function ByLevel({ stat }: { stat: Stat }) {
  const series = stat.series ?? [];
  const most = Math.max(1, ...series);
  return (
    <figure class="by-level" aria-label={`${plain(stat.label)}: ${series.join(", ")}`}>
      <figcaption class="label">{plain(stat.label)}</figcaption>
      <div aria-hidden="true">
        {series.map((value, i) => (
          <span key={i}>
            <b class="num">{value}</b>
            <i style={{ height: `${(value / most) * 3}rem` }} />
            <small class="num">{i + 1}</small>
          </span>
        ))}
      </div>
    </figure>
  );
}
