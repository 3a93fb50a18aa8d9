"""Everything that the content offers is used by some player of code; `undercroft dev uses bugs` counts."""

from __future__ import annotations

from tests.games.bugs.uses import USES, names, play, wanted
from tests.games.uses import Counting, read_counts

ANEW = "the content is another: `undercroft dev uses bugs` counts anew"


def test_every_ability_item_goal_and_hazard_is_used() -> None:
    """BB-CNT-1, BB-CNT-24, BB-CNT-O1: both halves of 96 sides, 42 items, 6 goals, 8 hazards, 60 columns, the elite."""
    counted = read_counts(USES)
    assert list(counted) == wanted(), ANEW
    assert len(counted) == 2 * 96 + 42 + 6 + 8 + 60 + 2
    assert [name for name, count in counted.items() if not count] == []


def test_the_counts_are_those_of_play() -> None:
    """A game of the elite's scenario: what it uses is known by name, and nothing is counted that was not played."""
    log = Counting(names)
    play(22, "bruiser", 1, log)
    assert set(log.counts) <= set(wanted())
    assert log.counts["elite:bandit-guard"] >= 2, "an elite has two turns in a round (BB-ELI-2)"
    assert any(name.startswith("top:") for name in log.counts)
    assert not [name for name in log.counts if name.startswith("column:earth-demon")]
