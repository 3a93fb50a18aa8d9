"""Recorded whole games still play as they were recorded."""

from __future__ import annotations

import pytest

from tests.games.sanctum.builders import check_whole, state_of
from tests.games.sanctum.wins import FOLDER, RECORDED, play
from undercroft.core.record import load_record
from undercroft.core.table import replay
from undercroft.games.sanctum.game import GAME


@pytest.mark.parametrize("name", RECORDED)
def test_a_recorded_game_replays_to_its_end(name: str) -> None:
    record = load_record(FOLDER / f"{name}.json")
    table = replay(record, GAME)
    assert table.is_over, f"the record {name} stops before the end"
    assert table.record.steps == record.steps
    check_whole(state_of(table))


@pytest.mark.parametrize("name", RECORDED)
def test_the_greedy_player_still_plays_it_so(name: str) -> None:
    """A change of the bot is a change of the records: `undercroft dev wins sanctum` writes them anew."""
    record, table = load_record(FOLDER / f"{name}.json"), play(name)
    same = table.record.steps == record.steps
    assert same, f"greedy plays {name} otherwise: if that is meant, run `undercroft dev wins sanctum`"


def test_every_record_is_listed() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} == set(RECORDED)
