// How each beat looks: things of the page are moved, and what flies between them is drawn over it.
//
// Everything is drawn where it comes to rest and moved there from elsewhere; whoever wants no motion sees it at rest.

import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Face, Icon, useArt } from "../art";
import { placeBeside } from "../beside";
import { CardFace } from "../cards";
import { MarkIcon } from "../chips";
import { Glyph } from "../glyphs";
import { DieFace } from "../items";
import { plain } from "../text";
import type {
  AimBeat,
  AnnounceBeat,
  BadgeBeat,
  Beat,
  Card,
  ChangeBeat,
  EnterBeat,
  FallBeat,
  FlipBeat,
  FlyBeat,
  GiveBeat,
  GuardBeat,
  HealBeat,
  HurtBeat,
  Mark,
  OpenBeat,
  Panel,
  RollBeat,
  WalkBeat,
} from "../wire";
import { middlePlace, type Place, placeOf } from "./places";

export interface Take<B extends Beat> {
  beat: B;
  panels: Panel[];
  /** Milliseconds that it takes, and after which it starts. */
  ms: number;
  delay: number;
  isCalm: boolean;
}

/** The name of all motion of the film, by which it is stopped and goes on. */
const FILM = "film";

/** Stop everything that moves, or let it go on. */
export const holdMotion = (isHeld: boolean): void => {
  for (const each of document.getAnimations?.() ?? []) {
    if (each.id !== FILM) continue;
    if (isHeld) each.pause();
    else each.play();
  }
};

/** At most so many cards or tokens are seen on their way. */
const MOST_FLYING = 6;

type Frames = Keyframe[] | PropertyIndexedKeyframes;
type Move = (element: Element | null | undefined, frames: Frames, options?: KeyframeAnimationOptions) => void;

/** Move things once the table is drawn; when the act is over, everything is let go. */
const useMoves = (take: Pick<Take<Beat>, "ms" | "delay" | "isCalm">, start: (move: Move) => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a shot is drawn anew for each act
  useLayoutEffect(() => {
    const running: Animation[] = [];
    if (take.isCalm) return undefined;
    start((element, frames, options) => {
      if (element == null) return;
      const timing = { duration: take.ms, delay: take.delay, easing: "ease-out", fill: "both", ...options } as const;
      running.push(element.animate(frames, { ...timing, id: FILM }));
    });
    return () => {
      for (const each of running) each.cancel();
    };
  }, []);
};

/** A place that is looked up once, when the table is drawn. */
const usePlaces = <T,>(find: () => T): T | null => {
  const [found, setFound] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a shot is drawn anew for each act
  useLayoutEffect(() => setFound(find()), []);
  return found;
};

const at = (place: { x: number; y: number }) => ({ left: `${place.x.toFixed(1)}px`, top: `${place.y.toFixed(1)}px` });

/** Something at a place; where that lies outside of what is seen, an arrow marks the edge. */
function Spot({
  place,
  name,
  box,
  children,
}: {
  place: Place;
  name: string;
  box?: RefObject<HTMLDivElement | null>;
  children?: ComponentChildren;
}) {
  return (
    <div ref={box} class={`shot ${name}${place.isOutside ? " at-edge" : ""}`} style={at(place)}>
      {children}
    </div>
  );
}

const figureParts = (id: string): Element[] => {
  const name = CSS.escape(id);
  return [...document.querySelectorAll(`.figure[data-id="${name}"], .figure-over[data-over="${name}"]`)];
};

// --- on the board ---

export function WalkShot(take: Take<WalkBeat>) {
  const { beat, panels } = take;
  const points = usePlaces(() => beat.path.flatMap((cell) => placeOf(cell, panels) ?? []));
  useMoves(take, (move) => {
    const way = beat.path.flatMap((cell) => placeOf(cell, panels) ?? []);
    const end = way.at(-1);
    if (end === undefined || way.length < 2) return;
    const lift = beat.how === "jump" ? -26 : 0;
    const frames =
      beat.how === "teleport"
        ? [
            { opacity: 0, scale: "0.4" },
            { opacity: 1, scale: "1" },
          ]
        : way.map((point, i) => ({
            translate: `${(point.x - end.x).toFixed(1)}px ${(point.y - end.y + (i > 0 && i < way.length - 1 ? lift : 0)).toFixed(1)}px`,
          }));
    for (const part of figureParts(beat.who)) move(part, frames, { easing: "linear" });
  });
  return (
    <>
      {points?.map((point, i) => (
        <Spot key={i} place={point} name="way-dot" />
      ))}
    </>
  );
}

export function AimShot(take: Take<AimBeat>) {
  const { beat, panels } = take;
  const lines = useRef<SVGSVGElement>(null);
  const places = usePlaces(() => {
    const from = placeOf(beat.who, panels);
    return { from, whom: beat.whom.flatMap((id) => placeOf(id, panels) ?? []) };
  });
  const sign = useArt(beat.art);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arcs are drawn once their places are known
  useLayoutEffect(() => {
    if (take.isCalm) return;
    for (const path of lines.current?.querySelectorAll("path") ?? []) {
      path.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
        duration: take.ms * 0.8,
        fill: "both",
        id: FILM,
      });
    }
  }, [places]);
  const from = places?.from;
  if (places === null || from == null) return null;
  return (
    <>
      <svg ref={lines} class="arcs" aria-hidden="true">
        {places.whom.map((to, i) => {
          const lift = Math.min(120, 24 + Math.hypot(to.x - from.x, to.y - from.y) * 0.3);
          const bend = `${(from.x + to.x) / 2} ${Math.min(from.y, to.y) - lift}`;
          return <path key={i} pathLength="1" d={`M${from.x} ${from.y}Q${bend} ${to.x} ${to.y}`} />;
        })}
      </svg>
      {places.whom.map((to, i) => (
        <Spot key={i} place={to} name="aimed" />
      ))}
      {beat.value === undefined ? null : (
        <Spot place={{ ...from, y: from.y - 34 }} name="film-value">
          {sign === undefined ? <Glyph name="sword" /> : <Icon name={sign.icon} />} {beat.value}
        </Spot>
      )}
    </>
  );
}

const SHAKE = [0, -3, 3, -3, 3, -2, 0].map((x) => ({ translate: `${x}px 0` }));

export function HurtShot(take: Take<HurtBeat | HealBeat>) {
  const { beat, panels } = take;
  const place = usePlaces(() => placeOf(beat.who, panels) ?? middlePlace());
  const isHurt = beat.is === "hurt";
  useMoves(take, (move) => {
    if (!isHurt) return;
    const parts = figureParts(beat.who);
    const shaken = parts.length > 0 ? parts : [placeOf(beat.who, panels)?.element];
    for (const part of shaken) move(part, SHAKE, { duration: Math.min(360, take.ms), easing: "linear" });
  });
  if (place === null) return null;
  return (
    <>
      {isHurt ? <Slash {...take} place={place} /> : null}
      <Rising {...take} place={place} name={`film-number ${beat.is}`}>
        {isHurt ? "−" : "+"}
        {beat.amount}
      </Rising>
    </>
  );
}

function Slash(take: Take<Beat> & { place: Place }) {
  const box = useRef<HTMLDivElement>(null);
  useMoves(take, (move) => {
    const frames = [
      { opacity: 0, scale: "0.2 0.4" },
      { opacity: 1, scale: "1", offset: 0.3 },
      { opacity: 0, scale: "1.1" },
    ];
    move(box.current, frames, { duration: Math.min(260, take.ms) });
  });
  return (
    <div ref={box} class="shot slash" style={at(take.place)}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <path d="M-46 -26Q6 -34 46 30Q4 -10 -46 -26Z" />
      </svg>
    </div>
  );
}

/** Words or a number that rise and fade. */
function Rising(take: Take<Beat> & { place: Place; name: string; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useMoves(take, (move) =>
    move(box.current, [
      { translate: "0 8px", opacity: 0, scale: "0.6" },
      { translate: "0 -6px", opacity: 1, scale: "1.15", offset: 0.3 },
      { translate: "0 -28px", opacity: 1, scale: "1", offset: 0.8 },
      { translate: "0 -40px", opacity: 0, scale: "1" },
    ]),
  );
  const { place, name, children } = take;
  return (
    <Spot box={box} place={{ ...place, y: place.y - Math.min(60, place.h * 0.4) }} name={name}>
      {children}
    </Spot>
  );
}

const DROP = [
  { translate: "0 -36px", opacity: 0, scale: "1.5" },
  { translate: "0 3px", opacity: 1, scale: "0.92", offset: 0.6 },
  { translate: "0 0", opacity: 1, scale: "1" },
];

const RISE = [{ opacity: 1 }, { opacity: 0, translate: "0 -30px" }];

export function GuardShot(take: Take<GuardBeat>) {
  const { beat, panels } = take;
  const place = usePlaces(() => placeOf(beat.who, panels) ?? middlePlace());
  if (place === null) return null;
  return (
    <Dropping {...take} place={{ ...place, x: place.x + 26 }} name="film-mark guard">
      <MarkSign mark={beat.mark} />
      {beat.amount === undefined ? null : <b class="num">{beat.amount}</b>}
    </Dropping>
  );
}

export function BadgeShot(take: Take<BadgeBeat>) {
  const { beat, panels } = take;
  const place = usePlaces(() => placeOf(beat.who, panels) ?? middlePlace());
  if (place === null) return null;
  const isGone = beat.gone === true;
  return (
    <Dropping
      {...take}
      place={{ ...place, y: place.y - Math.min(40, place.h * 0.3) }}
      name={`film-mark${isGone ? " gone" : ""}`}
      frames={isGone ? RISE : DROP}
    >
      <MarkSign mark={beat.mark} />
      {plain(beat.mark.label)}
    </Dropping>
  );
}

type DroppingProps = Take<Beat> & { place: Place; name: string; frames?: Frames; children: ComponentChildren };

/** Something that lands on its place with a bounce, or leaves it. */
function Dropping(props: DroppingProps) {
  const box = useRef<HTMLDivElement>(null);
  useMoves(props, (move) => move(box.current, props.frames ?? DROP));
  return (
    <Spot box={box} place={props.place} name={props.name}>
      {props.children}
    </Spot>
  );
}

function MarkSign({ mark }: { mark: Mark }) {
  return (
    <i class="film-sign">
      <MarkIcon mark={mark} />
    </i>
  );
}

export function FallShot(take: Take<FallBeat>) {
  const { beat, panels } = take;
  const place = usePlaces(() => placeOf(beat.who, panels));
  useMoves(take, (move) => {
    const parts = figureParts(beat.who);
    if (parts.length === 0) {
      move(placeOf(beat.who, panels)?.element, [
        { opacity: 1, filter: "none" },
        { opacity: 0.15, filter: "grayscale(1)", translate: "0 10px" },
      ]);
    }
    for (const part of parts) {
      move(part, [
        { transformOrigin: "50% 100%", rotate: "0deg", opacity: 1 },
        { transformOrigin: "50% 100%", rotate: "70deg", opacity: 0.9, offset: 0.55, easing: "ease-in" },
        { transformOrigin: "50% 100%", rotate: "84deg", translate: "0 14px", opacity: 0 },
      ]);
    }
  });
  if (place === null) return null;
  return (
    <Spot place={place} name="film-mark fallen">
      <Glyph name="skull" size={22} />
    </Spot>
  );
}

export function EnterShot(take: Take<EnterBeat>) {
  const { beat, panels } = take;
  const place = usePlaces(() => placeOf(beat.figure.cell, panels));
  useMoves(take, (move) => {
    for (const part of figureParts(beat.figure.id)) move(part, DROP);
  });
  return place === null ? null : <Spot place={place} name="aimed entered" />;
}

/** At most so many cells light up when they come into view. */
const MOST_CELLS = 60;

export function OpenShot(take: Take<OpenBeat>) {
  const { beat, panels } = take;
  const box = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<Place[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a shot is drawn anew for each act
  useEffect(() => {
    // A board that grows is first drawn at its new size.
    let wait = requestAnimationFrame(() => {
      wait = requestAnimationFrame(() => {
        setPlaces(
          beat.cells
            .slice(0, MOST_CELLS)
            .flatMap((cell) => placeOf(cell, panels) ?? [])
            .filter((place) => !place.isOutside),
        );
      });
    });
    return () => cancelAnimationFrame(wait);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the light goes once its places are known
  useLayoutEffect(() => {
    if (take.isCalm || places === null) return;
    box.current?.animate([{ opacity: 1 }, { opacity: 0 }], {
      duration: take.ms,
      delay: take.delay,
      fill: "both",
      id: FILM,
    });
  }, [places]);
  return (
    <div ref={box} class="opened">
      {places?.map((place, i) => (
        <div key={i} class="shot opened-cell" style={{ ...at(place), width: `${place.w}px`, height: `${place.h}px` }} />
      ))}
    </div>
  );
}

// --- cards, dice, tokens ---

function FilmCard({ card }: { card: Card | null }) {
  return card === null ? (
    <div class="card face-down">
      <Glyph name="arch" />
    </div>
  ) : (
    <CardFace card={{ ...card, marks: undefined, count: undefined }} isCopy />
  );
}

const WAIT_FOR_PLACES = { x: 0, y: 0 };

export function FlipShot(take: Take<FlipBeat>) {
  const { beat, panels } = take;
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(WAIT_FOR_PLACES);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a shot is drawn anew for each act
  useLayoutEffect(() => {
    const own = box.current;
    if (own === null) return;
    const found = placeOf(beat.at, panels);
    const [w, h] = [own.offsetWidth, own.offsetHeight];
    const middle = middlePlace();
    const beside =
      found === null
        ? { left: middle.x - w / 2, top: middle.y - h / 2 }
        : placeBeside(edges(found), w, h, innerWidth, innerHeight);
    const rest = { x: beside.left + w / 2, y: beside.top + h / 2 };
    setPlace(rest);
    if (take.isCalm) return;
    const from = placeOf(beat.source, panels) ?? { x: rest.x, y: rest.y + 20 };
    const start = `${(from.x - rest.x).toFixed(0)}px ${(from.y - rest.y).toFixed(0)}px`;
    own.animate(
      [
        { translate: start, transform: "perspective(900px) rotateY(180deg) scale(0.4)", opacity: 0.6 },
        { translate: "0 0", transform: "perspective(900px) rotateY(0deg) scale(1)", opacity: 1, offset: 0.5 },
        { translate: "0 0", transform: "perspective(900px) rotateY(0deg) scale(1)", opacity: 1, offset: 0.92 },
        { translate: "0 0", transform: "perspective(900px) rotateY(0deg) scale(0.96)", opacity: 0 },
      ],
      { duration: take.ms, delay: take.delay, easing: "ease-out", fill: "both", id: FILM },
    );
  }, []);
  return (
    <div class="shot" style={at(place)}>
      <div ref={box} class="film-card flipped">
        <FilmCard card={beat.card} />
      </div>
    </div>
  );
}

const edges = (place: Place) => ({
  left: place.x - place.w / 2,
  right: place.x + place.w / 2,
  top: place.y - place.h / 2,
  bottom: place.y + place.h / 2,
});

export function RollShot(take: Take<RollBeat>) {
  const place = usePlaces(() => {
    const found = placeOf(take.beat.at, take.panels);
    // Dice of a fight that only begins have no place yet: they roll in the middle, not on the name of their seat.
    return found === null || found.element?.matches("[data-seat-chip]") === true ? middlePlace() : found;
  });
  if (place === null) return null;
  return (
    <Spot place={place} name="film-dice">
      {take.beat.dice.map((die, i) => (
        <RollingDie key={die.id} {...take} face={die.face} colour={die.colour} number={i} />
      ))}
    </Spot>
  );
}

function RollingDie(take: Take<RollBeat> & { face: string; colour: string | undefined; number: number }) {
  const box = useRef<HTMLDivElement>(null);
  const { number, face, colour } = take;
  useMoves(take, (move) => {
    const side = number % 2 === 0 ? 1 : -1;
    move(box.current, [
      { translate: `${-120 * side}px -90px`, rotate: `${-620 * side}deg`, opacity: 0 },
      { translate: `${-30 * side}px 14px`, rotate: `${-200 * side}deg`, opacity: 1, offset: 0.3 },
      { translate: `${-8 * side}px -16px`, rotate: `${-60 * side}deg`, offset: 0.45 },
      { translate: "0 0", rotate: `${3 * side}deg`, offset: 0.6 },
      { translate: "0 0", rotate: `${3 * side}deg`, opacity: 1 },
    ]);
  });
  return (
    <div ref={box} class="film-die">
      <DieFace face={face} colour={colour} />
    </div>
  );
}

interface Flight {
  from: Place;
  to: Place;
}

const flightOf = (source: string | undefined, target: string | undefined, panels: Panel[]): Flight | null => {
  const [from, to] = [placeOf(source, panels), placeOf(target, panels)];
  const lost = from ?? to;
  if (lost === null) return null;
  const nearby = { ...lost, y: lost.y - 70, element: null };
  return { from: from ?? nearby, to: to ?? nearby };
};

export function FlyShot(take: Take<FlyBeat>) {
  const { beat, panels } = take;
  const flight = usePlaces(() => flightOf(beat.source, beat.target, panels));
  useMoves(take, (move) => {
    const card = document.querySelector(`.card[data-id="${CSS.escape(beat.source)}"]`);
    move(card, [{ opacity: 0.2 }, { opacity: 0.2 }]);
  });
  if (flight === null) return null;
  const faces: (Card | null)[] = beat.cards ?? [];
  const cards = faces.length > 0 ? faces : Array.from({ length: beat.count ?? 1 }, () => null);
  const shown = cards.slice(0, MOST_FLYING);
  return (
    <>
      {shown.map((card, i) => (
        <Flying key={i} {...take} {...flight} number={i} many={shown.length} name="film-card">
          <FilmCard card={card} />
        </Flying>
      ))}
    </>
  );
}

export function GiveShot(take: Take<GiveBeat>) {
  const { beat, panels } = take;
  const flight = usePlaces(() => flightOf(beat.source, beat.target, panels));
  const amount = beat.amount ?? 1;
  if (flight === null || amount === 0) return null;
  const many = Math.min(MOST_FLYING, Math.abs(amount));
  const way = amount > 0 ? flight : { from: flight.to, to: flight.from };
  return (
    <>
      {Array.from({ length: many }, (_, i) => (
        <Flying key={i} {...take} {...way} number={i} many={many} name="film-token">
          <MarkSign mark={beat.mark} />
          {i === many - 1 ? <b class="num">{Math.abs(amount)}</b> : null}
        </Flying>
      ))}
    </>
  );
}

type FlyingProps = Take<Beat> & Flight & { number: number; many: number; name: string; children: ComponentChildren };

/** One of several things on its way; those that lie still are fanned a little. */
function Flying(props: FlyingProps) {
  const { from, to, number, many, ms, delay } = props;
  const box = useRef<HTMLDivElement>(null);
  const apart = Math.min(60, (ms * 0.45) / Math.max(1, many));
  useMoves(props, (move) => {
    const start = `${(from.x - to.x).toFixed(0)}px ${(from.y - to.y).toFixed(0)}px`;
    const bend = `${((from.x - to.x) * 0.45).toFixed(0)}px ${((from.y - to.y) * 0.45 - 30).toFixed(0)}px`;
    move(
      box.current,
      [
        { translate: start, scale: "0.55", opacity: 0 },
        { translate: start, scale: "0.7", opacity: 1, offset: 0.08 },
        { translate: bend, scale: "1", opacity: 1, offset: 0.55 },
        { translate: "0 0", scale: "0.6", opacity: 1, offset: 0.94 },
        { translate: "0 0", scale: "0.5", opacity: 0 },
      ],
      { duration: Math.max(1, ms - apart * (many - 1)), delay: delay + apart * number, easing: "ease-in-out" },
    );
  });
  const fan = props.isCalm ? (number - (many - 1) / 2) * 26 : 0;
  return (
    <Spot box={box} place={{ ...to, x: to.x + fan }} name={props.name}>
      {props.children}
    </Spot>
  );
}

// --- words ---

export function ChangeShot(take: Take<ChangeBeat>) {
  const { beat, panels } = take;
  const place = usePlaces(() => placeOf(beat.at, panels));
  useMoves(take, (move) =>
    move(placeOf(beat.at, panels)?.element, [{ scale: "1" }, { scale: "1.06", offset: 0.4 }, { scale: "1" }]),
  );
  if (place === null) return null;
  const value = beat.value ?? beat.mark?.value;
  const words = plain(beat.text) || (value === undefined ? "" : String(value));
  return (
    <>
      <Spot place={place} name="aimed changed" />
      {words === "" && beat.mark === undefined ? null : (
        <Spot place={{ ...place, y: place.y - Math.min(50, place.h * 0.4) }} name="film-words">
          {beat.mark === undefined ? null : <MarkSign mark={beat.mark} />}
          {words}
        </Spot>
      )}
    </>
  );
}

export function AnnounceShot(take: Take<AnnounceBeat>) {
  const { beat, panels } = take;
  const box = useRef<HTMLDivElement>(null);
  const about = usePlaces(() => ({ place: placeOf(beat.at, panels), middle: middlePlace() }));
  const art = useArt(beat.art);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words come once their place is known
  useLayoutEffect(() => {
    if (take.isCalm) return;
    box.current?.animate(
      [
        { opacity: 0, scale: "0.9" },
        { opacity: 1, scale: "1", offset: 0.2 },
        { opacity: 1, scale: "1", offset: 0.8 },
        { opacity: 0, scale: "1.04" },
      ],
      { duration: take.ms, fill: "both", id: FILM },
    );
  }, [about]);
  if (about === null) return null;
  return (
    <>
      {about.place === null ? null : <Spot place={about.place} name="aimed changed" />}
      <div ref={box} class={`shot announced tone-${beat.tone ?? "turn"}`} style={at(about.middle)}>
        {art === undefined ? null : (
          <span class="announced-art">
            <Face of={beat.art} name="" width={100} height={100} size={88} />
          </span>
        )}
        <span>{plain(beat.text)}</span>
      </div>
    </>
  );
}
