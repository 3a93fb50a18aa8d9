"""Guessed worlds, in which options are tried: what a seat cannot see is dealt anew, with the same luck for all options.

Nothing secret is ever looked at: every world starts from `seat.guess()`.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

from undercroft.core.chance import Dice
from undercroft.core.request import Chance, Choice, Option, Outcome
from undercroft.core.seat import Seat
from undercroft.core.table import Table

NEXT_WORLD = 0x632BE5AB
"""The worlds of one decision are numbered in steps of this."""

_FINE = 1 << 48
_salts: dict[tuple[Any, ...], int] = {}


class Fate:
    """A source for one try: keeps what came up since it was last asked, for those who saw it.

    Each kind of chance has dice of its own, so that two options tried in the same world meet the same luck: the second
    card that a seat draws is the same card, whatever was rolled before for something else.
    """

    __slots__ = ("dice", "seen", "world")

    def __init__(self, world: int) -> None:
        self.world = world
        self.dice: dict[tuple[Any, ...], Dice] = {}
        self.seen: list[tuple[Outcome, tuple[int, ...] | None]] = []

    def pick(self, chance: Chance) -> Outcome | None:
        key = (chance.kind, chance.about)
        dice = self.dice.get(key)
        if dice is None:
            salt = _salts.get(key)
            if salt is None:
                salt = _salts[key] = crc32(repr(key).encode()) * 0x9E3779B97F4A7C15
            dice = self.dice[key] = Dice(self.world ^ salt)
        outcomes, weights = chance.outcomes, chance.weights
        if weights is None:
            outcome = outcomes[dice.below(_FINE) * len(outcomes) // _FINE]
        else:
            left, at = dice.below(_FINE) * sum(weights) // _FINE, 0
            while left >= weights[at]:
                left -= weights[at]
                at += 1
            outcome = outcomes[at]
        self.seen.append((outcome, chance.seats))
        return outcome

    def fork(self) -> Fate:
        twin = Fate(self.world)
        twin.dice = {key: Dice(dice.state) for key, dice in self.dice.items()}
        return twin


class World:
    """A guess of what a seat does not know, where it is asked the same: the table, the luck that everybody meets there,
    and the dice by which others are thought to decide."""

    __slots__ = ("asked", "dice", "fate", "table")

    def __init__(self, table: Table, fate: Fate, dice: Dice, asked: Choice) -> None:
        self.table = table
        self.fate = fate
        self.dice = dice
        self.asked = asked


def guess_world(seat: Seat, number: int, option: Option) -> World | None:
    """The world of this number, the same whenever it is asked for; None where it does not offer the option, which
    teaches nothing."""
    dice = Dice(number)
    table = seat.guess(dice, light=True)
    fate = Fate(number)
    table.source = fate
    asked = table.asked(seat.index)
    return World(table, fate, dice, asked) if asked is not None and option in asked.options else None
