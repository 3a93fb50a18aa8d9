"""What an ability card is, and the area patterns that cards of this game print.

The cards themselves are declared character by character beside this module; monsters and items have theirs.
"""

from __future__ import annotations

import msgspec

from undercroft.core.grid import pattern
from undercroft.games.haven.verbs import Ability

TURN = "turn"
"""A bonus without an icon: it holds for the rest of the turn."""

ARC = pattern(((1, -1), (1, 0)), own=True)
"""Two neighbouring hexes beside oneself."""
CONE = pattern(((1, -1), (1, 0), (2, -2), (2, -1), (2, 0)), own=True)
TRIANGLE = pattern(((0, 0), (1, -1), (1, 0)))
BLAST = pattern(((-1, 0), (-1, 1), (0, -1), (0, 0), (0, 1), (1, -1), (1, 0)))
HUGE = pattern(((-1, 1), (-1, 2), (0, 0), (0, 1), (0, 2), (1, -1), (1, 0), (1, 1), (1, 2), (2, -1), (2, 0), (2, 1)))


class Card(msgspec.Struct, frozen=True):
    """A character's ability card: `level` is A, B, 1, X or 2 to 9; `number` its printed serial number (JL-UIX-4)."""

    id: str
    level: str
    initiative: int
    number: int
    top: Ability
    bottom: Ability

    @property
    def title(self) -> str:
        """The message of its title: cards of levels A, B and 1 share titles (JL-CHR-F4)."""
        return (
            self.id.removesuffix("-a")
            if self.level == "A"
            else self.id.removesuffix("-b")
            if self.level == "B"
            else self.id
        )
