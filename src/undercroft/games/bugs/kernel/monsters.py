"""How Bugs answers the kernel about monsters: what they always have, and in which order they act."""

from __future__ import annotations

from undercroft.games.bugs.cards.monsters import COLUMNS
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.columns import columns_of
from undercroft.games.bugs.state import GROUP, Bugs
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
        """BB-MOT-6: the order in which monsters act; an elite's place is that of its first turn (BB-ELI-2)."""
        columns = columns_of(state, state.types.index(figure.kind), figure.elite) if figure.kind in state.types else ()
        initiative = min((COLUMNS[figure.kind][column].initiative for column in columns), default=OBJECTIVE)
        return (initiative, _place(state, figure, initiative), figure.number)


def _place(state: Bugs, figure: Figure, initiative: int) -> int:
    """Which of the turns at this initiative is the figure's, equal ones in your order (BB-INI-O2); 0 if it is over."""
    kind = state.types.index(figure.kind) if figure.kind in state.types else -1
    for place, turn in enumerate([*([state.turn] if state.turn else ()), *state.queue], 1):
        if turn[:3] == (initiative, GROUP, kind):
            return place
    return 0
