"""What a card is: printed numbers, and effects made of verbs. No rule and no sentence lives here."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.games.thunderstone.cards.verbs import Action, AfterVictory, BattleEffect, Breach, Spoils, Trait

HERO, WEAPON, ITEM, SPELL, VILLAGER, MONSTER, DISEASE, STONE = (
    "hero", "weapon", "item", "spell", "villager", "monster", "disease", "thunderstone",
)  # fmt: skip


Cost = Literal["", "self", "disease", "food", "militia", "gold"]
"""What is destroyed for an effect: nothing, this card, a Disease, a Food, a Militia, another card with a gold value."""


class Effect(msgspec.Struct, frozen=True):
    """What the player may use once per turn, or again and again; said by its verbs and its cost alone."""

    name: str
    """In option keys: `use:town_guard:draw`."""
    do: tuple[Action, ...]
    cost: Cost = ""
    repeat: bool = False


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One different card of the box; `count` copies of it."""

    id: str
    type: str
    count: int
    group: str = ""
    """Heroes and monsters: the group that a randomizer chooses."""
    level: int = 0
    classes: tuple[str, ...] = ()
    race: str = ""
    traits: tuple[str, ...] = ()
    strength: int = 0
    weight: int = 0
    price: int | None = None
    gold: int | None = None
    """None: no gold value at all, which is not the same as a printed 0 (TH-CAR-F9)."""
    light: int = 0
    attack: int = 0
    """Of a monster: its trophy. Of a weapon: while it is equipped."""
    magic: int = 0
    points: int = 0
    to_level: int | None = None
    health: int = 0
    experience: int = 0
    village: tuple[Effect, ...] = ()
    dungeon: tuple[Effect, ...] = ()
    always: tuple[Trait, ...] = ()
    """Traits: of a hero or weapon in every battle, of a monster in the hall."""
    battle: tuple[BattleEffect, ...] = ()
    spoils: tuple[Spoils, ...] = ()
    victory: tuple[AfterVictory, ...] = ()
    """After-victory abilities without the word Spoils."""
    breach: tuple[Breach, ...] = ()
