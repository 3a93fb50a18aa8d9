// A guided first game: what to look at, one thought at a time, and what the last answer meant. Nothing is forbidden.

import "./style/guide.css";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { makeGuided, sentenceOf } from "./api";
import { Glyph } from "./glyphs";
import type { Live } from "./live";
import { goToTable, hasLeftGuide, leaveGuide } from "./storage";
import { plain } from "./text";
import type { Facts, GuideNote, Offer, Question } from "./wire";
import { t } from "./words";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Room around the things that are lit. */
const MARGIN = 10;
/** A light that covers more than this share of the window shows nothing. */
const MOST_LIT = 0.6;
const SHOWN_FOR = 1600;
const GAP = 12;
/** On a phone: what the paper takes below or above the bar of the question at least; and where it hides the bar anyway. */
const [LEAST, ROOMY] = [144, 240];
/** How far the paper stays from the edge of a phone. */
const EDGE = 8;
/** Below the head of the page. */
const HEAD = 66;

const elementsOf = (id: string): Element[] => {
  const name = CSS.escape(id);
  return [
    ...document.querySelectorAll(
      `[data-target="${name}"], [data-id="${name}"], [data-over="${name}"], [data-panel="${name}"], [data-key="${name}"]`,
    ),
  ];
};

/** The box around all of these that can be seen. */
const boxAround = (elements: Element[]): Box | null => {
  const boxes = elements
    .map((element) => element.getBoundingClientRect())
    .filter(
      (box) => box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
    );
  if (boxes.length === 0) return null;
  return {
    left: Math.max(4, Math.min(...boxes.map((box) => box.left)) - MARGIN),
    top: Math.max(4, Math.min(...boxes.map((box) => box.top)) - MARGIN),
    right: Math.min(innerWidth - 4, Math.max(...boxes.map((box) => box.right)) + MARGIN),
    bottom: Math.min(innerHeight - 4, Math.max(...boxes.map((box) => box.bottom)) + MARGIN),
  };
};

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Where a paper of this size hides least of what is lit and of the question, and little of the board: beside the light,
    else in a corner. */
const clearPlace = (
  lit: Box,
  asked: Box[],
  board: Box | null,
  width: number,
  height: number,
): { left: number; top: number } => {
  const across = Math.min(Math.max(GAP, (lit.left + lit.right - width) / 2), innerWidth - width - GAP);
  const along = Math.min(Math.max(HEAD, (lit.top + lit.bottom - height) / 2), innerHeight - height - GAP);
  const places = [
    { left: lit.right + GAP, top: along },
    { left: lit.left - GAP - width, top: along },
    { left: across, top: lit.top - GAP - height },
    { left: across, top: lit.bottom + GAP },
    { left: GAP, top: HEAD },
    { left: innerWidth - width - GAP, top: HEAD },
    { left: GAP, top: innerHeight - height - GAP },
    { left: innerWidth - width - GAP, top: innerHeight - height - GAP },
  ].filter(
    ({ left, top }) => left >= GAP && top >= 0 && left + width <= innerWidth - GAP && top + height <= innerHeight - GAP,
  );
  const hides = ({ left, top }: { left: number; top: number }): number => {
    const own = { left, top, right: left + width, bottom: top + height };
    const ofBoard = board === null ? 0 : 0.3 * overlap(own, board);
    return overlap(own, lit) + asked.reduce((sum, each) => sum + 3 * overlap(own, each), ofBoard);
  };
  return places.reduce(
    (best, place) => (hides(place) < hides(best) ? place : best),
    places[0] ?? { left: GAP, top: HEAD },
  );
};

const rightOffers = (note: GuideNote, ask: Question | undefined): Offer[] =>
  (ask?.options ?? []).filter((offer) => (note.right ?? []).includes(offer.key));

/** Where to look: the things that the step names, and the places of the answers that it hopes for. The bar of the
    question is never dark, so its buttons are lit only where the step names nothing that can be seen. */
const litBy = (note: GuideNote, ask: Question | undefined): Element[] => {
  const offers = rightOffers(note, ask);
  const isAnyAnswer = offers.length === (ask?.options ?? []).length;
  const named = (note.point ?? []).flatMap(elementsOf);
  const isNamed = boxAround(named) !== null;
  const places = isAnyAnswer && (note.point ?? []).length > 0 ? [] : offers;
  return [
    ...named,
    ...places.flatMap((offer) => {
      const there = offer.shown.at === undefined ? [] : elementsOf(offer.shown.at);
      return there.length > 0 || isNamed ? there : elementsOf(offer.key);
    }),
  ];
};

export interface GuideProps {
  live: Live;
  note: GuideNote;
  ask: Question | undefined;
  facts: Facts;
  isPhone: boolean;
  point: (offers: Offer[] | null) => void;
}

export function Guide({ live, note, ask, facts, isPhone, point }: GuideProps) {
  const table = live.seated?.table ?? "";
  const [isLeft, setLeft] = useState(hasLeftGuide(table));
  const [closed, setClosed] = useState("");
  const said = plain(note.said);
  const text = plain(note.text);
  const now = `${note.number} ${ask?.id ?? ""} ${said}`;
  if (live.film !== null) return null; // what happens is looked at first
  if (isLeft || (text === "" && said === "") || closed === now) {
    return (
      <button
        type="button"
        class="guide-button"
        onClick={() => {
          leaveGuide(table, false);
          setLeft(false);
          setClosed("");
        }}
      >
        <Glyph name="book" size={14} /> {t("guide")}{" "}
        <span class="num">
          {Math.min(note.number, note.of)}/{note.of}
        </span>
      </button>
    );
  }
  const leave = (): void => {
    leaveGuide(table, true);
    setLeft(true);
  };
  return (
    <Bubble
      key={now}
      {...{ live, note, ask, facts, isPhone, point }}
      leave={leave}
      close={() => setClosed(now)}
      said={said}
      text={text}
    />
  );
}

interface BubbleProps extends GuideProps {
  said: string;
  text: string;
  leave: () => void;
  close: () => void;
}

function Bubble({ live, note, ask, facts, isPhone, point, said, text, leave, close }: BubbleProps) {
  const own = useRef<HTMLDivElement>(null);
  const [lit, setLit] = useState<Box | null>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const [room, setRoom] = useState(LEAST);
  const [foot, setFoot] = useState(EDGE);
  const [isOver, setOver] = useState(false);
  useLayoutEffect(() => {
    const look = (): void => {
      const box = boxAround(litBy(note, ask));
      const isWide =
        box !== null && (box.right - box.left) * (box.bottom - box.top) > MOST_LIT * innerWidth * innerHeight;
      setLit(isWide ? null : box);
      const bubble = own.current;
      if (bubble === null) return;
      const bar = boxAround([...document.querySelectorAll(".decision .ask-bar")]);
      const list = boxAround([...document.querySelectorAll(".decision .drawer")]);
      const board = boxAround([...document.querySelectorAll(".map-sheet")]);
      const around = box ?? bar;
      const below = innerHeight - (bar?.bottom ?? 0) - 16;
      const above = (bar?.top ?? 0) - (box?.bottom ?? HEAD) - GAP; // where the bar stands at the foot of the window
      const isAbove = below < LEAST && list === null && above >= LEAST;
      const overList = (list?.top ?? 0) - HEAD; // an open list stands on the bar: both stay free
      const isOverList = below < LEAST && overList >= LEAST;
      setOver(isOverList);
      setRoom(isOverList ? overList : isAbove ? above : below >= LEAST ? below : list === null ? ROOMY : LEAST);
      setFoot(isAbove ? innerHeight - (bar?.top ?? 0) : EDGE);
      const asked = [bar, list].filter((each) => each !== null);
      if (around !== null) setPlace(clearPlace(around, asked, board, bubble.offsetWidth, bubble.offsetHeight));
    };
    look();
    const again = [120, 600].map((wait) => setTimeout(look, wait)); // boards and rows come to rest
    addEventListener("resize", look);
    const opening = new MutationObserver(look); // the list of answers opens and closes
    const decision = document.querySelector(".decision");
    if (decision !== null) opening.observe(decision, { childList: true });
    return () => {
      opening.disconnect();
      again.forEach(clearTimeout);
      removeEventListener("resize", look);
    };
  }, [note, ask]);
  const [isFolded, setFolded] = useState(false);
  const offers = rightOffers(note, ask);
  const isInBar = offers.some((offer) => offer.shown.at === undefined); // its button must not be hidden
  const isBelow = isPhone && !isInBar && lit !== null && (lit.top + lit.bottom) / 2 < innerHeight / 2;
  const show = (): void => {
    const first = offers[0];
    if (first === undefined) return;
    point([first]);
    for (const element of elementsOf(first.shown.at ?? first.key)) {
      element.classList.add("guide-shown");
      setTimeout(() => element.classList.remove("guide-shown"), SHOWN_FOR);
    }
  };
  return (
    <>
      {lit === null ? null : (
        <div
          class="guide-light"
          aria-hidden="true"
          style={{
            left: `${lit.left}px`,
            top: `${lit.top}px`,
            width: `${lit.right - lit.left}px`,
            height: `${lit.bottom - lit.top}px`,
          }}
        />
      )}
      <section
        ref={own}
        class={`guide-bubble${isPhone ? " on-phone" : ""}${isOver ? " over" : isBelow ? " below" : ""}${isFolded ? " folded" : ""}`}
        aria-label={t("guide")}
        aria-live="polite"
        data-step={note.number}
        style={
          isPhone
            ? { "--room": `${room}px`, "--foot": `${foot}px` }
            : place === null
              ? { visibility: "hidden" }
              : { left: `${place.left}px`, top: `${place.top}px` }
        }
      >
        {isPhone ? (
          <button
            type="button"
            class="guide-fold"
            aria-expanded={!isFolded}
            aria-label={t("guide")}
            onClick={() => setFolded(!isFolded)}
          >
            <Glyph name={isFolded ? "book" : "next"} size={16} />
          </button>
        ) : null}
        {said === "" ? null : (
          <p class={`guide-said${note.was_right === false ? " wrong" : ""}`}>
            <Glyph name={note.was_right === false ? "undo" : "check"} size={15} /> <span>{said}</span>
          </p>
        )}
        {note.title === undefined ? null : <h3>{plain(note.title)}</h3>}
        {text === "" ? null : <p class="guide-text">{text}</p>}
        <footer>
          <Dots number={note.number} of={note.of} />
          {note.again === true ? (
            <BeginAgain live={live} />
          ) : note.over === true ? (
            <a class="button" href="#/">
              {t("firstRealGame")}
            </a>
          ) : (
            <button type="button" class="plain" onClick={leave}>
              {t("leaveGuide")}
            </button>
          )}
          {facts.undo === undefined && note.number > 1 && note.over !== true && note.again !== true ? (
            <button type="button" class="plain" disabled={live.isBusy} onClick={() => live.undo()}>
              {t("undo")}
            </button>
          ) : null}
          {text !== "" && offers.length > 0 ? (
            <button type="button" data-show-me onClick={show}>
              {t("showMe")}
            </button>
          ) : (
            <button type="button" data-close onClick={close}>
              {t("understood")}
            </button>
          )}
        </footer>
      </section>
    </>
  );
}

/** The game ended before the last step. */
function BeginAgain({ live }: { live: Live }) {
  const [fault, setFault] = useState("");
  const begin = async (): Promise<void> => {
    try {
      goToTable(await makeGuided(live.seated?.game ?? ""));
    } catch (error) {
      setFault(sentenceOf(error));
    }
  };
  return fault === "" ? (
    <button type="button" data-guide-again onClick={() => void begin()}>
      {t("guideAgain")}
    </button>
  ) : (
    <span class="fault" role="alert">
      {fault}
    </span>
  );
}

function Dots({ number, of }: { number: number; of: number }) {
  return (
    <span class="guide-dots" role="img" aria-label={t("stepOf", { n: Math.min(number, of), of })}>
      {Array.from({ length: of }, (_, at) => (
        <i key={at} class={at + 1 < number ? "done" : at + 1 === number ? "now" : ""} />
      ))}
      <span class="num" aria-hidden="true">
        {Math.min(number, of)}/{of}
      </span>
    </span>
  );
}
