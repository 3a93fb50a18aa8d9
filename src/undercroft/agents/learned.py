"""Plays what it has learned: a small network that scores each option by features of the state and the option.

Plain Python, so that a table needs nothing installed to seat one. Training lives in the lab.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Game
from undercroft.core.request import Option
from undercroft.core.seat import Seat

FORMAT = 1


class Layer(msgspec.Struct):
    """Rows of weights, one row per unit, and a bias for each."""

    weights: list[list[float]]
    bias: list[float]


class Network(msgspec.Struct):
    """A perceptron over the features of a state and of an option side by side; the last layer gives one score."""

    game: str
    version: str
    """Of the rules it learned on."""
    state: int
    """How many features describe the state, and how many an option."""
    option: int
    layers: list[Layer]
    format: int = FORMAT

    def scores(self, state: list[float], options: list[list[float]]) -> list[float]:
        """The worth of each option. What the state adds to the first layer is worked out once for all of them."""
        first = self.layers[0]
        cut = self.state
        base = [
            bias + sum([w * x for w, x in zip(row, state, strict=False)])
            for row, bias in zip(first.weights, first.bias, strict=True)
        ]
        tails = [row[cut:] for row in first.weights]
        made = []
        for option in options:
            active = [(at, x) for at, x in enumerate(option) if x]
            hidden = [max(0.0, b + sum([row[at] * x for at, x in active])) for b, row in zip(base, tails, strict=True)]
            for layer in self.layers[1:-1]:
                hidden = [max(0.0, value) for value in _dense(layer, hidden)]
            made.append(_dense(self.layers[-1], hidden)[0])
        return made

    def save(self, path: str | Path) -> None:
        Path(path).write_bytes(msgspec.json.encode(self))


def _dense(layer: Layer, values: list[float]) -> list[float]:
    return [
        bias + sum([w * x for w, x in zip(row, values, strict=True)])
        for row, bias in zip(layer.weights, layer.bias, strict=True)
    ]


@lru_cache(maxsize=16)
def read_network(path: str) -> Network:
    try:
        network = msgspec.json.decode(Path(path).read_bytes(), type=Network)
    except OSError as error:
        raise BadOption("error.learned-agent", path=path, cause=error.strerror or str(error)) from None
    except msgspec.MsgspecError as error:
        raise BadOption("error.learned-agent", path=path, cause=str(error)) from None
    if network.format != FORMAT:
        raise BadOption("error.learned-agent", path=path, cause=f"format {network.format} instead of {FORMAT}")
    width = network.state + network.option
    for layer in network.layers:
        if len(layer.bias) != len(layer.weights) or any(len(row) != width for row in layer.weights):
            raise BadOption("error.learned-agent", path=path, cause="layers that do not fit together")
        width = len(layer.bias)
    if width != 1:
        raise BadOption("error.learned-agent", path=path, cause=f"{width} outputs instead of 1")
    return network


class Learned:
    """A player that takes the option its network scores highest."""

    __slots__ = ("network",)

    def __init__(self, network: Network) -> None:
        self.network = network

    def __call__(self, seat: Seat) -> Option:
        choice = seat.request
        assert choice is not None
        options = choice.options
        if len(options) == 1:
            return options[0]
        game, view = seat.game, seat.view
        state = game.bots.features(view, seat.index)
        described = [game.bots.option_features(view, seat.index, choice, option) for option in options]
        if len(state) != self.network.state or len(described[0]) != self.network.option:
            raise ValueError(
                f"it learned from {self.network.state} + {self.network.option} features, "
                f"the game now has {len(state)} + {len(described[0])}: train it anew"
            )
        scores = self.network.scores(state, described)
        return options[max(range(len(options)), key=scores.__getitem__)]


def learned_agent(game: Game[Any], path: str, dice: Dice) -> Learned:
    """The agent that `learned:FILE` means; it must have learned this game."""
    network = read_network(path)
    if network.game != game.name:
        raise BadOption("error.learned-agent", path=path, cause=f"it learned {network.game}, not {game.name}")
    return Learned(network)
