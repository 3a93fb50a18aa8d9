"""Scenario 19."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.haven.battlefield import Figure
from undercroft.games.jaws.events import CoinsDropped
from undercroft.games.jaws.scenario_rules.base import ScenarioRules
from undercroft.games.jaws.state import Jaws


class Nests(ScenarioRules):
    """19: a destroyed Nest leaves coins behind: two money tokens where the sources know of a treasure tile."""

    def on_destroyed(self, state: Jaws, figure: Figure, cell: int) -> Flow[None]:
        state.coins[cell] = state.coins.get(cell, 0) + 2
        if state.log is not None:
            state.tell(CoinsDropped(cell=cell, count=2))
        return
        yield


RULES = Nests(19)
