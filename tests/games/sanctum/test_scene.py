"""What a person sees and reads of a fight: the hits in reach, the options in words, the story's lines."""

from __future__ import annotations

import pytest

from tests.games.sanctum.builders import table as build_table
from undercroft.core.request import Choice
from undercroft.core.scene import SumItem, look
from undercroft.core.table import Table
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.game import GAME


def labels(table: Table) -> list[str]:
    """The options of the seat that is asked, in English."""
    request = next(iter(table.requests.values()))
    assert isinstance(request, Choice)
    return [GAME.words.text(GAME.show(table.state, 0, request, option).label, "en") for option in request.options]


def story(table: Table) -> list[str]:
    assert table.log is not None
    return [GAME.words.text(line.say, "en") for line in table.log.lines if line.is_told]


def reach(table: Table) -> list[str]:
    """The rows of the sum in the fight's panel."""
    panel = next(panel for panel in look(table, 0).panels if panel.id == "fight-0")
    return [row.label.key for item in panel.items if isinstance(item, SumItem) for row in item.rows]


def test_a_second_hit_is_named_by_foe_and_symbol() -> None:  # SA-UNL-7
    slayer = {"hero": "slayer", "stamina": 3, "place": 2, "zone": ["G3-02"], "unlocked": ["cleave"], "rage": 1}
    table = build_table({"turn": 0, "front": 3, "seats": {0: slayer, 1: {"place": 1}}}, outcomes=[2, 6])
    for key in ("fight", "place:0:G3-02", "rage", "turn:1:6", "skill:cleave"):
        table.choose(key)
    assert [label.rpartition(": ")[2] for label in labels(table)] == ["the 3", "the 4"]


def test_a_second_hit_on_the_demon_lord_is_named_too() -> None:  # SA-UNL-7
    slayer = {"hero": "slayer", "dice": 2, "unlocked": ["cleave"], "rage": 1, "stamina": 0, "focus": 0, "row": ["L-22"]}
    table = build_table({"phase": "last_fight", "seats": {0: slayer, 1: {"status": "dead"}}}, outcomes=[1, 6])
    for key in ("place:0:L-22", "rage", "turn:1:6", "skill:cleave"):
        table.choose(key)
    assert [label.rpartition(": ")[2] for label in labels(table)] == ["the 2", "the 4"]


def test_hits_in_reach_are_shown_until_the_block() -> None:  # SA-BLK-2
    dancer = {
        "hero": "dancer", "place": 2, "zone": ["G3-02"], "unlocked": ["light_step"],
        "focus": 0, "stamina": 0, "rage": 1,
    }  # fmt: skip
    table = build_table({"turn": 0, "front": 3, "seats": {0: dancer, 1: {"place": 1}}}, outcomes=[6, 6])
    table.choose("fight")
    assert "foe.symbols" in reach(table)
    table.choose("done")
    request = next(iter(table.requests.values()))
    assert request.kind == "fight.block"
    assert "foe.symbols" not in reach(table)


def test_damage_that_is_blocked_is_told_as_blocked() -> None:  # SA-BLK-2, SA-BLK-3
    dancer = {
        "hero": "dancer", "place": 2, "zone": ["R1-01"], "unlocked": ["light_step"],
        "focus": 0, "stamina": 0, "rage": 0,
    }  # fmt: skip
    table = build_table({"turn": 0, "front": 3, "seats": {0: dancer, 1: {"place": 1}}}, outcomes=[6, 6])
    table.choose("fight")
    table.choose("skill:light_step")
    told = story(table)
    assert any("blocks all 1 damage" in line for line in told)
    assert not any("wound" in line for line in told)


@pytest.mark.parametrize(
    ("colour", "demon", "symbol"), [("red", "R1-01", 1), ("green", "G1-05", 3), ("blue", "B1-07", 1)]
)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_gem_is_told_by_its_colour(colour: str, demon: str, symbol: int, level: int) -> None:  # SA-LVL-2, SA-LVL-8
    gems = {f"{colour}{row}": int(row == level) for row in (1, 2, 3)}
    white = {f"{column}{row}": 0 for column in ("red", "green", "blue") for row in (1, 2, 3)}
    huntress = {"hero": "huntress", "place": 2, "dice": 1, "zone": [demon], "rage": 0, "table": gems, "white": white}
    assert DEMONS[demon].dice == (symbol,)
    table = build_table({"turn": 0, "front": 3, "seats": {0: huntress, 1: {"place": 1}}}, outcomes=[symbol])
    table.choose("fight")
    table.choose(f"place:0:{demon}")
    assert any(f"a {colour} gem" in line for line in story(table))


def test_a_white_gem_is_told_as_white() -> None:  # SA-LVL-3
    huntress = {"hero": "huntress", "place": 2, "dice": 1, "zone": ["R1-01"], "focus": 0, "stamina": 0, "rage": 0}
    table = build_table({"turn": 0, "front": 3, "seats": {0: huntress, 1: {"place": 1}}}, outcomes=[1])
    table.choose("fight")
    table.choose("place:0:R1-01")
    white = next(option for option in next(iter(table.requests.values())).options if option[:2] == ("up", "white"))
    table.choose(":".join(map(str, white)))
    assert any("a white gem" in line for line in story(table))
