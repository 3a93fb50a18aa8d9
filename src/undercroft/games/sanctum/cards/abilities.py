"""Abilities: spaces that cost tokens, and an effect on a die or on damage.

The same code of an effect ("pm1", "set4", "shield2") is read by the rules, by the solver and by the words. What is
printed where lives beside this file; who may use what lives in `powers.py`.
"""

from __future__ import annotations

from functools import cache

import msgspec

FACES = (1, 2, 3, 4, 5, 6)

Reach = tuple[tuple[int, ...], ...]
"""For each value of a die (index 0 is unused) the values that an effect can turn it to."""


class Ability(msgspec.Struct, frozen=True):
    """One or two spaces, each R, B or P (SA-ABL-1), and an effect; no spaces: free of cost (a skill, a blessing)."""

    spaces: str
    effect: str


def _targets(effect: str, value: int) -> list[int]:
    name, number = effect.rstrip("0123456789"), int(effect.lstrip("abcdefghijklmnopqrstuvwxyz") or 0)
    if name == "set":  # SA-EFX-1
        return [number]
    if name == "plus":  # SA-EFX-2
        return [value + number]
    if name == "minus":  # SA-EFX-3
        return [value - number]
    if name == "pm":  # SA-EFX-4
        return [value - number, value + number]
    if name == "up":  # SA-EFX-5
        return list(range(value + 1, 7))
    if name == "down":
        return list(range(1, value))
    if name == "flip":  # to the face on the other side of the die
        return [7 - value]
    if name == "any":  # SA-RAG-1
        return list(FACES)
    if name == "smaller":  # Steady Hand: up to `number` up or down
        return [v for v in FACES if v != value and abs(v - value) <= number]
    if name == "plusless":
        return [v for v in FACES if 0 < v - value <= number]
    if name == "minusless":
        return [v for v in FACES if 0 < value - v <= number]
    raise ValueError(effect)


@cache
def reach(effect: str) -> Reach | None:
    """What an effect makes of a die, never past 6 or 1 (SA-EFX-8); None for shields."""
    if effect.startswith("shield"):
        return None
    return ((), *(tuple(v for v in _targets(effect, value) if 1 <= v <= 6) for value in FACES))


@cache
def shields(effect: str) -> int:
    """How much damage an effect blocks (SA-EFX-6)."""
    return int(effect[6:]) if effect.startswith("shield") else 0


LOOSER = {"pm": "smaller", "plus": "plusless", "minus": "minusless"}


@cache
def loosened(effect: str) -> str:
    """An exact change as Steady Hand knows it: any smaller change will do as well."""
    name = effect.rstrip("0123456789")
    return LOOSER[name] + effect[len(name) :] if name in LOOSER else effect
