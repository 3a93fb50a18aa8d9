// Cards that read like cards: picture, name, numbers in the corners and on the lower edge, rules text with signs.

import { useContext, useMemo } from "preact/hooks";
import { AbilityFace } from "./ability";
import { Face } from "./art";
import { MarkChip, StatChip, StatIcon, saidOf, statName } from "./chips";
import { useFit } from "./fit-words";
import { Glyph } from "./glyphs";
import { Lines } from "./lines";
import { nameSize } from "./names";
import { hueOf, StyleContext } from "./styles";
import { Target, targetClass, useTargets } from "./targets";
import { marked, named, plain } from "./text";
import type { Card, Stat, Text } from "./wire";
import { t } from "./words";

/** When a line of a card counts: the words before its colon. */
const KEYWORD = /^(\p{Lu}[^:.,;\ue000]{1,28}):\s/u;

/** A line of rules on a card; when it counts stands out. */
function Rule({ of }: { of: Text }) {
  const [, when] = KEYWORD.exec(marked(of)) ?? [];
  if (when === undefined) return <Lines of={of} />;
  const rest = marked(of)
    .slice(when.length + 1)
    .trimStart();
  return (
    <>
      <b class="when">{when}:</b> <Lines of={typeof of === "string" ? rest : { ...of, text: rest }} />
    </>
  );
}

/** Where a number of a card stands, by the name of its sign: in a corner, else as a gem on the lower edge. */
const CORNERS: Record<string, string> = { coin: "tl price", heart: "tl health", light: "tr light" };

/** The corner of a number; undefined for the lower edge. Whoever has hit points has coins in a purse, no price. */
const cornerOf = (stat: Stat, stats: Stat[]): string | undefined =>
  stat.icon === "coin" && stats.some((each) => each.icon === "heart") ? undefined : CORNERS[stat.icon ?? ""];

export function Gem({ stat }: { stat: Stat }) {
  return (
    <span class={`gem of-${statName(stat.icon)} num`} role="img" aria-label={saidOf(stat)} {...named(stat.label)}>
      <StatIcon icon={stat.icon} />
      {stat.value}
    </span>
  );
}

/** Longer words are set smaller, so that no card cuts them. */
const sizeOf = (card: Card): string => {
  const text = [card.kind, ...(card.lines ?? [])].map(plain).join(" ");
  const length = text.length * (/[а-яіїєґ]/i.test(text) ? 1.3 : 1); // Cyrillic runs wider
  return length > 150 ? " xxlong" : length > 108 ? " xlong" : length > 64 ? " long" : "";
};

const countOf = (card: Card): number => card.count ?? 1;
const isAbility = (card: Card): boolean => (card.halves ?? []).length > 0;

/** Whether a card has no face of its own: it only holds others together. */
const isCluster = (card: Card): boolean =>
  (card.cards ?? []).length > 0 &&
  (card.lines ?? []).length === 0 &&
  (card.stats ?? []).length === 0 &&
  card.art === undefined;

/** A card as it lies on the table, with what lies under it. */
export function CardView({ card }: { card: Card }) {
  if (isCluster(card)) return <Cluster card={card} />;
  const under = card.cards ?? [];
  if (under.length === 0) return <CardFace card={card} />;
  return (
    <div class="with-levels">
      <CardFace card={card} />
      <div class="levels">
        {under.map((each, i) => (
          <CardLine key={each.id ?? i} card={each} />
        ))}
      </div>
    </div>
  );
}

function Cluster({ card }: { card: Card }) {
  const targets = useTargets();
  const title = plain(card.title);
  return (
    <div class={`cluster${targetClass(targets, card.id)}`} data-id={card.id} role="group" aria-label={title}>
      <span class="label">{title}</span>
      <div class="cluster-cards">
        {card.cards?.map((each, i) => (
          <CardFace key={each.id ?? i} card={each} />
        ))}
      </div>
      <Target id={card.id} />
    </div>
  );
}

/** The face of a card. A copy (in the reader) cannot be chosen and has no id of its own. */
export function CardFace({ card, isCopy = false }: { card: Card; isCopy?: boolean }) {
  const targets = useTargets();
  const styles = useContext(StyleContext);
  const id = isCopy ? undefined : card.id;
  const title = plain(card.title);
  const style = card.style ?? "";
  const isDown = card.face_down === true;
  const kind = isAbility(card) && !isDown ? "ability" : `card${isDown ? " face-down" : ""}`;
  const stacked = countOf(card) > 1 ? " stack" : "";
  const dimmed = card.dimmed === true && !isCopy ? " dimmed" : "";
  // What is on a card stays as it is while questions come and go.
  const inside = useMemo(() => <CardInside card={card} />, [card]);
  return (
    <div
      class={`${kind}${stacked}${dimmed}${targetClass(targets, id)}`}
      data-id={id}
      data-style={style}
      style={{ "--card-hue": String(hueOf(style || title, styles)) }}
      role="group"
      aria-label={isDown ? `${title}, ${t("faceDown")}` : title}
    >
      {inside}
      <Target id={id} />
    </div>
  );
}

function CardInside({ card }: { card: Card }) {
  const isDown = card.face_down === true;
  return (
    <>
      {isDown ? <Glyph name="arch" /> : isAbility(card) ? <AbilityFace card={card} /> : <PlainFace card={card} />}
      {(card.marks ?? []).length === 0 || isDown ? null : (
        <div class="card-marks">
          {card.marks?.map((mark, i) => (
            <MarkChip key={i} mark={mark} />
          ))}
        </div>
      )}
      {countOf(card) > 1 ? <span class="count num">×{card.count}</span> : null}
    </>
  );
}

function PlainFace({ card }: { card: Card }) {
  const title = plain(card.title);
  const lines = card.lines ?? (card.back?.title === undefined ? [] : [card.back.title]);
  const stats = card.stats ?? [];
  const isBare = lines.length === 0;
  const feet = stats.filter((stat) => cornerOf(stat, stats) === undefined);
  const shape = !isBare ? "" : card.kind === undefined && feet.length === 0 ? " whole" : " tall";
  const size = sizeOf(card);
  const words = useFit<HTMLDivElement>(size === " xxlong" ? lines.map(plain).join(" ") : "");
  return (
    <>
      {stats
        .filter((stat) => cornerOf(stat, stats) !== undefined)
        .map((stat, i) => (
          <span
            key={i}
            class={`corner ${cornerOf(stat, stats)} num`}
            role="img"
            aria-label={saidOf(stat)}
            {...named(stat.label)}
          >
            {stat.value}
          </span>
        ))}
      <div class={`art${shape}`}>
        <Face of={card.art} name={title} width={160} height={isBare ? 168 : 130} size={112} drop={-5} />
      </div>
      <header class={nameSize(title)}>{title}</header>
      <div ref={words} class={`text${size}`}>
        {card.kind === undefined ? null : (
          <span class="kind" {...named(card.kind)}>
            {plain(card.kind)}
          </span>
        )}
        {lines.map((line, i) => (
          <p key={i}>
            <Rule of={line} />
          </p>
        ))}
      </div>
      <div class="foot">
        {feet.map((stat, i) => (
          <Gem key={i} stat={stat} />
        ))}
      </div>
    </>
  );
}

/** A card beside its whole text, for the sides of the stage. */
export function CardRow({ card }: { card: Card }) {
  const targets = useTargets();
  const title = plain(card.title);
  return (
    <div
      class={`card-row${card.art === undefined ? " bare" : ""}${card.dimmed === true ? " dimmed" : ""}${targetClass(targets, card.id)}`}
      data-id={card.id}
      role="group"
      aria-label={title}
    >
      {card.art === undefined ? null : (
        <div class="art">
          <Face of={card.art} name={title} width={100} height={130} size={92} />
        </div>
      )}
      <div class="in">
        <h3>
          {title}
          {countOf(card) > 1 ? <span class="num"> ×{card.count}</span> : null}
        </h3>
        {card.kind === undefined ? null : <span class="faint">{plain(card.kind)}</span>}
        <CardChips card={card} />
        {[...(card.lines ?? []), ...(card.halves ?? []).flatMap((half) => half.lines)].map((line, i) => (
          <p key={i}>
            <Lines of={line} />
          </p>
        ))}
        {card.cards?.map((each, i) => (
          <CardLine key={each.id ?? i} card={each} />
        ))}
      </div>
      <Target id={card.id} />
    </div>
  );
}

/** The numbers and marks of a card in a row. */
export function CardChips({ card }: { card: Card }) {
  if ((card.stats ?? []).length === 0 && (card.marks ?? []).length === 0) return null;
  return (
    <div class="stat-row">
      {card.stats?.map((stat, i) => (
        <StatChip key={i} stat={stat} />
      ))}
      {card.marks?.map((mark, i) => (
        <MarkChip key={i} mark={mark} />
      ))}
    </div>
  );
}

/** A card as one line: picture, name, how many. */
export function CardLine({ card }: { card: Card }) {
  const targets = useTargets();
  const title = plain(card.title);
  const box = useFit<HTMLDivElement>(title);
  return (
    <div
      ref={box}
      class={`card-line${targetClass(targets, card.id)}`}
      data-id={card.id}
      role="group"
      aria-label={title}
    >
      <div class="art">
        <Face of={card.art} name={title} width={100} height={100} size={88} />
      </div>
      <span>{title}</span>
      {countOf(card) > 1 ? <span class="num">×{card.count}</span> : null}
      <Target id={card.id} />
    </div>
  );
}

/** A card as its picture alone; the reader shows the rest. */
export function CardTile({ card }: { card: Card }) {
  const targets = useTargets();
  const title = plain(card.title);
  return (
    <div
      class={`card-tile${card.dimmed === true ? " dimmed" : ""}${targetClass(targets, card.id)}`}
      data-id={card.id}
      role={targets.at.has(card.id ?? "") ? "group" : "img"}
      aria-label={title}
      title={title}
    >
      <Face of={card.face_down === true ? undefined : card.art} name={title} width={100} height={100} size={88} />
      <Target id={card.id} />
    </div>
  );
}
