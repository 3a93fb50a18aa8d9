"""The order in which the actions of an ability are performed: from top to bottom, each finished before the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from undercroft.core.request import Flow
from undercroft.games.haven.battlefield import OFF, Arena
from undercroft.games.haven.context import ActionContext
from undercroft.games.haven.damage import is_stunned_in_turn
from undercroft.games.haven.verbs import Action

Effect = Callable[[Arena, ActionContext, Any], Flow[bool]]
EFFECTS: dict[type[Action], Effect] = {}
"""What performs each kind of action, filled by the package; the game performs what is not here."""


def perform(state: Arena, context: ActionContext, actions: Iterable[Action]) -> Flow[bool]:
    """Perform actions from top to bottom, never otherwise (BB-ACT-5, JL-ABL-O1); True if any part was performed."""
    done = False
    for action in actions:
        if context.actor.cell == OFF or is_stunned_in_turn(state, context.actor):
            break
        if (yield from act(state, context, action)):
            done = True
    return done


def act(state: Arena, context: ActionContext, action: Action) -> Flow[bool]:
    """One action; True if it was performed."""
    effect = EFFECTS.get(type(action))
    if effect is None:
        done = yield from state.kernel.cards.perform(state, context, action)
    else:
        done = yield from effect(state, context, action)
    if done:
        if action.special:
            yield from state.kernel.cards.perform_special(state, action.special, context)
        if action.then:
            yield from perform(state, context, action.then)
    return done
