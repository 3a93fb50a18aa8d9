// Cards that read like cards: picture, name, numbers in the corners and on the lower edge, rules text with signs.

import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { Face, Icon, useArt } from "./art";
import { Glyph } from "./glyphs";
import { MarkChip } from "./items";
import { Signed } from "./signs";
import { GameContext } from "./styles";
import { Target, targetClass, useTargets } from "./targets";
import { marked, plain } from "./text";
import type { Card, Half, Stat, Text } from "./wire";
import { t } from "./words";

/** Words of a card with the signs of the game's terms. */
export function Lines({ of }: { of: Text }) {
  const { signs } = useContext(GameContext);
  return <Signed text={marked(of)} art={signs} />;
}

/** Where a number of a card stands, by the name of its sign. */
const CORNERS: Record<string, string> = { coin: "tl price", heart: "tl health", light: "tr light" };
const GEMS: Record<string, string> = {
  sword: "attack",
  magic: "magic",
  strength: "strength",
  weight: "weight",
  star: "experience",
  gold: "gold",
  crown: "victory",
  shield: "defence",
  boot: "stamina",
  skull: "damage",
};

export function StatIcon({ icon }: { icon: string }) {
  const found = useArt(`core/stat/${GEMS[icon] ?? { coin: "price", heart: "health" }[icon] ?? icon}`);
  return found === undefined ? null : <Icon name={found.icon} />;
}

function Gem({ stat }: { stat: Stat }) {
  const icon = stat.icon ?? "";
  return (
    <span class={`gem ${GEMS[icon] ?? icon} num`} title={plain(stat.label)}>
      <span class="hidden">{plain(stat.label)} </span>
      <StatIcon icon={icon} />
      {stat.value}
    </span>
  );
}

/** Longer words are set smaller, so that no card cuts them. */
const sizeOf = (lines: Text[]): string => {
  const text = lines.map(plain).join(" ");
  const length = text.length * (/[а-яіїєґ]/i.test(text) ? 1.3 : 1); // Cyrillic runs wider
  return length > 108 ? " xlong" : length > 64 ? " long" : "";
};
const nameSize = (title: string): string => (title.length > 18 ? " xlong" : title.length > 13 ? " long" : "");

interface CardFaceProps {
  card: Card;
  class?: string;
  children?: ComponentChildren;
}

/** A card: an ability card with two halves, or one with numbers in its corners. */
export function CardFace({ card, class: given = "", children }: CardFaceProps) {
  const targets = useTargets();
  const state = `${card.dimmed === true ? " dimmed" : ""}${targetClass(targets, card.id)}`;
  if (card.face_down === true) return <BackFace card={card} class={`${given}${state}`} />;
  const title = plain(card.title);
  const isAbility = (card.halves ?? []).length > 0;
  const stacked = (card.count ?? 1) > 1 ? " stack" : "";
  return (
    <article
      class={`${isAbility ? "ability" : `card ${card.style ?? ""}`}${stacked}${state} ${given}`}
      data-id={card.id}
      role="group"
      aria-label={title}
    >
      {isAbility ? <AbilityInside card={card} /> : <CardInside card={card} />}
      {(card.marks ?? []).length === 0 ? null : (
        <div class="card-marks">
          {card.marks?.map((mark, i) => (
            <MarkChip key={i} mark={mark} />
          ))}
        </div>
      )}
      {(card.count ?? 1) > 1 ? <span class="count num">×{card.count}</span> : null}
      <Target id={card.id} />
      {children}
    </article>
  );
}

function BackFace({ card, class: given }: { card: Card; class: string }) {
  const title = plain(card.title);
  return (
    <article class={`card face-down ${given}`} data-id={card.id} role="group" aria-label={`${title}, ${t("faceDown")}`}>
      <Glyph name="arch" size={34} />
      {(card.count ?? 1) > 1 ? <span class="count num">×{card.count}</span> : null}
      <Target id={card.id} />
    </article>
  );
}

function CardInside({ card }: { card: Card }) {
  const title = plain(card.title);
  const lines = card.lines ?? [];
  const stats = card.stats ?? [];
  return (
    <>
      {stats
        .filter((stat) => CORNERS[stat.icon ?? ""] !== undefined)
        .map((stat, i) => (
          <span key={i} class={`corner ${CORNERS[stat.icon ?? ""]} num`} title={plain(stat.label)}>
            <span class="hidden">{plain(stat.label)} </span>
            {stat.value}
          </span>
        ))}
      <div class={`art${lines.length === 0 ? " tall" : ""}`}>
        <Face of={card.art} name={title} width={160} height={lines.length === 0 ? 168 : 130} size={112} drop={-5} />
      </div>
      <header class={nameSize(title)}>{title}</header>
      <div class={`text${sizeOf(lines)}`}>
        {card.kind === undefined ? null : <span class="kind">{plain(card.kind)}</span>}
        {lines.map((line, i) => (
          <p key={i}>
            <Lines of={line} />
          </p>
        ))}
      </div>
      <div class="foot">
        {stats
          .filter((stat) => CORNERS[stat.icon ?? ""] === undefined)
          .map((stat, i) => (
            <Gem key={i} stat={stat} />
          ))}
      </div>
    </>
  );
}

function AbilityInside({ card }: { card: Card }) {
  const title = plain(card.title);
  const [upper, lower] = card.halves ?? [];
  return (
    <>
      <div class="art">
        <Face of={card.art} name={title} width={160} height={86} size={82} drop={9} />
      </div>
      <header class={nameSize(title)}>{title}</header>
      {card.level === undefined ? null : <span class="level">{card.level}</span>}
      {upper === undefined ? null : <HalfFace half={upper} class="upper" />}
      <div class="middle">
        <span class="initiative num" title={t("initiative")}>
          {card.initiative}
        </span>
      </div>
      {lower === undefined ? null : <HalfFace half={lower} class="lower" />}
      {(card.lines ?? []).length === 0 ? null : (
        <div class="whole">
          {card.lines?.map((line, i) => (
            <p key={i}>
              <Lines of={line} />
            </p>
          ))}
        </div>
      )}
      {card.back === undefined ? null : (
        <div class="back-side">
          <span>{plain(card.back.title)}</span>
          <b class="num">{card.back.initiative}</b>
        </div>
      )}
    </>
  );
}

function HalfFace({ half, class: given }: { half: Half; class: string }) {
  const many = half.lines.length > 3 ? " many" : "";
  return (
    <div class={`half ${given}${many}${half.active === true ? " active" : ""}`} role="group" aria-label={plain(half.label)}>
      {half.lines.map((line, i) => (
        <p key={i} class={i === 0 ? "main" : "sub"}>
          <Lines of={line} />
        </p>
      ))}
      {half.lost === true ? <p class="lost">{t("lostCard")}</p> : null}
    </div>
  );
}
