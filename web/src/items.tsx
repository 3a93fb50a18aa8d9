// Everything that can lie in a panel, but for boards: cards, piles, tracks, dice, sums, figures, texts.

import { useContext } from "preact/hooks";
import { Glyph, GlyphPath, hasGlyph, hash } from "./glyphs";
import { hueOf, pictureOf, StyleContext } from "./styles";
import { T, Target, targetClass, useTargets } from "./targets";
import { plain } from "./text";
import type { Card, Dice, Mark, Pile, Stat, Stats, Sum, TextItem, Track } from "./wire";
import { t } from "./words";

export function StatChip({ stat }: { stat: Stat }) {
  const most = stat.most === undefined ? "" : `/${stat.most}`;
  const label = plain(stat.label);
  return hasGlyph(stat.icon) ? (
    <span class="stat" title={label}>
      <Glyph name={stat.icon ?? ""} size={14} class={`i-${stat.icon}`} />
      <span class="hidden">{label} </span>
      <b>
        {stat.value}
        {most}
      </b>
    </span>
  ) : (
    <span class="stat">
      <span class="stat-label">{label}</span>{" "}
      <b>
        {stat.value}
        {most}
      </b>
    </span>
  );
}

export function MarkChip({ mark }: { mark: Mark }) {
  const label = plain(mark.label);
  return (
    <span class="mark" title={label}>
      {hasGlyph(mark.icon) ? (
        <>
          <Glyph name={mark.icon ?? ""} size={13} class={`i-${mark.icon}`} />
          <span class="hidden">{label} </span>
        </>
      ) : (
        label
      )}
      {mark.value === undefined ? null : <b> {mark.value}</b>}
    </span>
  );
}

function Art({ card }: { card: Card }) {
  const styles = useContext(StyleContext);
  const style = card.style ?? "";
  const seed = hash(plain(card.title) + style);
  const glyph = hasGlyph(card.icon) ? (card.icon ?? "") : (pictureOf(style, styles) ?? "arch");
  const tilt = (seed % 17) - 8;
  return (
    <svg class="art" viewBox="0 0 120 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="120" height="56" class="art-sky" />
      {[0, 1, 2, 3].map((i) => (
        <path
          key={i}
          class="art-arch"
          opacity={0.15 + 0.1 * i}
          d={`M${-14 + i * 38 + ((seed >> (i * 3)) % 9)} 60V${26 + ((seed >> i) % 10)}a15 15 0 0 1 30 0V60z`}
        />
      ))}
      <circle cx={30 + (seed % 60)} cy="30" r="30" class="art-glow" />
      <svg x="38" y="6" width="44" height="44" viewBox="0 0 24 24">
        <g transform={`rotate(${tilt} 12 12)`} class="art-sign">
          <GlyphPath name={glyph} />
        </g>
      </svg>
    </svg>
  );
}

export function CardView({ card, small = false }: { card: Card; small?: boolean }) {
  const targets = useTargets();
  const styles = useContext(StyleContext);
  const style = card.style ?? "";
  const title = plain(card.title);
  if (card.face_down === true) {
    return (
      <div
        class={`card back${targetClass(targets, card.id)}`}
        data-id={card.id}
        role="group"
        aria-label={`${title}, ${t("faceDown")}`}
      >
        <Glyph name="arch" size={34} />
        {(card.count ?? 1) > 1 ? <span class="count">×{card.count}</span> : null}
        <Target id={card.id} />
      </div>
    );
  }
  const bare = (card.lines ?? []).length === 0 && (card.stats ?? []).length === 0 && card.kind === undefined;
  return (
    <div
      class={`card${small ? " small" : ""}${bare ? " bare" : ""}${card.dimmed === true ? " dimmed" : ""}${targetClass(targets, card.id)}`}
      data-id={card.id}
      data-style={style}
      style={{ "--hue": String(hueOf(style || title, styles)) }}
      role="group"
      aria-label={title}
    >
      <div class="card-head">
        <span
          class={`card-title${title.split(/[\s-]+/).some((word) => word.length > ((card.count ?? 1) > 1 ? 7 : 12)) ? " long" : ""}`}
        >
          <T of={card.title} />
        </span>
        {(card.count ?? 1) > 1 ? <span class="count">×{card.count}</span> : null}
      </div>
      {small ? null : <Art card={card} />}
      {card.kind === undefined ? null : (
        <div class="card-kind">
          <T of={card.kind} />
        </div>
      )}
      {(card.stats ?? []).length > 0 ? (
        <div class="card-stats">
          {card.stats?.map((stat, i) => (
            <StatChip key={i} stat={stat} />
          ))}
        </div>
      ) : null}
      {(card.lines ?? []).length > 0 ? (
        <div class="card-lines">
          {card.lines?.map((line, i) => (
            <p key={i}>
              <T of={line} />
            </p>
          ))}
        </div>
      ) : null}
      {(card.marks ?? []).length > 0 ? (
        <div class="card-marks">
          {card.marks?.map((mark, i) => (
            <MarkChip key={i} mark={mark} />
          ))}
        </div>
      ) : null}
      <Target id={card.id} />
      {(card.cards ?? []).length > 0 ? (
        <div class="card-under">
          {card.cards?.map((under, i) => (
            <CardView key={under.id ?? i} card={under} small />
          ))}
        </div>
      ) : null}
    </div>
  );
}

export function PileView({ pile }: { pile: Pile }) {
  const targets = useTargets();
  const styles = useContext(StyleContext);
  const title = plain(pile.title);
  return (
    <div
      class={`pile${pile.count === 0 ? " empty" : ""}${targetClass(targets, pile.id)}`}
      data-id={pile.id}
      style={{ "--hue": String(hueOf(pile.style || title, styles)) }}
      role="group"
      aria-label={`${title}: ${t("pile", { n: pile.count })}`}
    >
      {pile.top === undefined ? (
        <div class="pile-back" aria-hidden="true">
          <Glyph name={hasGlyph(pile.style) ? (pile.style ?? "") : "arch"} size={26} />
        </div>
      ) : (
        <CardView card={pile.top} small />
      )}
      <div class="pile-label">
        <span>
          <T of={pile.title} />
        </span>
        <b class="count" title={t("pile", { n: pile.count })}>
          {pile.count}
        </b>
      </div>
      <Target id={pile.id} />
    </div>
  );
}

export function TrackView({ track }: { track: Track }) {
  const targets = useTargets();
  const least = track.least ?? 0;
  const span = track.most - least;
  const label = plain(track.title);
  return (
    <div class={`track${targetClass(targets, track.id)}`} data-id={track.id}>
      <div class="track-head">
        {hasGlyph(track.icon) ? <Glyph name={track.icon ?? ""} size={15} class={`i-${track.icon}`} /> : null}
        <span>
          <T of={track.title} />
        </span>
        <b>
          {track.value}/{track.most}
        </b>
      </div>
      <div
        class="track-bar"
        role="meter"
        aria-label={label}
        aria-valuemin={least}
        aria-valuemax={track.most}
        aria-valuenow={track.value}
      >
        {span > 0 && span <= 24 ? (
          Array.from({ length: span }, (_, i) => <i key={i} class={i < track.value - least ? "on" : ""} />)
        ) : (
          <i class="fill on" style={{ width: `${span > 0 ? ((track.value - least) / span) * 100 : 0}%` }} />
        )}
      </div>
      {(track.marks ?? []).length > 0 ? (
        <div class="card-marks">
          {track.marks?.map((mark, i) => (
            <MarkChip key={i} mark={mark} />
          ))}
        </div>
      ) : null}
      <Target id={track.id} />
    </div>
  );
}

const pips: Record<string, [number, number][]> = {
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
const dieHues: Record<string, string> = {
  red: "#b3392f",
  blue: "#2f62b3",
  green: "#2f7d46",
  yellow: "#c79a1e",
  purple: "#6f3fa6",
  black: "#26262c",
  white: "#e9e4d8",
  orange: "#c4681c",
};

export function DiceView({ dice }: { dice: Dice }) {
  const targets = useTargets();
  return (
    <div class="dice-item">
      {dice.title === undefined ? null : (
        <div class="item-title">
          <T of={dice.title} />
        </div>
      )}
      <div class="dice">
        {dice.dice.map((die) => {
          const fill = dieHues[die.colour ?? ""] ?? "#e9e4d8";
          const dark =
            die.colour === undefined || die.colour === "" || die.colour === "white" || die.colour === "yellow";
          return (
            <div
              key={die.id}
              class={`die${die.dimmed === true ? " dimmed" : ""}${targetClass(targets, die.id)}`}
              data-id={die.id}
              role="group"
              aria-label={`${plain(die.label)}: ${die.face}`}
              title={plain(die.label)}
            >
              <svg viewBox="0 0 24 24" width="46" height="46" aria-hidden="true">
                <rect x="1" y="1" width="22" height="22" rx="5" fill={fill} class="die-face" />
                {pips[die.face] === undefined ? (
                  <text
                    x="12"
                    y={die.face.length > 2 ? 14.5 : 16.5}
                    text-anchor="middle"
                    font-size={die.face.length > 2 ? 7 : 12}
                    font-weight="700"
                    fill={dark ? "#22232b" : "#fff"}
                  >
                    {die.face}
                  </text>
                ) : (
                  pips[die.face]?.map(([x, y], i) => (
                    <circle key={i} cx={x} cy={y} r="2.1" fill={dark ? "#22232b" : "#fff"} />
                  ))
                )}
              </svg>
              <Target id={die.id} />
            </div>
          );
        })}
      </div>
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
      {stats.title === undefined ? null : (
        <div class="item-title">
          <T of={stats.title} />
        </div>
      )}
      <div class="stat-row">
        {stats.stats.map((stat, i) => (
          <span key={i} class="stat big" title={plain(stat.label)}>
            {hasGlyph(stat.icon) ? <Glyph name={stat.icon ?? ""} size={16} class={`i-${stat.icon}`} /> : null}
            <span class="stat-label">{plain(stat.label)}</span>
            <b>
              {stat.value}
              {stat.most === undefined ? "" : `/${stat.most}`}
            </b>
          </span>
        ))}
      </div>
      <Target id={stats.id} />
    </div>
  );
}

export function TextView({ text }: { text: TextItem }) {
  return (
    <div class="prose" data-id={text.id}>
      {text.title === undefined ? null : (
        <div class="item-title">
          <T of={text.title} />
        </div>
      )}
      {text.lines.map((line, i) => (
        <p key={i}>
          <T of={line} />
        </p>
      ))}
    </div>
  );
}
