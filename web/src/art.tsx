// Pictures: cut-paper silhouettes in a lit box. Three layers of one icon (shadow, body, rim) before a backdrop.
//
// Icons, backdrops and gradients are drawn once, into a hidden image of the page; every picture only refers to them.

import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { backdrops } from "./backdrops";

/** One picture as the game's data names it. */
export interface Art {
  icon: string;
  hue: number;
  back: string;
  sat?: number;
}

interface Sheet {
  art: Record<string, Record<string, Art>>;
  icons: Record<string, string>;
}

const arts = new Map<string, Art>();
const icons = new Set<string>();
const drawn = new Set<string>();
const sheets = new Map<string, Promise<void>>();

/** The hidden image that holds everything pictures refer to. */
const definitions = (): SVGDefsElement => {
  const known = document.getElementById("art-definitions");
  if (known !== null) return known as unknown as SVGDefsElement;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.style.position = "absolute";
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  defs.id = "art-definitions";
  svg.append(defs);
  document.body.prepend(svg);
  return defs;
};

/** Add a definition to the hidden image, unless it is there. */
const define = (id: string, make: () => string): void => {
  if (drawn.has(id)) return;
  drawn.add(id);
  definitions().insertAdjacentHTML("beforeend", make());
};

/** Load the pictures of a game, once; `name` is `core`, `haven` or a game. */
export const loadArt = (name: string): Promise<void> => {
  const known = sheets.get(name);
  if (known !== undefined) return known;
  const loading = fetch(`/art/${name}.json`)
    .then(async (answer) => {
      if (answer.status !== 200) return; // a game without pictures
      const sheet = (await answer.json()) as Sheet;
      for (const [kind, things] of Object.entries(sheet.art)) {
        for (const [id, art] of Object.entries(things)) arts.set(`${name}/${kind}/${id}`, art);
      }
      for (const [icon, body] of Object.entries(sheet.icons)) {
        icons.add(icon);
        define(`i-${icon}`, () => `<symbol id="i-${icon}" viewBox="0 0 512 512">${body}</symbol>`);
      }
    })
    .catch(() => {
      sheets.delete(name); // tried again when the next table opens; things show their initials until then
    });
  sheets.set(name, loading);
  return loading;
};

/** How many sheets have come: pictures drawn before their sheet are drawn again. */
const ArtContext = createContext(0);
export const ArtProvider = ArtContext.Provider;

/** Load these sheets and count those that have come. */
export const useArtSheets = (names: string[]): number => {
  const [count, setCount] = useState(0);
  const wanted = names.join(" ");
  useEffect(() => {
    let isHere = true;
    for (const name of wanted.split(" ").filter((each) => each !== "")) {
      loadArt(name).then(() => {
        if (isHere) setCount((before) => before + 1);
      });
    }
    return () => {
      isHere = false;
    };
  }, [wanted]);
  return count;
};

/** The picture of a key such as `jaws/monster/zealot`; undefined until its sheet has come, or where there is none. */
export const useArt = (key: string | undefined): Art | undefined => {
  useContext(ArtContext);
  return key === undefined || key === "" ? undefined : arts.get(key);
};

const tone = (hue: number, shift: number, saturation: number, lightness: number, alpha = 1): string =>
  `hsla(${(hue + shift + 360) % 360},${Math.round(saturation)}%,${lightness}%,${alpha})`;

/** The four gradients of a hue, by the name they are referred to. */
const gradients = (hue: number, sat: number): string => {
  const name = `${hue}-${Math.round(sat * 100)}`;
  const c = (shift: number, s: number, l: number, a = 1): string => tone(hue, shift, s * sat, l, a);
  const stops = (...all: [number, string][]): string =>
    all.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join("");
  define(`g-${name}`, () =>
    [
      `<linearGradient id="sky-${name}" x1="0" y1="0" x2="0" y2="1">${stops([0, c(-14, 38, 13)], [0.55, c(0, 42, 27)], [1, c(16, 40, 17)])}</linearGradient>`,
      `<radialGradient id="glow-${name}">${stops([0, c(22, 78, 68, 0.85)], [0.45, c(14, 70, 52, 0.42)], [1, c(10, 60, 40, 0)])}</radialGradient>`,
      `<linearGradient id="body-${name}" x1="0" y1="0" x2="0" y2="1">${stops([0, c(10, 36, 58)], [0.5, c(-2, 40, 33)], [1, c(-16, 46, 15)])}</linearGradient>`,
      `<linearGradient id="fog-${name}" x1="0" y1="0" x2="0" y2="1">${stops([0, c(0, 40, 8, 0)], [1, c(0, 45, 7, 0.78)])}</linearGradient>`,
    ].join(""),
  );
  return name;
};

/** A number from a text, always the same for the same text. */
const numberOf = (text: string): number => {
  let found = 7;
  for (const letter of text) found = (found * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return found;
};

interface PictureProps {
  art: Art;
  width?: number;
  height?: number;
  /** Width of the silhouette, in units of the picture. */
  size?: number;
  /** How far below the middle it stands. */
  drop?: number;
  class?: string;
}

/** A picture that fills its box. */
export function Picture({
  art,
  width: w = 200,
  height: h = 130,
  size = 104,
  drop = 0,
  class: name = "",
}: PictureProps) {
  const sat = art.sat ?? 1;
  const hue = ((art.hue % 360) + 360) % 360;
  const g = gradients(hue, sat);
  const back = `b-${art.back}-${w}x${h}`;
  define(back, () => `<g id="${back}">${(backdrops[art.back] ?? backdrops.plain)?.(w, h) ?? ""}</g>`);
  const x = (w - size) / 2;
  const y = (h - size) / 2 + drop;
  const k = size / 104;
  const icon = `#i-${art.icon}`;
  const isMirrored = numberOf(art.icon) % 2 === 0;
  return (
    <svg
      class={`pic ${name}`}
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ "--h": hue, "--sa": sat }}
    >
      <rect width={w} height={h} fill={`url(#sky-${g})`} />
      <g transform={isMirrored ? `translate(${w},0) scale(-1,1)` : undefined}>
        <use href={`#${back}`} />
      </g>
      <ellipse cx={w / 2} cy={h * 0.5 + drop} rx={w * 0.42} ry={h * 0.62} fill={`url(#glow-${g})`} />
      <use href={icon} x={x + 4 * k} y={y + 5 * k} width={size} height={size} class="p-sh" />
      <use href={icon} x={x - 1.6 * k} y={y - 1.9 * k} width={size} height={size} class="p-rim" />
      <use href={icon} x={x} y={y} width={size} height={size} fill={`url(#body-${g})`} />
      <rect y={h * 0.62} width={w} height={h * 0.38 + 1} fill={`url(#fog-${g})`} />
    </svg>
  );
}

/** A silhouette as a sign in a line of text, in the colour of the text. */
export function Icon({ name, class: given = "" }: { name: string; class?: string }) {
  useContext(ArtContext);
  return (
    <svg class={`ic ${given}`} viewBox="0 0 512 512" aria-hidden="true">
      {icons.has(name) ? <use href={`#i-${name}`} /> : null}
    </svg>
  );
}

/** The picture of a key, or the first letters of a name where there is none. */
export function Face({ of, name, ...rest }: { of: string | undefined; name: string } & Omit<PictureProps, "art">) {
  const art = useArt(of);
  if (art !== undefined) return <Picture art={art} {...rest} />;
  return <span class="no-face">{initials(name)}</span>;
}

/** Two letters that stand for a name. */
export const initials = (name: string): string => {
  const words = name.split(/[\s-]+/).filter((word) => word !== "");
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word[0]) : [...(words[0] ?? "")].slice(0, 2);
  return letters.join("").toLocaleUpperCase();
};
