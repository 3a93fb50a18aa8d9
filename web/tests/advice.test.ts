// What the coach says: asked once for a question, never mixed up with another one's.

import { beforeEach, describe, expect, it } from "vitest";
import { CoachTalk } from "../src/advice";
import type { Advice, ClientMessage } from "../src/wire";

type Advise = Extract<ClientMessage, { do: "advise" }>;

let sent: Advise[];
let coach: CoachTalk;
const options: Advice[] = [{ key: "attack:1", label: "Attack", worth: 0.6, error: 0.1 }];
const idOf = (at: number): string => sent[at]?.id ?? "";

beforeEach(() => {
  sent = [];
  coach = new CoachTalk((message) => sent.push(message as Advise));
});

describe("the coach", () => {
  it("is asked once for each question", () => {
    coach.want("q1");
    coach.want("q1");
    coach.take({ is: "advice", id: idOf(0), ask: "q1", options });
    coach.want("q1");
    expect(sent.length).toBe(1);
    expect(coach.options).toEqual(options);
    coach.want("q2");
    expect(sent.length).toBe(2);
    expect(coach.options).toBeNull();
  });

  it("does not take the answer to a question before", () => {
    coach.want("q1");
    coach.want("q2");
    coach.take({ is: "advice", id: idOf(0), ask: "q1", options });
    expect(coach.options).toBeNull();
  });

  it("says why there is none, and may be asked again", () => {
    coach.want("q1");
    expect(coach.refuse("other", "no")).toBe(false);
    expect(coach.refuse(idOf(0), "The coach needs a moment.")).toBe(true);
    expect(coach.why).toBe("The coach needs a moment.");
    coach.want("q1");
    expect(sent.length).toBe(2);
    expect(coach.why).toBe("");
  });

  it("is asked anew when the connection broke", () => {
    coach.want("q1");
    coach.forget();
    coach.want("q1");
    expect(sent.length).toBe(2);
  });
});
