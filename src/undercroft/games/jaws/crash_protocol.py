"""Crash Protocol: a jump through obstacles, hex by hex."""

from __future__ import annotations

from undercroft.core.grid import cells
from undercroft.core.request import Flow, Option
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import HEROES, OFF, Figure, Running
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.effects import ActionContext, earn, pay_for
from undercroft.games.haven.effects.move import MOVE_WHERE
from undercroft.games.haven.events import JUMP, tell_way
from undercroft.games.haven.figures import index
from undercroft.games.haven.movement import ground
from undercroft.games.jaws import rooms
from undercroft.games.jaws.obstacles import destroy
from undercroft.games.jaws.state import Jaws


def crash(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """A jump hex by hex; every obstacle whose hex is entered is destroyed and adds 1 to the move."""
    actor = deed.actor
    if actor.conditions & e.IMMOBILIZE:
        return False
    bought = yield from pay_for(state, deed, action)
    through = any(adds.special == "crash_through" for adds in bought)
    points, times, used = _points(state, actor, action.value)
    deed.entered = []
    while points > 0 and actor.cell != OFF:
        options = _ways(state, deed, points)
        if not options:
            break
        option = yield MOVE_WHERE.ask(deed.seats, options, (index(state, actor), points), "JL-MOV-7")
        if option[0] == "stay":
            break
        if option[0] != "walk":
            adds = yield from state.kernel.items.use(state, deed, option)
            points += adds.move * times if adds is not None else 0  # JL-ATK-O3
            continue
        wrecked = yield from _step(state, deed, int(option[1]), through)
        points -= 0 if wrecked else 1
    yield from land(state, actor, deed)
    if actor.cell != OFF and deed.entered and state.hazards >> actor.cell & 1:
        yield from state.kernel.map.enter_hazard(state, actor, actor.cell, None)
    if deed.entered:
        earn(state, deed, bought)
        for running in used:
            yield from state.kernel.cards.use_bonus(state, actor, running)
    return bool(deed.entered)


def _points(state: Jaws, actor: Figure, points: int) -> tuple[int, int, list[Running]]:
    """The movement points with the bonuses that run, how often each counts, and the bonuses that this move uses up."""
    times = 1
    used = []
    for running in actor.bonuses:
        bonus = state.kernel.cards.declared(state, running[0])[running[1]]
        if isinstance(bonus, e.Bonus) and bonus.on == "move":
            points += bonus.adds.move
            times *= bonus.adds.times
            if bonus.uses:
                used.append(running)
    return points * times, times, used


def _ways(state: Jaws, deed: ActionContext, points: int) -> list[Option]:
    """The next hex, an item, or staying where nobody else stands; the last point must not end on a figure."""
    actor = deed.actor
    land = ground(state, actor, HEROES, True, own=True)
    taken = sum(1 << f.cell for f in state.figures if f.cell != OFF and f is not actor)
    options: list[Option] = []
    for cell in cells(state.kernel.map.grid(state).neighbour_bits[actor.cell] & ~land.blocked):
        if points > 1 or not taken >> cell & 1:
            options.append(("walk", cell))
    options += state.kernel.items.offers(state, deed, "move", "", True)
    if options and not taken >> actor.cell & 1:
        options.append(("stay",))
    return options


def _step(state: Jaws, deed: ActionContext, cell: int, through: bool) -> Flow[bool]:
    """One hex farther; whether an obstacle went to pieces on it."""
    actor = deed.actor
    state.kernel.map.leave_hex(state, actor, actor.cell)
    wrecked = bool(state.obstacles >> cell & 1)
    if wrecked:
        destroy(state, cell)
    if state.log is not None:
        tell_way(state, actor, (actor.cell, cell), JUMP)
    actor.cell = cell
    deed.entered.append(cell)
    yield from state.kernel.map.enter_hex(state, actor, cell, None, deed)
    if through:
        for other in [f for f in state.figures if f.cell == cell and f.side != HEROES and f is not actor]:
            yield from suffer(state, other, 1, actor)
    return wrecked


def land(state: Jaws, actor: Figure, deed: ActionContext) -> Flow[None]:
    """Nobody may share a hex: where a jump ran out over a figure, it ends on the nearest empty hex."""
    if actor.cell != OFF and any(f.cell == actor.cell and f is not actor for f in state.figures):
        free = rooms.nearest_empty(state, actor.cell)
        if len(free) > 1:
            options: list[Option] = [("go", cell) for cell in free]
            option = yield MOVE_WHERE.ask(deed.seats, options, (index(state, actor), 0), "JL-GEN-1")
            free = [int(option[1])]
        if free:
            if state.log is not None:
                tell_way(state, actor, (actor.cell, free[0]), JUMP)
            actor.cell = free[0]
