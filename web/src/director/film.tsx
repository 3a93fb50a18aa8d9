// The film over the table: the act that is being played, and the bar that says what it is about and skips it.

import { useEffect, useErrorBoundary } from "preact/hooks";
import { Glyph } from "../glyphs";
import type { Live } from "../live";
import { plain } from "../text";
import type { Beat, Panel } from "../wire";
import { t } from "../words";
import type { Director, Playing } from "./director";
import { APART } from "./moments";
import {
  AimShot,
  AnnounceShot,
  BadgeShot,
  ChangeShot,
  EnterShot,
  FallShot,
  FlipShot,
  FlyShot,
  GiveShot,
  GuardShot,
  HurtShot,
  holdMotion,
  OpenShot,
  RollShot,
  type Take,
  WalkShot,
} from "./shots";
import "./film.css";

const prefersCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function Film({ film, panels }: { film: Director | null; panels: Panel[] }) {
  const act = film?.act ?? null;
  const isHeld = film?.isPaused === true;
  useEffect(() => holdMotion(isHeld), [isHeld]);
  if (film === null || act === null || act.beats.length === 0) return null;
  const isCalm = prefersCalm();
  const places = [...panels, ...film.nextPanels];
  return (
    <div key={act.id} class={`film${isCalm ? " calm" : ""}`} data-act={act.beats[0]?.is} aria-hidden="true">
      {act.beats.map((beat, i) => (
        <Guarded key={i} film={film} act={act} beat={beat} number={i} panels={places} isCalm={isCalm} />
      ))}
    </div>
  );
}

interface GuardedProps {
  film: Director;
  act: Playing;
  beat: Beat;
  number: number;
  panels: Panel[];
  isCalm: boolean;
}

/** A beat that cannot be drawn is left out and counted; the film goes on. */
function Guarded({ film, act, beat, number, panels, isCalm }: GuardedProps) {
  const [error] = useErrorBoundary(() => film.fail());
  if (error !== undefined) return null;
  const pace = act.takes / act.ms;
  const delay = Math.min(act.takes * 0.5, number * APART * pace);
  return <Shot beat={beat} panels={panels} ms={act.takes - delay} delay={delay} isCalm={isCalm} />;
}

function Shot(take: Take<Beat>) {
  const { beat } = take;
  switch (beat.is) {
    case "announce":
      return <AnnounceShot {...take} beat={beat} />;
    case "walk":
      return <WalkShot {...take} beat={beat} />;
    case "aim":
      return <AimShot {...take} beat={beat} />;
    case "flip":
      return <FlipShot {...take} beat={beat} />;
    case "roll":
      return <RollShot {...take} beat={beat} />;
    case "hurt":
    case "heal":
      return <HurtShot {...take} beat={beat} />;
    case "guard":
      return <GuardShot {...take} beat={beat} />;
    case "badge":
      return <BadgeShot {...take} beat={beat} />;
    case "fall":
      return <FallShot {...take} beat={beat} />;
    case "enter":
      return <EnterShot {...take} beat={beat} />;
    case "fly":
      return <FlyShot {...take} beat={beat} />;
    case "give":
      return <GiveShot {...take} beat={beat} />;
    case "change":
      return <ChangeShot {...take} beat={beat} />;
    case "open":
      return <OpenShot {...take} beat={beat} />;
  }
}

/** The last lines that were told. */
const MOST_LINES = 2;

/** What is being played, in words, and how to see it faster. The story tells readers the same. */
export function FilmBar({ film }: { film: Director }) {
  const announced = film.act?.beats.map((beat) => (beat.is === "announce" ? plain(beat.text) : "")) ?? [];
  const lines = film.told.map(plain).filter((line) => !announced.includes(line));
  const words = lines.slice(-MOST_LINES).join(" ");
  const left = film.momentsLeft;
  if (words === "" && left === 0) return null; // over before anybody could read it
  return (
    <div class="film-bar" role="group" aria-label={t("film")}>
      <span class="film-caption" aria-hidden="true">
        {words}
      </span>
      <span class="film-left num" title={t("momentsLeft", { n: left })} hidden={left === 0}>
        +{left}
      </span>
      <button
        type="button"
        class="round"
        aria-label={film.isPaused ? t("goOn") : t("pause")}
        title={film.isPaused ? t("goOn") : t("pause")}
        onClick={() => (film.isPaused ? film.resume() : film.pause())}
      >
        <Glyph name={film.isPaused ? "play" : "pause"} size={13} />
      </button>
      <button type="button" class="round" aria-label={t("step")} title={t("step")} onClick={() => film.skipMoment()}>
        <Glyph name="next" size={13} />
      </button>
      <button type="button" class="film-skip" onClick={() => film.skip()}>
        <Glyph name="skip" size={13} /> {t("skip")} <kbd aria-hidden="true">Esc</kbd>
      </button>
    </div>
  );
}

/** Clicks on these do what they say; a click anywhere else skips the film. */
const OWN_CLICKS =
  "button, a, input, select, textarea, label, [data-target], [role=button], [role=dialog], [role=menu]";
/** Pixels that a pointer may tremble: whoever drags the board does not skip. */
const TREMBLE = 7;

/** A click on the table that means nothing else shows the newest state. */
export const useSkipByClick = (live: Live): void => {
  useEffect(() => {
    let from = { x: 0, y: 0 };
    const down = (event: PointerEvent): void => {
      from = { x: event.clientX, y: event.clientY };
    };
    const click = (event: MouseEvent): void => {
      const wasDragged = Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE;
      if (wasDragged || (event.target as Element).closest(OWN_CLICKS) !== null) return;
      live.skip();
    };
    addEventListener("pointerdown", down);
    addEventListener("click", click);
    return () => {
      removeEventListener("pointerdown", down);
      removeEventListener("click", click);
    };
  }, [live]);
};

declare global {
  interface Window {
    /** For tests: what became of the events of the table, whether a film runs, and what is shown. */
    undercroft?: { director: Director["counts"]; isPlaying: () => boolean; view: () => Live["view"] };
  }
}

export const useCounters = (live: Live): void => {
  useEffect(() => {
    window.undercroft = { director: live.director.counts, isPlaying: () => live.film !== null, view: () => live.view };
    return () => {
      delete window.undercroft;
    };
  }, [live]);
};
