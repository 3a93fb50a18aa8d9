"""Mutation testing: break random lines of a game's rules, one at a time, and see whether its cases and tests notice.

    make mutants GAME=thunderstone N=200 SEED=1

A mutant is the game with one comparison, boolean, small number or statement changed. It meets the cases and tests that
execute its line, cases first; a line of a kernel also meets the cases of the other games that share it. What survives
is printed with its line: write the missing case, or say why nobody could notice. Screens, events, bots, words, case
set-up and declarations are left out: no rule is decided there. How a mutant is played: `scripts/mutant_runs.py`.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":  # this checkout's own sources, before any that are installed
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    os.environ["UNDERCROFT_PURE"] = "1"  # a compiled line is not seen to be executed, nor broken

from scripts.mutant_runs import Break, Suite, Verdict, play  # noqa: E402

GAMES = ROOT / "src" / "undercroft" / "games"
KERNEL = {"bugs": "haven", "jaws": "haven"}
SKIPPED_FILES = {
    "screen.py", "text.py", "case_setup.py", "case_map.py", "case_words.py", "meta.py", "game.py", "options.py",
    "log.py", "solver.py", "reach.py", "__init__.py", "events.py", "campaign_events.py", "lord_events.py", "ids.py",
    "codex.py", "codex_scenarios.py", "faces.py", "figures.py", "names.py", "marks.py", "standees.py", "ending.py",
    "preview.py", "town_screen.py", "road_screen.py", "ground.py", "why_not.py", "workbench.py",
}  # fmt: skip
SKIPPED_FOLDERS = {"bot", "cards", "words", "cases", "scenarios", "screen", "events"}
UNREAD = {"strict"}
"""Keywords that only guard against faults of the program."""
DECLARATIONS = {"Question", "Verb", "Argument", "Setting", "Meta"}
TOLD = {"note", "say", "Say"}


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
        if isinstance(node, ast.Call) and (_name(node.func) in DECLARATIONS or _is_told(node)):
            return
        if isinstance(node, ast.keyword) and node.arg in UNREAD:
            return
        if isinstance(node, (ast.If, ast.IfExp)) and "state.log" in ast.unparse(node.test):
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
        if isinstance(node.value, ast.Call) and not _is_told(node.value):
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


def _is_told(call: ast.Call) -> bool:
    """Whether a call only tells the story: `tell` and all that begin so."""
    name = _name(call.func)
    return name in TOLD or name.lstrip("_").startswith("tell")


def mutants(game: str, number: int, seed: int) -> list[Mutant]:
    found: list[Mutant] = []
    for file in rule_files(game):
        finder = Finder(file)
        for statement in ast.parse(finder.text).body:
            if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
                finder.visit(statement)
        found += finder.found
    return random.Random(seed).sample(found, min(number, len(found)))


def sharers(game: str) -> list[str]:
    """The game, then the other games that play by the same kernel."""
    return [game, *(other for other in sorted(KERNEL) if other != game and KERNEL[other] == KERNEL.get(game))]


def is_of_kernel(file: Path, game: str) -> bool:
    return game in KERNEL and file.is_relative_to(GAMES / KERNEL[game])


def suite_of(game: str, longest: int = 0) -> Suite:
    """What shall notice: the game's cases and tests, those of its kernel, and the cases of the games that share it."""
    folders = [game, *([KERNEL[game]] if game in KERNEL else [])]
    return Suite(
        root=ROOT,
        files=rule_files(game),
        packages=[f"undercroft.games.{one}" for one in dict.fromkeys((*folders, *sharers(game)))],
        documents=[file for one in sharers(game) for file in sorted((GAMES / one / "cases").glob("*.yaml"))],
        tests=[f"tests/games/{one}" for one in folders],
        longest=longest,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--number", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--longest", type=int, default=0, help="leave out cases and tests that take more CPU-seconds")
    asked = parser.parse_args()
    os.chdir(ROOT)
    chosen = mutants(asked.game, asked.number, asked.seed)

    def tell(number: int, verdict: Verdict) -> None:
        remark = f"  ({verdict.name})" if verdict.name else ""
        print(f"{number + 1:4} {verdict.by or 'SURVIVED':8} {chosen[number]}{remark}", file=sys.__stdout__, flush=True)

    changes = [Break(mutant.file, mutant.begin, mutant.end, mutant.new) for mutant in chosen]
    verdicts = play(suite_of(asked.game, asked.longest), changes, asked.workers, tell)
    survivors = [(mutant, verdict) for mutant, verdict in zip(chosen, verdicts, strict=True) if not verdict.by]
    used = os.times()
    seconds = used.user + used.system + used.children_user + used.children_system
    print(f"\n{asked.game}: {len(chosen)} mutants, {len(survivors)} survived, {seconds:.0f} CPU-seconds")
    for mutant, verdict in survivors:
        print(f"  {mutant}{f'  ({verdict.name})' if verdict.name else ''}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
