"""A game that goes in circles is noticed by terminal and lab, and one that gets on is left alone."""

from __future__ import annotations

import io
from pathlib import Path

from undercroft.core.chance import Dice
from undercroft.core.circles import TURNS, Circles
from undercroft.core.game import load
from undercroft.core.seat import Seat
from undercroft.core.table import Table
from undercroft.lab.job import CIRCLES, Job, play
from undercroft.play import Play


class Idler:
    """Visits the village and buys nothing."""

    def __init__(self, game: object, dice: Dice) -> None:
        pass

    def __call__(self, seat: Seat) -> str:
        assert seat.request is not None
        keys = seat.request.keys()
        return next((key for key in ("village", "pass", "done") if key in keys), keys[0])


def test_turns_that_change_nothing_are_noticed_and_one_that_does_ends_it() -> None:
    table, circles, idle = Table(load("thunderstone"), {"players": 2}, 3), Circles(), Idler(None, Dice(1))
    noticed: list[int] = []
    while table.stages <= 2 * TURNS + 4:
        turn = table.turn()
        assert turn is not None
        table.choose(idle(table.seat(turn[0])), turn[0])
        if circles.look(table):
            noticed.append(table.stages)
    assert 2 * TURNS <= noticed[0] <= 2 * TURNS + 4
    assert circles.look(table)
    turn = table.turn()
    assert turn is not None
    table.choose("rest", turn[0])
    keys = table.requests[turn[0]].keys()
    table.choose(next(key for key in keys if key.startswith("destroy")), turn[0])
    assert not circles.look(table), "a card was destroyed in the turn that has ended"


def test_games_that_get_on_are_left_alone() -> None:
    for name in ("thunderstone", "bugs"):
        table, circles, dice = Table(load(name), {}, 5), Circles(), Dice(2)
        while (turn := table.turn()) is not None and table.version < 400:
            table.choose(dice.below(len(turn[1].options)), turn[0])
            assert not circles.look(table)


def test_the_lab_leaves_such_a_game() -> None:
    names = ("tests.core.test_circles:Idler",) * 2
    row = play(Job(game="thunderstone", lineups=(names,), options=({"players": 2},)), 0)
    assert row.reason == CIRCLES
    assert (row.winners, row.faults) == ((), [])
    assert row.decisions < 20_000


def test_people_at_the_terminal_may_end_it(tmp_path: Path) -> None:
    table, out = Table(load("thunderstone"), {"players": 2}, 3), io.StringIO()
    answers = 0

    def read(prompt: str) -> str:
        nonlocal answers
        answers += 1
        assert answers < 500
        turn = table.turn()
        assert turn is not None
        if "goes in circles" in out.getvalue().replace("\n", " "):
            return "end"
        return "end" if answers == 5 else Idler(None, Dice(1))(table.seat(turn[0]))

    idlers = ["human", "tests.core.test_circles:Idler"]
    Play(table, idlers, "en", tmp_path / "g.json", read, out).run()
    text = out.getvalue().replace("\n", " ")
    assert "“end” is not offered here" in text, "before that it means nothing"
    assert text.count("goes in circles") == 1
    assert "ended by agreement, without a winner" in text
    assert not table.is_over
    alone = Table(load("thunderstone"), {"players": 2}, 3)
    Play(alone, [idlers[1]] * 2, "en", tmp_path / "h.json", read, out).run()
    assert not alone.is_over, "where nobody might want to play on, it ends by itself"
