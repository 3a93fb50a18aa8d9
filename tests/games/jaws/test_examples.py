"""Worked examples of the rules that are no case: what a seat sees (E2), a whole career (E7), a deck of two games (E13).

The other examples are cases in `cases/examples.yaml`.
"""

from __future__ import annotations

import pytest

from tests.games.jaws import builders
from undercroft.core.say import say
from undercroft.core.scene import BoardItem
from undercroft.core.table import Table
from undercroft.games.haven import verbs as e
from undercroft.games.jaws.active import ABILITIES, DECLARED
from undercroft.games.jaws.cards.goals import GOALS
from undercroft.games.jaws.case_setup import edit
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.perks import gain_checkmarks
from undercroft.games.jaws.screen import panels
from undercroft.games.jaws.state import Jaws

OPTIONS = {"players": 1, "mode": "scenario", "scenario": 4}


def test_e2_monster_4_shows_its_damage_and_muddle_under_its_own_number() -> None:
    """JL-DMG-9, JL-CND-20: 2 damage of 6 and Muddle at number 4, nothing at number 1 of the same type."""
    state = builders.state("red-guard")
    monsters = [
        {"kind": "zealot", "at": "F", "number": 1, "health": 6, "most": 6},
        {"kind": "zealot", "at": "N", "number": 4, "health": 4, "most": 6, "conditions": ["muddle"]},
    ]
    edit(state, {"monsters": monsters})
    (board,) = [item for panel in panels(state, 0) for item in panel.items if isinstance(item, BoardItem)]
    tokens = {token.title.args["number"]: token for token in board.figures if token.side == "enemy"}
    assert set(tokens) == {1, 4}
    assert (tokens[4].stats[0].value, tokens[4].stats[0].max) == (4, 6)
    assert [mark.label for mark in tokens[4].marks] == [say("condition.muddle")]
    assert tokens[1].stats[0].value == 6
    assert tokens[1].marks == []


def test_e7_eighteen_checkmarks_are_six_perks_and_no_more() -> None:
    """JL-PRK-4: one checkmark after the other, 21 in all."""
    state = builders.state("red-guard")
    edit(state, {"town": {"phase": "levels", "available": [5]}})
    hero = state.heroes[0]
    hero.perks = [0] * len(hero.perks)
    gained = []
    for number in range(1, 22):
        gain_checkmarks(state, hero, 1)
        if state.due:
            gained.append(number)
            state.phase = "levels"
            table = Table(GAME, OPTIONS, seed=5, state=state)
            assert table.request is not None
            assert table.request.kind == "level.perk"
            table.choose(0)
            assert isinstance(table.state, Jaws)
            state = table.state
            hero = state.heroes[0]
    assert gained == [3, 6, 9, 12, 15, 18]
    assert hero.checkmarks == 18
    assert sum(hero.perks) == 6


def test_e13_the_merged_deck_has_48_battle_goals() -> None:
    """JL-CPT-4: 32 here, 8 of them also among the 24 of the parent game."""
    parent = 24
    shared = {id for id, goal in GOALS.items() if goal.shared}
    assert shared == {
        "diehard", "fast-healer", "masochist", "opener", "pacifist", "sadist", "scrambler", "straggler",
    }  # fmt: skip
    assert len(GOALS) == 32
    assert len(set(GOALS) - shared) == 24
    assert parent + len(set(GOALS) - shared) == 48
    assert [goal.number for goal in GOALS.values()] == list(range(286, 318))


def test_e11_each_attack_on_the_owner_moves_the_token_of_you_are_attacked(monkeypatch: pytest.MonkeyPatch) -> None:
    """JL-ACT-6 to 9: two cells, the second with 1 XP; no printed card has such cells, so the example makes one."""
    bonus = e.Bonus(on="attacked", adds=e.Adds(shield=1), uses=2)
    source = "card:flaming-sickle:top"
    monkeypatch.setitem(DECLARED, source, (bonus,))
    monkeypatch.setitem(ABILITIES, source, e.Ability((bonus,), e.PERSISTENT, slots=(0, 1)))
    state = builders.state("red-guard", queue=["zealot", "hatchet"], revealed={"zealot": "384"})
    hero, figure = state.heroes[0], state.figures[0]
    hero.active, figure.bonuses = [source], [(source, 0, 0)]
    state.heroes[1].chosen, state.heroes[1].lead = ["close-cuts", "center-mass"], (99, 99)
    figure.health = figure.max_health = 20
    for at, spot in ((3, "F"), (4, "I"), (6, "L")):  # three zealots beside the Red Guard alone
        state.figures[at].cell = state.board.spots[spot]
        state.figures[at].elite = False
    for at in (1, 2):
        state.figures[at].cell = state.board.spots["WZ"[at - 1]]
    table = Table(GAME, OPTIONS, seed=5, state=state, light=True)
    attack = state.kernel.monsters.base_value(state, state.figures[3], "attack")
    while table.request is not None and table.request.kind != "turn.act":
        table.choose(0)
    assert (figure.bonuses, hero.active, hero.scenario_xp) == ([], [], 1)
    assert hero.discard == ["flaming-sickle"]  # off the last cell the card goes
    assert figure.health == 20 - (attack - 1) - (attack - 1) - attack
