"""The words of cards, items and bosses as a player reads them, in all three languages."""

from __future__ import annotations

import re

import pytest

from tests.games.jaws import builders
from undercroft.core.say import Say
from undercroft.core.scene import CardItem
from undercroft.games.haven import text
from undercroft.games.jaws.cards.characters import CARDS
from undercroft.games.jaws.cards.decks import DECKS
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.cards.monsters import MONSTERS
from undercroft.games.jaws.case_setup import edit
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.screen import panels

BROKEN = re.compile(r":\s*$|: *:|: \)|\(\s*\)|\{|_|  |, *,|\b99\b(?! )")
"""A colon with nothing after it, empty brackets, raw names and stand-in numbers."""


def lines(said: list[Say], language: str) -> list[str]:
    return [GAME.words.text(one, language) for one in said]


def half(card: str, which: str, language: str) -> list[str]:
    return lines(text.ability(getattr(CARDS[card], which)), language)


def monster(card: str, language: str) -> list[str]:
    one = next(one for deck in DECKS.values() for one in deck if one.id == card)
    return lines(text.column(one.ability.actions, one.ability.infuse), language)


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_no_text_breaks_off(language: str) -> None:
    """All halves, monster cards and items (JL-UIX-4, JL-UIX-6, JL-UIX-7)."""
    found = [line for card in CARDS for which in ("top", "bottom") for line in half(card, which, language)]
    found += [line for deck in DECKS.values() for one in deck for line in monster(one.id, language)]
    found += [line for thing in ITEMS.values() for line in lines(text.item(thing.item), language)]
    assert len(found) > 800
    shawl = lines(text.item(ITEMS["flea-bitten-shawl"].item), language)
    assert not [line for line in found if BROKEN.search(line) and [line] != shawl]


def test_passive_items_say_what_they_do() -> None:
    passive = ("iron-helmet", "comfortable-shoes", "flea-bitten-shawl")
    said = {item: {one: lines(text.item(ITEMS[item].item), one) for one in ("en", "uk", "ru")} for item in passive}
    assert said["iron-helmet"] == {
        "en": ["Always: a ×2 card of an attacker counts as +0"],
        "uk": ["Завжди: карта ×2 нападника вважається +0"],
        "ru": ["Всегда: карта ×2 нападающего считается +0"],
    }
    assert [found for one in said.values() for found in one.values() if len(found) != 1] == []


def test_who_is_meant() -> None:
    """Those beside you, those in range, those of a place; on a monster's card nobody is "you"."""
    assert half("flaming-sickle", "bottom", "uk")[0] == "Поранення 1: усі сусідні вороги"
    assert half("burn-away-the-dark", "top", "ru")[0] == (
        "Атака 1: ближняя атака на расстояние до 2, все враги в пределах дальности, (огонь: рана, опыт: 1)"
    )
    assert half("explode", "top", "uk")[0] == (
        "Знищте 1 перешкоду; потім досвід: 2, оглушення: усі вороги поруч зі знищеним, "
        "Поранення 2: усі вороги поруч зі знищеним"
    )
    assert half("care-package", "top", "en")[1] == "Heal 2: an ally next to the target of the attack"
    assert half("flame-shroud", "top", "ru")[0] == "5 раз, когда враг встаёт рядом с вами: Урон 2: этот враг"
    assert half("flame-shroud", "top", "en")[2] == "XP of the cells: 0 · 1 · 0 · 0 · 1"
    you = {"en": r"\byou", "uk": r"\b(ви|вас|вами|зазнайте)\b", "ru": r"\b(вы|вас|вами|получите)\b"}
    for deck in DECKS.values():
        for one in deck:
            for language, words in you.items():
                assert not [line for line in monster(one.id, language) if re.search(words, line)], one.title


def test_what_an_element_buys_stands_in_its_brackets() -> None:
    assert half("blade-dance", "bottom", "uk")[0] == (
        "Рух 4: Стрибок, вороги на шляху зазнають 1 поранення, (світло: вони зазнають 2 поранень замість 1, досвід: 1)"
    )
    assert half("gut-punch", "top", "en")[0] == (
        "Attack 5: (earth: +1 Attack, Push 2, 1 XP), (fire: +1 Attack, Immobilize, 1 XP)"
    )


@pytest.mark.parametrize(("kind", "scenario"), [("blood-tumor", 5), ("blood-horror", 9), ("first-of-the-order", 17)])
def test_a_boss_shows_immunities_and_specials(kind: str, scenario: int) -> None:
    """JL-UIX-8: with the numbers of this scenario."""
    state = builders.state("red-guard")
    state.scenario = scenario
    edit(state, {"monsters": [{"kind": kind, "at": "G"}], "scenario_level": 2, "revealed": {"boss": "468"}})
    (card,) = [one for panel in panels(state, 0) for one in panel.items if isinstance(one, CardItem) and kind in one.id]
    for language in ("en", "uk", "ru"):
        found = lines(card.lines, language)
        assert len(found) == 3
        assert not [line for line in found if BROKEN.search(line)]
        assert lines(card.cards[0].lines, language)[0].endswith(" 2")
    first = lines(card.lines, "en")
    names = [GAME.words.text(Say(f"condition.{name}"), "en") for name in ("disarm", "muddle", "stun")]
    assert [name for name in names if name not in first[0]] == []
    if kind == "blood-tumor":  # three characters at level 2
        assert first[1:] == ["Special ability 1: Heal 4: self", "Special ability 2: Heal 3: all its allies"]
    assert MONSTERS[kind].boss
