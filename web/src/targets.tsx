// What can be chosen where it lies: the link between the options of a question and the things on the table.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { clauseOf, plain } from "./text";
import type { Offer, Text } from "./wire";
import { t } from "./words";

export interface Targets {
  /** Options by the id of the thing that one clicks. */
  at: Map<string, Offer[]>;
  /** Ids that light up under the pointer. */
  lit: Set<string>;
  point(offers: Offer[] | null): void;
  pick(offers: Offer[], anchor: Element): void;
  openClause(id: string): void;
}

const nothing: Targets = { at: new Map(), lit: new Set(), point() {}, pick() {}, openClause() {} };
export const TargetContext = createContext<Targets>(nothing);
export const useTargets = (): Targets => useContext(TargetContext);

export const labelOf = (offers: Offer[]): string => offers.map((offer) => plain(offer.shown.label)).join("; ");

/** A see-through button over a thing that can be chosen; the thing itself stays plain, so spots never nest. */
export function Target({ id }: { id: string | undefined }) {
  const targets = useTargets();
  const offers = id === undefined ? undefined : targets.at.get(id);
  if (offers === undefined) return null;
  return (
    <button
      type="button"
      class="target"
      data-target={id}
      aria-label={labelOf(offers)}
      title={labelOf(offers)}
      aria-haspopup={offers.length > 1 ? "menu" : undefined}
      onMouseEnter={() => targets.point(offers)}
      onMouseLeave={() => targets.point(null)}
      onFocus={() => targets.point(offers)}
      onBlur={() => targets.point(null)}
      onClick={(event) => targets.pick(offers, event.currentTarget)}
    />
  );
}

export const targetClass = (targets: Targets, id: string | undefined): string =>
  id === undefined ? "" : `${targets.at.has(id) ? " choosable" : ""}${targets.lit.has(id) ? " lit" : ""}`;

/** Words with their clause, where one decides. */
export function T({ of }: { of: Text | undefined }) {
  const targets = useTargets();
  const clause = clauseOf(of);
  if (clause === "") return <>{plain(of)}</>;
  return (
    <>
      {plain(of)} <ClauseLinks clauses={clause.split(" ")} open={targets.openClause} />
    </>
  );
}

export function ClauseLinks({ clauses, open }: { clauses: string[]; open: (id: string) => void }) {
  return (
    <>
      {clauses.map((id) => (
        <button key={id} type="button" class="clause" onClick={() => open(id)} aria-label={`${t("why")} ${id}`}>
          {id}
        </button>
      ))}
    </>
  );
}
