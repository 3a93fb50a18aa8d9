"""What the box holds and what the tables say: counts, levels, perks, decks, links."""

from __future__ import annotations

from collections import Counter

import pytest

from undercroft.core.grid import reach
from undercroft.core.say import say
from undercroft.games.haven import text
from undercroft.games.haven import verbs as e
from undercroft.games.jaws import campaign, start
from undercroft.games.jaws.active import DECLARED
from undercroft.games.jaws.battle_goals import MET
from undercroft.games.jaws.cards.characters import BASE_DECK, CARDS, CHARACTERS, SUPPLY, THRESHOLDS
from undercroft.games.jaws.cards.decks import DECKS
from undercroft.games.jaws.cards.events import EVENTS
from undercroft.games.jaws.cards.goals import GOALS
from undercroft.games.jaws.cards.items import BY_NUMBER, ITEMS, PRINTED, STOCK
from undercroft.games.jaws.cards.monsters import MONSTERS
from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.cards.treasures import GOODS, TREASURES
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.modifiers import CARDS as MODIFIERS
from undercroft.games.jaws.scenario_rules import SCENARIO_RULES
from undercroft.games.jaws.setup import new_hero
from undercroft.games.jaws.state import Hero


def test_the_box_is_complete() -> None:  # JL-CMP-1
    assert len(CARDS) == 144
    printed = [name for name in DECKS if name not in ("common-vermling-raider", "vermling-raider-scenario-22")]
    assert sum(len(DECKS[name]) for name in printed) == 108
    assert len(MONSTERS) == 16
    assert sum(monster.standees for monster in MONSTERS.values()) == 97
    assert len(EVENTS) == 22
    assert len(GOALS) == 32
    box = [item for item in ITEMS.values() if item.number <= PRINTED]
    assert len(box) == 36
    assert sum(item.copies for item in box) == 52
    class_cards = sum(perk.boxes * len(perk.add) for hero in CHARACTERS.values() for perk in hero.perks)
    assert 5 * len(BASE_DECK) + class_cards + 3 * SUPPLY == 179
    assert len(TREASURES) == 16
    assert len(GOODS) == 12
    assert len(SCENARIOS) == 25


def test_a_monster_deck_has_eight_cards_two_of_them_with_the_shuffle_symbol() -> None:  # JL-MON-2
    for name, deck in DECKS.items():
        shuffles = sum(card.ability.shuffle for card in deck)
        if len(deck) == 8:
            assert shuffles == 2, name
        elif name.startswith("basic"):
            assert (len(deck), shuffles) == (4, 1), name  # JL-MON-F2
    assert [card.ability.initiative for card in DECKS["common-vermling-raider"]] == [50]
    assert SCENARIOS[1].decks == {"vermling-raider": "common-vermling-raider"}
    assert SCENARIOS[2].decks == {"vermling-raider": "basic-vermling-raider"}
    assert SCENARIOS[3].decks == {"giant-viper": "basic-giant-viper", "zealot": "basic-zealot"}
    assert MONSTERS["black-imp"].deck == MONSTERS["blood-imp"].deck == "imp"  # JL-INI-F1


def test_standees() -> None:  # JL-SPN-F1
    ten = {"giant-viper", "black-imp", "blood-imp", "rat-monstrosity", "vermling-scout"}
    six = {"vermling-raider", "zealot", "black-sludge", "blood-monstrosity", "living-corpse", "stone-golem"}
    for id, monster in MONSTERS.items():
        wanted = 10 if id in ten else 6 if id in six else 1 if monster.boss else 4
        assert monster.standees == wanted, id


def test_an_unimproved_modifier_deck() -> None:  # JL-MOD-F1
    count = Counter(BASE_DECK)
    assert count == {"plus0": 6, "plus1": 5, "minus1": 5, "plus2": 1, "minus2": 1, "double": 1, "miss": 1}
    assert MODIFIERS["double"].shuffle
    assert MODIFIERS["miss"].shuffle
    assert not MODIFIERS["bless"].shuffle
    assert MODIFIERS["bless"].leaves
    assert MODIFIERS["curse"].leaves


def test_hands_hit_points_and_cards_by_level() -> None:  # JL-CHR-F1, JL-CHR-F2
    assert {id: one.hand for id, one in CHARACTERS.items()} == {
        "red-guard": 10,
        "hatchet": 10,
        "demolitionist": 9,
        "voidwarden": 11,
    }
    assert CHARACTERS["red-guard"].health == (10, 12, 14, 16, 18, 20, 22, 24, 26)
    assert CHARACTERS["hatchet"].health == CHARACTERS["demolitionist"].health == (8, 9, 11, 12, 14, 15, 17, 18, 20)
    assert CHARACTERS["voidwarden"].health == (6, 7, 8, 9, 10, 11, 12, 13, 14)
    for character in CHARACTERS.values():
        count = Counter(card.level for card in character.cards)
        assert count == {
            "A": 6, "B": 2, "1": character.hand, "X": 3, "2": 2, "3": 2, "4": 2, "5": 1, "6": 2, "7": 2, "8": 2, "9": 2,
        }  # fmt: skip
        for card in character.cards:
            if card.level == "B":  # JL-CHR-F4
                twin = next(other for other in character.cards if other.level == "A" and other.title == card.title)
                assert twin.initiative == card.initiative


def test_thresholds_and_the_level_table() -> None:  # JL-CHR-7, JL-LVL-3, JL-SCN-11, JL-TRP-2
    assert THRESHOLDS == (0, 45, 95, 150, 210, 275, 345, 420, 500)
    assert [start.gold_per_coin(level) for level in range(8)] == [2, 2, 3, 3, 4, 4, 5, 6]
    assert [start.trap_damage(level) for level in range(8)] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert [start.bonus_experience(level) for level in range(8)] == [4, 6, 8, 10, 12, 14, 16, 18]
    assert [campaign.reached(Hero("hatchet", 0, experience=xp)) for xp in (44, 45, 94, 500)] == [1, 2, 2, 9]


@pytest.mark.parametrize(
    ("levels", "difficulty", "level"),
    [((1, 1), 0, 1), ((1, 2), 0, 1), ((2, 2), 0, 1), ((2, 3), 0, 2), ((9, 9), 2, 7), ((1, 1), -1, 0), ((5, 6), 1, 4)],
)
def test_the_scenario_level(levels: tuple[int, ...], difficulty: int, level: int) -> None:
    """Half the exact average, rounded up once, then the difficulty (JL-LVL-1, JL-LVL-2, JL-LVL-O1)."""
    heroes = [Hero("hatchet", 0, level=one) for one in levels]
    assert start.scenario_level(heroes, difficulty) == level


PERKS = {  # JL-PRK-6, JL-PRK-F1, JL-PRK-F2, JL-PRK-F3, box by box
    "demolitionist": """
        1 -plus0*4|2 -minus1*2|1 -minus2 -plus1|2 -plus0 +plus2-muddle|1 -minus1 +plus0-poison|2 +plus2
        2 -plus1 +plus2-earth|2 -plus1 +plus2-fire|2 +plus0-splash""",
    "red-guard": """
        1 -plus0*4|1 -minus1*2|1 -minus2 -plus1|2 -minus1 +plus1|2 -plus1 +plus2-fire|2 -plus1 +plus2-light
        2 +plus1-fire-light|2 +plus1-shield|1 -plus0 +plus1-immobilize|1 -plus0 +plus1-wound""",
    "hatchet": """
        2 -minus1*2|1 -plus0 +plus2-muddle|1 -plus0 +plus1-poison|1 -plus0 +plus1-wound|1 -plus0 +plus1-immobilize
        1 -plus0 +plus1-push|1 -plus0 +plus0-stun|1 -plus1 +plus1-stun|3 +plus2-air|3 -plus1 +plus3""",
    "voidwarden": """
        1 -minus1*2|1 -minus2|2 -plus0 +plus1-dark|2 -plus0 +plus1-ice|2 -minus1 +plus0-heal|3 +plus1-heal
        1 +plus1-poison|1 +plus3|2 +plus1-curse""",
}


@pytest.mark.parametrize("id", PERKS)
def test_perks_as_printed(id: str) -> None:
    """JL-PRK-6, JL-PRK-F1, JL-PRK-F2, JL-PRK-F3; fifteen boxes each."""
    wanted = [line.strip() for line in PERKS[id].replace("\n", "|").split("|") if line.strip()]
    perks = CHARACTERS[id].perks
    assert sum(perk.boxes for perk in perks) == 15
    assert len(perks) == len(wanted)
    for perk, line in zip(perks, wanted, strict=True):
        boxes, *changes = line.split()
        remove = [c[1:].split("*")[0] for c in changes if c[0] == "-" for _ in range(int(c.partition("*")[2] or 1))]
        add = [c[1:] for c in changes if c[0] == "+"]
        assert (perk.boxes, list(perk.remove), list(perk.add)) == (int(boxes), remove, add)


@pytest.mark.parametrize(("id", "number"), [(id, n) for id, one in CHARACTERS.items() for n in range(len(one.perks))])
def test_every_perk_changes_the_deck(id: str, number: int) -> None:
    """A ticked box takes its cards out and puts its cards in, for good (JL-PRK-1, JL-PRK-2)."""
    hero = new_hero(id, 0)
    before = Counter(hero.modifiers)
    perk = CHARACTERS[id].perks[number]
    campaign.take_perk(hero, number)
    change = Counter(hero.modifiers)
    change.subtract(before)
    wanted = Counter(perk.add)
    wanted.subtract(Counter(perk.remove))
    assert {card: n for card, n in change.items() if n} == {card: n for card, n in wanted.items() if n}
    assert hero.perks[number] == 1
    for card in perk.add:
        assert MODIFIERS[card].value == int(card[4]), card


def test_battle_goals_are_worth_one_checkmark_and_each_has_its_test() -> None:  # JL-BTL-F1
    assert {goal.checkmarks for goal in GOALS.values()} == {1}
    assert set(MET) == set(GOALS)


def test_items_by_number() -> None:  # JL-ITM-F1, JL-SHP-F1, JL-ITM-2
    assert sorted(BY_NUMBER)[:PRINTED] == list(range(1, 37))
    double = {number for number, id in BY_NUMBER.items() if number <= PRINTED and ITEMS[id].copies == 2}
    assert double == {*range(1, 15), 20, 26}
    stock = {scenario: [number for number in numbers if number <= PRINTED] for scenario, numbers in STOCK.items()}
    assert stock == {
        2: list(range(1, 14)),
        9: list(range(15, 21)),
        15: list(range(21, 27)),
    }


def test_links_and_locks() -> None:  # JL-CAM-F1, JL-REW-F1
    opens = {number: one.opens for number, one in SCENARIOS.items() if one.opens}
    assert opens == {
        1: (2,), 2: (3,), 3: (4,), 4: (5,), 5: (6,), 6: (7, 8), 7: (9,), 8: (9,), 9: (10,), 10: (11, 12), 11: (13, 19),
        12: (14, 18), 13: (15,), 14: (15,), 15: (16,), 16: (17,),
    }  # fmt: skip
    assert {n: one.closes for n, one in SCENARIOS.items() if one.closes} == {7: (8,), 8: (7,), 11: (12,), 12: (11,)}
    unlocked = {int(value) for event in EVENTS.values() for kind, value in event.a.effects if kind == "unlock"}
    assert unlocked == set(range(20, 26))
    rewards = {
        n: (r.gold, r.experience, r.checkmarks, r.perks, r.item) for n, s in SCENARIOS.items() for r in [s.reward]
    }
    assert rewards == {
        1: (0, 0, 0, 0, 0), 2: (25, 0, 0, 0, 0), 3: (0, 0, 0, 1, 0), 4: (0, 0, 0, 0, 14), 5: (0, 25, 0, 0, 0),
        6: (0, 0, 1, 0, 0), 7: (0, 20, 0, 0, 0), 8: (0, 20, 0, 0, 0), 9: (0, 20, 0, 0, 0), 10: (0, 15, 0, 0, 0),
        11: (0, 0, 0, 0, 28), 12: (0, 0, 0, 0, 28), 13: (0, 0, 1, 0, 0), 14: (0, 0, 1, 0, 0), 15: (10, 0, 0, 0, 0),
        16: (0, 15, 0, 0, 29), 17: (30, 25, 0, 0, 0), 18: (0, 10, 0, 0, 0), 19: (0, 0, 0, 0, 31), 20: (10, 0, 0, 0, 0),
        21: (15, 0, 0, 0, 0), 22: (0, 0, 0, 0, 33), 23: (0, 0, 0, 0, 34), 24: (0, 0, 0, 0, 35), 25: (0, 0, 0, 0, 36),
    }  # fmt: skip


def test_the_kinds_of_action_are_known_to_the_engine() -> None:  # JL-ABL-5, JL-ABL-6, JL-GEN-F1
    kinds = {type(action) for card in CARDS.values() for half in (card.top, card.bottom) for action in half.actions}
    assert {
        e.Attack,
        e.Push,
        e.Pull,
        e.Damage,
        e.Loot,
        e.DestroyObstacle,
        e.Control,
        e.Heal,
        e.Condition,
        e.Move,
    } <= kinds
    assert {e.Bonus, e.Shield} <= kinds
    assert not kinds & {e.Retaliate, e.Flying}  # JL-GEN-F1
    invisible = [
        c for c in CARDS.values() for h in (c.top, c.bottom) for a in h.actions if getattr(a, "conditions", 0) & 1
    ]
    assert not invisible


def test_slots_limit_the_bonus_beside_them() -> None:  # JL-ACT-6, JL-ACT-7
    for card in CARDS.values():
        for half in ("top", "bottom"):
            ability = getattr(card, half)
            if ability.slots:
                uses = [bonus.uses for bonus in DECLARED[f"card:{card.id}:{half}"] if isinstance(bonus, e.Bonus)]
                assert uses == [len(ability.slots)], card.id


@pytest.mark.parametrize("number", SCENARIOS)
def test_a_map_holds_together(number: int) -> None:
    """Starting hexes for four, all reachable once all doors are open, closed rooms sealed (JL-SET-2, JL-TER-7)."""
    board = SCENARIOS[number].board
    opened = board.doors.at((1 << len(board.opens)) - 1)
    closed = board.doors.at(0)
    assert len(board.starts) >= 4
    assert reach(opened, board.starts[0]) == opened.all
    seen = reach(closed, board.starts[0])
    assert not seen & ~(board.rooms[1] | sum(board.door_cells))
    obstacles = sum(board.obstacles)
    for placed, cell in board.monsters:
        assert not obstacles >> cell & 1, placed
    free = reach(opened, board.starts[0], obstacles)
    taken = [placed.monster for placed, cell in board.monsters if not free >> cell & 1]
    assert not taken, f"monsters stand on hexes that are not free: {taken}"
    lettered = [letter for letter, cells in board.letters.items() if any(not free >> cell & 1 for cell in cells)]
    assert not lettered, f"letters stand on hexes that are not free: {lettered}"
    assert number in SCENARIO_RULES


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_card_has_its_text(language: str) -> None:
    """The declaration that the engine runs is the text that the screen shows (JL-UIX-4, JL-UIX-6, JL-UIX-7)."""
    words = GAME.words
    for card in CARDS.values():
        assert words.text(say(f"card.{card.title}"), language)
        for half in (card.top, card.bottom):
            assert "" not in [words.text(line, language) for line in text.ability(half)], card.id
    for deck in DECKS.values():
        for one in deck:
            assert words.text(say(f"mcard.{one.title}"), language)
            lines = text.column(one.ability.actions, one.ability.infuse)
            assert lines
            assert "" not in [words.text(line, language) for line in lines], one.id
    for id, thing in ITEMS.items():
        assert words.text(say(f"item.{id}"), language)
        assert "" not in [words.text(line, language) for line in text.item(thing.item)], id


def test_the_parent_game_stays_outside() -> None:
    """The four characters alone are played here, in this game's campaign (JL-CPT-1, JL-CPT-2, JL-CPT-3, JL-CPT-5).

    Characters of the parent game would bring keywords that this engine has no use for (JL-GEN-F1), so none can be
    chosen, nobody gets perks for retired ones, and items, monsters and events are this game's own.
    """
    (characters,) = [setting for setting in GAME.settings if setting.name == "characters"]
    assert characters.values == ("red-guard", "hatchet", "demolitionist", "voidwarden")
    assert new_hero("hatchet", 0).perks == [0] * len(CHARACTERS["hatchet"].perks)
    assert sorted(BY_NUMBER)[:PRINTED] == list(range(1, 37))
