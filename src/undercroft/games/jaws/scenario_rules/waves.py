"""Waves of monsters that follow one another."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.jaws.scenario_rules.base import ScenarioRules, Wave, spawn_at
from undercroft.games.jaws.scenario_rules.present import monsters
from undercroft.games.jaws.state import Jaws


class Waves(ScenarioRules):
    """Waves that follow one another at the start of the round after the last of the one before died."""

    waves: tuple[Wave, ...] = ()
    first = 0
    """The wave that stands on the map at the start."""

    def due(self, state: Jaws) -> bool:
        return not monsters(state)

    def on_start(self, state: Jaws) -> Flow[None]:
        state.wave = self.first
        return
        yield

    def on_round(self, state: Jaws) -> Flow[None]:
        if state.round < 2 or state.wave >= 3 or not self.due(state):
            return
        yield from spawn_at(state, *self.waves[state.wave - self.first])
        state.wave += 1
