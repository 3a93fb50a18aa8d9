"""Machina Arcana beside catanatron 3.2.1 in the same run: real decisions of random play, and forks.

A real decision has at least two options. Run: python -m bench.machina
"""

from __future__ import annotations

from typing import Any

from bench.catan import peer_decisions, peer_game
from bench.harness import Decisions, repeat, report, side_by_side
from undercroft.core.chance import Dice
from undercroft.core.game import load
from undercroft.core.table import Table
from undercroft.games.machina.cards.registry import CHAPTERS
from undercroft.games.machina.state import Machina

GAME = load("machina")
GOAL_RATIO = 3


def options(dice: Dice) -> dict[str, Any]:
    """One to four explorers in any of the scenarios."""
    return {"players": 1 + dice.below(4), "scenario": list(CHAPTERS)[dice.below(len(CHAPTERS))]}


def middle(seed: int = 3) -> Table:
    """A table of four explorers with monsters about them, in the middle of a turn."""
    table = Table(GAME, {"players": 4}, seed=seed)
    dice = Dice(seed)
    while not table.is_over:
        request = table.request
        assert request is not None
        state = table.state
        assert isinstance(state, Machina)
        if request.kind == "target" and state.round > 4:
            return table
        table.choose(GAME.rollout(state, request, dice))
    return middle(seed + 1)


def main() -> None:
    rates = side_by_side({"machina": Decisions(GAME, options), "catanatron": peer_decisions})
    report("Real decisions of random play", rates, "machina", "catanatron", GOAL_RATIO)
    table, game = middle(), peer_game()
    forks = side_by_side({"machina fork": repeat(table.fork), "catanatron copy": repeat(game.copy)})
    report("Copies in the middle of a game", forks, "machina fork", "catanatron copy", 1)


if __name__ == "__main__":
    main()
