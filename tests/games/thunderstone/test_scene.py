"""What a person sees: the battle before it is fought, why a monster cannot be attacked, the cards and questions."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.thunderstone.builders import table as build_table
from undercroft.core.chance import ByHand
from undercroft.core.request import Choice
from undercroft.core.scene import CardItem, Panel, Scene, StatsItem, SumItem, TrackItem, look, render
from undercroft.core.table import Table
from undercroft.games.thunderstone.game import GAME
from undercroft.games.thunderstone.ids import piece_id
from undercroft.games.thunderstone.state import Thunderstone


def panel(scene: Scene, name: str) -> Panel:
    return next(panel for panel in scene.panels if panel.id == name)


def told(found: SumItem, language: str = "en") -> list[tuple[str, Any, str | None]]:
    return [(GAME.words.text(row.label, language), row.value, row.label.clause) for row in found.rows]


def sums(table: Table, seat: int) -> list[SumItem]:
    return [item for item in panel(look(table, seat), "preview").items if isinstance(item, SumItem)]


def test_the_battle_is_shown_line_by_line_with_clauses() -> None:  # TH-EX-12, TH-LGT-4
    table = build_table(
        hands=[["fireball", "torch", "thyrian_squire", "thyrian_squire"]], hall=["knightmare", "griffon", "blink_dog"]
    )
    first, second, third = sums(table, 0)
    assert told(second) == [
        ("Fireball: magic attack 3, light 1", 3, None),
        ("Torch: light 1", 0, None),
        ("Thyrian Squire: attack 2", 2, None),
        ("Thyrian Squire: attack 2", 2, None),
        ("Total attack", 7, "TH-ATK-O3"),
        ("Enough: you would win", "", "TH-RES-2"),
    ]
    assert ("Light penalty: 1, taken twice", -2, "TH-LGT-4") in told(first)
    assert ("Then: destroy one Fighter.", "", "TH-BTL-1") in told(first)
    assert ("3 short: you would lose", "", "TH-RES-1") in told(first)
    assert told(third) == [("Cannot be attacked: a light penalty of 2 remains", "", "TH-CNA-1")]


def test_the_sum_tells_traits_diseases_and_barred_heroes() -> None:  # TH-CNA-2, TH-DIS-2, TH-TRT-2, TH-TRT-5
    table = build_table(
        hands=[["feayn_archer", "thyrian_knight", "short_sword", "selurin_warlock", "disease"]],
        hall=["noxious_slag", "succubus", "stone_of_mystery"],
    )
    slag, succubus, stone = sums(table, 0)
    rows = told(slag)
    assert ("Feayn Archer cannot attack", 0, "TH-CNA-2") in rows
    assert ("Thyrian Knight with Short Sword: attack 8", 8, "TH-WPN-1") in rows
    assert ("Diseases", -1, "TH-DIS-2") in rows
    assert ("Immune to edged weapons", -4, "TH-TRT-5") in rows
    assert any(text == "Magic attack doubled" and clause == "TH-ATK-5" for text, _, clause in told(succubus))
    assert told(stone) == [("The Thunderstone is no monster and cannot be attacked", "", "TH-DUN-O2")]


def test_rows_add_up_to_the_total() -> None:  # TH-ATK-O3
    table = build_table(
        hands=[["selurin_warlock", "fireball", "dwarf_guardian", "short_sword", "torch", "disease"]],
        hall=["noxious_slag", "ghost", "tormentor"],
    )
    for found in sums(table, 0):
        rows = told(found)
        total = next(value for text, value, _ in rows if text == "Total attack")
        assert sum(value for text, value, _ in rows if text != "Total attack" and value != "") == total


def test_the_sum_tells_what_traits_take_away() -> None:  # TH-TRT-3, TH-TRT-6, TH-TRT-8
    table = build_table(
        hands=[["thyrian_knight", "thyrian_squire", "elf_wizard", "torch"]], hall=["ebon_fume", "sphinx", "tormentor"]
    )
    fume, sphinx, tormentor = (told(found) for found in sums(table, 0))
    assert ("Immune to magic attack", -2, "TH-TRT-6") in fume
    assert ("Total attack", 6, "TH-ATK-O3") in fume
    assert ("Only magic attack counts", -6, "TH-TRT-8") in sphinx
    assert ("Total attack halved", -3, "TH-TRT-3") in tormentor  # 8, less 2 for light, and no weapon
    assert ("Total attack", 3, "TH-ATK-O3") in tormentor


def test_the_sum_says_where_magic_attack_is_missing_and_where_it_is_just_too_little() -> None:  # TH-TRT-7, TH-RES-1
    hall = ["archduke_of_pain", "griffon", "famine"]
    without = build_table(hands=[["outlands_khan", "outlands_slayer", "torch"]], hall=hall)
    archduke, griffon, _ = sums(without, 0)
    assert told(archduke)[-1][2] == "TH-TRT-7"
    assert archduke.rows[-1].strong
    assert ("Enough: you would win", "", "TH-RES-2") in told(griffon)
    weak = build_table(hands=[["militia", "torch"]], hall=hall)
    assert ("7 short: you would lose", "", "TH-RES-1") in told(sums(weak, 0)[1])
    with_one = build_table(hands=[["thyrian_knight", "regian_cleric", "torch"]], hall=hall)
    assert ("5 short: you would lose", "", "TH-RES-1") in told(sums(with_one, 0)[0])


def test_the_sum_foresees_what_judgement_takes_from_every_hero() -> None:  # TH-CAR-50
    table = build_table(hands=[["thyrian_knight", "elf_wizard", "torch"]], hall=["judgement", "griffon", "famine"])
    rows = told(sums(table, 0)[0])
    assert ("Thyrian Knight: attack 3", 3, None) in rows
    assert ("Elf Wizard: magic attack 1, light 1", 1, None) in rows
    assert ("Total attack", 4, "TH-ATK-O3") in rows


def test_the_sum_foresees_the_hero_whom_the_haunt_keeps_away() -> None:  # TH-CAR-70
    table = build_table(hands=[["thyrian_knight", "militia", "torch"]], hall=["haunt", "griffon", "famine"])
    assert ("Total attack", 4, "TH-ATK-O3") in told(sums(table, 0)[0])  # the Knight's, without the Militia's


def test_the_sum_names_cards_that_bring_attack_or_magic_attack_and_no_light() -> None:  # TH-TRO-3, TH-EFF-10
    table = build_table(hands=[["ebon_fume", "griffon", "torch", "trainer"]], hall=["famine", "griffon", "famine"])
    rows = told(sums(table, 0)[0])
    assert ("Ebon Fume: attack 3", 3, None) in rows
    assert ("Griffon: magic attack 1", 1, None) in rows
    assert not any(text.startswith("Trainer") for text, _, _ in rows)  # brings nothing


def test_the_sum_takes_no_more_from_attack_than_the_diseases_do() -> None:  # TH-DIS-2, TH-DIS-8, TH-CAR-15
    table = build_table(
        hands=[["selurin_warlock", "militia", "disease", "torch"]], hall=["griffon", "famine", "famine"]
    )
    rows = told(sums(table, 0)[0])
    assert ("Diseases", -1, "TH-DIS-2") in rows
    assert ("Total attack", 4, "TH-ATK-O3") in rows  # the Militia is ill, and two magic attack are doubled
    table = build_table(
        hands=[["selurin_warlock", "militia", "disease", "disease", "torch"]], hall=["griffon", "famine", "famine"]
    )
    assert ("Total attack", 2, "TH-ATK-O3") in told(sums(table, 0)[0])  # the second Disease is left for magic attack


def test_a_weapon_dropped_is_told() -> None:  # TH-WPN-5
    table = build_table(hands=[["regian_priest", "short_sword", "torch"]], hall=["suffering", "griffon", "famine"])
    assert any("too weak for Short Sword" in text for text, _, _ in told(sums(table, 0)[0]))


def hall_marks(table: Table, seat: int) -> list[list[tuple[str, str]]]:
    """The signs and words of the marks on the monsters, rank 3 first."""
    cards = [item for item in panel(look(table, seat), "hall").items if isinstance(item, CardItem)]
    return [[(mark.icon, GAME.words.text(mark.label, "en")) for mark in card.marks] for card in cards]


def test_each_monster_tells_how_its_battle_would_end() -> None:  # TH-RES-1, TH-RES-2, TH-CNA-1
    hands = [["fireball", "torch", "thyrian_squire", "thyrian_squire"], ["militia"]]
    table = build_table(hands=hands, hall=["knightmare", "griffon", "blink_dog"])
    assert hall_marks(table, 0) == [
        [("rank", "Rank 3"), ("barred", "Cannot be attacked")],
        [("rank", "Rank 2"), ("win", "7 against 7: you win")],
        [("rank", "Rank 1"), ("lose", "5 against 8: 3 short")],
    ]
    assert [marks[0] for marks in hall_marks(table, 1)] == [("rank", f"Rank {rank}") for rank in (3, 2, 1)]
    assert not any("7 against 7" in words for marks in hall_marks(table, 1) for _, words in marks)  # another's hand


def test_a_battle_that_needs_magic_says_so() -> None:  # TH-TRT-7
    table = build_table(hands=[["thyrian_knight", "torch"]], hall=["revenant", "griffon", "famine"])
    assert ("lose", "No magic attack: you lose") in hall_marks(table, 0)[2]


def test_the_scene_says_where_the_turn_is_spent_and_how_deep_the_stone_lies() -> None:  # TH-SET-8
    table = build_table(hands=[["fireball", "torch"]], hall=["knightmare", "griffon", "famine"])
    assert look(table, 0).panels[0].id == "place-none"
    table.choose("dungeon")
    place = look(table, 0).panels[0]
    assert (place.id, GAME.words.text(place.title, "en")) == ("place-dungeon", "In the dungeon")
    table = Table(GAME, {"players": 2}, seed=1)
    state = table.state
    assert isinstance(state, Thunderstone)
    track = look(table, 0).panels[0].items[0]
    assert isinstance(track, TrackItem)
    assert (track.value, track.max) == (3, 3 + state.above)  # three monsters have come into the hall


def test_options_point_at_what_one_clicks_and_tell_what_follows() -> None:
    table = build_table(hands=[["fireball", "torch", "thyrian_squire"]], hall=["knightmare", "griffon", "famine"])
    table.choose("dungeon")
    scene = look(table, 0)
    assert scene.ask is not None
    attack = next(offer for offer in scene.ask.options if offer.key == "attack:2")
    assert attack.shown.at == "hall-2"
    assert attack.shown.touches == ["sum-2"]
    assert "TH-DUN-4" in scene.ask.clauses
    assert [GAME.words.text(line, "en") for line in attack.shown.lines] == ["5 against 7: 2 short"]


def test_heroes_of_one_kind_are_pointed_at_one_by_one() -> None:  # TH-WPN-1, TH-WPN-6
    table = build_table(
        hands=[["torch", "militia", "militia", "iron_rations", "dagger"]], hall=["griffon", "famine", "famine"]
    )
    for word in ("dungeon", "use:iron_rations:rations", "arm"):
        table.choose(word)
    scene = look(table, 0)
    assert scene.ask is not None
    assert scene.ask.kind == "dungeon.arm"
    assert {offer.key: offer.shown.at for offer in scene.ask.options} == {
        "give:militia": piece_id(1), "give:militia:2": piece_id(2), "spare": "",
    }  # fmt: skip
    assert "strength 4" in labels(table)[0]
    assert "strength 2" in labels(table)[1]


def test_the_other_seat_sees_no_hand_and_no_preview_of_it() -> None:
    table = build_table(hands=[["sphinx", "fireball"], ["militia"]], hall=["knightmare", "griffon", "famine"])
    shown = str(render(look(table, 1), GAME.words, "en"))
    assert "Sphinx" not in shown
    table.choose("dungeon")
    shown = str(render(look(table, 1), GAME.words, "en"))
    assert "Sphinx" in shown


def test_a_hand_shown_to_the_theurge_stays_known() -> None:  # TH-CAR-F4
    table = build_table(
        hands=[["selurin_theurge", "torch"], ["dagger", "sphinx"]], hall=["knightmare", "griffon", "famine"]
    )
    table.choose("dungeon")
    table.choose("use:selurin_theurge:borrow")
    view = table.view(0)
    assert view.seats[1].hand == ["dagger", "sphinx"]


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_first_question_in_words(language: str) -> None:
    table = build_table(hands=[["fireball", "torch"]])
    scene = render(look(table, 0), GAME.words, language)
    assert scene["ask"]["prompt"] == {
        "en": "Where does your party go?", "uk": "Куди йде ваш загін?", "ru": "Куда идёт ваш отряд?",
    }[language]  # fmt: skip


def test_a_card_looked_at_is_not_a_like_one_on_the_table() -> None:  # TH-CAR-62
    table = build_table(
        hands=[["fireball", "fireball", "fireball", "torch", "militia"]], decks=[["torch"] * 6],
        hall=["sphinx", "griffon", "famine"],
    )  # fmt: skip
    table.choose("dungeon")
    table.choose("attack:1")
    scene = look(table, 0)
    assert scene.ask is not None
    assert scene.ask.kind == "battle.look"
    assert [(offer.key, offer.shown.at) for offer in scene.ask.options] == [("done", ""), ("destroy:torch", "")]


def labels(table: Table) -> list[str]:
    request, state = table.request, table.state
    assert isinstance(request, Choice)
    assert isinstance(state, Thunderstone)
    return [GAME.words.text(GAME.show(state, 0, request, option).label, "en") for option in request.options]


def number_of_cards(table: Table) -> int | str:
    items = panel(look(table, 0), "seat-0").items
    return next(item for item in items if isinstance(item, StatsItem)).stats[1].value


def test_declining_says_what_it_means() -> None:  # TH-VIL-6, TH-LVL-1
    table = build_table(hands=[["barkeep", "torch", "torch", "lorigg_thief"]], experience=[2])
    table.choose("village")
    assert labels(table)[-1] == "Buy nothing"
    table.choose("use:barkeep:serve")
    table.choose("buy:torch")
    assert labels(table)[-1] == "Buy nothing more"
    table.choose("pass")
    assert labels(table)[-1] == "Level nobody"


def test_a_party_keeps_its_number_of_cards_while_they_lie_open() -> None:
    table = build_table()
    before = number_of_cards(table)
    table.choose("village")
    assert before == number_of_cards(table) == 12


@pytest.mark.parametrize("seed", range(3))
def test_every_moment_can_be_shown_while_an_outcome_is_waited_for(seed: int) -> None:
    """Companion play stops at every chance, also where the hall waits for its refill (TH-RES-4)."""
    rng = random.Random(seed)
    table = Table(GAME, {"players": 2}, seed, source=ByHand())
    refills = 0
    for _ in range(150):
        if table.is_over:
            break
        for seat in (0, 1, None):
            look(table, seat)
        chance = table.chance
        if chance is not None:
            refills += chance.kind == "dungeon"
            table.enter(str(rng.choice(chance.outcomes)))
        else:
            seat = next(iter(table.requests))
            table.choose(rng.randrange(len(table.requests[seat].options)), seat)
    assert refills > 3, "the hall was never refilled, so the test shows nothing"


def test_light_is_shown_rank_by_rank_with_what_is_missing() -> None:  # TH-EX-12, TH-LGT-1, TH-LGT-4
    table = build_table(
        hands=[["fireball", "torch", "thyrian_squire", "thyrian_squire"]], hall=["knightmare", "griffon", "blink_dog"]
    )
    (light,) = panel(look(table, 0), "light").items
    assert isinstance(light, SumItem)
    assert told(light) == [
        ("Rank 1: 2 of 3, 1 short, taken twice", -2, "TH-LGT-4"),
        ("Rank 2: 2 of 2, lit", 0, "TH-LGT-4"),
        ("Rank 3: 2 of 4, 2 short, taken twice", -4, "TH-LGT-4"),
    ]
    assert [row.strong for row in light.rows] == [True, False, True]


def test_the_purse_is_told_by_its_addends_and_a_purchase_by_what_it_leaves() -> None:  # TH-VIL-4, TH-VIL-8
    table = build_table(hands=[["torch", "dagger", "militia", "iron_rations"]])
    table.choose("village", 0)
    (purse,) = [item for item in panel(look(table, 0), "seat-0").items if isinstance(item, SumItem)]
    gold = sum(int(row.value) for row in purse.rows if not row.strong)
    assert gold == 5
    assert [(GAME.words.text(row.label, "en"), row.value) for row in purse.rows] == [
        ("Torch", 2), ("Dagger", 1), ("Iron Rations", 2), ("gold to spend", 5),
    ]  # fmt: skip
    scene = look(table, 0)
    assert scene.ask is not None
    buy = next(offer.shown for offer in scene.ask.options if offer.key == "buy:torch")
    assert GAME.words.text(buy.lines[-1], "en") == "Leaves 2 of 5 gold"


def test_the_purse_tells_what_effects_added_and_what_was_spent() -> None:  # TH-VIL-4, TH-VIL-5
    table = build_table(hands=[["barkeep", "barkeep", "torch", "torch"]])
    for key in ("village", "use:barkeep:serve", "use:barkeep:sell", "buy:torch"):
        table.choose(key, 0)
    (purse,) = [item for item in panel(look(table, 0), "seat-0").items if isinstance(item, SumItem)]
    rows = [(GAME.words.text(row.label, "en"), row.value) for row in purse.rows]
    assert rows == [
        ("Barkeep", 1), ("Torch", 2), ("Torch", 2), ("from effects", 2), ("spent", -3), ("gold to spend", 4),
    ]  # fmt: skip


def test_a_hero_is_levelled_where_it_lies_and_the_militia_where_it_goes() -> None:  # TH-LVL-1
    table = build_table(hands=[["militia", "thyrian_squire"]], experience=[4])
    table.choose("village", 0)
    while table.request is not None and table.request.kind != "village.level":
        table.choose("pass", 0)
    scene = look(table, 0)
    assert scene.ask is not None
    places = {offer.key: offer.shown.at for offer in scene.ask.options}
    assert places["level:thyrian_squire"] == piece_id(1)
    assert places["level:militia:lorigg_thief"] == "stack-lorigg_thief"


def test_who_would_be_barred_with_what() -> None:
    """TH-CAR-70: with a hero his weapon does not count, so the answer names it."""
    table = build_table(
        hands=[["thyrian_squire", "flaming_sword", "thyrian_knight"]], hall=["haunt", "griffon", "griffon"]
    )
    for key in ("dungeon", "arm", "give:thyrian_squire", "attack:1"):
        table.choose(key)
    assert labels(table) == ["Thyrian Squire with Flaming Sword", "Thyrian Knight"]
