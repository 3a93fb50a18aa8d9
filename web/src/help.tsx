// The rules beside the table: every clause, found by number or by a plain question.

import { useEffect, useRef, useState } from "preact/hooks";
import { askRules, fetchRules } from "./api";
import { Dialog } from "./components";
import { preferences } from "./storage";
import type { Clause } from "./wire";
import { t } from "./words";

/** Milliseconds after the last letter until the question is asked. */
const PAUSE = 150;

/** The clauses that answer what was typed, best first; null while nothing was asked. */
const useAnswers = (game: string, search: string): string[] | null => {
  const [found, setFound] = useState<string[] | null>(null);
  useEffect(() => {
    if (search.trim() === "") {
      setFound(null);
      return;
    }
    let isWanted = true;
    const later = setTimeout(() => {
      askRules(game, preferences.language, search)
        .catch(() => [])
        .then((ids) => isWanted && setFound(ids));
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(later);
    };
  }, [game, search]);
  return found;
};

const chosen = (clauses: Clause[], answers: string[] | null, wanted: Set<string>): Clause[] => {
  if (answers !== null) {
    const byId = new Map(clauses.map((each) => [each.id, each]));
    return answers.flatMap((id) => byId.get(id) ?? []);
  }
  return clauses.filter((each) => (wanted.size === 0 ? !each.tags.includes("n/a") : wanted.has(each.id)));
};

export function Help({ game, clause, close }: { game: string; clause: string; close: () => void }) {
  const [clauses, setClauses] = useState<Clause[] | null>(null);
  const [search, setSearch] = useState("");
  const [only, setOnly] = useState(clause);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    fetchRules(game, preferences.language)
      .then(setClauses)
      .catch(() => setClauses([]));
  }, [game]);
  useEffect(() => setOnly(clause), [clause]);
  const [startsWithSearch] = useState(clause === "");
  useEffect(() => {
    if (startsWithSearch) box.current?.focus();
  }, [startsWithSearch]);
  const wanted = new Set(only.split(" ").filter((id) => id !== ""));
  const shown = chosen(clauses ?? [], useAnswers(game, search), wanted);
  let topic = "";
  return (
    <Dialog title={t("rules")} close={close} wide>
      <div class="rules-search">
        <input
          ref={box}
          type="search"
          value={search}
          placeholder={t("searchRules")}
          aria-label={t("searchRules")}
          onInput={(event) => {
            setSearch(event.currentTarget.value);
            setOnly("");
          }}
        />
        {wanted.size > 0 ? (
          <button type="button" class="plain" onClick={() => setOnly("")}>
            {t("rules")}
          </button>
        ) : null}
      </div>
      <p class="faint">{t("rulesNote")}</p>
      {clauses !== null && shown.length === 0 ? <p>{t("noClause")}</p> : null}
      <div class="rules">
        {shown.slice(0, 400).map((each) => {
          const head = each.topic === topic ? null : <h3>{each.topic}</h3>;
          topic = each.topic;
          return (
            <div key={each.id}>
              {head}
              <p class={wanted.has(each.id) ? "wanted" : ""}>
                <b class="clause-id">{each.id}</b> <span>{each.text.replace(/\*\*/g, "")}</span>
                {each.source === "" ? null : <small class="faint"> § {each.source}</small>}
              </p>
            </div>
          );
        })}
      </div>
    </Dialog>
  );
}
