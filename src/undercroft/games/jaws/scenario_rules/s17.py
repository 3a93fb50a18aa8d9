"""Scenario 17."""

from __future__ import annotations

from undercroft.core.request import Flow, Option
from undercroft.games.haven import verbs as e
from undercroft.games.haven.attack import Blow, add_traits, boost, strike
from undercroft.games.haven.battlefield import HEROES, OFF, Figure
from undercroft.games.haven.damage import suffer_all
from undercroft.games.haven.effects import ActionContext
from undercroft.games.haven.figures import index
from undercroft.games.haven.monsters import act
from undercroft.games.haven.monsters.attack import MONSTER_TARGET
from undercroft.games.jaws import rooms
from undercroft.games.jaws.memory import AbilityMemory
from undercroft.games.jaws.scenario_rules.base import Ranks, ScenarioRules, spawn_at
from undercroft.games.jaws.state import Jaws


class Twilight(ScenarioRules):
    """17: the First of the Order; Blood Monstrosities come at C every round once room 3 is open."""

    def on_reveal(self, state: Jaws, room: int) -> Flow[None]:
        if room == 3:
            state.wave = state.round
        return
        yield

    def on_round(self, state: Jaws) -> Flow[None]:
        if state.wave and state.wave < 100:
            ranks: Ranks = ("n", "n", "e") if (state.round - state.wave) % 2 else ("n", "e", "e")
            yield from spawn_at(state, ("blood-monstrosity", "C", ranks))

    def on_death(self, state: Jaws, figure: Figure, cell: int, at: int) -> Flow[None]:
        if figure.kind == "first-of-the-order":
            state.wave = 100
        return
        yield

    def boss(self, state: Jaws, deed: ActionContext, number: int) -> Flow[bool]:
        actor = deed.actor
        if number == 1:
            board = state.kernel.map.within(state, actor.cell, 2)  # JL-DMG-4
            foes = [f for f in state.figures if f.cell != OFF and f.side == HEROES and board >> f.cell & 1]
            yield from suffer_all(state, [(foe, 2) for foe in foes], actor, deed.seats)
            if actor.cell != OFF:
                yield from rooms.spawn(state, "blood-imp", actor.cell, "n" * -(-state.count // 2))
            return True
        memory = AbilityMemory()
        yield from act(state, actor, (e.Attack(value=0, relative=True),), deed.source, memory)
        hits = memory.hits
        if not hits:
            return True
        last = state.figures[hits[-1]]
        cell = last.cell if last.cell != OFF else state.kernel.map.last_cell(state, last)
        for bonus in (-1, -2):
            board = state.kernel.map.in_range(state, cell, 2)
            near = [f for f in state.figures if f.cell != OFF and f.side == HEROES and board >> f.cell & 1]
            if not near or actor.cell == OFF:
                break
            target = near[0]
            if len(near) > 1:
                options: list[Option] = [("target", index(state, f)) for f in near]
                option = yield MONSTER_TARGET.ask(deed.seats, options, (index(state, actor),), "JL-MMV-13")
                target = state.figures[int(option[1])]
            value = state.kernel.monsters.base_value(state, actor, "attack") + bonus
            blow = Blow(actor, target, actor.side, deed.seats, True, value, False)
            add_traits(state, blow)
            yield from boost(state, blow)
            yield from strike(state, blow)
        return True


RULES = Twilight(17)
