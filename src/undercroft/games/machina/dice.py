"""The dice of the box: their faces, and the chances of several thrown together."""

from __future__ import annotations

from functools import cache

LOW = (0, 0, 1, 1, 1, 2)  # MA-DICE-O1
HIGH = (0, 1, 1, 2, 2, 3)
FATE = tuple(range(1, 11))  # MA-DICE-O3
RECHARGE = ("nothing", "health", "health", "stamina2", "stamina2", "stamina3")  # MA-DICE-O2


@cache
def dice(high: int, low: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """All sums of so many dice, and in how many ways each comes up."""
    ways = {0: 1}
    for faces in (HIGH,) * high + (LOW,) * low:
        fresh: dict[int, int] = {}
        for total, count in ways.items():
            for face in faces:
                fresh[total + face] = fresh.get(total + face, 0) + count
        ways = fresh
    return tuple(sorted(ways)), tuple(ways[total] for total in sorted(ways))
