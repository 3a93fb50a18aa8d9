"""The simple player: a game's quick policy at a seat. It answers at once and looks nowhere ahead."""

from __future__ import annotations

from typing import Any

from undercroft.core.chance import Dice
from undercroft.core.game import Game
from undercroft.core.request import Option
from undercroft.core.seat import Seat


class SimpleAgent:
    """Where something is secret, it answers for a guess that agrees with what its seat knows."""

    __slots__ = ("dice", "game")

    def __init__(self, game: Game[Any], dice: Dice) -> None:
        self.game = game
        self.dice = dice

    def __call__(self, seat: Seat) -> Option:
        choice = seat.request
        assert choice is not None
        state = seat.guess(self.dice.split()).state if self.game.has_secrets else seat.view
        return self.game.bots.rollout(state, choice, self.dice)
