"""Machina Arcana beside catanatron 3.2.1 in the same run: real decisions of random play, and forks.

A real decision has at least two options. Run: python -m bench.machina
"""

from __future__ import annotations

import time
from typing import Any

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


def peer_decisions(seconds: float) -> tuple[int, float]:
    """catanatron's random players: decisions with at least two playable actions."""
    from catanatron import Color, Game, RandomPlayer

    count = 0
    begin = time.perf_counter()
    stop = begin + seconds
    while time.perf_counter() < stop:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            count += len(game.state.playable_actions) > 1
            game.play_tick()
            if time.perf_counter() >= stop:
                break
    return count, time.perf_counter() - begin


def peer_game() -> Any:
    """A game of catanatron in its middle."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=1)
    for _ in range(200):
        game.play_tick()
    return game


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
