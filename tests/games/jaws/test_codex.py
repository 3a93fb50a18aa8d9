"""The codex of Jaws: what it tells of monsters, items and scenarios is what the game plays with."""

from __future__ import annotations

import inspect

import pytest

from undercroft.core.codex import Entry
from undercroft.core.say import Say
from undercroft.core.scene import render
from undercroft.games.jaws.cards.monsters import MONSTERS
from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.codex import entries
from undercroft.games.jaws.codex_scenarios import CALLED, CRATES, kinds_of
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.scenario_rules import MODULES


@pytest.fixture(scope="module")
def listed() -> dict[str, Entry]:
    return {entry.id: entry for entry in entries()}


def met(entry: Entry) -> list[str]:
    return [GAME.words.text(place, "en") for place in entry.met]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rsplit(".", 1)[1])
def test_types_that_special_rules_name_are_met_there(module: object) -> None:
    source = inspect.getsource(module)  # type: ignore[arg-type]
    number = module.RULES.number  # type: ignore[attr-defined]
    named = {kind for kind in MONSTERS if f'"{kind}"' in source}
    assert named <= kinds_of(number)
    if number != CRATES:
        assert set(CALLED.get(number, ())) <= named


def test_a_monster_has_its_numbers_by_level_its_deck_and_its_scenarios(listed: dict[str, Entry]) -> None:
    """Clauses: JL-MON-3"""
    zealot = listed["monster-zealot"]
    normal, elite = zealot.tables
    assert normal.heads == list(range(8))
    assert normal.rows[0].values == [one.health for one in MONSTERS["zealot"].normal]
    assert elite.rows[2].values == [one.attack for one in MONSTERS["zealot"].elite]
    assert [row.values for row in normal.rows[3:]] == [["", "", "", "✓", "✓", "✓", "✓", "✓"]]
    assert len(zealot.cards) == 8
    assert "Scenario 4" in met(zealot)
    assert "Scenario 1" not in met(zealot)


def test_a_boss_grows_with_the_party(listed: dict[str, Entry]) -> None:
    """Clauses: JL-BOS-5"""
    (table,) = listed["monster-blood-tumor"].tables
    for count, row in zip((2, 3, 4), table.rows[::2], strict=False):
        assert row.values == [one.health * count for one in MONSTERS["blood-tumor"].boss]


def test_what_a_campaign_keeps_for_later_is_a_spoiler(listed: dict[str, Entry]) -> None:
    """Clauses: JL-SHP-3 JL-TRS-1"""
    hidden = {id for id, entry in listed.items() if entry.is_spoiler}
    assert {f"scenario-{number}" for number in SCENARIOS} - hidden == {"scenario-1"}
    for kind in ("event", "treasure", "object"):
        assert all(entry.is_spoiler for entry in listed.values() if entry.kind == kind)
    assert {"monster-blood-horror", "item-mana-potion", "item-jet-boots"} <= hidden
    assert not hidden & {"monster-zealot", "item-healing-potion", "hero-hatchet", "card-the-favorite"}


def test_open_entries_name_no_later_scenario(listed: dict[str, Entry]) -> None:
    names = {GAME.words.text(Say(f"scenario.n{number}"), "en") for number in SCENARIOS if number > 1}
    for entry in listed.values():
        if not entry.is_spoiler:
            told = str(render(entry, GAME.words, "en"))
            assert not [name for name in names if name in told], entry.id


def test_items_say_where_they_come_from(listed: dict[str, Entry]) -> None:
    """Clauses: JL-SHP-F1 JL-TRS-1 JL-GDS-F1"""
    assert met(listed["item-iron-helmet"]) == ["in the shop after scenario 2"]
    assert met(listed["item-mana-potion"]) == ["reward of scenario 4", "Treasure 16"]
    assert met(listed["item-ring-of-restoration"]) == ["crate F"]
    assert all(entry.met for entry in listed.values() if entry.kind == "item")


@pytest.mark.parametrize("number", SCENARIOS)
def test_a_map_shows_every_room_for_four_characters(listed: dict[str, Entry], number: int) -> None:
    """Clauses: JL-SET-6"""
    book = SCENARIOS[number]
    board = listed[f"scenario-{number}"].board
    assert board is not None
    assert not [cell for cell in board.cells if cell.terrain == "void"]
    placed = [one for one in book.monsters if one.ranks[2] != "-"]
    objects = sum(len(one.places) for one in book.objectives)
    assert len(board.figures) == len(placed) + objects
    elites = [figure for figure in board.figures if figure.side == "elite"]
    assert len(elites) == sum(one.ranks[2] == "e" for one in placed)
