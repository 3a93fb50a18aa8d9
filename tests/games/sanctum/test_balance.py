"""The balance that the content was tuned to (SA-CF-30): long, so mostly on the soak run; tables in docs/content."""

from __future__ import annotations

import pytest

from tests.games.sanctum.tables import state_of
from undercroft.core.table import Table
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.cards.heroes import HEROES
from undercroft.games.sanctum.game import GAME
from undercroft.games.sanctum.state import WON, Hero


def heroes_of(players: int, difficulty: str, games: int) -> list[tuple[Hero, float]]:
    """Every hero of these greedy games with its part of the victory."""
    found = []
    for seed in range(games):
        table = Table(GAME, {"players": players, "difficulty": difficulty}, seed, light=True)
        table.run([GAME.bots.greedy] * players)
        result = table.state.result
        assert result is not None
        for seat, hero in enumerate(state_of(table).seats):
            found.append((hero, (seat in result.winners) / len(result.winners)))
    return found


def test_heroes_come_to_the_demon_lord_as_strong_as_meant() -> None:
    """SA-CF-30: five dice, five to eight skills, gear of seven levels and more, on average"""
    heroes = [hero for hero, _ in heroes_of(2, "normal", 6)]
    assert all(hero.dice == 5 for hero in heroes)
    assert 5 <= sum(hero.unlocked.bit_count() for hero in heroes) / len(heroes) <= 8
    assert sum(DEMONS[card].item.level for hero in heroes for card in hero.worn if card) / len(heroes) >= 7


@pytest.mark.soak
def test_survival_falls_with_each_difficulty() -> None:
    """SA-CF-30, SA-DIF-2"""
    shares = []
    for difficulty in ("normal", "hard", "nightmare", "hell"):
        heroes = heroes_of(4, difficulty, 50)
        shares.append(sum(hero.status == WON for hero, _ in heroes) / len(heroes))
    assert 0.4 <= shares[0] <= 0.8
    assert shares == sorted(shares, reverse=True)


@pytest.mark.soak
def test_each_hero_wins_its_share() -> None:
    """SA-CF-30: a fifth to three tenths each at four seats"""
    games = 250
    shares = dict.fromkeys(HEROES, 0.0)
    for hero, share in heroes_of(4, "normal", games):
        shares[hero.name] += share / games
    assert all(0.2 <= share <= 0.3 for share in shares.values()), shares
