"""What is in the box: counts and totals, and declarations that the engine and the screen both understand."""

from __future__ import annotations

from collections import Counter

import pytest

from undercroft.games.thunderstone.cards import (
    BASIC,
    BOX,
    CARDS,
    GROUP_CARDS,
    HERO_GROUPS,
    MONSTER_GROUPS,
    NEXT_LEVEL,
    THUNDERSTONE,
    VILLAGE_CARDS,
)  # fmt: skip
from undercroft.games.thunderstone.cards.model import DISEASE, HERO, MONSTER, Effect
from undercroft.games.thunderstone.cards.text import kind, lines, name
from undercroft.games.thunderstone.game import GAME


def copies(*cards: str) -> int:
    return sum(CARDS[card].count for card in cards)


def test_the_box_holds_the_printed_numbers_of_cards() -> None:  # TH-SET-2, TH-SET-F1, TH-SET-F3
    heroes = [card for group in HERO_GROUPS for card in GROUP_CARDS[group]]
    monsters = [card for group in MONSTER_GROUPS for card in GROUP_CARDS[group]]
    assert len(BOX) == 98
    assert copies(*heroes) == 132
    assert copies(*VILLAGE_CARDS) == 152
    assert {card: CARDS[card].count for card in (*BASIC, "disease")} == {
        "militia": 30, "torch": 15, "iron_rations": 15, "dagger": 15, "disease": 15,
    }  # fmt: skip
    assert copies(*monsters) == 80
    assert copies(THUNDERSTONE) == 1
    randomizers = len(HERO_GROUPS) + len(MONSTER_GROUPS) + len(VILLAGE_CARDS)
    assert randomizers == 38  # TH-SET-3
    assert copies(*(card.id for card in BOX)) + randomizers + 5 == 498


def test_hero_stacks_are_six_four_and_two() -> None:  # TH-SET-12
    for group in HERO_GROUPS:
        cards = [CARDS[card] for card in GROUP_CARDS[group]]
        assert [(card.level, card.count) for card in cards] == [(1, 6), (2, 4), (3, 2)]
        assert [card.to_level for card in cards] == [2, 2 if group == "elf" else 3, None]  # TH-LVL-F1
        assert NEXT_LEVEL[cards[0].id] == cards[1].id


def test_a_monster_group_has_ten_cards() -> None:  # TH-SET-6
    for group in MONSTER_GROUPS:
        assert copies(*GROUP_CARDS[group]) == 10


@pytest.mark.parametrize(
    ("group", "experience", "points"),
    [
        ("abyssal", 18, 41), ("doomknight_humanoid", 18, 40), ("dragon", 23, 47), ("enchanted", 14, 27),
        ("humanoid", 14, 26), ("ooze", 18, 30), ("undead_doom", 14, 30), ("undead_spirit", 14, 36),
    ],
)  # fmt: skip
def test_totals_of_a_monster_group(group: str, experience: int, points: int) -> None:  # TH-GEN-F1
    cards = [CARDS[card] for card in GROUP_CARDS[group]]
    assert sum(card.experience * card.count for card in cards) == experience
    assert sum(card.points * card.count for card in cards) == points


@pytest.mark.parametrize(
    ("card", "price", "gold", "strength", "attack", "magic", "light"),
    [
        ("outlands_khan", 13, None, 8, 7, 0, 0), ("selurin_theurge", 13, None, 3, 0, 2, 0),
        ("lorigg_outlaw", 10, 4, 5, 2, 0, 2), ("militia", 0, 0, 2, 1, 0, 0), ("fireball", 9, None, 0, 0, 3, 1),
        ("flaming_sword", 5, 2, 0, 0, 3, 1), ("lightstone_gem", 6, 3, 0, 0, 0, 3), ("polearm", 7, 3, 0, 2, 0, 0),
    ],
)  # fmt: skip
def test_printed_numbers(
    card: str, price: int, gold: int | None, strength: int, attack: int, magic: int, light: int
) -> None:  # TH-GEN-F1
    facts = CARDS[card]
    assert (facts.price, facts.gold, facts.strength, facts.attack, facts.magic, facts.light) == (
        price, gold, strength, attack, magic, light,
    )  # fmt: skip


def test_the_only_thunderstone_is_worth_three() -> None:  # TH-CAR-42, TH-WIN-F1
    assert [card.id for card in CARDS.values() if card.type == "thunderstone"] == ["stone_of_mystery"]
    assert CARDS[THUNDERSTONE].points == 3


def test_effects_of_one_name_are_of_one_making() -> None:
    """Option keys and bots know an effect by its name, so the same name must mean the same verbs at the same price."""
    known: dict[str, tuple[object, ...]] = {}
    for card in CARDS.values():
        for effect in (*card.village, *card.dungeon):
            assert isinstance(effect, Effect)
            shape = (tuple(type(verb) for verb in effect.do), effect.cost)
            assert known.setdefault(effect.name, shape) == shape, effect.name


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("card", list(CARDS))
def test_every_card_speaks(card: str, language: str) -> None:
    words = GAME.words
    assert words.text(name(card), language)
    assert words.text(kind(card), language)
    told = [words.text(line, language) for line in lines(card)]
    assert len(set(told)) == len(told)
    facts = CARDS[card]
    effects = len(facts.village) + len(facts.dungeon) + len(facts.always) + len(facts.battle)
    effects += len(facts.spoils) + len(facts.victory) + len(facts.breach)
    if facts.type == MONSTER:
        effects += sum(bool(number) for number in (facts.attack, facts.magic, facts.light))
    elif facts.type in (DISEASE, "thunderstone"):
        effects += 1
    assert len(told) == effects


def test_the_text_takes_its_numbers_from_the_declaration() -> None:
    words = GAME.words
    assert words.text(lines("town_guard")[0], "en") == "Village: draw 2 cards."
    assert words.text(lines("town_guard")[1], "ru") == "Деревня: уничтожьте эту карту, чтобы взять 3 карты."
    assert words.text(lines("regian_priest")[1], "uk") == "Підземелля (Повтор): знищте одну хворобу, щоб узяти 1 карту."
    assert words.text(lines("lord_of_death")[0], "ru") == "Битва: получите 2 болезни."
    assert words.text(lines("red_jelly")[1], "en") == "Trophy: light +1."


def test_russian_names_are_the_rulebooks() -> None:
    for card, told in {
        "goodberries": "Боевика", "dwarf_janissary": "Дварф-защитник", "kingdom": "Власть", "haunt": "Морок",
        "stone_of_mystery": "Камень Тайны", "the_unchained": "Вырвавшийся", "banish": "Изгнание",
    }.items():  # fmt: skip
        assert GAME.words.text(name(card), "ru") == told


def test_names_differ() -> None:
    for language in ("en", "uk", "ru"):
        told = Counter(GAME.words.text(name(card), language) for card in CARDS)
        assert told.most_common(1)[0][1] == 1


def test_heroes_have_a_class_and_monsters_a_type() -> None:  # TH-HER-1
    for card in CARDS.values():
        if card.type == HERO:
            assert card.classes
            assert card.strength
            assert card.race or card.id == "militia"
        if card.type == MONSTER:
            assert card.traits
            assert card.health
            assert card.experience
