"""A recorded win of every scenario, found by the greedy player, replays to the same end (MA-GOAL-1)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.machina.play import SCENARIOS
from undercroft.core.record import load_record
from undercroft.core.table import replay
from undercroft.games.machina import GAME
from undercroft.games.machina.state import Machina

FOLDER = Path(__file__).parent / "records"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_recorded_win_replays(scenario: str) -> None:
    record = load_record(FOLDER / f"{scenario}.json")
    assert record.options["scenario"] == scenario
    table = replay(record, GAME)
    state = table.state
    assert isinstance(state, Machina)
    assert state.result is not None
    assert state.result.reason == "won"
    assert state.result.winners == (0,)
    assert state.chapter == 9
    assert table.record.steps == record.steps
