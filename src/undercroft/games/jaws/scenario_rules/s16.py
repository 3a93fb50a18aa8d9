"""Scenario 16."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.haven.battlefield import Figure
from undercroft.games.haven.verbs import Damage, Traits
from undercroft.games.jaws import rooms
from undercroft.games.jaws.scenario_rules.waves import Waves
from undercroft.games.jaws.state import Jaws


class Rats(Waves):
    """16: three waves; the second leaves Blood Imps, the third makes elite Black Imps of what its explosions kill."""

    heirs = True

    waves = (
        (
            ("rat-monstrosity", "A", ("", "nnn", "eee")),
            ("rat-monstrosity", "B", ("nnnn", "eeee", "nnnn")),
            ("rat-monstrosity", "C", ("ee", "", "ee")),
            ("rat-monstrosity", "D", ("", "n", "e")),
        ),
        (
            ("rat-monstrosity", "A", ("", "eee", "nnn")),
            ("rat-monstrosity", "B", ("nnnn", "", "eeee")),
            ("rat-monstrosity", "C", ("", "nn", "")),
            ("rat-monstrosity", "D", ("e", "n", "n")),
        ),
        (
            ("rat-monstrosity", "A", ("", "nnn", "nnn")),
            ("rat-monstrosity", "B", ("nnnn", "nnnn", "eeee")),
            ("rat-monstrosity", "C", ("nn", "ee", "ee")),
            ("rat-monstrosity", "D", ("e", "n", "n")),
        ),
    )

    def death(self, state: Jaws, figure: Figure, traits: Traits) -> Damage | None:
        return None if state.wave == 2 and figure.kind == "rat-monstrosity" else traits.on_death

    def on_death(self, state: Jaws, figure: Figure, cell: int, at: int) -> Flow[None]:
        if state.wave == 2 and figure.kind == "rat-monstrosity":
            yield from rooms.replace(state, "blood-imp", cell, "e" if figure.elite else "n")

    def on_explosion(self, state: Jaws, cell: int, killed: bool) -> Flow[None]:
        if state.wave == 3 and killed:
            yield from rooms.spawn(state, "black-imp", cell, "e")


RULES = Rats(16)
