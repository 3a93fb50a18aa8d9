"""What the endings of all games count alike: places by score, and who stands out in a deed."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.say import Say
from undercroft.core.scene import Honour, Standing


def places(scores: Sequence[float], winners: Sequence[int]) -> list[int]:
    """The place of each seat, 1 for the winners; equal scores share a place behind them."""
    behind = [score for seat, score in enumerate(scores) if seat not in winners]
    return [
        1 if seat in winners else 1 + len(winners) + sum(other > score for other in behind)
        for seat, score in enumerate(scores)
    ]


def honour(
    title: Say, standings: Sequence[Standing], deed: str, art: str = "", about: Say | None = None
) -> list[Honour]:
    """Who has most of a deed, named by the key of its label; nobody where all are alike or none did it."""
    values = [
        next((stat.value for stat in standing.deeds if stat.label.key == deed and isinstance(stat.value, int)), 0)
        for standing in standings
    ]
    best = max(values, default=0)
    if best <= 0 or min(values) == best:
        return []
    whose = [at for at, value in enumerate(values) if value == best]
    return [Honour(title=title, standings=whose, value=best, about=about, art=art)]
