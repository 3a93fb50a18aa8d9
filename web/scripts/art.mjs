// Writes public/art/<name>.json for every game (and what games share): its pictures as data, and the icons they use.
//
// The choice is the games' (art.json beside their cards); the silhouettes come from the Game Icons set. Their points are
// moved to whole units, which nobody sees at 512 units and which makes a third of the files. An icon that the set lacks
// is an error.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const source = join(web, "..", "src", "undercroft");
const out = join(web, "public", "art");
const set = JSON.parse(readFileSync(join(web, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"));

const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;

/** How many numbers each command takes. */
const TAKES = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The numbers after a command; an arc's two flags may be written without a space. */
const numbersOf = (text, isArc) => {
  const found = [];
  for (let at = 0; at < text.length; ) {
    const isFlag = isArc && (found.length % 7 === 3 || found.length % 7 === 4);
    const pattern = isFlag ? FLAG : NUMBER;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) {
      if (text.slice(at).trim() === "") break;
      throw new Error(`a path that cannot be read: ${text.slice(at, at + 30)}`);
    }
    found.push(Number(match[1]));
    at = pattern.lastIndex;
  }
  return found;
};

/** The steps of a path, each with its letter and its numbers. */
const stepsOf = (path) => {
  const steps = [];
  for (const [, letter, rest] of path.matchAll(/([a-z])([^a-z]*(?:e[+-]?\d+[^a-z]*)*)/gi)) {
    const takes = TAKES[letter.toLowerCase()];
    if (takes === undefined) throw new Error(`a path with an unknown command: ${letter}`);
    const numbers = numbersOf(rest, letter.toLowerCase() === "a");
    if (takes === 0) steps.push([letter, []]);
    for (let at = 0; at < numbers.length && takes > 0; at += takes) {
      // Further points after a move are lines.
      const further = at === 0 ? letter : letter === "m" ? "l" : letter === "M" ? "L" : letter;
      steps.push([further, numbers.slice(at, at + takes)]);
    }
  }
  return steps;
};

const TENTH = (number) => Math.round(number * 10) / 10;

/** A path of whole units. Each point is rounded by itself, from where it really lies, so that no error grows. */
const shorter = (path) => {
  let real = [0, 0];
  let written = [0, 0];
  let [realStart, writtenStart] = [real, written];
  let [text, before] = ["", ""];
  const put = (letter, numbers) => {
    // After a move, and where a command goes on, its letter is understood.
    const isKnown = letter === before || (letter === "l" && before === "m");
    text += isKnown ? "" : letter;
    numbers.forEach((number, i) => {
      const each = String(number === 0 ? 0 : number).replace(/^(-?)0\./, "$1.");
      text += (i === 0 && !isKnown) || each.startsWith("-") ? each : ` ${each}`;
    });
    before = letter;
  };
  for (const [letter, numbers] of stepsOf(path)) {
    const command = letter.toLowerCase();
    if (command === "z") {
      put("z", []);
      [real, written] = [realStart, writtenStart];
      continue;
    }
    const base = letter === command ? real : [0, 0];
    const points = [];
    if (command === "h") points.push([base[0] + numbers[0], real[1]]);
    else if (command === "v") points.push([real[0], base[1] + numbers[0]]);
    else {
      const places = command === "a" ? numbers.slice(5) : numbers;
      for (let i = 0; i < places.length; i += 2) points.push([base[0] + places[i], base[1] + places[i + 1]]);
    }
    const whole = points.map(([x, y]) => [Math.round(x) - written[0], Math.round(y) - written[1]]);
    const [right, down] = whole.at(-1);
    if (command === "h") put("h", [right]);
    else if (command === "v") put("v", [down]);
    else if (command === "a") put("a", [...numbers.slice(0, 5).map(TENTH), right, down]);
    else put(command, whole.flat());
    real = points.at(-1);
    written = [written[0] + right, written[1] + down];
    if (command === "m") [realStart, writtenStart] = [real, written];
  }
  return text;
};

/** The outline of a silhouette: every icon of the set that the games use is one path. */
const outline = (name, owner) => {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (icon === undefined) throw new Error(`${owner} names the icon ${name}, which the Game Icons set does not have`);
  const path = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(icon.body)?.[1];
  if (path === undefined) throw new Error(`${owner} names the icon ${name}, which is more than one path`);
  return shorter(path);
};

const places = [["core", join(source, "core")], ...readdirSync(join(source, "games")).map((name) => [name, join(source, "games", name)])];
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const [name, folder] of places) {
  const file = join(folder, "art.json");
  if (!existsSync(file)) continue;
  const art = JSON.parse(readFileSync(file, "utf8"));
  const icons = {};
  for (const [kind, things] of Object.entries(art)) {
    for (const [id, picture] of Object.entries(things)) icons[picture.icon] ??= outline(picture.icon, `${name}/${kind}/${id}`);
  }
  writeFileSync(join(out, `${name}.json`), JSON.stringify({ art, icons }));
}
