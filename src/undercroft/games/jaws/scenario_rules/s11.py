"""Scenario 11."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.jaws.scenario_rules.base import ScenarioRules, Wave, spawn_at
from undercroft.games.jaws.state import Jaws


class Sewers(ScenarioRules):
    """11: vipers come out of the walls in the second round after room 3 was opened."""

    def on_reveal(self, state: Jaws, room: int) -> Flow[None]:
        if room == 3:
            state.wave = state.round + 2
        return
        yield

    def on_round(self, state: Jaws) -> Flow[None]:
        if state.wave and state.round == state.wave:
            vipers: Wave = (("giant-viper", "B", ("nn", "nn", "ee")), ("giant-viper", "C", ("nn", "ee", "ee")))
            yield from spawn_at(state, *vipers)


RULES = Sewers(11)
