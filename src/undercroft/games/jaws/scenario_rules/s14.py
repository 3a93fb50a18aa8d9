"""Scenario 14."""

from __future__ import annotations

from undercroft.core.question import Question
from undercroft.core.request import Flow, Option
from undercroft.games.haven.damage import die
from undercroft.games.haven.figures import index
from undercroft.games.haven.options import TARGET
from undercroft.games.jaws import rooms
from undercroft.games.jaws.scenario_rules.base import ScenarioRules
from undercroft.games.jaws.scenario_rules.present import monsters
from undercroft.games.jaws.state import Jaws

WHICH_ZEALOT: Question[Jaws] = Question("viper.zealot", TARGET, clause="JL-GEN-1")


class Vipers(ScenarioRules):
    """14: from round 2 a Giant Viper next to a Zealot dies at the start of the round and leaves elite Blood Imps."""

    def on_round(self, state: Jaws) -> Flow[None]:
        if state.round < 2:
            return
        grid = state.kernel.map.grid(state)
        for viper in [f for f in monsters(state) if f.kind == "giant-viper"]:
            zealots = [
                f for f in monsters(state) if f.kind == "zealot" and grid.neighbour_bits[viper.cell] >> f.cell & 1
            ]
            if not zealots:
                continue
            zealot = zealots[0]
            if len(zealots) > 1:
                options: list[Option] = [("target", index(state, f)) for f in zealots]
                seats = tuple(range(state.players))
                option = yield WHICH_ZEALOT.ask(seats, options, (index(state, viper),))
                zealot = state.figures[int(option[1])]
            yield from die(state, viper, None)
            yield from rooms.spawn(state, "blood-imp", zealot.cell, "ee" if viper.elite else "e")


RULES = Vipers(14)
