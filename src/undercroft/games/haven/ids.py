"""The ids of things on the screen that both games have; screens, options and beats name them by these alone."""

from __future__ import annotations

MAP = "map"
TURNS = "turns"
"""The order of turns."""
ELEMENTS = "elements"
GOAL = "goal"


def cell_id(cell: int) -> str:
    """The id of a hex on the screen."""
    return f"hex-{cell}"


def figure_id(at: int) -> str:
    """The id of a figure on the screen."""
    return f"figure-{at}"
