// What can be chosen where it lies: the link between the options of a question and the things on the table.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { clauseOf, plain } from "./text";
import type { Offer, Question, Route, Text } from "./wire";
import { t } from "./words";

/** A menu of several options that lie on one thing. */
export interface TargetMenuPlace {
  offers: Offer[];
  x: number;
  y: number;
}

export interface Targets {
  /** Options by the id of the thing that one clicks. */
  at: Map<string, Offer[]>;
  /** Ids that light up under the pointer. */
  lit: Set<string>;
  /** The way that the pointed option would go, cell by cell. */
  path: string[];
  /** Walks over several cells, by the cell where they end. */
  routes: Map<string, Route>;
  /** Light up the way of a walk, or of none. */
  pointRoute(route: Route | null): void;
  walk(route: Route): void;
  point(offers: Offer[] | null): void;
  choose(key: string): void;
  openMenu(place: TargetMenuPlace): void;
  /** The thing that a finger has touched once: a second touch chooses it. */
  touched: string | null;
  touch(id: string): void;
}

export const targetsOf = (
  question: Question | undefined,
  pointed: Offer[] | null,
  walked: Route | null = null,
): Pick<Targets, "at" | "lit" | "path" | "routes"> => {
  const at = new Map<string, Offer[]>();
  for (const offer of question?.options ?? []) {
    const id = offer.shown.at;
    if (id !== undefined && id !== "") at.set(id, [...(at.get(id) ?? []), offer]);
  }
  const lit = new Set<string>();
  for (const offer of pointed ?? []) {
    for (const id of offer.shown.touches ?? []) lit.add(id);
    if (offer.shown.at !== undefined) lit.add(offer.shown.at);
  }
  const routes = new Map(question?.routes?.map((route) => [route.at, route]));
  const path = walked?.path ?? pointed?.find((offer) => offer.shown.path !== undefined)?.shown.path ?? [];
  return { at, lit, path, routes };
};

const nothing: Targets = {
  at: new Map(),
  lit: new Set(),
  path: [],
  routes: new Map(),
  pointRoute() {},
  walk() {},
  point() {},
  choose() {},
  openMenu() {},
  touched: null,
  touch() {},
};
export const TargetContext = createContext<Targets>(nothing);
export const useTargets = (): Targets => useContext(TargetContext);

/** Opens the rules at a clause. It stays the same while questions come and go, so that words are not drawn again. */
export const ClauseContext = createContext<(id: string) => void>(() => undefined);

export const labelOf = (offers: Offer[]): string => offers.map((offer) => plain(offer.shown.label)).join("; ");

/** Choose the only option of a thing, or ask in a menu beside it which one is meant. A first touch only shows it. */
export const pickTarget = (targets: Targets, id: string, offers: Offer[], event: Event): void => {
  const anchor = event.currentTarget as Element;
  const only = offers[0];
  if ((event as PointerEvent).pointerType === "touch" && targets.touched !== id) {
    targets.touch(id);
    targets.point(offers);
    return;
  }
  if (offers.length === 1 && only !== undefined) {
    targets.choose(only.key);
    return;
  }
  const box = anchor.getBoundingClientRect();
  const x = Math.min(box.left, innerWidth - 300);
  const y = Math.min(box.bottom + 6, innerHeight - 60 - offers.length * 44);
  targets.openMenu({ offers, x, y });
};

/** A see-through button over a thing that can be chosen; the thing itself stays plain, so targets never nest. */
export function Target({ id }: { id: string | undefined }) {
  const targets = useTargets();
  if (id === undefined) return null;
  const offers = targets.at.get(id);
  if (offers === undefined) return null;
  return (
    <button
      type="button"
      class="target"
      data-target={id}
      aria-label={labelOf(offers)}
      aria-haspopup={offers.length > 1 ? "menu" : undefined}
      onMouseEnter={() => targets.point(offers)}
      onMouseLeave={() => targets.point(null)}
      onFocus={() => targets.point(offers)}
      onBlur={() => targets.point(null)}
      onClick={(event) => pickTarget(targets, id, offers, event)}
    />
  );
}

export function TargetMenu({ place, close }: { place: TargetMenuPlace; close: () => void }) {
  const targets = useTargets();
  const keys = (event: KeyboardEvent): void => {
    const all = [...(event.currentTarget as HTMLElement).querySelectorAll("button")];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === "Escape") close();
    else if (event.key === "ArrowDown") all[(at + 1) % all.length]?.focus();
    else if (event.key === "ArrowUp") all[(at - 1 + all.length) % all.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="menu-overlay" onClick={close}>
      <div
        class="target-menu pane"
        role="menu"
        aria-label={t("choose")}
        style={{ left: `${Math.max(8, place.x)}px`, top: `${Math.max(8, place.y)}px` }}
        onKeyDown={keys}
      >
        {place.offers.map((offer, i) => (
          <button
            key={offer.key}
            type="button"
            role="menuitem"
            ref={(element) => {
              if (i === 0) element?.focus();
            }}
            onMouseEnter={() => targets.point([offer])}
            onFocus={() => targets.point([offer])}
            onClick={() => targets.choose(offer.key)}
          >
            {plain(offer.shown.label)}
          </button>
        ))}
      </div>
    </div>
  );
}

export const targetClass = (targets: Targets, id: string | undefined): string =>
  id === undefined
    ? ""
    : `${targets.at.has(id) ? " choosable" : ""}${targets.lit.has(id) ? " lit" : ""}${targets.touched === id ? " touched" : ""}`;

/** Words with their clause, where one decides. */
export function T({ of }: { of: Text | undefined }) {
  const open = useContext(ClauseContext);
  const clause = clauseOf(of);
  const words = plain(of);
  if (clause === "") return <>{words}</>;
  const last = words.lastIndexOf(" ") + 1; // the sign of the clause stays beside the last word
  return (
    <>
      {words.slice(0, last)}
      <span class="unbroken">
        {words.slice(last)} <ClauseLinks clauses={clause.split(" ")} open={open} />
      </span>
    </>
  );
}

export function ClauseLinks({ clauses, open }: { clauses: string[]; open: (id: string) => void }) {
  return (
    <>
      {clauses.map((id) => (
        <button
          key={id}
          type="button"
          class="clause"
          data-clause={id}
          title={t("why")}
          onClick={() => open(id)}
          aria-label={t("why")}
        >
          §
        </button>
      ))}
    </>
  );
}
