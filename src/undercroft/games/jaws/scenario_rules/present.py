"""Who and what is on the map."""

from __future__ import annotations

from undercroft.games.haven.battlefield import MONSTERS, OFF, Figure
from undercroft.games.jaws.state import Jaws


def monsters(state: Jaws) -> list[Figure]:
    """The monsters on the map."""
    return [f for f in state.figures if f.cell != OFF and f.side == MONSTERS and not f.is_objective]


def objects(state: Jaws) -> list[Figure]:
    return [f for f in state.figures if f.cell != OFF and f.is_objective]
