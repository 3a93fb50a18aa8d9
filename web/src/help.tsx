// The rules beside the table: every clause, found by number or by words.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { fetchRules } from "./api";
import { Dialog } from "./components";
import type { Clause } from "./wire";
import { t } from "./words";

export function Help({ game, clause, close }: { game: string; clause: string; close: () => void }) {
  const [clauses, setClauses] = useState<Clause[] | null>(null);
  const [search, setSearch] = useState("");
  const [only, setOnly] = useState(clause);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    fetchRules(game)
      .then(setClauses)
      .catch(() => setClauses([]));
  }, [game]);
  useEffect(() => setOnly(clause), [clause]);
  const [startsWithSearch] = useState(clause === "");
  useEffect(() => {
    if (startsWithSearch) box.current?.focus();
  }, [startsWithSearch]);
  const wanted = useMemo(() => new Set(only.split(" ").filter((id) => id !== "")), [only]);
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const shown = (clauses ?? []).filter((each) => {
    if (each.tags.includes("n/a")) return wanted.has(each.id);
    if (words.length > 0) {
      const text = `${each.id} ${each.topic} ${each.source} ${each.text}`.toLowerCase();
      return words.every((word) => text.includes(word));
    }
    return wanted.size === 0 || wanted.has(each.id);
  });
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
                <b class="clause-id">{each.id}</b> <span lang="en">{each.text.replace(/\*\*/g, "")}</span>
                {each.source === "" ? null : <small class="faint"> § {each.source}</small>}
              </p>
            </div>
          );
        })}
      </div>
    </Dialog>
  );
}
