"""The judge of single decisions: honest, repeatable, and right where the answer is known."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lab.vault import GAME
from tests.sample import GAME as BARE
from tests.sample import Vault
from undercroft.agents.judge import compare, judge
from undercroft.agents.scale import Scale, Try
from undercroft.core.chance import Dice
from undercroft.core.game import load
from undercroft.core.request import key
from undercroft.core.seat import Seat
from undercroft.core.table import Table


def last_round(game: Any = GAME, seed: int = 3) -> Table:
    """Vault with a single round to play: the highest card is best, the lowest worst."""
    table = Table(game, {"players": 2, "rounds": 1}, seed=seed)
    table.choose("lead:0", 0)
    return table


@pytest.mark.parametrize("game", [GAME, BARE])
def test_the_card_that_wins_comes_first_and_the_one_that_loses_last(game: Any) -> None:
    table = last_round(game)
    hand = sorted(int(card) for card in table.state.seats[0].hand)
    verdicts = judge(table.seat(0), 120, 1)
    assert verdicts[0].option == ("lay", str(hand[-1]))
    assert {verdict.option for verdict in verdicts} == set(table.seat(0).request.options)  # type: ignore[union-attr]
    lowest = next(verdict for verdict in verdicts if verdict.option == ("lay", str(hand[0])))
    assert lowest.worth < verdicts[0].worth
    assert all(0 <= verdict.worth <= 1 and verdict.error > 0 for verdict in verdicts)


def test_the_same_seed_gives_the_same_verdicts_and_another_seed_others() -> None:
    table = last_round()
    assert judge(table.seat(0), 60, 5) == judge(table.seat(0), 60, 5)
    assert judge(table.seat(0), 60, 5) != judge(table.seat(0), 60, 6)


def test_it_sees_no_more_than_its_seat() -> None:
    """Two games that differ only in what seat 0 cannot know get the same verdicts."""
    found = []
    for hidden in (["2", "3", "4"], ["9", "9", "8"]):
        table = Table(GAME, {"players": 2}, seed=11)
        table.choose("lead:0", 0)
        for state in (table._snapshots[-1].state, table.state):
            assert isinstance(state, Vault)
            GAME.cases.edit(state, {"hands": [["5", "6", "7"], hidden]})
        found.append(judge(table.fork().seat(0), 60, 4))
    assert found[0] == found[1]


def test_it_works_through_a_seat_that_only_guesses() -> None:
    asked: set[str] = set()

    class Watched:
        index = 0

        def __init__(self, seat: Seat) -> None:
            self.seat = seat

        def __getattr__(self, name: str) -> Any:
            asked.add(name)
            return getattr(self.seat, name)

    judge(Watched(last_round().seat(0)), 30, 1)  # type: ignore[arg-type]
    assert asked <= {"request", "view", "guess", "game"}


def test_a_wide_question_spends_most_tries_on_the_best_and_those_to_keep() -> None:
    table = Table(load("thunderstone"), {"players": 2}, seed=3)
    while len((turn := table.turn())[1].options) < 9:  # type: ignore[index]
        table.choose(table.game.bots.greedy(table.seat(turn[0])), turn[0])  # type: ignore[index]
    seat = table.seat(turn[0])  # type: ignore[index]
    assert seat.request is not None
    kept = seat.request.options[-1]
    verdicts = judge(seat, 72, 2, keep=[kept])
    assert len(verdicts) == len(seat.request.options)
    place = [verdict.option for verdict in verdicts].index(kept)
    assert place <= 3  # among the finalists
    assert max(verdict.error for verdict in verdicts[:3]) < verdicts[-1].error


def test_given_options_are_judged_alone() -> None:
    table = last_round()
    two = table.seat(0).request.options[:2]  # type: ignore[union-attr]
    assert {verdict.option for verdict in judge(table.seat(0), 20, 1, options=two)} == set(two)


def test_a_lead_is_counted_world_by_world() -> None:
    table = last_round()
    hand = sorted(table.state.seats[0].hand, key=int)
    best, worst = ("lay", hand[-1]), ("lay", hand[0])
    ahead, error = compare(table.seat(0), best, worst, 120, 9)
    back, _ = compare(table.seat(0), worst, best, 120, 9)
    assert ahead > 0
    assert back == pytest.approx(-ahead)
    assert 0 <= error < max(verdict.error for verdict in judge(table.seat(0), 120, 9)) * 2


def test_tries_that_were_played_to_the_end_teach_what_a_judgement_means() -> None:
    """Judgements that are much too low are lifted; what is no better at its end than judged stays behind."""
    gloomy = [Try(0.1, 1.0, False), Try(0.1, None, False), Try(0.1, 1.0, False)] * 20
    better = [Try(0.3, 1.0, False), Try(0.3, None, False), Try(0.3, 1.0, False)] * 20
    scale = Scale.fitted([gloomy, better])
    assert scale.verdict(("a",), gloomy).worth > 0.85
    assert scale.worth(better) > scale.worth(gloomy)
    over = [Try(0.0, 0.0, True)] * 10
    assert scale.verdict(("b",), over).worth == 0


@pytest.mark.parametrize("name", ["bugs", "jaws", "machina", "sanctum", "thunderstone"])
def test_every_game_can_be_judged_with_its_hidden_things_dealt_otherwise(name: str) -> None:
    """A guess agrees with all that the seat knows and differs in the rest: the verdicts are the same there."""
    game = load(name)
    table = Table(game, {}, seed=8)
    for _ in range(14):
        turn = table.turn()
        assert turn is not None
        table.choose(game.bots.greedy(table.seat(turn[0])), turn[0])
    while len((turn := table.turn())[1].options) == 1:  # type: ignore[index]
        table.choose(turn[1].options[0], turn[0])  # type: ignore[index]
    seat = table.seat(turn[0])  # type: ignore[index]
    twin = seat.guess(Dice(77))
    first, second = judge(seat, 6, 1), judge(twin.seat(seat.index), 6, 1)
    assert [(key(one.option), one.worth) for one in first] == [(key(one.option), one.worth) for one in second]
