"""How Bugs answers the kernel about monsters: what they always have, and in which order they act."""

from __future__ import annotations

from undercroft.games.bugs.cards.monsters import COLUMNS
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.state import Bugs
from undercroft.games.haven.battlefield import Figure
from undercroft.games.haven.hooks import NO_TRAITS, MonsterHooks
from undercroft.games.haven.verbs import Traits

TRAITS: dict[str, Traits] = {name: card.traits for name, card in KINDS.items()}
OBJECTIVE = 99
"""The initiative of an objective where targets are compared (BB-TER-13)."""


class BugsMonsters(MonsterHooks[Bugs]):
    def traits(self, state: Bugs, figure: Figure) -> Traits:
        return TRAITS.get(figure.kind, NO_TRAITS)

    def initiative(self, state: Bugs, figure: Figure) -> tuple[int, ...]:
        return (OBJECTIVE if figure.is_objective else state.initiative,)

    def turn_key(self, state: Bugs, figure: Figure) -> tuple[int, ...]:
        """BB-MOT-6: the order in which monsters act."""
        if figure.kind not in state.types:
            return (OBJECTIVE, figure.number)
        rolled = state.rolled[state.types.index(figure.kind)]
        return (COLUMNS[figure.kind][rolled].initiative if rolled >= 0 else OBJECTIVE, figure.number)
