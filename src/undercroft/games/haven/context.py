"""Who performs an ability, for which side and by whose decision, and what its actions have left behind so far."""

from __future__ import annotations

from undercroft.games.haven.battlefield import Arena, Figure
from undercroft.games.haven.hooks import Seats
from undercroft.games.haven.verbs import Value


class ActionContext:
    """One ability in progress."""

    __slots__ = ("actor", "area", "by", "dealt", "entered", "last", "seats", "side", "source")

    def __init__(self, actor: Figure, side: int, seats: Seats, source: str = "", by: Figure | None = None) -> None:
        self.actor = actor
        self.side = side
        self.seats = seats
        self.source = source  # where its bonuses are declared: a card's half, an item, a monster's column
        self.by = by  # the figure that controls or grants
        self.last: list[Figure] = []  # whom the action before was aimed at
        self.entered: list[int] = []  # the hexes entered by the move before
        self.area = 0  # the area of the attack before
        self.dealt = 0  # the damage of the attack before


def number(state: Arena, context: ActionContext, value: Value, target: Figure | None = None) -> int:
    """A declared value as a number."""
    if type(value) is int:
        return value
    if value == "damage_dealt":
        return context.dealt
    return state.kernel.cards.quantity(state, str(value), context.actor, target)
