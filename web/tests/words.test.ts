// The page's own words: three languages that say the same things, and no word that nobody says.

import { describe, expect, it } from "vitest";
import { preferences } from "../src/storage";
import { languages, t, type Word } from "../src/words";

const sources = import.meta.glob<string>(["../src/**/*.ts", "../src/**/*.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const names = Object.keys(languages.en) as Word[];
const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map((found) => found[0]).sort();

describe("words", () => {
  it("are all said somewhere", () => {
    const said = Object.values(sources).join("\n");
    expect(names.filter((name) => !said.includes(`"${name}"`))).toEqual([]);
  });

  it("fill in the same things in every language", () => {
    for (const name of names) {
      expect(placeholders(languages.uk[name]), name).toEqual(placeholders(languages.en[name]));
      expect(placeholders(languages.ru[name]), name).toEqual(placeholders(languages.en[name]));
    }
  });

  it("are said in the language that the person prefers", () => {
    expect(t("waitingFor", { who: "Olena" })).toBe("Waiting for Olena");
    preferences.language = "uk";
    expect(t("waitingFor", { who: "Олена" })).toBe("Чекаємо: Олена");
    preferences.language = "en";
  });
});
