"""A monster's move action: how far, where to, and on which of the best ways."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.grid import Flood, cells, flood
from undercroft.core.question import Argument, Question
from undercroft.core.request import Flow, Option
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import OFF, Arena, Figure
from undercroft.games.haven.context import ActionContext
from undercroft.games.haven.events import JUMP as JUMPED
from undercroft.games.haven.events import WALK as WALKED
from undercroft.games.haven.events import Moved, tell_way
from undercroft.games.haven.figures import index
from undercroft.games.haven.monsters.destination import Destination, find_destination
from undercroft.games.haven.monsters.focus import Mind
from undercroft.games.haven.monsters.planned import planned_attacks
from undercroft.games.haven.movement import DIFFICULT, WALK, walk
from undercroft.games.haven.options import FIGURE, HEX_AT, PATH, TO_HEX
from undercroft.games.haven.pathfinding import Way, prices
from undercroft.games.haven.verbs import IMMOBILIZE, Action

FOCUS_FIGURE: Argument[Arena] = Argument("focus", int, say=FIGURE.say)
MONSTER_HEX: Question[Arena] = Question("monster.hex", TO_HEX, about=[FIGURE, FOCUS_FIGURE])
MONSTER_PATH: Question[Arena] = Question("monster.path", PATH, about=[FIGURE])

MAX_PATHS = 16
"""So many equally good ways are offered at most."""


def move(
    state: Arena,
    figure: Figure,
    action: e.Move,
    actions: Sequence[Action],
    at: int,
    mind: Mind,
    context: ActionContext,
) -> Flow[bool]:
    """A monster's move action (BB-MMV, JL-MMV); without a focus it does not move (BB-NOT-1, JL-FOC-11)."""
    focus = mind.focus
    if figure.conditions & IMMOBILIZE or focus is None or focus.cell == OFF:
        return False  # BB-MMV-1, 7, JL-MMV-2
    kernel = state.kernel
    points = _points(state, context, action, mind)
    if action.consume:
        points = yield from _buy_points(state, figure, points, action, actions, at, mind)
    if points <= 0:
        return False
    plan = _plan(state, figure, points, action.jump, actions, at, mind)
    mind.way = None
    if plan is None:
        return False
    board = plan.hexes
    cell = board.bit_length() - 1
    if board & board - 1:
        options = [HEX_AT[cell] for cell in cells(board)]
        about = (index(state, figure), index(state, focus))
        clause = kernel.words.clauses.get("monster.hex")
        option = yield MONSTER_HEX.ask(kernel.monsters.deciders(state, figure), options, about, clause)
        cell = int(option[1])
    start = figure.cell
    yield from _go(state, figure, cell, points, plan.way)
    if figure.cell != OFF and kernel.map.is_watched(state, figure):
        yield from kernel.map.after_move(state, figure, None)
    return figure.cell != start


def _points(state: Arena, context: ActionContext, action: e.Move, mind: Mind) -> int:
    """Its movement points before it pays for more."""
    kernel, figure = state.kernel, context.actor
    value = action.value
    points = value if type(value) is int else kernel.cards.quantity(state, str(value), figure, mind.focus, context)
    if action.relative:
        points += kernel.monsters.base_value(state, figure, "move")
    return points


def _buy_points(
    state: Arena, figure: Figure, points: int, action: e.Move, actions: Sequence[Action], at: int, mind: Mind
) -> Flow[int]:
    """Its movement points with those that elements buy; it pays only if the action gains from it, that is if it moves
    with what it buys (BB-MEL-2, O1)."""
    kernel = state.kernel
    for cost in action.consume:
        if cost.adds.move and kernel.elements.will_pay(state, figure, action, cost):
            plan = _plan(state, figure, points + cost.adds.move, action.jump, actions, at, mind)
            if plan is not None and (yield from kernel.elements.monster_pays(state, figure, action, cost)):
                points += cost.adds.move
    return points


def _plan(
    state: Arena, figure: Figure, points: int, jump: bool, actions: Sequence[Action], at: int, mind: Mind
) -> Destination | None:
    """Where it would go for the attacks that follow the move."""
    if at == 0 and mind.way is not None:
        return find_destination(state, figure, points, jump, mind.attacks, mind, mind.way, mind.goals)
    attacks = mind.attacks if at == 0 else planned_attacks(state, figure, actions, at + 1)
    return find_destination(state, figure, points, jump, attacks, mind)


def _go(state: Arena, figure: Figure, cell: int, points: int, way: Way) -> Flow[None]:
    """Walk to the chosen hex on a best way; where the way itself matters and several are best, the players choose."""
    kernel = state.kernel
    if way.clean and not kernel.map.is_watched(state, figure):
        if state.log is not None:
            path = best_ways(state, figure, points, way).path(cell)
            tell_way(state, figure, (figure.cell, *path), WALKED if way.land.mode == WALK else JUMPED)
            hexes = len(path)
        figure.cell = cell
    else:
        paths: list[list[int]] = []
        for path in best_ways(state, figure, points, way).paths(cell):
            paths.append(path)
            if len(paths) == MAX_PATHS:
                break
        path = paths[0]
        met = way.land.hazards | kernel.map.eventful_hexes(state, figure)
        if len(paths) > 1 and any(_differ(met, path, other) for other in paths[1:]):
            options: list[Option] = [("path", *other) for other in paths]
            seats = kernel.monsters.deciders(state, figure)
            clause = kernel.words.clauses.get("monster.path")
            option = yield MONSTER_PATH.ask(seats, options, (index(state, figure),), clause)
            path = [int(step) for step in option[1:]]
        yield from walk(state, figure, path, way.land)
        hexes = path.index(figure.cell) + 1 if figure.cell in path else len(path)
    if state.log is not None and figure.cell != OFF:
        state.tell(Moved(figure=index(state, figure), hexes=hexes))


def best_ways(state: Arena, figure: Figure, points: int, way: Way) -> Flood:
    """Every best way of a monster with so many points."""
    land = way.land
    costs, landing = prices(land)
    if way.clean:
        costs = [(land.difficult, DIFFICULT)] if land.difficult else []
        landing = []
    return flood(state.kernel.map.grid(state), figure.cell, way.blocked, points, costs, landing=landing)


def _differ(met: int, one: list[int], other: list[int]) -> bool:
    """Whether two ways lead over different ones of the hexes where something is met."""
    return [cell for cell in one if met >> cell & 1] != [cell for cell in other if met >> cell & 1]
