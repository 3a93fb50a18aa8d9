"""Figures on the map: who stands where, and whom a side can target."""

from __future__ import annotations

from undercroft.games.haven.battlefield import OFF, Arena, Figure
from undercroft.games.haven.verbs import INVISIBLE


def occupied(state: Arena) -> int:
    """The hexes with a figure."""
    board = 0
    for figure in state.figures:
        if figure.cell != OFF:
            board |= 1 << figure.cell
    return board


def at(state: Arena, cell: int) -> Figure | None:
    """The figure on this hex."""
    for figure in state.figures:
        if figure.cell == cell:
            return figure
    return None


def index(state: Arena, figure: Figure) -> int:
    """The place of a figure in the list, which is its name in options."""
    for at_, other in enumerate(state.figures):
        if other is figure:
            return at_
    raise ValueError("the figure is not in the arena")


def enemies(state: Arena, side: int) -> list[Figure]:
    """The figures on the map that this side can target: invisible ones cannot be (BB-CON-7)."""
    return [f for f in state.figures if f.cell != OFF and f.side != side and not f.conditions & INVISIBLE]
