"""Element costs of a character's actions: what may be paid, and what it buys."""

from __future__ import annotations

from functools import cache

from undercroft.core.question import Question, prefer
from undercroft.core.request import Choice, Flow, Option
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import Arena
from undercroft.games.haven.context import ActionContext
from undercroft.games.haven.effects.order import perform
from undercroft.games.haven.figures import index
from undercroft.games.haven.options import FIGURE, PAY, SKIP, SKIP_OPTION
from undercroft.games.haven.verbs import Action, Adds

ACTION_PAY: Question[Arena] = Question("action.pay", PAY, SKIP, about=[FIGURE], answer=prefer("pay"))

CANCELLED = Adds(special="cancelled")
"""What is bought by a cost that cancels its action."""


@cache
def pay_option(at: int, symbols: tuple[int, ...]) -> Option:
    """The option to pay the cost in this place: `pay:0:fire`, `pay:1:ice-earth`, `pay:0:any`."""
    return ("pay", at, *("any" if mask == e.WILD else "-".join(e.elements_of(mask)) for mask in symbols))


def payable(state: Arena, context: ActionContext, action: Action, paid: int) -> list[Option]:
    """The options to pay those costs of an action that are not among the paid ones (a set of places)."""
    can_pay = state.kernel.elements.can_pay
    return [
        pay_option(at, cost.symbols)
        for at, cost in enumerate(action.consume)
        if not paid >> at & 1 and can_pay(state, context.actor, cost.symbols)
    ]


def pay_for(state: Arena, context: ActionContext, action: Action) -> Flow[list[Adds]]:
    """Offer the element costs of an action that is neither attack nor move (BB-ELE-11, JL-ELE-5).

    What they give in experience comes with the action itself (`earn`)."""
    bought: list[Adds] = []
    paid = 0
    for _ in action.consume:
        options = payable(state, context, action, paid)
        if not options:
            break
        option = yield _ask(state, context, options)
        if option[0] == "skip":
            break
        at = int(option[1])
        cost = action.consume[at]
        paid |= 1 << at
        yield from state.kernel.elements.pay(state, context, cost.symbols)
        if cost.cancels:
            return [*bought, CANCELLED]
        bought.append(cost.adds)
    return bought


def _ask(state: Arena, context: ActionContext, options: list[Option]) -> Choice:
    about = (index(state, context.actor),)
    return ACTION_PAY.ask(context.seats, [*options, SKIP_OPTION], about, state.kernel.words.clauses.get("action.pay"))


def earn(state: Arena, context: ActionContext, bought: list[Adds]) -> None:
    """The experience of what was paid for, once the action was really performed (JL-EXP-2)."""
    for adds in bought:
        if adds.experience:
            state.kernel.cards.gain_experience(state, context.earner, adds.experience)


def perform_by_element(state: Arena, context: ActionContext, action: e.ByElement) -> Flow[bool]:
    """An action that an element buys (BB-ELE-9, JL-ELE-5)."""
    kernel = state.kernel
    if not kernel.elements.can_pay(state, context.actor, action.symbols):
        return False
    option = yield _ask(state, context, [pay_option(0, action.symbols)])
    if option[0] == "skip":
        return False
    yield from kernel.elements.pay(state, context, action.symbols)
    return (yield from perform_inner(state, context, action))


def perform_inner(state: Arena, context: ActionContext, action: e.ByElement | e.If) -> Flow[bool]:
    """The actions inside another one; its experience comes only if one of them was performed."""
    done = yield from perform(state, context, action.actions)
    done = done or not action.actions
    if done and action.experience:
        state.kernel.cards.gain_experience(state, context.earner, action.experience)
    return done
