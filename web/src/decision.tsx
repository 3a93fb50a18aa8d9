// The question and its options, what real dice gave, the ending: everything that a person answers or is told at last.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Glyph } from "./glyphs";
import { type Live, newId, type View } from "./live";
import { LookBack, ReplayTools } from "./replays";
import { seatName } from "./seats";
import { hintsRead, markHintRead, preferences, setPreferences } from "./storage";
import { ClauseLinks, T } from "./targets";
import { plain } from "./text";
import type { Facts, Frame, Offer, PendingChance, Question, TableInfo } from "./wire";
import { t } from "./words";

interface DecisionProps {
  live: Live;
  ask: Question | undefined;
  view: View;
  choose: (key: string) => void;
  point: (offers: Offer[] | null) => void;
  openClause: (id: string) => void;
  past: Frame | null;
}

export function Decision({ live, ask, view, choose, point, openClause, past }: DecisionProps) {
  const [isFolded, setFolded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  const askId = ask?.id;
  useEffect(() => {
    // A new question takes the focus that its predecessor's buttons had, so that keyboard and reader go on from here.
    if (askId === undefined) return;
    const active = document.activeElement;
    if (active === document.body || active === null || box.current?.contains(active) === true) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [askId]);
  const { facts } = view;
  const info = live.info;
  const mine = live.seated?.seat ?? null;
  const own = mine === null ? undefined : info?.seats[mine];
  const isPlayedByBot = own !== undefined && own.agent !== "";
  const isOpen = info?.state === "open";
  /** Whether the table is shown as it stands, and not a moment that is past. */
  const isNow = live.replay === null && past === null;
  const headline = isNow ? headlineOf(facts, info, mine) : t(live.replay === null ? "lookBack" : "story");
  const mustAct = ask !== undefined || (isNow && facts.chance?.yours === true);
  return (
    <section
      ref={box}
      class={`decision${isFolded ? " folded" : ""}${mustAct ? " open" : ""}`}
      aria-label={t("decide")}
      data-ask={askId ?? (isNow ? facts.chance?.id : undefined) ?? ""}
    >
      <div class="decision-head">
        <h2 id="decision" ref={heading} tabIndex={-1} aria-live="polite">
          {headline}
        </h2>
        <button
          type="button"
          class="round fold"
          aria-label={isFolded ? t("more") : t("less")}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          <Glyph name={isFolded ? "up" : "down"} size={14} />
        </button>
      </div>
      <div class="decision-body">
        {live.replay === null ? null : <ReplayTools replay={live.replay} />}
        {ask === undefined ? null : <Why clauses={ask.clauses ?? []} openClause={openClause} />}
        {ask?.hint === undefined ? null : <Hint name={`${live.seated?.game}.${ask.kind}`} text={ask.hint} />}
        {live.refusal === null ? null : (
          <p class="fault" role="alert">
            {live.refusal.why}
          </p>
        )}
        {mine !== null && isPlayedByBot && isOpen ? <AwayNote live={live} seat={mine} /> : null}
        {isNow && facts.chance !== undefined ? <Enter live={live} chance={facts.chance} /> : null}
        {ask === undefined || isPlayedByBot ? null : (
          <Options offers={ask.options} isBusy={live.isBusy} choose={choose} point={point} />
        )}
        {facts.ending === undefined || !isNow ? null : <Ending live={live} view={view} />}
        {info !== null && !isOpen && live.replay === null ? <LookBack live={live} /> : null}
        {mine === null || !isNow || !isOpen ? null : (
          <UndoRow live={live} facts={facts} isPlayedByBot={isPlayedByBot} />
        )}
      </div>
    </section>
  );
}

/** What is asked, or whom the table waits for. */
const headlineOf = (facts: Facts, info: TableInfo | null, mine: number | null): ComponentChildren => {
  const { ask, chance } = facts;
  if (ask !== undefined) return (ask.clauses ?? []).length > 0 ? plain(ask.prompt) : <T of={ask.prompt} />;
  if (chance !== undefined) return chance.yours ? chance.prompt || t("enterOutcome") : t("enterWait");
  if (facts.over === true) return t("gameOver");
  if (info?.state === "closed") return t("tableClosed");
  const others = (facts.waiting ?? []).filter((seat) => seat !== mine);
  if (others.length === 0) return t("connecting");
  const who = others.map((seat) => seatName(info, seat, mine)).join(", ");
  const areBots = others.every((seat) => info?.seats[seat]?.agent !== "");
  return t(areBots ? "thinking" : "waitingFor", { who });
};

function Why({ clauses, openClause }: { clauses: string[]; openClause: (id: string) => void }) {
  if (clauses.length === 0) return null;
  return (
    <p class="why">
      <button type="button" class="plain" onClick={() => openClause(clauses.join(" "))}>
        <Glyph name="question" size={14} /> {t("why")}
      </button>{" "}
      <ClauseLinks clauses={clauses} open={openClause} />
    </p>
  );
}

/** An explanation for newcomers, until they have read it once. */
function Hint({ name, text }: { name: string; text: string }) {
  const [readName, setReadName] = useState("");
  if (!preferences.hints || readName === name || hintsRead().has(name)) return null;
  return (
    <div class="hint" role="note">
      <b>{t("hint")}</b> {text}
      <div class="hint-buttons">
        <button
          type="button"
          class="plain"
          onClick={() => {
            markHintRead(name);
            setReadName(name);
          }}
        >
          {t("gotIt")}
        </button>
        <button type="button" class="plain" onClick={() => setPreferences({ hints: false })}>
          {t("noHints")}
        </button>
      </div>
    </div>
  );
}

function AwayNote({ live, seat }: { live: Live; seat: number }) {
  return (
    <p class="away-note">
      {t("botPlays", { who: seatName(live.info, seat, null) })}{" "}
      <button type="button" class="primary" onClick={() => live.send({ do: "give", id: newId(), seat, agent: "" })}>
        {t("takeBack")}
      </button>
    </p>
  );
}

interface OptionGroup {
  title: string;
  offers: { offer: Offer; n: number }[];
}

/** Options that follow each other and belong to one group, each with its number in the whole list. */
const grouped = (offers: Offer[]): OptionGroup[] => {
  const groups: OptionGroup[] = [];
  offers.forEach((offer, i) => {
    const title = plain(offer.shown.group);
    const last = groups.at(-1);
    if (last?.title === title) last.offers.push({ offer, n: i + 1 });
    else groups.push({ title, offers: [{ offer, n: i + 1 }] });
  });
  return groups;
};

interface OptionsProps {
  offers: Offer[];
  isBusy: boolean;
  choose: (key: string) => void;
  point: (offers: Offer[] | null) => void;
}

function Options({ offers, isBusy, choose, point }: OptionsProps) {
  return (
    <div class={`options${isBusy ? " busy" : ""}`} role="group" aria-label={t("options")}>
      {grouped(offers).map((group, g) => (
        <div key={g} class="option-group">
          {group.title === "" ? null : <h3>{group.title}</h3>}
          {group.offers.map(({ offer, n }) => (
            <button
              key={offer.key}
              type="button"
              class="option"
              data-key={offer.key}
              disabled={isBusy}
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
  );
}

function UndoRow({ live, facts, isPlayedByBot }: { live: Live; facts: Facts; isPlayedByBot: boolean }) {
  const canUndo = facts.undo === undefined && !isPlayedByBot && !live.isBusy;
  return (
    <div class="undo-row">
      <button type="button" disabled={!canUndo} onClick={() => live.undo()} aria-describedby="undo-why">
        <Glyph name="undo" size={14} /> {t("undo")}
      </button>
      <small id="undo-why" class="faint">
        {plain(facts.undo)}
      </small>
    </div>
  );
}

/** Companion play: the outcomes that a real die or deck may have given. */
function Enter({ live, chance }: { live: Live; chance: PendingChance }) {
  const [filter, setFilter] = useState("");
  if (!chance.yours) return null;
  const all = chance.outcomes ?? [];
  const shown = all.filter((each) => each.label.toLowerCase().includes(filter.toLowerCase()));
  return (
    <div class="enter">
      {chance.seats == null ? null : (
        <p class="faint">
          {t("enterFor", { who: chance.seats.map((seat) => seatName(live.info, seat, null)).join(", ") })}
        </p>
      )}
      {all.length > 10 ? (
        <input
          type="search"
          value={filter}
          placeholder={t("filter")}
          aria-label={t("filter")}
          onInput={(event) => setFilter(event.currentTarget.value)}
        />
      ) : null}
      <div class={`outcomes${all.some((each) => each.label.length > 16) ? " long" : ""}`}>
        {shown.map((each) => (
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
            {each.label}
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
  const hasWon = mine !== null && ending.winners.includes(mine);
  const isCooperative = live.seated?.cooperative === true;
  return (
    <div class={`ending${hasWon ? " won" : ""}`}>
      {mine === null ? null : (
        <p class="verdict">
          <Glyph name={hasWon ? "crown" : "skull"} size={26} /> {hasWon ? t("won") : t("lost")}
        </p>
      )}
      <p>
        <T of={ending.reason} />
      </p>
      {ending.winners.length > 0 && !isCooperative ? (
        <p>{t("winners", { who: ending.winners.map((seat) => seatName(live.info, seat, mine)).join(", ") })}</p>
      ) : null}
      {isCooperative ? null : (
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
