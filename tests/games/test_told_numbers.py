"""What can be counted on the screens of all games follows from the events that are told between two answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.seeds import SEED
from tests.shown_events import played, untold_numbers
from undercroft.games.haven.events import JUMP, WALK, Moved, Walked

Watched = Callable[[int, str, str], bool]
"""Which numbers are compared, by seat, id and name; left out are those that follow from others, such as defence."""


def in_sanctum(seat: int, place: str, name: str) -> bool:
    """What others do at the same time is seen later."""
    kind, _, rest = place.partition("-")
    return kind in ("stats", "die", "health") and rest.partition("-")[0] == str(seat)


def in_thunderstone(seat: int, place: str, name: str) -> bool:
    """A hand that is laid open flies from its owner's seat, not from the pile that stands for it."""
    if place.startswith("stats-"):
        return name == "stat.experience"
    return name == "" and place != "depth" and not place.startswith("held-")


def in_jaws(seat: int, place: str, name: str) -> bool:
    """Coins become gold when a scenario ends."""
    return name in ("", "stat.gold", "stat.xp", "stat.checkmarks") or name.startswith("element.")


def in_bugs(seat: int, place: str, name: str) -> bool:
    return name == ""


def in_machina(seat: int, place: str, name: str) -> bool:
    """A monster is drawn before it is decided where it appears."""
    return name in ("", "stat.stamina", "stat.inspiration") and place not in ("monster-deck", "destroyed")


WATCHED: dict[str, tuple[dict[str, Any], int, Watched]] = {
    "thunderstone": ({"players": 3}, 300, in_thunderstone),
    "jaws": ({"players": 2}, 300, in_jaws),
    "bugs": ({}, 250, in_bugs),
    "sanctum": ({"players": 2}, 1000, in_sanctum),
    "machina": ({"players": 2, "explorers": 2}, 400, in_machina),
}


@pytest.mark.parametrize("best", [True, False], ids=["bots", "random"])
@pytest.mark.parametrize("game", WATCHED)
def test_numbers_follow_from_the_events(game: str, best: bool) -> None:
    options, answers, is_watched = WATCHED[game]
    assert untold_numbers(game, options, SEED, answers, is_watched, best) == []


@pytest.mark.parametrize("game", ["jaws", "bugs"])
def test_a_move_tells_how_many_hexes_were_walked(game: str) -> None:  # JL-MOV-1, BB-MOV-1
    *_, (table, _, _) = played(game, WATCHED[game][0], SEED, 400)
    assert table.log is not None
    walked: Counter[int] = Counter()
    moves = []
    for event in (line.event for line in table.log.lines):
        if isinstance(event, Walked) and event.how in (WALK, JUMP):
            walked[event.figure] += len(event.path) - 1
        elif isinstance(event, Moved):
            moves.append((event.hexes, walked.pop(event.figure, 0)))
        elif type(event).__name__ in ("TurnBegan", "YourTurnBegan"):
            walked.clear()
    assert max(moves)[0] > 1
    assert [move for move in moves if move[0] != move[1]] == []
