"""The 33 Demon Lord cards and 18 fury cards: a foe in a hero's row, an effect elsewhere (frame SA-CF-27 to SA-CF-29).

An effect is a penalty or wounds (SA-DLC-2); what each penalty does lives in `effects.py`.
"""

from __future__ import annotations

import msgspec

from undercroft.games.sanctum.cards.demons import places
from undercroft.games.sanctum.cards.verbs import (
    ChangedDiceOnly,
    Corrupt,
    DrinkForNothing,
    ExtraDamage,
    FewerDice,
    LoseBlessing,
    LoseDie,
    LoseToken,
    PaySpace,
    Penalty,
    RerollTwos,
    ShortenTrack,
    UseRage,
)

ALL, CLIMBER = "all", "climber"
"""Whom an effect on the shared board aims at: everybody in the fight, or only the hero who climbed the walls first."""


class LastFoe(msgspec.Struct, frozen=True):
    """`penalty` or `wounds`: of a Demon Lord card the back, of a fury card what happens when it is revealed."""

    id: str
    dice: tuple[int, ...]
    damage: int
    penalty: Penalty
    wounds: int
    aim: str
    places: tuple[int, ...]
    full: int

    @property
    def is_fury(self) -> bool:
        return self.id[0] == "F"


def _card(card: str, dice: tuple[int, ...], damage: int, penalty: Penalty, wounds: int, aim: str = ALL) -> LastFoe:
    return LastFoe(card, dice, damage, penalty, wounds, aim, places(dice), (1 << len(dice)) - 1)


_LORD = (
    _card("L-01", (1, 2), 1, LoseToken("stamina"), 1),
    _card("L-02", (1, 3), 1, Corrupt("red"), 2),
    _card("L-03", (1, 4), 1, Corrupt(heal=1), 1),
    _card("L-04", (1, 5), 1, Corrupt("blue"), 2),
    _card("L-05", (1, 6), 1, DrinkForNothing(), 1),
    _card("L-06", (2, 3), 1, Corrupt("blue"), 2),
    _card("L-07", (2, 4), 1, Corrupt(), 2),
    _card("L-08", (2, 5), 1, LoseBlessing(), 1, aim=CLIMBER),
    _card("L-09", (2, 6), 1, ExtraDamage(2), 1),
    _card("L-10", (3, 4), 1, LoseToken("focus"), 1),
    _card("L-11", (3, 5), 1, FewerDice(1), 1),
    _card("L-12", (3, 6), 1, LoseToken("focus"), 1),
    _card("L-13", (4, 5), 1, FewerDice(1), 1),
    _card("L-14", (4, 6), 1, ExtraDamage(2), 1),
    _card("L-15", (5, 6), 1, Corrupt("blue"), 2),
    _card("L-16", (1, 1), 2, DrinkForNothing(), 1),
    _card("L-17", (2, 2), 2, Corrupt(), 2),
    _card("L-18", (3, 3), 2, ShortenTrack(2), 2),
    _card("L-19", (4, 4), 2, Corrupt(), 2),
    _card("L-20", (5, 5), 2, DrinkForNothing(), 1),
    _card("L-21", (6, 6), 2, LoseToken("focus"), 1),
    _card("L-22", (1, 2, 4), 2, FewerDice(1), 1),
    _card("L-23", (2, 3, 5), 2, LoseToken("stamina"), 1),
    _card("L-24", (3, 4, 6), 2, Corrupt("red"), 2),
    _card("L-25", (1, 4, 5), 2, LoseToken("stamina"), 1),
    _card("L-26", (2, 5, 6), 2, Corrupt("red"), 2),
    _card("L-27", (1, 3, 6), 2, FewerDice(1), 1),
    _card("L-28", (1, 2, 5), 2, Corrupt(), 2),
    _card("L-29", (2, 3, 6), 2, ShortenTrack(2), 2),
    _card("L-30", (1, 3, 4), 2, LoseBlessing(), 1),
    _card("L-31", (2, 4, 5), 2, ExtraDamage(2), 1),
    _card("L-32", (3, 5, 6), 2, LoseBlessing(), 1),
    _card("L-33", (1, 4, 6), 2, ExtraDamage(2), 1),
)

_FURY = (
    _card("F-01", (1,), 1, LoseToken("stamina"), 1),
    _card("F-02", (2,), 1, Corrupt("red"), 2),
    _card("F-03", (3,), 1, ChangedDiceOnly(), 1),
    _card("F-04", (4,), 1, RerollTwos(), 1),
    _card("F-05", (5,), 1, LoseBlessing(), 1),
    _card("F-06", (6,), 1, RerollTwos(), 1),
    _card("F-07", (1,), 1, LoseToken("focus"), 1),
    _card("F-08", (2,), 1, PaySpace(), 1),
    _card("F-09", (3,), 1, Corrupt("blue"), 2),
    _card("F-10", (4,), 1, LoseDie(), 1),
    _card("F-11", (5,), 1, PaySpace(), 1),
    _card("F-12", (6,), 1, LoseToken("focus"), 1),
    _card("F-13", (1, 2), 1, PaySpace(), 1),
    _card("F-14", (2, 3), 1, LoseToken("stamina"), 1),
    _card("F-15", (3, 4), 1, LoseDie(), 1),
    _card("F-16", (4, 5), 1, Corrupt(), 2),
    _card("F-17", (5, 6), 1, UseRage(), 1),
    _card("F-18", (1, 6), 1, Corrupt(), 2),
)

LORD: dict[str, LastFoe] = {card.id: card for card in _LORD}
FURY: dict[str, LastFoe] = {card.id: card for card in _FURY}
LAST_FOES: dict[str, LastFoe] = {**LORD, **FURY}

ROW_LORD, ROW_FURY = 5, 4
"""A hero's row in the last fight: Demon Lord cards at both ends, fury cards between (SA-AC6-1)."""
