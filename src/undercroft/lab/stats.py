"""Small statistics, in plain Python: shares and means with their intervals. All intervals are at 95%."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt

Z = 1.959963984540054


def share(hits: float, of: int) -> tuple[float, float, float]:
    """A share and its Wilson interval: honest near 0 and 1 and with few games."""
    if not of:
        return 0.0, 0.0, 1.0
    p = hits / of
    centre = p + Z * Z / (2 * of)
    spread = Z * sqrt(p * (1 - p) / of + Z * Z / (4 * of * of))
    base = 1 + Z * Z / of
    low = 0.0 if hits == 0 else (centre - spread) / base  # exactly 0 and 1 at the ends, whatever rounding does
    high = 1.0 if hits == of else (centre + spread) / base
    return p, max(0.0, low), min(1.0, high)


Arm = tuple[float, int]
"""Hits, and out of how many."""


def difference(strata: Iterable[tuple[Arm, Arm]]) -> tuple[float, float, float] | None:
    """By how much the share of the first arm exceeds that of the second, each compared within its own stratum.

    Strata count by how much they can tell (Mantel and Haenszel), and variances are those of Agresti and Caffo, which
    are honest with few games. None where no stratum has both arms.
    """
    weights = total = variance = 0.0
    for (hits, of), (other_hits, other_of) in strata:
        if not of or not other_of:
            continue
        weight = of * other_of / (of + other_of)
        weights += weight
        total += weight * (hits / of - other_hits / other_of)
        variance += weight * weight * (_variance(hits, of) + _variance(other_hits, other_of))
    if not weights:
        return None
    middle, half = total / weights, Z * sqrt(variance) / weights
    return middle, max(-1.0, middle - half), min(1.0, middle + half)


def _variance(hits: float, of: int) -> float:
    p = (hits + 1) / (of + 2)
    return p * (1 - p) / (of + 2)


class Mean:
    """A mean and its interval, from sums alone, so that memory does not grow with the number of games."""

    __slots__ = ("count", "squares", "total")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def interval(self) -> tuple[float, float]:
        if self.count < 2:
            return self.mean, self.mean
        variance = max(0.0, self.squares / self.count - self.mean**2) * self.count / (self.count - 1)
        half = Z * sqrt(variance / self.count)
        return self.mean - half, self.mean + half


def quantile(counts: Counter[int], part: float) -> int:
    """The value below which this part of the counted ones lies."""
    left = part * sum(counts.values())
    last = 0
    for value in sorted(counts):
        last = value
        left -= counts[value]
        if left <= 0:
            return value
    return last
