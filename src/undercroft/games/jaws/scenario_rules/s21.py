"""Scenario 21."""

from __future__ import annotations

from undercroft.core.request import Flow, Option
from undercroft.games.haven.attack import Blow
from undercroft.games.haven.battlefield import OFF, Figure
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.verbs import Traits
from undercroft.games.jaws import rooms
from undercroft.games.jaws.scenario_rules.base import ScenarioRules
from undercroft.games.jaws.scenario_rules.present import objects
from undercroft.games.jaws.state import Jaws


class Chaos(ScenarioRules):
    """21: tables that hide a demon, vipers that a demon protects, a room whose floor burns while its demon lives."""

    heirs = True

    def _demon(self, state: Jaws, mark: str) -> bool:
        return any(
            figure.cell != OFF
            and state.origins[at] >= 0
            and not figure.is_objective
            and state.book.monsters[state.origins[at]].mark == mark
            for at, figure in enumerate(state.figures)
        )

    def _protected(self, state: Jaws, figure: Figure) -> bool:
        return figure.kind == "giant-viper" and self._demon(state, "3")

    def on_come(self, state: Jaws, figure: Figure) -> None:
        if figure.kind == "giant-viper":
            figure.health = figure.max_health = 1

    def traits(self, state: Jaws, figure: Figure, traits: Traits) -> Traits:
        if figure.kind != "giant-viper" or not self._protected(state, figure):
            return traits
        return Traits(shield=state.level + 2, attack=traits.attack)

    def on_attacked(self, state: Jaws, blow: Blow) -> Flow[None]:
        if blow.target.kind == "giant-viper" and blow.actor.cell != OFF and self._protected(state, blow.target):
            yield from suffer(state, blow.actor, state.level, blow.target)

    def on_destroyed(self, state: Jaws, figure: Figure, cell: int) -> Flow[None]:
        if objects(state):
            return
        _, hexes = state.board.objectives[figure.number]
        free = [one for one in hexes if rooms.empty(state) >> one & 1]
        if len(free) > 1:  # JL-GEN-1: the demon hid under a table of two hexes
            options: list[Option] = [("place", one) for one in free]
            option = yield rooms.SPAWN_WHERE.ask(tuple(range(state.players)), options, ("chaos-demon",))
            cell = int(option[1])
        yield from rooms.spawn(state, "chaos-demon", cell, ("n", "e", "e")[state.count - 2])

    def watches(self, state: Jaws, figure: Figure) -> bool:
        return bool(state.revealed >> 5 & 1) and state.level >= 2 and self._demon(state, "A")

    def on_enter(self, state: Jaws, figure: Figure, cell: int) -> Flow[None]:
        if state.board.room_of[cell] == 5 and self._demon(state, "A"):
            yield from suffer(state, figure, state.level // 2, None)


RULES = Chaos(21)
