"""Decks, bags and discards.

A shuffled pile is a bag: which card lies on top is decided when it is drawn, so nothing hidden sits in it. A pile is
a list of layers from top to bottom, each a bag; a card whose place is known is a layer of its own.
"""

from __future__ import annotations

from undercroft.core.pile_record import Pile as Pile
from undercroft.core.request import Chance, Flow


def pile(cards: list[str]) -> Pile:
    return Pile([list(cards)] if cards else [])


def draw(
    source: Pile, kind: str = "draw", seats: tuple[int, ...] | None = None, about: tuple[str | int, ...] = ()
) -> Flow[str]:
    """Take the top card; a chance unless only one card can lie there. The pile must not be empty."""
    layer = source.layers[0]
    if len(layer) == 1:
        del source.layers[0]
        return layer[0]
    card: str = yield Chance(kind, layer, None, seats, about)
    layer.remove(card)
    return card
