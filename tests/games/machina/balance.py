"""How often the greedy player wins each scenario: plays the games, keeps them in `results.txt`, writes recorded wins.

`python -m tests.games.machina.balance 200` plays 200 games of each scenario and number of explorers, and counts in
`uses.txt` what they use.
`undercroft balance machina` plays other games of the same sets, and tells what each card adds.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from tests.games.machina.builders import greedy_game
from tests.games.machina.uses import uses, write_uses
from undercroft.core.table import Table
from undercroft.games.machina.state import Machina
from undercroft.games.machina.workbench import GROUP_SIZES, SCENARIOS
from undercroft.lab.stats import share


class Played(NamedTuple):
    """How one game of the greedy player ended."""

    won: bool
    chapter: int
    round: int

    def __str__(self) -> str:
        return f"{'W' if self.won else 'L'}{self.chapter}/{self.round}"


def ended(table: Table) -> Played:
    state = table.state
    assert isinstance(state, Machina)
    assert state.result is not None
    return Played(bool(state.result.winners), state.chapter + 1, state.round)


Results = dict[tuple[str, int], list[Played]]
"""For each scenario and number of explorers the games of the seeds from 0 on."""

RESULTS = Path(__file__).parent / "results.txt"
RECORDS = Path(__file__).parent / "records"
"""A win of two explorers in each scenario."""


def read_results() -> Results:
    found: Results = {}
    for line in RESULTS.read_text("utf-8").splitlines():
        scenario, explorers, *games = line.split()
        found[scenario, int(explorers)] = [
            Played(game[0] == "W", *map(int, game[1:].split("/", maxsplit=1))) for game in games
        ]
    return found


def share_lines(results: Results) -> list[str]:
    """The table of docs/content/machina.md."""
    lines = [
        "| scenario | explorers | won | interval | chapter reached | rounds | most rounds |",
        "|---|---|---|---|---|---|---|",
    ]
    for (scenario, explorers), games in results.items():
        part, low, high = share(sum(game.won for game in games), len(games))
        chapters = sum(game.chapter for game in games) / len(games)
        rounds = sum(game.round for game in games) / len(games)
        lines.append(
            f"| {scenario} | {explorers} | {100 * part:.0f}% | {100 * low:.0f} to {100 * high:.0f}% |"
            f" {chapters:.1f} of 10 | {rounds:.0f} | {max(game.round for game in games)} |"
        )
    return lines


def main() -> None:
    """Play and keep so many games of each kind: python -m tests.games.machina.balance GAMES [SCENARIO...]"""
    games, scenarios = int(sys.argv[1]), sys.argv[2:] or SCENARIOS
    results = read_results() if RESULTS.exists() else {}
    used: Counter[str] = Counter()
    for scenario in scenarios:
        for explorers in GROUP_SIZES:
            results[scenario, explorers] = []
            for seed in range(games):
                table = greedy_game(scenario, explorers, seed)
                results[scenario, explorers].append(ended(table))
                used += uses(table)
            print(share_lines({(scenario, explorers): results[scenario, explorers]})[-1], flush=True)
    lines = [
        f"{scenario} {explorers} {' '.join(map(str, played))}" for (scenario, explorers), played in results.items()
    ]
    RESULTS.write_text("\n".join(lines) + "\n", "utf-8")
    if tuple(scenarios) == SCENARIOS:
        write_uses(used)
    for scenario in scenarios:
        seed = next(seed for seed, game in enumerate(results[scenario, 2]) if game.won)
        greedy_game(scenario, 2, seed).record.save(RECORDS / f"{scenario}.json")


if __name__ == "__main__":
    main()
