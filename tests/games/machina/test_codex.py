"""The codex of Machina Arcana: everything of the box is listed once, with pictures and clauses."""

from __future__ import annotations

from collections import Counter

from tests.art import every_picture, named_in
from undercroft.core.game import load
from undercroft.core.ledger import read_clauses
from undercroft.core.scene import render
from undercroft.games.machina.cards.registry import (
    CHAPTERS,
    EXPLORER_EVENTS,
    EXPLORERS,
    HORROR_EVENTS,
    ITEMS,
    MONSTERS,
)
from undercroft.games.machina.cards.tiles import DRAWINGS, KINDS
from undercroft.games.machina.chapter import lair_start
from undercroft.games.machina.codex import entries
from undercroft.games.machina.faces import TOKEN_ICONS
from undercroft.games.machina.items import EQUIPS
from undercroft.games.machina.state import Machina

GAME = load("machina")
DEFAULTS = {"players": 1, "difficulty": "normal"}
ENTRIES = {entry.id: entry for entry in entries()}


def listed(kind: str) -> list[str]:
    """What the faces of a kind are called in the tables of cards."""
    return sorted(entry.card.id.removeprefix("card-") for entry in entries() if entry.kind == kind)


def test_everything_is_listed_once() -> None:
    assert max(Counter(entry.id for entry in entries()).values()) == 1
    assert listed("explorer") == sorted(EXPLORERS)
    assert listed("class") == sorted(EQUIPS)
    assert listed("monster") == sorted(MONSTERS)
    assert listed("item") == sorted(ITEMS)
    assert listed("event") == sorted(EXPLORER_EVENTS)
    assert listed("horror") == sorted(HORROR_EVENTS)
    assert listed("scenario") == sorted(CHAPTERS)
    assert listed("chapter") == sorted(chapter.id for chapters in CHAPTERS.values() for chapter in chapters)
    assert listed("tile") == sorted(drawn.id for drawn in DRAWINGS)
    assert listed("cell") == sorted(set(KINDS) - {"floor"})
    assert listed("token") == sorted(TOKEN_ICONS)


def test_pictures_and_clauses_exist() -> None:
    pictures = every_picture()
    clauses = {clause.id for clause in read_clauses(GAME.ledger)}
    for entry in ENTRIES.values():
        assert entry.card.art in pictures, entry.id
        assert [art for art in named_in(render(entry, GAME.words, "en")) if art not in pictures] == [], entry.id
        assert entry.clauses, entry.id
        assert [clause for clause in entry.clauses if clause not in clauses] == [], entry.id


def test_a_tile_shows_its_cells_and_walls() -> None:
    """MA-TILE-1, MA-TILE-O5"""
    for drawn in DRAWINGS:
        board = ENTRIES[f"tile-{drawn.id}"].board
        assert board is not None
        assert len(board.cells) == 64
        assert len(board.walls) == sum(row.count("|") + row.count("-") for row in drawn.rows)
        (table,) = ENTRIES[f"tile-{drawn.id}"].tables
        shown = Counter(cell.terrain for cell in board.cells if cell.terrain != "floor")
        assert Counter(row.values[0] for row in table.rows) == Counter(shown.values())


def test_a_chapter_tells_the_lair_value_of_every_group() -> None:
    """MA-CHAP-O1: the same number with which the chapter begins at the table."""
    for scenario, chapters in CHAPTERS.items():
        told = ENTRIES[chapters[0].id].tables[0].rows[0].values
        begun = []
        for explorers in (1, 2, 3, 4):
            state: Machina = GAME.rules.new_state({**DEFAULTS, "scenario": scenario, "explorers": explorers})
            for explorer in state.explorers:
                explorer.alive = True
            begun.append(lair_start(state))
        assert told == begun


def test_items_name_the_chapters_that_add_them() -> None:
    """MA-CHAP-F2"""
    for item in ITEMS.values():
        assert len(ENTRIES[item.id].met) == (1 if item.level == 1 else 1 + len(CHAPTERS))


def test_what_waits_at_the_end_is_a_spoiler() -> None:
    """MA-BAN-O1, MA-GOAL-O5"""
    hidden = {entry.id for entry in ENTRIES.values() if entry.is_spoiler}
    chapters = {chapter.id for chapters in CHAPTERS.values() for chapter in chapters[1:]}
    ends = {f"tile-{chapters[-1].tile}" for chapters in CHAPTERS.values()}
    assert hidden == chapters | ends | {card.id for card in MONSTERS.values() if card.boss}
