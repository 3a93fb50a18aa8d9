"""The content frame's playability checks for a release, played by the greedy player.

`results.txt` keeps 200 games of each scenario and number of explorers; its first games are played anew here, so that it
cannot fall behind the content unnoticed. `python -m tests.games.machina.balance 200` writes it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.machina.balance import ended, read_results, share_lines
from tests.games.machina.builders import greedy_game
from tests.games.machina.uses import USES, cards_to_meet, reached, uses, wanted
from tests.games.uses import read_counts
from undercroft.games.machina.workbench import ALONE_FRAME, GROUP_FRAME, GROUP_SIZES, SCENARIOS

RESULTS = read_results()
CELLS = [(scenario, explorers) for scenario in SCENARIOS for explorers in GROUP_SIZES]
LOWEST, HIGHEST = GROUP_FRAME["greedy"]
DOCS = Path(__file__).parents[3] / "docs" / "content" / "machina.md"
ROUNDS = 60


@pytest.mark.parametrize(("scenario", "explorers"), CELLS)
def test_the_first_games_end_as_written_down(scenario: str, explorers: int) -> None:
    played = [ended(greedy_game(scenario, explorers, seed)) for seed in range(2)]
    assert played == RESULTS[scenario, explorers][:2]


def test_each_scenario_is_won_and_lost() -> None:
    """Between 20 and 70 percent at 2 to 4 explorers, less but not nothing at 1; 150 games or more of each."""
    assert list(RESULTS) == CELLS
    assert (LOWEST, HIGHEST) == (0.2, 0.7)
    shares = {}
    for cell, games in RESULTS.items():
        assert len(games) >= 150
        shares[cell] = sum(game.won for game in games) / len(games)
    for (scenario, explorers), share in shares.items():
        if explorers == 1:
            assert 0 < share < min(shares[scenario, others] for others in (2, 3, 4)), scenario
        else:
            assert LOWEST <= share <= HIGHEST, (scenario, explorers)


def test_everything_is_used() -> None:
    """Abilities of explorers, items, explorer events and chapters; every card met, every chapter's goal reached."""
    counted = read_counts(USES)
    assert list(counted) == wanted(), "the content is another: `undercroft dev uses machina` counts anew"
    assert [name for name, count in counted.items() if not count] == []


def test_what_a_game_uses_is_part_of_the_content() -> None:
    used = uses(greedy_game("engine", 2, 0))
    assert set(used) <= set(wanted())
    assert {"goal:engine1", "met:engine1", "met:engine2"} <= set(used)


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
        assert 0 < share < ALONE_FRAME["greedy"][1]
    else:
        assert LOWEST <= share <= HIGHEST
    assert max(game.round for game in games) <= ROUNDS


@pytest.mark.soak
def test_each_card_is_reached_in_a_thousand_scripted_games() -> None:
    """Items count once an explorer has taken them; drawn cards, chapters and tiles once they lie on the table."""
    found: set[str] = set()
    for seed in range(1000):
        found |= reached(greedy_game(SCENARIOS[seed % 3], 1 + seed // 3 % 4, seed))
    assert [card for card in cards_to_meet() if card not in found] == []
