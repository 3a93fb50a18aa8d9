"""What the sum of a battle is made of, as records."""

from __future__ import annotations

import msgspec


class Strain(msgspec.Struct, frozen=True, gc=False):
    """What the monster's battle effects do to the sum itself."""

    weaken: int
    """Strength that every hero loses."""
    rally: int
    """Attack that every hero with a weapon gains."""
    sap: int
    """Attack or magic attack that every hero will lose, as the player would choose; 0 once the player has chosen."""


class Force(msgspec.Struct, frozen=True, gc=False):
    """What the revealed cards bring against a monster."""

    attack: int
    magic: int
    light: int
    edged_attack: int
    """How much of the attack comes from edged weapons."""
    edged_magic: int
    doubles: int


class Support(msgspec.Struct, frozen=True, gc=False):
    """What the revealed cards give to heroes who fight."""

    to_militia: int = 0
    to_others: int = 0
    """To heroes who are not Fighters."""
    magical: int = 0
    """Items and Spells with magic attack (TH-CAR-14)."""
    light_items: int = 0
    monsters: int = 0


class Reckoning(msgspec.Struct, frozen=True, gc=False):
    attack: int
    magic: int
    penalty: int
    """The light penalty; the total loses twice as much (TH-LGT-4)."""
    total: int
    won: bool
