"""Ratings from pairwise results: Bradley-Terry on Elo's scale, with intervals.

A weak prior (ratings lie within some hundreds of points of each other) keeps a player who never lost from being
infinite; the interval then says how little is known about it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt

import msgspec

from undercroft.lab.stats import Z

SCALE = 400 / log(10)
"""Points of Elo for one unit of log-odds."""

PRIOR = 800 / SCALE
"""The prior's standard deviation, in log-odds."""

MEAN = 1500.0


class Rating(msgspec.Struct):
    """`points` of `games`: wins, with half a point for each draw."""

    name: str
    rating: float
    low: float
    high: float
    games: float
    points: float


Results = Mapping[tuple[str, str], float]
"""How many points the first of a pair took from the second, each pair both ways round."""


def rate(names: Sequence[str], points: Results) -> list[Rating]:
    """The ratings, best first."""
    size = len(names)
    won = [[points.get((a, b), 0.0) for b in names] for a in names]
    strength = [0.0] * size
    for _ in range(200):
        slope, bend = _derivatives(won, strength)
        step = _solve(bend, slope)
        strength = [value + change for value, change in zip(strength, step, strict=True)]
        if max(abs(change) for change in step) < 1e-10:
            break
    _, bend = _derivatives(won, strength)
    spread = _inverse(bend)
    middle = sum(strength) / size
    rows = [sum(row) / size for row in spread]
    whole = sum(rows) / size
    made = []
    for i, name in enumerate(names):
        error = sqrt(max(0.0, spread[i][i] - 2 * rows[i] + whole))  # of the distance from the mean of all
        rating = MEAN + SCALE * (strength[i] - middle)
        games = sum(won[i][j] + won[j][i] for j in range(size))
        made.append(Rating(name, rating, rating - Z * SCALE * error, rating + Z * SCALE * error, games, sum(won[i])))
    return sorted(made, key=lambda line: -line.rating)


def _derivatives(won: list[list[float]], strength: list[float]) -> tuple[list[float], list[list[float]]]:
    """The slope of the log-posterior, and minus its second derivatives."""
    size = len(strength)
    slope = [-value / PRIOR**2 for value in strength]
    bend = [[1 / PRIOR**2 if i == j else 0.0 for j in range(size)] for i in range(size)]
    for i in range(size):
        for j in range(i + 1, size):
            games = won[i][j] + won[j][i]
            if not games:
                continue
            expected = 1 / (1 + exp(strength[j] - strength[i]))
            slope[i] += won[i][j] - games * expected
            slope[j] -= won[i][j] - games * expected
            weight = games * expected * (1 - expected)
            bend[i][i] += weight
            bend[j][j] += weight
            bend[i][j] -= weight
            bend[j][i] -= weight
    return slope, bend


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss with pivots; the matrix is small and positive definite."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        best = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            for k in range(i, size + 1):
                rows[j][k] -= factor * rows[i][k]
    result = [0.0] * size
    for i in range(size - 1, -1, -1):
        result[i] = (rows[i][size] - sum(rows[i][k] * result[k] for k in range(i + 1, size))) / rows[i][i]
    return result


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    size = len(matrix)
    columns = [_solve(matrix, [1.0 if i == j else 0.0 for i in range(size)]) for j in range(size)]
    return [[columns[j][i] for j in range(size)] for i in range(size)]
