"""The codex of Sanctum: everything of the box is listed once, with pictures and clauses."""

from __future__ import annotations

from collections import Counter

from tests.art import every_picture, named_in
from undercroft.core.codex import Entry
from undercroft.core.game import load
from undercroft.core.ledger import read_clauses
from undercroft.core.scene import render
from undercroft.games.sanctum.cards.acts import ACHIEVEMENTS, BLESSINGS, BONUSES, ORDER
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.cards.heroes import HEROES, SKILLS
from undercroft.games.sanctum.cards.lord import FURY, LORD
from undercroft.games.sanctum.codex import entries
from undercroft.games.sanctum.names import item_name

GAME = load("sanctum")
ENTRIES = {entry.id: entry for entry in entries()}


def listed(kind: str) -> list[str]:
    """What the faces of a kind are called in the tables of cards."""
    return sorted(entry.card.id.removeprefix("hero-") for entry in entries() if entry.kind == kind)


def test_everything_is_listed_once() -> None:
    assert max(Counter(entry.id for entry in entries()).values()) == 1
    assert listed("hero") == sorted(HEROES)
    assert listed("skill") == sorted(SKILLS)
    assert listed("demon") == listed("item") == sorted(DEMONS)
    assert listed("lord") == sorted(LORD)
    assert listed("fury") == sorted(FURY)
    assert listed("act") == sorted({act for acts in ORDER.values() for act in acts})
    assert listed("achievement") == sorted(f"{kind}{wanted}" for kind, wanted, _ in ACHIEVEMENTS)
    assert listed("bonus") == sorted(f"{colour}{level}" for colour, level in BONUSES)
    blessings = {entry.card.id: entry.card.count for entry in entries() if entry.kind == "blessing"}
    assert blessings == Counter(BLESSINGS)


def test_pictures_and_clauses_exist() -> None:
    pictures = every_picture()
    clauses = {clause.id for clause in read_clauses(GAME.ledger)}
    for entry in ENTRIES.values():
        assert entry.card.art in pictures, entry.id
        assert [art for art in named_in(render(entry, GAME.words, "en")) if art not in pictures] == [], entry.id
        assert entry.clauses, entry.id
        assert [clause for clause in entry.clauses if clause not in clauses] == [], entry.id


def sides(entry: Entry) -> list[str]:
    back = entry.card.back
    assert back is not None
    return [GAME.words.text(side.title, "en") for side in (entry.card, back) if side.title is not None]


def test_a_demon_card_shows_both_sides() -> None:
    """SA-CRD-5: the codex, unlike the table, may tell which item is on the back."""
    for card in DEMONS:
        front, back = sides(ENTRIES[f"demon-{card}"])
        assert back == GAME.words.text(item_name(card), "en")
        assert sides(ENTRIES[f"item-{card}"]) == [back, front]


def test_a_hero_lists_the_skills_with_their_gems() -> None:
    """SA-SKT-2, SA-SKT-3"""
    for name, board in HEROES.items():
        cards = ENTRIES[name].cards
        assert [card.id for card in cards] == [skill.id for skill in board.skills]
        for card, skill in zip(cards, board.skills, strict=True):
            assert [stat.value for stat in card.stats] == [count for count in (skill.gems, skill.white) if count]


def test_an_act_board_shows_its_spaces() -> None:
    """SA-ACT-1 to SA-ACT-3, SA-DVS-3 to SA-DVS-5, SA-CHE-1"""
    for act in ("I", "II", "III", "IV"):
        board = ENTRIES[f"act-{act}"].board
        assert board is not None
        signs = [[mark.icon for mark in cell.marks] for cell in board.cells]
        assert len(signs) == 6
        assert "chest" in signs[-1]
        assert any("angel" in icons for icons in signs) == (act in ("II", "III"))
    assert [len(ENTRIES[f"act-{act}"].met) for act in ORDER[4]] == [3, 2, 2, 2, 3, 3]


def test_the_roars_are_shorter_from_round_to_round() -> None:
    """SA-DIF-2, SA-ROR-2"""
    (table,) = ENTRIES["act-VI"].tables
    assert [row.values for row in table.rows] == [[2, 1, 0, 0, 0], [3, 2, 1, 0, 0], [4, 3, 2, 1, 0], [5, 4, 3, 2, 1]]
