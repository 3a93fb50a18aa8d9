// Open tables in the lobby: who sits there, which seats are free, and the ways in.

import { useEffect, useState } from "preact/hooks";
import { fetchOpenTables, joinTable, sentenceOf } from "./api";
import { Face } from "./art";
import { preferences, rememberGuestTable, tables } from "./storage";
import type { Language, OpenTable } from "./wire";
import { t } from "./words";

const LOOK_EVERY = 15_000;

/** The tables that anybody may join, looked up again while the page is seen. */
const useOpenTables = (language: Language): OpenTable[] => {
  const [list, setList] = useState<OpenTable[]>([]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "hidden") return;
      fetchOpenTables(language)
        .then(setList)
        .catch(() => undefined);
    };
    look();
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [language]);
  return list;
};

export function OpenTables({ language }: { language: Language }) {
  const list = useOpenTables(language);
  const [fault, setFault] = useState("");
  const own = new Set(tables().map((saved) => saved.table));
  const others = list.filter((each) => !own.has(each.table));
  const come = (table: string, seat: number | null): void => {
    joinTable({ table, seat, name: seat === null ? "" : preferences.name })
      .then((joined) => {
        rememberGuestTable(joined.table, joined.game, joined.seat, joined.token);
        location.hash = `#/t/${joined.token}`;
      })
      .catch((error: unknown) => setFault(sentenceOf(error)));
  };
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables" class="label">
        {t("openTables")}
      </h2>
      {fault === "" ? null : (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <ul class="my-tables">
        {others.map((each) => (
          <Shown key={each.table} table={each} come={come} />
        ))}
      </ul>
    </section>
  );
}

function Shown({ table, come }: { table: OpenTable; come: (table: string, seat: number | null) => void }) {
  const free = table.seats.flatMap((seat, at) => (seat.free === true ? [at] : []));
  const people = table.seats
    .map((seat, at) => (seat.free === true ? "" : seat.name || t("player", { n: at + 1 })))
    .filter((name) => name !== "");
  const about = [...table.status, ...people].join(" · ");
  return (
    <li class="pane" data-open={table.table}>
      <span class="my-table">
        <span class="mini-cover">
          <Face of={`core/game/${table.game}`} name={table.title} width={100} height={100} size={84} />
        </span>
        <span class="my-title">
          <b>{table.title}</b>
          <span class="dim">{about}</span>
        </span>
        <span class="my-state">
          {free[0] === undefined ? null : (
            <button type="button" class="primary" data-join onClick={() => come(table.table, free[0] ?? 0)}>
              {t("joinFree", { n: free.length })}
            </button>
          )}
          <button type="button" data-watch onClick={() => come(table.table, null)}>
            {t("watch")}
          </button>
        </span>
      </span>
    </li>
  );
}
