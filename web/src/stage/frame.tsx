// The frame of the stage: head, board between its sides, the question, hand, reader. A composition fills its regions.

import { type ComponentChildren, createContext } from "preact";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { Picture, useArt } from "../art";
import { useFit } from "../fit-words";
import { Glyph } from "../glyphs";
import { MeaningPane } from "../meanings";
import { useTargets } from "../targets";
import { WhyNotBubble } from "../why-not";
import { t } from "../words";
import type { Regions, Tab } from "./compose";
import { Enlarged, Reader, tellsMore } from "./reader";
import { hasTarget, type Thing } from "./things";

interface StageProps {
  game: string;
  regions: Regions;
  things: Map<string, Thing | null>;
  isPhone: boolean;
  /** The number of the question: what it is about is brought into view once. */
  askId: string | undefined;
  /** What a guide would have one look at: on a phone the part of the board that holds it comes to the front. */
  guided: ReadonlySet<string>;
  /** Seats and tools of the head, the question, the story. */
  strip: ComponentChildren;
  tools: ComponentChildren;
  decision: ComponentChildren;
  story: ComponentChildren;
  /** Something is being played over the table. */
  isFilming: boolean;
  children: ComponentChildren;
}

/** The id of what the reader shows, for parts of a composition that follow it. */
export const LookContext = createContext<string | null>(null);

export function Stage(props: StageProps) {
  const { regions, things, isPhone } = props;
  const stage = useRef<HTMLDivElement>(null);
  const look = useLook(things, props.askId);
  useInView(stage, props.askId);
  const reader = look.id === null ? null : <Reader id={look.id} thing={things.get(look.id)} />;
  const enlarged = look.enlarged === null ? undefined : things.get(look.enlarged);
  return (
    <LookContext.Provider value={look.id}>
      <div
        ref={stage}
        class={`table stage${isPhone ? " phone" : ""}${props.isFilming ? " filming" : ""} ${regions.place ?? ""}`}
        {...look.handlers}
      >
        <a class="skip" href="#decision" onClick={toDecision}>
          {t("toDecision")}
        </a>
        <Head game={props.game} head={regions.head} strip={props.strip} tools={props.tools} />
        {isPhone ? (
          <PhoneBoard
            tabs={[...(regions.tabs ?? []), storyTab(props.story)]}
            board={regions.board}
            askId={props.askId}
            guided={props.guided}
          />
        ) : (
          <>
            {regions.left === undefined && regions.readerAt !== undefined && regions.readerAt !== "left" ? null : (
              <aside class="side left" aria-label={t("people")}>
                {regions.left === undefined ? null : <div class="panes">{regions.left}</div>}
                {regions.readerAt === undefined || regions.readerAt === "left" ? reader : null}
              </aside>
            )}
            <main class="board-area">{regions.board}</main>
            <aside class="side right" aria-label={t("more")}>
              {regions.right === undefined ? null : <div class="panes">{regions.right}</div>}
              {regions.readerAt === "right" ? reader : null}
              {props.story}
            </aside>
          </>
        )}
        {props.decision}
        <HandArea regions={regions} />
        {look.enlarged !== null && tellsMore(enlarged) ? (
          <Enlarged id={look.enlarged} thing={enlarged} close={look.close} />
        ) : null}
        {look.doubted === null ? null : <WhyNotBubble id={look.doubted} close={look.closeDoubt} />}
        <MeaningPane />
        {props.children}
      </div>
    </LookContext.Provider>
  );
}

/** The address behind the # is the table's key, so links inside the page must not change it. */
const toDecision = (event: Event): void => {
  event.preventDefault();
  document.getElementById("decision")?.focus();
};

function Head({ game, head, strip, tools }: Pick<StageProps, "game" | "strip" | "tools"> & { head: Regions["head"] }) {
  const brand = useFit<HTMLDivElement>(`${head.title} ${head.subtitle}`);
  return (
    <header class="head">
      <a class="crest" href="#/" aria-label={t("lobby")} title={t("lobby")}>
        <Crest game={game} />
      </a>
      <div ref={brand} class="brand">
        <h1>{head.title}</h1>
        <p class="status" role="status" title={head.subtitle} data-id={head.id}>
          {head.subtitle} {head.counters}
        </p>
      </div>
      <div class="head-middle">{head.middle}</div>
      {head.right === undefined ? null : <div class="head-right">{head.right}</div>}
      {strip}
      <div class="tools">{tools}</div>
    </header>
  );
}

function Crest({ game }: { game: string }) {
  const art = useArt(`core/game/${game}`);
  return art === undefined ? <Glyph name="arch" /> : <Picture art={art} width={100} height={100} size={86} />;
}

/** Parts that may scroll can be reached by keys. */
function HandArea({ regions }: { regions: Regions }) {
  const { mat, hand, piles } = regions;
  if (mat === undefined && hand === undefined && piles === undefined) return null;
  return (
    <section id="own" class="hand-area" aria-label={t("hand")}>
      {mat === undefined ? null : (
        <div class="mat pane" tabIndex={0}>
          {mat}
        </div>
      )}
      <div class="hand" tabIndex={0}>
        {hand}
      </div>
      {piles === undefined ? null : (
        <div class="piles" tabIndex={0}>
          {piles}
        </div>
      )}
    </section>
  );
}

const storyTab = (story: ComponentChildren): Tab => ({
  id: "story",
  title: t("story"),
  node: <div class="sheet">{story}</div>,
  panels: [],
});

interface PhoneBoardProps {
  tabs: Tab[];
  board: ComponentChildren;
  askId: string | undefined;
  guided: ReadonlySet<string>;
}

/** One part of the board at a time; the one with something to choose comes to the front by itself. */
function PhoneBoard({ tabs, board, askId, guided }: PhoneBoardProps) {
  const targets = useTargets();
  const [chosen, setChosen] = useState("");
  const isAsked = (tab: Tab): boolean => tab.panels.some((panel) => hasTarget(panel.items ?? [], targets.at));
  const isGuidedTo = (tab: Tab): boolean =>
    tab.panels.some((panel) => guided.has(panel.id) || hasTarget(panel.items ?? [], guided));
  const asked = (tabs.find(isGuidedTo) ?? tabs.find(isAsked))?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question chooses its tab anew
  useEffect(() => {
    if (asked !== undefined) setChosen(asked);
  }, [asked, askId]);
  const current = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  return (
    <>
      <div class="tabs" role="tablist" aria-label={t("board")}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            aria-selected={tab.id === current?.id}
            class={isAsked(tab) ? "has-target" : ""}
            onClick={() => setChosen(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <main class="board-area">{current?.node ?? board}</main>
    </>
  );
}

/** Milliseconds that a finger rests on a thing to enlarge it. */
const LONG_PRESS = 450;

const idAt = (event: Event): string | null =>
  (event.target as Element | null)?.closest("[data-id]")?.getAttribute("data-id") ?? null;

/** Pixels that a pointer may move between press and release and still mean what it pressed. */
const STILL = 6;

/**
 * What the reader shows: the thing under the pointer or with the focus, until another one. Clicks enlarge the rest; what
 * cannot be enlarged, or lies on the board, says why it cannot be chosen. The question mark and the right button ask
 * the same of any thing.
 */
const useLook = (things: Map<string, Thing | null>, askId: string | undefined) => {
  const [id, setId] = useState<string | null>(null);
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const [doubted, setDoubted] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const pressed = useRef({ x: 0, y: 0 });
  const closeDoubt = useCallback(() => setDoubted(null), []);
  const explain = (found: string): void => {
    if (tellsMore(things.get(found))) setEnlarged(found);
    else if (things.has(found)) setDoubted(found);
  };
  // What was looked at for the last question is put away, unless the pointer still rests on it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question puts it away
  useEffect(() => {
    if (askId !== undefined && id !== null && !isHeld(id)) setId(null);
  }, [askId]);
  useQuestionMark(() => explain(idOfFocus() ?? id ?? ""));
  const look = (event: Event): void => {
    const found = idAt(event);
    if (found !== null && things.has(found)) setId(found);
  };
  const stop = (): void => clearTimeout(timer.current);
  return {
    id,
    enlarged,
    doubted,
    close: () => setEnlarged(null),
    closeDoubt,
    handlers: {
      onPointerOver: look,
      onFocusIn: look,
      onKeyDown: moveInPart,
      onPointerDown: (event: PointerEvent): void => {
        const found = idAt(event);
        wasLong.current = false;
        pressed.current = { x: event.clientX, y: event.clientY };
        if (found === null || event.pointerType === "mouse") return;
        timer.current = setTimeout(() => {
          wasLong.current = true;
          explain(found);
        }, LONG_PRESS);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerMove: (event: PointerEvent): void => {
        if (Math.abs(event.movementX) + Math.abs(event.movementY) > 4) stop();
      },
      onClickCapture: (event: MouseEvent): void => {
        if (!wasLong.current) return;
        wasLong.current = false; // the finger let go of what it enlarged
        event.stopPropagation();
        event.preventDefault();
      },
      onClick: (event: MouseEvent): void => {
        const element = event.target as Element;
        if (element.closest("button, a, summary, [data-target], [role=button], [role=dialog]") !== null) return;
        const found = idAt(event);
        const moved = Math.abs(event.clientX - pressed.current.x) + Math.abs(event.clientY - pressed.current.y);
        if (found === null || moved > STILL) return;
        if (element.closest(".board") === null) explain(found);
        else if (things.has(found)) setDoubted(found);
      },
      onContextMenu: (event: MouseEvent): void => {
        const found = idAt(event);
        if (found === null || (event.target as Element).closest("[role=dialog]") !== null) return;
        event.preventDefault();
        explain(found);
      },
    },
  };
};

/** Whether the pointer or the focus is on a thing. */
const isHeld = (id: string): boolean =>
  document.querySelector(`[data-id="${CSS.escape(id)}"]:is(:hover, :focus-within)`) !== null;

/** The thing that has the focus. */
const idOfFocus = (): string | null => document.activeElement?.closest("[data-id]")?.getAttribute("data-id") ?? null;

/** The question mark explains, wherever the focus is. */
const useQuestionMark = (explain: () => void): void => {
  const current = useRef(explain);
  current.current = explain;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test((event.target as HTMLElement).tagName);
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      if (document.querySelector("[role=dialog]") !== null) return;
      event.preventDefault();
      current.current();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
};

/** What can be looked at in a part by arrow keys: things, and the signs on them. */
const LOOKED_AT = "[data-id], [data-means]";
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys go from thing to thing inside the hand, the mat and other parts, also over what cannot be chosen. */
const moveInPart = (event: KeyboardEvent): void => {
  const step = STEPS[event.key];
  const at = event.target as HTMLElement;
  const part = at.closest(".hand, .mat, .piles, .panes, .rows");
  if (
    step === undefined ||
    part === null ||
    at.closest("input, select, textarea, [role=dialog], .board, .road") !== null
  )
    return;
  const all = [...part.querySelectorAll<HTMLElement>(LOOKED_AT)].filter((each) => each.getClientRects().length > 0);
  if (all.length === 0) return;
  const here = all.findLastIndex((each) => each === at || each.contains(at));
  const next = all[Math.min(all.length - 1, Math.max(0, here + step))];
  if (next === undefined) return;
  event.preventDefault();
  if (!next.hasAttribute("tabindex")) next.tabIndex = -1;
  next.focus();
};

/** Parts that scroll by themselves. */
const PARTS = ".panes, .rows, .hand, .mat, .piles, .sheet";

/** Scroll a part, and nothing around it, until the element is seen. */
const bringIntoView = (part: Element, element: Element): void => {
  const [box, room] = [element.getBoundingClientRect(), part.getBoundingClientRect()];
  const way = (from: number, to: number, start: number, end: number): number =>
    from < start ? from - start : Math.max(0, Math.min(to - end, from - start));
  part.scrollBy(way(box.left, box.right, room.left, room.right), way(box.top, box.bottom, room.top, room.bottom));
};

/** What a new question is about is brought into view, wherever it lies in a part that scrolls. */
const useInView = (stage: { current: HTMLElement | null }, askId: string | undefined): void => {
  useEffect(() => {
    if (askId === undefined) return undefined;
    const wait = requestAnimationFrame(() => {
      for (const part of stage.current?.querySelectorAll<HTMLElement>(PARTS) ?? []) {
        const target = part.querySelector("[data-target]");
        if (target !== null) bringIntoView(part, target);
      }
    });
    return () => cancelAnimationFrame(wait);
  }, [askId, stage]);
};
