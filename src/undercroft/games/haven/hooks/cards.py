"""What declarations name and the kernel does not know: bonuses by source, quantities, tests, actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from undercroft.core.request import Flow
from undercroft.games.haven.hooks.types import S
from undercroft.games.haven.verbs import Action

if TYPE_CHECKING:
    from undercroft.games.haven.battlefield import Figure, Running
    from undercroft.games.haven.context import ActionContext


class CardHooks(Generic[S]):
    """What declarations name and the kernel does not know: bonuses by source, quantities, tests, actions."""

    def declared(self, state: S, source: str) -> tuple[Action, ...]:
        """The bonuses (Shield, Retaliate, Flying, Bonus) that a source of active bonuses declares."""
        return ()

    def quantity(
        self, state: S, name: str, figure: Figure, target: Figure | None, context: ActionContext | None = None
    ) -> int:
        """The number behind a name in a declaration; `context` is the ability in progress."""
        raise KeyError(f"no quantity {name}")

    def holds(
        self, state: S, test: str, figure: Figure, target: Figure | None, context: ActionContext | None = None
    ) -> bool:
        """Whether a situation that a declaration names is given."""
        raise KeyError(f"no test {test}")

    def fits(self, state: S, where: str, figure: Figure, target: Figure, context: ActionContext | None = None) -> bool:
        """Whether a figure passes the limit on targets that a declaration names."""
        raise KeyError(f"no limit on targets {where}")

    def can_aim_at_objective(self, state: S, action: Action) -> bool:
        """Whether an objective of the other side can be chosen as a target of this action."""
        return True

    def gain_experience(self, state: S, figure: Figure, amount: int) -> None:
        """A character gains experience."""

    def perform(self, state: S, context: ActionContext, action: Action) -> Flow[bool]:
        """An action that the kernel does not know (Loot, Recover, Grant, Special, ...); True if it was performed."""
        raise NotImplementedError(f"{type(action).__name__} is not known")
        yield

    def perform_special(self, state: S, name: str, context: ActionContext) -> Flow[None]:
        """A named rule that runs with an action, after it; `context` knows whom it was aimed at."""
        raise KeyError(f"no special rule {name}")
        yield

    def use_bonus(self, state: S, figure: Figure, running: Running) -> Flow[None]:
        """A bonus with a limited number of uses worked; counts it and ends it when it is over."""
        return
        yield
