"""The shape of the sources: functions that fit on a screen, modules with one subject, no circle of imports."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "src"
FUNCTION_LINES, COMPLEXITY, MODULE_LINES = 80, 30, 800
DATA_SHARE = 0.6
"""A module is data where so much of it stands in plain values outside of functions and classes."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
BRANCHES = (
    ast.If, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler, ast.With, ast.AsyncWith, ast.IfExp, ast.Assert,
    ast.comprehension, ast.match_case,
)  # fmt: skip


def modules() -> dict[str, Path]:
    """Every module of the sources by its full name."""
    found = {}
    for path in sorted(SOURCES.rglob("*.py")):
        parts = path.relative_to(SOURCES).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = modules()
TREES = {name: ast.parse(path.read_text("utf-8")) for name, path in MODULES.items()}


def functions_of(tree: ast.AST) -> Iterator[Function]:
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def lines_of(node: ast.stmt) -> int:
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1


def complexity_of(function: Function) -> int:
    """How many ways lead through a function: one, and one more at each branch and each `and` or `or`."""
    count = 1
    for node in ast.walk(function):
        if isinstance(node, BRANCHES):
            count += 1
        elif isinstance(node, ast.BoolOp):
            count += len(node.values) - 1
    return count


def test_functions_fit_on_a_screen() -> None:
    found = [
        f"{name}.{function.name}: {lines_of(function)} lines, complexity {complexity_of(function)}"
        for name, tree in TREES.items()
        for function in functions_of(tree)
        if lines_of(function) > FUNCTION_LINES or complexity_of(function) > COMPLEXITY
    ]
    assert found == [], f"more than {FUNCTION_LINES} lines or a complexity above {COMPLEXITY}"


def is_data(tree: ast.Module) -> bool:
    plain = [node for node in tree.body if isinstance(node, (ast.Assign, ast.AnnAssign, ast.Expr))]
    return sum(map(lines_of, plain)) >= DATA_SHARE * sum(map(lines_of, tree.body))


def test_modules_have_one_subject() -> None:
    found = {
        name: length
        for name, path in MODULES.items()
        if (length := len(path.read_text("utf-8").splitlines())) > MODULE_LINES and not is_data(TREES[name])
    }
    assert found == {}, f"more than {MODULE_LINES} lines, and no data"


# --- imports ----------------------------------------------------------------------------------------------------------


def imported_at_once(body: Iterable[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    """What is imported when a module is read: nothing inside functions, nor for the eyes of the type checker alone."""
    for node in body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node
        elif isinstance(node, ast.If):
            if not (isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
                yield from imported_at_once(node.body)
            yield from imported_at_once(node.orelse)
        elif isinstance(node, ast.Try):
            for part in (node.body, *(handler.body for handler in node.handlers), node.orelse, node.finalbody):
                yield from imported_at_once(part)
        elif isinstance(node, (ast.With, ast.ClassDef)):
            yield from imported_at_once(node.body)


def imports_of(name: str) -> set[str]:
    """The modules of these sources that a module reads at once. The package it lies in is not one of them: a package
    is read before its modules, and may name some of them."""
    found: set[str] = set()
    for node in imported_at_once(TREES[name].body):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
            continue
        package = name if MODULES[name].name == "__init__.py" else name.rpartition(".")[0]
        for _ in range(node.level - 1):
            package = package.rpartition(".")[0]
        base = node.module or "" if not node.level else f"{package}.{node.module}" if node.module else package
        inner = {f"{base}.{alias.name}" for alias in node.names} & MODULES.keys()
        found |= inner
        if len(inner) < len(node.names):
            found.add(base)
    return {each for each in found & MODULES.keys() if each != name}


def circle_in(graph: dict[str, set[str]]) -> list[str]:
    """Modules that import each other around, in their order; nothing where there are none."""
    done: set[str] = set()

    def follow(name: str, way: list[str]) -> list[str]:
        if name in way:
            return way[way.index(name) :]
        if name in done:
            return []
        for other in sorted(graph[name]):
            found = follow(other, [*way, name])
            if found:
                return found
        done.add(name)
        return []

    return next((found for name in graph if (found := follow(name, []))), [])


def test_no_modules_import_each_other_around() -> None:
    assert circle_in({name: imports_of(name) for name in MODULES}) == []


def test_a_circle_is_found() -> None:
    """The walk itself: a detour is no circle, a way back is one, wherever one begins."""
    assert circle_in({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []
    assert circle_in({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("def f(a):\n    return a", 1),
        ("def f(a):\n    if a and a > 1 or a < 0:\n        return 1\n    for b in a:\n        pass", 5),
        ("def f(a):\n    return [b if b else c for b in a if b]", 3),
    ],
)
def test_complexity_counts_branches(text: str, expected: int) -> None:
    (function,) = functions_of(ast.parse(text))
    assert complexity_of(function) == expected
