"""All cards by name, and all abilities by number.

An ability's number is how a state names it; options name it by its card and its place on the card.
"""

from __future__ import annotations

import msgspec

from undercroft.games.machina.cards.chapters import CHAPTERS
from undercroft.games.machina.cards.explorer_events import EXPLORER_EVENTS
from undercroft.games.machina.cards.explorers import EXPLORERS
from undercroft.games.machina.cards.horror_events import HORROR_EVENTS
from undercroft.games.machina.cards.items import ITEMS
from undercroft.games.machina.cards.model import Ability
from undercroft.games.machina.cards.monsters import MONSTERS

__all__ = ["ABILITIES", "CHAPTERS", "EXPLORERS", "EXPLORER_EVENTS", "HORROR_EVENTS", "ITEMS", "MONSTERS", "NUMBERS"]


class Known(msgspec.Struct, frozen=True):
    """An ability and where it stands."""

    card: str
    place: int
    ability: Ability


ABILITIES: list[Known] = []
NUMBERS: dict[str, tuple[int, ...]] = {}
"""The numbers of each card's abilities."""


def _register(card: str, abilities: tuple[Ability, ...]) -> None:
    if card in NUMBERS:
        raise ValueError(f"two cards are called {card}")
    NUMBERS[card] = tuple(range(len(ABILITIES), len(ABILITIES) + len(abilities)))
    for place, ability in enumerate(abilities):
        ABILITIES.append(Known(card, place, ability))


for _explorer in EXPLORERS.values():
    _register(_explorer.id, _explorer.abilities)
for _monster in MONSTERS.values():
    _register(_monster.id, _monster.abilities)
for _item in ITEMS.values():
    _register(_item.id, _item.abilities)
for _events in (EXPLORER_EVENTS, HORROR_EVENTS):
    for _event in _events.values():
        _register(_event.id, _event.abilities)
for _chapters in CHAPTERS.values():
    for _chapter in _chapters:
        _register(_chapter.id, _chapter.abilities)
