"""What a scenario may change, and spawning by letters (JL-SCN-1, 7).

A scenario's rules are asked at fixed moments; most add nothing. Goals and details that no source gives are ours
(`docs/content/jaws.md`).
"""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.haven.attack import Blow
from undercroft.games.haven.battlefield import MONSTERS, Figure
from undercroft.games.haven.effects import ActionContext
from undercroft.games.haven.verbs import Damage, Traits
from undercroft.games.jaws import rooms
from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.scenario_rules.goals import GOALS
from undercroft.games.jaws.state import NO_SYMBOL, Hero, Jaws

Ranks = tuple[str, str, str]
"""The ranks that appear for 2, 3 and 4 characters: `ne` is one normal and one elite."""
Wave = tuple[tuple[str, str, Ranks], ...]
"""What appears together: a type, the letter of its hexes, its ranks."""


def spawn_at(state: Jaws, *wave: tuple[str, str, Ranks]) -> Flow[None]:
    """Each entry at the hexes of its letter in turn; elites first where standees run short (JL-SPN-4, JL-DOR-O4)."""
    wanted: list[rooms.Wanted] = []
    for kind, letter, ranks in wave:
        hexes = state.board.letters[letter]
        wanted += [(NO_SYMBOL, hexes[at % len(hexes)], kind, rank) for at, rank in enumerate(ranks[state.count - 2])]
    kinds = list(dict.fromkeys(entry[2] for entry in wanted))
    kept: list[rooms.Wanted] = []
    for kind in kinds:
        kept += yield from rooms.ration(state, kind, [entry for entry in wanted if entry[2] == kind])
    for cell in dict.fromkeys(entry[1] for entry in kept):
        yield from rooms.appear(state, cell, [(kind, rank) for _, at, kind, rank in kept if at == cell])
    for kind in kinds:
        yield from rooms.join(state, kind)


class ScenarioRules:
    """One scenario's own rules; this one has none."""

    objective_side = MONSTERS
    heirs = False
    """Whether an end brings something new into play, so that it matters what of several falls first."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.goal = SCENARIOS[number].goal

    # --- goal ---------------------------------------------------------------------------------------------------

    def won(self, state: Jaws) -> bool:
        """Whether the goal is reached (JL-SCN-1)."""
        return bool(GOALS[self.goal](state))

    def lost(self, state: Jaws) -> bool:
        """Whether a failure condition of the special rules is met (JL-SCN-3)."""
        return False

    # --- moments ------------------------------------------------------------------------------------------------

    def on_start(self, state: Jaws) -> Flow[None]:
        return
        yield

    def on_round(self, state: Jaws) -> Flow[None]:
        """The start of a round, before cards are chosen."""
        return
        yield

    def on_round_end(self, state: Jaws) -> Flow[None]:
        return
        yield

    def on_reveal(self, state: Jaws, room: int) -> Flow[None]:
        return
        yield

    def on_come(self, state: Jaws, figure: Figure) -> None:
        """A monster has come into play."""

    def on_destroyed(self, state: Jaws, figure: Figure, cell: int) -> Flow[None]:
        return
        yield

    def on_death(self, state: Jaws, figure: Figure, cell: int, at: int) -> Flow[None]:
        return
        yield

    def on_explosion(self, state: Jaws, cell: int, killed: bool) -> Flow[None]:
        return
        yield

    def on_attacked(self, state: Jaws, blow: Blow) -> Flow[None]:
        return
        yield

    def on_enter(self, state: Jaws, figure: Figure, cell: int) -> Flow[None]:
        return
        yield

    def looted(self, state: Jaws, hero: Hero, cell: int, number: int) -> Flow[None]:
        return
        yield

    def good(self, state: Jaws, hero: Hero, cell: int, letter: str) -> Flow[None]:
        return
        yield

    # --- what differs -------------------------------------------------------------------------------------------

    def watches(self, state: Jaws, figure: Figure) -> bool:
        return False

    def locked(self, state: Jaws) -> int:
        """Hexes of doors that cannot be opened by hand."""
        return 0

    def gate(self, state: Jaws, figure: Figure) -> bool:
        """Whether rooms are revealed as soon as this object is destroyed."""
        return False

    def traits(self, state: Jaws, figure: Figure, traits: Traits) -> Traits:
        return traits

    def death(self, state: Jaws, figure: Figure, traits: Traits) -> Damage | None:
        """The damage with which a monster dies."""
        return traits.on_death

    def plays(self, state: Jaws, hero: int) -> bool:
        """Whether a character stands on the map."""
        return True

    def cheer(self, state: Jaws, hero: int) -> None:
        """A character who does not stand on the map plays its cards."""

    def place(self, kind: str) -> int:
        """Among types with the same initiative: lower acts earlier, equal ones are the players' to order."""
        return 0

    def boss(self, state: Jaws, deed: ActionContext, number: int) -> Flow[bool]:
        raise NotImplementedError(f"scenario {self.number} has no boss")
        yield
