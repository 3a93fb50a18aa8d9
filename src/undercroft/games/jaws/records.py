"""What an attack modifier card prints, and what a character has picked for the round, as records."""

from __future__ import annotations

import msgspec


class Modifier(msgspec.Struct, frozen=True):
    """What a modifier card prints (JL-UIX-1): `rule` is 0 for a number, DOUBLE or MISS."""

    value: int = 0
    rule: int = 0
    shuffle: bool = False
    leaves: bool = False
    """Bless and Curse leave the deck when revealed (JL-MOD-9)."""
    conditions: int = 0
    infuse: int = 0
    push: int = 0
    shield: int = 0
    heal: int = 0
    splash: int = 0

    @property
    def effects(self) -> frozenset[tuple[str, int]]:
        names = ("conditions", "infuse", "push", "shield", "heal", "splash")
        return frozenset((name, getattr(self, name)) for name in names if getattr(self, name))


class Pick(msgspec.Struct):
    """What a character has decided: cards to take out of the active area, then two cards or a rest."""

    ended: list[str]
    cards: list[str]
    rest: bool = False
