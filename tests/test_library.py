"""`import undercroft`: every public name is there, light to import, and does what its docstring shows."""

from __future__ import annotations

import doctest
import importlib
import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import undercroft
from undercroft.core.game import load
from undercroft.games.thunderstone.state import Thunderstone

DOCUMENTED = ("undercroft", "undercroft.library", "undercroft.core.table.table", "undercroft.core.seat")


@pytest.mark.parametrize("name", DOCUMENTED)
def test_the_examples_of_docstrings_run(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert tried, f"{name} shows no example"
    assert not failed


@pytest.mark.parametrize("name", undercroft.__all__)
def test_every_public_name_is_there_and_says_what_it_is(name: str) -> None:
    thing = getattr(undercroft, name)
    if callable(thing) and name != "Agent":
        assert inspect.getdoc(thing), f"undercroft.{name} has no docstring"


def test_a_name_that_does_not_exist_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'tabel'"):
        undercroft.tabel  # noqa: B018
    assert "table" in dir(undercroft)


def run(program: str) -> list[str]:
    """What a new process prints that has just imported the package."""
    command = [sys.executable, "-c", f"import sys, undercroft; {program}"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def test_importing_it_loads_neither_games_nor_libraries() -> None:
    loaded = run("print(*sorted(name for name in sys.modules if name.startswith(('undercroft', 'msgspec'))))")
    assert loaded == ["undercroft undercroft.compiled"]


def test_listing_games_loads_none_of_them() -> None:
    told = run("print(*undercroft.games()); print([n for n in sys.modules if n.startswith('undercroft.games.jaws')])")
    assert told == ["thunderstone bugs jaws sanctum machina", "['undercroft.games.jaws', 'undercroft.games.jaws.meta']"]


def test_games_is_the_package_and_the_list() -> None:
    from undercroft import games

    assert games()["jaws"].cooperative
    assert repr(games) == repr(sys.modules["undercroft.games"])


def test_a_table_of_a_game_knows_the_type_of_its_state() -> None:
    from undercroft.games.thunderstone.game import GAME

    table = undercroft.table(GAME, players=3, seed=1)
    state: Thunderstone = table.state
    assert len(state.seats) == 3


def test_without_a_seed_games_differ_and_say_which_they_are() -> None:
    first, second = undercroft.table("bugs"), undercroft.table("bugs")
    assert first.seed != second.seed
    assert f"seed {first.seed}" in repr(first)


def test_a_record_is_replayed_from_a_file(tmp_path: Path) -> None:
    table = undercroft.table(load("thunderstone"), seed=5)
    table.run([undercroft.agent("random", table.game, seed=seat) for seat in range(2)], limit=40)
    table.record.save(tmp_path / "game.json")
    again = undercroft.replay(tmp_path / "game.json")
    assert (again.state, again.steps) == (table.state, table.steps)
    assert undercroft.replay(str(tmp_path / "game.json"), to=10).version == 10
    table.record.save(tmp_path / "other.json")
    text = (tmp_path / "other.json").read_text().replace(f'"rules": "{table.game.version}"', '"rules": "99999"')
    (tmp_path / "other.json").write_text(text)
    with pytest.raises(undercroft.errors.OtherRules):
        undercroft.replay(tmp_path / "other.json")
    assert undercroft.replay(tmp_path / "other.json", as_far_as_it_fits=True).state == table.state


def test_things_tell_themselves_shortly() -> None:
    table = undercroft.table("thunderstone", seed=7)
    assert repr(table.game) == "<game thunderstone>"
    assert repr(table.request) == "<choice turn.first of seat 1, 2: first:0, first:1>"
    table.choose("first:0")
    assert repr(table.seat(0)) == "<seat 1 of thunderstone: is asked turn.way (3 options)>"
    assert repr(table.seat(1)) == "<seat 2 of thunderstone: is asked nothing>"
    table.run([undercroft.agent("greedy", table.game)] * 2)
    assert repr(table).startswith("<thunderstone, 2 seats, seed 7: over, ")
    assert len(repr(table.record)) < 80
