"""A recorded win of every scenario, found by the greedy player, replays to the same end (MA-GOAL-1)."""

from __future__ import annotations

import pytest

from tests.games.machina.balance import RECORDS
from tests.games.machina.builders import SCENARIOS
from undercroft.core.record import load_record
from undercroft.core.table import replay
from undercroft.games.machina.game import GAME
from undercroft.games.machina.state import Machina


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_recorded_win_replays(scenario: str) -> None:
    record = load_record(RECORDS / f"{scenario}.json")
    assert record.options["scenario"] == scenario
    table = replay(record, GAME)
    state = table.state
    assert isinstance(state, Machina)
    assert state.result is not None
    assert state.result.reason == "won"
    assert state.result.winners == (0,)
    assert state.chapter == 9
    assert table.record.steps == record.steps
