"""The greedy player: it wins what people win first, reaches every kind of goal, carries a campaign on, and its numbers
for learning agents say something at any time. It always answers from its seat's view."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.jaws.builders import clear, scenario
from tests.games.jaws.builders import play as run
from undercroft.core.chance import Dice
from undercroft.core.request import Choice
from undercroft.core.table import Table
from undercroft.games.haven.damage import die
from undercroft.games.jaws import bot, rooms
from undercroft.games.jaws.bot.candidates import candidates
from undercroft.games.jaws.bot.field import Field
from undercroft.games.jaws.bot.worth import hit
from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.state import Jaws
from undercroft.games.jaws.workbench import options_of


def play(options: dict[str, Any], seed: int) -> Jaws:
    """A game in which every seat is the greedy player's."""
    table = Table(GAME, options, seed, light=True)
    while not table.is_over:
        number = next(iter(table.requests))
        table.choose(GAME.bots.greedy(table.seat(number)), number)
    state = table.state
    assert isinstance(state, Jaws)
    assert state.result is not None
    return state


def test_it_wins_the_first_scenario() -> None:
    """Two characters at easy difficulty: at least 60 of 100."""
    options = {**options_of(1, 2), "players": 2}
    won = sum(bool(play(options, seed).result.winners) for seed in range(100))  # type: ignore[union-attr]
    assert won >= 60


REACHED = {
    "kill_all": (2, 4),
    "destroy_and_kill": (4, 4),
    "destroy": (6, 4),
    "boss": (5, 4),
    "pillars": (12, 4),
    "source": (13, 2),
    "zealots": (14, 2),
    "waves": (24, 4),
    "escape": (18, 4),
    "goods": (20, 4),
    "golem": (22, 4),
    "exit": (25, 4),
}
"""A scenario for each kind of goal, and the number of characters."""


@pytest.mark.parametrize("goal", REACHED)
def test_it_reaches_every_kind_of_goal(goal: str) -> None:
    """At least one game of some is won, without any item (JL-SCN-1)."""
    scenario, count = REACHED[goal]
    assert SCENARIOS[scenario].goal == goal
    options = {**options_of(scenario, count), "players": 2}
    seeds = 30
    won = any(play(options, seed).won for seed in range(seeds))
    assert won, f"none of {seeds} games of scenario {scenario} is won"


def test_every_kind_of_goal_is_tried() -> None:
    assert {book.goal for book in SCENARIOS.values()} == set(REACHED)


def test_its_campaign_comes_to_the_fourth_scenario() -> None:
    """Three characters win the tutorial, level up and shop on the way (JL-CAM-4)."""
    table = Table(GAME, {"players": 2, "characters": ["red-guard", "hatchet", "voidwarden"]}, 1, light=True)
    state = table.state
    for _ in range(20000):
        number = next(iter(table.requests))
        table.choose(GAME.bots.greedy(table.seat(number)), number)
        state = table.state
        assert isinstance(state, Jaws)
        if 3 in state.done and state.scenario >= 4:
            break
    assert isinstance(state, Jaws)
    assert 3 in state.done
    assert state.scenario >= 4


def test_it_goes_for_whom_the_goal_names() -> None:
    """Of the monsters of scenario 13 the marked sludge alone counts; it draws steps and blows before all others."""
    state = scenario(13, 3)
    for room in (2, 3):
        run(rooms.reveal(state, room))
    field = Field(state, 0)
    marked = [at for at, origin in enumerate(state.origins) if origin >= 0 and state.book.monsters[origin].mark == "A"]
    prey = [foe for foe in field.foes if foe.prey]
    assert [foe.at for foe in prey] == marked
    assert [cell for cell, steps in field.trail.items() if not steps] == [prey[0].cell]
    assert hit(prey[0], 3) > max(hit(foe, 3) for foe in field.foes if not foe.prey)


def test_it_hunts_all_zealots_where_the_goal_is_their_death() -> None:
    state = scenario(14, 4)
    assert {foe.figure.kind for foe in Field(state, 0).foes if foe.prey} == {"zealot"}


def test_it_leaves_the_last_table_while_somebody_fights() -> None:
    """Scenario 15: the last table of room 2 opens the side rooms when it falls; the one of room 1 opens nothing."""
    state = scenario(15, 3)
    run(rooms.reveal(state, 2))
    tables = [f for f in state.figures if f.is_objective]
    assert [foe.at for foe in Field(state, 0).foes if not foe.wanted] == []
    inner = [f for f in tables if state.board.room_of[f.cell] == 2]
    for table in inner[1:]:
        run(die(state, table, None))
    wanted = {foe.figure.number: foe.wanted for foe in Field(state, 0).foes if foe.figure.is_objective}
    assert wanted == {tables[0].number: True, inner[0].number: False}
    clear(state)
    assert [foe.at for foe in Field(state, 0).foes if not foe.wanted] == []
    run(rooms.reveal(state, 3))
    assert [foe.at for foe in Field(state, 0).foes if not foe.wanted] == []


def test_it_leaves_the_last_pillar_while_somebody_fights() -> None:
    """Scenario 12: the last pillar of room 1 opens the way on."""
    state = scenario(12, 2)
    pillars = [f for f in state.figures if f.is_objective]
    for pillar in pillars[1:]:
        assert [foe.at for foe in Field(state, 0).foes if foe.figure.is_objective and not foe.wanted] == []
        run(die(state, pillar, None))
    assert not any(foe.wanted for foe in Field(state, 0).foes if foe.figure.is_objective)
    clear(state)
    assert [foe.wanted for foe in Field(state, 0).foes] == [True]


@pytest.mark.parametrize("kind", ["attack.target", "damage.target", "control.who"])
def test_it_answers_for_a_monster_when_the_last_of_us_has_just_fallen(kind: str) -> None:
    state = scenario(1)
    foes = [at for at, figure in enumerate(state.figures) if at >= state.count and figure.cell >= 0]
    for at in range(state.count):
        state.figures[at].cell = -1
    verb = "attack" if kind == "attack.target" else "aim"
    choice = Choice(0, kind, tuple((verb, at) for at in foes[:3]), (foes[-1],))
    assert bot.decide(state, choice) in choice.options
    assert candidates(state, choice)


def test_what_it_may_not_know_changes_nothing() -> None:
    """Other seats' battle goals are hidden from it (JL-BTL-2): the answer is the same whatever they are."""
    table = Table(GAME, {**options_of(2, 3), "players": 3}, 4, light=True)
    for _ in range(150):
        if table.is_over:
            break
        number = next(iter(table.requests))
        choice = table.requests[number]
        state = table.state
        assert isinstance(state, Jaws)
        goals = [hero.goal for hero in state.heroes]
        answer = bot.decide(state, choice)
        for hero in state.heroes:
            if hero.seat != number:
                hero.goal = "sadist"
        assert bot.decide(state, choice) == answer
        for hero, goal in zip(state.heroes, goals, strict=True):
            hero.goal = goal
        assert GAME.bots.greedy(table.seat(number)) == answer or len(choice.options) == 1
        table.choose(answer, number)


@pytest.mark.parametrize("mode", ["campaign", "scenario"])
def test_features_speak_from_the_first_question_on(mode: str) -> None:
    """Always as many, never all zero, and every option has its own."""
    options = {**options_of(5, 3), "level": 3, "mode": mode}
    table = Table(GAME, options, 3, light=True)
    dice = Dice(3)
    for _ in range(400):
        if table.is_over:
            break
        number = next(iter(table.requests))
        choice = table.requests[number]
        state = table.state
        assert isinstance(state, Jaws)
        found = GAME.bots.features(state, number)
        assert len(found) == bot.FEATURES
        assert -1 <= min(found) <= max(found) <= 2.5
        for at in range(len(state.heroes)):
            assert found[16 + 10 * at] == 1.0, "a character who takes part"
            assert found[18 + 10 * at] > 0, "his level"
            assert found[20 + 10 * at] > 0 or state.heroes[at].exhausted, "his hit points"
        for option in choice.options:
            assert len(GAME.bots.option_features(state, number, choice, option)) == bot.OPTION_FEATURES
        assert 0 <= GAME.bots.evaluate(state)[0] <= 1
        table.choose(GAME.bots.rollout(state, choice, dice), number)
