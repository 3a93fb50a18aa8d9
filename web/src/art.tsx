// Pictures and signs: their data by game, loaded once, and the parts of the page that show them.

import { createContext } from "preact";
import { useContext, useEffect, useLayoutEffect, useState } from "preact/hooks";
import { type Art, addressOf, ICON, keyOf, paintSoon, type Shape, toneOf } from "./picture";
import { remOf } from "./stage/window";

export type { Art } from "./picture";

interface Sheet {
  art: Record<string, Record<string, Art>>;
  icons: Record<string, string>;
}

const arts = new Map<string, Art>();
/** The outlines of the silhouettes, as the sheets give them and as they are painted. */
const outlines = new Map<string, string>();
const paths = new Map<string, Path2D>();
const drawn = new Set<string>();
const sheets = new Map<string, Promise<void>>();

const pathOf = (icon: string): Path2D => {
  const path = paths.get(icon) ?? new Path2D(outlines.get(icon));
  paths.set(icon, path);
  return path;
};

/** The hidden image that holds the silhouettes that drawings refer to. */
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
      for (const [icon, outline] of Object.entries(sheet.icons)) outlines.set(icon, outline);
    })
    .catch(() => {
      sheets.delete(name); // tried again when the next table opens; things show their initials until then
    });
  sheets.set(name, loading);
  return loading;
};

/** How often pictures must be looked at anew: sheets that have come, sizes that the window had. */
const ArtContext = createContext(0);
export const ArtProvider = ArtContext.Provider;

/** Pixels for one unit of a picture, where a rem has 16 pixels: enough for cards as they lie on the table. */
const USUAL = 1.25;
/** How many times as large as usual pictures are shown here: large copies of cards stay sharp. */
export const LargeContext = createContext(1);

const scaleOf = (large = 1): number => Math.ceil(((devicePixelRatio * remOf()) / 16) * USUAL * large * 4) / 4;

/** Load these sheets and count those that have come, and the windows for which pictures are painted anew. */
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
    let scale = scaleOf();
    const resized = (): void => {
      if (scaleOf() === scale) return;
      scale = scaleOf();
      setCount((before) => before + 1);
    };
    addEventListener("resize", resized);
    return () => {
      isHere = false;
      removeEventListener("resize", resized);
    };
  }, [wanted]);
  return count;
};

/** The picture of a key such as `jaws/monster/zealot`; undefined until its sheet has come, or where there is none. */
export const useArt = (key: string | undefined): Art | undefined => {
  useContext(ArtContext);
  return key === undefined || key === "" ? undefined : arts.get(key);
};

interface PictureProps {
  art: Art;
  width?: number;
  height?: number;
  /** Width of the silhouette, in units of the picture. */
  size?: number;
  /** How far below the middle it stands. */
  drop?: number;
  /** How many times as large as usual it is shown. */
  large?: number;
}

/** The address of a picture; undefined until it is painted. */
const usePainted = (art: Art, shape: Shape, large: number): string | undefined => {
  useContext(ArtContext);
  const [, again] = useState(0);
  const order = { art, icon: pathOf(art.icon), shape, scale: scaleOf(large) };
  const address = addressOf(order);
  const awaited = address === undefined ? keyOf(order) : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says everything that is painted
  useLayoutEffect(() => {
    if (awaited === "") return undefined;
    return paintSoon(order, () => again((count) => count + 1));
  }, [awaited]);
  return address;
};

/** A picture that fills its box. */
export function Picture({ art, width = 200, height = 130, size = 104, drop = 0, large = 1 }: PictureProps) {
  const address = usePainted(art, { width, height, size, drop }, large * useContext(LargeContext));
  if (address === undefined) return <span class="pic unpainted" style={{ background: toneOf(art) }} />;
  return <img class="pic" src={address} alt="" decoding="sync" draggable={false} />;
}

/** A picture as a part of a drawing. */
export function PictureInDrawing({ art, x, y, width, height, size }: PictureInDrawingProps) {
  const address = usePainted(art, { width, height, size, drop: 0 }, 2);
  if (address === undefined)
    return <rect class="unpainted" x={x} y={y} width={width} height={height} fill={toneOf(art)} />;
  return <image href={address} x={x} y={y} width={width} height={height} />;
}

interface PictureInDrawingProps {
  art: Art;
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
}

/** What a drawing refers to for a silhouette; undefined until its sheet has come. */
export const useSilhouette = (icon: string): string | undefined => {
  useContext(ArtContext);
  const outline = outlines.get(icon);
  if (outline === undefined) return undefined;
  if (!drawn.has(icon)) {
    drawn.add(icon);
    const symbol = `<symbol id="i-${icon}" viewBox="0 0 ${ICON} ${ICON}"><path d="${outline}"/></symbol>`;
    definitions().insertAdjacentHTML("beforeend", symbol);
  }
  return `#i-${icon}`;
};

/** A silhouette as a sign in a line of text, in the colour of the text. */
export function Icon({ name, class: given = "" }: { name: string; class?: string }) {
  const silhouette = useSilhouette(name);
  return (
    <svg class={`ic ${given}`} viewBox={`0 0 ${ICON} ${ICON}`} aria-hidden="true">
      {silhouette === undefined ? null : <use href={silhouette} />}
    </svg>
  );
}

/** The picture of a key, or the first letters of a name where there is none. */
export function Face({ of, name, ...rest }: { of: string | undefined; name: string } & Omit<PictureProps, "art">) {
  const art = useArt(of);
  if (art !== undefined) return <Picture art={art} {...rest} />;
  return <span class="no-face">{initials(name)}</span>;
}

/** Two letters that stand for a name, whatever brackets it holds; a number such as “−1” stays as it is. */
export const initials = (name: string): string => {
  if (!/\p{L}/u.test(name)) return name.slice(0, 3);
  const words = name.split(/[^\p{L}\p{N}'’]+/u).filter((word) => word !== "");
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word[0]) : [...(words[0] ?? "")].slice(0, 2);
  return letters.join("").toLocaleUpperCase();
};
