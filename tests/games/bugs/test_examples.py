"""Worked examples of the rulebook that are about tables and lasting bonuses; the others are cases/examples.yaml."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.bugs import builders
from tests.games.haven.field import run
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.cards.modifiers import MONSTER_TABLES, STANDARD
from undercroft.games.bugs.kernel import cards
from undercroft.games.bugs.modifiers import ROWS, label
from undercroft.games.bugs.state import ACTIVE, HAND, you
from undercroft.games.haven.attack import Blow, add_traits, boost, strike
from undercroft.games.haven.battlefield import HEROES
from undercroft.games.haven.effects import ActionContext, act
from undercroft.games.haven.verbs import Adds, Bonus, Move, Shield


def test_the_standard_table() -> None:
    """Example 9 (BB-MOD-5): six +0, four +1, four −1, one +2, one −2, one x2, one null; yours and the monsters'."""
    found = Counter(label(cell) for row in STANDARD for cell in row)
    assert found == {"+0": 6, "+1": 4, "−1": 4, "+2": 1, "−2": 1, "x2": 1, "x0": 1}
    assert [name for name, character in CHARACTERS.items() if character.tables[0] != STANDARD] == []
    assert MONSTER_TABLES["standard"] == STANDARD


def test_moving_the_cube_first_uses_the_same_rows() -> None:
    """Example 10 (BB-MOD-2, BB-MOD-O1): from the last row, moved before each attack, or from the first, moved after."""
    first, after = ROWS - 1, 0
    before_rows, after_rows = [], []
    for _ in range(2 * ROWS):
        first = (first + 1) % ROWS
        before_rows.append(first)
        after_rows.append(after)
        after = (after + 1) % ROWS
    assert before_rows == after_rows


def test_a_bonus_on_the_next_attack_ends_and_a_plain_shield_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Example 5 (BB-BON-3, BB-BON-4, BB-BON-5)."""
    monkeypatch.setitem(cards.DECLARED, "shoulder-through.bottom", (Bonus(on="attack", adds=Adds(attack=1), uses=1),))
    state = builders.state(
        {
            "map": "@ .\n 1 .\n. .\n",
            "monsters": ["bandit-archer"],
            "cards": {"active": ["warding-strength.bottom", "shoulder-through.bottom"]},
            "turns": ["you"],
        }
    )
    hero, archer = you(state), state.figures[1]
    for value, health in ((2, 4), (2, 2)):  # 2 + 1 with the bonus, then 2 without
        blow = Blow(hero, archer, HEROES, 0, False, value, False)
        add_traits(state, blow)
        run(boost(state, blow))
        run(strike(state, blow), "zero")
        assert archer.health == health
    assert [type(cards.DECLARED[source][at]) for source, at, _ in hero.bonuses] == [Shield]
    assert state.zones[state.cards.index("warding-strength")] == ACTIVE
    slot = state.cards.index("shoulder-through")
    assert state.zones[slot] == HAND
    assert state.flipped >> slot & 1


def test_a_bonus_on_the_next_move_ends_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """BB-BON-3, BB-BON-4: one hex farther, once."""
    monkeypatch.setitem(cards.DECLARED, "shoulder-through.bottom", (Bonus(on="move", adds=Adds(move=1), uses=1),))
    state = builders.state(
        {
            "map": "@ . . .\n . . .\n. . . 1\n",
            "monsters": ["bandit-archer"],
            "cards": {"active": ["shoulder-through.bottom"]},
            "turns": ["you"],
        }
    )
    hero = you(state)
    asked = run(act(state, ActionContext(hero, HEROES, 0), Move(value=1)), "go:4")
    assert asked[0].about[1] == 2
    assert hero.bonuses == []
    assert state.zones[state.cards.index("shoulder-through")] == HAND
