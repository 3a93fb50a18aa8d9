"""How Jaws answers the kernel about elements: six tokens that fade (`elements.py`)."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.haven.battlefield import Figure
from undercroft.games.haven.context import ActionContext
from undercroft.games.haven.hooks import ElementHooks
from undercroft.games.haven.verbs import Action, Consume
from undercroft.games.jaws import elements
from undercroft.games.jaws.memory import memory_of
from undercroft.games.jaws.state import Jaws


class JawsElements(ElementHooks[Jaws]):
    def can_pay(self, state: Jaws, figure: Figure, symbols: tuple[int, ...]) -> bool:
        return elements.payable(state, symbols)

    def pay(self, state: Jaws, context: ActionContext, symbols: tuple[int, ...]) -> Flow[None]:
        spent = yield from elements.consume(state, state.kernel.monsters.deciders(state, context.actor), symbols)
        memory_of(context).paid |= spent

    def monster_pays(self, state: Jaws, figure: Figure, action: Action, consume: Consume) -> Flow[bool]:
        """The first monster of the type has paid for all of them (JL-ELE-8, `turn.py`)."""
        return f"{figure.kind} {consume.symbols}" in state.bought
        yield

    def will_pay(self, state: Jaws, figure: Figure, action: Action, consume: Consume) -> bool:
        return f"{figure.kind} {consume.symbols}" in state.bought

    def infuse(self, state: Jaws, figure: Figure, symbols: tuple[int, ...]) -> Flow[None]:
        yield from elements.charge(state, state.kernel.monsters.deciders(state, figure), symbols)
