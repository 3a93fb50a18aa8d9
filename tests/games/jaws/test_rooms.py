"""Places in the list of figures: used again when a scenario breeds without end, never in the midst of a blow."""

from __future__ import annotations

from undercroft.core.cases import fresh
from undercroft.core.game import load
from undercroft.core.state import copy
from undercroft.games.haven.battlefield import OFF
from undercroft.games.jaws import rooms
from undercroft.games.jaws.state import Jaws

GAME = load("jaws")


def test_the_place_of_one_who_fell_this_round_is_not_given_away() -> None:
    state = fresh(GAME, {"mode": "scenario"}, 1)
    assert isinstance(state, Jaws)
    monster = copy(next(figure for figure in state.figures[len(state.heroes) :] if figure.cell >= 0))
    while len(state.figures) < rooms.CROWD:
        rooms.enroll(state, copy(monster), -1)
    dead, fresh_dead = len(state.heroes), len(state.heroes) + 1
    for at in (dead, fresh_dead):
        state.figures[at].cell = OFF
    state.marks.fell[fresh_dead] = 3
    assert rooms.enroll(state, copy(monster), -1) == dead
    assert rooms.enroll(state, copy(monster), -1) == rooms.CROWD
    del state.marks.fell[fresh_dead]  # a new round
    assert rooms.enroll(state, copy(monster), -1) == fresh_dead
