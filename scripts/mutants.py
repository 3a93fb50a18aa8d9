"""Mutation testing: break random lines of a game's rules, one at a time, and see whether its cases and tests notice.

    make mutants GAME=thunderstone N=200 SEED=1

A mutant is a copy of the checkout with one comparison, boolean, small number or statement changed. The game's cases run
first (seconds), then its tests. What survives both is printed with its line: write the missing case, or say why nobody
could notice. Screens, bots, words, case set-up and declarations are left out: no rule is decided there.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "undercroft" / "games"
KERNEL = {"bugs": "haven", "jaws": "haven"}
SKIPPED_FILES = {
    "screen.py", "text.py", "case_setup.py", "meta.py", "game.py", "options.py", "log.py", "solver.py", "reach.py",
    "__init__.py",
}  # fmt: skip
SKIPPED_FOLDERS = {"bot", "cards", "words", "cases", "scenarios", "screen"}
DECLARATIONS = {"Question", "Verb", "Argument", "Setting", "Meta"}
TOLD = {"tell", "note", "say", "Say"}
CASES_SECONDS, TESTS_SECONDS = 120, 900


class Mutant(NamedTuple):
    """One change: the characters from `begin` to `end` of a file become `new`."""

    file: Path
    line: int
    begin: int
    end: int
    new: str
    old: str

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}: {self.old!r} -> {self.new!r}"


def rule_files(game: str) -> list[Path]:
    """The modules in which the game's rules are decided, its kernel's included."""
    found = []
    for folder in (GAMES / game, *([GAMES / KERNEL[game]] if game in KERNEL else [])):
        for file in sorted(folder.rglob("*.py")):
            inside = set(file.relative_to(folder).parts[:-1])
            if file.name not in SKIPPED_FILES and not inside & SKIPPED_FOLDERS:
                found.append(file)
    return found


COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"), ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="), ast.In: ("in", "not in"), ast.NotIn: ("not in", "in"), ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}  # fmt: skip


class Finder(ast.NodeVisitor):
    """Every place of a module that can be changed, with the change."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.text = file.read_text("utf-8")
        self.starts = [0]
        for line in self.text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line.encode()))
        self.bytes = self.text.encode()
        self.found: list[Mutant] = []

    def at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def add(self, begin: int, end: int, new: str, line: int) -> None:
        self.found.append(Mutant(self.file, line, begin, end, new, self.bytes[begin:end].decode()))

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, (ast.Assert, ast.Raise, ast.Import, ast.ImportFrom, ast.AnnAssign)):
            return
        if isinstance(node, ast.Call) and _name(node.func) in DECLARATIONS | TOLD:
            return
        if isinstance(node, ast.If) and isinstance(node.test, ast.Compare) and "state.log" in ast.unparse(node.test):
            return  # whether anybody listens to the story
        super().visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for part in node.body:  # not how the class is kept in memory
            self.visit(part)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for part in node.body:
            self.visit(part)

    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            old, new = COMPARISONS[type(node.ops[0])]
            left = self.at(node.left.end_lineno or 0, node.left.end_col_offset or 0)
            right = self.at(node.comparators[0].lineno, node.comparators[0].col_offset)
            place = self.bytes[left:right].find(old.encode())
            if place >= 0:
                self.add(left + place, left + place + len(old), new, node.lineno)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        left = self.at(node.values[0].end_lineno or 0, node.values[0].end_col_offset or 0)
        right = self.at(node.values[1].lineno, node.values[1].col_offset)
        place = self.bytes[left:right].find(old.encode())
        if place >= 0:
            self.add(left + place, left + place + len(old), new, node.lineno)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            begin = self.at(node.lineno, node.col_offset)
            self.add(begin, begin + 4, "", node.lineno)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        begin, end = self.at(node.lineno, node.col_offset), self.at(node.end_lineno or 0, node.end_col_offset or 0)
        if type(node.value) is bool:
            self.add(begin, end, str(not node.value), node.lineno)
        elif type(node.value) is int and 0 <= node.value <= 12:
            self.add(begin, end, str(node.value + 1), node.lineno)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and _name(node.value.func) not in TOLD:
            self.drop(node)
        if not isinstance(node.value, ast.Constant):  # a docstring
            self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.drop(node)
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.drop(node)

    def drop(self, node: ast.stmt) -> None:
        begin, end = self.at(node.lineno, node.col_offset), self.at(node.end_lineno or 0, node.end_col_offset or 0)
        self.add(begin, end, "pass", node.lineno)


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def mutants(game: str, number: int, seed: int) -> list[Mutant]:
    found: list[Mutant] = []
    for file in rule_files(game):
        finder = Finder(file)
        for statement in ast.parse(finder.text).body:
            if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
                finder.visit(statement)
        found += finder.found
    return random.Random(seed).sample(found, min(number, len(found)))


def copies(count: int, folder: Path) -> Iterator[Path]:
    """Checkouts to break, without what no test of a game needs."""
    skip = shutil.ignore_patterns(".*", "node_modules", "static", "__pycache__", "browser", "web")
    for number in range(count):
        place = folder / str(number)
        shutil.copytree(ROOT, place, ignore=skip)
        yield place


def suites(game: str) -> list[list[str]]:
    """What shall notice, quickest first."""
    cases = [str(file.relative_to(ROOT)) for file in sorted((GAMES / game / "cases").glob("*.yaml"))]
    tests = [f"tests/games/{game}"] + ([f"tests/games/{KERNEL[game]}"] if game in KERNEL else [])
    return [
        ["-m", "undercroft.cli", "case", *cases],
        ["-m", "pytest", "-q", "-x", "-m", "not soak", "-p", "no:cacheprovider", *tests],
    ]


def notice(mutant: Mutant, place: Path, game: str) -> str:
    """What noticed the mutant: `cases`, `tests`, or nothing."""
    target = place / mutant.file.relative_to(ROOT)
    whole = target.read_bytes()
    target.write_bytes(whole[: mutant.begin] + mutant.new.encode() + whole[mutant.end :])
    try:
        return complaint(place, game)
    finally:
        target.write_bytes(whole)


def complaint(place: Path, game: str) -> str:
    """The first suite that fails in this checkout; empty where all pass."""
    path = os.pathsep.join([str(place / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    for name, limit, suite in zip(("cases", "tests"), (CASES_SECONDS, TESTS_SECONDS), suites(game), strict=True):
        command = [sys.executable, *suite]
        try:
            done = subprocess.run(command, cwd=place, env=environment, capture_output=True, timeout=limit)
        except subprocess.TimeoutExpired:
            return f"{name} (never ended)"
        if done.returncode != 0:
            return name
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--number", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    chosen = mutants(asked.game, asked.number, asked.seed)
    survivors: list[Mutant] = []
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(asked.workers) as pool:
        free = list(copies(asked.workers, Path(folder)))
        if failing := complaint(free[0], asked.game):
            sys.exit(f"the {failing} of {asked.game} fail as they are: nothing can be said about mutants")

        def one(mutant: Mutant) -> tuple[Mutant, str]:
            place = free.pop()
            try:
                return mutant, notice(mutant, place, asked.game)
            finally:
                free.append(place)

        for at, (mutant, by) in enumerate(pool.map(one, chosen), 1):
            print(f"{at:4} {by or 'SURVIVED':8} {mutant}", flush=True)
            if not by:
                survivors.append(mutant)
    print(f"\n{asked.game}: {len(chosen)} mutants, {len(survivors)} survived")
    for mutant in survivors:
        print(f"  {mutant}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
