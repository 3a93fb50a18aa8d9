"""The greedy player finishes games, wins some, and what learning agents read has a fixed shape."""

from __future__ import annotations

import pytest

from tests.games.machina.builders import SCENARIOS, greedy_game
from undercroft.core.chance import Dice
from undercroft.core.table import Table
from undercroft.games.machina.game import GAME
from undercroft.games.machina.state import Machina


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_greedy_player_goes_further_than_chance(scenario: str) -> None:
    chapters = []
    for seed in range(4):
        state = greedy_game(scenario, 3, seed).state
        assert isinstance(state, Machina)
        assert state.result is not None
        assert state.round <= 100
        chapters.append(state.chapter)
    assert sum(chapters) / len(chapters) >= 4  # random games die in the second chapter or so


def test_the_greedy_player_sits_at_a_seat() -> None:
    table = Table(GAME, {"players": 2}, seed=3)
    table.run([GAME.bots.greedy, GAME.bots.greedy], limit=400)
    state = table.state
    assert isinstance(state, Machina)
    assert table.version >= 400 or table.is_over
    assert state.chapter + state.round > 3


def test_features_have_a_fixed_shape() -> None:
    lengths = set()
    options = set()
    for players in (1, 2, 4):
        table = Table(GAME, {"players": players}, seed=players)
        dice = Dice(players)
        for _ in range(120):
            request = table.request
            if request is None:
                break
            view = table.view(request.seat)
            assert isinstance(view, Machina)
            found = GAME.bots.features(view, request.seat)
            assert [value for value in found if not -1.5 <= value <= 1.5] == [], "features out of their range"
            lengths.add(len(found))
            for option in request.options[:4]:
                options.add(len(GAME.bots.option_features(view, request.seat, request, option)))
            table.choose(dice.below(len(request.options)))
    assert len(lengths) == 1
    assert len(options) == 1


def test_evaluate_rises_with_the_story() -> None:
    table = greedy_game("train", 3, 5)
    state = table.state
    assert isinstance(state, Machina)
    assert GAME.bots.evaluate(state)[0] in (0.0, 1.0)
    state.result = None
    state.chapter = 8
    late = GAME.bots.evaluate(state)[0]
    state.chapter = 1
    early = GAME.bots.evaluate(state)[0]
    assert 0 < early < late < 1


def test_rollouts_answer_what_is_asked() -> None:
    table = Table(GAME, {"players": 1, "explorers": 2}, seed=8, light=True)
    dice = Dice(8)
    for _ in range(300):
        request = table.request
        if request is None:
            break
        state = table.state
        assert isinstance(state, Machina)
        option = GAME.bots.rollout(state, request, dice)
        assert option in request.options
        table.choose(option)
