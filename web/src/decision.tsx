// The question and its options, what real dice gave, the ending: everything that a person answers or is told at last.

import { useEffect, useRef, useState } from "preact/hooks";
import { Glyph } from "./glyphs";
import { type Live, newId, type View } from "./live";
import { LookBack, ReplayTools } from "./replays";
import { seatName } from "./seats";
import { hintsRead, markHintRead, preferences, setPreferences } from "./storage";
import { ClauseLinks, T } from "./targets";
import { plain } from "./text";
import type { Frame, Offer, PendingChance, Question } from "./wire";
import { t } from "./words";

export function Decision({
  live,
  ask,
  view,
  choose,
  point,
  openClause,
  past,
}: {
  live: Live;
  ask: Question | undefined;
  view: View;
  choose: (key: string) => void;
  point: (offers: Offer[] | null) => void;
  openClause: (id: string) => void;
  past: Frame | null;
}) {
  const [folded, setFolded] = useState(false);
  const [hintGone, setHintGone] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  const facts = view.facts;
  const info = live.info;
  const mine = live.seated?.seat ?? null;
  const away = mine !== null && info?.seats[mine]?.agent !== "" && info?.seats[mine] !== undefined;
  useEffect(() => {
    // A new question takes the focus that its predecessor's buttons had, so that keyboard and reader go on from here.
    const active = document.activeElement;
    if (ask !== undefined && (active === document.body || active === null || box.current?.contains(active) === true))
      heading.current?.focus({ preventScroll: true });
  }, [ask?.id]);
  const kindKey = `${live.seated?.game}.${ask?.kind}`;
  const hint =
    ask?.hint !== undefined && preferences.hints && hintGone !== kindKey && !hintsRead().has(kindKey) ? ask.hint : "";
  const canUndo =
    mine !== null &&
    facts.undo === undefined &&
    info?.state !== "closed" &&
    past === null &&
    live.replay === null &&
    !away;
  const others = (facts.waiting ?? []).filter((seat) => seat !== mine);
  const bots = others.filter((seat) => info?.seats[seat]?.agent !== "");
  const names = (list: number[]): string => list.map((seat) => seatName(info, seat, mine)).join(", ");
  let at = 0;
  const groups: { title: string; offers: { offer: Offer; n: number }[] }[] = [];
  for (const offer of ask?.options ?? []) {
    const title = plain(offer.shown.group);
    const last = groups.at(-1);
    at += 1;
    if (last !== undefined && last.title === title) last.offers.push({ offer, n: at });
    else groups.push({ title, offers: [{ offer, n: at }] });
  }
  const isNow = live.replay === null && past === null;
  return (
    <section
      ref={box}
      class={`decision${folded ? " folded" : ""}${ask !== undefined || (isNow && facts.chance?.yours === true) ? " open" : ""}`}
      aria-label={t("decide")}
      data-ask={ask?.id ?? (isNow ? facts.chance?.id : undefined) ?? ""}
    >
      <div class="decision-head">
        <h2 id="decision" ref={heading} tabIndex={-1} aria-live="polite">
          {live.replay !== null ? (
            t("story")
          ) : past !== null ? (
            t("lookBack")
          ) : ask !== undefined ? (
            (ask.clauses ?? []).length > 0 ? (
              plain(ask.prompt)
            ) : (
              <T of={ask.prompt} />
            )
          ) : facts.chance !== undefined ? (
            facts.chance.yours ? (
              facts.chance.prompt || t("enterOutcome")
            ) : (
              t("enterWait")
            )
          ) : facts.over === true ? (
            t("gameOver")
          ) : info?.state === "closed" ? (
            t("tableClosed")
          ) : bots.length > 0 && bots.length === others.length ? (
            t("thinking", { who: names(bots) })
          ) : others.length > 0 ? (
            t("waitingFor", { who: names(others) })
          ) : (
            t("connecting")
          )}
        </h2>
        <button
          type="button"
          class="round fold"
          aria-label={folded ? t("more") : t("less")}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          <Glyph name={folded ? "up" : "down"} size={14} />
        </button>
      </div>
      <div class="decision-body">
        {live.replay === null ? null : <ReplayTools live={live} />}
        {isNow && ask !== undefined && (ask.clauses ?? []).length > 0 ? (
          <p class="why">
            <button type="button" class="plain" onClick={() => openClause(ask.clauses?.join(" ") ?? "")}>
              <Glyph name="question" size={14} /> {t("why")}
            </button>{" "}
            <ClauseLinks clauses={ask.clauses ?? []} open={openClause} />
          </p>
        ) : null}
        {hint === "" || !isNow ? null : (
          <div class="hint" role="note">
            <b>{t("hint")}</b> {hint}
            <div class="hint-buttons">
              <button
                type="button"
                class="plain"
                onClick={() => {
                  markHintRead(kindKey);
                  setHintGone(kindKey);
                }}
              >
                {t("gotIt")}
              </button>
              <button type="button" class="plain" onClick={() => setPreferences({ hints: false })}>
                {t("noHints")}
              </button>
            </div>
          </div>
        )}
        {live.refusal === null ? null : (
          <p class="fault" role="alert">
            {live.refusal.why}
          </p>
        )}
        {away && info?.state === "open" ? (
          <p class="away-note">
            {t("botPlays", { who: seatName(info, mine ?? 0, null) })}{" "}
            <button
              type="button"
              class="primary"
              onClick={() => live.send({ do: "give", id: newId(), seat: mine, agent: "" })}
            >
              {t("takeBack")}
            </button>
          </p>
        ) : null}
        {isNow && facts.chance !== undefined ? <Enter live={live} chance={facts.chance} /> : null}
        {ask === undefined || away ? null : (
          <div class={`options${live.isBusy ? " busy" : ""}`} role="group" aria-label={t("options")}>
            {groups.map((group, g) => (
              <div key={g} class="option-group">
                {group.title === "" ? null : <h3>{group.title}</h3>}
                {group.offers.map(({ offer, n }) => (
                  <button
                    key={offer.key}
                    type="button"
                    class="option"
                    data-key={offer.key}
                    disabled={live.isBusy}
                    onMouseEnter={() => point([offer])}
                    onMouseLeave={() => point(null)}
                    onFocus={() => point([offer])}
                    onBlur={() => point(null)}
                    onClick={() => choose(offer.key)}
                  >
                    <kbd aria-hidden="true">{n <= 9 ? n : ""}</kbd>
                    <span class="option-words">
                      <span>{plain(offer.shown.label)}</span>
                      {(offer.shown.lines ?? []).map((line, i) => (
                        <small key={i}>{plain(line)}</small>
                      ))}
                    </span>
                  </button>
                ))}
              </div>
            ))}
          </div>
        )}
        {facts.ending === undefined || !isNow ? null : <Ending live={live} view={view} />}
        {info !== null && info.state !== "open" && live.replay === null ? <LookBack live={live} /> : null}
        {mine === null || !isNow || info?.state !== "open" ? null : (
          <div class="undo-row">
            <button
              type="button"
              disabled={!canUndo || live.isBusy}
              onClick={() => live.undo()}
              aria-describedby="undo-why"
            >
              <Glyph name="undo" size={14} /> {t("undo")}
            </button>
            <small id="undo-why" class="faint">
              {plain(facts.undo)}
            </small>
          </div>
        )}
      </div>
    </section>
  );
}

function Enter({ live, chance }: { live: Live; chance: PendingChance }) {
  const [filter, setFilter] = useState("");
  if (!chance.yours) return null;
  const outcomes = (chance.outcomes ?? []).filter((each) =>
    plain(each.label).toLowerCase().includes(filter.toLowerCase()),
  );
  return (
    <div class="enter">
      {chance.seats == null ? null : (
        <p class="faint">
          {t("enterFor", { who: chance.seats.map((seat) => seatName(live.info, seat, null)).join(", ") })}
        </p>
      )}
      {(chance.outcomes ?? []).length > 10 ? (
        <input
          type="search"
          value={filter}
          placeholder={t("filter")}
          aria-label={t("filter")}
          onInput={(event) => setFilter(event.currentTarget.value)}
        />
      ) : null}
      <div class={`outcomes${(chance.outcomes ?? []).some((each) => plain(each.label).length > 16) ? " long" : ""}`}>
        {outcomes.map((each) => (
          <button
            key={each.name}
            type="button"
            data-outcome={each.name}
            disabled={live.isBusy}
            onClick={() => {
              setFilter("");
              live.enter(each.name);
            }}
          >
            {plain(each.label)}
            {each.count > 1 ? <small> ×{each.count}</small> : null}
          </button>
        ))}
      </div>
    </div>
  );
}

function Ending({ live, view }: { live: Live; view: View }) {
  const ending = view.facts.ending;
  if (ending === undefined) return null;
  const mine = live.seated?.seat ?? null;
  const won = mine !== null && ending.winners.includes(mine);
  return (
    <div class={`ending${won ? " won" : ""}`}>
      {mine === null ? null : (
        <p class="verdict">
          <Glyph name={won ? "crown" : "skull"} size={26} /> {won ? t("won") : t("lost")}
        </p>
      )}
      <p>
        <T of={ending.reason} />
      </p>
      {ending.winners.length > 0 && live.seated?.cooperative !== true ? (
        <p>{t("winners", { who: ending.winners.map((seat) => seatName(live.info, seat, mine)).join(", ") })}</p>
      ) : null}
      {live.seated?.cooperative === true ? null : (
        <table class="sum">
          <caption>{t("scores")}</caption>
          <tbody>
            {ending.scores.map((score, seat) => (
              <tr key={seat} class={ending.winners.includes(seat) ? "strong" : ""}>
                <th scope="row">{seatName(live.info, seat, mine)}</th>
                <td>{score}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
