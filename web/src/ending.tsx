// The end of a game, or of a scenario in a campaign: who won and why, points by source, deeds, what comes next.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { fetchRecord, makeGuided, makeTable, sentenceOf } from "./api";
import { Face } from "./art";
import { describeFigure, healthOf } from "./board/figures";
import { CardTile } from "./cards";
import { MarkIcon, StatIcon } from "./chips";
import { keepFocus } from "./components";
import { Glyph } from "./glyphs";
import { newId } from "./ids";
import type { Live } from "./live";
import { LedOn } from "./notices";
import { seatName } from "./seats";
import { endingSeen, goToTable, markEndingSeen, preferences, savedTableOf } from "./storage";
import { T } from "./targets";
import { plain } from "./text";
import type { Ending, Figure, Honour, NewTable, Points, SeatInfo, SeatRequest, Standing, Stat } from "./wire";
import { t } from "./words";
import "./style/ending.css";

// --- what is counted here: only how things are shown, never who wins ---

/** The standings in the order of their places; those without places as they come. */
export const ranked = (standings: Standing[]): Standing[] =>
  standings
    .map((standing, at) => ({ standing, at }))
    .sort((one, other) => (one.standing.place ?? 0) - (other.standing.place ?? 0) || one.at - other.at)
    .map((each) => each.standing);

/** What each source adds up to, in the order in which the points name them. */
export const bySource = (points: Points[]): { source: string; sum: number }[] => {
  const sums = new Map<string, number>();
  for (const one of points) {
    const source = plain(one.source);
    sums.set(source, (sums.get(source) ?? 0) + one.value * (one.count ?? 1));
  }
  return [...sums].filter(([source]) => source !== "").map(([source, sum]) => ({ source, sum }));
};

/** The titles of the honours that a standing has. */
export const honoursOf = (honours: Honour[], at: number): string[] =>
  honours.filter((honour) => honour.standings.includes(at)).map((honour) => plain(honour.title));

/** The seats of a table like this one: one's own, bots as strong as now, everybody else by link. */
export const seatsLike = (seats: SeatInfo[], mine: number[], name: string): SeatRequest[] =>
  seats.map((seat, at) => {
    if (mine.includes(at)) return { who: "me", name: seat.name === "" ? name : seat.name };
    if (seat.who === "bot") return { who: "bot", agent: seat.agent === "" ? "normal" : seat.agent };
    return { who: "friend", name: seat.name };
  });

/** Whether the ending stands over the table now: each scenario's once, the last one until it is put aside. */
export const isShown = (ending: Ending, seen: number): boolean =>
  ending.is_part !== true || (ending.number ?? 0) > seen;

// --- the page ---

interface EndingProps {
  live: Live;
  ending: Ending;
  /** Look at the table as it stands. */
  close: () => void;
  openAnalysis: () => void;
}

/** The ending over the table; nothing while there is none, or once it was put aside. */
export const useEnding = (
  live: Live,
  isNow: boolean,
): { ending: Ending | undefined; close: () => void; open: () => void } => {
  const [closed, setClosed] = useState("");
  const table = live.seated?.table ?? "";
  const ending = live.latest?.facts.ending;
  const name = ending === undefined ? "" : `${table}:${ending.is_part === true ? ending.number : "end"}`;
  const stands =
    isNow && live.film === null && ending !== undefined && closed !== name && isShown(ending, endingSeen(table));
  return {
    ending: stands ? ending : undefined,
    close: () => {
      setClosed(name);
      if (ending?.is_part === true) markEndingSeen(table, ending.number ?? 0);
    },
    open: () => setClosed(""),
  };
};

export function EndingPage({ live, ending, close, openAnalysis }: EndingProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  const mine = live.seated?.seat ?? null;
  const isCooperative = live.seated?.cooperative === true;
  const hasWon = ending.winners.length > 0 && (isCooperative || mine === null || ending.winners.includes(mine));
  const standings = ending.standings ?? [];
  const isRanked = standings.some((standing) => (standing.place ?? 0) > 0);
  return (
    <div
      ref={box}
      class={`ending ${hasWon ? "won" : "lost"}${isRanked ? " ranked" : ""}`}
      role="dialog"
      aria-modal="true"
      aria-label={t("theEnd")}
      tabIndex={-1}
      onKeyDown={(event) => keepFocus(event, event.currentTarget)}
    >
      <div class="rays" aria-hidden="true" />
      <div class="ending-in">
        <header>
          {ending.title === undefined ? null : <p class="ending-place">{plain(ending.title)}</p>}
          <h2 class="verdict">{verdictOf(live, ending, isCooperative, hasWon)}</h2>
          <p class="ending-why">
            <T of={ending.reason} />
          </p>
          <Facts ending={ending} />
        </header>
        {isRanked ? (
          <Ranking live={live} ending={ending} />
        ) : (
          <div class="heroes" data-count={String(standings.length)}>
            {standings.map((standing, at) => (
              <HeroEnd key={at} live={live} standing={standing} honours={honoursOf(ending.honours ?? [], at)} />
            ))}
          </div>
        )}
        {isRanked ? <Honours live={live} ending={ending} /> : null}
        {standings.length === 0 && !isCooperative ? <Scores live={live} ending={ending} /> : null}
        {(ending.left ?? []).length === 0 ? null : <Left figures={ending.left ?? []} />}
        <Ways live={live} ending={ending} hasWon={hasWon} close={close} openAnalysis={openAnalysis} />
      </div>
    </div>
  );
}

const verdictOf = (live: Live, ending: Ending, isCooperative: boolean, hasWon: boolean): string => {
  const mine = live.seated?.seat ?? null;
  if (isCooperative || ending.winners.length === 0) return t(hasWon ? "won" : "lost");
  if (ending.winners.length > 1) return t("sharedVictory");
  if (mine !== null && ending.winners.includes(mine)) return t("youWin");
  return t("wins", { who: seatName(live.info, ending.winners[0] ?? 0, null) });
};

function Facts({ ending }: { ending: Ending }) {
  const facts = ending.facts ?? [];
  if (facts.length === 0) return null;
  return (
    <ul class="ending-facts">
      {facts.map((fact, i) => (
        <li key={i}>
          <MarkIcon mark={fact} /> <span>{plain(fact.label)}</span>
        </li>
      ))}
    </ul>
  );
}

const numberOf = (stat: Stat): string => `${stat.value}${stat.max === undefined ? "" : ` / ${stat.max}`}`;

function Gains({ stats }: { stats: Stat[] }) {
  if (stats.length === 0) return null;
  return (
    <div class="gains">
      {stats.map((stat, i) => (
        <span key={i} class={`gain of-${stat.icon ?? ""}`} title={plain(stat.label)}>
          <StatIcon icon={stat.icon} />
          <span class="hidden">{plain(stat.label)} </span>
          <b class="num">{numberOf(stat)}</b>
        </span>
      ))}
    </div>
  );
}

/** A character or explorer: portrait, deeds, what it brings home, what it holds. */
function HeroEnd({ live, standing, honours }: { live: Live; standing: Standing; honours: string[] }) {
  const title = plain(standing.title) || seatName(live.info, standing.seat, live.seated?.seat ?? null);
  const tags = [...(standing.note === undefined ? [] : [plain(standing.note)]), ...honours];
  return (
    <article class={`hero-end${standing.fallen === true ? " fallen" : ""}`} aria-label={title}>
      <div class="end-face">
        <Face of={standing.art} name={title} width={200} height={150} size={132} drop={4} large={1.5} />
        <ul class="end-tags">
          {tags.slice(0, 3).map((tag, i) => (
            <li key={i} class={i === 0 && standing.note !== undefined ? "note" : ""}>
              {tag}
            </li>
          ))}
        </ul>
      </div>
      <div class="hero-in">
        <h3>
          {title}
          <span class="faint">{seatName(live.info, standing.seat, live.seated?.seat ?? null)}</span>
        </h3>
        <Deeds stats={standing.deeds ?? []} />
        <Gains stats={standing.gains ?? []} />
        <Held standing={standing} />
      </div>
    </article>
  );
}

function Deeds({ stats }: { stats: Stat[] }) {
  return (
    <dl class="deeds">
      {stats.map((stat, i) => (
        <div key={i}>
          <dt>{plain(stat.label)}</dt>
          <dd class="num">{numberOf(stat)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Held({ standing }: { standing: Standing }) {
  const cards = standing.cards ?? [];
  if (cards.length === 0) return null;
  return (
    <div class="ending-held">
      {cards.map((card, i) => (
        <CardTile key={i} card={{ ...card, id: undefined }} />
      ))}
    </div>
  );
}

/** Seats against each other: a row each, best first, with all that counts. */
function Ranking({ live, ending }: { live: Live; ending: Ending }) {
  const standings = ranked(ending.standings ?? []);
  const most = Math.max(1, ...standings.map((each) => Number(each.score?.value ?? 0)));
  return (
    <ol class={`ranking pane${standings.length > 3 ? " tight" : ""}`}>
      {standings.map((standing) => (
        <RankRow key={standing.seat} live={live} standing={standing} most={most} />
      ))}
    </ol>
  );
}

function RankRow({ live, standing, most }: { live: Live; standing: Standing; most: number }) {
  const mine = live.seated?.seat ?? null;
  const name = seatName(live.info, standing.seat, mine);
  const points = (standing.points ?? []).filter((one) => one.art !== undefined);
  const note = [plain(standing.title), plain(standing.note)].filter((words) => words !== "").join(" · ");
  return (
    <li class={`placing${standing.place === 1 ? " first" : ""}${standing.fallen === true ? " fallen" : ""}`}>
      <span class="placing-number num">{standing.place}</span>
      {standing.art === undefined ? null : (
        <span class="placing-face">
          <Face of={standing.art} name={plain(standing.title)} width={100} height={100} size={88} />
        </span>
      )}
      <div class="placing-who">
        <h3>{name}</h3>
        {note === "" ? null : <p class="dim">{note}</p>}
      </div>
      <div class="placing-what">
        {points.length === 0 ? (
          <Held standing={standing} />
        ) : (
          <PointStrip points={points} share={Number(standing.score?.value ?? 0) / most} />
        )}
        {points.length === 0 ? null : (
          <ul class="sources">
            {bySource(points).map(({ source, sum }) => (
              <li key={source}>
                {source} <b class="num">{sum}</b>
              </li>
            ))}
          </ul>
        )}
        <ul class="placing-deeds">
          {(standing.deeds ?? []).map((stat, i) => (
            <li key={i} title={plain(stat.label)}>
              <StatIcon icon={stat.icon} /> <span>{plain(stat.label)}</span> <b class="num">{numberOf(stat)}</b>
            </li>
          ))}
        </ul>
      </div>
      {standing.score === undefined ? null : (
        <p class="placing-score num">
          {standing.score.value} <small>{plain(standing.score.label)}</small>
        </p>
      )}
    </li>
  );
}

/** Every card that counts, as wide as it is worth; a picture of its own for each of several. */
function PointStrip({ points, share }: { points: Points[]; share: number }) {
  const all = points.flatMap((one) => Array.from({ length: one.count ?? 1 }, () => one));
  return (
    <ul class="point-strip" style={{ "--share": `${Math.max(8, share * 100)}%` }}>
      {all.map((one, i) => (
        <li key={i} style={{ flexGrow: one.value }} title={`${plain(one.title)}: ${one.value}`}>
          <Face of={one.art} name={plain(one.title)} width={40 + 26 * one.value} height={76} size={62} />
          <b class="num">{one.value}</b>
          <span class={one.value > 2 ? "point-name" : "hidden"}>{plain(one.title)}</span>
        </li>
      ))}
    </ul>
  );
}

function Honours({ live, ending }: { live: Live; ending: Ending }) {
  const honours = ending.honours ?? [];
  const mine = live.seated?.seat ?? null;
  const standings = ending.standings ?? [];
  if (honours.length === 0) return null;
  return (
    <ul class="honours">
      {honours.map((honour, i) => (
        <li key={i} class="pane">
          <span class="honour-face" aria-hidden="true">
            <Face of={honour.art} name="" width={100} height={100} size={80} />
          </span>
          <p>
            <span class="label">{plain(honour.title)}</span>
            <b>
              {honour.standings.map((at) => seatName(live.info, standings[at]?.seat ?? 0, mine)).join(", ")}:{" "}
              <span class="num">{honour.value}</span>
            </b>
            {honour.about === undefined ? null : <span class="dim">{plain(honour.about)}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The scores alone, of a game that tells no more. */
function Scores({ live, ending }: { live: Live; ending: Ending }) {
  const mine = live.seated?.seat ?? null;
  return (
    <table class="sum pane scores">
      <caption>{t("scores")}</caption>
      <tbody>
        {ending.scores.map((score, seat) => (
          <tr key={seat} class={ending.winners.includes(seat) ? "strong" : ""}>
            <th scope="row">{seatName(live.info, seat, mine)}</th>
            <td>{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What still stood when all was lost. */
function Left({ figures }: { figures: Figure[] }) {
  return (
    <section class="left-standing pane" aria-label={t("stillStood")}>
      <h3 class="label">{t("stillStood")}</h3>
      <ul>
        {figures.map((figure) => (
          <LeftFigure key={figure.id} figure={figure} />
        ))}
      </ul>
    </section>
  );
}

function LeftFigure({ figure }: { figure: Figure }) {
  const health = healthOf(figure);
  const share = health?.max === undefined ? 1 : Math.max(0, Math.min(1, Number(health.value) / health.max));
  return (
    <li class={`left-figure s-${figure.side ?? "enemy"}`} title={describeFigure(figure, "")}>
      <span class="hidden">{describeFigure(figure, "")}</span>
      <span class="left-arch" aria-hidden="true">
        <Face of={figure.art} name={plain(figure.title)} width={58} height={74} size={54} />
      </span>
      {figure.number === undefined ? null : (
        <b class="left-number num" aria-hidden="true">
          {figure.number}
        </b>
      )}
      {health === undefined ? null : (
        <span class="left-health num" aria-hidden="true">
          <i style={{ width: `${share * 100}%` }} />
          <b>{health.value}</b>
        </span>
      )}
    </li>
  );
}

// --- what comes next ---

/** A table with the same seats and options, but for what is changed. */
export const tableLike = (live: Live, change: Record<string, unknown>): NewTable => {
  const seated = live.seated;
  const saved = savedTableOf(live.token);
  const seats = (saved?.mine ?? []).map((mine) => mine.seat).filter((seat) => seat !== null);
  const mine = seats.length > 0 ? seats : seated?.seat == null ? [] : [seated.seat];
  return {
    game: seated?.game ?? "",
    options: { ...seated?.options, ...change },
    companion: seated?.companion === true,
    seats: seatsLike(live.info?.seats ?? [], mine, preferences.name),
  };
};

export const saveRecord = async (live: Live): Promise<void> => {
  const record = await fetchRecord(live.token);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  link.download = `${live.seated?.game}-${live.seated?.table}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
};

function Ways({ live, ending, hasWon, close, openAnalysis }: EndingProps & { hasWon: boolean }) {
  const [fault, setFault] = useState("");
  const [isBusy, setBusy] = useState(false);
  const isPart = ending.is_part === true;
  const mayPlay = (live.seated?.seat ?? null) !== null;
  const next = ending.next ?? {};
  const hasNext = Object.keys(next).length > 0;
  const isToLearn = live.latest?.facts.guide?.again === true;
  const play = async (change: Record<string, unknown> | null): Promise<void> => {
    setBusy(true);
    try {
      const made = await (change === null ? makeGuided(live.seated?.game ?? "") : makeTable(tableLike(live, change)));
      const keys = made.seats.filter((seat) => seat.who === "friend").map(({ seat, token }) => ({ seat, token }));
      if (keys.length > 0) live.send({ do: "lead", id: newId(), keys });
      goToTable(made);
    } catch (error) {
      setFault(sentenceOf(error));
      setBusy(false);
    }
  };
  const again = t(hasWon || live.seated?.cooperative !== true ? "rematch" : "tryAgain");
  return (
    <footer class="what-next">
      {fault === "" ? null : (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <LedOn live={live} />
      {isPart ? (
        <button type="button" class="primary big" onClick={close}>
          {t("campaignOn")} <Glyph name="skip" size={16} />
        </button>
      ) : (
        <>
          <button type="button" onClick={close}>
            <Glyph name="undo" size={15} /> {t("lookBack")}
          </button>
          <button type="button" data-analysis onClick={openAnalysis}>
            <Glyph name="search" size={15} /> {t("analysis")}
          </button>
          <button type="button" onClick={() => void saveRecord(live).catch(() => setFault(t("failed")))}>
            <Glyph name="scroll" size={15} /> {t("exportRecord")}
          </button>
          {hasNext && mayPlay ? (
            <button type="button" class="primary big" disabled={isBusy} data-next onClick={() => void play(next)}>
              {t("nextScenario", { name: plain(ending.next_title) })} <Glyph name="skip" size={16} />
            </button>
          ) : null}
          {isToLearn ? (
            <button
              type="button"
              class="primary big"
              disabled={isBusy}
              data-guide-again
              onClick={() => void play(null)}
            >
              <Glyph name="book" size={16} /> {t("guideAgain")}
            </button>
          ) : null}
          {mayPlay ? (
            <button
              type="button"
              class={hasNext || isToLearn ? "" : "primary big"}
              disabled={isBusy}
              data-rematch
              onClick={() => void play({})}
            >
              <Glyph name="turned" size={16} /> {again}
            </button>
          ) : null}
          <a class="button plain" href="#/">
            {t("lobby")}
          </a>
        </>
      )}
    </footer>
  );
}
