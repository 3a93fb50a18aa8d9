"""Machina Arcana beside catanatron 3.2.1 in the same run: real decisions of random play, and forks.

A real decision has at least two options. Run: python -m bench.machina
"""

from __future__ import annotations

from typing import Any

from bench.catan import beside
from bench.harness import played_until
from undercroft.core.chance import Dice
from undercroft.core.game import load
from undercroft.core.table import Table
from undercroft.games.machina.cards.registry import CHAPTERS

GAME = load("machina")
GOAL_RATIO = 3


def options(dice: Dice) -> dict[str, Any]:
    """One to four explorers in any of the scenarios."""
    return {"players": 1 + dice.below(4), "scenario": list(CHAPTERS)[dice.below(len(CHAPTERS))]}


def middle() -> Table:
    """A table of four explorers with monsters about them, in the middle of a turn."""
    return played_until(
        GAME, {"players": 4}, lambda state, request: state.round > 4 and request.kind == "target", seed=3
    )


def main() -> None:
    beside(GAME, options, middle(), GOAL_RATIO)


if __name__ == "__main__":
    main()
