"""The codex of Bugs: what it tells of monsters, cards and scenarios is what the game plays with."""

from __future__ import annotations

import pytest

from undercroft.core.codex import Entry
from undercroft.games.bugs.boards import OBJECTIVE
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.codex import entries
from undercroft.games.bugs.game import GAME
from undercroft.games.bugs.scenarios import SCENARIOS


@pytest.fixture(scope="module")
def listed() -> dict[str, Entry]:
    return {entry.id: entry for entry in entries()}


def met(entry: Entry) -> list[str]:
    return [GAME.words.text(place, "en") for place in entry.met]


def test_a_monster_has_its_columns_both_ranks_and_all_its_scenarios(listed: dict[str, Entry]) -> None:
    """Clauses: BB-MON-F1 BB-SPN-1"""
    guard = listed["monster-bandit-guard"]
    assert [card.initiative for card in guard.cards] == [30, 50, 70]
    assert [row.values for row in guard.tables[0].rows] == [[8], [18]]
    assert met(guard) == ["Scenario 1", "Scenario 2", "Scenario 4", "Scenario 12.5"]
    assert met(listed["monster-goring-beetle"]) == ["Scenario 20"]  # it only appears there


def test_a_character_has_hit_points_and_a_table_for_every_level(listed: dict[str, Entry]) -> None:
    """Clauses: BB-CHR-F1 BB-CHR-4"""
    for name, character in CHARACTERS.items():
        health, *tables = listed[f"hero-{name}"].tables
        assert health.rows[0].values == list(character.health)
        assert [len(table.rows) for table in tables] == [6] * 5


def test_a_card_stands_beside_its_upgrade_and_says_whose_it_is(listed: dict[str, Entry]) -> None:
    """Clauses: BB-CHR-5"""
    first, second = listed["card-warding-strength"], listed["card-bulwark-of-brass"]
    assert first.cards == [second.card]
    assert second.cards == [first.card]
    assert (first.origin, second.origin) == ("printed", "ours")
    assert listed["card-frost-shackle"].origin == "mixed"


def test_an_item_is_there_from_the_next_scenario_on(listed: dict[str, Entry]) -> None:
    """Clauses: BB-SUP-2 BB-SUP-3"""
    assert met(listed["item-rosethorn-knife"]) == ["from scenario 2 on"]


@pytest.mark.parametrize("number", SCENARIOS)
def test_a_map_shows_how_a_scenario_begins(listed: dict[str, Entry], number: int) -> None:
    """Clauses: BB-SET-3"""
    book = SCENARIOS[number]
    entry = listed[f"scenario-{number}"]
    assert entry.board is not None
    assert [figure.side for figure in entry.board.figures].count("hero") == 1
    assert len(entry.board.figures) == 1 + len(book.monsters) + book.map.count(OBJECTIVE)
    assert sum(value for row in entry.tables[0].rows for value in row.values if isinstance(value, int)) == len(
        book.monsters
    )
    assert entry.is_spoiler == (number > 1)
