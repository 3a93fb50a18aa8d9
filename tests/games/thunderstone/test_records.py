"""Recorded whole games replay step by step to the same end (TH-WIN-1)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.thunderstone.builders import RECORDS
from undercroft.core.record import load_record
from undercroft.core.table import replay
from undercroft.games.thunderstone.game import GAME
from undercroft.games.thunderstone.hall import score
from undercroft.games.thunderstone.state import Thunderstone


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.json")), ids=lambda file: file.stem)
def test_a_recorded_game_replays(file: Path) -> None:
    record = load_record(file)
    table = replay(record, GAME)
    state = table.state
    assert isinstance(state, Thunderstone)
    assert state.result is not None, f"{file.name} does not reach the end of its game"
    assert list(state.result.scores) == [score(state, seat) for seat in range(state.players)]
    assert table.record.steps == record.steps


def test_every_set_and_size_of_game_is_recorded() -> None:
    assert {file.stem for file in RECORDS.glob("*.json")} == {"first-set", "random-set", "five-players"}
