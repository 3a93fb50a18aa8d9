// The analysis of a finished game: the chance to win as a graph, turning points with what would have been better, luck.

import "./style/analysis.css";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { CardFace } from "./cards";
import { keepFocus } from "./components";
import { areaOf, type Curve, curvesOf, markOf, nearestStep, pathOf, placeOf } from "./curve";
import { Glyph } from "./glyphs";
import type { Live } from "./live";
import { seatName } from "./seats";
import { T } from "./targets";
import { plain } from "./text";
import type { Analysis, Language, Text, ToldAnalysis, TurningPoint } from "./wire";
import { t } from "./words";
import { ta } from "./words-analysis";

const percent = (value: number): number => Math.round(100 * value);
const signed = (value: number): string => {
  const points = percent(value);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
};
/** What a luck or a mistake did to the chance, as the list shows it. */
const changeOf = (point: TurningPoint): string => `${signed(point.change)}%`;
const isLuck = (point: TurningPoint): boolean => point.since !== undefined;

/** The worst mistake; where there is none, the strongest luck. */
const worstOf = (points: TurningPoint[]): number => {
  const rank = (point: TurningPoint): number => Math.abs(point.change) + (isLuck(point) ? 0 : 10);
  return points.reduce((worst, point, at) => (rank(point) > rank(points[worst] ?? point) ? at : worst), 0);
};

export interface AnalysisProps {
  live: Live;
  language: Language;
  close: () => void;
}

export function AnalysisPage({ live, language, close }: AnalysisProps) {
  const box = useRef<HTMLDivElement>(null);
  const { analysis } = live;
  useEffect(() => {
    void analysis.look(language);
  }, [analysis, language]);
  useLayoutEffect(() => {
    box.current?.focus();
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
    };
    addEventListener("keydown", leave, { capture: true });
    return () => removeEventListener("keydown", leave, { capture: true });
  }, [close]);
  const told = analysis.told;
  return (
    <div
      ref={box}
      class="analysis"
      role="dialog"
      aria-modal="true"
      aria-label={t("analysis")}
      data-analysis-state={analysis.state}
      tabIndex={-1}
      onKeyDown={(event) => keepFocus(event, event.currentTarget)}
    >
      <header class="analysis-head">
        <div>
          <h2>
            {t("analysis")}: {live.seated?.title}
          </h2>
          {told === null ? null : (
            <p class="dim">{ta("counts", { tried: told.analysis.tried, tries: told.analysis.tries })}</p>
          )}
        </div>
        <button type="button" class="round" aria-label={t("close")} onClick={close}>
          <Glyph name="close" size={14} />
        </button>
      </header>
      {told === null ? <Unmade live={live} language={language} /> : <Made live={live} told={told} close={close} />}
    </div>
  );
}

/** Before there is one: what it is, a button that starts it, how far it has come. */
function Unmade({ live, language }: { live: Live; language: Language }) {
  const { analysis } = live;
  if (analysis.state === "unknown") return null;
  return (
    <div class="analysis-wait pane">
      {analysis.state === "failed" ? (
        <p class="fault" role="alert">
          {analysis.why}
        </p>
      ) : (
        <p>{ta("about", { tries: analysis.tries })}</p>
      )}
      {analysis.state === "running" ? (
        <>
          <progress value={analysis.done} max={Math.max(1, analysis.of)} aria-label={ta("made")} />
          <p class="faint" role="status">
            {ta("made")}
            {analysis.of === 0 ? null : `: ${ta("madeOf", { done: analysis.done, of: analysis.of })}`}
          </p>
        </>
      ) : (
        <button type="button" class="primary big" data-start onClick={() => void analysis.look(language, true)}>
          <Glyph name="search" size={16} /> {ta("start")}
        </button>
      )}
    </div>
  );
}

function Made({ live, told, close }: { live: Live; told: ToldAnalysis; close: () => void }) {
  const { analysis, points } = told;
  const [selected, setSelected] = useState(() => worstOf(points));
  const point = points[selected];
  const show = (step: number, seat: number | null): void => {
    live.look(step, seat);
    close();
  };
  const go = (by: number): void => setSelected((selected + by + points.length) % points.length);
  return (
    <div class="analysis-body">
      <Graph live={live} told={told} selected={selected} select={setSelected} show={(step) => show(step, null)} />
      <section class="analysis-moment pane" aria-live="polite">
        {point === undefined ? (
          <p class="analysis-none">{ta("noPoints")}</p>
        ) : (
          <>
            <Told live={live} analysis={analysis} point={point} />
            <CardsThere point={point} />
            <p class="analysis-how faint">{ta("how")}</p>
            <div class="analysis-buttons">
              <button type="button" class="round" aria-label={ta("previous")} onClick={() => go(-1)}>
                <Glyph name="prev" size={15} />
              </button>
              <button type="button" class="round" aria-label={ta("next")} onClick={() => go(1)}>
                <Glyph name="next" size={15} />
              </button>
              <button type="button" class="primary" data-show onClick={() => show(point.step, seatOf(analysis, point))}>
                <Glyph name="eye" size={15} /> {ta("onTable")}
              </button>
            </div>
          </>
        )}
      </section>
      <section class="analysis-points pane">
        <h3 class="label">{ta("points")}</h3>
        <p class="faint">{ta("again", { again: analysis.doubted, tried: analysis.tried })}</p>
        <ol>
          {points.map((each, at) => (
            <li key={at}>
              <PointButton
                live={live}
                point={each}
                number={at + 1}
                isOn={at === selected}
                isTogether={analysis.cooperative}
                pick={() => setSelected(at)}
              />
            </li>
          ))}
        </ol>
      </section>
      <Sums live={live} analysis={analysis} />
    </div>
  );
}

/** Whose eyes a moment is seen through: theirs who decided. */
const seatOf = (analysis: Analysis, point: TurningPoint): number | null =>
  isLuck(point) && analysis.cooperative ? null : point.seat;

/** The name of a seat, "you" for one's own. */
const nameOf = (live: Live, seat: number): string =>
  seat === (live.seated?.seat ?? null) ? ta("you") : seatName(live.info, seat, null);

interface PointProps {
  live: Live;
  point: TurningPoint;
  number: number;
  isOn: boolean;
  isTogether: boolean;
  pick: () => void;
}

function PointButton({ live, point, number, isOn, isTogether, pick }: PointProps) {
  return (
    <button type="button" class={`turning${isOn ? " on" : ""}`} aria-pressed={isOn} data-point={number} onClick={pick}>
      <span class={`turning-number num${isLuck(point) ? " luck" : ""}`}>{number}</span>
      <span class="turning-words">
        <b>
          {isTogether && isLuck(point) ? "" : `${nameOf(live, point.seat)}: `}
          {isLuck(point) ? ta(point.change > 0 ? "luckGood" : "luckBad") : plain(point.played)}
        </b>
        {isLuck(point) ? null : <small>{ta("betterIs", { what: plain(point.better) })}</small>}
      </span>
      <span class={`turning-change num${point.change > 0 ? " up" : ""}`}>{changeOf(point)}</span>
    </button>
  );
}

/** A turning point in full: the question, what was played, what was better, and what each is worth. */
function Told({ live, analysis, point }: { live: Live; analysis: Analysis; point: TurningPoint }) {
  const number = analysis.moments.findIndex((moment) => moment.step >= point.step) + 1;
  return (
    <>
      <p class="label">
        {ta("decisionOf", { n: number || analysis.moments.length, of: analysis.moments.length })}
        {analysis.cooperative && isLuck(point) ? null : ` · ${nameOf(live, point.seat)}`}
      </p>
      <h3>
        {isLuck(point) ? (
          ta(point.change > 0 ? "luckUp" : "luckDown", { n: percent(Math.abs(point.change)) })
        ) : (
          <T of={point.prompt ?? ""} />
        )}
        <b class={`big-change num${point.change > 0 ? " up" : ""}`} title={ta("error", { n: percent(point.error) })}>
          {changeOf(point)}
        </b>
      </h3>
      {isLuck(point) ? (
        <Happened lines={point.happened ?? []} />
      ) : (
        <div class="answers-compared">
          <Compared kind="played" label={point.played} worth={point.worth} why={point.played_why} />
          <Compared kind="better" label={point.better} worth={point.better_worth} why={point.better_why} />
        </div>
      )}
    </>
  );
}

/** What luck did: the story from one decision to the next. */
function Happened({ lines }: { lines: Text[] }) {
  return lines.length === 0 ? null : (
    <ul class="happened">
      {lines.map((line, i) => (
        <li key={i}>
          <T of={line} />
        </li>
      ))}
    </ul>
  );
}

interface ComparedProps {
  kind: "played" | "better";
  label: Text | undefined;
  worth: number | undefined;
  why: Text[] | undefined;
}

/** One of two answers: what it would do, and how often such a game is won. */
function Compared({ kind, label, worth = 0, why = [] }: ComparedProps) {
  return (
    <div class={`compared is-${kind}`}>
      <span class="compared-kind">{ta(kind)}</span>
      <b>{plain(label)}</b>
      {why.length === 0 ? null : (
        <ul class="compared-why">
          {why.map((line, i) => (
            <li key={i}>
              <T of={line} />
            </li>
          ))}
        </ul>
      )}
      <i class="compared-bar" aria-hidden="true">
        <i style={{ width: `${100 * worth}%` }} />
      </i>
      <span>{ta("chance", { n: percent(worth) })}</span>
    </div>
  );
}

/** What lay before the seat: the cards of the two answers stand out in their colours. */
function CardsThere({ point }: { point: TurningPoint }) {
  const cards = point.cards ?? [];
  if (cards.length === 0) return null;
  const sideOf = (id: string | undefined): string => {
    const isPlayed = (point.played_at ?? []).includes(id ?? "");
    const isBetter = (point.better_at ?? []).includes(id ?? "");
    return isPlayed === isBetter ? "" : isPlayed ? " is-played" : " is-better";
  };
  return (
    <div class="cards-there">
      {cards.map((card, i) => (
        <div key={card.id ?? i} class={`card-there${sideOf(card.id)}`}>
          <CardFace card={card} isCopy />
        </div>
      ))}
    </div>
  );
}

interface GraphProps {
  live: Live;
  told: ToldAnalysis;
  selected: number;
  select: (at: number) => void;
  show: (step: number) => void;
}

function Graph({ live, told, selected, select, show }: GraphProps) {
  const { analysis, points } = told;
  const curves = useMemo(() => curvesOf(analysis), [analysis]);
  const mine = live.seated?.seat ?? 0;
  const main = curves.find((curve) => curve.seat === (analysis.cooperative ? 0 : mine)) ?? curves[0];
  const rivals = curves.filter((curve) => curve !== main);
  const whole = (main?.stretches ?? []).flat();
  const isOwn = !analysis.cooperative && live.seated?.seat === main?.seat;
  const title = analysis.cooperative
    ? ta("chanceOfAll")
    : isOwn
      ? ta("yourChance")
      : ta("chanceOf", { who: nameOf(live, main?.seat ?? 0) });
  const numbers = {
    n: analysis.moments.length,
    from: percent(whole[0]?.value ?? 0.5),
    to: percent(whole.at(-1)?.value ?? 0.5),
  };
  return (
    <section class="analysis-graph pane">
      <h3 class="label">{title}</h3>
      <div class="graph-frame">
        <div class="graph-scale" aria-hidden="true">
          {[100, 75, 50, 25, 0].map((each) => (
            <span key={each}>{each}%</span>
          ))}
        </div>
        <div
          class="graph-field"
          role="img"
          aria-label={ta("graph", numbers)}
          onClick={(event) => {
            const field = event.currentTarget.getBoundingClientRect();
            const step = nearestStep(analysis, (event.clientX - field.left) / field.width);
            if (step !== undefined) show(step);
          }}
        >
          <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
            {[0, 250, 500, 750, 1000].map((y) => (
              <line key={y} class={y === 500 ? "middle" : ""} x1="0" x2="1000" y1={y} y2={y} />
            ))}
            <clipPath id="ahead">
              <rect x="0" y="0" width="1000" height="500" />
            </clipPath>
            <clipPath id="behind">
              <rect x="0" y="500" width="1000" height="500" />
            </clipPath>
            {rivals.map((curve) => (
              <Line key={curve.seat} curve={curve} kind={`rival of-${curve.seat}`} />
            ))}
            {main?.stretches.map((stretch, i) => (
              <g key={i}>
                <path class="area ahead" clip-path="url(#ahead)" d={areaOf(stretch)} />
                <path class="area behind" clip-path="url(#behind)" d={areaOf(stretch)} />
              </g>
            ))}
            {main === undefined ? null : <Line curve={main} kind="main" />}
            {live.wanted === null ? null : (
              <line
                class="now"
                x1={1000 * placeOf(analysis, live.wanted.step)}
                x2={1000 * placeOf(analysis, live.wanted.step)}
                y1="0"
                y2="1000"
              />
            )}
          </svg>
        </div>
        {analysis.cooperative || analysis.seats.length !== 2 ? null : (
          <div class="graph-sides label" aria-hidden="true">
            <span>{ta("ahead", { who: nameOf(live, main?.seat ?? 0) })}</span>
            <span>{ta("ahead", { who: nameOf(live, 1 - (main?.seat ?? 0)) })}</span>
          </div>
        )}
        <div class="graph-marks">
          {points.map((point, at) => {
            const { x, y } = markOf(analysis, curves, point);
            return (
              <button
                key={at}
                type="button"
                class={`graph-mark num${isLuck(point) ? " luck" : ""}${at === selected ? " on" : ""}`}
                style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
                title={`${at + 1}: ${changeOf(point)}`}
                aria-hidden="true"
                tabIndex={-1}
                onClick={() => select(at)}
              >
                {at + 1}
              </button>
            );
          })}
        </div>
      </div>
    </section>
  );
}

function Line({ curve, kind }: { curve: Curve; kind: string }) {
  return (
    <>
      {curve.stretches.map((stretch, i) => (
        <path key={i} class={`curve ${kind}`} d={pathOf(stretch)} />
      ))}
    </>
  );
}

/** What luck brought and what mistakes gave away, seat by seat. */
function Sums({ live, analysis }: { live: Live; analysis: Analysis }) {
  const most = Math.max(0.25, ...analysis.seats.flatMap((seat) => [Math.abs(seat.luck), seat.lost]));
  const lucks = analysis.cooperative ? analysis.seats.slice(0, 1) : analysis.seats;
  const width = (value: number): { width: string } => ({ width: `${(50 * Math.abs(value)) / most}%` });
  return (
    <section class="analysis-sums pane">
      <h3 class="label">{ta("luck")}</h3>
      <p class="faint">{ta("luckAbout")}</p>
      {lucks.map((seat, at) => (
        <p key={at} class="sum-row">
          <span>{analysis.cooperative ? "" : nameOf(live, at)}</span>
          <i class="sum-bar" aria-hidden="true">
            <i class={seat.luck < 0 ? "down" : "up"} style={width(seat.luck)} />
          </i>
          <b class="num">{signed(seat.luck)}</b>
        </p>
      ))}
      <h3 class="label">{ta("choices")}</h3>
      <p class="faint">{ta("choicesAbout")}</p>
      {analysis.seats.map((seat, at) => (
        <p key={at} class="sum-row">
          <span>{nameOf(live, at)}</span>
          <i class="sum-bar" aria-hidden="true">
            <i class={seat.lost > 0 ? "down" : "up"} style={width(seat.lost)} />
          </i>
          <b class="num">{signed(-seat.lost)}</b>
        </p>
      ))}
    </section>
  );
}

export interface NoteProps {
  live: Live;
  step: number;
  /** Shows another turning point on the table. */
  go: (point: TurningPoint) => void;
}

/** What the analysis says of the moment that lies on the table. */
export function AnalysisNote({ live, step, go }: NoteProps) {
  const told = live.analysis.told;
  const found = live.analysis.pointAt(step);
  if (told === null || found === undefined) return null;
  const { points } = told;
  const other = (by: number): void => {
    const point = points[(found.number - 1 + by + points.length) % points.length];
    if (point !== undefined) go(point);
  };
  return (
    <div class="analysis-note" data-note={found.number} role="status">
      <Told live={live} analysis={told.analysis} point={found.point} />
      <div class="analysis-buttons">
        <button type="button" class="round" aria-label={ta("previous")} onClick={() => other(-1)}>
          <Glyph name="prev" size={15} />
        </button>
        <button type="button" class="round" aria-label={ta("next")} onClick={() => other(1)}>
          <Glyph name="next" size={15} />
        </button>
      </div>
    </div>
  );
}
