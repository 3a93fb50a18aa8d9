// The covers of the five games: each a composition of its own, cut from paper, and a plain one for a sixth game.

import { Face, useSilhouette } from "./art";

interface Layer {
  icon: string;
  x: number;
  y: number;
  size: number;
  fill: string;
  rim?: string;
  shade?: string;
  turn?: number;
  isMirrored?: boolean;
  opacity?: number;
}

/** One silhouette with its shadow and its lit edge. */
function Cut({ icon, x, y, size, fill, rim, shade, turn, isMirrored = false, opacity }: Layer) {
  const k = size / 120;
  const href = useSilhouette(icon);
  const move = isMirrored
    ? `translate(${2 * x + size},0) scale(-1,1)`
    : turn === undefined
      ? undefined
      : `rotate(${turn} ${x + size / 2} ${y + size / 2})`;
  return (
    <g transform={move} opacity={opacity}>
      {shade === undefined ? null : (
        <use href={href} x={x + 5 * k} y={y + 6 * k} width={size} height={size} fill={shade} />
      )}
      {rim === undefined ? null : (
        <use href={href} x={x - 1.8 * k} y={y - 2.2 * k} width={size} height={size} fill={rim} />
      )}
      <use href={href} x={x} y={y} width={size} height={size} fill={fill} />
    </g>
  );
}

type Stop = [number, string, number?];

function Fade({ id, stops, isRound = false }: { id: string; stops: Stop[]; isRound?: boolean }) {
  const inside = stops.map(([at, colour, opacity]) => (
    <stop key={at} offset={at} stop-color={colour} stop-opacity={opacity ?? 1} />
  ));
  return isRound ? (
    <radialGradient id={id}>{inside}</radialGradient>
  ) : (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {inside}
    </linearGradient>
  );
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

function Thunderstone() {
  const teeth = upTo(10)
    .map((i) => `L${380 - i * 40} ${i % 2 === 1 ? 150 : 108}L${360 - i * 40} 84`)
    .join("");
  return (
    <>
      <defs>
        <Fade
          id="cover-t1"
          stops={[
            [0, "#1a1446"],
            [0.6, "#4a2f9a"],
            [1, "#150e33"],
          ]}
        />
        <Fade
          id="cover-t2"
          isRound
          stops={[
            [0, "#f4d9ff", 0.95],
            [0.35, "#b07bff", 0.6],
            [1, "#6a3bd0", 0],
          ]}
        />
        <Fade
          id="cover-t3"
          stops={[
            [0, "#ffe9ff"],
            [0.5, "#a86bff"],
            [1, "#3a1690"],
          ]}
        />
      </defs>
      <rect y="-40" width="400" height="640" fill="url(#cover-t1)" />
      <path d="M222 -40L176 120L208 116L168 232L236 150L204 152L252 40Z" fill="#fff6c4" />
      <path d="M120 0L100 70L118 68L92 128L132 86L114 88L138 24Z" fill="#c9b4ff" opacity=".7" />
      <path d="M320 0L300 60L318 58L296 110L330 74L314 76L334 20Z" fill="#c9b4ff" opacity=".6" />
      <ellipse cx="200" cy="290" rx="210" ry="210" fill="url(#cover-t2)" />
      <path d={`M0 -40H400V70${teeth}Z`} fill="#0c0822" opacity=".9" />
      <Cut icon="floating-crystal" x={92} y={160} size={216} fill="url(#cover-t3)" rim="#fff" shade="#1a0b47" />
      <Cut icon="dragon-head" x={-40} y={262} size={190} fill="#120b30" rim="#8f6bff" />
      <Cut icon="grim-reaper" x={262} y={246} size={176} fill="#120b30" rim="#8f6bff" isMirrored />
      <path d="M0 600V430L60 452L120 420L190 450L260 424L330 452L400 428V600Z" fill="#0a0618" />
    </>
  );
}

function Jaws() {
  const ray = (angle: number): string => `${200 + 330 * Math.cos(angle)} ${200 + 330 * Math.sin(angle)}`;
  return (
    <>
      <defs>
        <Fade
          id="cover-j1"
          stops={[
            [0, "#5a1d0c"],
            [0.5, "#b8501c"],
            [1, "#2a0e06"],
          ]}
        />
        <Fade
          id="cover-j2"
          stops={[
            [0, "#ffdf9e"],
            [0.6, "#e08a2e"],
            [1, "#8a3a10"],
          ]}
        />
      </defs>
      <rect y="-40" width="400" height="640" fill="url(#cover-j1)" />
      {upTo(30).map((i) => (
        <path key={i} d={`M200 200L${ray(i * 0.209)}L${ray(i * 0.209 + 0.09)}Z`} fill="#ffb45a" opacity=".16" />
      ))}
      <Cut icon="lion" x={56} y={4} size={300} fill="url(#cover-j2)" rim="#fff3d0" shade="#4a1606" />
      <path
        d="M0 300L30 262V292H54V258H80V292L110 268V312L150 288L200 314L250 284L296 312V272L320 292V258H346V290H372V262L400 298V540H0Z"
        fill="#3a1408"
      />
      <Cut icon="horned-helm" x={10} y={286} size={104} fill="#a83a26" rim="#ffb89a" shade="#120604" />
      <Cut icon="barbarian" x={110} y={300} size={92} fill="#2c6a9c" rim="#b9e2ff" shade="#120604" />
      <Cut icon="mecha-head" x={200} y={304} size={90} fill="#b07a1c" rim="#ffe6a8" shade="#120604" />
      <Cut icon="cowled" x={284} y={284} size={104} fill="#5c3a9c" rim="#d9c4ff" shade="#120604" />
      <path d="M0 600V402Q200 374 400 402V600Z" fill="#1a0804" />
    </>
  );
}

function Bugs() {
  return (
    <>
      <defs>
        <Fade
          id="cover-b1"
          stops={[
            [0, "#f4e2a0"],
            [0.5, "#9fbf5a"],
            [1, "#2c4218"],
          ]}
        />
        <Fade
          id="cover-b2"
          isRound
          stops={[
            [0, "#fffbe0", 0.95],
            [1, "#ffe27a", 0],
          ]}
        />
      </defs>
      <rect y="-40" width="400" height="640" fill="url(#cover-b1)" />
      <ellipse cx="300" cy="70" rx="240" ry="200" fill="url(#cover-b2)" />
      <Cut icon="teapot" x={-50} y={6} size={290} fill="#5c7a3a" rim="#e9f7b0" shade="#33491d" />
      <Cut icon="yarn" x={232} y={96} size={190} fill="#b8483f" rim="#ffc9b0" shade="#5c1a14" />
      <rect y="250" width="400" height="330" fill="#6b4522" />
      {upTo(8).map((i) => (
        <path
          key={i}
          d={`M${i * 120 - 260} 540L${150 + i * 22} 250L${172 + i * 22} 250L${i * 120 - 140} 540Z`}
          fill={i % 2 === 1 ? "#9a6b3a" : "#8a5d30"}
        />
      ))}
      <path d="M0 250H400V262H0Z" fill="#3e2812" opacity=".6" />
      <ellipse cx="280" cy="410" rx="110" ry="22" fill="#000" opacity=".4" />
      <Cut icon="scarab-beetle" x={176} y={232} size={200} fill="#1d6b52" rim="#a9ffd9" shade="#06261b" turn={-14} />
      <ellipse cx="92" cy="424" rx="30" ry="8" fill="#000" opacity=".5" />
      <Cut icon="swordman" x={56} y={352} size={76} fill="#c8552a" rim="#ffe0c0" shade="#4a1606" />
      <Cut icon="shirt-button" x={22} y={448} size={66} fill="#d9b24a" rim="#fff3c4" shade="#5c4410" />
    </>
  );
}

const TOWERS: [number, number, number, string][] = [
  [20, 330, 60, "#4a0d12"],
  [96, 290, 44, "#5c1116"],
  [316, 320, 64, "#4a0d12"],
  [262, 300, 46, "#5c1116"],
];

function Sanctum() {
  return (
    <>
      <defs>
        <Fade
          id="cover-s1"
          stops={[
            [0, "#2a0408"],
            [0.45, "#a81f1c"],
            [0.75, "#ff8a3c"],
            [1, "#5c120c"],
          ]}
        />
        <Fade
          id="cover-s2"
          stops={[
            [0, "#ff7a5a", 0.9],
            [1, "#8f1414", 0.2],
          ]}
        />
      </defs>
      <rect y="-40" width="400" height="640" fill="url(#cover-s1)" />
      <Cut icon="diablo-skull" x={22} y={-6} size={356} fill="url(#cover-s2)" rim="#ffb08a" opacity={0.92} />
      {TOWERS.map(([x, y, wide, colour]) => (
        <path key={x} d={`M${x} 540V${y}L${x + wide / 2} ${y - wide * 0.9}L${x + wide} ${y}V540Z`} fill={colour} />
      ))}
      <path d="M150 540V300L166 292V210L200 96L234 210V292L250 300V540Z" fill="#1d0508" />
      <path d="M186 540V400Q200 372 214 400V540Z" fill="#ffcf8a" />
      <circle cx="200" cy="262" r="17" fill="#ffb45a" />
      <path d="M200 96V70M190 80H210" stroke="#1d0508" stroke-width="6" />
      <path d="M0 600V470L400 440V600Z" fill="#120306" />
      <path d="M120 540Q190 470 196 400L206 400Q214 470 300 540Z" fill="#d98a4a" opacity=".5" />
      <Cut icon="archer" x={84} y={318} size={96} fill="#1a0a08" rim="#8fffc0" />
      <Cut icon="swordman" x={226} y={318} size={96} fill="#1a0a08" rim="#ffb0a0" isMirrored />
    </>
  );
}

const RINGS: [number, string, number, string][] = [
  [196, "#2f6b68", 20, "24 13"],
  [168, "#3d8580", 5, "none"],
  [140, "#b9803a", 14, "15 9"],
  [116, "#d9a85a", 4, "none"],
];

function Machina() {
  return (
    <>
      <defs>
        <Fade
          id="cover-m1"
          stops={[
            [0, "#061b1d"],
            [0.6, "#12484a"],
            [1, "#041011"],
          ]}
        />
        <Fade
          id="cover-m2"
          isRound
          stops={[
            [0, "#ffe0a0", 0.95],
            [0.4, "#f0a95a", 0.5],
            [1, "#c96a1a", 0],
          ]}
        />
        <Fade
          id="cover-m3"
          stops={[
            [0, "#e9c98a"],
            [1, "#6b4312"],
          ]}
        />
      </defs>
      <rect y="-40" width="400" height="640" fill="url(#cover-m1)" />
      {upTo(40).map((i) => (
        <rect
          key={i}
          x={(i * 23) % 400}
          y={(i * 67) % 320}
          width="2"
          height={20 + (i % 5) * 12}
          fill="#7be0cb"
          opacity=".25"
        />
      ))}
      {RINGS.map(([radius, colour, wide, dashes]) => (
        <circle
          key={radius}
          cx="200"
          cy="230"
          r={radius}
          fill="none"
          stroke={colour}
          stroke-width={wide}
          stroke-dasharray={dashes}
        />
      ))}
      <circle cx="200" cy="230" r="118" fill="url(#cover-m2)" />
      <Cut icon="diving-helmet" x={108} y={132} size={184} fill="url(#cover-m3)" rim="#fff3d0" shade="#2a1604" />
      <path
        d="M0 540V400L40 380V350H70V392L120 372V336H140V380L200 404L270 372V330H292V378L330 356V392L400 370V540Z"
        fill="#062326"
      />
      <Cut icon="kraken-tentacle" x={-26} y={300} size={190} fill="#0d3a3c" rim="#7be0cb" />
      <Cut icon="kraken-tentacle" x={236} y={300} size={190} fill="#0d3a3c" rim="#7be0cb" isMirrored />
      <path d="M0 600V456Q100 430 200 452T400 448V600Z" fill="#020a0b" />
    </>
  );
}

const covers: Record<string, () => preact.JSX.Element> = {
  thunderstone: Thunderstone,
  jaws: Jaws,
  bugs: Bugs,
  sanctum: Sanctum,
  machina: Machina,
};

export function Cover({ game, title }: { game: string; title: string }) {
  const Drawn = covers[game];
  if (Drawn === undefined) return <Face of={`core/game/${game}`} name={title} width={200} height={300} size={170} />;
  return (
    <svg class="cover-art" viewBox="0 -30 400 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Drawn />
    </svg>
  );
}

/** The arch with a lamp in it. */
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 100 100" aria-hidden="true">
      <path d="M10 94V48A40 40 0 0 1 90 48V94H68V50A18 18 0 0 0 32 50V94Z" fill="#ffb45a" />
      <path d="M32 94V50A18 18 0 0 1 68 50V94Z" fill="#2a1608" />
      <path d="M50 88Q38 76 50 58Q62 76 50 88Z" fill="#ffe0a0" />
    </svg>
  );
}
