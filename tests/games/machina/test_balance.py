"""The content frame's playability checks for a release, played by the greedy player.

`results.txt` keeps 200 games of each scenario and number of explorers; its first games are played anew here, so that it
cannot fall behind the content unnoticed. `python -m tests.games.machina.balance 200` writes it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.machina.balance import ended, reached, read_results, share_lines
from tests.games.machina.builders import SCENARIOS, greedy_game
from undercroft.games.machina.cards.registry import (
    CHAPTERS,
    EXPLORER_EVENTS,
    EXPLORERS,
    HORROR_EVENTS,
    ITEMS,
    MONSTERS,
)
from undercroft.games.machina.cards.tiles import DRAWINGS

RESULTS = read_results()
CELLS = [(scenario, explorers) for scenario in SCENARIOS for explorers in (1, 2, 3, 4)]
DOCS = Path(__file__).parents[3] / "docs" / "content" / "machina.md"
ROUNDS = 60


@pytest.mark.parametrize(("scenario", "explorers"), CELLS)
def test_the_first_games_end_as_written_down(scenario: str, explorers: int) -> None:
    played = [ended(greedy_game(scenario, explorers, seed)) for seed in range(2)]
    assert played == RESULTS[scenario, explorers][:2]


def test_each_scenario_is_won_and_lost() -> None:
    """Between 20 and 70 percent at 2 to 4 explorers, less but not nothing at 1; 150 games or more of each."""
    assert list(RESULTS) == CELLS
    shares = {}
    for cell, games in RESULTS.items():
        assert len(games) >= 150
        shares[cell] = sum(game.won for game in games) / len(games)
    for (scenario, explorers), share in shares.items():
        if explorers == 1:
            assert 0 < share < min(shares[scenario, others] for others in (2, 3, 4)), scenario
        else:
            assert 0.2 <= share <= 0.7, (scenario, explorers)


def test_a_scripted_game_ends_within_sixty_rounds() -> None:
    assert max(game.round for games in RESULTS.values() for game in games) <= ROUNDS


def test_the_table_of_the_handbook_is_this_one() -> None:
    assert "\n".join(share_lines(RESULTS)) in DOCS.read_text("utf-8")


@pytest.mark.soak
@pytest.mark.parametrize(("scenario", "explorers"), CELLS)
def test_other_games_than_those_it_was_tuned_on(scenario: str, explorers: int) -> None:
    games = [ended(greedy_game(scenario, explorers, seed)) for seed in range(100_000, 100_150)]
    share = sum(game.won for game in games) / len(games)
    if explorers == 1:
        assert 0 < share < 0.3
    else:
        assert 0.2 <= share <= 0.7
    assert max(game.round for game in games) <= ROUNDS


@pytest.mark.soak
def test_each_card_is_reached_in_a_thousand_scripted_games() -> None:
    """Items count once an explorer has taken them; drawn cards, chapters and tiles once they lie on the table."""
    found: set[str] = set()
    for seed in range(1000):
        found |= reached(greedy_game(SCENARIOS[seed % 3], 1 + seed // 3 % 4, seed))
    cards = [*EXPLORERS, *MONSTERS, *ITEMS, *EXPLORER_EVENTS, *HORROR_EVENTS]
    cards += [card.id for chapters in CHAPTERS.values() for card in chapters]
    cards += [side.id for side in DRAWINGS]
    assert [card for card in cards if card not in found] == []
