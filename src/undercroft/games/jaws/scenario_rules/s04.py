"""Scenario 4."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.haven.battlefield import Figure
from undercroft.games.jaws.scenario_rules.base import ScenarioRules, spawn_at
from undercroft.games.jaws.scenario_rules.present import objects
from undercroft.games.jaws.state import Jaws


class Stones(ScenarioRules):
    """4: reinforcements when two and when all four Summoning Stones are destroyed."""

    heirs = True

    def on_destroyed(self, state: Jaws, figure: Figure, cell: int) -> Flow[None]:
        left = len(objects(state))
        if left == 2:
            yield from spawn_at(state, ("zealot", "B", ("ne", "ne", "ne")), ("zealot", "C", ("", "nn", "ne")))
        elif left == 0:
            yield from spawn_at(
                state,
                ("stone-golem", "A", ("n", "n", "n")),
                ("zealot", "A", ("nn", "nn", "nn")),
                ("stone-golem", "B", ("", "n", "n")),
                ("zealot", "C", ("", "", "e")),
            )


RULES = Stones(4)
