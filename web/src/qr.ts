// QR codes (ISO/IEC 18004): bytes, error correction level M, versions 1 to 10, which hold 213 bytes: any link of a table.

interface Layout {
  /** Bytes of error correction in each block. */
  correction: number;
  /** Bytes of data in each block. */
  blocks: number[];
  /** Where the centres of the small squares lie. */
  marks: number[];
}

const times = (count: number, size: number): number[] => Array<number>(count).fill(size);
const LAYOUTS: Layout[] = [
  { correction: 10, blocks: [16], marks: [] },
  { correction: 16, blocks: [28], marks: [6, 18] },
  { correction: 26, blocks: [44], marks: [6, 22] },
  { correction: 18, blocks: times(2, 32), marks: [6, 26] },
  { correction: 24, blocks: times(2, 43), marks: [6, 30] },
  { correction: 16, blocks: times(4, 27), marks: [6, 34] },
  { correction: 18, blocks: times(4, 31), marks: [6, 22, 38] },
  { correction: 22, blocks: [...times(2, 38), ...times(2, 39)], marks: [6, 24, 42] },
  { correction: 22, blocks: [...times(3, 36), ...times(2, 37)], marks: [6, 26, 46] },
  { correction: 26, blocks: [...times(4, 43), 44], marks: [6, 28, 50] },
];
const BYTES = 0b0100;
const FIRST_LONG_VERSION = 10; // from here on a length takes two bytes
const FIRST_NAMED_VERSION = 7; // from here on the code says its version
const LEVEL_M = 0b00;

// --- numbers of the field with 256 elements -------------------------------------------------------------------------

const POWERS: number[] = [];
const LOGS: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  POWERS[power] = value;
  LOGS[value] = power;
  value <<= 1;
  if (value > 255) value ^= 0x11d;
}
const multiply = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (POWERS[((LOGS[a] as number) + (LOGS[b] as number)) % 255] as number);

/** The coefficients, after the leading 1, of (x - 1)(x - 2)(x - 4)... */
const generator = (degree: number): number[] => {
  let made = [1];
  for (let root = 0; root < degree; root++) {
    const next = [...made, 0];
    made.forEach((each, at) => {
      next[at + 1] = (next[at + 1] as number) ^ multiply(each, POWERS[root] as number);
    });
    made = next;
  }
  return made.slice(1);
};

/** The remainder of the data divided by the generator: what mends a smudge. */
const correctionOf = (data: number[], degree: number): number[] => {
  const divisor = generator(degree);
  let rest = times(degree, 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] as number);
    rest = [...rest.slice(1), 0].map((each, at) => each ^ multiply(divisor[at] as number, factor));
  }
  return rest;
};

// --- data -----------------------------------------------------------------------------------------------------------

const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0);

const versionFor = (length: number): number => {
  const found = LAYOUTS.findIndex(
    (layout, at) => length + (at + 1 >= FIRST_LONG_VERSION ? 3 : 2) <= sum(layout.blocks), // 4 bits and the length
  );
  if (found < 0) throw new RangeError(`${length} bytes are too many for a code`);
  return found + 1;
};

/** The text with its head and its padding, in bytes. */
const dataOf = (bytes: Uint8Array, version: number, room: number): number[] => {
  const bits: number[] = [];
  const push = (value: number, width: number): void => {
    for (let bit = width - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(BYTES, 4);
  push(bytes.length, version >= FIRST_LONG_VERSION ? 16 : 8);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8 > 0) bits.push(0);
  const made: number[] = [];
  for (let at = 0; at < bits.length; at += 8) made.push(bits.slice(at, at + 8).reduce((all, bit) => all * 2 + bit, 0));
  for (let pad = 0xec; made.length < room; pad ^= 0xec ^ 0x11) made.push(pad);
  return made;
};

/** Data and error correction of all blocks, one byte of each in turn. */
const interleaved = (data: number[], { blocks, correction }: Layout): number[] => {
  let from = 0;
  const parts = blocks.map((size) => {
    from += size;
    return data.slice(from - size, from);
  });
  const mending = parts.map((part) => correctionOf(part, correction));
  const made: number[] = [];
  for (const group of [parts, mending]) {
    for (let at = 0; at < Math.max(...group.map((part) => part.length)); at++) {
      for (const part of group) if (at < part.length) made.push(part[at] as number);
    }
  }
  return made;
};

// --- the square -----------------------------------------------------------------------------------------------------

/** Modules of a code, true for dark; and those that are no data, whatever they show. */
class Square {
  readonly dark: boolean[][];
  readonly fixed: boolean[][];
  readonly size: number;

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.fixed = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
  }

  is(x: number, y: number): boolean {
    return this.dark[y]?.[x] === true;
  }

  isFixed(x: number, y: number): boolean {
    return this.fixed[y]?.[x] === true;
  }

  set(x: number, y: number, isDark: boolean): void {
    const row = this.dark[y];
    if (row !== undefined && x >= 0 && x < this.size) row[x] = isDark;
  }

  fix(x: number, y: number, isDark: boolean): void {
    this.set(x, y, isDark);
    const row = this.fixed[y];
    if (row !== undefined && x >= 0 && x < this.size) row[x] = true;
  }

  /** A square in a square: `reach` modules around its centre, dark where the ring is. */
  ring(x: number, y: number, reach: number, isDark: (distance: number) => boolean): void {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) this.fix(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

const drawFixed = (square: Square, layout: Layout): void => {
  const { size, version } = square;
  for (let at = 0; at < size; at++) {
    square.fix(6, at, at % 2 === 0);
    square.fix(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square.ring(x, y, 4, (distance) => distance !== 2 && distance !== 4);
  }
  const last = layout.marks.length - 1;
  layout.marks.forEach((x, i) => {
    layout.marks.forEach((y, j) => {
      const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!isCorner) square.ring(x, y, 2, (distance) => distance !== 1);
    });
  });
  if (version < FIRST_NAMED_VERSION) return;
  const name = withRest(version, 6, 18, 0x1f25);
  for (let bit = 0; bit < 18; bit++) {
    const isDark = ((name >> bit) & 1) === 1;
    const along = Math.floor(bit / 3);
    const across = size - 11 + (bit % 3);
    square.fix(across, along, isDark);
    square.fix(along, across, isDark);
  }
};

/** A value with the remainder that protects it: `width` bits in all. */
const withRest = (value: number, bits: number, width: number, divisor: number): number => {
  const rest = width - bits;
  let left = value << rest;
  for (let bit = width - 1; bit >= rest; bit--) if ((left >> bit) & 1) left ^= divisor << (bit - rest);
  return (value << rest) | left;
};

/** Which mask was used, twice, around the large squares. */
const drawFormat = (square: Square, mask: number): void => {
  const { size } = square;
  const format = withRest((LEVEL_M << 3) | mask, 5, 15, 0x537) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((format >> bit) & 1) === 1;
    if (bit < 8) {
      square.fix(size - 1 - bit, 8, isDark);
      square.fix(8, bit < 6 ? bit : bit + 1, isDark);
    } else {
      square.fix(8, size - 15 + bit, isDark);
      square.fix(bit === 8 ? 7 : 14 - bit, 8, isDark);
    }
  }
  square.fix(8, size - 8, true);
};

/** Write the bytes in columns of two, up and down from the right. */
const drawData = (square: Square, bytes: number[]): void => {
  const { size } = square;
  let bit = 0;
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--; // the dotted line
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (square.isFixed(x, y)) continue;
        square.set(x, y, (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1);
        bit++;
      }
    }
    isUp = !isUp;
  }
};

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const applyMask = (square: Square, mask: number): void => {
  const isTurned = MASKS[mask] as (x: number, y: number) => boolean;
  for (let y = 0; y < square.size; y++) {
    for (let x = 0; x < square.size; x++) {
      if (!square.isFixed(x, y) && isTurned(x, y)) square.set(x, y, !square.is(x, y));
    }
  }
};

/** How hard a square is to read: long runs, blocks, what looks like a large square, too much of one colour. */
const penaltyOf = (square: Square): number => {
  const { size } = square;
  let penalty = 0;
  let dark = 0;
  for (const isTurned of [false, true]) {
    for (let a = 0; a < size; a++) {
      let line = "";
      for (let b = 0; b < size; b++) line += (isTurned ? square.is(a, b) : square.is(b, a)) ? "1" : "0";
      for (const run of line.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2;
      for (let at = 0; at + 11 <= size; at++) {
        const part = line.slice(at, at + 11);
        if (part === "10111010000" || part === "00001011101") penalty += 40;
      }
      if (!isTurned) dark += line.split("1").length - 1;
    }
  }
  for (let y = 0; y + 1 < size; y++) {
    for (let x = 0; x + 1 < size; x++) {
      const first = square.is(x, y);
      if (first === square.is(x + 1, y) && first === square.is(x, y + 1) && first === square.is(x + 1, y + 1))
        penalty += 3;
    }
  }
  return penalty + 10 * Math.floor(Math.abs((dark * 100) / (size * size) - 50) / 5);
};

/** The rows of a text's code, true for dark, with the mask that reads best. RangeError where the text is too long. */
export const qrModules = (text: string, masks = [0, 1, 2, 3, 4, 5, 6, 7]): boolean[][] => {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const layout = LAYOUTS[version - 1] as Layout;
  const written = interleaved(dataOf(bytes, version, sum(layout.blocks)), layout);
  let best: Square | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const mask of masks) {
    const square = new Square(version);
    drawFixed(square, layout);
    drawFormat(square, mask);
    drawData(square, written);
    applyMask(square, mask);
    const penalty = penaltyOf(square);
    if (penalty < least) {
      least = penalty;
      best = square;
    }
  }
  return (best as Square).dark;
};

/** The code as the path of an SVG whose unit is a module, with the quiet margin that readers need around it. */
export const qrPath = (text: string): { path: string; size: number } => {
  const margin = 4;
  const rows = qrModules(text);
  let path = "";
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) path += `M${x + margin} ${y + margin}h1v1h-1z`;
    });
  });
  return { path, size: rows.length + 2 * margin };
};
