"""What becomes of those who are hurt, healed or given conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from undercroft.core.request import Flow
from undercroft.games.haven.hooks.types import S

if TYPE_CHECKING:
    from undercroft.games.haven.battlefield import Figure


class DamageHooks(Generic[S]):
    """What becomes of those who are hurt, healed or given conditions."""

    def negate(self, state: S, figure: Figure, amount: int, by: Figure | None) -> Flow[int]:
        """A character would suffer damage; the answer is how many hit points it loses after negating."""
        return amount
        yield

    def after_death(self, state: S, figure: Figure, cell: int, by: Figure | None) -> Flow[None]:
        """A figure has come to 0 hit points and left the map, where it stood on `cell`."""
        return
        yield

    def does_order_matter(self, state: S, frail: list[Figure], by: Figure | None) -> bool:
        """Whether it matters who of these, all of whom a damage may fell, falls first."""
        return True

    def is_scarce(self, state: S, figures: list[Figure], conditions: int) -> bool:
        """Whether these conditions cannot reach all of the figures, so that it matters who gains them first."""
        return False

    def take_conditions(self, state: S, figure: Figure, conditions: int, by: Figure | None = None) -> int:
        """Conditions on their way to a figure, `by` whom if that is known: takes care of those that are no
        tokens and gives back the rest."""
        return conditions

    def can_heal(self, state: S, figure: Figure) -> bool:
        """Whether a heal does anything for this figure."""
        return True

    def after_cure(self, state: S, figure: Figure, conditions: int) -> None:
        """A heal has removed these conditions."""

    def after_damage(self, state: S, figure: Figure) -> None:
        """A figure or an objective has lost hit points, perhaps the last ones."""
