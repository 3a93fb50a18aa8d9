"""Scenario 13."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.haven.battlefield import OFF, Figure
from undercroft.games.jaws import rooms
from undercroft.games.jaws.scenario_rules.base import ScenarioRules
from undercroft.games.jaws.state import Jaws


class Harvest(ScenarioRules):
    """13: a Blood Imp appears each round while the elite Black Sludge marked A lives; its death is the goal."""

    def _source(self, state: Jaws, at: int) -> bool:
        figure, origin = state.figures[at], state.origins[at]
        return figure.kind == "black-sludge" and origin >= 0 and state.book.monsters[origin].mark == "A"

    def on_round(self, state: Jaws) -> Flow[None]:
        for at, figure in enumerate(state.figures):
            if figure.cell != OFF and self._source(state, at):
                cell = state.board.monsters[state.origins[at]][1]
                yield from rooms.spawn(state, "blood-imp", cell, "nee"[state.count - 2])

    def on_death(self, state: Jaws, figure: Figure, cell: int, at: int) -> Flow[None]:
        if self._source(state, at):
            state.wave = 100
        return
        yield


RULES = Harvest(13)
