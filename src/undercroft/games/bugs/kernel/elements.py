"""How Bugs answers the kernel about elements: visible icons, each once a round (`elements.py`)."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.bugs import elements
from undercroft.games.bugs.events import ChargesMade
from undercroft.games.bugs.state import Bugs
from undercroft.games.haven.battlefield import Figure
from undercroft.games.haven.context import ActionContext
from undercroft.games.haven.hooks import ElementHooks
from undercroft.games.haven.verbs import Action, Consume


class BugsElements(ElementHooks[Bugs]):
    def can_pay(self, state: Bugs, figure: Figure, symbols: tuple[int, ...]) -> bool:
        return elements.can_pay(state, symbols)

    def pay(self, state: Bugs, context: ActionContext, symbols: tuple[int, ...]) -> Flow[None]:
        return elements.pay(state, symbols)

    def will_pay(self, state: Bugs, figure: Figure, action: Action, consume: Consume) -> bool:
        return elements.bought(state, consume) or elements.can_pay(state, consume.symbols)

    def monster_pays(self, state: Bugs, figure: Figure, action: Action, consume: Consume) -> Flow[bool]:
        return elements.monster_pays(state, figure, consume)

    def infuse(self, state: Bugs, figure: Figure, symbols: tuple[int, ...]) -> Flow[None]:
        state.conjured += len(symbols)  # BB-ELE-O3; items make universal charges only
        if state.log is not None:
            state.tell(ChargesMade(symbols=list(symbols)))
        return
        yield
