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

const body = (name, owner) => {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (icon === undefined) throw new Error(`${owner} names the icon ${name}, which the Game Icons set does not have`);
  return icon.body
    .replaceAll(' fill="currentColor"', "")
    .replace(/-?\d*\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, "$1."));
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
