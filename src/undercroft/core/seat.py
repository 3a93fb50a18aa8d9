"""A seat: what a person or an agent is handed instead of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

from undercroft.core.chance import Dice
from undercroft.core.events import LogLine
from undercroft.core.request import Choice
from undercroft.core.state import State

if TYPE_CHECKING:
    from undercroft.core.game import Game
    from undercroft.core.scene import Scene
    from undercroft.core.table import Table
    from undercroft.core.why_not import Refusal

S = TypeVar("S", bound=State, default=Any, covariant=True)


class Seat(Generic[S]):
    """Everything one seat may know: its view of the state, what it is asked, its story, and guesses.

    An agent is a function that is handed a seat and returns an option, its key or its place among the options.

    Examples:
        >>> import undercroft
        >>> from undercroft.core.chance import Dice
        >>> table = undercroft.table("thunderstone", players=2, seed=7)
        >>> table.choose("first:0")
        >>> seat = table.seat(0)
        >>> seat
        <seat 1 of thunderstone: is asked turn.way (3 options)>
        >>> seat.request.keys()
        ['village', 'dungeon', 'rest']
        >>> guess = seat.guess(Dice(1))                                 # the same to this seat, and playable
        >>> guess.view(0) == seat.view, guess.state == table.state
        (True, False)
    """

    __slots__ = ("__table", "index")

    def __init__(self, table: Table[S], index: int) -> None:
        self.__table = table
        self.index = index

    @property
    def game(self) -> Game[S]:
        """The game that is played."""
        return self.__table.game

    @property
    def request(self) -> Choice | None:
        """The choice this seat is asked to make, if any."""
        return self.__table.asked(self.index)

    @property
    def view(self) -> S:
        """A copy of the state with nothing in it that the seat may not know."""
        return self.__table.view(self.index)

    @property
    def _sight(self) -> S:
        """The view for a game's own bots, which only read it: no copy where nothing is hidden."""
        return self.__table._sight(self.index)

    @property
    def lines(self) -> list[LogLine]:
        """The story as this seat may read it."""
        return self.__table.lines(self.index)

    def scene(self) -> Scene:
        """The screen of this seat: panels, question and story."""
        from undercroft.core.scene import look

        return look(self.__table, self.index)

    def why_not(self, thing: str) -> Refusal | None:
        """Why a thing of this seat's screen, by its id, cannot be chosen now; None where it can be."""
        from undercroft.core.why_not import why_not

        return why_not(self.__table, self.index, thing)

    def __repr__(self) -> str:
        request = self.request
        asked = "is asked nothing" if request is None else f"is asked {request.kind} ({len(request.options)} options)"
        return f"<seat {self.index + 1} of {self.game.name}: {asked}>"

    def _repr_html_(self) -> str:
        return self.__table.shown(self.index)

    def guess(self, dice: Dice, *, light: bool = False) -> Table[S]:
        """A playable table that agrees with everything the seat knows."""
        return self.__table.guess(self.index, dice, light=light)
