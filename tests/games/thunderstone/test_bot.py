"""The greedy player beats random play; what learning agents read keeps its shape."""

from __future__ import annotations

from undercroft.agents.random import RandomAgent
from undercroft.core.chance import Dice
from undercroft.core.game import Agent
from undercroft.core.table import Table
from undercroft.games.thunderstone.game import GAME
from undercroft.games.thunderstone.state import Thunderstone

GAMES = 100
WINS = 95


def test_greedy_beats_random_in_95_of_100_games() -> None:
    wins = 0
    for number in range(GAMES):
        table = Table(GAME, {"players": 2, "set": ("first", "random")[number % 2]}, seed=number, light=True)
        greedy_seat = number // 2 % 2
        agents: list[Agent] = [RandomAgent(Dice(number)), RandomAgent(Dice(number))]
        agents[greedy_seat] = GAME.bots.greedy
        table.run(agents)
        result = table.state.result
        assert result is not None
        wins += result.winners == (greedy_seat,)
    assert wins >= WINS


def test_greedy_finishes_games_of_five() -> None:
    table = Table(GAME, {"players": 5, "set": "random"}, seed=3, light=True)
    table.run([GAME.bots.greedy] * 5, 20_000)
    assert table.state.result is not None
    assert max(table.state.result.scores) > 10


def test_features_keep_their_length() -> None:
    lengths: set[int] = set()
    option_lengths: set[int] = set()
    for players in (2, 5):
        dice = Dice(players)
        table = Table(GAME, {"players": players, "set": "random", "groups": 3 + players % 3}, seed=players)
        for _ in range(250):
            choice = table.request
            if choice is None:
                break
            for seat in range(players):
                view = table.view(seat)
                assert isinstance(view, Thunderstone)
                found = GAME.bots.features(view, seat)
                lengths.add(len(found))
                wild = [(at, value) for at, value in enumerate(found) if not -2 <= value <= 3]
                assert not wild, f"features out of range, by place: {wild}"
            view = table.view(choice.seat)
            assert isinstance(view, Thunderstone)
            for option in choice.options:
                option_lengths.add(len(GAME.bots.option_features(view, choice.seat, choice, option)))
            stand = GAME.bots.evaluate(table.state)
            assert len(stand) == players
            assert min(stand) >= 0, f"a seat stands below 0: {stand}"
            assert max(stand) <= 1, f"a seat stands above 1: {stand}"
            table.choose(dice.below(len(choice.options)), choice.seat)
    assert len(lengths) == 1
    assert len(option_lengths) == 1


def test_evaluation_of_a_finished_game_is_its_result() -> None:
    table = Table(GAME, {}, seed=5, light=True)
    table.run([GAME.bots.greedy, RandomAgent(Dice(1))])
    state = table.state
    assert isinstance(state, Thunderstone)
    assert state.result is not None
    assert [value > 0 for value in GAME.bots.evaluate(state)] == [seat in state.result.winners for seat in range(2)]
    counted = GAME.bots.tally(state)
    assert [tally["points"] for tally in counted] == list(state.result.scores)
