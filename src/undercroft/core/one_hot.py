"""Names as numbers for learning agents: one place for each, 1 where it is meant."""

from __future__ import annotations

from collections.abc import Sequence


class OneHot(dict[str, list[float]]):
    """The row of each name, made once; a row of zeros for what has no place. Rows are read, never changed."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__({name: [float(name == other) for other in names] for name in names})
        self.none = [0.0] * len(names)

    def __missing__(self, name: str) -> list[float]:
        return self.none
