"""Stable actions and complete observations: numbers that lead back to the option and to the view, and the libraries'
own checks on environments made of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from tests.lab.test_envs import pick
from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import available, load
from undercroft.core.request import Choice, key
from undercroft.core.table import Table
from undercroft.lab.actions import FIRST, ActionSet, ActionTables, Verb, action_set
from undercroft.lab.envs import SeatEnv, TableEnv
from undercroft.lab.layout import layout_of, plain_view
from undercroft.lab.survey import Survey, with_declared

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),  # a dict, as masked games have
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def decisions(name: str, seed: int, games: int, limit: int) -> Iterator[tuple[Table, int, Choice]]:
    """Decisions of random games of random set-ups."""
    survey = Survey(load(name), seed)
    dice = Dice(seed)
    for _ in range(games):
        try:
            table = Table(survey.game, survey._options(), dice.below(1 << 48), light=True)
        except BadOption:
            continue
        for _ in range(limit):
            turn = table.turn()
            if turn is None:
                break
            yield table, *turn
            table.choose(dice.below(len(turn[1].options)), turn[0])


@pytest.mark.parametrize("name", available())
def test_every_option_has_numbers_of_its_own_that_lead_back_to_it(name: str) -> None:
    actions = action_set(name)
    one = many = 0
    for _, _, choice in decisions(name, 77, 12, 80):
        numbers = list(map(actions.ids, choice.keys()))
        assert [actions.key(ids) for ids in numbers] == choice.keys()
        assert len(set(numbers)) == len(numbers)
        one += sum(len(ids) == 1 for ids in numbers)
        many += len(numbers)
    assert actions.version >= 1
    assert one > 0.9 * many, "content has changed: make tables"


@pytest.mark.parametrize("name", available())
def test_spelling_reaches_every_option(name: str) -> None:
    actions = action_set(name)
    dice = Dice(3)
    for _, _, choice in decisions(name, 78, 12, 60):
        wanted = dice.below(len(choice.options))
        ids = actions.ids(key(choice.options[wanted]))
        prefix: tuple[int, ...] = ()
        found = None
        while found is None:
            action = ids[len(prefix)]
            assert action in actions.legal(choice, prefix)
            prefix, found = actions.take(choice, prefix, action)
        assert found == wanted
        with pytest.raises(ValueError, match="not offered"):
            actions.take(choice, (), actions.size + 1)


def test_what_no_table_foresees_is_spelled_and_read_back() -> None:
    tables = ActionTables(
        game="x", version=1, values={"card": ["axe", "bow"], "hex": ["0", "1", "2", "3"]},
        whole=[Verb("buy", ("card",)), Verb("stop")], spelled=[Verb("buy", ("card",)), Verb("area", ("cells",))],
        bits={"cells": "hex"},
    )  # fmt: skip
    actions = ActionSet(tables)
    assert actions.name(actions.ids("buy:axe")[0]) == "buy:axe"
    assert [actions.name(action) for action in actions.ids("area:10")] == ["area...", "hex=1", "hex=3", "end"]
    for text in (
        "buy:axe",
        "stop",
        "area:10",
        "area:0",
        "area:999",
        "buy:sword",
        "buy:axe:bow",
        "buy:axe:7",
        "buy",
        "fly:Ж:2",
    ):
        assert actions.key(actions.ids(text)) == text
    assert actions.ids("buy:axe")[0] >= FIRST
    with pytest.raises(ValueError, match="no whole option"):
        actions.key(actions.ids("area:10")[:-1])
    choice = Choice(0, "x", [("area", 3), ("area", 10), ("stop",)])
    start = actions.ids("area:3")[0]
    assert actions.take(choice, (), start) == ((start,), None)
    assert actions.legal(choice, (start,)) == sorted({actions.ids("area:3")[1], actions.ids("area:10")[1]})


@pytest.mark.parametrize("name", available())
def test_the_tensor_holds_everything_that_the_seat_knows(name: str) -> None:
    layout = layout_of(name)
    assert layout is not None
    assert len(layout.entries) == layout.size
    complete = count = 0
    for table, seat, _ in decisions(name, 79, 8, 30):
        for other in {seat, (seat + 1) % table.state.players}:
            plain = plain_view(table, other)
            tensor = np.asarray(layout.write(table, other), np.float32)
            assert tensor.shape == (layout.size,)
            count += 1
            if tensor[0] == 0:
                complete += 1
                assert complete % 8 or same(layout.read(tensor), plain)
    assert complete > 0.95 * count, f"content has changed: make tables ({complete} of {count})"


@pytest.mark.parametrize("name", available())
def test_every_card_and_question_has_a_place(name: str) -> None:
    """Also those that no game of the survey met: a name that is not known is a value without a place."""
    layout = layout_of(name)
    assert layout is not None
    tables = layout.tables
    assert with_declared(load(name), tables.names) == tables.names, f"survey {name} --names"
    known = {text for texts in tables.names.values() for text in texts}
    assert set(load(name).questions) <= known


def test_a_declared_list_joins_the_one_that_knows_most_of_it() -> None:
    game = load("machina")
    questions = sorted(game.questions)
    met = {"kinds": questions[2:], "cards": ["barrel", "a-card"]}
    assert with_declared(game, met) == {"kinds": questions, "cards": ["barrel", "a-card"]}
    few = {"kinds": questions[:3]}
    assert with_declared(game, few) == few  # half a list that shares a few words is another one


def same(one: Any, other: Any) -> bool:
    """Equal, numbers with a fraction as far as 32 bits tell."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, float) or isinstance(other, float):
        return bool(one == pytest.approx(other, rel=1e-5))
    return bool(one == other)


def test_the_map_says_what_an_entry_means() -> None:
    layout = layout_of("thunderstone")
    assert layout is not None
    table = Table(load("thunderstone"), {"players": 2}, 5)
    plain = plain_view(table, 0)
    tensor = layout.write(table, 0)
    by_meaning = {(entry.path, entry.holds): at for at, entry in enumerate(layout.entries)}
    at = by_meaning["view.seats[0].hand", "count of militia"]
    scale = layout.entries[at].scale
    assert round(tensor[at] * scale) == plain["view"]["seats"][0]["hand"].count("militia")
    hidden = by_meaning["view.seats[1].hand", "count of ?"]
    assert round(tensor[hidden] * scale) == len(plain["view"]["seats"][1]["hand"]), "the other hand is face down"


@pytest.mark.parametrize("name", available())
def test_a_guess_that_agrees_with_the_seat_gives_the_same_tensor(name: str) -> None:
    layout = layout_of(name)
    assert layout is not None
    table = Table(load(name), {}, 9)
    dice = Dice(1)
    for _ in range(12):
        turn = table.turn()
        if turn is None:
            break
        seat, choice = turn
        assert layout.write(table, seat) == layout.write(table.guess(seat, dice.split()), seat)
        table.choose(dice.below(len(choice.options)), seat)


@pytest.mark.parametrize("name", available())
def test_the_libraries_accept_it(name: str) -> None:
    api_test(TableEnv(name, whole=True), num_cycles=15)
    check_env(SeatEnv(name, others="random", whole=True), skip_render_check=True)


def test_pettingzoo_finds_it_deterministic() -> None:
    seed_test(lambda: TableEnv("thunderstone", whole=True), num_cycles=10)


def test_whole_games_are_played_and_a_masked_action_changes_nothing() -> None:
    env, dice = SeatEnv("bugs", {"mode": "scenario"}, whole=True), Dice(4)
    observation, _ = env.reset(seed=1)
    masked = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    assert env.step(masked)[4]["illegal"]
    over = False
    while not over:
        assert (observation["action_mask"] == env.action_masks()).all()
        observation, reward, over, _, info = env.step(pick(observation["action_mask"], dice))
        assert not info["illegal"]
    assert reward in (-1.0, 1.0)
    with pytest.raises(BadOption):
        SeatEnv("tests.lab.vault", whole=True)
