// Which person plays whom: names on portraits.

import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** The names of the people and bots at the table by seat, as far as they are known; nobody at a table for one. */
export const PeopleContext = createContext<string[]>([]);

/** The name of whoever plays a seat; empty where none is known. */
export const usePerson = (seat: number | undefined): string => {
  const names = useContext(PeopleContext);
  return seat === undefined || names.length < 2 ? "" : (names[seat] ?? "");
};

/** A title and who plays it, as a screen reader says it. */
export const withPerson = (title: string, person: string): string => (person === "" ? title : `${title}, ${person}`);

/** The person's name at the foot of a portrait. It is drawn by the style: a reader hears it with the title. */
export function PlayedBy({ person }: { person: string }) {
  return person === "" ? null : <span class="played-by" data-person={person} aria-hidden="true" />;
}
