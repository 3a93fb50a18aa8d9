"""Enemies that act as somebody else decides."""

from __future__ import annotations

from undercroft.core.question import Question
from undercroft.core.request import Flow
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import OFF, Arena, Figure
from undercroft.games.haven.context import ActionContext
from undercroft.games.haven.effects.order import perform
from undercroft.games.haven.effects.targets import CONTROL_WHO, choose_targets
from undercroft.games.haven.figures import index
from undercroft.games.haven.options import AIM, AIM_AT, FIGURE

CONTROL_ORDER: Question[Arena] = Question("control.order", AIM, about=[FIGURE])


def perform_control(state: Arena, context: ActionContext, action: e.Control) -> Flow[bool]:
    """An enemy acts as the controller decides; meanwhile their enemies are its enemies (BB-CTL-1, JL-CTL-4)."""
    hit = yield from choose_targets(state, context, action, CONTROL_WHO, [])
    left = list(hit)
    done = False
    while left:
        target = yield from _next_controlled(state, context, left)
        left.remove(target)
        if target.cell == OFF:
            continue
        inner = ActionContext(target, context.side, context.seats, context.source, context.actor, context.memory)
        if (yield from perform(state, inner, action.actions)):
            done = True
        context.dealt = inner.dealt
    context.last = hit
    return done  # JL-EXP-2, JL-ABL-7, BB-CTL-2, 3: what nobody could perform was not performed


def _next_controlled(state: Arena, context: ActionContext, left: list[Figure]) -> Flow[Figure]:
    """Who of several acts next, where the game has the player decide (JL-CTL-7)."""
    clause = state.kernel.words.clauses.get("control.order")
    if clause is None or len(left) < 2:
        return left[0]
    options = [AIM_AT[index(state, other)] for other in left]
    option = yield CONTROL_ORDER.ask(context.seats, options, (index(state, context.actor),), clause)
    return state.figures[int(option[1])]
