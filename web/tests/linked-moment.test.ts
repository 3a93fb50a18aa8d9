// Addresses of moments: what is written is read again, and anything else is no moment.

import { describe, expect, it } from "vitest";
import { linkOfMoment, readMoment } from "../src/linked-moment";

const token = "abcdefgh_ijklmnop-12";
const hashOf = (link: string): string => link.slice(link.indexOf("#"));

describe("the address of a moment", () => {
  it("is read as it was written", () => {
    for (const moment of [
      { token, step: 12, seat: null, line: null },
      { token, step: 0, seat: 1, line: null },
      { token, step: 0, seat: null, line: 34 },
    ]) {
      expect(readMoment(hashOf(linkOfMoment(moment)))).toEqual({ token, moment });
    }
  });

  it("may name the game alone", () => {
    expect(readMoment(`#/watch/${token}`)).toEqual({ token, moment: null });
  });

  it("is nothing else", () => {
    for (const hash of [
      "",
      "#/t/abcdefgh_ijklmnop-12",
      "#/watch/short/3",
      `#/watch/${token}/x`,
      `#/watch/${token}/1/2/3`,
    ])
      expect(readMoment(hash)).toBeNull();
  });
});
