// What the pages before and after a game count and decide by themselves.

import { describe, expect, it } from "vitest";
import { bySource, honoursOf, isShown, ranked, seatsLike } from "../src/ending";
import { matters } from "../src/setup";
import { describePlace, wayOf } from "../src/stage/road";
import { hasTarget, thingsIn } from "../src/stage/things";
import { roadOf } from "../src/stage/town";
import type { Ending, Panel, Place, Points, SeatInfo, SettingInfo, Standing } from "../src/wire";

const standing = (seat: number, place?: number): Standing => ({ seat, place });

describe("an ending", () => {
  it("puts the best first and keeps the order of equals and of parties", () => {
    expect(ranked([standing(0, 2), standing(1, 1), standing(2, 2)]).map((each) => each.seat)).toEqual([1, 0, 2]);
    expect(ranked([standing(3), standing(1), standing(2)]).map((each) => each.seat)).toEqual([3, 1, 2]);
  });

  it("adds points up by source, as often as each card counts", () => {
    const points: Points[] = [
      { title: "Griffon", value: 4, source: "Enchanted" },
      { title: "Gray Ooze", value: 3, count: 2, source: "Ooze" },
      { title: "Nixie", value: 1, source: "Enchanted" },
      { title: "nameless", value: 9 },
    ];
    expect(bySource(points)).toEqual([
      { source: "Enchanted", sum: 5 },
      { source: "Ooze", sum: 6 },
    ]);
  });

  it("gives everybody their own honours", () => {
    const honours = [
      { title: "most damage", standings: [0, 2], value: 9 },
      { title: "most foes", standings: [1], value: 3 },
    ];
    expect([0, 1, 2, 3].map((at) => honoursOf(honours, at))).toEqual([
      ["most damage"],
      ["most foes"],
      ["most damage"],
      [],
    ]);
  });

  it("of a scenario is shown once, of the game until it is put aside", () => {
    const end: Ending = { winners: [0], scores: [1], reason: "won" };
    expect(isShown(end, 99)).toBe(true);
    expect(isShown({ ...end, is_part: true, number: 3 }, 2)).toBe(true);
    expect(isShown({ ...end, is_part: true, number: 3 }, 3)).toBe(false);
  });

  it("is played again with the same seats", () => {
    const seat = (who: "person" | "bot", agent: string, name: string): SeatInfo => ({
      who,
      agent,
      name,
      here: true,
      trouble: false,
    });
    const seats = [
      seat("person", "greedy", "Olena"), // mine, though a bot has played it out
      seat("bot", "search:200", "Bot"),
      seat("person", "", "Taras"),
      seat("person", "", ""),
    ];
    expect(seatsLike(seats, [0, 3], "Me")).toEqual([
      { who: "me", name: "Olena" },
      { who: "bot", agent: "search:200" },
      { who: "friend", name: "Taras" },
      { who: "me", name: "Me" },
    ]);
  });
});

describe("set-up", () => {
  const setting = (change: Partial<SettingInfo>): SettingInfo => ({
    name: "scenario",
    kind: "int",
    default: 1,
    min: 1,
    max: 9,
    label: "",
    hint: "",
    values: [],
    only_with: ["", ""],
    ...change,
  });

  it("asks only what matters", () => {
    expect(matters(setting({}), {})).toBe(true);
    expect(matters(setting({ only_with: ["mode", "scenario"] }), { mode: "campaign" })).toBe(false);
    expect(matters(setting({ only_with: ["mode", "scenario"] }), { mode: "scenario" })).toBe(true);
    expect(matters(setting({ max: 1 }), {})).toBe(false);
    expect(matters(setting({ kind: "bool", min: 0, max: 0 }), {})).toBe(true);
  });
});

describe("the map of a campaign", () => {
  const place = (number: number, state?: Place["state"], title?: string): Place => ({
    id: `place-${number}`,
    number,
    x: 1,
    y: 1,
    state,
    title,
  });
  const panel: Panel = {
    id: "campaign",
    title: "Campaign",
    items: [{ type: "road", id: "road", places: [place(1, "done", "Ambush"), place(2, "open", "Hole"), place(3)] }],
  };

  it("joins places by threads that say how far one has come", () => {
    expect(wayOf(place(1, "done"), place(2, "done"))).toBe("walked");
    expect(wayOf(place(1, "done"), place(2, "now"))).toBe("walked");
    expect(wayOf(place(1, "done"), place(2, "open"))).toBe("next");
    expect(wayOf(place(1, "open"), place(2))).toBe("far");
    expect(wayOf(undefined, place(2, "open"))).toBe("far");
  });

  it("is found in the scene, and its places can be chosen and read", () => {
    expect(roadOf([panel])?.places.length).toBe(3);
    expect(roadOf([{ ...panel, items: [] }])).toBeUndefined();
    expect(thingsIn([panel]).get("place-2")).toMatchObject({ is: "place" });
    expect(hasTarget(panel.items ?? [], new Map([["place-2", 1]]))).toBe(true);
  });

  it("tells a screen reader what is known", () => {
    expect(describePlace(place(1, "done", "Ambush"))).toBe("1, Ambush, done");
    expect(describePlace(place(3))).toBe("3, not known yet");
  });
});
