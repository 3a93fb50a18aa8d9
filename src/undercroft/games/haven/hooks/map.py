"""The map as a game knows it: hexes and sight, what blocks, and what happens to figures on their way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from undercroft.core.grid import Grid, Pattern, placements, placements_on
from undercroft.core.request import Flow
from undercroft.games.haven.hooks.types import S
from undercroft.games.haven.verbs import Action

if TYPE_CHECKING:
    from undercroft.games.haven.battlefield import Figure
    from undercroft.games.haven.context import ActionContext


class MapHooks(Generic[S]):
    """The map as a game knows it: hexes and sight, what blocks, and what happens to figures on their way."""

    def grid(self, state: S) -> Grid:
        """The hexes as they are connected now."""
        raise NotImplementedError

    def in_range(self, state: S, cell: int, reach: int) -> int:
        """The hexes that an action with this range can be aimed at from `cell`, line of sight included."""
        return self.grid(state).within(cell, reach)

    def within(self, state: S, cell: int, reach: int) -> int:
        """The same without line of sight, for what needs none."""
        return self.in_range(state, cell, reach)

    def sight(self, state: S, cell: int) -> int:
        """The hexes from which a figure on `cell` can be seen."""
        return self.grid(state).all

    def area_placements(self, state: S, area: Pattern, cell: int, reach: int) -> tuple[int, ...]:
        """Every placement of an area for a figure on `cell`; areas without an own hex need one hex in range."""
        grid = self.grid(state)
        if area.own:
            return placements(grid, area, cell)
        return placements_on(grid, area, self.in_range(state, cell, reach))

    def eventful_area_hexes(self, state: S, figure: Figure, action: Action) -> int:
        """Hexes besides the enemies' that tell two placements of an area apart (obstacles that it destroys)."""
        return 0

    def last_cell(self, state: S, figure: Figure) -> int:
        """Where a figure that has left the map stood last, for effects around it; -1 if nobody asks."""
        return -1

    def impassable(self, state: S, figure: Figure, own: bool = False) -> int:
        """Hexes that stop this figure's walking besides enemies, obstacles and objectives; `own`: it moves by
        itself and is not pushed or pulled."""
        return 0

    def walls(self, state: S, figure: Figure, own: bool = False) -> int:
        """Hexes that stop even those who jump and fly."""
        return 0

    def moving_side(self, state: S, figure: Figure, side: int) -> int:
        """With whom a figure that moves for `side` keeps company: whom it may pass (BB-CTL-1)."""
        return side

    def pauses(self, state: S, figure: Figure, own: bool = False) -> int:
        """Hexes in which a figure's walk pauses because something happens there at once (closed doors)."""
        return 0

    def enter_hazard(self, state: S, figure: Figure, cell: int, by: Figure | None) -> Flow[bool]:
        """A figure comes into a hex of `state.hazards`; `by` pushed or controlled it. True ends the movement."""
        raise NotImplementedError
        yield

    def is_watched(self, state: S, figure: Figure) -> bool:
        """Whether each single hex that this figure enters matters to somebody, so that its way is walked in full."""
        return False

    def eventful_hexes(self, state: S, figure: Figure) -> int:
        """Hexes besides hazards where something happens to a figure that walks over them."""
        return 0

    def leave_hex(self, state: S, figure: Figure, cell: int) -> None:
        """A watched figure steps out of a hex."""

    def enter_hex(
        self, state: S, figure: Figure, cell: int, by: Figure | None, context: ActionContext | None = None
    ) -> Flow[bool]:
        """A watched figure came into a hex, by an ability of its own where `context` is given. True ends its
        movement."""
        return False
        yield

    def after_move(self, state: S, figure: Figure, by: Figure | None) -> Flow[None]:
        """A watched figure has finished a move action; `by` made or let it move."""
        return
        yield

    def other_parts(self, state: S, thing: Figure) -> list[Figure]:
        """The other hexes of an objective that covers several: together they are one target (JL-ATK-7)."""
        return []
