"""Who performs an ability, for which side and by whose decision, and what its actions have left behind so far."""

from __future__ import annotations

from undercroft.games.haven.battlefield import Arena, Figure
from undercroft.games.haven.hooks import Seats
from undercroft.games.haven.verbs import Value


class ActionContext:
    """One ability in progress."""

    __slots__ = (
        "actor", "area", "by", "cured", "dealt", "entered", "last", "memory", "seats", "side", "source", "start",
    )  # fmt: skip

    def __init__(
        self,
        actor: Figure,
        side: int,
        seats: Seats,
        source: str = "",
        by: Figure | None = None,
        memory: object = None,
    ) -> None:
        self.actor = actor
        self.side = side
        self.seats = seats
        self.source = source  # where its bonuses are declared: a card's half, an item, a monster's column
        self.by = by  # the figure that controls or grants
        self.last: list[Figure] = []  # whom the action before was aimed at
        self.entered: list[int] = []  # the hexes entered by the move before
        self.area = 0  # the area of the attack before
        self.dealt = 0  # the damage of the attack before
        self.cured: list[Figure] = []  # who lost Poison by the heal before
        self.start = actor.cell  # where the ability began
        self.memory = memory  # what the game itself notes about the ability; shared with whoever acts by its leave

    @property
    def owner(self) -> Figure:
        """Whose doing it is: the acting figure, or the one that forces an enemy to act."""
        return self.actor if self.actor.side == self.side or self.by is None else self.by

    @property
    def earner(self) -> Figure:
        """Who gains its experience: the owner of the card, also where others act by it (JL-EXP-1)."""
        return self.actor if self.by is None else self.by


def number(state: Arena, context: ActionContext, value: Value, target: Figure | None = None) -> int:
    """A declared value as a number."""
    if type(value) is int:
        return value
    if value == "damage_dealt":
        return context.dealt
    return state.kernel.cards.quantity(state, str(value), context.actor, target, context)
