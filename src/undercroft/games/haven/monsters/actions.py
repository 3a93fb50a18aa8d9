"""What a monster's turn holds besides moves and attacks: heals, conditions, shoves, damage, lasting bonuses.

None of it has an influence on where the monster goes; see `destination.py`. The order of its actions is in `turn.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.question import Question
from undercroft.core.request import Flow
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import OFF, Arena, Figure
from undercroft.games.haven.context import ActionContext
from undercroft.games.haven.damage import gain, gain_all, heal, suffer_all
from undercroft.games.haven.effects.targets import whole
from undercroft.games.haven.events import BonusBegan, tell_aim
from undercroft.games.haven.figures import index
from undercroft.games.haven.movement import loose, shove
from undercroft.games.haven.options import FIGURE, TARGET, TARGET_AT
from undercroft.games.haven.verbs import ALL, INVISIBLE, SELF, Action, Adds, Value

MONSTER_HEAL: Question[Arena] = Question("monster.heal", TARGET, about=[FIGURE])
MONSTER_FAVOR: Question[Arena] = Question("monster.favor", TARGET, about=[FIGURE])
MONSTER_VICTIM: Question[Arena] = Question("monster.victim", TARGET, about=[FIGURE])
MONSTER_SHOVE: Question[Arena] = Question("monster.shove", TARGET, about=[FIGURE])


def ask_target(state: Arena, figure: Figure, among: list[Figure], question: Question[Arena]) -> Flow[Figure]:
    """Those who decide for a monster choose one of several figures."""
    kernel = state.kernel
    options = [TARGET_AT[index(state, f)] for f in among]
    clause = kernel.words.clauses.get(question.id)
    seats = kernel.monsters.deciders(state, figure)
    option = yield question.ask(seats, options, (index(state, figure),), clause)
    return state.figures[int(option[1])]


def pick(state: Arena, figure: Figure, among: list[Figure], question: Question[Arena]) -> Flow[Figure]:
    """One of several figures that the rules leave equal; the first, unless the game has the players decide."""
    if len(among) < 2 or question.id not in state.kernel.words.clauses:
        return among[0]
    return (yield from ask_target(state, figure, among, question))


def amount(state: Arena, context: ActionContext, value: Value) -> int:
    """A declared value as a number."""
    if type(value) is int:
        return value
    return state.kernel.cards.quantity(state, str(value), context.actor, None, context)


def begin_bonus(state: Arena, figure: Figure, action: Action, context: ActionContext) -> Flow[bool]:
    """A lasting bonus of the monster's column or card."""
    for at, bonus in enumerate(state.kernel.cards.declared(state, context.source)):
        if bonus is action:
            figure.bonuses.append((context.source, at, 0))
            if state.log is not None:
                state.tell(BonusBegan(figure=index(state, figure), bonus=action))
    for cost in action.consume:
        yield from state.kernel.elements.monster_pays(state, figure, action, cost)
    return True


def _allies_in_range(state: Arena, figure: Figure, far: int) -> list[Figure]:
    """Its allies and itself, as far as they are in range."""
    board = state.kernel.map.in_range(state, figure.cell, far)
    return [
        f for f in state.figures
        if f.cell != OFF and board >> f.cell & 1 and f.side == figure.side and not f.is_objective
    ]  # fmt: skip


def heal_somebody(state: Arena, figure: Figure, action: e.Heal, context: ActionContext) -> Flow[bool]:
    """Itself or an ally in range (BB-MOT-4, JL-HEA-1); the players decide between those whom the rules leave."""
    kernel = state.kernel
    value = amount(state, context, action.value)
    near = [figure]
    if action.who != SELF:
        in_range = _allies_in_range(state, figure, action.range or 1)
        near = kernel.monsters.heal_candidates(state, figure, in_range)
    target = near[0] if len(near) == 1 else (yield from ask_target(state, figure, near, MONSTER_HEAL))
    for cost in action.consume:
        if (yield from kernel.elements.monster_pays(state, figure, action, cost)):
            value += cost.adds.heal
    tell_aim(state, figure, [target], "heal")
    heal(state, target, value)
    if action.conditions:
        gain(state, target, action.conditions)
    return True


def give_condition(
    state: Arena, figure: Figure, action: e.Condition, focus: Figure | None, context: ActionContext
) -> Flow[bool]:
    """Conditions on oneself, on allies (in the game's order; equal ones are the players' choice) or on the focus
    (BB-MOT-5, 6, JL-GEN-1)."""
    kernel = state.kernel
    if action.who == SELF:
        hit = [figure]
    elif action.who == e.ENEMY:
        hit = yield from in_reach(state, figure, action, focus)
    else:
        hit = yield from _favored_allies(state, figure, action)
    if not hit:
        return False
    conditions = action.conditions
    extra: list[Adds] = []
    for cost in action.consume:
        if (yield from kernel.elements.monster_pays(state, figure, action, cost)):
            conditions |= cost.adds.conditions
            extra.append(cost.adds)
    seats = kernel.monsters.deciders(state, figure)
    tell_aim(state, figure, hit)
    yield from gain_all(state, hit, conditions, seats)
    for adds in extra:
        if adds.heal:
            heal(state, figure, adds.heal)
        if adds.damage is not None:
            value = amount(state, context, adds.damage.value)
            yield from suffer_all(state, [(target, value) for target in hit], figure, seats)
    return True


def _favored_allies(state: Arena, figure: Figure, action: e.Condition) -> Flow[list[Figure]]:
    """Who of its side gains a positive condition."""
    near = _allies_in_range(state, figure, action.range or 1)
    if action.who == e.ALLY:
        near = [f for f in near if f is not figure]
    hit: list[Figure] = []
    for group in state.kernel.monsters.condition_candidates(state, figure, near, action.conditions):
        while group and len(hit) < action.targets:
            crowded = len(group) > action.targets - len(hit)
            one = (yield from pick(state, figure, group, MONSTER_FAVOR)) if crowded else group[0]
            group.remove(one)
            hit.append(one)
    return hit


def in_reach(state: Arena, figure: Figure, action: e.Aimed, focus: Figure | None) -> Flow[list[Figure]]:
    """Whom a negative targeted action of a monster finds: the focus in range, or all in range.

    Who cannot be reached for an attack can still be the target of other actions (BB-FOC-1, BB-NOT-2, JL-FOC-O2); with
    several of those in range the players decide where the game has them (JL-GEN-2).
    """
    places = state.kernel.map
    # JL-DMG-4: damage without an attack needs no line of sight.
    reach = places.within if isinstance(action, e.Damage) else places.in_range
    board = reach(state, figure.cell, action.range or 1)
    if action.targets < ALL and focus is not None:
        hits = focus.cell != OFF and not focus.conditions & INVISIBLE and board >> focus.cell & 1
        return [focus] if hits else []
    near = [
        f for f in state.figures
        if f.cell != OFF and board >> f.cell & 1 and f.side != figure.side and not f.conditions & INVISIBLE
    ]  # fmt: skip
    if action.targets >= ALL:
        return near
    near = [f for f in near if not f.is_objective]
    return [(yield from pick(state, figure, near, MONSTER_VICTIM))] if near else []


def shove_them(
    state: Arena, figure: Figure, action: e.Push | e.Pull, focus: Figure | None, context: ActionContext
) -> Flow[bool]:
    """As far as possible, in the direction that the players choose (BB-FRC-6, JL-PSH-9).

    Each ends where the ones before left room, so the players also set the order of those who can be moved, where the
    game has them (JL-GEN-1, 2)."""
    away = type(action) is e.Push
    steps = amount(state, context, action.value)
    hit = yield from in_reach(state, figure, action, focus)
    left = list(hit)
    seats = state.kernel.monsters.deciders(state, figure)
    while left:
        target = left[0]
        if len(left) > 1:
            free = loose(state, left, figure.cell, steps, away)
            if len(free) > 1:
                target = yield from pick(state, figure, free, MONSTER_SHOVE)
        left.remove(target)
        tell_aim(state, figure, [target], "push" if away else "pull")
        yield from shove(state, target, figure.cell, steps, away, figure, seats, True)
        if action.conditions:
            gain(state, target, action.conditions)
    return bool(hit)


def hurt(state: Arena, figure: Figure, action: e.Damage, focus: Figure | None, context: ActionContext) -> Flow[bool]:
    """Damage without an attack."""
    value = amount(state, context, action.value)
    hit = [figure] if action.who == SELF else (yield from in_reach(state, figure, action, focus))
    pairs = [(target, value) for target in whole(state, hit)]
    tell_aim(state, figure, hit)
    yield from suffer_all(state, pairs, figure, state.kernel.monsters.deciders(state, figure))
    return bool(hit)


def hurt_beside(
    state: Arena, figure: Figure, target: Figure, damages: Sequence[e.Damage], context: ActionContext
) -> Flow[None]:
    """Damage for the enemies beside the target of an attack."""
    places = state.kernel.map
    cell = target.cell if target.cell != OFF else places.last_cell(state, target)
    near = places.grid(state).neighbour_bits[cell] if cell != OFF else 0
    seats = state.kernel.monsters.deciders(state, figure)
    for damage in damages:
        beside = whole(state, [
            other for other in state.figures
            if other.cell != OFF and near >> other.cell & 1 and other.side != figure.side
        ])  # fmt: skip
        value = amount(state, context, damage.value)
        yield from suffer_all(state, [(other, value) for other in beside], figure, seats)
