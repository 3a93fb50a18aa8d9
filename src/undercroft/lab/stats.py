"""Small statistics, in plain Python: shares and means with their intervals. All intervals are at 95%."""

from __future__ import annotations

from collections import Counter
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
