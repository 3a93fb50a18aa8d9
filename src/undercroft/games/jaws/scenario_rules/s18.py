"""Scenario 18."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.jaws import rooms
from undercroft.games.jaws.scenario_rules.base import ScenarioRules, spawn_at
from undercroft.games.jaws.state import Hero, Jaws


class Heist(ScenarioRules):
    """18: every treasure wakes a statue; when one for each character is looted, two more block the way out."""

    def looted(self, state: Jaws, hero: Hero, cell: int, number: int) -> Flow[None]:
        state.found += 1
        statues = state.board.letters["A"]
        room = state.board.room_of[cell]
        where = next((one for one in statues if state.board.room_of[one] == room), statues[0])
        yield from rooms.spawn(state, "stone-golem", where, "e")
        if state.found == state.count:
            yield from spawn_at(state, ("stone-golem", "B", ("nn", "ne", "ee")))


RULES = Heist(18)
