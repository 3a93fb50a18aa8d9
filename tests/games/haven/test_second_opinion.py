"""Every turn of a monster is what the clauses say: the kernel against a slow working of them (`naive_monsters.py`)."""

from __future__ import annotations

import pytest

from tests.games.haven.naive_monsters import outcomes
from tests.games.haven.worlds import WORLDS, Turn, played, read_position
from tests.seeds import SEED
from undercroft.core.chance import Dice


def check(turn: Turn, where: str) -> None:
    """The kernel allows exactly what the clauses allow."""
    wanted, found = outcomes(read_position(turn)), played(turn)
    if found != wanted:
        monster = turn.state.figures[turn.monster]
        figures = [(at, f.kind, f.cell, f.side, f.conditions) for at, f in enumerate(turn.state.figures)]
        pytest.fail(
            f"{where}\n{turn.drawing}\n{turn.actions}\nmonster {monster.kind} on {monster.cell}, figures {figures}\n"
            f"the kernel alone allows {sorted(found - wanted, key=str)}\n"
            f"the clauses alone allow {sorted(wanted - found, key=str)}"
        )


@pytest.mark.parametrize("batch", range(4))
@pytest.mark.parametrize("world", WORLDS)
def test_a_monster_does_what_the_clauses_say(world: str, batch: int) -> None:
    """BB-FOC-1, BB-FOC-2, BB-FOC-3, BB-FOC-4, BB-FOC-O2, BB-PTH-1, BB-PTH-2, BB-PTH-3, BB-NOT-1, BB-NOT-3, BB-MMV-1,
    BB-MMV-2, BB-MMV-3, BB-MMV-4, BB-MMV-5, BB-MMV-7, BB-MMV-O1, BB-MMV-O2, BB-MMV-O3, BB-MAT-1, BB-MAT-2;
    JL-FOC-1 to 12, JL-FOC-O1, JL-FOC-O3, JL-FOC-O4, JL-MMV-2, JL-MMV-4 to 13, JL-MMV-O1, JL-MMV-O2, JL-MMV-O3,
    JL-MMV-O5, JL-MMV-O6, JL-MMV-O7, JL-MMV-O8, JL-MMV-O9, JL-MMV-O10."""
    dice = Dice(1000 * batch + 7)
    for number in range(60):
        check(WORLDS[world](dice), f"{world}, batch {batch}, position {number}")


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(20))
def test_twenty_thousand_positions(batch: int) -> None:
    """The same over fresh positions, a third of them in each world."""
    for number in range(1000):
        world = list(WORLDS)[number % len(WORLDS)]
        seed = SEED + 1000 * batch + number
        check(WORLDS[world](Dice(seed)), f"{world}, seed {seed}")
