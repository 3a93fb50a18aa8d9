import { describe, expect, it } from "vitest";
import { initials } from "../src/art";

describe("initials", () => {
  it("are letters of the name, not its brackets", () => {
    expect(initials("Жарина (бот)")).toBe("ЖБ");
    expect(initials("Olena")).toBe("OL");
    expect(initials("Blood-red Imp")).toBe("BR");
    expect(initials("")).toBe("");
    expect(initials("−1")).toBe("−1");
  });
});
