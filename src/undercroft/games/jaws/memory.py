"""What an ability in progress has done so far, as cards of Jaws ask about it. Flows pass it along; it is no state."""

from __future__ import annotations

from undercroft.games.haven.battlefield import Figure
from undercroft.games.haven.context import ActionContext


class AbilityMemory:
    """Shared by all who act in one ability: its owner, allies by grant, enemies by force."""

    __slots__ = (
        "dealt", "destroyed", "excess", "fated", "granted", "hit_favorite", "hits", "named", "opened", "paid", "thrown",
    )  # fmt: skip

    def __init__(self) -> None:
        self.hits: list[int] = []  # who was attacked, in order
        self.paid = 0  # the elements that were spent
        self.destroyed = 0  # the hexes whose obstacles are gone
        self.granted = False  # an attack of the grant in progress was made
        self.fated: tuple[Figure, int] | None = None  # whose granted attack action gets how much more
        self.opened = False  # a door was opened
        self.hit_favorite = False  # the holder of the attacker's Favorite was attacked
        self.thrown = False  # the Favorite flies with the next attack
        self.dealt = 0  # what the last attack took from its target
        self.excess = 0  # by how much the last attack exceeded what its target had left
        self.named: Figure | None = None  # the only one whom the attack in progress may be aimed at


def memory_of(context: ActionContext | None) -> AbilityMemory:
    """The memory of an ability; a new one where it has none yet."""
    if context is None:
        return AbilityMemory()
    memory = context.memory
    if memory is None:
        memory = context.memory = AbilityMemory()
    assert isinstance(memory, AbilityMemory)
    return memory
