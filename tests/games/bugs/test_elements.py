"""Paying with charges: several symbols at once, mixed and universal icons."""

from __future__ import annotations

import pytest

from undercroft.games.bugs.elements import Charge, payable
from undercroft.games.haven.verbs import AIR, EARTH, FIRE, ICE, WILD


def icons(*masks: int) -> list[Charge]:
    return [(at, mask, ("charge", "card", at)) for at, mask in enumerate(masks)]


@pytest.mark.parametrize(
    ("found", "cost", "can"),
    [
        ((FIRE,), (FIRE,), True),
        ((ICE,), (FIRE,), False),
        ((FIRE, ICE), (FIRE, ICE), True),
        ((FIRE,), (FIRE, ICE), False),
        ((FIRE, FIRE), (FIRE, ICE), False),
        ((FIRE | ICE,), (FIRE, ICE), False),
        ((FIRE | ICE, FIRE), (FIRE, ICE), True),
        ((FIRE, FIRE | ICE), (ICE, FIRE), True),
        ((WILD,), (AIR,), True),
        ((WILD,), (AIR, EARTH), False),
        ((WILD, WILD), (AIR, EARTH), True),
        ((AIR,), (WILD,), True),
        ((EARTH,), (FIRE | AIR,), False),
        ((AIR,), (FIRE | AIR,), True),
        ((), (), True),
    ],
)
def test_every_symbol_takes_a_charge_of_its_own(found: tuple[int, ...], cost: tuple[int, ...], can: bool) -> None:
    """BB-ELE-12, BB-ELE-13, BB-ELE-14, BB-ELE-F1: a mixed or universal icon is never two elements at once."""
    assert payable(icons(*found), cost) is can
