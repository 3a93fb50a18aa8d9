"""What a person sees: the board, lit and destroyed cells, whom each monster hunts and why."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.machina import builders
from tests.games.machina.builders import EMPTY
from undercroft.core.scene import look, render
from undercroft.core.table import Table
from undercroft.core.words import LANGUAGES
from undercroft.games.machina.game import GAME
from undercroft.terminal import board

EDITS: dict[str, Any] = {
    "map": ["C......$", "........", "...+....", *EMPTY[3:6], "......R.", "........"],
    "lit": [[0, 0]],
    "closed": [[3, 2]],
    "destroyed": [[7, 0]],
    "explorers": {
        "ada": {"at": [1, 1], "health": 3, "equipped": [["steam_revolver", "fine_sights"]], "inventory": ["bandages"]},
        "mila": {"at": [1, 4], "health": 3},
    },
    "monsters": {"drudge": {"at": [3, 6]}, "gear_rat": {"at": [1, 7]}, "whisperer": {"at": [5, 1]}},
    "active": "ada",
}


def scene(edits: dict[str, Any], language: str = "en", players: int = 2) -> dict[str, Any]:
    table = Table(GAME, {"players": players}, state=builders.state(edits, players=players))
    made: dict[str, Any] = render(look(table, 0), GAME.words, language)
    return made


def panel(made: dict[str, Any], name: str) -> dict[str, Any]:
    return next(panel for panel in made["panels"] if panel["id"] == name)


def test_the_board_shows_lit_destroyed_and_closed_cells() -> None:
    board = panel(scene(EDITS), "board")["items"][0]
    terrain = {cell["id"]: cell.get("terrain", "floor") for cell in board["cells"]}
    assert terrain["c0-0"] == "lit"
    assert terrain["c7-0"] == "destroyed"
    assert terrain["c3-2"] == "closed"
    assert len(board["cells"]) == 64
    assert {figure["id"] for figure in board["figures"]} == {"f-ada", "f-mila", "f-drudge", "f-gear_rat", "f-whisperer"}
    assert [cell for cell in board["cells"] if len(cell.get("sign", "")) > 2] == [], "signs too long for the terminal"


def why(made: dict[str, Any], monster: str) -> str:
    figure = next(f for f in panel(made, "board")["items"][0]["figures"] if f["id"] == f"f-{monster}")
    line = figure["lines"][0]
    return str(line["text"] if isinstance(line, dict) else line)


def test_it_says_whom_each_monster_hunts_and_why() -> None:  # MA-MON-3
    made = scene(EDITS)
    assert why(made, "drudge") == "Hunts Mila Voss, the nearest, 2 steps away."
    assert why(made, "whisperer").startswith("The players choose its target: Ada Crane, Mila Voss")
    weak = {**EDITS, "explorers": {"ada": {"at": [0, 3], "health": 1}, "mila": {"at": [6, 3], "health": 3}}}
    weak["monsters"] = {"drudge": {"at": [3, 6]}}
    assert why(scene(weak), "drudge") == "Hunts Ada Crane, 3 steps away; others are as near, but healthier."
    even = {**weak, "explorers": {"ada": {"at": [0, 3], "health": 3}, "mila": {"at": [6, 3], "health": 3}}}
    assert "The players choose its target" in why(scene(even), "drudge")


def test_monsters_stand_in_their_order() -> None:  # MA-MON-1
    cards = panel(scene(EDITS), "monsters")["items"]
    assert [card["id"] for card in cards] == ["card-drudge", "card-gear_rat", "card-whisperer"]
    assert cards[1]["kind"] == "level 1, 2 in the order"


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_lie_where_one_clicks_them(language: str) -> None:
    made = scene(EDITS, language)
    offers = {offer["key"]: offer["shown"] for offer in made["ask"]["options"]}
    assert offers["move:2:1"]["at"] == "c2-1"
    assert offers["chapter:0:0"]["at"] == "c0-0"
    assert offers["use:steam_revolver:0"]["at"] == "card-steam_revolver"
    assert len(set(map(str, (offer["label"] for offer in offers.values())))) == len(offers), "two offers read alike"
    assert offers["inventory:ada"]["at"] == "card-ada"


def test_a_known_card_on_a_deck_is_shown() -> None:  # MA-SET-O4
    made = scene({**EDITS, "decks": {"weapon": ["harpoon_gun", ["pipe_wrench", "chain_axe"]]}})
    decks = {pile["id"]: pile for pile in panel(made, "piles")["items"]}
    assert decks["deck-weapon"]["top"]["title"] == "Harpoon Gun"
    assert decks["deck-weapon"]["count"] == 3
    assert "top" not in decks["deck-apparel"]


def test_russian_uses_the_sheet_s_words() -> None:
    made = scene(EDITS, "ru")
    assert panel(made, "monsters")["title"] == "Очерёдность чудовищ"
    labels = [offer["shown"]["label"] for offer in made["ask"]["options"]]
    assert [label for label in labels if "освещённую клетку главы" in label], labels
    assert made["status"][0].endswith("фаза первопроходцев")


def test_the_terminal_draws_walls() -> None:  # MA-WALL-1
    rows = [". .|. . . . . .", "  -            ", *[". . . . . . . .", "               "] * 6, ". . . . . . . ."]
    made = scene({**EDITS, "map": rows, "lit": [], "closed": [], "destroyed": [], "monsters": {}})
    drawn = list(board(panel(made, "board")["items"][0]))
    assert drawn[1] == "  0 .  . |.  .  .  .  .  ."
    assert drawn[2] == "       --"
    assert drawn[3].startswith("  1 .  Ad")


def acting(made: dict[str, Any]) -> list[str]:
    return [figure["id"] for figure in panel(made, "board")["items"][0]["figures"] if figure.get("acting")]


def test_whoever_acts_is_marked() -> None:  # MA-EXP-3
    assert acting(scene(EDITS)) == ["f-ada"]
    assert acting(scene({**EDITS, "active": "mila"})) == ["f-mila"]
    hunted = {name: value for name, value in EDITS.items() if name != "active"} | {"phase": "monsters"}
    made = scene(hunted)
    assert made["ask"]["kind"] in ("hunt", "cell")
    assert not {"f-ada", "f-mila"} & set(acting(made))


def test_what_lasts_on_a_creature_is_marked_by_its_number_or_by_its_word() -> None:  # MA-ONG-1
    changes = [["ada", "defence", 1], ["gear_rat", "control", 1], ["gear_rat", "incorporeal", 1]]
    made = scene({**EDITS, "markers": [{"card": "puppet_hand", "owner": "ada", "changes": changes}]})
    figures = {figure["id"]: figure for figure in panel(made, "board")["items"][0]["figures"]}
    assert [(mark["label"], mark["value"]) for mark in figures["f-ada"]["marks"]] == [("defence", "+1")]
    assert [mark["label"] for mark in figures["f-gear_rat"]["marks"]] == ["controlled", "Incorporeal"]


def after(edits: dict[str, Any], answer: str) -> dict[str, Any]:
    """The scene after an answer of a game for one player."""
    table = Table(GAME, {"players": 1}, state=builders.state(edits, players=1))
    table.choose(answer)
    made: dict[str, Any] = render(look(table, 0), GAME.words, "en")
    return made


def test_an_explorers_own_ability_is_not_named_when_they_aim() -> None:
    edits = {
        "map": EMPTY,
        "explorers": {"ada": {"at": [3, 3], "equipped": [["steam_revolver"]]}},
        "monsters": {"drudge": {"at": [3, 5]}, "gear_rat": {"at": [5, 3]}},
    }
    assert after(edits, "use:ada:0")["ask"]["prompt"] == "Choose a target."
    assert after(edits, "use:steam_revolver:0")["ask"]["prompt"] == "Choose a target for Steam Revolver."


def test_two_cards_of_one_deck_are_said_so() -> None:  # MA-CHEST-2
    edits = {
        "map": [".$......", *EMPTY[1:]],
        "explorers": {"ada": {"at": [1, 1]}},
        "decks": {
            "apparel": ["leather_coat"],
            "weapon": ["pipe_wrench", "harpoon_gun"],
            "artifact": [],
            "consumable": [],
        },
        "discards": {"weapon": [], "apparel": [], "artifact": [], "consumable": []},
    }
    offers = after(edits, "chest:1:0")["ask"]["options"]
    assert {offer["shown"]["label"] for offer in offers} == {"One card each: weapon and apparel", "Two cards: weapon"}


def test_a_workbench_asks_for_its_cards_by_number() -> None:  # MA-BENCH-1
    edits = {
        "map": [".W......", *EMPTY[1:]],
        "explorers": {"ada": {"at": [1, 1], "stamina": 6}},
        "decks": {"apparel": ["leather_coat"], "weapon": ["pipe_wrench", "harpoon_gun"]},
    }
    assert after(edits, "bench:1:0")["ask"]["prompt"] == "Ada Crane: card 1 of 3 comes from which deck?"
