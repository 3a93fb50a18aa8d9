"""The peer of the games on a board: catanatron 3.2.1 with its own random players, and our games beside it."""

from __future__ import annotations

import time
from typing import Any

from bench.harness import Decisions, played_until, repeat, report, side_by_side
from bench.works import SETTINGS
from undercroft.core.game import Game


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


FORKS_GOAL = 1.8


def beside(game: Game[Any], goal: float) -> None:
    """Real decisions of random play, and copies in the middle of a game, ours and the peer's in turn."""
    setting = SETTINGS[game.name]
    middle = played_until(game, setting.middle, setting.wanted, seed=5)
    rates = side_by_side({game.name: Decisions(game, setting.options), "catanatron": peer_decisions})
    report("Real decisions of random play", rates, game.name, "catanatron", goal)
    fork, copy = f"{game.name} fork", "catanatron copy"
    forks = side_by_side({fork: repeat(middle.fork), copy: repeat(peer_game().copy)})
    report("Copies in the middle of a game", forks, fork, copy, FORKS_GOAL)
