"""Element costs and who can pay them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from undercroft.core.request import Flow
from undercroft.games.haven.hooks.types import S
from undercroft.games.haven.verbs import Action, Consume

if TYPE_CHECKING:
    from undercroft.games.haven.battlefield import Figure
    from undercroft.games.haven.context import ActionContext


class ElementHooks(Generic[S]):
    """Element costs and who can pay them."""

    def can_pay(self, state: S, figure: Figure, symbols: tuple[int, ...]) -> bool:
        """Whether these symbols could be paid now, all of them."""
        return False

    def pay(self, state: S, context: ActionContext, symbols: tuple[int, ...]) -> Flow[None]:
        """Use the charges; where several fit, those who decide for the acting figure are asked."""
        return
        yield

    def monster_pays(self, state: S, figure: Figure, action: Action, consume: Consume) -> Flow[bool]:
        """A monster uses what it can: the first of a type pays, the others of the type gain as well."""
        return False
        yield

    def will_pay(self, state: S, figure: Figure, action: Action, consume: Consume) -> bool:
        """Whether a monster will be able to pay, as far as its plan can know."""
        return False

    def infuse(self, state: S, figure: Figure, symbols: tuple[int, ...]) -> Flow[None]:
        """An action creates charges."""
        return
        yield
