"""What a monster's turn holds besides moves and attacks: heals, conditions, shoves, damage, lasting bonuses.

None of it has an influence on where the monster goes; that is in `minds.py`, and so is the order of its actions.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.request import Choice, Flow
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import Arena, Figure, index
from undercroft.games.haven.damage import TARGET, gain, gain_all, heal, suffer_all
from undercroft.games.haven.movement import loose, shove
from undercroft.games.haven.perform import ActionContext, whole
from undercroft.games.haven.verbs import ALL, INVISIBLE, SELF, Action, Adds


def begin_bonus(state: Arena, figure: Figure, action: Action, deed: ActionContext) -> Flow[bool]:
    for at, bonus in enumerate(state.kernel.cards.declared(state, deed.source)):
        if bonus is action:
            figure.bonuses.append((deed.source, at, 0))
    for cost in action.consume:
        yield from state.kernel.elements.monster_pays(state, figure, action, cost)
    return True


def amount(state: Arena, figure: Figure, value: int | str) -> int:
    return value if type(value) is int else state.kernel.cards.quantity(state, str(value), figure, None)


def heal_somebody(state: Arena, figure: Figure, action: e.Heal) -> Flow[bool]:
    """Itself or an ally in range (BB-MOT-4, JL-HEA-1); the players decide between those whom the rules leave."""
    kernel = state.kernel
    value = amount(state, figure, action.value)
    if action.who == SELF:
        near = [figure]
    else:
        board = kernel.map.in_range(state, figure.cell, action.range or 1)
        near = [
            f for f in state.figures
            if f.cell >= 0 and board >> f.cell & 1 and f.side == figure.side and not f.is_objective
        ]  # fmt: skip
        near = kernel.monsters.heal_candidates(state, figure, near)
    target = near[0]
    if len(near) > 1:
        options = [TARGET[index(state, f)] for f in near]
        about = (index(state, figure),)
        option = yield Choice(
            kernel.monsters.deciders(state, figure),
            "monster.heal",
            options,
            about,
            kernel.words.clauses.get("monster.heal"),
        )
        target = state.figures[int(option[1])]
    for cost in action.consume:
        if (yield from kernel.elements.monster_pays(state, figure, action, cost)):
            value += cost.adds.heal
    heal(state, target, value)
    if action.conditions:
        gain(state, target, action.conditions)
    return True


def give_condition(state: Arena, figure: Figure, action: e.Condition, focus: Figure | None) -> Flow[bool]:
    """Conditions on oneself, on allies (in the game's order; equal ones are the players' choice) or on the focus
    (BB-MOT-5, 6, JL-GEN-1)."""
    kernel = state.kernel
    hit: list[Figure] = []
    if action.who == SELF:
        hit = [figure]
    elif action.who == e.ENEMY:
        hit = yield from in_reach(state, figure, action, focus)
    else:
        board = kernel.map.in_range(state, figure.cell, action.range or 1)
        near = [
            f for f in state.figures
            if f.cell >= 0 and board >> f.cell & 1 and f.side == figure.side and not f.is_objective
            and (f is not figure or action.who != e.ALLY)
        ]  # fmt: skip
        for group in kernel.monsters.condition_candidates(state, figure, near, action.conditions):
            while group and len(hit) < action.targets:
                crowded = len(group) > action.targets - len(hit)
                one = (yield from _pick(state, figure, group, "monster.favor")) if crowded else group[0]
                group.remove(one)
                hit.append(one)
    if not hit:
        return False
    conditions = action.conditions
    extra: list[Adds] = []
    for cost in action.consume:
        if (yield from kernel.elements.monster_pays(state, figure, action, cost)):
            conditions |= cost.adds.conditions
            extra.append(cost.adds)
    seats = kernel.monsters.deciders(state, figure)
    yield from gain_all(state, hit, conditions, seats)
    for adds in extra:
        if adds.heal:
            heal(state, figure, adds.heal)
        if adds.damage is not None:
            value = amount(state, figure, adds.damage.value)
            yield from suffer_all(state, [(target, value) for target in hit], figure, seats)
    return True


def in_reach(state: Arena, figure: Figure, action: e.Aimed, focus: Figure | None) -> Flow[list[Figure]]:
    """Whom a negative targeted action of a monster finds: the focus in range, or all in range.

    Who cannot be reached for an attack can still be the target of other actions (BB-FOC-1, BB-NOT-2, JL-FOC-O2); with
    several of those in range the players decide where the game has them (JL-GEN-2).
    """
    # JL-DMG-4: damage without an attack needs no line of sight.
    reach = state.kernel.map.within if isinstance(action, e.Damage) else state.kernel.map.in_range
    board = reach(state, figure.cell, action.range or 1)
    if action.targets >= ALL:
        return [
            f for f in state.figures
            if f.cell >= 0 and board >> f.cell & 1 and f.side != figure.side and not f.conditions & INVISIBLE
        ]  # fmt: skip
    if focus is None:
        near = [
            f for f in state.figures
            if f.cell >= 0 and board >> f.cell & 1 and f.side != figure.side and not f.is_objective
            and not f.conditions & INVISIBLE
        ]  # fmt: skip
        if not near:
            return []
        return [(yield from _pick(state, figure, near, "monster.victim"))]
    if focus.cell < 0 or focus.conditions & INVISIBLE or not board >> focus.cell & 1:
        return []
    return [focus]


def _pick(state: Arena, figure: Figure, among: list[Figure], kind: str) -> Flow[Figure]:
    """One of several figures that the rules leave equal; the first, unless the game has the players decide."""
    kernel = state.kernel
    clause = kernel.words.clauses.get(kind)
    if clause is None or len(among) < 2:
        return among[0]
    options = [TARGET[index(state, f)] for f in among]
    option = yield Choice(kernel.monsters.deciders(state, figure), kind, options, (index(state, figure),), clause)
    return state.figures[int(option[1])]


def shove_them(state: Arena, figure: Figure, action: e.Push | e.Pull, focus: Figure | None) -> Flow[bool]:
    """As far as possible, in the direction that the players choose (BB-FRC-6, JL-PSH-9).

    Each ends where the ones before him left room, so the players also set the order of those who can be moved, where
    the game has them (JL-GEN-1, 2)."""
    kernel = state.kernel
    away = type(action) is e.Push
    steps = amount(state, figure, action.value)
    hit = yield from in_reach(state, figure, action, focus)
    left = list(hit)
    while left:
        target = left[0]
        if len(left) > 1:
            free = loose(state, left, figure.cell, steps, away)
            if len(free) > 1:
                target = yield from _pick(state, figure, free, "monster.shove")
        left.remove(target)
        yield from shove(state, target, figure.cell, steps, away, figure, kernel.monsters.deciders(state, figure), True)
        if action.conditions:
            gain(state, target, action.conditions)
    return bool(hit)


def hurt(state: Arena, figure: Figure, action: e.Damage, focus: Figure | None) -> Flow[bool]:
    value = amount(state, figure, action.value)
    hit = [figure] if action.who == SELF else (yield from in_reach(state, figure, action, focus))
    pairs = [(target, value) for target in whole(state, hit)]
    yield from suffer_all(state, pairs, figure, state.kernel.monsters.deciders(state, figure))
    return bool(hit)


def splash(state: Arena, figure: Figure, target: Figure, damages: Sequence[e.Damage]) -> Flow[None]:
    cell = target.cell if target.cell >= 0 else state.kernel.map.last_cell(state, target)
    near = state.kernel.map.grid(state).neighbour_bits[cell] if cell >= 0 else 0
    for damage in damages:
        beside = whole(state, [
            other for other in state.figures
            if other.cell >= 0 and near >> other.cell & 1 and other is not target and other.side != figure.side
        ])  # fmt: skip
        value = amount(state, figure, damage.value)
        yield from suffer_all(
            state, [(other, value) for other in beside], figure, state.kernel.monsters.deciders(state, figure)
        )
