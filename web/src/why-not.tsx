// "Why can't I?": what does not glow answers when it is clicked, enlarged, or asked about with the question mark.

import { createContext } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { placeBeside } from "./beside";
import { placeOf } from "./director/places";
import { Glyph } from "./glyphs";
import type { Live } from "./live";
import { ClauseContext, ClauseLinks, T, useTargets } from "./targets";
import type { Refusal } from "./wire";
import { t } from "./words";

/** What the server says of a thing: a refusal; null where it can be chosen; undefined while it is not known. */
export type AskWhy = (id: string) => Refusal | null | undefined;

/** Asks for the reason as soon as somebody reads it. Nobody is there to ask in the codex, for instance. */
export const WhyContext = createContext<AskWhy>(() => null);

/** The same state of the table gives the same reasons; a question of one's own has a number besides. */
const stateOf = (live: Live): string => `${live.latest?.n ?? 0}:${live.latest?.facts.ask?.id ?? ""}`;

/** Why a thing cannot be chosen, for whoever sits at the table while it is played. */
export const askWhy = (live: Live, id: string): Refusal | null | undefined => {
  if (live.info?.state !== "open" || live.seated?.seat == null || live.again !== null) return null;
  const state = stateOf(live);
  live.reasons.want(state, id);
  return live.reasons.of(state, id);
};

/** The reason, the clause that decides, and what is asked instead. */
function Reason({ refusal }: { refusal: Refusal }) {
  const open = useContext(ClauseContext);
  return (
    <>
      <p>
        <T of={refusal.reason} />
      </p>
      {refusal.question === undefined ? null : (
        <p class="dim">
          {t("youAreAsked")} <T of={refusal.question} /> <ClauseLinks clauses={refusal.clauses ?? []} open={open} />
        </p>
      )}
    </>
  );
}

/** The reason inside the enlarged view of a thing. */
export function WhyNotLines({ id }: { id: string }) {
  const ask = useContext(WhyContext);
  const targets = useTargets();
  const isOpen = targets.at.has(id) || targets.routes.has(id);
  const refusal = isOpen ? null : ask(id);
  if (refusal === null || refusal === undefined) return null;
  return (
    <div class="why-not" data-why={id} role="status">
      <b>{t("whyNot")}</b>
      <Reason refusal={refusal} />
    </div>
  );
}

/** The reason beside the thing itself, where there is nothing to enlarge. */
export function WhyNotBubble({ id, close }: { id: string; close: () => void }) {
  const ask = useContext(WhyContext);
  const targets = useTargets();
  const box = useRef<HTMLDivElement>(null);
  const isOpen = targets.at.has(id) || targets.routes.has(id);
  const refusal = isOpen ? null : ask(id);
  useEffect(() => {
    if (refusal === null) close();
  }, [refusal, close]);
  useEffect(() => {
    const leave = (event: Event): void => {
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !box.current?.contains(event.target as Node))
        close();
    };
    addEventListener("pointerdown", leave, { capture: true });
    addEventListener("keydown", leave, { capture: true });
    return () => {
      removeEventListener("pointerdown", leave, { capture: true });
      removeEventListener("keydown", leave, { capture: true });
    };
  }, [close]);
  useLayoutEffect(() => {
    const [element, place] = [box.current, placeOf(id, [])];
    if (element === null || place === null) return;
    const anchor = {
      left: place.x - place.w / 2,
      right: place.x + place.w / 2,
      top: place.y - place.h / 2,
      bottom: place.y + place.h / 2,
    };
    const spot = placeBeside(anchor, element.offsetWidth, element.offsetHeight, innerWidth, innerHeight);
    element.style.left = `${spot.left}px`;
    element.style.top = `${spot.top}px`;
  });
  if (refusal === null || refusal === undefined) return null;
  return (
    <div ref={box} class="why-not why-bubble pane" data-why={id} role="status">
      <button type="button" class="round" aria-label={t("close")} onClick={close}>
        <Glyph name="close" size={10} />
      </button>
      <b>{t("whyNot")}</b>
      <Reason refusal={refusal} />
    </div>
  );
}
