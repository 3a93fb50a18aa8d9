"""Monsters that appear in moments that no scenario of the box brings about; ones to come may."""

from __future__ import annotations

import pytest

from tests.games.bugs import builders
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.monsters import appear
from undercroft.games.bugs.state import GROUP, ONE, TURNS, YOU, Bugs


@pytest.mark.parametrize("kinds", [["tattered-construct", "mouse"], ["mouse", "tattered-construct"]])
def test_who_appears_while_its_type_acts_is_taken_along(kinds: list[str]) -> None:
    """BB-SPN-2, BB-INI-5, BB-ORD-1: it has no turn of its own besides."""
    drawing = "@ . .\n 1 .\n. 2 .\n . .\n. . ."
    state = builders.state({"map": drawing, "monsters": kinds, "turns": ["you"]}, scenario=14)
    kind = kinds.index("tattered-construct")
    state.rolled, state.queue, state.phase = [1, 1], [], TURNS
    state.turn = (76, GROUP, kind, 1)
    assert list(appear(state, "tattered-construct", 0)) == []
    assert (state.figures[-1].kind, state.queue) == ("tattered-construct", [])
    state.turn = (50, GROUP, 1 - kind, 1)
    assert list(appear(state, "tattered-construct", 1)) == []
    assert [turn[1:] for turn in state.queue] == [(2, len(state.figures) - 1, 1)], "with another one's it has"


def _during_turns(now: int, column: int) -> Bugs:
    """Somebody acts at this initiative, and both types have rolled this column."""
    drawing = "@ . .\n 1 .\n. 2 .\n . .\n. . ."
    state = builders.state({"map": drawing, "monsters": ["tattered-construct", "mouse"], "turns": ["you"]}, scenario=14)
    state.rolled, state.queue, state.phase = [column, column], [], TURNS
    state.turn = (now, YOU, 0, 0)
    return state


def test_those_who_act_next_do_so_in_the_order_of_their_initiatives() -> None:
    """BB-SPN-4: also when the earlier one has appeared first."""
    state = _during_turns(90, 0)
    assert list(appear(state, "tattered-construct", 2)) == []
    assert list(appear(state, "mouse", 3)) == []
    assert state.queue == [(4, ONE, 3, 0), (6, ONE, 4, 0)]


def test_the_normal_place_is_between_the_earlier_and_the_later_turns() -> None:
    """BB-SPN-3."""
    state = _during_turns(3, 2)
    state.queue = [(4, GROUP, 0, 0), (76, GROUP, 0, 1)]
    assert list(appear(state, "mouse", 2)) == []
    assert state.queue == [(4, GROUP, 0, 0), (46, ONE, 3, 2), (76, GROUP, 0, 1)]


def test_the_only_nearest_empty_hex_is_not_asked_for() -> None:
    """BB-SPN-1, BB-SPN-O1."""
    state = _during_turns(3, 2)
    you, other = state.figures[0].cell, state.figures[1].cell
    near = board_of(state.map).grid.neighbour_bits[you] & ~(1 << other)
    assert near.bit_count() == 1
    assert list(appear(state, "mouse", you)) == []
    assert state.figures[-1].cell == near.bit_length() - 1
