"""The mutants that `make mutants` plays: each is one small change of a rule, and still a program."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.mutant_runs import Break, Numbered, broken
from scripts.mutants import GAMES, KERNEL, ROOT, Finder, mutants, rule_files, suite_of

from undercroft.core.game import available


@pytest.mark.parametrize("game", available())
def test_every_mutant_is_another_program(game: str) -> None:
    for mutant in mutants(game, 60, 1):
        whole = mutant.file.read_bytes()
        broken = whole[: mutant.begin] + mutant.new.encode() + whole[mutant.end :]
        before, after = ast.dump(ast.parse(whole)), ast.dump(ast.parse(broken))
        assert before != after, f"{mutant} changes nothing"


@pytest.mark.parametrize("game", available())
def test_screens_bots_and_cards_are_left_out(game: str) -> None:
    names = {file.name for file in rule_files(game)}
    assert names, f"{game} has no rules to break"
    assert not names & {"screen.py", "case_setup.py", "case_map.py", "case_words.py", "meta.py"}
    assert not names & {"ending.py", "preview.py", "town_screen.py"}
    assert not any(
        file.name.removesuffix(".py").endswith("events") or "events" in file.parts for file in rule_files(game)
    )


def test_what_is_broken(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    file.write_text(
        "class Card(Struct, frozen=True):\n"
        "    value: int = 7\n"
        "def rule(state, n):\n"
        "    if n < 3 and not state.over:\n"
        "        state.tell('x', n=1)\n"
        "        state.count += 1\n"
        "        strike(state)\n"
        "    before = n > 5 if state.log is not None and n >= 0 else None\n"
        "    return True\n"
    )
    finder = Finder(file)
    finder.visit(ast.parse(finder.text))
    assert sorted((mutant.old, mutant.new) for mutant in finder.found) == [
        ("1", "2"), ("3", "4"), ("<", "<="), ("True", "False"), ("and", "or"), ("not ", ""),
        ("state.count += 1", "pass"), ("strike(state)", "pass"),
    ]  # fmt: skip


@pytest.mark.parametrize(("game", "other"), [("bugs", "jaws"), ("jaws", "bugs")])
def test_a_line_of_the_kernel_is_shown_to_the_cases_of_both_games(game: str, other: str) -> None:
    suite = suite_of(game)
    assert GAMES / KERNEL[game] in {folder for file in suite.files for folder in file.parents}
    for one in (game, other):
        assert set((GAMES / one / "cases").glob("*.yaml")) <= set(suite.documents)
    assert suite.tests == [f"tests/games/{game}", f"tests/games/{KERNEL[game]}"]


def test_a_game_with_rules_of_its_own_is_shown_to_its_cases_alone() -> None:
    suite = suite_of("sanctum")
    assert {file.parent for file in suite.documents} == {GAMES / "sanctum" / "cases"}
    assert suite.tests == ["tests/games/sanctum"]


RULE = """\
def double(n):
    if n < 3:
        n += 0
        return n * 2
    return unused(n)

def unused(n):
    return n + 1

def table():
    return [double(n) for n in range(1)]

TABLE = table()

def late(n):
    if n > 7:
        return True
    return n == 2
"""
TEST = """\
from small.rule import TABLE, double, late

def test_double():
    assert double(2) == 4

def test_table():
    assert TABLE == [0]

def test_late():
    assert late(2)
    assert not late(5)
"""
PROGRAM = """\
import sys
from pathlib import Path
from scripts.mutant_runs import Break, Suite, play
from scripts.mutants import Finder
import ast

root = Path(sys.argv[1])
rule = root / "small" / "rule.py"
finder = Finder(rule)
finder.visit(ast.parse(finder.text))
changes = [Break(one.file, one.begin, one.end, one.new) for one in finder.found]
suite = Suite(root, [rule], ["small"], [], [str(root / "test_rule.py")], 0)
for some in (changes, changes[:3]):  # the second time by what was noted in the first
    found = play(suite, some, 2, lambda number, verdict: None)
    for one, verdict in zip(finder.found, found):
        print(one.line, one.old, one.new, verdict.by or " ".join(["survived", verdict.name]).strip())
"""


def test_a_mutant_meets_what_executes_it(tmp_path: Path) -> None:
    (tmp_path / "small").mkdir()
    (tmp_path / "small" / "__init__.py").touch()
    (tmp_path / "small" / "rule.py").write_text(RULE)
    (tmp_path / "test_rule.py").write_text(TEST)
    path = os.pathsep.join(map(str, (tmp_path, ROOT, ROOT / "src")))
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path)], cwd=tmp_path, env={**os.environ, "PYTHONPATH": path},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    noting, *lines = done.stdout.splitlines()
    assert noting.startswith("noting")
    lines, again = lines[:-3], lines[-3:]
    assert lines[:3] == again
    assert sorted(lines) == [
        "11 1 2 tests", "16 7 8 survived", "16 > >= survived", "17 True False survived never executed",
        "18 2 3 tests", "18 == != tests", "2 3 4 survived", "2 < <= survived", "3 0 1 tests", "3 n += 0 pass survived",
        "4 2 3 tests", "8 1 2 survived never executed",
    ]  # fmt: skip


NOTING = """\
import sys
from pathlib import Path
from scripts.mutant_runs import Numbered, Suite, traced

root = Path(sys.argv[1])
rule, tests = root / "small" / "rule.py", [str(root / f"test_{name}.py") for name in ("one", "two")]
suite = Suite(root, [rule], ["small"], [], tests, 0)
for changed in ("", "", "test_two.py", "small/rule.py"):
    if changed:
        (root / changed).write_text((root / changed).read_text() + "\\nX = 1\\n")
    print(len(traced(suite, Numbered([rule]), 1).units), "units", (root / "ran").read_text().split())
    (root / "ran").write_text("")
"""


def test_only_what_changed_is_noted_anew(tmp_path: Path) -> None:
    (tmp_path / "src" / "undercroft" / "games").mkdir(parents=True)
    (tmp_path / "src" / "undercroft" / "games" / "small").mkdir()
    (tmp_path / "small").symlink_to(tmp_path / "src" / "undercroft" / "games" / "small")
    (tmp_path / "small" / "__init__.py").touch()
    (tmp_path / "small" / "rule.py").write_text(RULE)
    for name in ("one", "two"):
        (tmp_path / f"test_{name}.py").write_text(
            f"from small.rule import late\n\ndef test():\n    assert late(2)\n"
            f"    with open({str(tmp_path / 'ran')!r}, 'a') as ran:\n        ran.write('{name} ')\n"
        )
    (tmp_path / "ran").touch()
    path = os.pathsep.join(map(str, (tmp_path, ROOT, ROOT / "src")))
    done = subprocess.run(
        [sys.executable, "-c", NOTING, str(tmp_path)], cwd=tmp_path, env={**os.environ, "PYTHONPATH": path},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = [line for line in done.stdout.splitlines() if "units" in line]
    assert told == ["2 units ['one', 'two']", "2 units []", "2 units ['two']", "2 units ['one', 'two']"]


def test_the_innermost_statement_of_a_change(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    file.write_text("X = 1\ndef rule(n):\n    if n:\n        n = (\n            3\n        )\n    return 5\n")
    numbered = Numbered([file])
    assert numbered.count == 3
    text = file.read_text()
    at = [numbered.at(Break(file, text.index(what), text.index(what) + 1, "9")) for what in ("1", "if n", "3", "5")]
    assert at == [None, 0, 1, 2]


def test_a_break_keeps_the_lines(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    file.write_text("def rule():\n    strike(\n        1,\n    )\n    return 2\n")
    text = file.read_text()
    change = Break(file, text.index("strike"), text.index(")\n    return") + 1, "pass")
    assert broken(change).decode() == "def rule():\n    pass\n\n\n    return 2\n"
