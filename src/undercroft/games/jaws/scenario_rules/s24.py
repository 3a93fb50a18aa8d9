"""Scenario 24."""

from __future__ import annotations

from undercroft.games.haven.battlefield import HEROES
from undercroft.games.jaws.scenario_rules.present import monsters, objects
from undercroft.games.jaws.scenario_rules.waves import Waves
from undercroft.games.jaws.state import Jaws


class Wards(Waves):
    """24: three waves against three Wards; the scenario is lost when one of them falls."""

    objective_side = HEROES
    first = 1
    waves = (
        (
            ("black-imp", "A", ("nn", "nn", "ee")),
            ("black-imp", "B", ("nn", "ee", "ee")),
            ("chaos-demon", "C", ("n", "e", "e")),
        ),
        (("chaos-demon", "C", ("n", "e", "e")), ("chaos-demon", "D", ("nn", "nn", "ee"))),
    )

    def due(self, state: Jaws) -> bool:
        if state.wave == 1:
            return not monsters(state)
        return not any(f.kind == "chaos-demon" for f in monsters(state))

    def lost(self, state: Jaws) -> bool:
        return len(objects(state)) < len(state.book.objectives)


RULES = Wards(24)
