"""The peer of the games on a board: catanatron 3.2.1 with its own random players."""

from __future__ import annotations

import time
from typing import Any


def new_game(seed: int | None = None) -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)


def peer_decisions(seconds: float) -> tuple[int, float]:
    """Decisions with at least two playable actions."""
    count = 0
    begin = time.process_time()
    stop = begin + seconds
    while time.process_time() < stop:
        game = new_game()
        while game.winning_color() is None and game.state.num_turns < 1000:
            count += len(game.state.playable_actions) > 1
            game.play_tick()
            if time.process_time() >= stop:
                break
    return count, time.process_time() - begin


def peer_game() -> Any:
    """A game in its middle."""
    game = new_game(seed=1)
    for _ in range(200):
        game.play_tick()
    return game
