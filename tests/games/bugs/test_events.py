"""Events of Bugs: their beats lead from each moment to the next, name what is on the screen, and never fail."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.bugs import builders
from tests.games.bugs.test_random import sensible
from tests.games.haven.playback import by_record, follow
from tests.seeds import SEED
from undercroft.core import beats
from undercroft.core.beats import Announce, AnyBeat, Enter, Fall, Flip, Fly, Hurt, Roll, Walk
from undercroft.core.chance import Dice
from undercroft.core.game import load
from undercroft.core.grid import cells
from undercroft.core.record import load_record
from undercroft.core.table import Table
from undercroft.games.bugs import campaign, goals
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.events import PlatePressed
from undercroft.games.bugs.state import you

GAME = load("bugs")
RECORDS = Path(__file__).parent / "records"


def some(table: Table, dice: Dice) -> tuple[int, int]:
    return 0, sensible(table, dice)


@pytest.mark.parametrize("character", CHARACTERS)
def test_beats_lead_from_each_moment_to_the_next(character: str) -> None:
    """Every scenario of a character once: positions, hit points and conditions after each answer are what the beats
    say."""
    seen: set[type] = set()
    for number in campaign.allowed(character):
        options = {"mode": "scenario", "character": character, "scenario": number}
        table = Table(GAME, options, SEED + number)
        for line in follow(table, Dice(SEED + number), 1000, answer=some):
            seen.update(type(beat) for beat in line.beats)
    assert {Announce, Enter, Fall, Flip, Fly, Hurt, Roll, Walk} <= seen


def test_recorded_wins_can_be_shown() -> None:
    """The recorded wins of all scenarios, beat by beat."""
    seen: set[type[AnyBeat]] = set()
    for file in sorted(RECORDS.glob("*.json")):
        record = load_record(file)
        table = Table(GAME, record.options, record.seed)
        for line in follow(table, Dice(0), len(record.steps), answer=by_record(record)):
            seen.update(type(beat) for beat in line.beats)
        assert table.is_over
    assert seen == set(beats.AnyBeat.__args__) - {beats.Give}


@pytest.mark.parametrize("character", CHARACTERS)
def test_beats_name_what_is_on_the_screen(character: str) -> None:
    table = Table(GAME, {"mode": "campaign", "character": character}, SEED)
    for _ in follow(table, Dice(SEED), 150, with_ids=True, answer=some):
        pass


class Listener:
    """What a state tells."""

    def __init__(self) -> None:
        self.told: list[Any] = []

    def tell(self, event: Any, state: Any, to: Any) -> None:
        self.told.append(event)


def test_a_plate_is_told_of_when_it_is_pressed_first() -> None:
    """BB-TER-10: ending another turn on it presses nothing."""
    state = builders.state({"map": "@ . .\n _ .\n. _ 1\n", "monsters": ["bandit-guard"]}, scenario=8)
    listener = state.log = Listener()
    for number, cell in enumerate(cells(board_of(state.map).plates), 1):
        you(state).cell = cell
        for _ in range(2):
            goals.after_turn(state)
            assert [event.done for event in listener.told if type(event) is PlatePressed] == [*range(1, number + 1)]
