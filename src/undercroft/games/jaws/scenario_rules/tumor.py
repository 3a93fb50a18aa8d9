"""Scenarios 5, 7 and 8: the Blood Tumor."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.haven.battlefield import Figure
from undercroft.games.haven.damage import heal
from undercroft.games.haven.effects import ActionContext
from undercroft.games.jaws.scenario_rules.base import ScenarioRules
from undercroft.games.jaws.scenario_rules.present import monsters
from undercroft.games.jaws.state import Jaws


class Tumor(ScenarioRules):
    """5, 7, 8: the Blood Tumor never moves, starts wounded, heals itself (1) or all its allies (2)."""

    def __init__(self, number: int, wounded: int) -> None:
        super().__init__(number)
        self.wounded = wounded

    def on_come(self, state: Jaws, figure: Figure) -> None:
        if figure.kind == "blood-tumor":
            figure.health -= self.wounded * state.count

    def on_death(self, state: Jaws, figure: Figure, cell: int, at: int) -> Flow[None]:
        if figure.kind == "blood-tumor":
            state.wave = 100
        return
        yield

    def boss(self, state: Jaws, deed: ActionContext, number: int) -> Flow[bool]:
        half = state.level // 2
        if number == 1:
            heal(state, deed.actor, state.count + half)
        else:
            for ally in monsters(state):
                if ally is not deed.actor:
                    heal(state, ally, 2 + half)
        return True
        yield


RULES: tuple[Tumor, ...] = (Tumor(5, 4), Tumor(7, 2), Tumor(8, 2))
