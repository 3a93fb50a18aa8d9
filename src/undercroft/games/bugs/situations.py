"""The situations in which an attack of an ability card may add something (BB-CNT-O2)."""

from __future__ import annotations

from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.cards.kinds import BESIDE_OBSTACLE, TARGET_ALONE, UNSEEN
from undercroft.games.bugs.state import Bugs
from undercroft.games.haven.battlefield import MONSTERS, OFF, Figure
from undercroft.games.haven.verbs import INVISIBLE


def is_given(state: Bugs, situation: str, attacker: Figure, target: Figure) -> bool:
    """Whether an attack on this target finds the situation."""
    if situation == UNSEEN:
        return bool(attacker.conditions & INVISIBLE)
    beside = board_of(state.map).grid.neighbour_bits[target.cell]
    if situation == BESIDE_OBSTACLE:
        return bool(state.obstacles & beside)
    if situation == TARGET_ALONE:
        return not any(
            other.cell != OFF and beside >> other.cell & 1
            for other in state.figures
            if other.side == MONSTERS and not other.is_objective
        )
    raise KeyError(f"no situation {situation}")
