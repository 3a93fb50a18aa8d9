// The question in one bar, the list of all its answers, what real dice gave, the ending: all that a person answers.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Glyph } from "./glyphs";
import { type Live, newId, type View } from "./live";
import { LookBack, ReplayTools } from "./replays";
import { seatName } from "./seats";
import { type Thing, withoutPlace } from "./stage/things";
import { hintsRead, markHintRead, preferences, setPreferences } from "./storage";
import { T } from "./targets";
import { plain } from "./text";
import type { Facts, Frame, Offer, PendingChance, Question, TableInfo } from "./wire";
import { t } from "./words";

/** Answers without a place that the bar itself holds; more of them open the list. */
const IN_BAR = 4;

interface DecisionProps {
  live: Live;
  ask: Question | undefined;
  view: View;
  things: Map<string, Thing | null>;
  /** The only answer of a thing that a finger has touched once: a second touch, or the bar's button, decides. */
  touched: Offer | undefined;
  choose: (key: string) => void;
  point: (offers: Offer[] | null) => void;
  openClause: (id: string) => void;
  past: Frame | null;
  slots: ComponentChildren;
  isPhone: boolean;
}

export function Decision(props: DecisionProps) {
  const { live, ask, view, openClause, past, touched } = props;
  const [isListOpen, setListOpen] = useState(false);
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
  useListKey(setListOpen);
  const { facts } = view;
  const info = live.info;
  const mine = live.seated?.seat ?? null;
  const isPlayedByBot = mine !== null && (info?.seats[mine]?.agent ?? "") !== "";
  const isOpen = info?.state === "open";
  /** Whether the table is shown as it stands, and not a moment that is past. */
  const isNow = live.replay === null && past === null;
  const headline = isNow ? headlineOf(facts, info, mine) : t(live.replay === null ? "lookBack" : "story");
  const mustAct = ask !== undefined || (isNow && facts.chance?.yours === true);
  const answers = ask === undefined || isPlayedByBot ? [] : ask.options;
  const placeless = withoutPlace(answers, props.things);
  const fits = placeless.length <= IN_BAR;
  const isListed = answers.length > 0 && (isListOpen || !fits);
  return (
    <section
      ref={box}
      class={`decision${mustAct ? " open" : ""}`}
      aria-label={t("decide")}
      data-ask={askId ?? (isNow ? facts.chance?.id : undefined) ?? ""}
    >
      <Drawer {...props} answers={isListed ? answers : []} isNow={isNow} isOpen={isOpen} />
      <div class="ask-bar">
        <h2 id="decision" ref={heading} tabIndex={-1} aria-live="polite">
          {headline}
        </h2>
        {props.slots}
        {live.replay === null ? null : <ReplayTools replay={live.replay} />}
        <div class={`ask-answers${placeless.length > 2 ? " many" : ""}`}>
          {touched !== undefined ? (
            <button type="button" class="primary go" onClick={() => props.choose(touched.key)}>
              {plain(touched.shown.label)}
            </button>
          ) : isListed ? null : (
            placeless.map((offer) => <Answer key={offer.key} offer={offer} {...props} />)
          )}
        </div>
        {mine !== null && isPlayedByBot && isOpen ? <AwayNote live={live} seat={mine} /> : null}
        <div class="ask-tools">
          {answers.length === 0 ? null : (
            <button
              type="button"
              class="list-button"
              aria-label={t("list")}
              aria-expanded={isListed}
              disabled={live.isBusy}
              title={t("list")}
              onClick={() => setListOpen(!isListOpen)}
            >
              <Glyph name="menu" size={14} /> <kbd aria-hidden="true">L</kbd>
            </button>
          )}
          {mine === null || !isNow || !isOpen ? null : (
            <UndoButton live={live} facts={facts} isPlayedByBot={isPlayedByBot} />
          )}
          {(ask?.clauses ?? []).length === 0 ? null : (
            <button
              type="button"
              class="round"
              aria-label={t("why")}
              title={t("why")}
              onClick={() => openClause((ask?.clauses ?? []).join(" "))}
            >
              ?
            </button>
          )}
        </div>
        {live.refusal === null ? null : (
          <p class="fault" role="alert">
            {live.refusal.why}
          </p>
        )}
        {touched === undefined ? null : <Preview offer={touched} />}
        {ask?.hint === undefined ? null : <Hint name={`${live.seated?.game}.${ask.kind}`} text={ask.hint} />}
      </div>
    </section>
  );
}

/** L opens and closes the list of all answers, and goes to its first one. */
const useListKey = (setOpen: (change: (old: boolean) => boolean) => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test((event.target as HTMLElement).tagName);
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping || event.key.toLowerCase() !== "l") return;
      if (document.querySelector("[role=dialog]") !== null) return;
      setOpen((old) => !old);
      requestAnimationFrame(() => document.querySelector<HTMLElement>(".options .option")?.focus());
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [setOpen]);
};

type DrawerProps = DecisionProps & { answers: Offer[]; isNow: boolean; isOpen: boolean };

/** What does not fit into the bar: all answers, outcomes to enter, the ending. Nothing where there is none of it. */
function Drawer({ live, view, answers, isNow, isOpen, choose, point }: DrawerProps) {
  const { facts } = view;
  const chance = isNow && facts.chance?.yours === true ? facts.chance : undefined;
  const ending = isNow ? facts.ending : undefined;
  const canLookBack = live.info !== null && !isOpen && live.replay === null;
  if (answers.length === 0 && chance === undefined && ending === undefined && !canLookBack) return null;
  return (
    <div class="drawer pane">
      {chance === undefined ? null : <Enter live={live} chance={chance} />}
      {answers.length === 0 ? null : <Options offers={answers} isBusy={live.isBusy} choose={choose} point={point} />}
      {ending === undefined ? null : <Ending live={live} view={view} />}
      {canLookBack ? <LookBack live={live} /> : null}
    </div>
  );
}

type AnswerProps = Pick<DecisionProps, "live" | "ask" | "choose" | "point"> & { offer: Offer };

/** An answer that lies nowhere on the table, in the bar itself. */
function Answer({ offer, live, ask, choose, point }: AnswerProps) {
  const n = (ask?.options.indexOf(offer) ?? 0) + 1;
  return (
    <button
      type="button"
      class="option"
      data-key={offer.key}
      disabled={live.isBusy}
      title={(offer.shown.lines ?? []).map(plain).join("\n") || undefined}
      onMouseEnter={() => point([offer])}
      onMouseLeave={() => point(null)}
      onFocus={() => point([offer])}
      onBlur={() => point(null)}
      onClick={() => choose(offer.key)}
    >
      {plain(offer.shown.label)} <kbd aria-hidden="true">{n <= 9 ? n : ""}</kbd>
    </button>
  );
}

/** What the thing that was touched once would do, above the bar: nothing moves under the finger. */
function Preview({ offer }: { offer: Offer }) {
  const lines = offer.shown.lines ?? [];
  if (lines.length === 0) return null;
  return (
    <div class="preview pane">
      {lines.slice(0, 4).map((line, i) => (
        <p key={i}>{plain(line)}</p>
      ))}
    </div>
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

/** An explanation for newcomers, until they have read it once. */
function Hint({ name, text }: { name: string; text: string }) {
  const [readName, setReadName] = useState("");
  if (!preferences.hints || readName === name || hintsRead().has(name)) return null;
  return (
    <div class="hint" role="note">
      <span>
        <b>{t("hint")}</b> {text}
      </span>
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

function UndoButton({ live, facts, isPlayedByBot }: { live: Live; facts: Facts; isPlayedByBot: boolean }) {
  const canUndo = facts.undo === undefined && !isPlayedByBot && !live.isBusy;
  return (
    <>
      <button
        type="button"
        disabled={!canUndo}
        title={plain(facts.undo) || t("undo")}
        aria-describedby="undo-why"
        onClick={() => live.undo()}
      >
        <Glyph name="undo" size={14} /> <span class="tool-word">{t("undo")}</span>
      </button>
      <span id="undo-why" class="hidden">
        {plain(facts.undo)}
      </span>
    </>
  );
}

/** Companion play: the outcomes that a real die or deck may have given. */
function Enter({ live, chance }: { live: Live; chance: PendingChance }) {
  const [filter, setFilter] = useState("");
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
