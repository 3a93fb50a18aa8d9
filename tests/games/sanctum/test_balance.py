"""The balance that the content was tuned to (SA-CF-30): long, so mostly on the soak run; tables in docs/content."""

from __future__ import annotations

import pytest

from tests.games.sanctum.balance import games, gear_levels, shares
from undercroft.games.sanctum.cards.heroes import HEROES
from undercroft.games.sanctum.state import WON
from undercroft.games.sanctum.workbench import FRAME


def test_heroes_come_to_the_demon_lord_as_strong_as_meant() -> None:
    """SA-CF-30: five dice, five to eight skills, gear of seven levels and more, on average"""
    heroes = [hero for state in games(2, "normal", 6) for hero in state.seats]
    assert {hero.dice for hero in heroes} == {5}
    assert 5 <= sum(hero.unlocked.bit_count() for hero in heroes) / len(heroes) <= 8
    assert sum(gear_levels(hero) for hero in heroes) / len(heroes) >= 7


@pytest.mark.soak
def test_survival_falls_with_each_difficulty() -> None:
    """SA-CF-30, SA-DIF-2"""
    survival = []
    for difficulty in ("normal", "hard", "nightmare", "hell"):
        heroes = [hero for state in games(4, difficulty, 50) for hero in state.seats]
        survival.append(sum(hero.status == WON for hero in heroes) / len(heroes))
    assert 0.4 <= survival[0] <= 0.8
    assert survival == sorted(survival, reverse=True)


@pytest.mark.soak
def test_each_hero_wins_its_share() -> None:
    """SA-CF-30: a fifth to three tenths each at four seats"""
    count = 250
    won = dict.fromkeys(HEROES, 0.0)
    for state in games(4, "normal", count):
        for hero, share in shares(state):
            won[hero.name] += share / count
    low, high = FRAME["greedy"]
    outside = {name: share for name, share in won.items() if not low <= share <= high}
    assert not outside, f"shares of the victories out of bounds: {outside}"
