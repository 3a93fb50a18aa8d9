// Somebody else at the table: portrait, what is beside the name, how they fare; opened, all that they hold.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { usePerson, withPerson } from "../people";
import { Target, targetClass, useTargets } from "../targets";
import { plain } from "../text";
import type { Card, Panel } from "../wire";
import { Held, Portrait } from "./parts";
import { hasTarget } from "./things";

interface CompanionProps {
  panel: Panel;
  /** The character, and all cards that they hold. */
  card: Card;
  held: Card[];
  /** What stands beside the name. */
  beside: ComponentChildren;
  /** Hit points and the like. */
  children: ComponentChildren;
}

export function CompanionPane({ panel, card, held, beside, children }: CompanionProps) {
  const targets = useTargets();
  const person = usePerson(panel.seat);
  const [isOpen, setOpen] = useState(false);
  const title = plain(card.title);
  const isShown = isOpen || hasTarget(held, targets.at);
  return (
    <section
      class={`pane companion${targetClass(targets, card.id)}${card.dimmed === true ? " dimmed" : ""}`}
      aria-label={withPerson(title, person)}
      data-panel={panel.id}
      data-id={card.id}
    >
      <Portrait card={card} person={person} />
      <div class="who">
        <h2>
          <button type="button" aria-expanded={isShown} onClick={() => setOpen(!isOpen)}>
            {title}
            <span class="faint">{beside}</span>
          </button>
        </h2>
        {children}
      </div>
      {isShown ? <Held cards={held} lines={card.lines} /> : null}
      <Target id={card.id} />
    </section>
  );
}
