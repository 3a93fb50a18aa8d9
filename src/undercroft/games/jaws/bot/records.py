"""The small network that says how likely the party wins, as it is kept in `outlook.json`."""

from __future__ import annotations

import msgspec


class Net(msgspec.Struct):
    """Units that look at the signs of a state and at which scenario it is."""

    hidden: list[list[float]]
    """For each unit a weight for each sign."""
    scenario: list[list[float]]
    """For each scenario what it adds to each unit."""
    bias: list[float]
    out: list[float]
    last: float
    games: int
    """How many games it was fitted to."""
