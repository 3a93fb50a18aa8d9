"""What a player may add by hand to an attack or a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from undercroft.core.request import Flow, Option
from undercroft.games.haven.hooks.types import S
from undercroft.games.haven.verbs import Adds

if TYPE_CHECKING:
    from undercroft.games.haven.context import ActionContext


class ItemHooks(Generic[S]):
    """What a player may add by hand to an attack or a move."""

    def offers(self, state: S, context: ActionContext, on: str, kind: str, single: bool) -> list[Option]:
        """What may be added now by hand: `("item", "spring-hammer")` options for an attack or a move."""
        return []

    def may_stop_anywhere(self, state: S, context: ActionContext) -> bool:
        """Whether the acting figure may want to stop on the way, so that its move is also offered hex by hex."""
        return False

    def extends_reach(self, state: S, option: Option) -> bool:
        """Whether such an option could bring a target within reach of an attack that has none."""
        return True

    def use(self, state: S, context: ActionContext, option: Option) -> Flow[Adds | None]:
        """One of those options was taken; the answer is the `Adds` that it brings (or None)."""
        return None
        yield

    def lasts_whole_action(self, state: S, option: Option) -> bool:
        """Whether what such an option adds holds for the whole action and not for the next attack alone."""
        return False
