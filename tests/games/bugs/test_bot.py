"""The players made of code: legal, steady, and better than chance."""

from __future__ import annotations

import pytest

from undercroft.core.chance import Dice
from undercroft.core.game import load
from undercroft.core.seat import Seat
from undercroft.core.table import Table
from undercroft.games.bugs import campaign
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.state import Bugs

GAME = load("bugs")


def quick_game(character: str, scenario: int, seed: int) -> Table:
    """A game of the quick policy, with a check of every answer and of the numbers that learners read."""
    table = Table(GAME, {"mode": "scenario", "character": character, "scenario": scenario}, seed, light=True)
    dice = Dice(seed)
    width = option_width = 0
    while not table.is_over:
        request, state = table.request, table.state
        assert request is not None
        assert isinstance(state, Bugs)
        answer = GAME.rollout(state, request, dice)
        assert answer in request.options
        assert 0 <= GAME.evaluate(state)[0] <= 1
        numbers = GAME.features(state, 0)
        assert len(numbers) == (width or len(numbers))
        width = len(numbers)
        for option in request.options:
            found = GAME.option_features(state, 0, request, option)
            assert len(found) == (option_width or len(found))
            option_width = len(found)
        table.choose(answer)
    return table


@pytest.mark.parametrize("character", CHARACTERS)
def test_quick_play(character: str) -> None:
    """Every character in three scenarios of different levels."""
    for scenario in campaign.allowed(character)[::6]:
        assert quick_game(character, scenario, 5).state.result is not None


def test_the_greedy_player_beats_the_quick_one() -> None:
    """Where the quick one mostly loses, over the same few games."""
    greedy = quick = 0
    for seed in range(12):
        table = Table(GAME, {"mode": "scenario", "character": "silent-knife", "scenario": 6}, seed)
        seat = Seat(table, 0)
        while not table.is_over:
            table.choose(GAME.greedy(seat))
        assert table.state.result is not None
        greedy += len(table.state.result.winners)
        other = quick_game("silent-knife", 6, seed).state.result
        assert other is not None
        quick += len(other.winners)
    assert greedy > quick


def test_the_quick_player_beats_chance() -> None:
    """Scenario 2 with everybody, over the same few games; chance wins none."""
    quick = 0
    for character in CHARACTERS:
        for seed in range(4):
            result = quick_game(character, 2, seed).state.result
            assert result is not None
            quick += len(result.winners)
            table = Table(GAME, {"mode": "scenario", "character": character, "scenario": 2}, seed, light=True)
            dice = Dice(seed)
            while table.request is not None:
                table.choose(dice.below(len(table.request.options)))
            assert table.state.result is not None
            assert not table.state.result.winners
    assert quick >= 8


def test_a_won_or_lost_game_is_worth_all_or_nothing() -> None:
    table = quick_game("cragheart", 2, 3)
    state = table.state
    assert isinstance(state, Bugs)
    assert state.result is not None
    assert GAME.evaluate(state) == [float(bool(state.result.winners))]
