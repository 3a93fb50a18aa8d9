// The coach's pane: the best answers with their chance to win and why; pointing at one lights its place.

import "./style/coach.css";
import { useEffect } from "preact/hooks";
import { percent } from "./forecast";
import { Glyph } from "./glyphs";
import type { Live } from "./live";
import { plain } from "./text";
import type { Advice, Offer, Question } from "./wire";
import { t } from "./words";

export interface CoachProps {
  live: Live;
  ask: Question;
  choose: (key: string) => void;
  point: (offers: Offer[] | null) => void;
  close: () => void;
}

export function Coach({ live, ask, choose, point, close }: CoachProps) {
  const coach = live.coach;
  const isOn = live.status === "on";
  useEffect(() => {
    if (isOn) live.coach.want(ask.id);
  }, [live, ask.id, isOn]);
  const found = coach.ask === ask.id ? coach.options : null;
  const why = coach.ask === ask.id ? coach.why : "";
  return (
    <section class="drawer pane coach" aria-label={t("coach")} data-coach={found === null ? "thinking" : "said"}>
      <header>
        <h3>
          <Glyph name="lamp" size={15} /> {t("coach")}
        </h3>
        <button type="button" class="plain" aria-label={t("close")} onClick={close}>
          <Glyph name="close" size={12} />
        </button>
      </header>
      {why !== "" ? (
        <p class="fault" role="alert">
          {why}
        </p>
      ) : found === null ? (
        <p class="faint" role="status">
          {t("coachThinks")}
        </p>
      ) : (
        <>
          {found.some((advice) => advice.worth === undefined) && <p data-wish>{t("coachWish")}</p>}
          <ol>
            {found.map((advice) => (
              <Advised key={advice.key} {...{ advice, ask, choose, point }} isBusy={live.isBusy} />
            ))}
          </ol>
        </>
      )}
      <p class="faint">{t("coachKnows")}</p>
    </section>
  );
}

type AdvisedProps = Pick<CoachProps, "ask" | "choose" | "point"> & { advice: Advice; isBusy: boolean };

function Advised({ advice, ask, choose, point, isBusy }: AdvisedProps) {
  const offer = ask.options.find((each) => each.key === advice.key);
  const light = (): void => point(offer === undefined ? null : [offer]);
  const rest = (): void => point(null);
  return (
    <li>
      <button
        type="button"
        class="option advised"
        data-advised={advice.key}
        disabled={isBusy || offer === undefined}
        onMouseEnter={light}
        onMouseLeave={rest}
        onFocus={light}
        onBlur={rest}
        onClick={() => choose(advice.key)}
      >
        <span class="advised-head">
          <b>{plain(advice.label)}</b>
          {advice.worth !== undefined && (
            <span class="advised-worth" title={t("coachError", { n: Math.round((advice.error ?? 0) * 100) })}>
              {t("coachWorth", { chance: percent(advice.worth) })}
            </span>
          )}
        </span>
        {advice.worth !== undefined && (
          <i class="advised-bar" aria-hidden="true">
            <i style={{ width: `${advice.worth * 100}%` }} />
          </i>
        )}
        {(advice.reasons ?? []).map((reason, i) => (
          <small key={i}>{plain(reason)}</small>
        ))}
      </button>
    </li>
  );
}
