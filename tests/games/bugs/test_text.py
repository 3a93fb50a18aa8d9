"""Card text is made from the declarations, in three languages, and says what the card does."""

from __future__ import annotations

import pytest

from undercroft.core.game import load
from undercroft.core.say import Say
from undercroft.core.words import LANGUAGES
from undercroft.games.bugs.campaign import table_in_numbers
from undercroft.games.bugs.cards.characters import CARDS
from undercroft.games.bugs.cards.items import ITEMS
from undercroft.games.bugs.cards.modifiers import MONSTER_TABLES
from undercroft.games.bugs.cards.monsters import MONSTERS
from undercroft.games.bugs.modifiers import label, value_of
from undercroft.games.haven import text
from undercroft.games.haven.verbs import (
    FIRE,
    POISON,
    ROUND,
    SELF,
    STRENGTHEN,
    WILD,
    Ability,
    Adds,
    Attack,
    Bonus,
    Condition,
    Consume,
    Control,
    Heal,
    Move,
)

WORDS = load("bugs").words


def lines(found: list[Say], language: str) -> list[str]:
    return [WORDS.text(one, language) for one in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_text(language: str) -> None:
    """BB-CAR-1, BB-CNT-17, BB-ITM-2: 96 sides, 42 items, 60 columns."""
    found: list[str] = []
    for card in CARDS.values():
        for side in card.sides:
            found += lines([*text.ability(side.top), *text.ability(side.bottom)], language)
    for item in ITEMS.values():
        found += lines(text.item(item), language)
    for monster in MONSTERS.values():
        found += lines(text.traits(monster.traits), language)
        for which in range(3):
            column = monster.column(which)
            found += lines(text.column(column.actions, column.infuse), language)
    assert len(found) > 400
    assert not [line for line in found if "{" in line or "_" in line or not line.strip()]


def test_terms() -> None:
    """The words that stand on the cards."""
    top = Ability((Attack(value=3, range=2, targets=2, push=1, conditions=POISON),), lost=True)
    assert lines(text.ability(top), "en") == ["Attack 3: Range 2, Targets 2, Push 1, Poison", "the card is lost"]
    assert lines(text.ability(top), "uk")[0] == "Атака 3: Дальність 2, Цілі: 2, Відштовхнути 1, отруєння"
    assert lines(text.ability(top), "ru")[0] == "Атака 3: Дальность 2, Цели: 2, Оттолкнуть 1, отравление"
    bottom = Ability((Move(value=3, jump=True), Bonus(on="attack", adds=Adds(attack=1), uses=1)), ROUND)
    assert lines(text.ability(bottom), "en") == [
        "Move 3: Jump",
        "your next attack: +1 Attack",
        "until the end of the round",
    ]
    paid = Attack(value=2, consume=(Consume((FIRE, WILD), Adds(attack=2)),))
    assert lines([text.action(paid)], "en") == ["Attack 2: (fire, any element) +2 Attack"]
    assert lines([text.action(Heal(value=2, who=SELF))], "uk") == ["Лікування 2: на себе"]
    assert lines([text.action(Condition(conditions=STRENGTHEN, who=SELF))], "ru") == ["усиление: на себя"]


def test_whose_range_it_is() -> None:
    """BB-CTL-1: the range to the enemy that you control does not read as the range of its attack."""
    action = Control(range=3, actions=(Attack(value=3),))
    assert lines([text.action(action)], "en") == ["Control one enemy (Range 3): Attack 3"]
    assert lines([text.action(action)], "uk") == ["Керування ворогом (Дальність 3): Атака 3"]
    assert lines([text.action(action)], "ru") == ["Управление врагом (Дальность 3): Атака 3"]


def test_modifiers_have_a_true_minus() -> None:
    """BB-MOD-1."""
    found = [label(modifier) for row in MONSTER_TABLES["standard"] for modifier in row]
    assert [found.count(name) for name in ("+0", "+1", "−1", "+2", "−2", "x2", "x0")] == [6, 4, 4, 1, 1, 1, 1]


@pytest.mark.parametrize("name", MONSTER_TABLES)
def test_a_table_in_numbers(name: str) -> None:
    """BB-DIF-1, BB-MOD-F2: a blow is harder or weaker if it changes an attack of 3 so."""
    after = [value_of(cell, 3) for row in MONSTER_TABLES[name] for cell in row]
    said = table_in_numbers(name).args
    assert said == {"more": sum(one > 3 for one in after), "less": sum(one < 3 for one in after), "of": len(after)}
