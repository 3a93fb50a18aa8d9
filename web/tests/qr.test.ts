// QR codes, read back as a camera's program does: format, mask, bytes, blocks, and the sums that must come to nothing.

import { describe, expect, it } from "vitest";
import { qrModules, qrPath } from "../src/qr";

type Rows = boolean[][];
/** Blocks of data and bytes of correction for each, level M, as the standard's table has them. */
const BLOCKS: Record<number, [number[], number]> = {
  1: [[16], 10],
  2: [[28], 16],
  3: [[44], 26],
  4: [[32, 32], 18],
  5: [[43, 43], 24],
  6: [[27, 27, 27, 27], 16],
  7: [[31, 31, 31, 31], 18],
  8: [[38, 38, 39, 39], 22],
  9: [[36, 36, 36, 37, 37], 22],
  10: [[43, 43, 43, 43, 44], 26],
};
const at = (rows: Rows, x: number, y: number): number => (rows[y]?.[x] === true ? 1 : 0);

const formatOf = (rows: Rows): number => {
  let found = 0;
  const places = [
    [0, 8],
    [1, 8],
    [2, 8],
    [3, 8],
    [4, 8],
    [5, 8],
    [7, 8],
    [8, 8],
    [8, 7],
    [8, 5],
    [8, 4],
    [8, 3],
    [8, 2],
    [8, 1],
    [8, 0],
  ];
  for (const [x, y] of places) found = found * 2 + at(rows, x as number, y as number);
  return found ^ 0b101010000010010;
};

const isMasked = (mask: number, x: number, y: number): boolean => {
  const product = x * y;
  const sums = [
    (x + y) % 2,
    y % 2,
    x % 3,
    (x + y) % 3,
    (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
    (product % 2) + (product % 3),
    ((product % 2) + (product % 3)) % 2,
    ((product % 3) + ((x + y) % 2)) % 2,
  ];
  return sums[mask] === 0;
};

/** Whether a module is part of the frame: squares in the corners, dotted lines, small squares, format, version. */
const isFrame = (size: number, x: number, y: number): boolean => {
  const version = (size - 17) / 4;
  if ((x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8) || x === 6 || y === 6) return true;
  if (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true;
  if (version === 1) return false;
  const marks = version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
  return marks.some((mx, i) =>
    marks.some((my, j) => {
      const isCorner = (i === 0 && (j === 0 || j === marks.length - 1)) || (j === 0 && i === marks.length - 1);
      return !isCorner && Math.abs(x - mx) <= 2 && Math.abs(y - my) <= 2;
    }),
  );
};

const codewords = (rows: Rows, mask: number): number[] => {
  const size = rows.length;
  const bits: number[] = [];
  const columns: number[] = [];
  for (let right = size - 1; right > 6; right -= 2) columns.push(right);
  for (let right = 5; right > 0; right -= 2) columns.push(right);
  columns.forEach((right, index) => {
    for (let step = 0; step < size; step++) {
      const y = index % 2 === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isFrame(size, x, y)) bits.push(at(rows, x, y) ^ (isMasked(mask, x, y) ? 1 : 0));
      }
    }
  });
  const found: number[] = [];
  for (let from = 0; from + 8 <= bits.length; from += 8)
    found.push(Number.parseInt(bits.slice(from, from + 8).join(""), 2));
  return found;
};

/** Multiplication of the field, the slow way. */
const times = (a: number, b: number): number => {
  let product = 0;
  for (let factor = a, rest = b; rest > 0; rest >>= 1) {
    if (rest & 1) product ^= factor;
    factor = factor & 0x80 ? (factor << 1) ^ 0x11d : factor << 1;
  }
  return product;
};

const readBack = (rows: Rows): string => {
  const version = (rows.length - 17) / 4;
  const format = formatOf(rows);
  expect(format >> 13).toBe(0b00); // level M
  const [sizes, correction] = BLOCKS[version] as [number[], number];
  const words = codewords(rows, (format >> 10) & 0b111);
  const blocks: number[][] = sizes.map(() => []);
  let next = 0;
  for (let index = 0; index < Math.max(...sizes); index++)
    blocks.forEach((block, of) => {
      if (index < (sizes[of] as number)) block.push(words[next++] as number);
    });
  const data = blocks.flat();
  for (let index = 0; index < correction; index++) for (const block of blocks) block.push(words[next++] as number);
  for (const block of blocks) {
    for (let power = 0, root = 1; power < correction; power++, root = times(root, 2)) {
      expect(block.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0);
    }
  }
  const text = data.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  expect(text.slice(0, 4)).toBe("0100"); // bytes
  const wide = version >= 10 ? 16 : 8;
  const length = Number.parseInt(text.slice(4, 4 + wide), 2);
  const bytes = Array.from({ length }, (_, index) =>
    Number.parseInt(text.slice(4 + wide + 8 * index, 12 + wide + 8 * index), 2),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
};

describe("QR codes", () => {
  const link = "https://play.example/#/t/abcdefghijklmnopqrstuvwxyz012345";
  it.each([
    "a",
    "12345678901234", // fills version 1
    "123456789012345",
    link,
    `${link}?invite`,
    "http://192.168.100.200:18000/#/me/Zm9vYmFyYmF6cXV4LV9fLS1BQkNERUZHSA",
    "Посилання на стіл",
    ...[26, 42, 62, 84, 106, 122, 152, 180, 213].map((length) => "x".repeat(length)), // fill versions 2 to 10
    ...[27, 43, 63, 85, 107, 123, 153, 181].map((length) => "y".repeat(length)),
  ])("say what they were made of: %s", (text) => {
    expect(readBack(qrModules(text))).toBe(text);
  });

  it("are as small as the text allows", () => {
    const versions = [1, 14, 15, 26, 27, 106, 107, 122, 123, 180, 181, 213].map(
      (length) => (qrModules("x".repeat(length)).length - 17) / 4,
    );
    expect(versions).toEqual([1, 1, 2, 2, 3, 6, 7, 7, 8, 9, 10, 10]);
  });

  it("can be read with any mask, and say which", () => {
    for (let mask = 0; mask < 8; mask++) {
      const rows = qrModules(link, [mask]);
      expect((formatOf(rows) >> 10) & 0b111).toBe(mask);
      expect(readBack(rows)).toBe(link);
    }
  });

  it("have squares in three corners, and say their version from the seventh on", () => {
    const rows = qrModules("x".repeat(122));
    const size = rows.length;
    const corner = (x: number, y: number): string =>
      Array.from({ length: 7 }, (_, dy) =>
        Array.from({ length: 7 }, (_, dx) => at(rows, x + dx, y + dy)).join(""),
      ).join(" ");
    const square = "1111111 1000001 1011101 1011101 1011101 1000001 1111111";
    expect([corner(0, 0), corner(size - 7, 0), corner(0, size - 7)]).toEqual([square, square, square]);
    let version = "";
    for (let bit = 17; bit >= 0; bit--) version += at(rows, size - 11 + (bit % 3), Math.floor(bit / 3));
    expect(version).toBe("000111110010010100"); // as the standard's table has it for version 7
  });

  it("refuse what is too long", () => {
    expect(() => qrModules("x".repeat(214))).toThrow(RangeError);
  });

  it("are drawn with the margin that readers need", () => {
    const { path, size } = qrPath("a");
    expect(size).toBe(21 + 8);
    expect(path.startsWith("M4 4h1v1h-1z")).toBe(true);
  });
});
