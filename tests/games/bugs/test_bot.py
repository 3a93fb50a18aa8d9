"""The players made of code: legal, steady, and better than chance."""

from __future__ import annotations

import pytest

from tests.games.bugs.balance import play, won
from undercroft.core.chance import Dice
from undercroft.core.game import load
from undercroft.core.seat import Seat
from undercroft.core.table import Table
from undercroft.games.bugs import campaign
from undercroft.games.bugs.bot.greedy import sensible
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.cards.kinds import DESTROY, ESCAPE, HOLD, PLATES
from undercroft.games.bugs.cards.monsters import MONSTERS
from undercroft.games.bugs.monsters import living
from undercroft.games.bugs.scenarios import SCENARIOS
from undercroft.games.bugs.state import HALVES, Bugs, side_of
from undercroft.games.bugs.workbench import PAIRS, SIDES

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
        answer = GAME.bots.rollout(state, request, dice)
        assert answer in request.options
        assert 0 <= GAME.bots.evaluate(state)[0] <= 1
        numbers = GAME.bots.features(state, 0)
        assert len(numbers) == (width or len(numbers))
        width = len(numbers)
        for option in request.options:
            found = GAME.bots.option_features(state, 0, request, option)
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
    greedy = sum(won(play("greedy", 6, "cragheart", seed)) for seed in range(6))
    quick = sum(won(play("quick", 6, "cragheart", seed)) for seed in range(6))
    assert greedy > quick


def test_nobody_thinks_of_sparing_a_monster_that_does_not_strike_back() -> None:
    """Two tries of each option are few: in one game of eight a blow was left out that cost nothing."""
    seen = 0
    for seed in range(3):
        table = Table(GAME, {"mode": "scenario", "character": "bruiser", "scenario": 1}, seed, light=True)
        while (request := table.request) is not None:
            state = table.state
            assert isinstance(state, Bugs)
            if request.kind == "attack.target" and ("skip",) in request.options:
                struck = [state.figures[int(option[1])] for option in request.options if option[0] == "attack"]
                is_free = any(not MONSTERS[figure.kind].traits.retaliate for figure in struck)
                assert (("skip",) in sensible(state, request)) != is_free
                seen += 1
            table.choose(GAME.bots.rollout(state, request, Dice(seed)))
    assert seen > 5


def test_the_quick_player_beats_chance() -> None:
    """Scenario 1 with everybody, over the same few games; chance wins none."""
    quick = 0
    for character in CHARACTERS:
        for seed in range(4):
            result = quick_game(character, 1, seed).state.result
            assert result is not None
            quick += len(result.winners)
            table = Table(GAME, {"mode": "scenario", "character": character, "scenario": 1}, seed, light=True)
            dice = Dice(seed)
            while table.request is not None:
                table.choose(dice.below(len(table.request.options)))
            assert table.state.result is not None
            assert not table.state.result.winners
    assert quick >= 8


@pytest.mark.parametrize(("scenario", "goal"), [(2, ESCAPE), (6, DESTROY), (8, PLATES), (10, HOLD), (19, PLATES)])
def test_the_quick_player_goes_for_the_goal(scenario: int, goal: str) -> None:
    """BB-CNT-O1: it wins while monsters are still there, so it went to the plate or struck the objective."""
    assert SCENARIOS[scenario].goal == goal
    for seed in range(12):
        state = play("quick", scenario, "tinkerer", seed).state
        assert isinstance(state, Bugs)
        if state.won and living(state):
            break
    else:
        pytest.fail("no game was won but by killing everybody")


@pytest.mark.parametrize("character", CHARACTERS)
def test_the_quick_player_comes_to_the_end_of_the_campaign(character: str) -> None:
    """BB-CAM-1, BB-CAM-5: with as many tries as it needs."""
    table = Table(GAME, {"mode": "campaign", "character": character}, 7, light=True)
    dice = Dice(7)
    while table.request is not None:
        assert isinstance(table.state, Bugs)
        table.choose(GAME.bots.rollout(table.state, table.request, dice))
        assert table.state.attempts <= 200
    assert table.state.result is not None
    assert table.state.result.reason == "campaign-won"


def test_a_won_or_lost_game_is_worth_all_or_nothing() -> None:
    table = quick_game("cragheart", 2, 3)
    state = table.state
    assert isinstance(state, Bugs)
    assert state.result is not None
    assert GAME.bots.evaluate(state) == [float(bool(state.result.winners))]


def abilities_of(player: str, scenario: int, character: str, seed: int) -> set[str]:
    """The abilities that a player performs in a game, as `side.half`."""
    table = Table(
        GAME, {"mode": "scenario", "character": character, "scenario": scenario}, seed, light=player == "quick"
    )
    dice, seat = Dice(0xB065 + seed), Seat(table, 0)
    found = set()
    while table.request is not None:
        state = table.state
        assert isinstance(state, Bugs)
        option = GAME.bots.rollout(state, table.request, dice) if player == "quick" else GAME.bots.greedy(seat)
        if option[0] in HALVES:
            found.add(f"{side_of(state, state.cards.index(str(option[1]))).name}.{option[0]}")
        table.choose(option)
    return found


RARE = (("greedy", 2, "tinkerer", 2), ("greedy", 2, "tinkerer", 12), ("greedy", 2, "cragheart", 8))
"""Games in which the better player performs what the quick one hardly ever does."""


def test_every_ability_is_performed_by_some_player() -> None:
    """All 192, tops and bottoms of 96 sides, over a few games of every pair."""
    used = {name for pair in PAIRS for seed in range(7) for name in abilities_of("quick", *pair, seed)}
    used |= {name for game in RARE for name in abilities_of(*game)}
    assert sorted({f"{side.name}.{half}" for side in SIDES for half in HALVES} - used) == []
