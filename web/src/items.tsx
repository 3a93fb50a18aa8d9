// Everything that can lie in a panel, but for boards and cards: piles, tracks, dice, sums, orders, goals, texts.

import { useContext } from "preact/hooks";
import { Face } from "./art";
import { MarkChip, StatChip, StatIcon, statName } from "./chips";
import { hueOf, StyleContext } from "./styles";
import { T, Target, targetClass, useTargets } from "./targets";
import { named, plain } from "./text";
import type { Dice, Die, Goal, Order, Pile, Stats, Sum, TextItem, Track, Turn } from "./wire";
import { t } from "./words";

export function PileView({ pile }: { pile: Pile }) {
  const targets = useTargets();
  const styles = useContext(StyleContext);
  const title = plain(pile.title);
  const art = pile.top?.art ?? pile.art;
  return (
    <div
      class={`pile${pile.count === 0 ? " empty" : ""}${targetClass(targets, pile.id)}`}
      data-id={pile.id}
      style={{ "--card-hue": String(hueOf(pile.style || title, styles)) }}
      role="group"
      aria-label={`${title}: ${t("pile", { n: pile.count })}`}
    >
      <div class="pile-back" aria-hidden="true">
        {art === undefined ? null : <Face of={art} name="" width={100} height={140} size={92} />}
      </div>
      <b class="num" title={t("pile", { n: pile.count })}>
        {pile.count}
      </b>
      <span class="pile-label" {...named(pile.title)}>
        <T of={pile.title} />
      </span>
      <Target id={pile.id} />
    </div>
  );
}

export function TrackView({ track }: { track: Track }) {
  const targets = useTargets();
  const least = track.min ?? 0;
  const span = track.max - least;
  return (
    <div class={`track of-${statName(track.icon)}${targetClass(targets, track.id)}`} data-id={track.id}>
      <div class="track-head">
        <StatIcon icon={track.icon} />
        <span {...named(track.title)}>
          <T of={track.title} />
        </span>
        <b class="num">
          {track.value}/{track.max}
        </b>
      </div>
      <div
        class="track-bar"
        role="meter"
        aria-label={plain(track.title)}
        aria-valuemin={least}
        aria-valuemax={track.max}
        aria-valuenow={track.value}
      >
        {span > 0 && span <= 24 ? (
          Array.from({ length: span }, (_, i) => <i key={i} class={i < track.value - least ? "on" : ""} />)
        ) : (
          <i class="fill on" style={{ width: `${span > 0 ? ((track.value - least) / span) * 100 : 0}%` }} />
        )}
      </div>
      {(track.marks ?? []).length === 0 ? null : (
        <div class="track-marks">
          {track.marks?.map((mark, i) => (
            <MarkChip key={i} mark={mark} />
          ))}
        </div>
      )}
      <Target id={track.id} />
    </div>
  );
}

export const pips: Record<string, [number, number][]> = {
  "1": [[12, 12]],
  "2": [
    [7, 7],
    [17, 17],
  ],
  "3": [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  "4": [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  "5": [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  "6": [
    [7, 6.5],
    [17, 6.5],
    [7, 12],
    [17, 12],
    [7, 17.5],
    [17, 17.5],
  ],
};

/** Body, lit face and pips of a die: every pair has a contrast of 4.5 and more. */
export const dieColours: Record<string, [string, string, string]> = {
  red: ["#7d1a1a", "#b3312c", "#fff3e2"],
  blue: ["#173a70", "#2a62ad", "#fff3e2"],
  green: ["#1c4f2c", "#2c7a45", "#fff3e2"],
  purple: ["#432369", "#6f3fa6", "#fff3e2"],
  black: ["#0c0c10", "#2b2b33", "#fff3e2"],
  orange: ["#7a3a06", "#a8540f", "#fff3e2"],
  silver: ["#56606c", "#d3dae2", "#1b222b"],
};
export const gold: [string, string, string] = ["#8a5a14", "#f0c060", "#331604"];

export function DieFace({ face, colour }: { face: string; colour?: string }) {
  const [body, lit, ink] = dieColours[colour ?? ""] ?? gold;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect x="0.5" y="1" width="23" height="22.8" rx="5.2" fill={body} />
      <rect x="1.2" y="0.7" width="21.6" height="20.8" rx="4.8" fill={lit} />
      <path
        d="M3 5.600Q3 2.300 6.300 2.300H17.700"
        fill="none"
        stroke="#fff"
        stroke-opacity=".55"
        stroke-linecap="round"
      />
      {pips[face] === undefined ? (
        <text
          x="12"
          y={face.length > 2 ? 13.5 : 15.5}
          text-anchor="middle"
          font-size={face.length > 2 ? 7 : 12}
          font-weight="600"
          fill={ink}
        >
          {face}
        </text>
      ) : (
        pips[face]?.map(([x, y], i) => <circle key={i} cx={x} cy={y - 0.9} r="2.2" fill={ink} />)
      )}
    </svg>
  );
}

export function DiceView({ dice }: { dice: Dice }) {
  return (
    <div class="dice-item">
      <ItemTitle of={dice.title} />
      <div class="dice">
        {dice.dice.map((die) => (
          <DieView key={die.id} die={die} />
        ))}
      </div>
    </div>
  );
}

function DieView({ die }: { die: Die }) {
  const targets = useTargets();
  return (
    <div
      class={`die${die.dimmed === true ? " dimmed" : ""}${targetClass(targets, die.id)}`}
      data-id={die.id}
      role="group"
      aria-label={`${plain(die.label)}: ${die.face}`}
      {...named(die.label)}
    >
      <DieFace face={die.face} colour={die.colour} />
      <Target id={die.id} />
    </div>
  );
}

function ItemTitle({ of }: { of: TextItem["title"] }) {
  if (of === undefined) return null;
  return (
    <div class="item-title" {...named(of)}>
      <T of={of} />
    </div>
  );
}

export function SumView({ sum }: { sum: Sum }) {
  return (
    <table class="sum" data-id={sum.id}>
      {sum.title === undefined ? null : (
        <caption>
          <T of={sum.title} />
        </caption>
      )}
      <tbody>
        {sum.rows.map((row, i) => (
          <tr key={i} class={row.strong === true ? "strong" : ""}>
            <th scope="row">
              <T of={row.label} />
            </th>
            <td>{row.value ?? ""}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function StatsView({ stats }: { stats: Stats }) {
  const targets = useTargets();
  return (
    <div class={`stats${targetClass(targets, stats.id)}`} data-id={stats.id}>
      <ItemTitle of={stats.title} />
      <div class="stat-row">
        {stats.stats.map((stat, i) => (
          <StatChip key={i} stat={stat} isNamed />
        ))}
      </div>
      <Target id={stats.id} />
    </div>
  );
}

/** Who acts when: portraits in a row. */
export function OrderView({ order }: { order: Order }) {
  return (
    <div class="order" role="list" tabIndex={0} aria-label={plain(order.title)}>
      {order.turns.map((turn, i) => (
        <TurnView key={i} turn={turn} />
      ))}
    </div>
  );
}

function TurnView({ turn }: { turn: Turn }) {
  const title = plain(turn.title);
  return (
    <div
      class={`turn ${turn.side ?? "hero"} ${turn.state ?? "waiting"}`}
      role="listitem"
      aria-current={turn.state === "now" ? "step" : undefined}
      title={title}
    >
      <span class="hidden">{title} </span>
      <Face of={turn.art} name={title} width={100} height={116} size={92} drop={-6} />
      {turn.initiative === undefined ? null : <span class="number num">{turn.initiative}</span>}
    </div>
  );
}

/** What wins and what loses. */
export function GoalView({ goal }: { goal: Goal }) {
  return (
    <div class="goal" data-id={goal.id}>
      <ItemTitle of={goal.title} />
      {goal.lines.map((line, i) => (
        <p key={i}>
          <T of={line} />
        </p>
      ))}
      {(goal.counters ?? []).length === 0 ? null : (
        <div class="stat-row">
          {goal.counters?.map((stat, i) => (
            <StatChip key={i} stat={stat} isNamed />
          ))}
        </div>
      )}
    </div>
  );
}

export function TextView({ text }: { text: TextItem }) {
  return (
    <div class="prose" data-id={text.id}>
      <ItemTitle of={text.title} />
      {text.lines.map((line, i) => (
        <p key={i}>
          <T of={line} />
        </p>
      ))}
    </div>
  );
}
