"""The proof suite: what every game must prove, on the sample game and on every registered one."""

from __future__ import annotations

from typing import Any

import pytest

from tests import proofs
from tests.sample import GAME as SAMPLE
from tests.seeds import SEED
from undercroft.cli import describe
from undercroft.core.chance import Dice
from undercroft.core.game import Game, available, load
from undercroft.core.state import facts
from undercroft.core.table import Table

GAMES = [SAMPLE.name, *available()]
OLD_SEEDS = (1, 2)
"""Beside a fresh one in every run; a fresh one that failed joins them."""
DECISIONS = 150


def game_of(name: str) -> Game[Any]:
    return SAMPLE if name == SAMPLE.name else load(name)


def tables() -> list[tuple[str, int, int]]:
    made = []
    for name in GAMES:
        players = game_of(name).settings[0]
        for seats in range(players.min, players.max + 1):
            for seed in (*OLD_SEEDS, SEED):
                made.append((name, seats, seed))
    return made


@pytest.mark.parametrize(("name", "seats", "seed"), tables())
def test_random_play_keeps_the_contract(name: str, seats: int, seed: int) -> None:
    game = game_of(name)
    dice = Dice(seed * 1000 + seats)
    options = proofs.some_options(game, dice, seats)
    table = Table(game, options, seed)
    step = 3 if name == SAMPLE.name else 29
    for number in proofs.wander(table, dice, DECISIONS):
        proofs.prove_choice(table)
        if not proofs.every(number, step):
            continue
        proofs.prove_copy(table)
        proofs.prove_fork(table, dice.split())
        proofs.prove_record(table)
        proofs.prove_undo(table, dice.split())
        proofs.prove_guess(table, dice.split())
        proofs.prove_scene(table)
        if name != SAMPLE.name and table.request is not None:
            proofs.prove_words(game, table.request)
    proofs.prove_copy(table)
    proofs.prove_record(table)
    proofs.prove_scene(table)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    game = game_of(name)
    ends = []
    for _ in range(2):
        table = Table(game, {}, seed=5, light=True)
        dice = Dice(9)
        for _ in proofs.wander(table, dice, 300):
            pass
        ends.append(table.state)
    assert ends[0] == ends[1]


@pytest.mark.parametrize("name", GAMES)
def test_a_light_table_plays_the_same_game(name: str) -> None:
    game = game_of(name)
    full, light = Table(game, {}, seed=6), Table(game, {}, seed=6, light=True)
    for table in (full, light):
        for _ in proofs.wander(table, Dice(3), 300):
            pass
    proofs.same_moment(full, light)
    assert full.steps == light.steps


@pytest.mark.parametrize("name", GAMES)
def test_time_travel_reaches_every_step(name: str) -> None:
    game = game_of(name)
    table = Table(game, {}, seed=8)
    moments = {}
    for _ in proofs.wander(table, Dice(4), 60):
        moments[table.version] = (facts(table.state), proofs.asked_of(table), len(table.lines(0)))
    for version, moment in moments.items():
        past = table.at(version)
        assert (facts(past.state), proofs.asked_of(past), len(past.lines(0))) == moment


@pytest.mark.parametrize("name", available())
def test_settings_have_words(name: str) -> None:
    for language in ("en", "uk", "ru"):
        told = describe(game_of(name), language)
        assert told["title"]
        assert told["about"]
        assert all(setting["label"] for setting in told["settings"])
