"""The points where Jaws and Bugs differ, by subject; a game answers each in the file of the same name in its `kernel/`.

What both games do alike is in the kernel's other modules. A hook that is a flow may ask the players; all others only
answer.
"""

from __future__ import annotations

from typing import Generic

from undercroft.games.haven.hooks.attack import AttackHooks
from undercroft.games.haven.hooks.cards import CardHooks
from undercroft.games.haven.hooks.damage import DamageHooks
from undercroft.games.haven.hooks.elements import ElementHooks
from undercroft.games.haven.hooks.items import ItemHooks
from undercroft.games.haven.hooks.map import MapHooks
from undercroft.games.haven.hooks.monsters import NO_TRAITS, MonsterHooks
from undercroft.games.haven.hooks.types import S, Seats
from undercroft.games.haven.hooks.words import WordHooks

__all__ = [
    "NO_TRAITS", "AttackHooks", "CardHooks", "DamageHooks", "ElementHooks", "ItemHooks", "Kernel", "MapHooks",
    "MonsterHooks", "Seats", "WordHooks",
]  # fmt: skip


class Kernel(Generic[S]):
    """A game's answers to the kernel, one object by subject. They hold no state: every hook is handed the state."""

    __slots__ = ("attack", "cards", "damage", "elements", "items", "map", "monsters", "words")

    def __init__(
        self,
        *,
        map: MapHooks[S],
        damage: DamageHooks[S],
        attack: AttackHooks[S],
        elements: ElementHooks[S],
        items: ItemHooks[S],
        monsters: MonsterHooks[S],
        cards: CardHooks[S],
        words: WordHooks[S],
    ) -> None:
        self.map = map
        self.damage = damage
        self.attack = attack
        self.elements = elements
        self.items = items
        self.monsters = monsters
        self.cards = cards
        self.words = words
