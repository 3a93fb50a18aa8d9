"""The greedy player finishes games, wins some, and what learning agents read has a fixed shape."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.machina.builders import SCENARIOS, greedy_game
from tests.games.machina.builders import state as edited
from undercroft.core.chance import Dice
from undercroft.core.request import Choice
from undercroft.core.table import Table
from undercroft.games.machina import bot
from undercroft.games.machina.bot.answers import best
from undercroft.games.machina.bot.candidates import ACTS, STEPS, candidates
from undercroft.games.machina.cards.registry import CHAPTERS
from undercroft.games.machina.game import GAME
from undercroft.games.machina.state import Machina


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_greedy_player_goes_further_than_chance(scenario: str) -> None:
    chapters = []
    for seed in range(4):
        state = greedy_game(scenario, 3, seed).state
        assert isinstance(state, Machina)
        assert state.result is not None
        assert state.round <= 100
        chapters.append(state.chapter)
    assert sum(chapters) / len(chapters) >= 4  # random games die in the second chapter or so


def test_the_greedy_player_sits_at_a_seat() -> None:
    table = Table(GAME, {"players": 2}, seed=3)
    table.run([GAME.bots.greedy, GAME.bots.greedy], limit=400)
    state = table.state
    assert isinstance(state, Machina)
    assert table.version >= 400 or table.is_over
    assert state.chapter + state.round > 3


def test_features_have_a_fixed_shape() -> None:
    lengths = set()
    options = set()
    for players in (1, 2, 4):
        table = Table(GAME, {"players": players}, seed=players)
        dice = Dice(players)
        for _ in range(120):
            request = table.request
            if request is None:
                break
            view = table.view(request.seat)
            assert isinstance(view, Machina)
            found = GAME.bots.features(view, request.seat)
            assert [value for value in found if not -1.5 <= value <= 1.5] == [], "features out of their range"
            lengths.add(len(found))
            for option in request.options[:4]:
                options.add(len(GAME.bots.option_features(view, request.seat, request, option)))
            table.choose(dice.below(len(request.options)))
    assert len(lengths) == 1
    assert len(options) == 1


def test_evaluate_rises_with_the_story() -> None:
    table = greedy_game("train", 3, 5)
    state = table.state
    assert isinstance(state, Machina)
    assert GAME.bots.evaluate(state)[0] in (0.0, 1.0)
    state.result = None
    state.chapter = 8
    late = GAME.bots.evaluate(state)[0]
    state.chapter = 1
    early = GAME.bots.evaluate(state)[0]
    assert 0 < early < late < 1


def test_rollouts_answer_what_is_asked() -> None:
    table = Table(GAME, {"players": 1, "explorers": 2}, seed=8, light=True)
    dice = Dice(8)
    for _ in range(300):
        request = table.request
        if request is None:
            break
        state = table.state
        assert isinstance(state, Machina)
        option = GAME.bots.rollout(state, request, dice)
        assert option in request.options
        table.choose(option)


HALL = ["C.......", "........", "...R....", "........", "........", "........", "........", "........"]
LAST = len(CHAPTERS["engine"]) - 1


def greedy_turn(scenario: str, given: dict[str, Any]) -> tuple[list[str], Machina]:
    """What the greedy player answers until the first explorer's turn is over, and the state after it."""
    table = Table(GAME, {"scenario": scenario}, 1, state=edited({"map": HALL, **given}, scenario=scenario))
    answers = []
    state = table.state
    while table.request is not None and state.active == 0 and not state.explorers[0].left:
        option = GAME.bots.greedy(table.seat(0))
        answers.append(str(option[0]))
        table.choose(option)
    return answers, state


def ada(at: list[int], **more: int) -> dict[str, Any]:
    return {"explorers": {"ada": {"at": at, "health": 1, **more}}, "chapter": LAST, "active": "ada"}


@pytest.mark.parametrize(
    ("given", "answers"),
    [
        ({**ada([3, 3], stamina=4), "lit": [[0, 0]]}, ["move", "move", "chapter"]),
        (ada([3, 3], stamina=5, inspiration=3), ["move", "move", "chapter"]),
        ({**ada([3, 3], stamina=5), "lit": [[0, 0]], "water": [[2, 2]]}, ["move", "move", "chapter"]),
    ],
)
def test_a_win_within_the_turn_comes_before_everything(given: dict[str, Any], answers: list[str]) -> None:
    """Badly hurt beside a recharge station, and the last chapter cell within reach (MA-ACT-13, MA-ACT-14)."""
    done, state = greedy_turn("engine", {**given, "progress": 2})
    assert done == answers
    assert state.result is not None
    assert state.result.winners == (0,)


def test_who_cannot_win_within_the_turn_heals() -> None:
    """3 stamina and 3 inspiration for an unlit cell are too much (MA-ACT-13): so the station is as good as before."""
    for stamina, inspiration in ((4, 3), (5, 2)):
        done, _ = greedy_turn("engine", {**ada([3, 3], stamina=stamina, inspiration=inspiration), "progress": 2})
        assert done[0] == "station"


def test_the_open_exit_of_the_endgame_comes_before_everything() -> None:
    done, state = greedy_turn("stars", {**ada([3, 3], stamina=4), "exit": [1, 1]})  # MA-GOAL-O2
    assert done == ["move", "move", "leave"]
    assert state.result is not None
    assert state.result.winners == (0,)


@pytest.mark.parametrize("steps", [4, 5])
def test_water_keeps_nobody_from_a_chest(steps: int) -> None:
    """A step into it costs 2 stamina (MA-WATER-O2), which is no reason to stand still in front of it for ever."""
    rows = ["########", "#......$", *["########"] * 6]
    far = [[x, 1] for x in range(7 - steps, 7)]
    given = {"map": rows, "explorers": {"ada": {"at": [6 - steps, 1], "stamina": 4}}, "water": far, "active": "ada"}
    done, _ = greedy_turn("engine", given)
    assert done[0] == "move"


def test_few_options_are_compared_and_the_sensible_one_is_nearly_always_among_them() -> None:
    """A search that tries thirty steps twice each learns nothing of any."""
    asked = left_out = most = 0
    for scenario in SCENARIOS:
        table = Table(GAME, {"players": 2, "explorers": 2, "scenario": scenario}, 5, light=True)
        while table.request is not None:
            choice, state = table.request, table.state
            assert isinstance(state, Machina)
            answer = best(state, choice)
            if len(choice.options) > 1 and not bot.is_settled(state, choice):
                few = candidates(state, choice)
                assert set(few) <= set(choice.options)
                assert len(few) == len(set(few)) > 0
                if choice.kind == "action":
                    assert ("end",) in few or ("end",) not in choice.options
                    asked += 1
                    most = max(most, len(few))
                    left_out += answer not in few
            table.choose(answer)
    assert asked > 300
    assert most == STEPS + ACTS + 1
    assert left_out < asked / 50


def test_of_many_steps_the_ones_towards_what_is_wanted_are_compared() -> None:
    state = edited(
        {
            "map": ["........", "........", "........", "........", "........", "........", "........", "......C."],
            "lit": [[6, 7]],
            "explorers": {"ada": {"at": [3, 3], "stamina": 6, "inspiration": 3}},
        }
    )
    steps = [("move", x, y) for x in (2, 3, 4) for y in (2, 3, 4) if (x, y) != (3, 3)]
    few = candidates(state, Choice(0, "action", (*steps, ("end",))))
    assert ("move", 4, 4) in few
    assert ("move", 2, 2) not in few
    assert len(few) == STEPS + 1
