"""Compares options world by world: what they came to in the same guessed worlds, with the same luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from undercroft.core.request import Option

CLEAR, CLEAR_VISITS = 4.0, 8
"""An option that is ahead by so many standard errors after so many worlds is taken without further thought."""

ALIKE, HOPELESS = 16, 64
"""An option that came to exactly the same as the sensible one in so many worlds is not tried any further. Worlds that
both lose say less: where every try so far was lost, it takes this many."""

Values = list[float | None]
"""What one option came to, world by world; None where it was not tried or not offered."""


def lead(one: Sequence[float | None], other: Sequence[float | None]) -> tuple[float, float]:
    """By how much one option did better than another in the worlds where both were tried, and the standard error."""
    apart = [a - b for a, b in zip(one, other, strict=False) if a is not None and b is not None]
    count = len(apart)
    if not count:
        return 0.0, 1.0
    mean = sum(apart, 0.0) / count
    if count == 1:
        return mean, 1.0
    return mean, sqrt(sum([(x - mean) ** 2 for x in apart], 0.0) / (count * (count - 1)))


def alike(one: Sequence[float | None], other: Sequence[float | None]) -> bool:
    """Whether two options came to exactly the same in many worlds: which of them is taken hardly matters."""
    count = min(len(one), len(other))
    if count < ALIKE or one[:count] != other[:count]:
        return False
    return count >= HOPELESS or any(value is not None and value > 0 for value in one[:count])


def is_clear(found: Mapping[Option, Values], ranked: Sequence[Option]) -> bool:
    """Whether the first option is so far ahead of all others that more thought would not change the answer."""
    best = ranked[0]
    if tried(found[best]) < CLEAR_VISITS:
        return False
    for other in ranked[1:]:
        ahead, error = lead(found[best], found[other])
        if ahead <= CLEAR * error or tried(found[other]) < CLEAR_VISITS:
            return False
    return True


def tried(values: Sequence[float | None]) -> int:
    """In how many worlds an option was tried."""
    return len(values) - values.count(None)
