"""Glicko-2 by its author's own example, and what a game of several says."""

from __future__ import annotations

import random

import pytest

from undercroft.agents.levels import LEVELS, STYLED
from undercroft.server.ratings import BOTS, PERIOD, Duel, Rating, bot_rating, duels_of, rate, rested
from undercroft.server.service import AGENTS


def test_the_example_of_the_paper() -> None:
    after = rate(Rating(1500, 200, 0.06), [Duel(1400, 30, 1), Duel(1550, 100, 0), Duel(1700, 300, 0)])
    assert after.points == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_win_lifts_a_loss_lowers_and_both_make_it_surer() -> None:
    new = Rating()
    won, lost, drawn = (rate(new, [Duel(1500, 60, score)]) for score in (1, 0, 0.5))
    assert lost.points < 1500 < won.points
    assert drawn.points == pytest.approx(1500)
    assert won.points - 1500 == pytest.approx(1500 - lost.points)
    assert max(won.deviation, lost.deviation, drawn.deviation) < 350


def test_beating_the_weak_says_less_than_beating_the_strong() -> None:
    rating = Rating(1500, 100)
    weak, strong = (rate(rating, [Duel(points, 60, 1)]).points for points in (700, 1900))
    assert 1500 < weak < 1510 < strong


def test_a_surprising_result_makes_the_results_unsteadier() -> None:
    assert rate(Rating(1500, 50), [Duel(2400, 30, 1), Duel(2400, 30, 1)]).volatility > 0.06


def test_ratings_find_the_strength_that_decides_the_games() -> None:
    """Two hundred games against greedy, of somebody who wins three out of four: 191 points above it."""
    rng, rating = random.Random(4), Rating()
    for _ in range(200):
        rating = rate(rating, [Duel(1500, 60, float(rng.random() < 0.75))])
    assert rating.points == pytest.approx(1691, abs=2 * rating.deviation)
    assert rating.deviation < 80


def test_resting_makes_it_less_sure_and_moves_no_points() -> None:
    rating = Rating(1700, 60)
    later = rested(rating, 73 * PERIOD)
    assert later.points == 1700
    assert later.deviation == pytest.approx(107, abs=2)  # a year
    assert rested(rating, 1e12).deviation == 350
    assert rested(rating, -5) == rating
    assert rate(rating, []).deviation > 60


def test_several_players_are_a_result_against_each() -> None:
    ratings = [Rating(1500), Rating(1600), None, Rating(1400, 50)]
    assert duels_of(0, [2, 1, 4, 2], ratings) == [Duel(1600, 350, 0.0), Duel(1400, 50, 0.5)]
    assert duels_of(1, [2, 1, 4, 2], ratings) == [Duel(1500, 350, 1.0), Duel(1400, 50, 1.0)]


def test_every_bot_that_can_be_invited_has_a_rating_in_the_two_games() -> None:
    for game in ("thunderstone", "sanctum"):
        assert all(bot_rating(game, agent) for agent in AGENTS)
        assert set(BOTS[game]) == set(AGENTS) - set(STYLED)
        for group in (LEVELS, [agent for agent in AGENTS if agent not in (*LEVELS, *STYLED)]):
            points = [BOTS[game][agent][0] for agent in group]
            assert points == sorted(points), "weakest first"
    assert bot_rating("sanctum", "hard:bold") == Rating(BOTS["sanctum"]["hard"][0], 120), "as its level, less sure"
    assert bot_rating("vault", "greedy") is None
    assert bot_rating("vault", "hard:bold") is None
    assert bot_rating("sanctum", "greedy") == Rating(1500, 60)
