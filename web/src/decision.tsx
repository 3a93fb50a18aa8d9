// The question in one bar, the list of all its answers, what real dice gave: all that a person answers.

import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { CoachProps } from "./coach";
import { FilmBar } from "./director/film";
import { ForecastText } from "./forecast";
import { Glyph } from "./glyphs";
import { newId } from "./ids";
import { Later, LazyPart } from "./lazy";
import type { Live, View } from "./live";
import { Options } from "./options";
import { LookBack } from "./replays";
import { seatName } from "./seats";
import { type Thing, withoutPlace } from "./stage/things";
import { hintsRead, markHintRead, preferences, setPreferences } from "./storage";
import { T } from "./targets";
import { plain } from "./text";
import type { Facts, Offer, PendingChance, Preview, Question, TableInfo } from "./wire";
import { t } from "./words";

/** Answers without a place that the bar itself holds; more of them open the list. */
const IN_BAR = 4;
/** Where nothing of the question lies on the table, a wide bar holds more of them. */
const ALONE_IN_BAR = 6;

interface DecisionProps {
  live: Live;
  ask: Question | undefined;
  view: View;
  things: Map<string, Thing | null>;
  /** The only answer of a thing that a finger has touched once: a second touch, or the bar's button, decides. */
  touched: Offer | undefined;
  /** What the option that is pointed at would do, where the server has told. */
  preview: Preview | undefined;
  choose: (key: string) => void;
  point: (offers: Offer[] | null) => void;
  openClause: (id: string) => void;
  /** A moment of a finished game is shown, not the table as it stands. */
  isPast: boolean;
  slots: ComponentChildren;
  isPhone: boolean;
  openAnalysis: () => void;
  /** Opens the ending again, after it was put aside; undefined while it stands over the table. */
  showEnding: (() => void) | undefined;
}

export function Decision(props: DecisionProps) {
  const { live, ask, view, openClause, isPast, touched } = props;
  const [isListOpen, setListOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const askId = ask?.id;
  /** The film that led to the question still runs: it may be answered, but readers hear it after the story. */
  const isEarly = live.film !== null;
  useEffect(() => {
    // A new question takes the focus that its predecessor's buttons had, so that keyboard and reader go on from here.
    if (askId === undefined || isEarly) return;
    const active = document.activeElement;
    if (active === document.body || active === null || box.current?.contains(active) === true) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [askId, isEarly]);
  useListKey(setListOpen);
  const [isCoachOpen, setCoachOpen] = useState(false);
  const { facts } = view;
  const info = live.info;
  const mine = live.seated?.seat ?? null;
  const isPlayedByBot = mine !== null && (info?.seats[mine]?.agent ?? "") !== "";
  const isOpen = info?.state === "open";
  /** Whether the table is shown as it stands, and not a moment that is past. */
  const isNow = live.again === null && !isPast;
  const headline = isNow ? headlineOf(facts, info, mine) : t(isPast ? "lookBack" : "replay");
  const mustAct = ask !== undefined || (isNow && facts.chance?.yours === true);
  const room = useKeptRoom(bar, ask !== undefined, ask === undefined && isNow && isOpen && !props.isPhone);
  const answers = ask === undefined || isPlayedByBot ? [] : ask.options;
  const undrawn = useUndrawn(answers, askId);
  const placeless = withoutPlace(answers, props.things, undrawn);
  const isAllInBar = placeless.length === answers.length;
  const fits = placeless.length <= (isAllInBar && !props.isPhone ? ALONE_IN_BAR : IN_BAR);
  // While the film runs, much is not drawn yet: a list that opened for it would close under the pointer.
  const hasCoach = live.seated?.coach === true && answers.length > 1;
  const isListed = answers.length > 0 && (isListOpen || !(fits || isEarly)) && !(hasCoach && isCoachOpen);
  return (
    <section
      ref={box}
      class={`decision${mustAct ? " open" : ""}${mustAct && isEarly ? " is-early" : ""}${room === undefined ? "" : " keeps-room"}`}
      style={room}
      aria-label={t("decide")}
      data-ask={askId ?? (isNow ? facts.chance?.id : undefined) ?? ""}
    >
      {live.film === null ? null : <FilmBar film={live.film} />}
      {ask !== undefined && hasCoach && isCoachOpen ? (
        <Later
          part={coach}
          meanwhile={null}
          given={{ live, ask, choose: props.choose, point: props.point, close: () => setCoachOpen(false) }}
        />
      ) : null}
      <Drawer {...props} answers={isListed ? answers : []} isNow={isNow} isOpen={isOpen} />
      <div ref={bar} class="ask-bar">
        <h2
          id="decision"
          ref={heading}
          tabIndex={-1}
          aria-live={isEarly ? "off" : "polite"}
          class={plain(ask?.prompt).length > LONG_QUESTION ? "long" : ""}
        >
          {headline}
        </h2>
        {props.slots}
        <div
          class={`ask-answers${isCrowded(placeless) ? " many" : ""}${lettersOf(placeless) > ONE_LINE ? " wordy" : ""}`}
        >
          {touched !== undefined ? (
            <button type="button" class="primary go" onClick={() => props.choose(touched.key)}>
              {plain(touched.shown.label)}
            </button>
          ) : (
            (fits ? (isListed ? [] : placeless) : asidesOf(placeless)).map((offer) => (
              <Answer key={offer.key} offer={offer} isTold={isAllInBar} {...props} />
            ))
          )}
        </div>
        {isPast && isOpen ? (
          <button type="button" class="primary" data-to-now onClick={() => live.look(null, null)}>
            {t("toNow")}
          </button>
        ) : null}
        {mine !== null && isPlayedByBot && isOpen ? <AwayNote live={live} seat={mine} /> : null}
        <div class="ask-tools">
          {answers.length === 0 ? null : (
            <button
              type="button"
              class="list-button"
              aria-label={t("list")}
              aria-expanded={isListed}
              disabled={live.isLate}
              title={t("list")}
              onClick={() => setListOpen(!isListOpen)}
            >
              <Glyph name="menu" size={14} /> <kbd aria-hidden="true">L</kbd>
            </button>
          )}
          {hasCoach ? (
            <button
              type="button"
              class="round"
              data-ask-coach
              aria-label={t("askCoach")}
              aria-expanded={isCoachOpen}
              title={t("askCoach")}
              onClick={() => setCoachOpen(!isCoachOpen)}
            >
              <Glyph name="lamp" size={15} />
            </button>
          ) : null}
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
        {touched === undefined ? null : <TouchedPane offer={touched} preview={props.preview} things={props.things} />}
        {ask?.hint === undefined ? null : (
          <Hint
            key={askId}
            name={`${live.seated?.game}.${ask.kind}`}
            text={ask.hint}
            isLine={props.isPhone}
            isOpened={isAllInBar}
          />
        )}
      </div>
    </section>
  );
}

/** The coach is loaded by those who ask. */
const coach = new LazyPart<CoachProps>(() => import("./coach").then((found) => found.Coach));

/** The room that the last question took. While others play, the bar keeps it: the board above stays as it is. */
const useKeptRoom = (
  bar: RefObject<HTMLElement | null>,
  isAsked: boolean,
  isKept: boolean,
): { minHeight: string } | undefined => {
  const height = useRef(0);
  useLayoutEffect(() => {
    if (!isAsked || bar.current === null) return undefined;
    const watcher = new ResizeObserver(([entry]) => {
      height.current = entry?.borderBoxSize[0]?.blockSize ?? 0;
    });
    watcher.observe(bar.current);
    return () => watcher.disconnect();
  }, [bar, isAsked]);
  return isKept ? { minHeight: `${height.current}px` } : undefined;
};

/** So many letters of a question are set smaller on a phone. */
const LONG_QUESTION = 26;
/** Letters of the answers in the bar that stand beside the question on a phone. */
const BESIDE = 18;

/** Whether the answers of the bar need a line of their own on a phone. */
export const isCrowded = (offers: Offer[]): boolean => offers.length > 2 || lettersOf(offers) > BESIDE;

/** Letters of the answers in the bar that leave the question room on the same line of a wide window. */
const ONE_LINE = 30;
const lettersOf = (offers: Offer[]): number => offers.reduce((sum, offer) => sum + plain(offer.shown.label).length, 0);

const NONE: ReadonlySet<string> = new Set();

/** Things with an answer that no part of the stage draws: their answers are offered as if they had no place. */
const useUndrawn = (answers: Offer[], askId: string | undefined): ReadonlySet<string> => {
  const [found, setFound] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is looked at once, when it is drawn
  useEffect(() => {
    // A frame later: on a phone, the part of the board that the question is about has come to the front by then.
    const wait = requestAnimationFrame(() => {
      const isOnAnotherTab = document.querySelector(".tabs .has-target[aria-selected=false]") !== null;
      const drawn = new Set(
        [...document.querySelectorAll<HTMLElement>("[data-target]")].map((each) => each.dataset.target),
      );
      const missing = answers.map((offer) => offer.shown.at ?? "").filter((id) => id !== "" && !drawn.has(id));
      setFound(missing.length === 0 || isOnAnotherTab ? NONE : new Set(missing));
    });
    return () => cancelAnimationFrame(wait);
  }, [askId]);
  return found;
};

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

/** Of many answers in the list, those that tell nothing of their own, such as Done: they stay in the bar as well. */
const asidesOf = (offers: Offer[]): Offer[] => {
  const found = offers.filter((offer) => (offer.shown.lines ?? []).length === 0);
  return found.length <= 2 && found.length < offers.length ? found : [];
};

type DrawerProps = DecisionProps & { answers: Offer[]; isNow: boolean; isOpen: boolean };

/** What does not fit into the bar: all answers, outcomes to enter, the way back. Nothing where there is none of it. */
function Drawer({ live, view, things, answers, isNow, isOpen, choose, point, showEnding, openAnalysis }: DrawerProps) {
  const { facts } = view;
  const chance = isNow && facts.chance?.yours === true ? facts.chance : undefined;
  const canLookBack = live.info !== null && !isOpen && !live.director.isPlaying && showEnding !== undefined;
  if (answers.length === 0 && chance === undefined && !canLookBack) return null;
  return (
    <div class="drawer pane">
      {chance === undefined ? null : <Enter live={live} chance={chance} />}
      {answers.length === 0 ? null : (
        <Options offers={answers} things={things} isLate={live.isLate} choose={choose} point={point} />
      )}
      {canLookBack ? (
        <LookBack
          live={live}
          showEnding={facts.ending === undefined ? undefined : showEnding}
          openAnalysis={openAnalysis}
        />
      ) : null}
    </div>
  );
}

type AnswerProps = Pick<DecisionProps, "live" | "ask" | "choose" | "point"> & {
  offer: Offer;
  /** Nothing of the question lies on the table, so the answer itself tells what it does. */
  isTold: boolean;
};

/** An answer that lies nowhere on the table, in the bar itself. */
function Answer({ offer, isTold, live, ask, choose, point }: AnswerProps) {
  const n = (ask?.options.indexOf(offer) ?? 0) + 1;
  const lines = (offer.shown.lines ?? []).map(plain);
  const tells = isTold && lines.length > 0;
  return (
    <button
      type="button"
      class={`option${tells ? " telling" : ""}`}
      data-key={offer.key}
      disabled={live.isLate}
      title={tells ? undefined : lines.join("\n") || undefined}
      onMouseEnter={() => point([offer])}
      onMouseLeave={() => point(null)}
      onFocus={() => point([offer])}
      onBlur={() => point(null)}
      onClick={() => choose(offer.key)}
    >
      <span>
        {plain(offer.shown.label)} <kbd aria-hidden="true">{n <= 9 ? n : ""}</kbd>
      </span>
      {tells ? <small>{lines.join(" ")}</small> : null}
    </button>
  );
}

/** What the thing that was touched once would do, above the bar: nothing moves under the finger. */
function TouchedPane({ offer, preview, things }: { offer: Offer } & Pick<DecisionProps, "preview" | "things">) {
  const lines = offer.shown.lines ?? [];
  if (lines.length === 0 && preview === undefined) return null;
  return (
    <div class="preview pane">
      {preview === undefined ? null : <ForecastText preview={preview} things={things} />}
      {lines.slice(0, preview === undefined ? 4 : 2).map((line, i) => (
        <p key={i}>{plain(line)}</p>
      ))}
    </div>
  );
}

/** Milliseconds as seconds, with a tenth where there is one. */
const seconds = (ms: number): string => (Math.round(ms / 100) / 10).toLocaleString(preferences.language);

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
  if (!areBots) return t("waitingFor", { who });
  const longest = Math.max(...others.map((seat) => info?.seats[seat]?.thinks ?? 0));
  // a blink needs no number
  return longest < 500 ? t("thinking", { who }) : t("thinkingAtMost", { who, n: seconds(longest) });
};

interface HintProps {
  name: string;
  text: string;
  /** One line that a touch opens. */
  isLine: boolean;
  /** Opened from the start: the answer lies nowhere on the board, so nothing there needs the room. */
  isOpened: boolean;
}

/** An explanation for newcomers, until they have read it once. */
function Hint({ name, text, isLine, isOpened }: HintProps) {
  const [readName, setReadName] = useState("");
  const [isOpen, setOpen] = useState(isOpened);
  if (!preferences.hints || readName === name || hintsRead().has(name)) return null;
  if (isLine && !isOpen) {
    return (
      <button type="button" class="hint hint-line" aria-expanded={false} onClick={() => setOpen(true)}>
        <b>{t("hint")}</b> <span>{text}</span>
      </button>
    );
  }
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

function UndoButton({ live, facts, isPlayedByBot }: { live: Live; facts: Facts; isPlayedByBot: boolean }) {
  const canUndo = facts.undo === undefined && !isPlayedByBot && !live.isLate;
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
            disabled={live.isLate}
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
