"""Crash Protocol: a jump through obstacles, hex by hex."""

from __future__ import annotations

from undercroft.core.grid import cells
from undercroft.core.request import Choice, Flow, Option
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import HEROES, Figure, index
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.movement import ground
from undercroft.games.haven.perform import ActionContext, earn, pay_for
from undercroft.games.jaws import rooms
from undercroft.games.jaws.obstacles import destroy
from undercroft.games.jaws.state import Jaws


def crash(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """Crash Protocol: a jump hex by hex; every obstacle whose hex is entered is destroyed and adds 1 to the move."""
    actor = deed.actor
    if actor.conditions & e.IMMOBILIZE:
        return False
    bought = yield from pay_for(state, deed, action)
    through = any(adds.special == "crash_through" for adds in bought)
    points = action.value
    used = []
    for running in actor.bonuses:
        bonus = state.kernel.cards.declared(state, running[0])[running[1]]
        if isinstance(bonus, e.Bonus) and bonus.on == "move":
            points = (points + bonus.adds.move) * bonus.adds.times
            if bonus.uses:
                used.append(running)
    deed.entered = []
    while points > 0 and actor.cell >= 0:
        land = ground(state, actor, HEROES, True)
        grid = state.kernel.map.grid(state)
        taken = sum(1 << f.cell for f in state.figures if f.cell >= 0 and f is not actor)
        options: list[Option] = []
        for cell in cells(grid.neighbour_bits[actor.cell] & ~land.blocked):
            wall = state.obstacles >> cell & 1
            if points > 1 or wall or not taken >> cell & 1:
                options.append(("walk", cell))
        options += state.kernel.items.offers(state, actor, "move", "", True)
        if not options:
            break
        if not taken >> actor.cell & 1:
            options.append(("stay",))
        option = yield Choice(deed.seats, "move.where", options, (index(state, actor), points), "JL-MOV-7")
        if option[0] == "stay":
            break
        if option[0] != "walk":
            adds = yield from state.kernel.items.use(state, actor, option)
            points += adds.move if adds is not None else 0
            continue
        cell = int(option[1])
        points -= 1
        state.kernel.map.leave_hex(state, actor, actor.cell)
        if state.obstacles >> cell & 1:
            destroy(state, cell)
            points += 1
        actor.cell = cell
        deed.entered.append(cell)
        yield from state.kernel.map.enter_hex(state, actor, cell, None)
        if through:
            for other in [f for f in state.figures if f.cell == cell and f.side != HEROES and f is not actor]:
                yield from suffer(state, other, 1, actor)
    yield from _land(state, actor, deed)
    if actor.cell >= 0 and deed.entered and state.hazards >> actor.cell & 1:
        yield from state.kernel.map.enter_hazard(state, actor, actor.cell, None)
    if not deed.entered:
        return False
    earn(state, deed, bought)
    for running in used:
        yield from state.kernel.cards.use_bonus(state, actor, running)
    return True


def _land(state: Jaws, actor: Figure, deed: ActionContext) -> Flow[None]:
    """Nobody may share a hex: where a jump ran out over a figure, it ends on the nearest empty hex."""
    if actor.cell >= 0 and any(f.cell == actor.cell and f is not actor for f in state.figures):
        free = rooms.nearest_empty(state, actor.cell)
        if len(free) > 1:
            options: list[Option] = [("go", cell) for cell in free]
            option = yield Choice(deed.seats, "move.where", options, (index(state, actor), 0), "JL-GEN-1")
            free = [int(option[1])]
        if free:
            actor.cell = free[0]
