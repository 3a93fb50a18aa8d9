"""What a table keeps, as records: the start of a stage, and flows that run side by side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from undercroft.core.request import Chance, Choice


class Snapshot(msgspec.Struct, gc=False):
    """The start of a stage: everything before it is settled."""

    state: Any
    lines: int


class Side(msgspec.Struct):
    """One of the flows; `chance` where it waits for an outcome entered by hand."""

    send: Callable[[Any], Any]
    choice: Choice | None = None
    chance: Chance | None = None


class Sides(msgspec.Struct):
    """The flows still running, what the ended ones returned, and whose each answer since the opening was."""

    running: dict[int, Side]
    results: dict[int, Any]
    since: int
    owners: list[int]

    def requests(self) -> dict[int, Choice]:
        return {seat: side.choice for seat, side in self.running.items() if side.choice is not None}

    def asked(self, seat: int) -> Choice | None:
        side = self.running.get(seat)
        return side.choice if side is not None else None

    def turn(self, prefer: int | None = None) -> tuple[int, Choice] | None:
        """A seat that is asked, and what: the preferred one if it is among them, else the first."""
        found = None
        for seat, side in self.running.items():
            if side.choice is not None:
                if seat == prefer:
                    return seat, side.choice
                if found is None:
                    found = seat, side.choice
        return found
