// What an option would do, shown beside the thing that one points at: odds of harm, who would fall, what is certain.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { freePlaceBeside } from "./beside";
import { Glyph } from "./glyphs";
import type { Live } from "./live";
import type { Thing } from "./stage/things";
import { T } from "./targets";
import { plain } from "./text";
import type { Forecast, Likely, Offer, Preview, Question } from "./wire";
import { t } from "./words";

/** At most so many figures and lines are shown; the rest is said to follow. */
const MAX_FORECASTS = 3;
const MAX_LINES = 3;

export const percent = (chance: number): string => {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0) return "<1%";
  if (whole === 100 && chance < 1) return ">99%";
  return `${whole}%`;
};

export const average = (likely: Likely[]): number =>
  Math.round(likely.reduce((sum, each) => sum + each.amount * each.chance, 0) * 10) / 10;

/** Whether a preview says anything that the table does not show anyway. */
export const saysSomething = (preview: Preview): boolean =>
  (preview.forecasts ?? []).some((each) => hasOdds(each)) ||
  (preview.lines ?? []).length > 0 ||
  (preview.threats ?? []).length > 0;

const hasOdds = (forecast: Forecast): boolean =>
  (forecast.hurt ?? []).length > 0 ||
  (forecast.heal ?? []).length > 0 ||
  (forecast.falls ?? 0) > 0 ||
  (forecast.marks ?? []).length > 0;

/** The preview of the one option that is pointed at; asks for it as the pointer rests there. */
export const usePreview = (live: Live, ask: Question | undefined, pointed: Offer[] | null): Preview | undefined => {
  const only = pointed?.length === 1 ? pointed[0] : undefined;
  const askId = ask?.id;
  const key = only?.key ?? null;
  useEffect(() => {
    live.previews.want(askId, key);
  }, [live, askId, key]);
  const found = key === null ? undefined : live.previews.of(askId, key);
  return found !== undefined && saysSomething(found) ? found : undefined;
};

const nameOf = (thing: Thing | null | undefined): string => {
  if (thing?.is === "figure") return plain(thing.figure.title);
  if (thing?.is === "card") return plain(thing.card.title);
  return "";
};

function Odds({ likely, of }: { likely: Likely[]; of: "hurt" | "heal" }) {
  const most = Math.max(...likely.map((each) => each.chance));
  return (
    <div class={`odds of-${of}`}>
      <span class="odds-mean">
        <Glyph name={of === "hurt" ? "blood" : "heart"} size={13} /> {t("onAverage", { n: average(likely) })}
      </span>
      <ul>
        {[...likely].reverse().map((each) => (
          <li key={each.amount} title={percent(each.chance)}>
            <i style={{ height: `${Math.max(6, (each.chance / most) * 100)}%` }} />
            <b>{each.amount}</b>
            <span class="hidden">{percent(each.chance)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ForecastRow({ forecast, name }: { forecast: Forecast; name: string }) {
  const { hurt = [], heal = [], falls = 0, marks = [] } = forecast;
  return (
    <div class="forecast-row">
      {name === "" ? null : <b class="forecast-name">{name}</b>}
      {hurt.length > 0 ? <Odds likely={hurt} of="hurt" /> : null}
      {heal.length > 0 ? <Odds likely={heal} of="heal" /> : null}
      {falls > 0 ? <span class="forecast-falls">{t("wouldFall", { chance: percent(falls) })}</span> : null}
      {marks.map((each) => (
        <span key={plain(each.mark.label)} class="forecast-mark">
          {plain(each.mark.label)} {each.chance < 1 ? percent(each.chance) : ""}
        </span>
      ))}
    </div>
  );
}

export function ForecastText({ preview, things }: { preview: Preview; things: Map<string, Thing | null> }) {
  const forecasts = (preview.forecasts ?? []).filter(hasOdds);
  const lines = preview.lines ?? [];
  const threats = (preview.threats ?? []).map((id) => nameOf(things.get(id))).filter((name) => name !== "");
  const isMore = preview.beyond === true || forecasts.length > MAX_FORECASTS || lines.length > MAX_LINES;
  return (
    <>
      {forecasts.slice(0, MAX_FORECASTS).map((each) => (
        <ForecastRow key={each.who} forecast={each} name={nameOf(things.get(each.who))} />
      ))}
      {threats.length === 0 ? null : <p class="forecast-falls">{t("wouldHunt", { who: threats.join(", ") })}</p>}
      {lines.slice(0, MAX_LINES).map((line, i) => (
        <p key={i}>
          <T of={line} />
        </p>
      ))}
      {isMore ? <p class="faint">{t("moreFollows")}</p> : null}
    </>
  );
}

interface ForecastProps {
  preview: Preview;
  /** The thing that is pointed at. */
  at: string;
  things: Map<string, Thing | null>;
}

/** A small pane beside the thing that is pointed at, inside the window, never under the pointer. */
export function ForecastPane({ preview, at, things }: ForecastProps) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another preview has another size
  useLayoutEffect(() => {
    const anchor = document.querySelector(`[data-id="${CSS.escape(at)}"], [data-target="${CSS.escape(at)}"]`);
    const own = box.current;
    if (anchor === null || own === null) {
      setPlace(null);
      return;
    }
    setPlace(freePlaceBeside(anchor.getBoundingClientRect(), own));
  }, [at, preview]);
  return (
    <div
      ref={box}
      class="forecast pane"
      role="status"
      style={place === null ? { visibility: "hidden" } : { left: `${place.left}px`, top: `${place.top}px` }}
    >
      <ForecastText preview={preview} things={things} />
    </div>
  );
}
