// The list of answers: grouped, each with its number, its face, and what it does.

import { Face } from "./art";
import { artOfThing, wordsOfThing } from "./stage/thing-words";
import type { Thing } from "./stage/things";
import { plain } from "./text";
import type { Offer } from "./wire";
import { t } from "./words";

interface OptionGroup {
  title: string;
  offers: { offer: Offer; n: number }[];
}

/** Options that follow each other and belong to one group, each with its number in the whole list. */
const grouped = (offers: Offer[]): OptionGroup[] => {
  const groups: OptionGroup[] = [];
  offers.forEach((offer, i) => {
    const title = plain(offer.shown.group);
    const last = groups.at(-1);
    if (last?.title === title) last.offers.push({ offer, n: i + 1 });
    else groups.push({ title, offers: [{ offer, n: i + 1 }] });
  });
  return groups;
};

/** What an answer does; where it does not say so itself, what the thing says that one would touch. */
export const toldOf = (offer: Offer, things: Map<string, Thing | null>): string[] => {
  const own = (offer.shown.lines ?? []).map(plain);
  if (own.length > 0) return own;
  const told = wordsOfThing(things.get(offer.shown.at ?? ""));
  return told.some((line) => isSaid(line, plain(offer.shown.label))) ? [] : told;
};

/** Whether an answer's own words say already what a line says; when it counts stands before a colon. */
const isSaid = (line: string, label: string): boolean =>
  [line, line.replace(/^[^:]{1,28}:\s*/, "")].some((words) => label.includes(words.replace(/\.$/, "")));

interface OptionsProps {
  offers: Offer[];
  things: Map<string, Thing | null>;
  isLate: boolean;
  choose: (key: string) => void;
  point: (offers: Offer[] | null) => void;
}

export function Options({ offers, things, isLate, choose, point }: OptionsProps) {
  return (
    <div class={`options${isLate ? " busy" : ""}`} role="group" aria-label={t("options")}>
      {grouped(offers).map((group, g) => (
        <div key={g} class="option-group">
          {group.title === "" ? null : <h3>{group.title}</h3>}
          {group.offers.map(({ offer, n }) => (
            <button
              key={offer.key}
              type="button"
              class="option"
              data-key={offer.key}
              disabled={isLate}
              onMouseEnter={() => point([offer])}
              onMouseLeave={() => point(null)}
              onFocus={() => point([offer])}
              onBlur={() => point(null)}
              onClick={() => choose(offer.key)}
            >
              <kbd aria-hidden="true">{n <= 9 ? n : ""}</kbd>
              <OptionFace art={artOfThing(things.get(offer.shown.at ?? ""))} />
              <span class="option-words">
                <span>{plain(offer.shown.label)}</span>
                {toldOf(offer, things).map((line, i) => (
                  <small key={i}>{line}</small>
                ))}
              </span>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

function OptionFace({ art }: { art: string | undefined }) {
  if (art === undefined) return null;
  return (
    <span class="option-face" aria-hidden="true">
      <Face of={art} name="" width={100} height={100} size={88} />
    </span>
  );
}
