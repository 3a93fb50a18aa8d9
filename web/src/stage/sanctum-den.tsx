// Demons with their symbols as sockets for dice, groups of them, and the tray: what a fight of Sanctum is fought on.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Face, Icon, useArt } from "../art";
import { saidOf } from "../chips";
import { Glyph } from "../glyphs";
import { DiceView, DieFace, pips } from "../items";
import { Lines } from "../lines";
import { labelOf, pickTarget, Target, type Targets, targetClass, useTargets } from "../targets";
import { named, plain } from "../text";
import type { Card, Dice, Offer, Stat } from "../wire";
import { t } from "../words";
import type { Room } from "./fit";

// --- what a demon's card tells ---------------------------------------------------------------------------------------

const statOf = (card: Card, icon: string): Stat | undefined => card.stats?.find((stat) => stat.icon === icon);
const facesOf = (stat: Stat | undefined): string[] => (stat === undefined ? [] : String(stat.value).match(/\d/g)) ?? [];

/** One symbol of a demon, and whether a die covers it already. */
export interface Symbol {
  face: string;
  isCovered: boolean;
}

/** All symbols in their order; where some are covered, the card has a second number with those still open. */
export const symbolsOf = (card: Card): Symbol[] => {
  const [all, still] = (card.stats ?? []).filter((stat) => stat.icon === "die");
  const open = still === undefined ? undefined : facesOf(still);
  return facesOf(all).map((face) => {
    if (open === undefined) return { face, isCovered: false };
    const at = open.indexOf(face);
    if (at >= 0) open.splice(at, 1);
    return { face, isCovered: at < 0 };
  });
};

/** The answers that put a die on this demon, by what the die shows; of dice that are alike, the first. */
export const placesOn = (foe: string | undefined, dice: Dice[], at: Map<string, Offer[]>): Map<string, Offer> => {
  const found = new Map<string, Offer>();
  if (foe === undefined) return found;
  for (const die of dice.flatMap((item) => item.dice)) {
    const offer = at.get(die.id)?.find((each) => each.shown.touches?.includes(foe) === true);
    if (offer !== undefined && !found.has(die.face)) found.set(die.face, offer);
  }
  return found;
};

// --- one demon ---------------------------------------------------------------------------------------------------------

interface DemonProps {
  card: Card;
  dice?: Dice[];
}

export function Demon({ card, dice = [] }: DemonProps) {
  const targets = useTargets();
  const title = plain(card.title);
  const isDown = card.face_down === true;
  const lit = targetClass(targets, card.id);
  const places = placesOn(card.id, dice, targets.at);
  const damage = statOf(card, "blood");
  const isBeaten = card.dimmed === true ? " dimmed" : "";
  return (
    <div
      class={`demon${isBeaten}${lit}${places.size > 0 ? " in-reach" : ""}`}
      data-id={card.id}
      role="group"
      aria-label={isDown ? `${title}, ${t("faceDown")}` : title}
    >
      <div class={`card${isDown ? " face-down" : ""}`} data-style={card.style ?? ""}>
        {isDown ? (
          <Glyph name="arch" />
        ) : (
          <div class="art">
            <Face of={card.art} name={title} width={130} height={172} size={124} drop={-10} large={1.25} />
          </div>
        )}
      </div>
      {isDown ? null : <DemonWords card={card} title={title} />}
      {damage === undefined ? null : (
        <span class="demon-damage num" role="img" aria-label={saidOf(damage)} {...named(damage.label)}>
          {damage.value}
        </span>
      )}
      <Target id={card.id} />
      <div class="sockets">
        {symbolsOf(card).map((symbol, i) => (
          <Socket key={i} symbol={symbol} foe={card.id ?? ""} offer={places.get(symbol.face)} />
        ))}
      </div>
    </div>
  );
}

function DemonWords({ card, title }: { card: Card; title: string }) {
  const level = statOf(card, "level");
  return (
    <>
      <span class="demon-signs">
        {level === undefined ? null : (
          <span class="demon-level" role="img" aria-label={saidOf(level)} {...named(level.label, saidOf(level))}>
            {Array.from({ length: Number(level.value) }, (_, i) => (
              <i key={i} />
            ))}
          </span>
        )}
        {card.back === undefined ? null : <Hidden back={card.back} />}
      </span>
      <span class="demon-name">
        <b>{title}</b>
        {card.lines?.map((line, i) => (
          <small key={i}>
            <Lines of={line} />
          </small>
        ))}
      </span>
    </>
  );
}

const GEMS: Record<string, string> = { red: "#ff6a55", green: "#7fd65a", blue: "#62b2ff" };

/** What the other side of the card is known to hold: its sign on the colours of its gems. */
function Hidden({ back }: { back: Card }) {
  const art = useArt(back.art);
  const colours = (back.style ?? "").split(" ").flatMap((word) => GEMS[word] ?? []);
  const words = plain(back.title);
  const share = 100 / Math.max(1, colours.length);
  const rims = colours.map((colour, i) => `${colour} ${i * share}% ${(i + 1) * share}%`);
  return (
    <span
      class="demon-hides"
      role="img"
      aria-label={words}
      title={words}
      style={{ background: `conic-gradient(${rims.join(", ")})` }}
    >
      <i>{art === undefined ? null : <Icon name={art.icon} />}</i>
    </span>
  );
}

interface SocketProps {
  symbol: Symbol;
  foe: string;
  offer: Offer | undefined;
}

/** A symbol: an empty place for a die of this value, lit where one of your dice fits; a die where one lies on it. */
function Socket({ symbol, foe, offer }: SocketProps) {
  const targets = useTargets();
  if (symbol.isCovered) {
    return (
      <span class="socket covered" role="img" aria-label={symbol.face}>
        <DieFace face={symbol.face} />
      </span>
    );
  }
  const face = <SocketFace face={symbol.face} />;
  if (offer === undefined) {
    return (
      <span class="socket" role="img" aria-label={symbol.face}>
        {face}
      </span>
    );
  }
  const id = `${foe}:${symbol.face}`;
  return (
    <button
      type="button"
      class={`socket fits${isHot(targets, foe, offer) ? " hot" : ""}`}
      aria-label={labelOf([offer])}
      title={labelOf([offer])}
      onMouseEnter={() => targets.point([offer])}
      onMouseLeave={() => targets.point(null)}
      onFocus={() => targets.point([offer])}
      onBlur={() => targets.point(null)}
      onClick={(event) => pickTarget(targets, id, [offer], event)}
    >
      {face}
    </button>
  );
}

/** Whether the die that the pointer is on would go here. */
const isHot = (targets: Targets, foe: string, offer: Offer): boolean =>
  targets.lit.has(foe) && offer.shown.at !== undefined && targets.lit.has(offer.shown.at);

function SocketFace({ face }: { face: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="5" class="socket-frame" />
      {pips[face]?.map(([x, y], i) => (
        <circle key={i} cx={x} cy={y} r="2.100" class="socket-pip" />
      ))}
    </svg>
  );
}

// --- many demons -------------------------------------------------------------------------------------------------------

/** Demons under one label: a zone, a row, or groups to choose from. */
export interface Pack {
  id: string;
  title: string;
  cards: Card[];
}

const GAP = 0.8;
const LABEL = 1.7;
const WIDEST = 10;
const NARROWEST = 5;
/** How high a demon of this width stands, with its sockets, in rem. */
export const demonHeight = (width: number): number => width * 1.42 + 1.7;

const isGroup = (card: Card): boolean => (card.cards ?? []).length > 0;
/** The frame of a group, with its padding, but for one gap. */
const FRAME = 0.75;
/** How wide the cards of a pack stand side by side; a group has a frame of its own. */
const widthsOf = (pack: Pack, width: number): number[] =>
  pack.cards.map((card) => (isGroup(card) ? (card.cards?.length ?? 0) * (width + 0.5) + FRAME : width));

const packHeight = (pack: Pack, width: number, room: number): number => {
  let rows = 1;
  let used = 0;
  for (const each of widthsOf(pack, width)) {
    if (used > 0 && used + GAP + each > room) {
      rows += 1;
      used = 0;
    }
    used += (used > 0 ? GAP : 0) + each;
  }
  const frame = pack.cards.some(isGroup) ? 2.4 : 0;
  const curve = rows > 1 ? 0 : CURVE * ((pack.cards.length - 1) / 2) ** 2;
  return LABEL + rows * (demonHeight(width) + frame) + (rows - 1) * GAP + curve;
};

/** How much lower the next demon of a row stands, in rem by the square of its distance from the middle. */
const CURVE = 0.07;

/** How wide demons are drawn, and whether each pack is one row to swipe through. */
export interface DemonFit {
  width: number;
  isStrip: boolean;
}

/** The widest demon with which all packs fit below each other; where none does, one row each, as high as there is room. */
export const fitDemons = (packs: Pack[], room: Room): DemonFit => {
  for (let width = WIDEST; width > NARROWEST; width -= 0.2) {
    const high = packs.reduce((sum, pack) => sum + packHeight(pack, width, room.width) + 0.6, 0);
    if (high <= room.height) return { width: Math.round(width * 10) / 10, isStrip: false };
  }
  const each = room.height / Math.max(1, packs.length) - LABEL - 0.6;
  const width = Math.max(NARROWEST, Math.min(WIDEST, (each - demonHeight(0)) / 1.42));
  return { width: Math.floor(width * 10) / 10, isStrip: true };
};

export function DemonPack({ pack, dice }: { pack: Pack; dice: Dice[] }) {
  const middle = (pack.cards.length - 1) / 2;
  return (
    <section class="demon-pack" aria-label={pack.title} data-panel={pack.id}>
      <h2 class="label">{pack.title}</h2>
      <div class="demon-row" tabIndex={0}>
        {pack.cards.map((card, i) =>
          isGroup(card) ? (
            <Group key={card.id ?? i} card={card} />
          ) : (
            <div key={card.id ?? i} class="demon-place" style={{ "--off": String(i - middle) }}>
              <Demon card={card} dice={dice} />
            </div>
          ),
        )}
      </div>
    </section>
  );
}

/** A group on the board; where it may be chosen, so may each of its demons: the whole group goes along. */
function Group({ card }: { card: Card }) {
  const targets = useTargets();
  const title = plain(card.title);
  const id = card.id ?? "";
  const offers = targets.at.get(id);
  const choose = (event: Event): void => {
    if (offers === undefined || (event.target as Element).closest("button") !== null) return;
    event.stopPropagation();
    pickTarget(targets, id, offers, event);
  };
  return (
    <div
      class={`demon-group${targetClass(targets, id)}`}
      data-id={id}
      data-chooses={offers === undefined ? undefined : id}
      role="group"
      aria-label={title}
      onClick={choose}
    >
      <span class="label">{title}</span>
      <div class="demon-row">
        {card.cards?.map((each, i) => (
          <Demon key={each.id ?? i} card={each} />
        ))}
      </div>
      <Target id={card.id} />
    </div>
  );
}

// --- the tray -----------------------------------------------------------------------------------------------------------

export function Tray({ dice }: { dice: Dice[] }) {
  if (dice.length === 0) return null;
  return (
    <div class="tray felt">
      {dice.map((item, i) => (
        <DiceView key={item.id ?? i} dice={item} />
      ))}
    </div>
  );
}

/** Dotted lines from the die under the pointer to the sockets that it fits. */
export function Throws({ children }: { children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const targets = useTargets();
  const [ways, setWays] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is lit decides where the lines go
  useLayoutEffect(() => {
    const die = box.current?.querySelector(".die.lit")?.getBoundingClientRect();
    const frame = die === undefined ? undefined : box.current?.getBoundingClientRect();
    if (frame === undefined || die === undefined) {
      setWays("");
      return;
    }
    const x = die.left + die.width / 2 - frame.left;
    const y = die.top - frame.top;
    const lines = [...(box.current?.querySelectorAll(".socket.hot") ?? [])].map((socket) => {
      const at = socket.getBoundingClientRect();
      const toX = at.left + at.width / 2 - frame.left;
      const toY = at.bottom - frame.top + 3;
      return `M${x} ${y}Q${(x + toX) / 2} ${Math.min(y, toY + 40)} ${toX} ${toY}`;
    });
    setWays(lines.join(""));
  }, [targets.lit]);
  return (
    <div ref={box} class="sanctum-fight">
      {children}
      {ways === "" ? null : (
        <svg class="throws" aria-hidden="true">
          <path d={ways} />
        </svg>
      )}
    </div>
  );
}
