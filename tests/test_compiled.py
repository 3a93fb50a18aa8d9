"""Compiled or plain: what runs is said, what may not be compiled is not, and what is old is left alone."""

from __future__ import annotations

import ast
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from scripts import compile as building

import undercroft
from undercroft import compiled
from undercroft.agents import agent
from undercroft.core.chance import Dice
from undercroft.core.game import load
from undercroft.core.grid import bits, cells
from undercroft.core.grid.square import SquareField, SquareMap
from undercroft.core.state import _written, copier
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


def of_what_may_change(value: Any) -> list[int]:
    """Everything inside a state that a rule may change, by its identity."""
    found: list[int] = []
    if isinstance(value, msgspec.Struct):
        found += [id(value)] if not value.__struct_config__.frozen else []
        inside = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, (list, set, dict)):
        found.append(id(value))
        inside = [*value.values()] if isinstance(value, dict) else [*value]
    else:
        inside = [*value] if isinstance(value, tuple) else []
    return found + [deep for one in inside for deep in of_what_may_change(one)]


@pytest.mark.parametrize("name", GAMES)
def test_copies_are_the_same_and_share_nothing_that_changes(name: str) -> None:
    """Compiled, a plan in C makes them; plain, a function written from the annotations."""
    game, dice = load(name), Dice(8)
    table = Table(game, {}, seed=8, light=True)
    for _ in range(150):
        asked = table.turn()
        if asked is None:
            break
        table.take(asked[1].options[dice.below(len(asked[1].options))], asked[0])
    state = table.state
    twin, written = copier(type(state))(state), _written(type(state))(state)
    assert twin == state == written
    assert msgspec.to_builtins(twin) == msgspec.to_builtins(written)
    assert not {*of_what_may_change(twin)} & {*of_what_may_change(state)}
    assert len(of_what_may_change(twin)) == len(of_what_may_change(state))


def test_boards_of_any_width() -> None:
    """Sets of cells within a machine word, just beyond, and far beyond: the compiled arithmetic is Python's."""
    dice = random.Random(5)
    for width, height in ((7, 8), (9, 7), (8, 8), (13, 11), (16, 16), (40, 40)):
        field = SquareField(width, height)
        inner = sum(1 << cell for cell in range(field.size) if cell % width < width - 1)
        upper = sum(1 << cell for cell in range(field.size - width))
        open_east, open_south = dice.getrandbits(field.size) & inner, dice.getrandbits(field.size) & upper
        board = SquareMap(field, open_east, open_south)
        for _ in range(20):
            some = dice.getrandbits(field.size) & dice.getrandbits(field.size)
            listed = [cell for cell in range(field.size) if some >> cell & 1]
            assert cells(some) == listed
            assert bits(listed) == some
            start = dice.randrange(field.size)
            near = [
                cell
                for cell in range(field.size)
                if cell != start and field.distance(start, cell) == 1 and is_open(board, start, cell)
            ]
            assert cells(board.adjacent(start)) == near
            layers = board.flood(start, some)
            assert sum(layers) & ~some & ~(1 << start) == 0
            assert sum([layer.bit_count() for layer in layers]) == sum(layers).bit_count()


def is_open(board: SquareMap, one: int, other: int) -> bool:
    """Whether a step leads from a square to the next: a corner is closed only where both ways around it are walled."""
    width = board.field.width
    dx, dy = other % width - one % width, other // width - one // width

    def edge(start: int, x: int, y: int) -> bool:
        first = min(start, start + x + y * width)
        return bool((board.open_east if x else board.open_south) >> first & 1)

    if not dx or not dy:
        return edge(one, dx, dy)
    across, along = one + dx, one + dy * width
    return (edge(one, dx, 0) and edge(across, 0, dy)) or (edge(one, 0, dy) and edge(along, dx, 0))


def test_dice_fall_as_splitmix_says() -> None:
    word = (1 << 64) - 1
    for seed in (0, 1, 7, word, 1 << 63, 0x123456789ABCDEF):
        dice, state = Dice(seed), seed
        for bound in (1, 2, 6, 52, 1 << 30, 1 << 62, 1 << 64):
            state = (state + 0x9E3779B97F4A7C15) & word
            mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & word
            mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & word
            assert dice.below(bound) == (mixed ^ mixed >> 31) % bound


def test_numbers_are_written_cut_and_what_is_left_is_cleared() -> None:
    """`fill` of the library, in `scripts/quick_numbers.c`, or what plain Python does instead."""
    np = pytest.importorskip("numpy")
    envs = pytest.importorskip("undercroft.lab.envs")
    fill = sys.modules["undercroft._compiled"].fill if IS_COMPILED else envs._write_plain
    dice = random.Random(3)
    for count in (0, 1, 7, 40):
        numbers = [dice.choice([dice.gauss(0, 9), dice.randrange(-30, 30), True, 0.1, -0.0]) for _ in range(count)]
        cut = [max(-10.0, min(10.0, float(number))) for number in numbers] + [0.0] * (40 - count)
        found = np.full((8, 5), 7, np.float32)
        fill(found, numbers, 10.0)
        assert found.tobytes() == np.array(cut, np.float32).tobytes()
    if IS_COMPILED:
        _refuses_what_does_not_fit(fill, np)


def _refuses_what_does_not_fit(fill: Any, np: Any) -> None:
    for wrong in ([0.0] * 41, ["1"], (1.0,)):
        with pytest.raises((TypeError, ValueError)):
            fill(np.zeros((8, 5), np.float32), wrong, 10.0)
    read_only = np.zeros(4, np.float32)
    read_only.flags.writeable = False
    with pytest.raises((BufferError, ValueError)):
        fill(read_only, [1.0], 10.0)
