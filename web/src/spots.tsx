// What can be chosen where it lies: the link between the options of a question and the things on the table.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { t } from "./words";
import { clauseOf, plain, type Offer, type Text } from "./wire";

export interface Stage {
  /** Options by the id of the thing that one clicks. */
  at: Map<string, Offer[]>;
  /** Ids that light up under the pointer. */
  lit: Set<string>;
  point(offers: Offer[] | null): void;
  pick(offers: Offer[], anchor: Element): void;
  openClause(id: string): void;
}

const nothing: Stage = { at: new Map(), lit: new Set(), point() {}, pick() {}, openClause() {} };
export const StageContext = createContext<Stage>(nothing);
export const useStage = (): Stage => useContext(StageContext);

export const labelOf = (offers: Offer[]): string => offers.map((offer) => plain(offer.shown.label)).join("; ");

/** A see-through button over a thing that can be chosen; the thing itself stays plain, so spots never nest. */
export function Spot({ id }: { id: string | undefined }) {
  const stage = useStage();
  const offers = id === undefined ? undefined : stage.at.get(id);
  if (offers === undefined) return null;
  return (
    <button
      type="button" class="spot" data-spot={id} aria-label={labelOf(offers)} title={labelOf(offers)}
      aria-haspopup={offers.length > 1 ? "menu" : undefined}
      onMouseEnter={() => stage.point(offers)} onMouseLeave={() => stage.point(null)}
      onFocus={() => stage.point(offers)} onBlur={() => stage.point(null)}
      onClick={(event) => stage.pick(offers, event.currentTarget)}
    />
  );
}

export const spotClass = (stage: Stage, id: string | undefined): string =>
  id === undefined ? "" : `${stage.at.has(id) ? " choosable" : ""}${stage.lit.has(id) ? " lit" : ""}`;

/** Words with their clause, where one decides. */
export function T({ of }: { of: Text | undefined }) {
  const stage = useStage();
  const clause = clauseOf(of);
  if (clause === "") return <>{plain(of)}</>;
  return (
    <>
      {plain(of)}{" "}
      <ClauseLinks clauses={clause.split(" ")} open={stage.openClause} />
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
