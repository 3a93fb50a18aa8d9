// The frame of the stage: head, board between its sides, the question, hand, reader. A composition fills its regions.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Picture, useArt } from "../art";
import { Glyph } from "../glyphs";
import { useTargets } from "../targets";
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
  /** Seats and tools of the head, the question, the story. */
  strip: ComponentChildren;
  tools: ComponentChildren;
  decision: ComponentChildren;
  story: ComponentChildren;
  children: ComponentChildren;
}

export function Stage(props: StageProps) {
  const { regions, things, isPhone } = props;
  const stage = useRef<HTMLDivElement>(null);
  const look = useLook(things);
  useInView(stage, props.askId);
  const reader = look.id === null ? null : <Reader id={look.id} thing={things.get(look.id)} />;
  const enlarged = look.enlarged === null ? undefined : things.get(look.enlarged);
  return (
    <div ref={stage} class={`table stage${isPhone ? " phone" : ""}`} {...look.handlers}>
      <a class="skip" href="#decision" onClick={toDecision}>
        {t("toDecision")}
      </a>
      <Head game={props.game} head={regions.head} strip={props.strip} tools={props.tools} />
      {isPhone ? (
        <PhoneBoard tabs={[...(regions.tabs ?? []), storyTab(props.story)]} board={regions.board} askId={props.askId} />
      ) : (
        <>
          <aside class="side left" aria-label={t("people")}>
            {regions.left === undefined ? null : <div class="panes">{regions.left}</div>}
            {reader}
          </aside>
          <main class="board-area">{regions.board}</main>
          <aside class="side right" aria-label={t("more")}>
            {regions.right === undefined ? null : <div class="panes">{regions.right}</div>}
            {props.story}
          </aside>
        </>
      )}
      {props.decision}
      <HandArea regions={regions} />
      {tellsMore(enlarged) ? <Enlarged thing={enlarged} close={look.close} /> : null}
      {props.children}
    </div>
  );
}

/** The address behind the # is the table's key, so links inside the page must not change it. */
const toDecision = (event: Event): void => {
  event.preventDefault();
  document.getElementById("decision")?.focus();
};

function Head({ game, head, strip, tools }: Pick<StageProps, "game" | "strip" | "tools"> & { head: Regions["head"] }) {
  return (
    <header class="head">
      <a class="crest" href="#/" aria-label={t("lobby")} title={t("lobby")}>
        <Crest game={game} />
      </a>
      <div class="brand">
        <h1>{head.title}</h1>
        <p class="status" role="status" title={head.subtitle}>
          {head.subtitle}
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

/** One part of the board at a time; the one with something to choose comes to the front by itself. */
function PhoneBoard({ tabs, board, askId }: { tabs: Tab[]; board: ComponentChildren; askId: string | undefined }) {
  const targets = useTargets();
  const [chosen, setChosen] = useState("");
  const isAsked = (tab: Tab): boolean => tab.panels.some((panel) => hasTarget(panel.items ?? [], targets.at));
  const asked = tabs.find(isAsked)?.id;
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

/** What the reader shows: the thing under the pointer or with the focus, until another one; clicks enlarge the rest. */
const useLook = (things: Map<string, Thing | null>) => {
  const [id, setId] = useState<string | null>(null);
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const look = (event: Event): void => {
    const found = idAt(event);
    if (found !== null && things.has(found)) setId(found);
  };
  const stop = (): void => clearTimeout(timer.current);
  return {
    id,
    enlarged,
    close: () => setEnlarged(null),
    handlers: {
      onPointerOver: look,
      onFocusIn: look,
      onPointerDown: (event: PointerEvent): void => {
        const found = idAt(event);
        wasLong.current = false;
        if (found === null || event.pointerType === "mouse") return;
        timer.current = setTimeout(() => {
          wasLong.current = true;
          setEnlarged(found);
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
        if (element.closest("button, a, [data-target], [role=dialog], .board") !== null) return;
        const found = idAt(event);
        if (found !== null) setEnlarged(found);
      },
    },
  };
};

/** What a new question is about is brought into view, wherever it lies in a part that scrolls. */
const useInView = (stage: { current: HTMLElement | null }, askId: string | undefined): void => {
  useEffect(() => {
    if (askId === undefined) return undefined;
    const wait = requestAnimationFrame(() => {
      for (const part of stage.current?.querySelectorAll<HTMLElement>(".panes, .rows, .hand, .mat, .piles") ?? []) {
        part.querySelector("[data-target]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
    });
    return () => cancelAnimationFrame(wait);
  }, [askId, stage]);
};
