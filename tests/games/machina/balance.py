"""How often the greedy player wins each scenario: plays the games, keeps them in `results.txt`, writes recorded wins.

`python -m tests.games.machina.balance 200` plays 200 games of each scenario and number of explorers.
"""

from __future__ import annotations

import sys
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from tests.games.machina.builders import SCENARIOS, greedy_game
from undercroft.core.table import Table
from undercroft.games.machina.cards.registry import CHAPTERS, MONSTERS
from undercroft.games.machina.cards.tiles import SIDES
from undercroft.games.machina.state import Machina

MONSTERS_KEPT = frozenset(card.id for card in MONSTERS.values() if card.boss)
"""Those that wait for an endgame: no chance brings them."""


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


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 percent interval of a share."""
    share, z = won / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def share_lines(results: Results) -> list[str]:
    """The table of docs/content/machina.md."""
    lines = [
        "| scenario | explorers | won | interval | chapter reached | rounds | most rounds |",
        "|---|---|---|---|---|---|---|",
    ]
    for (scenario, explorers), games in results.items():
        won = sum(game.won for game in games)
        low, high = interval(won, len(games))
        chapters = sum(game.chapter for game in games) / len(games)
        rounds = sum(game.round for game in games) / len(games)
        lines.append(
            f"| {scenario} | {explorers} | {100 * won / len(games):.0f}% | {100 * low:.0f} to {100 * high:.0f}% |"
            f" {chapters:.1f} of 10 | {rounds:.0f} | {max(game.round for game in games)} |"
        )
    return lines


def reached(table: Table) -> set[str]:
    """The cards that came into play in this game: items only if somebody took them, tiles by the side laid."""
    state = table.state
    assert isinstance(state, Machina)
    found = {explorer.id for explorer in state.explorers}
    found |= {card.id for card in CHAPTERS[state.scenario][: state.chapter + 1]}
    found |= {monster.id for monster in state.order} | {card for card in state.box if card in MONSTERS_KEPT}
    found |= {SIDES[number // 4].id for number in state.slots if number >= 0}
    for who, answer in table.record.steps:
        if isinstance(who, str):
            if not who.startswith(("item-", "remove-")):
                found.add(str(answer))
        else:
            verb, *rest = str(answer).split(":")
            if verb in ("pick", "keep", "equip", "attach"):
                found.add(rest[0])
    return found


def main() -> None:
    """Play and keep so many games of each kind: python -m tests.games.machina.balance GAMES [SCENARIO...]"""
    games, scenarios = int(sys.argv[1]), sys.argv[2:] or SCENARIOS
    results = read_results() if RESULTS.exists() else {}
    for scenario in scenarios:
        for explorers in (1, 2, 3, 4):
            results[scenario, explorers] = [ended(greedy_game(scenario, explorers, seed)) for seed in range(games)]
            print(share_lines({(scenario, explorers): results[scenario, explorers]})[-1], flush=True)
    lines = [
        f"{scenario} {explorers} {' '.join(map(str, played))}" for (scenario, explorers), played in results.items()
    ]
    RESULTS.write_text("\n".join(lines) + "\n", "utf-8")
    for scenario in scenarios:
        seed = next(seed for seed, game in enumerate(results[scenario, 2]) if game.won)
        greedy_game(scenario, 2, seed).record.save(RECORDS / f"{scenario}.json")


if __name__ == "__main__":
    main()
