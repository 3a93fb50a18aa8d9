"""How Bugs answers the kernel about damage: negating it (`damage.py`) and deaths (`monsters.py`)."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.bugs import damage, goals, monsters
from undercroft.games.bugs.state import Bugs
from undercroft.games.haven.battlefield import MONSTERS, Figure
from undercroft.games.haven.hooks import DamageHooks


class BugsDamage(DamageHooks[Bugs]):
    def negate(self, state: Bugs, figure: Figure, amount: int, by: Figure | None) -> Flow[int]:
        return damage.suffer(state, figure, amount)

    def after_death(self, state: Bugs, figure: Figure, cell: int, by: Figure | None) -> Flow[None]:
        if figure.is_objective:
            goals.after_objective(state)
            return
        if figure.side == MONSTERS:
            yield from monsters.after_death(state, figure, cell)
        else:
            state.lost = True  # BB-EXH-1, 3
