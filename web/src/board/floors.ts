// Floors: one pattern over a whole room, and the colours of the walls around it. Drawn once, as text of an SVG.

/** What a place is made of. */
export interface Floor {
  /** The contents of its pattern and how large that is. */
  pattern: string;
  width: number;
  height: number;
  joint: string;
  wall: string;
  wallDark: string;
  wallLight: string;
}

/** Numbers that look like chance and are the same every time. */
const numbers = (seed: number): (() => number) => {
  let at = seed;
  return () => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return at / 4294967296;
  };
};
const oneOf = <Each>(next: () => number, all: Each[]): Each => all[Math.floor(next() * all.length)] as Each;

const oneStone = (
  x: number,
  y: number,
  w: number,
  h: number,
  round: number,
  tone: string,
  isCracked: boolean,
): string =>
  `<rect x="${x + 1.5}" y="${y + 1.5}" width="${w - 3}" height="${h - 3}" rx="${round}" fill="${tone}"/>` +
  `<path d="M${x + 5} ${y + 4.5}H${x + w - 6}" stroke="#fff" stroke-opacity=".09" stroke-width="2.5"/><path d="M${x + 5} ${y + h - 4}H${x + w - 5}" stroke="#000" stroke-opacity=".22" stroke-width="3"/>` +
  (isCracked
    ? `<path d="M${x + w * 0.3} ${y + 6}l6 ${h * 0.25}l-5 ${h * 0.2}l8 ${h * 0.22}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.6"/>`
    : "");

/** Rows of stones of several widths, with light from above and cracks. */
const stones = (tones: string[], joint: string, row: number, widths: number[], round: number): string => {
  const next = numbers(3);
  const [w, h] = [240, 180];
  let found = `<rect width="${w}" height="${h}" fill="${joint}"/>`;
  for (let y = 0, at = 0; y < h; y += row, at += 1) {
    for (let along = 0; along < w; ) {
      const left = w - along;
      const chosen = oneOf(next, widths);
      const wide = left - chosen < Math.min(...widths) / 2 ? left : Math.min(chosen, left);
      const tone = oneOf(next, tones);
      const isCracked = wide > 40 && next() < 0.35;
      // What goes over the pattern's edge goes on at its other side.
      const start = along - (at % 2) * 34;
      found += oneStone(start, y, wide, row, round, tone, isCracked);
      if (start < 0) found += oneStone(start + w, y, wide, row, round, tone, isCracked);
      along += wide;
    }
  }
  return found;
};

/** Boards with grain, joints and nails. */
const boards = (tones: string[], joint: string, row: number): string =>
  tones
    .map((tone, i) => {
      const y = i * row;
      const end = (i * 211) % 520;
      const grain = [0.19, 0.5, 0.8].map((k) => y + row * k);
      return (
        `<rect x="-4" y="${y}" width="608" height="${row}" fill="${tone}"/>` +
        `<path d="M0 ${grain[0]}Q150 ${y + row * 0.08} 300 ${grain[0]}T600 ${grain[0]}M0 ${grain[1]}Q200 ${y + row * 0.64} 330 ${grain[1]}T600 ${grain[1]}M0 ${grain[2]}Q140 ${y + row * 0.7} 320 ${grain[2]}T600 ${grain[2]}" fill="none" stroke="${joint}" stroke-opacity=".28" stroke-width="2"/>` +
        `<rect y="${y + row - 3}" width="600" height="4" fill="${joint}"/><rect x="${end}" y="${y}" width="4" height="${row}" fill="${joint}"/>` +
        [0.2, 0.8].map((k) => `<circle cx="${end + 14}" cy="${y + row * k}" r="4" fill="#2a1c10"/>`).join("")
      );
    })
    .join("");

/** Trodden ground with pebbles and tufts. */
const earth = (): string => {
  const next = numbers(11);
  let found = `<rect width="300" height="300" fill="#5a4c37"/>`;
  for (let i = 0; i < 26; i += 1) {
    found += `<ellipse cx="${20 + next() * 260}" cy="${15 + next() * 270}" rx="${14 + next() * 26}" ry="${6 + next() * 13}" fill="${oneOf(next, ["#655640", "#4f4330", "#6c5c45", "#574a38"])}" opacity=".75"/>`;
  }
  for (let i = 0; i < 44; i += 1) {
    const [x, y, r] = [8 + next() * 284, 8 + next() * 284, 2 + next() * 4];
    found += `<ellipse cx="${x + 1}" cy="${y + 1.5}" rx="${r}" ry="${r * 0.7}" fill="#000" opacity=".35"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.7}" fill="${oneOf(next, ["#8a7a60", "#776850", "#93856c"])}"/>`;
  }
  for (let i = 0; i < 14; i += 1) {
    const [x, y] = [10 + next() * 280, 16 + next() * 270];
    found += `<path d="M${x} ${y}l-4 -9M${x} ${y}l0 -12M${x} ${y}l5 -8" stroke="#6d7a3c" stroke-width="2" stroke-linecap="round" opacity=".7"/>`;
  }
  return found;
};

const plates =
  '<rect width="60" height="60" fill="#2e4446"/><rect x="1.5" y="1.5" width="57" height="57" fill="#3a5355"/><path d="M3 57V3H57" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="2"/><path d="M57 3V57H3" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2.5"/>' +
  [7, 53].flatMap((x) => [7, 53].map((y) => `<circle cx="${x}" cy="${y}" r="2" fill="#1c2c2e"/>`)).join("");
const slabs =
  '<rect width="120" height="120" fill="#2b2f33"/><rect x="2" y="2" width="56" height="56" rx="4" fill="#474c50"/><rect x="62" y="2" width="56" height="56" rx="4" fill="#3f4448"/><rect x="2" y="62" width="56" height="56" rx="4" fill="#42474b"/><rect x="62" y="62" width="56" height="56" rx="4" fill="#4b5054"/><path d="M5 4.500H54M65 4.500H114M5 64.500H54M65 64.500H114" stroke="#fff" stroke-opacity=".1" stroke-width="2"/>';
const planks =
  '<rect width="120" height="60" fill="#2c2118"/><rect y="1" width="120" height="28" fill="#5f4832"/><rect y="31" width="120" height="28" fill="#54402b"/><path d="M0 12Q60 6 120 14M0 45Q60 52 120 43" stroke="#2a1d12" stroke-width="1.500" fill="none" opacity=".7"/><rect x="83" y="1" width="2.500" height="28" fill="#2c2118"/><rect x="23" y="31" width="2.500" height="28" fill="#2c2118"/>';

const stone = { joint: "#26211d", wall: "#8b7257", wallDark: "#3a2c21", wallLight: "#c8a67c" };
const brass = { joint: "#20302f", wall: "#8a6a3a", wallDark: "#3c2c12", wallLight: "#d9b06a" };

const floors: Record<string, Floor> = {
  flagstones: {
    ...stone,
    width: 240,
    height: 180,
    pattern: stones(["#6b6157", "#5f574f", "#766a5d", "#554e48", "#685d52"], stone.joint, 45, [46, 58, 70], 5),
  },
  bricks: {
    joint: "#241a16",
    wall: "#7d5a48",
    wallDark: "#33221a",
    wallLight: "#c08f72",
    width: 240,
    height: 180,
    pattern: stones(["#6d5146", "#60473d", "#78594b", "#573f37", "#684d43"], "#2a1e19", 22.5, [44, 48, 40], 2.5),
  },
  wet: {
    joint: "#16211f",
    wall: "#5f6f60",
    wallDark: "#24302b",
    wallLight: "#9db594",
    width: 240,
    height: 180,
    pattern: `${stones(["#4a5a55", "#42514e", "#526560", "#3b4a48", "#4c5d58"], "#16211f", 45, [46, 58, 70], 7)}<path d="M20 60q30 -14 60 0t60 0M130 150q24 -10 48 0t48 0" fill="none" stroke="#9fd6cf" stroke-opacity=".2" stroke-width="3"/>`,
  },
  planks: {
    joint: "#21170f",
    wall: "#7a5733",
    wallDark: "#301f10",
    wallLight: "#c69763",
    width: 600,
    height: 220,
    pattern: boards(["#6a4f36", "#5e4630", "#73573c", "#57402b", "#654b33"], "#21170f", 44),
  },
  earth: {
    joint: "#2b2418",
    wall: "#6f5f43",
    wallDark: "#2f2717",
    wallLight: "#ab966c",
    width: 300,
    height: 300,
    pattern: earth(),
  },
  boards: {
    joint: "#3e2a15",
    wall: "#c69a5b",
    wallDark: "#4d3419",
    wallLight: "#f0cd8c",
    width: 600,
    height: 360,
    pattern: boards(["#956b3e", "#876036", "#9d7344", "#7d5830", "#8f683c"], "#3e2a15", 72),
  },
  plates: { ...brass, width: 60, height: 60, pattern: plates },
  slabs: { ...brass, width: 120, height: 120, pattern: slabs },
  decks: { ...brass, width: 120, height: 60, pattern: planks },
};

/** The floors of laid tiles, in turn. */
export const tileFloors = ["slabs", "plates", "decks"];

/** The name of a floor that exists: the one that the board names, else what its grid looks best on. */
export const floorName = (name: string | undefined, grid: string): string =>
  name !== undefined && name in floors ? name : grid === "hex" ? "flagstones" : "plates";

export const floorOf = (name: string): Floor => floors[name] ?? (floors.flagstones as Floor);

/** A floor as a pattern that shapes are filled with: `url(#floor-<name>)`; cells' corners and its own coincide. */
export const patternOf = (name: string, shift: number): string => {
  const floor = floorOf(name);
  return `<pattern id="floor-${name}" width="${floor.width}" height="${floor.height}" patternUnits="userSpaceOnUse" patternTransform="translate(${shift} ${shift})">${floor.pattern}</pattern>`;
};
