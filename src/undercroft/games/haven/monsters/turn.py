"""A monster's turn: its focus, then its actions from top to bottom as far as it can perform them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from undercroft.core.request import Flow
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import OFF, Arena, Figure
from undercroft.games.haven.context import ActionContext
from undercroft.games.haven.damage import is_stunned_in_turn
from undercroft.games.haven.monsters import actions as do
from undercroft.games.haven.monsters.attack import attack
from undercroft.games.haven.monsters.focus import Mind, ask_focus, find_focus, rank_others
from undercroft.games.haven.monsters.movement import move
from undercroft.games.haven.verbs import STUN, Action


def act(state: Arena, figure: Figure, actions: Sequence[Action], source: str, memory: object = None) -> Flow[None]:
    """A monster performs its actions from top to bottom as far as it can (BB-MON-2, 3, BB-ORD-2, JL-MMV-1).

    `memory` is what the game notes about them."""
    mind = find_focus(state, figure, actions)
    if mind.tied and any(_hunts(action) for action in actions):
        yield from ask_focus(state, figure, mind)
    if len(mind.foes) > 1:
        rank_others(state, figure, actions, mind)
    context = ActionContext(figure, figure.side, state.kernel.monsters.deciders(state, figure), source, None, memory)
    for at, action in enumerate(actions):
        if figure.cell == OFF or (figure.conditions & STUN and is_stunned_in_turn(state, figure)):
            return  # BB-DIE-3, JL-CND-8: also where it was stunned on its way
        kind = type(action)
        if kind is e.Move:
            done = yield from move(state, figure, action, actions, at, mind, context)  # type: ignore[arg-type]
        elif kind is e.Attack:
            mind.way = None
            done = yield from attack(state, figure, action, mind, context)  # type: ignore[arg-type]
        else:
            mind.way = None
            done = yield from _perform(state, figure, action, mind, context)
        if done and action.then:
            yield from _follow(state, figure, action, mind, context)


def _hunts(action: Action) -> bool:
    """Whether an action concerns the focus, so that it matters who of several equal enemies that is."""
    if isinstance(action, (e.Move, e.Attack)):
        return True
    if isinstance(action, e.Aimed) and action.who == e.ENEMY and action.targets < e.ALL:
        return True
    inner = action.actions if isinstance(action, (e.ByElement, e.If)) else ()
    return any(_hunts(one) for one in (*inner, *action.then))


def _follow(state: Arena, figure: Figure, action: Action, mind: Mind, context: ActionContext) -> Flow[None]:
    """What comes after an action that was performed."""
    for after in action.then:
        if figure.cell != OFF:
            yield from _perform(state, figure, after, mind, context)


def _perform(state: Arena, figure: Figure, action: Action, mind: Mind, context: ActionContext) -> Flow[bool]:
    """One action by its kind; what the kernel does not know goes to the game."""
    rule = _RULES.get(type(action))
    if rule is not None:
        return (yield from rule(state, figure, action, mind, context))
    return (yield from state.kernel.cards.perform(state, context, action))


def _by_element(state: Arena, figure: Figure, action: e.ByElement, mind: Mind, context: ActionContext) -> Flow[bool]:
    cost = e.Consume(action.symbols)
    if not (yield from state.kernel.elements.monster_pays(state, figure, action, cost)):
        return False
    for inner in action.actions:
        yield from _perform(state, figure, inner, mind, context)
    return True


def _if(state: Arena, figure: Figure, action: e.If, mind: Mind, context: ActionContext) -> Flow[bool]:
    if not state.kernel.cards.holds(state, action.test, figure, mind.focus, context):
        return False
    for inner in action.actions:
        yield from _perform(state, figure, inner, mind, context)
    return True


Rule = Callable[[Arena, Figure, Any, Mind, ActionContext], Flow[bool]]


def _begin_bonus(state: Arena, figure: Figure, action: Action, mind: Mind, context: ActionContext) -> Flow[bool]:
    return do.begin_bonus(state, figure, action, context)


_RULES: dict[type[Action], Rule] = {
    e.Shield: _begin_bonus,
    e.Retaliate: _begin_bonus,
    e.Flying: _begin_bonus,
    e.Bonus: _begin_bonus,
    e.Heal: lambda state, figure, action, mind, context: do.heal_somebody(state, figure, action, context),
    e.Condition: lambda state, figure, action, mind, context: do.give_condition(
        state, figure, action, mind.focus, context
    ),
    e.Push: lambda state, figure, action, mind, context: do.shove_them(state, figure, action, mind.focus, context),
    e.Pull: lambda state, figure, action, mind, context: do.shove_them(state, figure, action, mind.focus, context),
    e.Damage: lambda state, figure, action, mind, context: do.hurt(state, figure, action, mind.focus, context),
    e.ByElement: _by_element,
    e.If: _if,
    e.Move: lambda state, figure, action, mind, context: move(state, figure, action, (action,), 0, mind, context),
    e.Attack: lambda state, figure, action, mind, context: attack(state, figure, action, mind, context),
}
"""What performs each kind of a monster's action. Actions besides moves and attacks have no influence on its movement
(BB-MMV-6, BB-NOT-2)."""
