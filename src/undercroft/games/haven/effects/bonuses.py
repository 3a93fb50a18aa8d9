"""Lasting bonuses that a character begins, and the small actions without targets."""

from __future__ import annotations

from undercroft.core.question import Question, prefer
from undercroft.core.request import Flow, Option
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import Arena
from undercroft.games.haven.context import ActionContext
from undercroft.games.haven.effects.cost import earn, pay_for, perform_inner
from undercroft.games.haven.effects.order import perform
from undercroft.games.haven.events import BonusBegan, Cured
from undercroft.games.haven.figures import index
from undercroft.games.haven.options import FIGURE, REMOVE, SKIP, SKIP_OPTION, YES
from undercroft.games.haven.verbs import Action, Adds

ACTION_IF: Question[Arena] = Question("action.if", YES, SKIP, about=[FIGURE], answer=prefer("yes"))
CLEANSE: Question[Arena] = Question("cleanse", REMOVE, about=[FIGURE])

AGREED: Option = ("yes",)


def perform_bonus(state: Arena, context: ActionContext, action: Action) -> Flow[bool]:
    """A lasting bonus begins; how long it runs is its source's affair (BB-BON-1, JL-ACT-3)."""
    bought: list[Adds] = []
    if action.consume:
        bought = yield from pay_for(state, context, action)
    declared = state.kernel.cards.declared(state, context.source)
    for at, bonus in enumerate(declared):
        if bonus is action:
            context.actor.bonuses.append((context.source, at, 0))
            break
    else:
        raise KeyError(f"{context.source} does not declare {action!r}")
    earn(state, context, bought)
    for adds in bought:
        yield from perform(state, context, adds.actions)
    if state.log is not None:
        state.tell(BonusBegan(figure=index(state, context.actor), bonus=action))
    return True


def perform_if(state: Arena, context: ActionContext, action: e.If) -> Flow[bool]:
    """Actions that are there only if a situation is given; one that is not was not performed (JL-TRN-F1)."""
    kernel = state.kernel
    target = context.last[-1] if context.last else None
    if not kernel.cards.holds(state, action.test, context.actor, target, context):
        return False
    if action.optional:
        about = (index(state, context.actor),)
        clause = kernel.words.clauses.get("action.if")
        option = yield ACTION_IF.ask(context.seats, [AGREED, SKIP_OPTION], about, clause)
        if option[0] == "skip":
            return False
    return (yield from perform_inner(state, context, action))


def perform_infuse(state: Arena, context: ActionContext, action: e.Infuse) -> Flow[bool]:
    """Create charges."""
    yield from state.kernel.elements.infuse(state, context.actor, action.symbols)
    return True


def perform_cleanse(state: Arena, context: ActionContext, action: e.Cleanse) -> Flow[bool]:
    """Remove conditions of one's choice from oneself."""
    actor = context.actor
    done = False
    for _ in range(action.count):
        found = e.names(actor.conditions & action.kinds)
        if not found:
            break
        name = found[0]
        if len(found) > 1:
            options: list[Option] = [("remove", name) for name in found]
            clause = state.kernel.words.clauses.get("cleanse")
            option = yield CLEANSE.ask(context.seats, options, (index(state, actor),), clause)
            name = str(option[1])
        actor.conditions &= ~e.mask_of(name)
        actor.fresh &= actor.conditions
        done = True
        if state.log is not None:
            state.tell(Cured(figure=index(state, actor), conditions=e.mask_of(name)))
    return done


def perform_experience(state: Arena, context: ActionContext, action: e.Experience) -> Flow[bool]:
    """A character gains experience."""
    state.kernel.cards.gain_experience(state, context.earner, action.value)
    return True
    yield
