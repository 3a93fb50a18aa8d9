"""The 22 city events: their options and outcomes (JL-EVT-1 to 5). The stories are in the words, in our own sentences.

An outcome is a tuple of (kind, value) effects that `event_cards.py` of the game carries out in order.
"""

from __future__ import annotations

import msgspec

Effects = tuple[tuple[str, int | str], ...]


class EventOption(msgspec.Struct, frozen=True):
    """`needs` names the character that must be in the party (JL-EVT-2)."""

    effects: Effects
    needs: str = ""


class Event(msgspec.Struct, frozen=True):
    number: int
    a: EventOption
    b: EventOption


def _event(number: int, a: Effects, b: Effects, needs: str = "") -> Event:
    return Event(number, EventOption(a, needs), EventOption(b))


EVENTS: dict[int, Event] = {
    event.number: event
    for event in (
        _event(1, (("item", 26),), (("party_gold", 20),)),
        _event(2, (("condition_each", "bless"),), (("condition_each", "bless"), ("item", 3))),
        _event(3, (("party_gold", 5),), ()),
        _event(4, (("party_gold", 5),), ()),
        _event(5, (("experience_each", 5),), (("experience_each", 10),)),
        _event(6, (("condition_one", "wound"), ("condition_each", "curse")), (("gold_one", -5), ("others_gold", 15))),
        _event(7, (("guess", 3),), (("condition_each", "muddle"),)),
        _event(8, (("experience_each", 10),), ()),
        _event(9, (("party_gold", 15),), (("condition_each", "curse"),)),
        _event(10, (("party_gold", 4), ("condition_each", "poison")), (("condition_each", "bless"),)),
        _event(11, (("swing", 3),), (("condition_each", "curse"),)),
        _event(12, (("party_gold", -5),), (("party_gold", 10),)),
        _event(13, (("party_gold", -5), ("discount", 5)), ()),
        _event(14, (("gold_each", -5), ("condition_each", "bless")), (("condition_each", "curse"),)),
        _event(15, (("party_gold", -5), ("experience_each", 5)), (("party_gold", -5),)),
        _event(16, (("party_gold", 10),), ()),
        _event(17, (("unlock", 20),), (("party_gold", 5), ("unlock", 20))),
        _event(18, (("party_gold", 5), ("unlock", 21)), (("unlock", 21),)),
        _event(19, (("unlock", 22),), (("another", 1),), "red-guard"),
        _event(20, (("unlock", 23),), (("another", 1),), "hatchet"),
        _event(21, (("unlock", 24),), (("another", 1),), "voidwarden"),
        _event(22, (("unlock", 25),), (("another", 1),), "demolitionist"),
    )
}

SUSPECTS = ("vermling", "dockhand", "widow", "priest")
"""Event 9 has one real decision: whom the party names. The first is the killer and gives outcome A."""
