"""What searching agents learn of a game: fitted to games, the better seat gets the better chance."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from tests.lab.vault import GAME, LAB_META, LabBots
from tests.sample import Vault, vault
from undercroft.agents.value import Value, value_of
from undercroft.agents.worth import worth
from undercroft.core.game import Game, available, load
from undercroft.core.rooms import SearchAdvice
from undercroft.core.table import Table
from undercroft.lab.value import between, fit, gather


def test_a_line_is_recovered_from_what_it_made() -> None:
    made = np.random.default_rng(1)
    rows: Any = made.normal(size=(20000, 3))
    chance = 1 / (1 + np.exp(-(rows @ np.array([2.0, -1.0, 0.0]) + 0.5)))
    wins = (made.random(20000) < chance).astype(float)
    weights, bias, loss = fit(rows, wins, np.arange(20000), ridge=1.0)
    assert weights == pytest.approx([2.0, -1.0, 0.0], abs=0.1)
    assert bias == pytest.approx(0.5, abs=0.1)
    assert loss < 0.5


def test_the_players_of_the_games_can_be_chosen() -> None:
    sensible = gather(GAME, [{"players": 2}], 12, seed=3, slips=[0])[0]
    others = gather(GAME, [{"players": 2}], 12, seed=3, slips=[0], players=["greedy", "random"])[0]
    assert sensible.shape != others.shape or not np.array_equal(sensible, others)


def test_errors_end_by_lot_and_only_what_comes_after_is_gathered() -> None:
    """Who errs all the time and who never does come to the same once all play sensibly from the first decision on."""
    sensible = gather(GAME, [{"players": 2}], 4, seed=3, slips=[0], until=1)[0]
    erring = gather(GAME, [{"players": 2}], 4, seed=3, slips=[100], until=1)[0]
    later = gather(GAME, [{"players": 2}], 4, seed=3, slips=[100], until=12)[0]
    assert np.array_equal(sensible, erring)
    assert 0 < len(later) < len(sensible)


def test_states_are_gathered_between_stages_with_who_won() -> None:
    rows, wins, owner = gather(GAME, [{"players": 2}, {"players": 3}], 6, seed=1)
    assert rows.shape[1] == 7
    assert len(rows) == len(wins) == len(owner)
    assert set(owner) == set(range(6))
    assert 0 < wins.mean() < 1
    again = gather(GAME, [{"players": 2}, {"players": 3}], 6, seed=1)
    assert np.array_equal(rows, again[0])


def test_loose_questions_are_answered_by_chance_every_other_time() -> None:
    strict = gather(GAME, [{"players": 2}], 12, seed=3, slips=[0])[0]
    loose = gather(GAME, [{"players": 2}], 12, seed=3, slips=[0], loose=["lay"])[0]
    assert strict.shape != loose.shape or not np.array_equal(strict, loose)


def test_habits_lead_where_the_sensible_player_never_goes() -> None:
    strict = gather(GAME, [{"players": 2}], 12, seed=3, slips=[0])[0]
    habit = gather(GAME, [{"players": 2}], 12, seed=3, slips=[0], habits=["lay"])[0]
    assert strict.shape != habit.shape or not np.array_equal(strict, habit)


def rarely() -> Game[Vault]:
    """Vault whose clock strikes every other round."""
    bots = LabBots()
    bots.SEARCH = SearchAdvice(horizon=2, clock=lambda state, stages: state.round // 2)
    return vault(LAB_META, bots=bots)


def test_states_are_gathered_when_the_clock_strikes() -> None:
    often, rare = (gather(game, [{"players": 2}], 6, seed=1, slips=[0])[0] for game in (GAME, rarely()))
    assert 0 < len(rare) < len(often)


def test_who_stands_better_has_the_better_chance() -> None:
    rows, wins, owner = gather(GAME, [{"players": 2}], 150, seed=2)
    weights, bias, _ = fit(rows, wins, owner)
    value = Value(GAME.name, GAME.version, weights, bias, 150)
    table = Table(GAME, {"players": 2}, seed=1)
    table.choose("lead:0", 0)
    GAME.cases.edit(table.state, {"coins": [6, 1]})
    mine, theirs = value.judge(GAME, table.state)
    assert mine > 0.6
    assert mine + theirs == pytest.approx(1.0)


def test_two_lines_meet_in_the_middle() -> None:
    made = between(Value("vault", "2", [1.0, 0.0], 1.0, 10), Value("vault", "1", [0.0, -1.0], 0.0, 5))
    assert made == Value("vault", "2", [0.5, -0.5], 0.5, 15)


def test_a_game_without_one_is_judged_by_its_own_rule() -> None:
    assert value_of(GAME) is None
    table = Table(GAME, {"players": 2}, seed=1)
    assert worth(GAME, table.state) == list(GAME.bots.evaluate(table.state))


def test_other_features_than_it_was_fitted_to_are_left_to_the_game() -> None:
    value = Value(GAME.name, GAME.version, [1.0, 2.0], 0.0, 1)
    table = Table(GAME, {"players": 2}, seed=1)
    assert value.judge(GAME, table.state) == list(GAME.bots.evaluate(table.state))


SHIPPED = [name for name in available() if value_of(load(name)) is not None]


@pytest.mark.parametrize("name", SHIPPED)
def test_what_ships_fits_the_games_as_they_are(name: str) -> None:
    """Fails when a game's features changed: fit it anew by the command in docs/train.md."""
    game = load(name)
    value = value_of(game)
    assert value is not None
    table = Table(game, {}, seed=1)
    assert len(value.weights) == len(game.bots.features(table.state, 0))
    judged = value.judge(game, table.state)
    assert len(judged) == table.state.players
    assert all(0 <= chance <= 1 for chance in judged)
