"""What a searching agent has learned of a game: how likely each seat is to win, from the game's features.

One logistic line per game, or a small network where that foresees more, fitted by the lab to many games and shipped
beside this file; a game without either is judged by its own `evaluate`.
"""

from __future__ import annotations

from functools import cache, cached_property
from importlib.resources import files
from math import exp
from typing import Any

import msgspec

from undercroft.agents.layers import FINE, PackedLayer, dense, np
from undercroft.core.game import Game
from undercroft.core.state import State


class Value(msgspec.Struct, dict=True, omit_defaults=True):
    """Weights for the features of a state, as one seat sees them."""

    game: str
    version: str
    """Of the rules it was fitted to."""
    weights: list[float]
    bias: float
    games: int
    """How many games it was fitted to."""
    layers: list[PackedLayer] = []
    """The layers of a network before the line, which then weighs the units of the last of them."""

    @cached_property
    def hidden(self) -> list[Any]:
        """The layers, opened: as arrays where NumPy is there."""
        opened = [layer.open() for layer in self.layers]
        if np is None:
            return list(opened)
        return [(np.ascontiguousarray(np.array(layer.weights).T), np.array(layer.bias)) for layer in opened]

    @cached_property
    def size(self) -> int:
        """How many features it reads."""
        return len(self.layers[0].open().weights[0]) if self.layers else len(self.weights)

    def chance(self, features: list[float]) -> float:
        values = self._through(features) if self.layers else features
        total = self.bias
        for weight, value in zip(self.weights, values, strict=True):
            total += weight * value
        return 1 / (1 + exp(-max(-30.0, min(30.0, total))))

    def _through(self, values: list[float]) -> list[float]:
        """What the last layer's units say, to so many digits that plain Python and NumPy agree."""
        if np is None:
            for layer in self.hidden:
                values = [max(0.0, value) for value in dense(layer, values)]
            return [round(value, FINE) for value in values]
        row: Any = np.array(values)
        for weights, bias in self.hidden:
            row = np.maximum(row @ weights + bias, 0)
        return [round(value, FINE) for value in row.tolist()]

    def judge(self, game: Game[Any], state: State) -> list[float]:
        """How likely each seat is to win; all the same in a cooperative game, else together one win.

        By the game's own `evaluate` where its features are no longer those that this was fitted to.
        """
        seats = range(1 if game.cooperative else state.players)
        seen = [game.bots.features(state, seat) for seat in seats]
        if len(seen[0]) != self.size:
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
