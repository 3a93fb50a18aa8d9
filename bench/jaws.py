"""Jaws of the Lion beside catanatron in the same run: real decisions of random play with 4 characters and 8 monsters.

A real decision has at least two options. Run: python -m bench.jaws
"""

from __future__ import annotations

from typing import Any

from bench.catan import peer_decisions, peer_game
from bench.harness import Decisions, repeat, report, side_by_side
from undercroft.core.chance import Dice
from undercroft.core.game import load
from undercroft.core.table import Table
from undercroft.games.jaws.state import Jaws

GAME = load("jaws")
GOAL_RATIO = 2
CHARACTERS = ["red-guard", "hatchet", "demolitionist", "voidwarden"]


def options(dice: Dice) -> dict[str, Any]:
    """Scenario 8 places eight monsters in its first room for four characters."""
    return {"players": 1, "mode": "scenario", "scenario": 8, "characters": CHARACTERS, "level": 1 + dice.below(9)}


def middle(seed: int = 5) -> Table:
    """A table in the middle of a character's turn in the third round."""
    table = Table(GAME, options(Dice(seed)), seed=seed)
    dice = Dice(seed)
    while not table.is_over:
        request = table.request
        assert request is not None
        state = table.state
        assert isinstance(state, Jaws)
        if state.round >= 3 and request.kind == "attack.target":
            return table
        table.choose(GAME.rollout(state, request, dice))
    return middle(seed + 1)


def main() -> None:
    rates = side_by_side({"jaws": Decisions(GAME, options), "catanatron": peer_decisions})
    report("Real decisions of random play", rates, "jaws", "catanatron", GOAL_RATIO)
    table, game = middle(), peer_game()
    forks = side_by_side({"jaws fork": repeat(table.fork), "catanatron copy": repeat(game.copy)})
    report("Copies in the middle of a game", forks, "jaws fork", "catanatron copy", 1)


if __name__ == "__main__":
    main()
