"""Destroying obstacles, making and moving traps (JL-TER, JL-TRP).

Stepping into a trap is movement's; what lies in a room is in `rooms.py`.
"""

from __future__ import annotations

from undercroft.core.grid import cells
from undercroft.core.question import Question, Verb
from undercroft.core.request import Flow, Option
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import HEROES, OFF, Figure
from undercroft.games.haven.damage import suffer, suffer_all
from undercroft.games.haven.effects import ActionContext, whole
from undercroft.games.haven.figures import index
from undercroft.games.haven.options import FIGURE, HEX, SKIP, TO_HEX
from undercroft.games.jaws import rooms
from undercroft.games.jaws.events import ObstacleDestroyed, TrapLaid, TrapMoved
from undercroft.games.jaws.memory import memory_of
from undercroft.games.jaws.state import Jaws

TRAP: Verb[Jaws] = Verb("trap", HEX)
DESTROY: Question[Jaws] = Question(
    "destroy.which",
    Verb("obstacle", HEX),
    Verb("object", FIGURE),
    TO_HEX,
    SKIP,
    about=(FIGURE,),
    clause="JL-TER-3",
)
TRAP_WHERE: Question[Jaws] = Question("trap.where", TRAP, SKIP, about=(FIGURE,), clause="JL-TRP-6")
TAKE_TRAP: Question[Jaws] = Question("trap.take", TRAP, SKIP, about=(FIGURE,), clause="JL-TRP-6")
RUBBLE_WHERE: Question[Jaws] = Question("rubble.where", TO_HEX, SKIP, clause="JL-DMG-3")


def act_destroy(state: Jaws, deed: ActionContext, action: e.DestroyObstacle) -> Flow[bool]:
    """A whole obstacle goes if one of its hexes is in range and sight (JL-TER-3, 4)."""
    actor = deed.actor
    memory = memory_of(deed)
    memory.destroyed = 0
    board = deed.area if action.area else state.kernel.map.in_range(state, actor.cell, action.range)
    left = action.count
    done = False
    while left > 0:
        near = [part for part in state.parts if part & board]
        options: list[Option] = [("obstacle", cells(part & board)[0]) for part in near]
        if action.objectives:
            options += [
                ("object", at)
                for at, other in enumerate(state.figures)
                if other.cell != OFF and other.is_objective and other.side != HEROES and board >> other.cell & 1
            ]
        if not action.area and not done and _wholesale(state, actor):
            options += [("hex", cell) for cell in cells(board & rooms.empty(state))]
        if not options:
            break
        if action.count >= e.ALL:
            option = options[0]
        else:
            options.append(("skip",))
            option = yield DESTROY.ask(deed.seats, options, (index(state, actor),))
        if option[0] == "skip":
            break
        if option[0] == "object":
            figure = state.figures[int(option[1])]
            memory.destroyed |= 1 << figure.cell
            yield from suffer(state, figure, figure.health, actor)
        elif option[0] == "hex":
            memory.destroyed |= 1 << int(option[1])  # Wholesale Destruction: no destruction token
        else:
            memory.destroyed |= destroy(state, int(option[1]))
        done = True
        left -= 1
    return done


def _wholesale(state: Jaws, actor: Figure) -> bool:
    return actor.side == HEROES and "card:wholesale-destruction:bottom" in state.heroes[actor.number].active


def destroy(state: Jaws, cell: int) -> int:
    """Remove the obstacle on this hex, all of it; its hexes get destruction tokens."""
    part = next(part for part in state.parts if part >> cell & 1)
    state.parts.remove(part)
    state.obstacles &= ~part
    state.destroyed |= part
    if state.tokens.ward >= 0 and part >> state.tokens.ward & 1:
        state.tokens.ward = OFF
    if state.log is not None:
        state.tell(ObstacleDestroyed(hexes=part))
    return part


def act_trap(state: Jaws, deed: ActionContext, action: e.CreateTrap) -> Flow[bool]:
    """Traps on empty hexes (JL-TRP-6)."""
    actor = deed.actor
    board = state.kernel.map.in_range(state, actor.cell, action.range) & ~(1 << actor.cell)
    done = False
    for _ in range(action.count):
        free = board & rooms.empty(state)
        if action.where == "destroyed":
            free &= state.destroyed
        if action.where == "toward_enemy":
            free = _nearest_to_enemy(state, actor, free)
        if not free:
            break
        options: list[Option] = [("trap", cell) for cell in cells(free)]
        if actor.side == HEROES:
            options.append(("skip",))
        option = options[0]
        if len(options) > 1:
            option = yield TRAP_WHERE.ask(deed.seats, options, (index(state, actor),))
        if option[0] == "skip":
            break
        damage = action.damage if isinstance(action.damage, int) else 0
        rooms.lay_trap(state, int(option[1]), damage, action.conditions)
        if state.log is not None:
            state.tell(TrapLaid(figure=index(state, actor), cell=int(option[1])))
        done = True
    return done


def _nearest_to_enemy(state: Jaws, actor: Figure, free: int) -> int:
    grid = state.kernel.map.grid(state)
    foes = [f.cell for f in state.figures if f.cell != OFF and f.side != actor.side]
    gaps = {cell: min((grid.walk[cell][foe] for foe in foes), default=0) for cell in cells(free)}
    if not gaps:
        return 0
    best = min(gaps.values())
    return sum(1 << cell for cell, gap in gaps.items() if gap == best)


def move_trap(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """Take an adjacent trap and put it on an adjacent empty hex."""
    actor = deed.actor
    near = state.kernel.map.grid(state).neighbour_bits[actor.cell]
    traps = [cell for cell in sorted(state.traps) if near >> cell & 1]
    free = cells(near & rooms.empty(state))
    if not traps or not free:
        return False
    options: list[Option] = [("trap", cell) for cell in traps]
    options.append(("skip",))
    option = yield TAKE_TRAP.ask(deed.seats, options, (index(state, actor),))
    if option[0] == "skip":
        return False
    cell = int(option[1])
    to = free[0]
    if len(free) > 1:
        option = yield TRAP_WHERE.ask(deed.seats, [("trap", one) for one in free], (actor.number,))
        to = int(option[1])
    trap = state.traps[cell]
    rooms.lift_trap(state, cell)
    rooms.lay_trap(state, to, trap.damage, trap.conditions, trap.section)
    if state.log is not None:
        state.tell(TrapMoved(start=cell, end=to))
    return True


def rubble(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """A hex with a destruction token within range 3: all allies and enemies in it or beside it suffer damage."""
    actor = deed.actor
    board = state.kernel.map.in_range(state, actor.cell, 3) & state.destroyed
    grid = state.kernel.map.grid(state)
    options: list[Option] = []
    for cell in cells(board):
        near = grid.neighbour_bits[cell] | 1 << cell
        if any(f.cell != OFF and near >> f.cell & 1 and f is not actor for f in state.figures):
            options.append(("hex", cell))
    if not options:
        return False
    options.append(("skip",))
    option = yield RUBBLE_WHERE.ask(deed.seats, options, (index(state, actor),))
    if option[0] == "skip":
        return False
    near = grid.neighbour_bits[int(option[1])] | 1 << int(option[1])
    beside = whole(state, [f for f in state.figures if f.cell != OFF and near >> f.cell & 1 and f is not actor])
    yield from suffer_all(state, [(other, action.value) for other in beside], actor, deed.seats)
    return True
