"""Jaws of the Lion beside catanatron in the same run: real decisions of random play with 4 characters and 8 monsters.

A real decision has at least two options. Run: python -m bench.jaws
"""

from __future__ import annotations

from typing import Any

from bench.catan import beside
from bench.harness import played_until
from undercroft.core.chance import Dice
from undercroft.core.game import load
from undercroft.core.table import Table

GAME = load("jaws")
GOAL_RATIO = 2
CHARACTERS = ["red-guard", "hatchet", "demolitionist", "voidwarden"]


def options(dice: Dice) -> dict[str, Any]:
    """Scenario 8 places eight monsters in its first room for four characters."""
    return {"players": 1, "mode": "scenario", "scenario": 8, "characters": CHARACTERS, "level": 1 + dice.below(9)}


def middle() -> Table:
    """A table in the middle of a character's turn in the third round."""
    return played_until(
        GAME, options(Dice(5)), lambda state, request: state.round >= 3 and request.kind == "attack.target", seed=5
    )


def main() -> None:
    beside(GAME, options, middle(), GOAL_RATIO)


if __name__ == "__main__":
    main()
