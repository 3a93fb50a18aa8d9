// The face of an ability card: both halves, and the initiative between them.

import { isBeside } from "./action-lines";
import { Face } from "./art";
import { useFit } from "./fit-words";
import { ActionRows, Lines, Made } from "./lines";
import { nameSize } from "./names";
import { marked, plain } from "./text";
import type { Card, Half, Text } from "./wire";
import { t } from "./words";

export function AbilityFace({ card }: { card: Card }) {
  const title = plain(card.title);
  const [upper, lower] = card.halves ?? [];
  return (
    <>
      <div class="art">
        <Face of={card.art} name={title} width={160} height={86} size={82} drop={9} />
        {card.level === undefined ? null : <span class="level">{card.level}</span>}
      </div>
      <header class={nameSize(title)}>{title}</header>
      {upper === undefined ? null : <HalfFace half={upper} class="upper" />}
      <div class="middle">
        <span class="initiative num" title={t("initiative")}>
          {card.initiative}
        </span>
      </div>
      {lower === undefined ? null : <HalfFace half={lower} class="lower" />}
      {(card.lines ?? []).length === 0 ? null : (
        <div class="whole">
          {card.lines?.map((line, i) => (
            <p key={i}>
              <Lines of={line} />
            </p>
          ))}
        </div>
      )}
      {card.back === undefined ? null : (
        <div class="back-side">
          <FittedName of={plain(card.back.title)} />
          <b class="num">{card.back.initiative}</b>
        </div>
      )}
    </>
  );
}

function FittedName({ of }: { of: string }) {
  const box = useFit<HTMLSpanElement>(of);
  return <span ref={box}>{of}</span>;
}

/** So many letters of one half are set smaller. */
const LONG_HALF = 56;

/** Lines in their order; experience and elements that are made stand in one row. */
const rowsOf = (lines: Text[]): Text[][] => {
  const rows: Text[][] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (last?.[0] !== undefined && isBeside(marked(line)) && isBeside(marked(last[0]))) last.push(line);
    else rows.push([line]);
  }
  return rows;
};

function HalfFace({ half, class: given }: { half: Half; class: string }) {
  const words = half.lines.map(plain).join(" ");
  const box = useFit<HTMLDivElement>(words);
  const many = half.lines.length > 3 || words.length > LONG_HALF ? " many" : "";
  return (
    <div
      ref={box}
      class={`half ${given}${many}${half.active === true ? " active" : ""}${half.lost === true ? " losing" : ""}`}
      role="group"
      aria-label={plain(half.label)}
    >
      {rowsOf(half.lines).map((row, i) =>
        row.every((line) => isBeside(marked(line))) ? (
          <p key={i} class="sub beside">
            {row.map((line, k) => (
              <Made key={k} of={line} />
            ))}
          </p>
        ) : (
          row.map((line, k) => <ActionRows key={`${i}-${k}`} of={line} isFirst={i === 0} />)
        ),
      )}
    </div>
  );
}
