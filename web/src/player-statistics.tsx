// What all of a person's games came to: by game, by hero, by scenario.

import type { GameStatistics, PlayedCount } from "./wire";
import { tp } from "./words-player";

/** So many heroes or scenarios are shown at once. */
const SHOWN = 8;

const shareOf = (won: number, games: number): string => `${Math.round((100 * won) / games)}%`;

const signed = (value: number): string => `${value < 0 ? "−" : "+"}${Math.abs(value)}`;

function Counts({ title, counts }: { title: string; counts: PlayedCount[] }) {
  if (counts.length === 0) return null;
  return (
    <table class="my-counts">
      <caption>{title}</caption>
      <tbody>
        {counts.slice(0, SHOWN).map(({ label, games = 0, won = 0 }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{tp("wonOf", { won, games })}</td>
            <td>
              <i class="won-bar" aria-hidden="true">
                <i style={{ width: shareOf(won, games) }} />
              </i>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Statistics({ games, titles }: { games: GameStatistics[]; titles: Map<string, string> }) {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics" class="label">
        {tp("statistics")}
      </h2>
      <ul class="my-statistics">
        {games.map((each) => (
          <li key={each.game} class="pane" data-statistics={each.game}>
            <b>{titles.get(each.game) ?? each.game}</b>
            <span class="rating">{shareOf(each.won, each.games)}</span>
            <span>{tp("wonOf", { won: each.won, games: each.games })}</span>
            {each.margin === undefined ? null : (
              <span class="faint">{tp("meanMargin", { n: signed(each.margin) })}</span>
            )}
            {each.mistakes === undefined ? null : <span class="faint">{tp("meanMistakes", { n: each.mistakes })}</span>}
            <Counts title={tp("byHero")} counts={each.heroes ?? []} />
            <Counts title={tp("byScenario")} counts={each.scenarios ?? []} />
          </li>
        ))}
      </ul>
    </section>
  );
}
