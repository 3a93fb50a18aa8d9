// How a picture is painted: three layers of one silhouette (shadow, body, rim) before a backdrop in its hue.
//
// It is painted once for each size, as a bitmap: what lies on the table is painted again and again, and copying is cheap.

import { backdrops } from "./backdrops";
import { afterFrames } from "./frames";

/** One picture as the game's data names it. */
export interface Art {
  icon: string;
  hue: number;
  back: string;
  sat?: number;
}

/** What is painted, in units of the picture: its size, the width of the silhouette, how far below the middle it stands. */
export interface Shape {
  width: number;
  height: number;
  size: number;
  drop: number;
}

/** The side of an icon's box. */
export const ICON = 512;

type Stop = [number, string];

/** The colours of a hue: `c(shift, saturation, lightness, alpha)`. */
const coloursOf =
  (art: Art) =>
  (shift: number, saturation: number, lightness: number, alpha = 1): string => {
    const hue = (((art.hue + shift) % 360) + 360) % 360;
    return `hsla(${hue},${Math.min(100, Math.round(saturation * (art.sat ?? 1)))}%,${lightness}%,${alpha})`;
  };

/** One part of a backdrop: where it lies, and which layer gives it its colour. */
interface Part {
  path: Path2D;
  layer: string;
  isEvenOdd: boolean;
  opacity: number;
  line: number;
  dashes: number[];
}

const ELEMENT = /<(\w+) ([^>]*?)\/?>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

const pathOf = (tag: string, of: Record<string, string>): Path2D => {
  const number = (name: string): number => Number(of[name] ?? 0);
  const path = new Path2D(tag === "path" ? of.d : undefined);
  if (tag === "rect") path.rect(number("x"), number("y"), number("width"), number("height"));
  if (tag === "circle") path.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
  if (tag === "ellipse") path.ellipse(number("cx"), number("cy"), number("rx"), number("ry"), 0, 0, 2 * Math.PI);
  return path;
};

const knownParts = new Map<string, Part[]>();
const partsOf = (back: string, width: number, height: number): Part[] => {
  const key = `${back} ${width}x${height}`;
  const known = knownParts.get(key);
  if (known !== undefined) return known;
  const drawn = (backdrops[back] ?? backdrops.plain)?.(width, height) ?? "";
  const parts = [...drawn.matchAll(ELEMENT)].map(([, tag = "", attributes = ""]) => {
    const of = Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]));
    return {
      path: pathOf(tag, of),
      layer: of.class ?? "",
      isEvenOdd: of["fill-rule"] === "evenodd",
      opacity: Number(of.opacity ?? 1),
      line: Number(of["stroke-width"] ?? 0),
      dashes: (of["stroke-dasharray"] ?? "").split(" ").filter(Boolean).map(Number),
    };
  });
  knownParts.set(key, parts);
  return parts;
};

const paintBackdrop = (to: CanvasRenderingContext2D, art: Art, { width, height }: Shape): void => {
  const c = coloursOf(art);
  const layers: Record<string, string> = {
    "p-l1": c(0, 34, 34, 0.55),
    "p-l2": c(-8, 40, 8, 0.86),
    "p-l3": c(22, 86, 56, 0.75),
    "p-l4": "rgba(255,255,255,.75)",
    "p-s1": c(14, 60, 64, 0.4),
    "p-s2": c(-8, 40, 8, 0.86),
  };
  to.save();
  if (numberOf(art.icon) % 2 === 0) to.transform(-1, 0, 0, 1, width, 0); // mirrored, so that fewer look alike
  to.lineCap = "butt";
  for (const part of partsOf(art.back, width, height)) {
    to.globalAlpha = part.opacity;
    const colour = layers[part.layer] ?? "";
    if (part.line > 0) {
      to.lineCap = part.layer === "p-s2" ? "round" : "butt";
      to.lineWidth = part.line;
      to.setLineDash(part.dashes);
      to.strokeStyle = colour;
      to.stroke(part.path);
    } else {
      to.fillStyle = colour;
      to.fill(part.path, part.isEvenOdd ? "evenodd" : "nonzero");
    }
  }
  to.restore();
};

const withStops = (gradient: CanvasGradient, stops: Stop[]): CanvasGradient => {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
};

const paintGlow = (to: CanvasRenderingContext2D, art: Art, { width, height, drop }: Shape): void => {
  const c = coloursOf(art);
  to.save();
  to.translate(width / 2, height / 2 + drop);
  to.scale(width * 0.42, height * 0.62);
  to.fillStyle = withStops(to.createRadialGradient(0, 0, 0, 0, 0, 1), [
    [0, c(22, 78, 68, 0.85)],
    [0.45, c(14, 70, 52, 0.42)],
    [1, c(10, 60, 40, 0)],
  ]);
  to.fillRect(-1, -1, 2, 2);
  to.restore();
};

const paintSilhouette = (to: CanvasRenderingContext2D, art: Art, icon: Path2D, shape: Shape): void => {
  const { width, height, size, drop } = shape;
  const c = coloursOf(art);
  const k = size / 104;
  const body = withStops(to.createLinearGradient(0, 16, 0, 496), [
    [0, c(10, 36, 58)],
    [0.5, c(-2, 40, 33)],
    [1, c(-16, 46, 15)],
  ]);
  const layers: [number, number, string | CanvasGradient][] = [
    [4, 5, c(0, 60, 4, 0.72)],
    [-1.6, -1.9, c(26, 96, 86)],
    [0, 0, body],
  ];
  for (const [right, down, colour] of layers) {
    to.save();
    to.translate((width - size) / 2 + right * k, (height - size) / 2 + drop + down * k);
    to.scale(size / ICON, size / ICON);
    to.fillStyle = colour;
    to.fill(icon);
    to.restore();
  }
};

const paint = (to: CanvasRenderingContext2D, art: Art, icon: Path2D, shape: Shape): void => {
  const { width, height } = shape;
  const c = coloursOf(art);
  to.fillStyle = withStops(to.createLinearGradient(0, 0, 0, height), [
    [0, c(-14, 38, 13)],
    [0.55, c(0, 42, 27)],
    [1, c(16, 40, 17)],
  ]);
  to.fillRect(0, 0, width, height);
  paintBackdrop(to, art, shape);
  paintGlow(to, art, shape);
  paintSilhouette(to, art, icon, shape);
  to.fillStyle = withStops(to.createLinearGradient(0, height * 0.62, 0, height), [
    [0, c(0, 40, 8, 0)],
    [1, c(0, 45, 7, 0.78)],
  ]);
  to.fillRect(0, height * 0.62, width, height * 0.38 + 1);
};

/** A number from a text, always the same for the same text. */
const numberOf = (text: string): number => {
  let found = 7;
  for (const letter of text) found = (found * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return found;
};

/** Pictures that were painted, as addresses; the one used last at the end. */
const painted = new Map<string, string>();
const MOST_PAINTED = 400;

const addressOfNew = ({ art, icon, shape, scale }: Order): string => {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(shape.width * scale);
  canvas.height = Math.round(shape.height * scale);
  const to = canvas.getContext("2d", { willReadFrequently: true });
  to?.scale(canvas.width / shape.width, canvas.height / shape.height);
  if (to !== null) paint(to, art, icon, shape);
  return canvas.toDataURL("image/jpeg", 0.92);
};

/** One picture in one size. */
export interface Order {
  art: Art;
  icon: Path2D;
  shape: Shape;
  /** Pixels for one of its units. */
  scale: number;
}

export const keyOf = ({ art, shape, scale }: Order): string =>
  `${art.icon} ${art.hue} ${art.sat} ${art.back} ${Object.values(shape).join(" ")} ${scale}`;

const keep = (key: string, address: string): string => {
  painted.delete(key);
  painted.set(key, address);
  const [oldest] = painted.keys();
  if (painted.size > MOST_PAINTED && oldest !== undefined) painted.delete(oldest);
  return address;
};

/** Milliseconds of painting before a frame: a new scene is seen before all of its pictures are there. */
const MOST_TIME = 6;
let spent = 0;
let isCounting = false;

/** Those who wait for a picture, by whom to tell, in the order in which they asked. */
const waiting = new Map<() => void, Order>();

const paintWaiting = (): void => {
  for (const [tell, order] of waiting) {
    if (addressOf(order) === undefined) break;
    waiting.delete(tell);
    tell();
  }
  if (waiting.size > 0) countUntilFrame();
};

/** What is painted until the next frame counts together; then those who wait have their turn. */
const countUntilFrame = (): void => {
  if (isCounting) return;
  isCounting = true;
  afterFrames(1, () => {
    isCounting = false;
    spent = 0;
    paintWaiting();
  });
};

/** The address of a picture as an image, painted now if there is time before the next frame; else undefined. */
export const addressOf = (order: Order): string | undefined => {
  const key = keyOf(order);
  const known = painted.get(key);
  if (known !== undefined) return keep(key, known);
  if (spent >= MOST_TIME) return undefined;
  countUntilFrame();
  const begun = performance.now();
  const address = addressOfNew(order);
  spent += performance.now() - begun;
  return keep(key, address);
};

/** Paint a picture as soon as there is time, and tell; gives what ends the waiting. */
export const paintSoon = (order: Order, tell: () => void): (() => void) => {
  waiting.set(tell, order);
  countUntilFrame();
  return () => waiting.delete(tell);
};

/** The colour that stands for a picture until it is painted. */
export const toneOf = (art: Art): string => coloursOf(art)(0, 42, 24);
