"""Fate in an attack, what the target uses against it, and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from undercroft.core.request import Flow
from undercroft.games.haven.hooks.types import S

if TYPE_CHECKING:
    from undercroft.games.haven.attack import Blow
    from undercroft.games.haven.battlefield import Figure


class AttackHooks(Generic[S]):
    """Fate in an attack, what the target uses against it, and what follows from it."""

    def modify(self, state: S, blow: Blow) -> Flow[None]:
        """Step 2 of an attack: fate changes `blow.value` and may add effects."""
        raise NotImplementedError
        yield

    def after_damage(self, state: S, blow: Blow) -> Flow[None]:
        """The damage of an attack is done: what `blow.card` does besides."""
        return
        yield

    def can_answer(self, state: S, target: Figure) -> bool:
        """Whether the target of an attack has anything to use against it, so that `answer` is worth asking."""
        return False

    def answer(self, state: S, blow: Blow) -> Flow[None]:
        """After the roll and before the damage: the target uses items and effects."""
        return
        yield

    def after_attack(self, state: S, blow: Blow) -> Flow[None]:
        """The attack is over, retaliate included."""
        return
        yield
