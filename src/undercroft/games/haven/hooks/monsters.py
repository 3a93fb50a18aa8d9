"""What a monster always has, what its focus compares, whom it helps, and who decides where rules leave a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from undercroft.games.haven.hooks.types import S, Seats
from undercroft.games.haven.verbs import MUDDLE, POISON, WOUND, Traits

if TYPE_CHECKING:
    from undercroft.games.haven.battlefield import Figure

NO_TRAITS = Traits()


class MonsterHooks(Generic[S]):
    """What a monster always has, what its focus compares, whom it helps, and who decides where rules leave a tie."""

    def traits(self, state: S, figure: Figure) -> Traits:
        """What a figure always has."""
        return NO_TRAITS

    def deciders(self, state: S, figure: Figure) -> Seats:
        """Who decides for a figure: a character's player, and for monsters whoever the rules name."""
        return 0

    def base_value(self, state: S, figure: Figure, what: str) -> int:
        """The monster's own "move" or "attack", to which a relative value of its card is added."""
        return 0

    def turn_key(self, state: S, figure: Figure) -> tuple[int, ...]:
        """The place of a figure in this round's order of turns; lower acts earlier."""
        return (figure.number,)

    def initiative(self, state: S, figure: Figure) -> tuple[int, ...]:
        """What the focus rules compare between enemies at the same distance; lower comes first."""
        return (0,)

    def disadvantage_hexes(self, state: S, figure: Figure, target: Figure) -> int:
        """The hexes from which a monster would attack this target with disadvantage at any distance."""
        return state.kernel.map.grid(state).all if figure.conditions & MUDDLE else 0

    def heal_candidates(self, state: S, figure: Figure, near: list[Figure]) -> list[Figure]:
        """Whom a monster may heal of those in reach: who lacks the most hit points (BB-MOT-4, O1)."""
        lack = max(f.max_health - f.health for f in near)
        if not lack:
            return [f for f in near if f.conditions & (WOUND | POISON)] or [figure]
        return [f for f in near if f.max_health - f.health == lack]

    def condition_candidates(self, state: S, figure: Figure, near: list[Figure], conditions: int) -> list[list[Figure]]:
        """To whom of those in reach a monster gives a positive condition, best first, equal ones together: the nearest
        that lacks it, then who acts earlier (BB-MOT-6)."""
        distance = state.kernel.map.grid(state).distance[figure.cell]
        lacking = [f for f in near if conditions & ~f.conditions]
        return [[f] for f in sorted(lacking, key=lambda f: (distance[f.cell], self.turn_key(state, f)))]
