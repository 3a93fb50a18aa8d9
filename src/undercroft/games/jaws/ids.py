"""The ids of things on the screen of Jaws; figures, hexes and elements are the kernel's (`haven/ids.py`)."""

from __future__ import annotations

MONSTER_DECK = "monster-deck"
"""The monsters' modifier deck."""
CITY = "road"
"""The map of the campaign."""


def card_id(hero: int, card: str) -> str:
    """The id of an ability card on the screen."""
    return f"card-{hero}-{card}"


def item_id(hero: int, number: int) -> str:
    """The id of an item on the screen, by its place among those of a character."""
    return f"item-{hero}-{number}"


def place_id(scenario: int) -> str:
    """A scenario on the map of the campaign."""
    return f"place-{scenario}"


def candidate_id(kind: str) -> str:
    """A character that may join the party."""
    return f"candidate-{kind}"


def difficulty_id(name: str) -> str:
    """One of the difficulties, in town."""
    return f"difficulty-{name}"


def shop_id(item: str) -> str:
    """The id of an item in the shop."""
    return f"shop-{item}"


def mat_id(hero: int) -> str:
    """The id of a character's mat."""
    return f"stats-{hero}"


def deck_id(hero: int) -> str:
    """The id of a character's modifier deck."""
    return f"deck-{hero}"


def type_id(kind: str) -> str:
    """The id of a monster type's card."""
    return f"type-{kind}"


def ability_id(kind: str) -> str:
    """The id of the ability card that a monster type has revealed."""
    return f"ability-{kind}"
