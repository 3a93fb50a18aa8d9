"""The layers of a small network, and how they are kept in a file. Plain Python; quicker where NumPy is there."""

from __future__ import annotations

from base64 import b64decode, b64encode
from itertools import chain
from struct import calcsize, pack, unpack

import msgspec

try:
    import numpy as np
except ImportError:  # plain Python does the same sums
    np = None  # type: ignore[assignment]

FINE = 6
"""Scores are compared to so many digits, so that plain Python and NumPy take the same option."""


class Layer(msgspec.Struct):
    """Rows of weights, one row per unit, and a bias for each."""

    weights: list[list[float]]
    bias: list[float]


class PackedLayer(msgspec.Struct, omit_defaults=True):
    """A layer as it is kept: rows and biases as they are (format 1), or one after the other as half-precision
    numbers in base64."""

    weights: list[list[float]] = []
    bias: list[float] = []
    units: int = 0
    halves: str = ""

    def open(self) -> Layer:
        if not self.halves:
            return Layer(self.weights, self.bias)
        data = b64decode(self.halves, validate=True)
        numbers = unpack(f"<{len(data) // calcsize('<e')}e", data)
        cut = len(numbers) - self.units
        columns, rest = divmod(cut, self.units)
        if cut < 0 or rest:
            raise ValueError("weights that make no rows")
        rows = [list(numbers[at * columns : (at + 1) * columns]) for at in range(self.units)]
        return Layer(rows, list(numbers[cut:]))

    @classmethod
    def pack(cls, layer: Layer) -> PackedLayer:
        numbers = [*chain.from_iterable(layer.weights), *layer.bias]
        return cls(units=len(layer.bias), halves=b64encode(pack(f"<{len(numbers)}e", *numbers)).decode())


def dense(layer: Layer, values: list[float]) -> list[float]:
    """What each unit of a layer makes of these values."""
    return [
        bias + sum([w * x for w, x in zip(row, values, strict=True)])
        for row, bias in zip(layer.weights, layer.bias, strict=True)
    ]
