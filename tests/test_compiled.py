"""Compiled or plain: what runs is said, what may not be compiled is not, and what is old is left alone."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from scripts import compile as building

import undercroft
from undercroft import compiled
from undercroft.agents import agent
from undercroft.core.chance import Dice
from undercroft.core.game import load
from undercroft.core.table import Table
from undercroft.games import GAMES
from undercroft.games.thunderstone import battle

IS_COMPILED = os.environ.get("UNDERCROFT_PURE") == "0"
"""`make compiled` asks for it, all other runs of the tests for the plain modules."""


def names_of(bases: list[ast.expr]) -> set[str]:
    plain = [base.value if isinstance(base, ast.Subscript) else base for base in bases]
    return {base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "") for base in plain}


def test_the_tests_run_on_what_they_ask_for() -> None:
    assert (undercroft.RUNS == compiled.COMPILED) == IS_COMPILED, (
        f"runs {undercroft.RUNS}: `make compiled` builds first"
    )
    assert (type(battle.fight).__name__ == "builtin_function_or_method") == IS_COMPILED


@pytest.mark.parametrize("pure", ["0", "1"])
def test_the_version_says_what_runs(pure: str) -> None:
    env = {**os.environ, "UNDERCROFT_PURE": pure}
    command = [sys.executable, "-m", "undercroft.cli", "--version"]
    said = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    assert said.startswith(f"undercroft {undercroft.__version__}, ")
    library = compiled.find_library()
    is_there = library is not None and not compiled.is_old(library)
    assert said.endswith(f", {compiled.COMPILED}\n") == (pure == "0" and is_there)


def test_no_compiled_module_declares_a_record() -> None:
    """mypyc keeps neither the annotations of a Struct nor what stands beside its bases, such as `frozen=True`."""
    records = {"Struct", "Part", "State", "Event"}
    declared = [
        f"{module}: {node.name}"
        for module in building.modules()
        for node in ast.walk(ast.parse((building.SOURCES / module).read_text("utf-8")))
        if isinstance(node, ast.ClassDef) and names_of(node.bases) & records
    ]
    assert declared == [], "move it to a `records.py`"


def test_a_library_older_than_a_source_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "src" / "undercroft"
    for folder in compiled.COMPILED_FOLDERS:
        (package / folder / "deep").mkdir(parents=True)
    source, library = package / "games" / "deep" / "rules.py", package / f"_compiled{building.SUFFIX}"
    source.write_text("")
    library.write_text("")
    (tmp_path / "pyproject.toml").write_text("")
    monkeypatch.setattr(compiled, "PACKAGE", package)
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setenv("UNDERCROFT_PURE", "0")
    os.utime(source, (1, 1))
    assert compiled.use_library() == compiled.COMPILED
    os.utime(source, (1, library.stat().st_mtime + 1))
    assert compiled.use_library() == compiled.OLD
    (tmp_path / "pyproject.toml").unlink()
    assert compiled.use_library() == compiled.COMPILED, "what is installed is never old"
    monkeypatch.setenv("UNDERCROFT_PURE", "1")
    assert compiled.use_library() == compiled.PLAIN


@pytest.mark.parametrize("name", GAMES)
def test_bots_answer(name: str) -> None:
    """A value of another type than the one declared is nothing to plain Python, and an error to compiled code."""
    game = load(name)
    table = Table(game, {}, seed=3)
    table.run([game.bots.greedy] * table.state.players, limit=400 if IS_COMPILED else 4)
    table = Table(game, {}, seed=4)
    for _ in range(8 if IS_COMPILED else 1):
        asked = table.turn()
        if asked is not None:
            seat = table.seat(asked[0])
            table.choose(agent("search:6it", game, Dice(1))(seat), seat.index)
