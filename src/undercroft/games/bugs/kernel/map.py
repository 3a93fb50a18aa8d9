"""How Bugs answers the kernel about the map: one open map, plain distance, hazards that stay."""

from __future__ import annotations

from undercroft.core.grid import Grid
from undercroft.core.request import Flow
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.events import HazardEntered
from undercroft.games.bugs.state import Bugs
from undercroft.games.haven.battlefield import OFF, Figure
from undercroft.games.haven.damage import gain, suffer
from undercroft.games.haven.figures import index
from undercroft.games.haven.hooks import MapHooks
from undercroft.games.haven.verbs import IMMOBILIZE


class BugsMap(MapHooks[Bugs]):
    def grid(self, state: Bugs) -> Grid:
        return board_of(state.map).grid

    def in_range(self, state: Bugs, cell: int, reach: int) -> int:
        rows = board_of(state.map).grid.within_rows[cell]  # BB-RNG-1, 2, BB-TER-4: through everything
        return rows[reach] if reach < len(rows) else rows[-1]

    def impassable(self, state: Bugs, figure: Figure, own: bool = False) -> int:
        """BB-TER-9: whoever stands in an immobilizing hazard is an obstacle to all others."""
        if not state.hazard_conditions & IMMOBILIZE:
            return 0
        board = 0
        for other in state.figures:
            if other.cell != OFF and other is not figure:
                board |= 1 << other.cell
        return board & state.hazards

    def enter_hazard(self, state: Bugs, figure: Figure, cell: int, by: Figure | None) -> Flow[bool]:
        """BB-TER-6 to 8, BB-FRC-5: each entry applies the printed effect."""
        if state.log is not None:
            state.tell(HazardEntered(figure=index(state, figure), cell=cell))
        if state.hazard_conditions:
            gain(state, figure, state.hazard_conditions)
        if state.hazard_damage:
            yield from suffer(state, figure, state.hazard_damage, by)
        return bool(figure.conditions & state.hazard_conditions & IMMOBILIZE)
