"""A monster's attack action: on its focus and, where it has more targets or an area, on others."""

from __future__ import annotations

from undercroft.core.question import Question
from undercroft.core.request import Flow, Option
from undercroft.games.haven import verbs as e
from undercroft.games.haven.attack import Blow, add_traits, boost, strike
from undercroft.games.haven.battlefield import OFF, Arena, Figure
from undercroft.games.haven.context import ActionContext
from undercroft.games.haven.figures import index
from undercroft.games.haven.monsters.actions import ask_target, hurt_beside, pick
from undercroft.games.haven.monsters.destination import ranks_in
from undercroft.games.haven.monsters.focus import Mind
from undercroft.games.haven.monsters.planned import PlannedAttack, attack_hexes
from undercroft.games.haven.options import AREA, FIGURE, TARGET
from undercroft.games.haven.verbs import DISARM, INVISIBLE, Adds

MONSTER_TARGET: Question[Arena] = Question("monster.target", TARGET, about=[FIGURE])
MONSTER_ORDER: Question[Arena] = Question("monster.order", TARGET, about=[FIGURE])
MONSTER_AREA: Question[Arena] = Question("monster.area", AREA, about=[FIGURE])


def attack(state: Arena, figure: Figure, action: e.Attack, mind: Mind, context: ActionContext) -> Flow[bool]:
    """A monster's attack action on its focus and, where it has more targets, on others (BB-MAT, JL-MMV-O6)."""
    focus = mind.focus
    if figure.conditions & DISARM or focus is None or focus.cell == OFF or focus.conditions & INVISIBLE:
        return False
    planned = PlannedAttack(action.range or action.reach, action.range > 0, action.targets, action.area)
    bought: list[Adds] = []
    if action.consume:
        bought = yield from _buy(state, figure, action, focus, planned)
    if not attack_hexes(state, planned, focus) >> figure.cell & 1:
        return False
    hit = [focus]
    if not planned.is_single:
        hit += yield from _further_targets(state, figure, planned, focus, _still_there(mind.groups))
    single = len(hit) == 1
    left = list(hit)
    while left and figure.cell != OFF:
        target = left[0]
        if len(left) > 1:
            target = yield from _next_target(state, figure, left)
        left.remove(target)
        if target.cell == OFF:
            continue
        blow = _blow(state, context, action, planned, target, bought, single)
        if figure.bonuses:
            yield from boost(state, blow)
        yield from strike(state, blow)
        if blow.damages or action.splash is not None:
            more = [action.splash] if action.splash is not None else []
            yield from hurt_beside(state, figure, target, [*(blow.damages or ()), *more], context)
    return True


def _blow(
    state: Arena,
    context: ActionContext,
    action: e.Attack,
    planned: PlannedAttack,
    target: Figure,
    bought: list[Adds],
    single: bool,
) -> Blow:
    """One of its attacks with what the action, payments, situations and its nature give it."""
    kernel, figure = state.kernel, context.actor
    value = action.value
    value = value if type(value) is int else kernel.cards.quantity(state, str(value), figure, target, context)
    if action.relative:
        value += kernel.monsters.base_value(state, figure, "attack")
    blow = Blow(figure, target, figure.side, context.seats, True, value, planned.ranged)
    blow.context = context
    blow.single = single
    blow.pierce = action.pierce
    blow.push = action.push
    blow.pull = action.pull
    blow.conditions = action.conditions
    blow.own = action.own_conditions
    blow.advantage = action.advantage
    for adds in bought:
        blow.take(adds)
    for when in action.when:
        if kernel.cards.holds(state, when.test, figure, target, context):
            blow.take(when.adds)
    add_traits(state, blow)
    return blow


def _next_target(state: Arena, figure: Figure, left: list[Figure]) -> Flow[Figure]:
    """Which of several targets is attacked next, where the game leaves that to the players (JL-ATK-O2)."""
    near = [target for target in left if target.cell != OFF]
    if len(near) < 2:
        return left[0]
    return (yield from pick(state, figure, near, MONSTER_ORDER))


def _buy(state: Arena, figure: Figure, action: e.Attack, focus: Figure, planned: PlannedAttack) -> Flow[list[Adds]]:
    """The element costs of an attack: paid if the attack gains from them (BB-MEL-2, O1, JL-ELE-7)."""
    kernel = state.kernel
    bought: list[Adds] = []
    beside = kernel.map.grid(state).neighbour_bits[figure.cell] >> focus.cell & 1
    for cost in action.consume:
        adds = cost.adds
        if not kernel.elements.will_pay(state, figure, action, cost):
            continue
        if adds.ranged and beside:
            continue  # BB-MEL-O2: a ranged attack would only bring disadvantage here
        far, ranged = (adds.ranged or planned.far) + adds.range, planned.ranged or bool(adds.ranged)
        wide = PlannedAttack(far, ranged, planned.targets, adds.area or planned.area)
        if not attack_hexes(state, wide, focus) >> figure.cell & 1:
            continue
        if (yield from kernel.elements.monster_pays(state, figure, action, cost)):
            planned.far, planned.ranged, planned.area = wide.far, wide.ranged, wide.area
            planned.targets += adds.targets
            bought.append(adds)
    return bought


def _further_targets(
    state: Arena, figure: Figure, planned: PlannedAttack, focus: Figure, groups: list[list[Figure]]
) -> Flow[list[Figure]]:
    """The further targets, by the focus rules; equal ones are the players' choice (JL-MMV-13, O6)."""
    if planned.area is not None:
        return (yield from _place_area(state, figure, planned, focus, groups))
    board = state.kernel.map.in_range(state, figure.cell, planned.far)
    left = planned.targets - 1
    chosen: list[Figure] = []
    for group in groups:
        near = [foe for foe in group if board >> foe.cell & 1]
        while near and left:
            foe = near[0]
            if len(near) > left:
                foe = yield from ask_target(state, figure, near, MONSTER_TARGET)
            near.remove(foe)
            chosen.append(foe)
            left -= 1
    return chosen


def _still_there(groups: list[list[Figure]]) -> list[list[Figure]]:
    """The ranked enemies without those who have left the map or become invisible since."""
    return [[foe for foe in group if foe.cell != OFF and not foe.conditions & INVISIBLE] for group in groups]


def _place_area(
    state: Arena, figure: Figure, planned: PlannedAttack, focus: Figure, groups: list[list[Figure]]
) -> Flow[list[Figure]]:
    """Lay an area so that it hits the focus, the most others, and of equally many the best ranked; equal ways to do so
    are the players' choice (JL-MMV-10, 13, O6)."""
    assert planned.area is not None
    kernel = state.kernel
    order = [foe for group in groups for foe in group]
    foes = 0
    for foe in order:
        foes |= 1 << foe.cell
    found: dict[int, int] = {}
    for board in kernel.map.area_placements(state, planned.area, figure.cell, planned.far):
        if board >> focus.cell & 1:
            found.setdefault(board & foes, board)
    best = min((-hit.bit_count(), ranks_in(hit, groups)) for hit in found)
    boards = [board for hit, board in found.items() if (-hit.bit_count(), ranks_in(hit, groups)) == best]
    board = boards[0]
    if len(boards) > 1:
        options: list[Option] = [("area", one) for one in boards]
        clause = kernel.words.clauses.get("monster.area")
        seats = kernel.monsters.deciders(state, figure)
        option = yield MONSTER_AREA.ask(seats, options, (index(state, figure),), clause)
        board = int(option[1])
    return [foe for foe in order if board >> foe.cell & 1]
