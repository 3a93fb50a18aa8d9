// The map of a campaign: scenarios as round pictures on threads; what is done, open, closed, unknown.

import { Face } from "../art";
import { Glyph } from "../glyphs";
import { Target, targetClass, useTargets } from "../targets";
import { plain } from "../text";
import type { Place, Road } from "../wire";
import { t, type Word } from "../words";
import "./town.css";

const STATES: Record<string, Word> = {
  done: "placeDone",
  open: "placeOpen",
  now: "placeNow",
  closed: "placeClosed",
  unknown: "placeUnknown",
};

/** What a screen reader says of a place. */
export const describePlace = (place: Place): string =>
  [String(place.number), plain(place.title), t(STATES[place.state ?? "unknown"] ?? "placeUnknown")]
    .filter((words) => words !== "")
    .join(", ");

/** A thread between two places: walked, leading to an open one, or not yet. */
export const wayOf = (from: Place | undefined, to: Place | undefined): "walked" | "next" | "far" => {
  const isWalked = (place: Place | undefined): boolean => place?.state === "done" || place?.state === "now";
  if (from?.state !== "done") return "far";
  if (isWalked(to)) return "walked";
  return to?.state === "open" ? "next" : "far";
};

const curve = (from: Place, to: Place): string => {
  const [mx, my] = [(from.x + to.x) / 2 + (to.y - from.y) * 0.12, (from.y + to.y) / 2 - (to.x - from.x) * 0.12];
  return `M${from.x} ${from.y}Q${Math.round(mx)} ${Math.round(my)} ${to.x} ${to.y}`;
};

export function RoadView({ road, game, isSmall = false }: { road: Road; game: string; isSmall?: boolean }) {
  const byId = new Map(road.places.map((place) => [place.id, place]));
  return (
    <div class={`campaign-map of-${game}${isSmall ? " small" : ""}`} role="group" aria-label={plain(road.title)}>
      {game === "jaws" ? <TownGround /> : <PlainGround />}
      <svg class="threads" viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        {(road.ways ?? []).map(([one, other]) => {
          const [from, to] = [byId.get(one ?? ""), byId.get(other ?? "")];
          if (from === undefined || to === undefined) return null;
          return <path key={`${one}-${other}`} class={`way ${wayOf(from, to)}`} d={curve(from, to)} />;
        })}
      </svg>
      <ul class="places">
        {road.places.map((place) => (
          <Spot key={place.id} place={place} />
        ))}
      </ul>
    </div>
  );
}

function Spot({ place }: { place: Place }) {
  const targets = useTargets();
  const state = place.state ?? "unknown";
  return (
    <li
      class={`place ${state}${targetClass(targets, place.id)}`}
      data-id={place.id}
      style={{ left: `${place.x / 10}%`, top: `${place.y / 10}%` }}
    >
      <span class="hidden">{describePlace(place)}</span>
      <span class="place-face" aria-hidden="true">
        {state === "unknown" ? (
          "?"
        ) : (
          <Face of={place.art} name={plain(place.title)} width={100} height={100} size={84} />
        )}
      </span>
      {state === "done" ? <Glyph name="check" size={12} class="place-sign" /> : null}
      {state === "closed" ? <Glyph name="close" size={20} class="place-cross" /> : null}
      {place.title === undefined ? null : (
        <span class="place-name" aria-hidden="true">
          {place.number} · {plain(place.title)}
        </span>
      )}
      <Target id={place.id} />
    </li>
  );
}

/** A place in words: what happens there and what wins it. */
export function PlaceWords({ place }: { place: Place }) {
  const [intro, ...goal] = place.lines ?? [];
  return (
    <div class="place-words">
      <p class="label">
        {place.number} · {t(STATES[place.state ?? "unknown"] ?? "placeUnknown")}
      </p>
      <h3>{plain(place.title)}</h3>
      {intro === undefined ? null : <p class="dim">{plain(intro)}</p>}
      {goal.map((line, i) => (
        <p key={i} class="place-goal">
          {plain(line)}
        </p>
      ))}
    </div>
  );
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
/** A number from 0 to 1 that is always the same for the same `n`. */
const scatter = (n: number): number => {
  const found = Math.sin(n * 127.1 + 311.7) * 43758.5453;
  return found - Math.floor(found);
};

const SEA = "M0 0H90Q150 90 120 170Q196 210 176 270Q190 330 128 348Q60 370 64 420Q20 470 0 560Z";
const RIVER = "M150 330C260 360 300 400 420 395S610 372 668 380S800 446 900 420S1040 330 1110 350";
const WALL = "M205 205L330 130L520 112L690 160L760 262L742 470L640 590L330 600L230 500Z";
const TOWERS: [number, number][] = [
  [205, 205],
  [330, 130],
  [520, 112],
  [690, 160],
  [760, 262],
  [742, 470],
  [640, 590],
  [330, 600],
  [230, 500],
];

/** A sheet of paper: land and sea in flat ink, a wall with towers, houses. Drawn once. */
function TownGround() {
  return (
    <svg class="ground" viewBox="0 40 1100 600" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <radialGradient id="town-paper" cx="50%" cy="48%" r="70%">
          <stop offset="0" stop-color="#ecdcb2" />
          <stop offset=".55" stop-color="#d8c08c" />
          <stop offset="1" stop-color="#8f7146" />
        </radialGradient>
        <pattern id="town-waves" width="46" height="20" patternUnits="userSpaceOnUse">
          <path d="M0 12q11.5-9 23 0t23 0" fill="none" stroke="#3f6a72" stroke-opacity=".55" stroke-width="2" />
        </pattern>
      </defs>
      <rect width="1100" height="680" fill="url(#town-paper)" />
      <path d={SEA} fill="#8fb0a4" />
      <path d={SEA} fill="url(#town-waves)" stroke="#4a3018" stroke-width="3" />
      <path d={RIVER} fill="none" stroke="#4a3018" stroke-width="17" />
      <path d={RIVER} fill="none" stroke="#8fb0a4" stroke-width="12" />
      <path d={WALL} fill="#b98f56" fill-opacity=".32" stroke="#4a3018" stroke-width="9" stroke-linejoin="round" />
      <path d={WALL} fill="none" stroke="#e9d6a6" stroke-width="3.5" stroke-dasharray="9 7" />
      {TOWERS.map(([x, y]) => (
        <path
          key={x + y}
          d={`M${x - 13} ${y + 16}v-34h7v6h3v-6h7v6h3v-6h6v34z`}
          fill="#6d4a26"
          stroke="#3a2412"
          stroke-width="2"
        />
      ))}
      <g fill="#a8743f" stroke="#4a3018" stroke-width="1.6" opacity=".6">
        {upTo(70).map((n) => {
          const [x, y] = [250 + scatter(n) * 470, 160 + scatter(n + 500) * 410];
          const size = 6 + scatter(n + 900) * 6;
          return (
            <path
              key={n}
              d={`M${(x - size).toFixed(0)} ${(y + size).toFixed(0)}v-${size.toFixed(0)}l${size.toFixed(0)}-${size.toFixed(0)}l${size.toFixed(0)} ${size.toFixed(0)}v${size.toFixed(0)}z`}
            />
          );
        })}
      </g>
      <g fill="#4d5a2a" opacity=".5">
        {upTo(46).map((n) => {
          const isEast = n % 3 > 0;
          const x = isEast ? 790 + scatter(n + 40) * 300 : 20 + scatter(n + 40) * 180;
          const y = isEast ? 60 + scatter(n + 80) * 560 : 500 + scatter(n + 80) * 130;
          return <path key={n} d={`M${x.toFixed(0)} ${y.toFixed(0)}l9 26h-6v6h-6v-6h-6z`} />;
        })}
      </g>
    </svg>
  );
}

function PlainGround() {
  return (
    <svg class="ground" viewBox="0 0 1100 600" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <radialGradient id="road-paper" cx="50%" cy="48%" r="75%">
          <stop offset="0" stop-color="#e6dcb0" />
          <stop offset=".6" stop-color="#c6b77e" />
          <stop offset="1" stop-color="#7c7440" />
        </radialGradient>
      </defs>
      <rect width="1100" height="600" fill="url(#road-paper)" />
      <g stroke="#4b4420" stroke-opacity=".28" stroke-width="3">
        {upTo(6).map((n) => (
          <path
            key={n}
            d={`M0 ${(n + 1) * 100 - 8}H1100M${(n % 2) * 180 + 220} ${n * 100}v92M${(n % 3) * 160 + 560} ${n * 100}v92`}
          />
        ))}
      </g>
    </svg>
  );
}
