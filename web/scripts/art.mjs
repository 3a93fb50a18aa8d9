// Writes public/art/<name>.json for every game (and what games share): its pictures as data, and the icons they use.
//
// The choice is the games' (art.json beside their cards); the silhouettes come from the Game Icons set. Path numbers are
// cut to one decimal, which nobody sees at 512 units and which halves the files. An icon that the set lacks is an error.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const source = join(web, "..", "src", "undercroft");
const out = join(web, "public", "art");
const set = JSON.parse(readFileSync(join(web, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"));

const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;

/** The numbers after a command, cut to one decimal; an arc's two flags may be written without a space. */
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
    found.push(Math.round(Number(match[1]) * 10) / 10 || 0);
    at = pattern.lastIndex;
  }
  return found;
};

const written = (number) => String(number).replace(/^(-?)0\./, "$1.");

/** A path with shorter numbers. */
const shorter = (path) =>
  path.replace(/([a-z])([^a-z]*(?:e[+-]?\d+[^a-z]*)*)/gi, (_, command, rest) => {
    const numbers = numbersOf(rest, command.toLowerCase() === "a").map(written);
    return command + numbers.reduce((text, each) => (text === "" || each.startsWith("-") ? text + each : `${text} ${each}`), "");
  });

const body = (name, owner) => {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (icon === undefined) throw new Error(`${owner} names the icon ${name}, which the Game Icons set does not have`);
  return icon.body
    .replaceAll(' fill="currentColor"', "")
    .replace(/ d="([^"]*)"/g, (_, path) => ` d="${shorter(path)}"`);
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
    for (const [id, picture] of Object.entries(things)) icons[picture.icon] ??= body(picture.icon, `${name}/${kind}/${id}`);
  }
  writeFileSync(join(out, `${name}.json`), JSON.stringify({ art, icons }));
}
