"""Who knows what: blessings, items under demons, what others do at the same time."""

from __future__ import annotations

from tests.games.sanctum import builders
from tests.games.sanctum.builders import state_of
from undercroft.core.chance import ByHand, Dice
from undercroft.core.say import say
from undercroft.core.scene import look, render
from undercroft.core.table import Table
from undercroft.games.sanctum.cards.acts import BLESSINGS
from undercroft.games.sanctum.case_setup import edit
from undercroft.games.sanctum.game import GAME
from undercroft.games.sanctum.state import Sanctum


def seen(table: Table, seat: int | None) -> str:
    return str(render(look(table, seat), GAME.words, "en"))


def test_a_blessing_is_known_to_its_owner_alone() -> None:
    """SA-ACH-8, SA-HID-2, SA-ACS-5"""
    hero = {"place": 2, "blessings": ["down"], "tiles": 1}
    table = builders.table({"turn": 0, "front": 3, "seats": {0: hero, 1: {"place": 1}}})
    state_of(table).tiles_bag.remove("down")
    assert "Blessing: lower a die" in seen(table, 0)
    assert "Blessing: lower a die" not in seen(table, 1)
    assert "Blessing: lower a die" not in seen(table, None)
    view = table.view(1)
    assert isinstance(view, Sanctum)
    assert view.seats[0].blessings == ["?"]
    assert sorted(view.tiles_bag) == sorted(BLESSINGS)
    guessed = {state_of(table.guess(1, Dice(seed))).seats[0].blessings[0] for seed in range(60)}
    assert guessed == set(BLESSINGS)


def test_blessings_are_open_once_the_demon_lord_appears() -> None:
    """SA-LST-4"""
    table = builders.table({"phase": "appear", "laid": 1, "seats": {0: {"blessings": ["down"]}}}, outcomes=["L-18"])
    assert "Blessing: lower a die" in seen(table, 1)


def test_nobody_sees_the_item_side_of_a_demon() -> None:
    """SA-HID-1: on the board, in a battle zone or beaten but unsettled, only kind and colours are told"""
    table = builders.table(
        {
            "turn": 0,
            "front": 3,
            "groups": [["R3-01"], ["G3-01"]],
            "seats": {0: {"place": 2, "zone": ["B2-01", "G2-12"]}, 1: {"place": 1, "pack": ["R1-05"]}},
        }
    )
    for seat in (0, 1, None):
        shown = seen(table, seat)
        for card in ("R3-01", "G3-01", "B2-01", "G2-12"):
            assert GAME.words.text(say(f"item.{card}"), "en") not in shown
        assert "Feathered Hat" in shown  # what lies in a backpack is open


def test_fury_cards_and_unturned_demon_lord_cards_are_unknown() -> None:
    """SA-HID-3, SA-AC6-2: they have no name in the state before they are turned"""
    rows = {0: {"row": ["L-01", "fury", "L-02"]}, 1: {"row": ["L-03", "fury", "L-04"]}}
    table = builders.table({"phase": "last_fight", "seats": rows})
    state = state_of(table)
    assert state.seats[0].row[1].card == ""
    assert len(state.fury) == 18
    assert "Fury card, face down" in seen(table, 0)


def test_others_are_seen_as_they_stood_while_all_fight_at_once() -> None:
    """SA-FIN-1"""
    table = builders.table(
        {
            "phase": "last_fight",
            "seats": {
                0: {"dice": 2, "rage": 0, "row": ["L-01", "fury", "L-02"]},
                1: {"dice": 2, "row": ["L-03", "fury", "L-04"]},
            },
        },
        outcomes=[1, 2, 6, 6, "F-04"],
    )
    table.choose("place:0:L-01", 0)
    table.choose("place:1:L-01", 0)
    mine, other = table.view(0), table.view(1)
    assert isinstance(mine, Sanctum)
    assert isinstance(other, Sanctum)
    assert mine.seats[0].destroyed == 1
    assert other.seats[0].destroyed == 0
    assert other.seats[0].fight is None
    assert "F-04" in other.fury
    assert "F-04" not in mine.fury
    assert len([line for line in table.lines(1) if line.say.key == "log.fury"]) == 0
    assert len([line for line in table.lines(0) if line.say.key == "log.fury"]) == 1


def test_the_fight_shows_what_is_in_reach_and_what_would_remain() -> None:
    """SA-UND-6"""
    hero = {"hero": "huntress", "stamina": 3, "focus": 1, "rage": 0, "place": 2, "zone": ["R2-04", "G1-05", "R1-01"]}
    table = builders.table({"turn": 0, "front": 3, "seats": {0: hero, 1: {"place": 1}}}, outcomes=[6, 6])
    table.choose("fight", 0)
    scene = render(look(table, 0), GAME.words, "en")
    panel = next(panel for panel in scene["panels"] if panel["id"] == "fight-0")
    reach, hits = (
        {row["label"]: row.get("value") for row in item["rows"]} for item in panel["items"] if item["type"] == "sum"
    )
    assert hits["Cinder Ogre (4 6)"] == "4 6"
    assert hits["Plague Hound (3)"] == "–"
    assert reach["Foes that can fall at best"] == 1
    assert reach["Damage if you stop now"] == 4
    assert reach["Shields in reach"] == 2
    assert reach["Wounds that would remain"] == 2


def test_a_guess_keeps_the_blessing_that_was_just_taken() -> None:
    """SA-ACH-8: two tiles at once, and the second blessing is waited for"""
    made = builders.state(3)
    edit(made, {"turn": 0, "front": 3, "seats": {0: {"place": 2, "gems": {"blue": 4, "red": 4}}, 1: {"place": 1}}})
    table = Table(GAME, {"players": 3}, 1, source=ByHand(), state=made)
    table.choose("rest")
    while table.chance is None:
        table.choose("done")
    table.enter("focus")
    assert table.chance is not None
    for seed in range(5):
        guess = state_of(table.guess(0, Dice(seed)))
        assert guess.seats[0].blessings == ["focus"]
        assert sorted(guess.tiles_bag) == sorted(state_of(table).tiles_bag)
