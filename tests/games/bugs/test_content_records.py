"""Every scenario can be won and can be lost: a recorded win replays, careless play is beaten (BB-FIN-1).

The records were found by `balance.py`, which also finds them anew.
"""

from __future__ import annotations

import random

import pytest

from tests.games.bugs.balance import record_of
from undercroft.core.game import load
from undercroft.core.record import load_record
from undercroft.core.table import Table, replay
from undercroft.games.bugs.campaign import may_play
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.scenarios import SCENARIOS
from undercroft.games.bugs.state import Bugs

EVERY = pytest.mark.parametrize("number", SCENARIOS)


@EVERY
def test_a_recorded_win_replays(number: int) -> None:
    """BB-FIN-1: on the monsters' standard table."""
    file = record_of(number)
    assert file.is_file(), f"no recorded win: `undercroft dev balance bugs wins {number}` finds one"
    record = load_record(file)
    assert record.options["mode"] == "scenario"
    assert record.options["scenario"] == number
    table = replay(record, load("bugs"))
    assert table.is_over
    state = table.state
    assert isinstance(state, Bugs)
    assert state.difficulty == "standard"
    assert state.result is not None
    assert state.result.winners == (0,)
    assert state.result.reason == "scenario-won"


@EVERY
def test_careless_play_loses(number: int) -> None:
    """BB-EXH-3: choosing blindly exhausts you."""
    dice = random.Random(number)
    for character in CHARACTERS:
        if may_play(character, number):
            options = {"mode": "scenario", "scenario": number, "character": character}
            table = Table(load("bugs"), options, seed=number, light=True)
            while table.request is not None:
                table.choose(dice.choice(table.request.options))
            assert table.state.result is not None
            assert table.state.result.winners == ()
            assert table.state.result.reason == "scenario-lost"
