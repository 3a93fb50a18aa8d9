"""What people wish for when they make a table, completed: the deal of a guide, whether the coach may be asked."""

from __future__ import annotations

from typing import Any

from undercroft.core.errors import BadOption
from undercroft.core.game import Game
from undercroft.server.messages import NewTable, SeatRequest


def guided(game: Game[Any], wish: NewTable) -> NewTable:
    """The same wish with the prepared deal of the game's guide."""
    guide = game.guide
    if guide is None:
        raise BadOption("error.no-guide", name=game.name)
    name = wish.seats[0].name if wish.seats else ""
    seats = [SeatRequest(name=name), *(SeatRequest(who="bot", agent=agent) for agent in guide.agents)]
    return NewTable(game.name, guide.options, seats, seed=guide.seed, language=wish.language, guided=True)


def has_coach(game: Game[Any], seats: list[SeatRequest]) -> bool:
    """Whether people may ask the coach where nobody has said so: not against each other."""
    return game.cooperative or sum(seat.who != "bot" for seat in seats) == 1
