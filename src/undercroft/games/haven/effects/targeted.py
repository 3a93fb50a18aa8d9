"""Heals, conditions, pushes, pulls and damage without an attack, by a character or under control."""

from __future__ import annotations

from undercroft.core.question import Question
from undercroft.core.request import Flow
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import OFF, Arena, Figure, Running
from undercroft.games.haven.context import ActionContext, number
from undercroft.games.haven.damage import gain, gain_all, heal, suffer_all
from undercroft.games.haven.effects.cost import CANCELLED, earn, pay_for
from undercroft.games.haven.effects.order import perform
from undercroft.games.haven.effects.targets import (
    CONDITION_TARGET,
    DAMAGE_TARGET,
    HEAL_TARGET,
    PULL_TARGET,
    PUSH_TARGET,
    agree_to_all,
    candidates,
    choose_targets,
    takes_all,
    whole,
)
from undercroft.games.haven.events import tell_aim
from undercroft.games.haven.figures import index
from undercroft.games.haven.movement import loose, shove
from undercroft.games.haven.options import AIM, AIM_AT, FIGURE
from undercroft.games.haven.verbs import POISON, SELF, Adds

PUSH_ORDER: Question[Arena] = Question("push.order", AIM, about=[FIGURE])


def perform_heal(state: Arena, context: ActionContext, action: e.Heal) -> Flow[bool]:
    """BB-HEA-1, JL-HEA-1."""
    kernel = state.kernel
    bought = yield from pay_for(state, context, action)
    used: list[Running] = []
    for running in context.actor.bonuses:
        bonus = kernel.cards.declared(state, running[0])[running[1]]
        if type(bonus) is e.Bonus and bonus.on == "heal":
            bought.append(bonus.adds)
            if bonus.uses:
                used.append(running)
    hit = yield from choose_targets(state, context, action, HEAL_TARGET, bought)
    context.last = hit
    if not hit:
        return False  # JL-ACT-7: a heal that nobody performs moves no token
    earn(state, context, bought)
    for running in used:
        yield from kernel.cards.use_bonus(state, context.actor, running)
    tell_aim(state, context.actor, hit, "heal")
    _heal_all(state, context, action, hit, bought)
    for adds in bought:
        yield from perform(state, context, adds.actions)
    return True


def _heal_all(state: Arena, context: ActionContext, action: e.Heal, hit: list[Figure], bought: list[Adds]) -> None:
    """Each target regains the hit points and gains the conditions of the heal and of what was added."""
    kernel = state.kernel
    cards = kernel.cards
    conditions = action.conditions
    context.cured = []
    amount = 0
    for adds in bought:
        amount += adds.heal
        conditions |= adds.conditions
    for target in hit:
        value = number(state, context, action.value, target) + amount
        given = conditions
        for when in action.when:
            if cards.holds(state, when.test, context.actor, target, context):
                value += when.adds.heal
                given |= when.adds.conditions
                if when.adds.experience:
                    cards.gain_experience(state, context.earner, when.adds.experience)
        if target.conditions & POISON and kernel.damage.can_heal(state, target):
            context.cured.append(target)
        heal(state, target, value)
        if given:
            gain(state, target, given, context.owner)


def perform_condition(state: Arena, context: ActionContext, action: e.Condition) -> Flow[bool]:
    """BB-CON-1, JL-CND-6."""
    bought = yield from pay_for(state, context, action)
    if bought and bought[-1] is CANCELLED:
        return False
    hit = yield from choose_targets(state, context, action, CONDITION_TARGET, bought)
    context.last = hit
    if not hit:
        return False
    earn(state, context, bought)
    conditions = action.conditions
    for adds in bought:
        conditions |= adds.conditions
    tell_aim(state, context.actor, hit)
    yield from gain_all(state, hit, conditions, context.seats, context.owner)
    for adds in bought:
        if adds.damage is not None:
            value = number(state, context, adds.damage.value)
            yield from suffer_all(state, [(target, value) for target in hit], context.actor, context.seats)
    for adds in bought:
        yield from perform(state, context, adds.actions)
    return True


def perform_shove(state: Arena, context: ActionContext, action: e.Push | e.Pull) -> Flow[bool]:
    """Pushes and pulls; each target takes the room of the next, so the player sets the order (BB-FRC-1 to 4,
    JL-PSH-1 to 8)."""
    away = type(action) is e.Push
    bought = yield from pay_for(state, context, action)
    question = PUSH_TARGET if away else PULL_TARGET
    hit = yield from choose_targets(state, context, action, question, bought)
    context.last = hit
    if hit:
        earn(state, context, bought)
    more = sum(adds.push if away else adds.pull for adds in bought)
    left = list(hit)
    while left:
        steps = number(state, context, action.value) + more if len(left) > 1 else 0
        target = yield from _next_shoved(state, context, left, steps, away)
        left.remove(target)
        if target.cell == OFF:
            continue
        steps = number(state, context, action.value, target) + more
        actor = context.actor
        tell_aim(state, actor, [target], "push" if away else "pull")
        yield from shove(state, target, actor.cell, steps, away, actor, context.seats, False)
        if action.conditions:
            gain(state, target, action.conditions, context.owner)
    return bool(hit)


def _next_shoved(state: Arena, context: ActionContext, left: list[Figure], steps: int, away: bool) -> Flow[Figure]:
    """Who of several is moved next, where the game has the player decide (JL-GEN-1)."""
    clause = state.kernel.words.clauses.get("push.order")
    if clause is None or len(left) < 2:
        return left[0]
    free = loose(state, left, context.actor.cell, steps, away)
    if len(free) < 2:
        return left[0]
    options = [AIM_AT[index(state, other)] for other in free]
    option = yield PUSH_ORDER.ask(context.seats, options, (index(state, context.actor),), clause)
    return state.figures[int(option[1])]


def perform_damage(state: Arena, context: ActionContext, action: e.Damage) -> Flow[bool]:
    """Damage without an attack is neither changed nor targeted, so it finds the invisible too (BB-DMG-1, JL-DMG-3)."""
    bought = yield from pay_for(state, context, action)
    if action.who == SELF:
        hit = [context.actor]
    elif takes_all(action, action.targets):
        far = (action.range or 1) + sum(adds.range for adds in bought)
        found = candidates(state, context, action, far, [], targeted=False)
        hit = whole(state, [state.figures[at] for at in found])
        if hit and not action.mandatory and not (yield from agree_to_all(state, context, DAMAGE_TARGET)):
            return False
    else:
        hit = yield from choose_targets(state, context, action, DAMAGE_TARGET, bought)
    context.last = hit
    if hit:
        earn(state, context, bought)
    pairs = [(target, number(state, context, action.value, target)) for target in hit]
    tell_aim(state, context.actor, hit)
    yield from suffer_all(state, pairs, context.actor, context.seats)
    return bool(hit)
