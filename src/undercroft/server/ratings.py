"""Glicko-2: how strong somebody is, how sure that is, and what a finished game says about it.

A game of several is a result against each of the others. Every game is a rating period of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt

import msgspec

from undercroft.agents.levels import STYLED

SCALE = 173.7178
"""Points for one unit of Glicko-2's own scale."""
TAU = 0.5
"""How much the volatility may change."""
MEAN, MAX_DEVIATION, VOLATILITY = 1500.0, 350.0, 0.06
PERIOD = 5 * 86_400.0
"""Seconds without a game after which somebody's strength is as much less sure as one rating period makes it."""
EXACTNESS = 1e-6


class Rating(msgspec.Struct, frozen=True):
    """The points, how far off they may well be (one standard deviation), and how unsteady the results are."""

    points: float = MEAN
    deviation: float = MAX_DEVIATION
    volatility: float = VOLATILITY


class Duel(msgspec.Struct, frozen=True, array_like=True):
    """A result against one other: their points and deviation, and 1 for a win, 0.5 for a draw, 0 for a loss."""

    points: float
    deviation: float
    score: float


MEASURED, ESTIMATED = 60.0, 120.0
BOTS: dict[str, dict[str, tuple[float, float]]] = {
    "thunderstone": {
        "easy": (1275, MEASURED), "normal": (1500, MEASURED), "hard": (1850, ESTIMATED), "expert": (1930, ESTIMATED),
        "random": (700, ESTIMATED), "greedy": (1500, MEASURED), "search:300": (1900, MEASURED),
        "search:1500": (1950, ESTIMATED),
    },
    "sanctum": {
        "easy": (1260, MEASURED), "normal": (1500, MEASURED), "hard": (1600, ESTIMATED), "expert": (1640, ESTIMATED),
        "random": (700, ESTIMATED), "greedy": (1500, MEASURED), "search:300": (1610, MEASURED),
        "search:1500": (1650, ESTIMATED),
    },
}  # fmt: skip
"""The bots' own points and deviations, which never change: `greedy` is the mark, the others stand as far from it as
games against it say (docs/strength.md). Bots of other games are left out of the count."""


def bot_rating(game: str, agent: str) -> Rating | None:
    """What a bot counts as; None where it is left out. One with a style counts as its level does, but is less sure."""
    known = BOTS.get(game, {})
    if agent in STYLED and known:
        return Rating(known[agent.partition(":")[0]][0], ESTIMATED)
    found = known.get(agent)
    return None if found is None else Rating(*found)


def rested(rating: Rating, seconds: float) -> Rating:
    """The rating after a time without games: the points stay, and are less sure."""
    if seconds <= 0:
        return rating
    grown = sqrt(rating.deviation**2 + (SCALE * rating.volatility) ** 2 * seconds / PERIOD)
    return msgspec.structs.replace(rating, deviation=min(MAX_DEVIATION, grown))


def rate(rating: Rating, duels: Sequence[Duel]) -> Rating:
    """The rating after the results of one period; without any it is only less sure."""
    own = (rating.points - MEAN) / SCALE
    spread = rating.deviation / SCALE
    if not duels:
        return rested(rating, PERIOD)
    information = surprise = 0.0
    for duel in duels:
        weight = 1 / sqrt(1 + 3 * (duel.deviation / SCALE / pi) ** 2)
        expected = 1 / (1 + exp(-weight * (own - (duel.points - MEAN) / SCALE)))
        information += weight * weight * expected * (1 - expected)
        surprise += weight * (duel.score - expected)
    variance = 1 / information
    volatility = _new_volatility(rating.volatility, spread, variance, variance * surprise)
    before = sqrt(spread * spread + volatility * volatility)
    after = 1 / sqrt(1 / (before * before) + information)
    points = MEAN + SCALE * (own + after * after * surprise)
    return Rating(points, min(MAX_DEVIATION, SCALE * after), volatility)


def _new_volatility(old: float, spread: float, variance: float, change: float) -> float:
    """The volatility that fits the results best, found by the Illinois method as Glickman describes it."""
    a = log(old * old)

    def slope(x: float) -> float:
        grown = exp(x)
        total = spread * spread + variance + grown
        return grown * (change * change - total) / (2 * total * total) - (x - a) / (TAU * TAU)

    low = a
    if change * change > spread * spread + variance:
        high = log(change * change - spread * spread - variance)
    else:
        step = 1
        while slope(a - step * TAU) < 0:
            step += 1
        high = a - step * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > EXACTNESS:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)


def duels_of(seat: int, places: Sequence[int], ratings: Sequence[Rating | None]) -> list[Duel]:
    """A seat's results against each of the others that have a rating; equal places are a draw."""
    return [
        Duel(other.points, other.deviation, 1.0 if places[seat] < place else 0.5 if places[seat] == place else 0.0)
        for at, (other, place) in enumerate(zip(ratings, places, strict=True))
        if at != seat and other is not None
    ]
