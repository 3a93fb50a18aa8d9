"""Paying with charges: several symbols at once, mixed and universal icons."""

from __future__ import annotations

import pytest

from tests.games.bugs import builders
from undercroft.core.say import Say, say
from undercroft.games.bugs import elements
from undercroft.games.bugs.cards.characters import CARDS, CHARACTERS
from undercroft.games.bugs.elements import CHARGE, CONJURED, Charge, payable
from undercroft.games.bugs.ids import monster_id
from undercroft.games.bugs.state import Bugs
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


def test_a_charge_is_chosen_where_it_lies() -> None:
    """BB-ELE-11, BB-MEL-4: a monster's at its type; a card's and an item's have no place but the list."""
    state = builders.state({"monsters": ["goring-beetle"]})
    options = [("charge", "thimble-swing", 0), ("charge", "goring-beetle", 0), CONJURED]
    choice = CHARGE.ask(0, options, (FIRE,))
    shown = [CHARGE.show(state, 0, choice, option) for option in options]
    assert [one.at for one in shown] == ["", monster_id("goring-beetle"), ""]
    sources = [one.label.args.get("source") for one in shown if isinstance(one.label, Say)]
    assert sources == [say("card.thimble-swing"), say("monster.goring-beetle"), None]


@pytest.mark.parametrize("masks", [(FIRE, FIRE | ICE), (FIRE | ICE, FIRE)])
def test_a_charge_that_the_next_symbol_needs_is_not_taken(masks: tuple[int, ...]) -> None:
    """BB-ELE-12, BB-ELE-13: of a mixed icon and a plain one the plain one pays for the first symbol, unasked."""
    state = builders.state({"monsters": ["goring-beetle"]})

    def left(state: Bugs) -> list[Charge]:
        return [icon for icon in icons(*masks) if not state.used >> icon[0] & 1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(elements, "charges", left)
        for symbols in ((FIRE, ICE), (ICE, FIRE)):
            state.used = 0
            assert list(elements.pay(state, symbols)) == []
            assert state.used == 0b11


@pytest.mark.parametrize("character", sorted(CHARACTERS))
def test_whose_charge_a_monster_wants(character: str) -> None:
    """BB-BON-O2, BB-ELE-5, BB-ELE-6: a card that shows it, or would show it turned over; nobody's where it buys
    nothing, and none that has been used."""
    state = builders.state({"monsters": ["wind-demon"]}, character)
    for kind, column, wanted in (("mouse", 0, 0), ("wind-demon", 0, 0), ("wind-demon", 1, ICE | EARTH)):
        for flipped in (0, 0b1111):
            state.flipped = flipped
            for slot, name in enumerate(state.cards):
                sides = CARDS[name].sides[1 if flipped else 0 :]
                shown = any(symbol & wanted for side in sides for symbol in side.charges)
                assert elements.is_wanted(state, slot, kind, column) is shown
                state.used = (1 << elements.CARD_BITS * len(state.cards)) - 1
                assert not elements.is_wanted(state, slot, kind, column)
                state.used = 0
