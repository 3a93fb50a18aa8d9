"""Who is asked next, and answering unchecked: what playing out many games quickly rests on."""

from __future__ import annotations

from tests.sample import GAME
from undercroft.core.chance import Dice
from undercroft.core.request import key
from undercroft.core.table import Table


def test_turn_names_a_seat_that_is_asked_and_prefers_the_wanted_one() -> None:
    table = Table(GAME, {"players": 3}, seed=4)
    assert not table.is_split
    assert table.turn() == (0, table.request)
    assert table.turn(2) == (2, table.request)  # any seat may say who leads
    table.choose("lead:1")
    assert table.is_split
    first, wanted = table.turn(), table.turn(2)
    assert first is not None
    assert wanted is not None
    assert (first[0], wanted[0]) == (0, 2)
    assert wanted[1] is table.asked(2)
    table.choose(wanted[1].options[0], 2)
    if table.asked(2) is None:  # seat 2 has laid its card and waits
        again = table.turn(2)
        assert again is not None
        assert again[0] == 0


def test_taking_options_plays_the_same_game_as_choosing_them() -> None:
    for seed in range(8):
        checked, quick = Table(GAME, {"players": 3}, seed=seed), Table(GAME, {"players": 3}, seed=seed, light=True)
        dice = Dice(seed)
        while (turn := quick.turn()) is not None:
            seat, choice = turn
            option = choice.options[dice.below(len(choice.options))]
            checked.choose(key(option), seat)
            quick.take(option, seat)
        assert checked.is_over
        assert quick.is_over
        assert quick.steps == checked.steps
        assert quick.state == checked.state


def test_a_light_guess_goes_on_like_a_full_one() -> None:
    for seed in range(8):
        table = Table(GAME, {"players": 2}, seed=seed)
        dice = Dice(seed)
        for _ in range(6):
            turn = table.turn()
            assert turn is not None
            table.choose(turn[1].options[dice.below(len(turn[1].options))], turn[0])
        for seat in (0, 1):
            full, light = table.guess(seat, Dice(9)), table.guess(seat, Dice(9), light=True)
            assert full.state == light.state
            assert full.requests == light.requests
            assert full.view(seat) == table.view(seat)
