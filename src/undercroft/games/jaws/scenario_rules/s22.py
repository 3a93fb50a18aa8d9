"""Scenario 22."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.haven.battlefield import Figure
from undercroft.games.haven.damage import suffer
from undercroft.games.jaws.scenario_rules.base import ScenarioRules, spawn_at
from undercroft.games.jaws.scenario_rules.present import monsters
from undercroft.games.jaws.state import Jaws


class Message(ScenarioRules):
    """22: a single Stone Golem with elite values crumbles while vipers keep coming."""

    def on_round(self, state: Jaws) -> Flow[None]:
        if state.round < 2:
            return
        for golem in [f for f in monsters(state) if f.kind == "stone-golem"]:
            yield from suffer(state, golem, state.count // 2, None)
        yield from spawn_at(state, ("giant-viper", "B", ("nn", "ne", "ee")))

    def on_come(self, state: Jaws, figure: Figure) -> None:
        if figure.kind == "stone-golem":
            figure.elite = True

    def on_death(self, state: Jaws, figure: Figure, cell: int, at: int) -> Flow[None]:
        if figure.kind == "stone-golem":
            state.wave = 100
        return
        yield


RULES = Message(22)
