"""Scenario 12."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.haven.battlefield import Figure
from undercroft.games.jaws import rooms
from undercroft.games.jaws.scenario_rules.base import ScenarioRules
from undercroft.games.jaws.scenario_rules.present import objects
from undercroft.games.jaws.state import Jaws


class Pillars(ScenarioRules):
    """12: every pillar releases the dead; the four of room 1 open the way to the two that count."""

    heirs = True

    def locked(self, state: Jaws) -> int:
        return rooms.closed_doors(state)

    def gate(self, state: Jaws, figure: Figure) -> bool:
        return not state.revealed >> 2 & 1 and objects(state) == [figure]

    def on_destroyed(self, state: Jaws, figure: Figure, cell: int) -> Flow[None]:
        mark = state.book.objectives[figure.number].mark
        if mark == "A":
            yield from rooms.spawn(state, "living-corpse", cell, ("n", "e", "e")[state.count - 2])
        elif mark == "B":
            yield from rooms.spawn(state, "living-corpse", cell, ("n", "n", "e")[state.count - 2])
        if not objects(state):
            if state.revealed >> 2 & 1:
                state.wave = 100
            else:
                yield from rooms.reveal(state, 2)


RULES = Pillars(12)
