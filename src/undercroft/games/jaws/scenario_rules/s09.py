"""Scenario 9."""

from __future__ import annotations

from undercroft.core.question import Question
from undercroft.core.request import Flow, Option
from undercroft.games.haven import verbs as e
from undercroft.games.haven.attack import Blow, add_traits, boost, strike
from undercroft.games.haven.battlefield import HEROES, OFF, Figure
from undercroft.games.haven.effects import ActionContext
from undercroft.games.haven.events import JUMP, tell_way
from undercroft.games.haven.figures import index
from undercroft.games.haven.monsters import act
from undercroft.games.haven.options import FIGURE, TO_HEX
from undercroft.games.jaws import rooms
from undercroft.games.jaws.scenario_rules.base import ScenarioRules
from undercroft.games.jaws.state import NO_SYMBOL, Jaws

LEAP: Question[Jaws] = Question("boss.leap", TO_HEX, about=(FIGURE,), clause="JL-GEN-1")


class Horror(ScenarioRules):
    """9: the Blood Horror brings dead Zealots back as Living Corpses, from where they died."""

    def on_death(self, state: Jaws, figure: Figure, cell: int, at: int) -> Flow[None]:
        if figure.kind == "zealot":
            normal, elites = state.graves.get(cell, (0, 0))
            state.graves[cell] = (normal, elites + 1) if figure.elite else (normal + 1, elites)
        return
        yield

    def _leave(self, state: Jaws, cell: int, ranks: list[str]) -> None:
        """Who has come back from a hex lies there no more."""
        normal, elites = state.graves[cell]
        state.graves[cell] = (normal - ranks.count("n"), elites - ranks.count("e"))
        if state.graves[cell] == (0, 0):
            del state.graves[cell]

    def _raise(self, state: Jaws, cell: int) -> Flow[None]:
        """One of those who died on this hex comes back; of a normal and an elite one, whichever the players like."""
        normal, elites = state.graves[cell]
        rank = "e" if elites else "n"
        if elites and normal:
            options: list[Option] = [("comes", "living-corpse", "n"), ("comes", "living-corpse", "e")]
            option = yield rooms.SPAWN_FIRST.ask(tuple(range(state.players)), options)
            rank = str(option[2])
        self._leave(state, cell, [rank])
        yield from rooms.spawn(state, "living-corpse", cell, rank)

    def _raise_all(self, state: Jaws, graves: list[int]) -> Flow[None]:
        """All who died on these hexes come back, as far as there are standees (JL-SPN-4, JL-DOR-O4)."""
        wanted: list[rooms.Wanted] = []
        for cell in graves:
            normal, elites = state.graves[cell]
            wanted += [(NO_SYMBOL, cell, "living-corpse", rank) for rank in "e" * elites + "n" * normal]
        kept = yield from rooms.ration(state, "living-corpse", wanted)
        for cell in graves:
            there = [entry for entry in kept if entry[1] == cell]
            self._leave(state, cell, [entry[3] for entry in there])
            yield from rooms.appear(state, cell, [(kind, rank) for _, _, kind, rank in there])
        yield from rooms.join(state, "living-corpse")

    def boss(self, state: Jaws, deed: ActionContext, number: int) -> Flow[bool]:
        actor = deed.actor
        if number == 1:
            graves = list(state.graves)
            if graves:
                yield from self._raise(state, (yield from self._leap(state, deed, graves)))
            else:
                foes = [f for f in state.figures if f.cell != OFF and f.side == HEROES]
                if not foes:
                    return False
                target = yield from self._leap(state, deed, [f.cell for f in foes])
                for foe in foes:
                    if foe.cell == target:
                        yield from boss_attack(state, deed, foe, 0)
            return True
        yield from act(state, actor, (e.Move(value=0, relative=True), e.Attack(value=0, relative=True)), deed.source)
        if actor.cell != OFF:
            room = state.board.room_of[actor.cell]
            near = [cell for cell in state.graves if not room or state.board.room_of[cell] == room]
            yield from self._raise_all(state, near)
        return True

    def _leap(self, state: Jaws, deed: ActionContext, goals: list[int]) -> Flow[int]:
        """Jump to the farthest of these hexes, or beside it where it is taken; the hex aimed at."""
        actor = deed.actor
        walk = state.kernel.map.grid(state).walk[actor.cell]
        most = max(walk[cell] for cell in goals)
        far = [cell for cell in goals if walk[cell] == most]
        goal = far[0]
        if len(far) > 1:
            options: list[Option] = [("hex", cell) for cell in far]
            option = yield LEAP.ask(deed.seats, options, (index(state, actor),))
            goal = int(option[1])
        hexes = rooms.nearest_empty(state, goal)
        own = state.kernel.map.grid(state).neighbour_bits[goal] >> actor.cell & 1
        if hexes and not own:
            land = hexes[0]
            if len(hexes) > 1:
                option = yield LEAP.ask(deed.seats, [("hex", c) for c in hexes], (index(state, actor),))
                land = int(option[1])
            if state.log is not None:
                tell_way(state, actor, (actor.cell, land), JUMP)
            actor.cell = land
            if state.kernel.map.is_watched(state, actor):
                yield from state.kernel.map.enter_hex(state, actor, land, None)
                yield from state.kernel.map.after_move(state, actor, None)
        return goal


def boss_attack(state: Jaws, deed: ActionContext, target: Figure, bonus: int) -> Flow[None]:
    """One attack of a boss on a given figure, if it is in reach of a melee attack."""
    actor = deed.actor
    if actor.cell == OFF or target.cell == OFF:
        return
    if not state.kernel.map.in_range(state, actor.cell, 1) >> target.cell & 1:
        return
    value = state.kernel.monsters.base_value(state, actor, "attack") + bonus
    blow = Blow(actor, target, actor.side, deed.seats, True, value, False)
    add_traits(state, blow)
    yield from boost(state, blow)
    yield from strike(state, blow)


RULES = Horror(9)
