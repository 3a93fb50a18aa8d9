"""What the content's balance is measured with: games among equal greedy bots (SA-CF-30).

Run: undercroft dev balance sanctum PLAYERS DIFFICULTY GAMES. The tables stand in docs/content/sanctum.md.
`undercroft balance sanctum` tells each hero's share of other games beside the frame, and what each item and skill adds.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from tests.games.sanctum.builders import state_of
from undercroft.core.table import Table
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.cards.heroes import HEROES
from undercroft.games.sanctum.game import GAME
from undercroft.games.sanctum.state import WON, Hero, Sanctum


def games(players: int, difficulty: str, count: int) -> Iterator[Sanctum]:
    """Finished games among greedy bots, seeds from 0 up."""
    for seed in range(count):
        table = Table(GAME, {"players": players, "difficulty": difficulty}, seed, light=True)
        table.run([GAME.bots.greedy] * players)
        yield state_of(table)


def shares(state: Sanctum) -> list[tuple[Hero, float]]:
    """Every hero with its part of the victory."""
    assert state.result is not None
    winners = state.result.winners
    return [(hero, (seat in winners) / len(winners)) for seat, hero in enumerate(state.seats)]


def gear_levels(hero: Hero) -> int:
    return sum(DEMONS[card].item.level for card in hero.worn if card)


def report(players: int, difficulty: str, count: int) -> str:
    """How many survive, with what health, and each hero's share of the victories."""
    heroes: list[tuple[Hero, float]] = []
    rounds = 0
    for state in games(players, difficulty, count):
        heroes += shares(state)
        rounds += state.round
    survivors = [hero for hero, _ in heroes if hero.status == WON]
    lines = [
        f"{players} players, {difficulty}, {count} games: {len(survivors) / len(heroes):.1%} survive with "
        f"{sum(hero.health for hero in survivors) / max(1, len(survivors)):.1f} health; "
        f"{sum(hero.unlocked.bit_count() for hero, _ in heroes) / len(heroes):.1f} skills, "
        f"{sum(gear_levels(hero) for hero, _ in heroes) / len(heroes):.1f} equipped levels, "
        f"{rounds / count:.1f} rounds"
    ]
    for name in HEROES:
        own = [(hero, share) for hero, share in heroes if hero.name == name]
        won = sum(share for _, share in own) / count
        alive = sum(hero.status == WON for hero, _ in own) / max(1, len(own))
        lines.append(f"  {name}: {won:.1%} of the victories, {alive:.0%} of its games survived")
    return "\n".join(lines)


if __name__ == "__main__":
    print(report(int(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
