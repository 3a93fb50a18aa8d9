// Why things cannot be chosen: asked once for each state of the table. Words of a thing: each meaning once.

import { beforeEach, describe, expect, it } from "vitest";
import { once, wordsOfCard } from "../src/meanings";
import { Reasons } from "../src/reasons";
import { piecesOf, unmarked } from "../src/signs";
import { clauseOf, meaningOf, named, plain } from "../src/text";
import type { Card, ClientMessage, Refusal } from "../src/wire";

type Why = Extract<ClientMessage, { do: "why" }>;

let sent: Why[];
let changes: number;
let reasons: Reasons;
const refusal: Refusal = { reason: { text: "too far", clause: "BB-MOV-1" } };

beforeEach(() => {
  sent = [];
  changes = 0;
  reasons = new Reasons(
    (message) => sent.push(message as Why),
    () => {
      changes += 1;
    },
  );
});

describe("reasons", () => {
  it("are asked for once while the state stands", () => {
    reasons.want("4:q1", "hex-3");
    reasons.want("4:q1", "hex-3");
    expect(sent.map((each) => each.at)).toEqual(["hex-3"]);
    expect(reasons.of("4:q1", "hex-3")).toBeUndefined();
    expect(reasons.take(sent[0]?.id ?? "", refusal)).toBe(true);
    expect(reasons.of("4:q1", "hex-3")).toEqual(refusal);
    reasons.want("4:q1", "hex-3");
    expect(sent.length).toBe(1);
    expect(changes).toBe(1);
  });

  it("are forgotten with the state", () => {
    reasons.want("4:q1", "hex-3");
    reasons.take(sent[0]?.id ?? "", refusal);
    reasons.want("5:q2", "hex-3");
    expect(reasons.of("5:q2", "hex-3")).toBeUndefined();
    expect(reasons.of("4:q1", "hex-3")).toBeUndefined();
    expect(sent.length).toBe(2);
  });

  it("leave the answers of others alone", () => {
    reasons.want("4:q1", "hex-3");
    expect(reasons.take("another", refusal)).toBe(false);
    expect(reasons.take(sent[0]?.id ?? "", null)).toBe(true);
    expect(reasons.of("4:q1", "hex-3")).toBeNull();
  });
});

describe("meanings", () => {
  it("come with labels and with the terms of a sentence", () => {
    const label = { text: "Shield", means: "JL-SHD-1" };
    expect([plain(label), clauseOf(label), meaningOf(label)]).toEqual(["Shield", "", "JL-SHD-1"]);
    expect(named(label)).toEqual({ "data-means": "JL-SHD-1", "data-word": "Shield" });
    expect(named("Shield")).toEqual({ title: "Shield" });
    const line = "\ue000text-attack JL-ATK-1\ue001Attack 3\ue002, then \ue000text-odd\ue001odd\ue002";
    expect(unmarked(line)).toBe("Attack 3, then odd");
    expect(piecesOf(line)).toEqual([
      { term: "text-attack", words: "Attack 3", means: "JL-ATK-1" },
      ", then ",
      { term: "text-odd", words: "odd", means: "" },
    ]);
  });

  it("of a card stand once each, in the order of its words", () => {
    const card: Card = {
      type: "card",
      title: "Bite",
      stats: [{ label: { text: "health", means: "A-1" }, value: 3 }],
      marks: [{ label: { text: "poison", means: "A-2" } }],
      lines: ["\ue000condition-poison A-2\ue001poison\ue002 and \ue000text-attack A-3\ue001Attack 2\ue002"],
    };
    expect(once(wordsOfCard(card))).toEqual([
      { word: "health", clauses: "A-1" },
      { word: "poison", clauses: "A-2" },
      { word: "Attack 2", clauses: "A-3" },
    ]);
  });
});
