"""The greedy bot and what learning agents read."""

from __future__ import annotations

import pytest

from tests.games.sanctum.tables import answer_at_random, check_whole, state_of
from undercroft.core.chance import Dice
from undercroft.core.request import Option
from undercroft.core.seat import Seat
from undercroft.core.table import Table
from undercroft.games.sanctum import GAME
from undercroft.games.sanctum.features import OPTION_WIDTH, WIDTH

GAMES, SOAK_GAMES = 20, 100
WANTED = 0.95


def random_agent(seed: int) -> object:
    dice = Dice(seed)

    def answer(seat: Seat) -> Option:
        request = seat.request
        assert request is not None
        return request.options[dice.below(len(request.options))]

    return answer


def share_of_greedy(games: int) -> float:
    """What greedy wins of two-player games against random, in either seat."""
    won = 0.0
    for seed in range(games):
        table = Table(GAME, {"players": 2}, 500 + seed, light=True)
        agents = [GAME.greedy, random_agent(seed)]
        mine = seed % 2
        if mine:
            agents.reverse()
        table.run(agents)  # type: ignore[arg-type]
        result = table.state.result
        assert result is not None
        won += (mine in result.winners) / len(result.winners)
    return won / games


def test_greedy_beats_random() -> None:
    assert share_of_greedy(GAMES) >= WANTED


@pytest.mark.soak
def test_greedy_beats_random_in_a_hundred_games() -> None:
    assert share_of_greedy(SOAK_GAMES) >= WANTED


def test_greedy_always_answers_with_an_option_and_keeps_everything_whole() -> None:
    for players in (2, 3, 4):
        table = Table(GAME, {"players": players, "difficulty": "hell"}, players, light=True)
        seats = [Seat(table, seat) for seat in range(players)]
        while not table.is_over:
            seat, request = next(iter(table.requests.items()))
            option = GAME.greedy(seats[seat])
            assert option in request.options
            table.choose(option, seat)
            check_whole(state_of(table))


def test_features_have_one_length_and_stay_small() -> None:
    for players in (2, 3, 4):
        table = Table(GAME, {"players": players, "heroes": "choose"}, 40 + players)
        dice = Dice(players)
        for _ in range(120):
            if table.is_over:
                break
            for seat, request in table.requests.items():
                view = state_of(table)
                numbers = GAME.features(view, seat)
                assert len(numbers) == WIDTH
                assert all(-1.5 <= number <= 4 for number in numbers)
                for option in request.options:
                    assert len(GAME.option_features(view, seat, request, option)) == OPTION_WIDTH
            answer_at_random(table, dice)


def test_evaluate_shares_one_and_knows_the_dead() -> None:
    table = Table(GAME, {"players": 3}, 9, light=True)
    standing = GAME.evaluate(state_of(table))
    assert abs(sum(standing) - 1) < 1e-9
    state_of(table).seats[0].status = "dead"
    assert GAME.evaluate(state_of(table))[0] < min(GAME.evaluate(state_of(table))[1:])
    while not table.is_over:
        seat, request = next(iter(table.requests.items()))
        table.choose(GAME.rollout(state_of(table), request, Dice(table.version)), seat)
    result = table.state.result
    assert result is not None
    final = GAME.evaluate(state_of(table))
    assert [seat for seat, share in enumerate(final) if share > 0] == list(result.winners)
