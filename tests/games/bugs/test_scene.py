"""What the screen shows: the map with plans and reasons, ranges under the pointer, everything needed to decide."""

from __future__ import annotations

from typing import Any

from tests.games.bugs import builders
from undercroft.core.game import load
from undercroft.core.scene import look, render
from undercroft.core.table import Table

GAME = load("bugs")
MAP = """
@ . . .
 . # .
. ^ . .
 . . 1
. . . .
"""


def scene(edits: dict[str, Any], language: str = "en") -> dict[str, Any]:
    made: dict[str, Any] = render(look(builders.table(edits), 0), GAME.words, language)
    return made


def panel(shown: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in shown["panels"] if one["id"] == name)
    return found


GIVEN = {
    "map": MAP,
    "hazard": {"damage": 2},
    "monsters": [{"kind": "bandit-archer", "health": 5, "conditions": ["muddle"]}],
    "cards": {
        "played": ["warding-strength", "thimble-swing"],
        "hand": ["shoulder-through"],
        "discard": ["not-one-step-back"],
    },
    "rolled": {"bandit-archer": "minus"},
    "turns": ["you", "bandit-archer"],
}


def test_the_map_tells_why_a_monster_goes_where() -> None:
    """BB-CMP-F2, BB-CON-15, BB-TER-F1, BB-FOC-1, BB-MMV-3: plan, path and reasons with their clauses."""
    board = panel(scene(GIVEN), "board")["items"][0]
    archer = next(one for one in board["figures"] if one.get("side") == "enemy")
    assert archer["title"] == "Bandit Archer 1"
    assert archer["stats"][0]["value"] == 5
    assert [mark["label"] for mark in archer["marks"]] == ["Muddle"]
    reasons = {line["clause"]: line["text"] for line in archer["lines"]}
    assert reasons["BB-FOC-1"] == "It hunts Bruiser."
    assert board["trails"][0]["figure"] == archer["id"]
    assert board["trails"][0]["cells"][0] == archer["cell"]
    kinds = {cell.get("terrain", "floor") for cell in board["cells"]}
    assert {"obstacle", "hazard"} <= kinds
    hazard = next(cell for cell in board["cells"] if cell.get("terrain") == "hazard")
    assert hazard["label"] == "hazard: 2 damage"


def test_an_option_lights_up_what_it_reaches() -> None:
    """BB-RNG-1, BB-MOV-1: hexes of a move, hexes in range of an attack."""
    offers = {one["key"]: one["shown"] for one in scene(GIVEN)["ask"]["options"]}
    assert len(offers["basic-top:warding-strength"]["touches"]) == 2
    assert len(offers["basic-bottom:warding-strength"]["touches"]) > 2
    assert offers["top:warding-strength"]["at"] == "card-warding-strength"
    assert offers["top:warding-strength"]["lines"] == ["Attack 3: Push 2", "Strengthen: self"]


def test_cards_show_their_zone_and_both_sides() -> None:
    """BB-CAR-1, BB-CHT-5, BB-MAP-1: what lies where, with the other side beneath."""
    shown = scene(GIVEN)
    cards = {card["id"]: card for card in panel(shown, "cards")["items"]}
    assert [mark["label"] for mark in cards["card-warding-strength"]["marks"]] == ["played", "initiative card"]
    assert cards["card-stand-in-the-doorway"]["marks"][0]["label"] == "discard"
    assert cards["card-warding-strength"]["back"]["title"] == "Overwhelming Assault"
    assert cards["card-stand-in-the-doorway"]["kind"] == "Side B, level 1"
    text = panel(shown, "scenario")["items"][0]["lines"]
    assert "Goal: All monsters are dead." in text


def test_sides_are_named_as_the_ledger_names_them() -> None:
    """The vocabulary of the ledger: side B is «В» in Ukrainian and Б in Russian."""
    for language, wanted in (("uk", "Сторона «В», рівень 1"), ("ru", "Сторона Б, уровень 1")):
        cards = {card["id"]: card for card in panel(scene(GIVEN, language), "cards")["items"]}
        assert cards["card-stand-in-the-doorway"]["kind"] == wanted


def test_the_order_of_turns_goal_and_monsters_are_told_in_fields() -> None:
    """BB-CMP-F2: who acts when with initiatives, how far the goal is, the rolled column of a monster's card."""
    shown = scene(GIVEN)
    turns = next(item for item in panel(shown, "order")["items"] if item["type"] == "order")["turns"]
    assert [turn["title"] for turn in turns] == ["Bruiser", "Bandit Archer"]
    assert (turns[0]["state"], turns[1]["initiative"]) == ("now", "16")
    assert turns[1]["side"] == "enemy"
    goal = panel(shown, "scenario")["items"][0]
    assert [(stat["label"], stat["value"]) for stat in goal["counters"]] == [("monsters left", 1)]
    columns = panel(shown, "monsters")["items"][0]["cards"]
    assert [column.get("dimmed", False) for column in columns] == [False, True, True]
    assert columns[0]["initiative"] == 16
    mat = panel(shown, "self")["items"][0]
    assert mat["art"] == "bugs/hero/bruiser"


def test_the_game_has_one_seat() -> None:
    """In every mode: a solo game."""
    for options in (builders.options(), {"mode": "campaign", "character": "bruiser"}):
        assert Table(GAME, options, 1).state.players == 1
