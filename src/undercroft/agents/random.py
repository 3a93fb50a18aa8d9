"""The player who picks any option: the measure for all others, and the one who finds every corner of the rules."""

from __future__ import annotations

from undercroft.core.chance import Dice
from undercroft.core.request import Option
from undercroft.core.seat import Seat


class RandomAgent:
    __slots__ = ("dice",)

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def __call__(self, seat: Seat) -> Option:
        choice = seat.request
        assert choice is not None
        return choice.options[self.dice.below(len(choice.options))]
