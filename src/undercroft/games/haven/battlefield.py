"""What the kernel works on: figures, and the part of a game's state that holds a scenario's map and figures.

Cells are ints of the scenario's grid, sets of cells are bitboards. Rules that differ between the games are not here but
in the game's `kernel/` (see `hooks/`).
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from undercroft.core.state import Part, State
from undercroft.games.haven.hooks import Kernel

HEROES, MONSTERS = 0, 1

OFF = -1
"""The cell of a figure that is not on the map: dead, exhausted, not yet come."""

Running = tuple[str, int, int]
"""An active bonus: its source (see `CardHooks.declared`), which bonus of that source, how often it was used."""


class Figure(Part, rename={"max_health": "most", "is_objective": "thing"}):
    """A character, a monster or an objective. Printed traits belong to its kind; here is what changes.

    Written as data (cases, digests), two fields keep the names that they always had."""

    kind: str
    side: int
    health: int
    max_health: int
    cell: int = OFF
    number: int = 0
    """A monster's number; a character's seat."""
    elite: bool = False
    is_objective: bool = False
    """An objective: can be attacked, takes no turn, no condition and no forced movement (BB-TER-11, JL-OBJ-3)."""
    conditions: int = 0
    fresh: int = 0
    """Conditions gained in the figure's own turn that is in progress: they outlast it (BB-CON-4, JL-CND-O1)."""
    bonuses: list[Running] = msgspec.field(default_factory=list)


class Arena(State, kw_only=True):
    """The base of both games' states. The class that a game plays with names its answers to the kernel."""

    kernel: ClassVar[Kernel[Any]]
    figures: list[Figure] = msgspec.field(default_factory=list)
    obstacles: int = 0
    difficult: int = 0
    hazards: int = 0
    """Hexes with a hazard (Bugs) or a trap (Jaws); what it does is the game's to know."""
    acting: int = -1
    """The index of the figure whose turn it is; -1 between turns."""
    round: int = 0
