"""The ids of things on the screen of Bugs; figures, hexes and elements are the kernel's (`haven/ids.py`)."""

from __future__ import annotations

MAT = "you"
YOUR_TABLE = "table-you"
MONSTER_TABLE = "table-monsters"


def card_id(card: str) -> str:
    """The id of an ability card on the screen."""
    return f"card-{card}"


def item_id(item: str) -> str:
    """The id of an item on the screen."""
    return f"item-{item}"


def monster_id(kind: str) -> str:
    """The id of a monster type's card on the screen."""
    return f"monster-{kind}"


def column_id(kind: str, face: str) -> str:
    """The id of one column of a monster type's card, by the face of the die that marks it."""
    return f"monster-{kind}-{face}"
