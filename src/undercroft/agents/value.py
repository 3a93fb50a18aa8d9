"""What a searching agent has learned of a game: how likely each seat is to win, from the game's features.

One logistic line per game, fitted by the lab to many games and shipped beside this file; a game without one is judged
by its own `evaluate`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp
from typing import Any

import msgspec

from undercroft.core.game import Game
from undercroft.core.state import State


class Value(msgspec.Struct):
    """Weights for the features of a state, as one seat sees them."""

    game: str
    version: str
    """Of the rules it was fitted to."""
    weights: list[float]
    bias: float
    games: int
    """How many games it was fitted to."""

    def chance(self, features: list[float]) -> float:
        total = self.bias
        for weight, feature in zip(self.weights, features, strict=True):
            total += weight * feature
        return 1 / (1 + exp(-max(-30.0, min(30.0, total))))

    def judge(self, game: Game[Any], state: State) -> list[float]:
        """How likely each seat is to win; all the same in a cooperative game, else together one win.

        By the game's own `evaluate` where its features are no longer those that this was fitted to.
        """
        seats = range(1 if game.cooperative else state.players)
        seen = [game.bots.features(state, seat) for seat in seats]
        if len(seen[0]) != len(self.weights):
            return list(game.bots.evaluate(state))
        odds = [self.chance(features) for features in seen]
        if game.cooperative:
            return odds * state.players
        total = sum(odds) or 1.0
        return [odd / total for odd in odds]


@cache
def value_of(game: Game[Any]) -> Value | None:
    """What was learned of this game, if anything."""
    file = files("undercroft.agents") / "values" / f"{game.name}.json"
    if not file.is_file():
        return None
    value = msgspec.json.decode(file.read_bytes(), type=Value)
    return value if value.game == game.name else None  # `judge` sees whether its features are still the same
