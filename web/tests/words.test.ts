// The page's own words: three languages that say the same things, and no word that nobody says.

import { describe, expect, it } from "vitest";
import { preferences } from "../src/storage";
import { languages, t, type Word } from "../src/words";
import { type AnalysisWord, analysisLanguages } from "../src/words-analysis";
import { type PlayerWord, playerLanguages, tp } from "../src/words-player";

const sources = import.meta.glob<string>(["../src/**/*.ts", "../src/**/*.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const names = Object.keys(languages.en) as Word[];
const analysisNames = Object.keys(analysisLanguages.en) as AnalysisWord[];
const playerNames = Object.keys(playerLanguages.en) as PlayerWord[];
const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map((found) => found[0]).sort();

describe("words", () => {
  it("are all said somewhere", () => {
    const said = Object.values(sources).join("\n");
    expect([...names, ...playerNames, ...analysisNames].filter((name) => !said.includes(`"${name}"`))).toEqual([]);
  });

  it("fill in the same things in every language", () => {
    for (const name of names) {
      expect(placeholders(languages.uk[name]), name).toEqual(placeholders(languages.en[name]));
      expect(placeholders(languages.ru[name]), name).toEqual(placeholders(languages.en[name]));
    }
    for (const name of analysisNames) {
      expect(placeholders(analysisLanguages.uk[name]), name).toEqual(placeholders(analysisLanguages.en[name]));
      expect(placeholders(analysisLanguages.ru[name]), name).toEqual(placeholders(analysisLanguages.en[name]));
    }
    for (const name of playerNames) {
      expect(placeholders(playerLanguages.uk[name]), name).toEqual(placeholders(playerLanguages.en[name]));
      expect(placeholders(playerLanguages.ru[name]), name).toEqual(placeholders(playerLanguages.en[name]));
    }
  });

  it("are said in the language that the person prefers", () => {
    expect(t("waitingFor", { who: "Olena" })).toBe("Waiting for Olena");
    preferences.language = "uk";
    expect(t("waitingFor", { who: "Олена" })).toBe("Чекаємо: Олена");
    expect(tp("place", { place: 2, of: 4 })).toBe("Місце 2 із 4");
    preferences.language = "en";
  });
});
