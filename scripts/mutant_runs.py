"""Playing mutants quickly: which cases and tests execute a line is noted once, and a mutant meets only those.

Every mutant has a forked process of its own. Where its line runs only in play, the broken code is put into the
functions of a process that has loaded everything; where it runs at import too, everything is loaded anew.
"""

from __future__ import annotations

import ast
import gc
import hashlib
import importlib.util
import io
import json
import os
import pickle
import pkgutil
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import redirect_stdout, suppress
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from select import select
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

import pytest

from undercroft.core.cases import Case, CaseError, read_cases, run_case

HITS = "__hit__"
MEMORY = 4 << 30
SECONDS, TIMES = 5, 4
"""A case or test never ends when it takes this many CPU-seconds, and this many times as long as it should."""
PADDING = b"\n"


class Break(NamedTuple):
    """One change: the characters from `begin` to `end` of a file become `new`."""

    file: Path
    begin: int
    end: int
    new: str


class Suite(NamedTuple):
    """What shall notice: documents of cases, folders of tests; and the packages that must be loaded before."""

    root: Path
    files: Sequence[Path]
    packages: Sequence[str]
    documents: Sequence[Path]
    tests: Sequence[str]
    longest: int
    """Cases and tests that take more CPU-seconds are left out; 0: none is."""


class Verdict(NamedTuple):
    """What noticed the mutant: `cases`, `tests`, nothing, or `broke` where its run did; which of them, or a remark."""

    by: str
    name: str = ""


class Unit(NamedTuple):
    """A case or test: what it costs, and which statements it executes as bits."""

    name: str
    is_case: bool
    seconds: float
    hits: int
    source: str = ""
    """The file that holds it, from the root."""


class Trace(NamedTuple):
    """Which statements run at import, and which in each case and test."""

    loaded: int
    units: list[Unit]

    def noticing(self, statement: int) -> list[Unit]:
        """The cases, the most specific first, then the tests, the cheapest first."""
        found = [one for one in self.units if one.hits >> statement & 1]
        return sorted(found, key=lambda one: (0, one.hits.bit_count()) if one.is_case else (1, one.seconds))

    def cheapest_first(self) -> list[Unit]:
        """All of them, for a line that runs at import: the cases, then the tests."""
        return sorted(self.units, key=lambda one: (not one.is_case, one.seconds))


def broken(change: Break) -> bytes:
    """The source with the change; lines keep their numbers."""
    whole = change.file.read_bytes()
    lost = whole[change.begin : change.end].count(PADDING)
    return whole[: change.begin] + change.new.encode() + PADDING * lost + whole[change.end :]


# --- statements ---------------------------------------------------------------------------------------------------


class Statements(ast.NodeTransformer):
    """Numbers the statements inside functions from `first` on; each is preceded by a note that it runs."""

    def __init__(self, first: int) -> None:
        self.count = first
        self.places: list[tuple[int, int, int, int, int]] = []
        self.depth = 0

    def visit(self, node: ast.AST) -> Any:
        is_function = isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        self.depth += is_function
        for field, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt) and self.depth:
                setattr(node, field, list(self._noted(value, is_function)))
            else:
                for part in value if isinstance(value, list) else [value]:
                    if isinstance(part, ast.AST):
                        self.visit(part)
        self.depth -= is_function
        return node

    def _noted(self, body: list[ast.stmt], is_function: bool) -> Iterator[ast.stmt]:
        for at, statement in enumerate(body):
            is_text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
            if not (is_text and is_function and at == 0):
                number, self.count = self.count, self.count + 1
                start, end = (statement.lineno, statement.col_offset), (statement.end_lineno, statement.end_col_offset)
                self.places.append((*start, end[0] or 0, end[1] or 0, number))
                yield ast.increment_lineno(ast.parse(f"{HITS}[{number}] = 1").body[0], statement.lineno - 1)
            self.visit(statement)
            yield statement


class Numbered:
    """The statements of all files, with numbers."""

    def __init__(self, files: Iterable[Path]) -> None:
        self.trees: dict[Path, ast.Module] = {}
        self.places: dict[Path, list[tuple[int, int, int, int, int]]] = {}
        self.count = 0
        for file in files:
            statements = Statements(self.count)
            self.trees[file] = statements.visit(ast.parse(file.read_bytes()))
            self.places[file], self.count = statements.places, statements.count

    def at(self, change: Break) -> int | None:
        """The innermost statement that the change is in; None outside of functions."""
        before = change.file.read_bytes()[: change.begin]
        at = (before.count(b"\n") + 1, change.begin - (before.rfind(b"\n") + 1))
        around = [place for place in self.places[change.file] if place[:2] <= at < place[2:4]]
        return max(around)[4] if around else None


# --- loading ------------------------------------------------------------------------------------------------------


class Serving(MetaPathFinder):
    """Loads some files from other code than they hold, with `extra` names in the module."""

    def __init__(self, codes: dict[str, Callable[[], CodeType]], extra: dict[str, Any]) -> None:
        self.codes = codes
        self.extra = extra

    def find_spec(self, name: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin not in self.codes:
            return None
        return importlib.util.spec_from_file_location(name, spec.origin, loader=_Served(name, spec.origin, self))


class _Served(SourceFileLoader):
    def __init__(self, name: str, path: str, serving: Serving) -> None:
        super().__init__(name, path)
        self.serving = serving

    def get_code(self, fullname: str) -> CodeType:
        return self.serving.codes[str(self.path)]()

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__.update(self.serving.extra)
        super().exec_module(module)


def load_all(packages: Iterable[str]) -> None:
    """Import every module, so that nothing of the rules is loaded in the middle of a case."""
    for package in packages:
        module = importlib.import_module(package)
        for found in pkgutil.walk_packages(module.__path__, f"{package}."):
            importlib.import_module(found.name)


# --- processes ----------------------------------------------------------------------------------------------------


class Broke(NamedTuple):
    """How a process ended that gave no answer."""

    why: str


NEVER_ENDED = Broke("never ended")


def in_fork(task: Callable[[], Any]) -> tuple[int, int]:
    """Start a task in a process of its own; its id, and where its answer can be read."""
    sys.stdout.flush()
    sys.stderr.flush()
    out, into = os.pipe()
    child = os.fork()
    if child:
        os.close(into)
        return child, out
    os.close(out)
    status = 1
    try:
        try:
            answer = task()
        except BaseException as error:
            answer = Broke(f"{type(error).__name__}: {error}")
        with os.fdopen(into, "wb") as pipe:
            pickle.dump(answer, pipe)
        status = 0
    finally:
        sys.stdout.flush()
        os._exit(status)


def answers(tasks: Iterable[Callable[[], Any]], workers: int) -> Iterator[tuple[int, Any]]:
    """The answers of tasks, each in its own process, as they come; `Broke` where there is none."""
    waiting: dict[int, tuple[int, int]] = {}
    for number, task in enumerate(tasks):
        if len(waiting) == workers:
            yield _next(waiting)
        child, out = in_fork(task)
        waiting[out] = (number, child)
    while waiting:
        yield _next(waiting)


def _next(waiting: dict[int, tuple[int, int]]) -> tuple[int, Any]:
    """The next answer; `waiting` has the number and the process of each pipe."""
    out = select(waiting, (), ())[0][0]
    with os.fdopen(out, "rb") as pipe:
        told = pipe.read()
    number, child = waiting.pop(out)
    status = os.waitpid(child, 0)[1]
    if status:
        is_late = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU
        return number, NEVER_ENDED if is_late else Broke(f"ended with status {status}")
    return number, pickle.loads(told)


def be_silent() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    sys.stdout, sys.stderr = io.StringIO(), io.StringIO()


def end_after(seconds: float) -> None:
    """End this process by a signal if it goes on for that many CPU-seconds."""
    limit = int(time.process_time() + seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))


def give_time(seconds: float) -> None:
    """End this process by a signal if it goes on for much longer than that."""
    end_after(max(SECONDS, seconds * TIMES))


# --- running ------------------------------------------------------------------------------------------------------


class Loaded:
    """All cases and tests, ready to run; a plugin of the pytest session that collected the tests."""

    def __init__(self, suite: Suite, cases: dict[str, Case], loop: Callable[[Loaded], None]) -> None:
        self.suite = suite
        self.cases = cases
        self.loop = loop
        self.tests: dict[str, pytest.Item] = {}
        self.failed: list[str] = []

    def start(self) -> None:
        """Collect the tests and run the loop."""
        options = ["-q", "-s", "-m", "not soak", "-p", "no:cacheprovider"]
        with redirect_stdout(io.StringIO()) as said:
            status = pytest.main([*options, *self.suite.tests], plugins=[self])
        if status:
            raise SystemExit(f"{said.getvalue()[-3000:]}\nthe tests cannot be run ({status!r})")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Failed("the tests cannot be collected")
        self.tests = {item.nodeid: item for item in session.items}
        self.loop(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(f"{report.nodeid}\n{report.longrepr}")

    def source(self, name: str) -> str:
        case = self.cases.get(name)
        return str(Path(self.tests[name].path if case is None else case.file).relative_to(self.suite.root))

    def complaint(self, name: str, following: str | None = None) -> str:
        """Run a case or test; what it says where it fails."""
        case = self.cases.get(name)
        if case is not None:
            try:
                run_case(case)
            except CaseError as error:
                return f"{name}: {error}"
            return ""
        self.failed.clear()
        after = None if following is None else self.tests.get(following)
        item = self.tests[name]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        return "".join(self.failed)

    def first_complaint(self, units: Sequence[Unit]) -> Unit | None:
        """The first of the units that fails."""
        for at, unit in enumerate(units, 1):
            give_time(unit.seconds)
            if self.complaint(unit.name, units[at].name if at < len(units) else None):
                return unit
        return None


def read_all(documents: Iterable[Path]) -> dict[str, Case]:
    found: dict[str, Case] = {}
    for document in documents:
        for case in read_cases(document):
            found[f"{case.game}/{document.stem}: {case.name}"] = case
    return found


# --- tracing ------------------------------------------------------------------------------------------------------


def traced(suite: Suite, numbered: Numbered, workers: int) -> Trace:
    """Which statements each case and test executes: what was noted before over the same files, the rest by running."""
    place = suite.root / ".mutants" / f"{digest(suite)}.json"
    known = _noted_in(place)
    now = sources(suite)
    if known is not None and known.sources == now:
        return known.trace
    print("noting which statements each case and test executes", flush=True)
    kept = {} if known is None else {unit.name: unit for unit in known.trace.units if known.has_same(unit, now)}
    ((_, made),) = answers([lambda: _trace(suite, numbered, workers, kept)], 1)
    if not isinstance(made, Trace):
        raise SystemExit(f"{made.why}\nNothing can be said about mutants.")
    place.parent.mkdir(exist_ok=True)
    units = [(*unit[:3], f"{unit.hits:x}", unit.source) for unit in made.units]
    place.write_text(json.dumps([f"{made.loaded:x}", units, now]), "utf-8")
    return made


class Noted(NamedTuple):
    """What an earlier run wrote down, and what the files of its cases and tests held."""

    trace: Trace
    sources: dict[str, str]

    def has_same(self, unit: Unit, now: dict[str, str]) -> bool:
        return self.sources.get(unit.source, "") == now.get(unit.source)


def _noted_in(place: Path) -> Noted | None:
    if not place.is_file():
        return None
    loaded, noted, sources = json.loads(place.read_text("utf-8"))
    units = [Unit(name, is_case, cost, int(hits, 16), source) for name, is_case, cost, hits, source in noted]
    return Noted(Trace(int(loaded, 16), units), sources)


def sources(suite: Suite) -> dict[str, str]:
    """The files that hold cases and tests, with digests: a change in one concerns only those that run cases, too."""
    found = {file: file.read_bytes() for file in suite.documents}
    everything = b"".join(found.values())
    for one in (suite.root / folder for folder in suite.tests):
        for file in [one] if one.is_file() else one.rglob("test_*.py"):
            found[file] = file.read_bytes() + (everything if file.name == "test_cases.py" else b"")
    return {str(file.relative_to(suite.root)): _digest(text) for file, text in sorted(found.items())}


def _digest(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()[:20]


def digest(suite: Suite) -> str:
    """Changes with every file that all cases and tests could read: not with those that hold them, nor with docs."""
    made = hashlib.sha256(
        repr((sys.version, suite.longest, sorted(map(str, suite.tests)), sorted(map(str, suite.files)))).encode()
    )
    for folder in ("src/undercroft/core", "src/undercroft/games", "src/undercroft/agents", "tests", "scripts"):
        for file in sorted((suite.root / folder).rglob("*")):
            is_shared = file.suffix not in {".pyc", ".md"} and file.parent.name != "cases"
            if file.is_file() and is_shared and not file.match("test_*.py"):
                made.update(str(file.relative_to(suite.root)).encode() + b"\0" + file.read_bytes())
    return made.hexdigest()[:20]


def _trace(suite: Suite, numbered: Numbered, workers: int, kept: dict[str, Unit]) -> Trace:
    """What each case and test executes; those that are `kept` need not run again."""
    hits = bytearray(numbered.count)

    def code(file: Path) -> Callable[[], CodeType]:
        return lambda: compile(numbered.trees[file], str(file), "exec", dont_inherit=True)

    sys.meta_path.insert(0, Serving({str(file): code(file) for file in numbered.trees}, {HITS: hits}))
    made: list[Trace] = []
    failures: list[str] = []

    def loop(all_of_it: Loaded) -> None:
        loaded = _bits(hits)
        names = [*all_of_it.cases, *all_of_it.tests]
        units = [kept[name] for name in names if name in kept]
        names = [name for name in names if name not in kept]

        def one(name: str) -> Callable[[], tuple[str, float, int]]:
            def task() -> tuple[str, float, int]:
                be_silent()
                hits[:] = bytes(len(hits))
                if suite.longest:
                    end_after(suite.longest)
                start = time.process_time()
                failure = all_of_it.complaint(name)
                return failure, time.process_time() - start, _bits(hits)

            return task

        gc.collect()
        gc.freeze()
        for number, answer in answers(map(one, names), workers):
            name = names[number]
            if suite.longest and answer == NEVER_ENDED:
                print(f"left out: {name}", file=sys.__stdout__, flush=True)
                continue
            failure, seconds, found = (f"{name}: {answer.why}", 0.0, 0) if isinstance(answer, Broke) else answer
            if failure:
                failures.append(failure)
            units.append(Unit(name, name in all_of_it.cases, seconds, found, all_of_it.source(name)))
        made.append(Trace(loaded, units))

    load_all(suite.packages)
    Loaded(suite, read_all(suite.documents), loop).start()
    if failures:
        raise SystemExit("\n".join(["These fail as they are:", *failures]))
    return made[0]


def _bits(hits: bytearray) -> int:
    """One bit per statement."""
    return int(bytes(hits[::-1]).translate(_DIGITS), 2) if hits else 0


_DIGITS = bytes.maketrans(b"\0\1", b"01")


# --- mutants ------------------------------------------------------------------------------------------------------

Told = Callable[[int, Verdict], None]


def play(suite: Suite, changes: Sequence[Break], workers: int, tell: Told) -> list[Verdict]:
    """What notices each change; `tell` hears of each as soon as it is known."""
    numbered = Numbered(suite.files)
    trace = traced(suite, numbered, workers)
    verdicts: dict[int, Verdict] = {}
    swapped: list[tuple[int, list[Unit]]] = []
    anew: list[int] = []
    for number, change in enumerate(changes):
        statement = numbered.at(change)
        if statement is None or trace.loaded >> statement & 1:
            anew.append(number)
        elif units := trace.noticing(statement):
            swapped.append((number, units))
        else:
            verdicts[number] = Verdict("", "never executed")
            tell(number, verdicts[number])
    ((_, found),) = answers([lambda: _play_swapped(suite, changes, swapped, workers, tell)], 1)
    if isinstance(found, Broke):
        raise SystemExit(found.why)
    verdicts |= found
    left = sorted({*anew, *(number for number, _ in swapped if number not in found)})
    cases = read_all(suite.documents)
    every = trace.cheapest_first()
    tasks = [_loaded_anew(suite, changes[number], cases, every) for number in left]
    for at, answer in answers(tasks, workers):
        verdicts[left[at]] = _verdict(answer)
        tell(left[at], verdicts[left[at]])
    return [verdicts[number] for number in range(len(changes))]


def _verdict(answer: Any) -> Verdict:
    return answer if isinstance(answer, Verdict) else Verdict("broke", answer.why)


def _play_swapped(
    suite: Suite, changes: Sequence[Break], chosen: list[tuple[int, list[Unit]]], workers: int, tell: Told
) -> dict[int, Verdict]:
    """Mutants whose line runs in play alone: the broken code is put into the functions that hold it."""
    found: dict[int, Verdict] = {}

    def loop(all_of_it: Loaded) -> None:
        holders = functions({str(file) for file in suite.files})
        gc.collect()
        gc.freeze()
        tasks = [_swapped(all_of_it, changes[number], units, holders) for number, units in chosen]
        for at, answer in answers(tasks, workers):
            if answer is not None:
                found[chosen[at][0]] = _verdict(answer)
                tell(chosen[at][0], found[chosen[at][0]])

    load_all(suite.packages)
    Loaded(suite, read_all(suite.documents), loop).start()
    return found


Holders = dict[tuple[str, str, int], list[FunctionType]]


def functions(files: set[str]) -> Holders:
    """All functions of these files that exist by now, by file, name and line."""
    found: Holders = {}
    for one in gc.get_objects():
        if type(one) is FunctionType and one.__code__.co_filename in files:
            code = one.__code__
            found.setdefault((code.co_filename, code.co_qualname, code.co_firstlineno), []).append(one)
    return found


def codes(code: CodeType) -> Iterator[CodeType]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from codes(part)


def swap(change: Break, holders: Holders) -> bool:
    """Put the broken code into all functions that hold it; whether any could be found and changed."""
    done = False
    for code in codes(compile(broken(change), str(change.file), "exec", dont_inherit=True)):
        for function in holders.get((code.co_filename, code.co_qualname, code.co_firstlineno), ()):
            if function.__code__ != code:
                try:
                    function.__code__ = code
                except ValueError:  # another number of variables that inner functions share
                    return False
                done = True
    return done


def _swapped(all_of_it: Loaded, change: Break, units: list[Unit], holders: Holders) -> Callable[[], Verdict | None]:
    def task() -> Verdict | None:
        be_silent()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        return _met(all_of_it, units) if swap(change, holders) else None

    return task


def _met(all_of_it: Loaded, units: Sequence[Unit]) -> Verdict:
    noticed = all_of_it.first_complaint(units)
    return Verdict("", "") if noticed is None else Verdict("cases" if noticed.is_case else "tests", noticed.name)


def _loaded_anew(suite: Suite, change: Break, cases: dict[str, Case], units: Sequence[Unit]) -> Callable[[], Verdict]:
    """A mutant whose line runs at import: nothing that it could have touched is loaded before."""

    def task() -> Verdict:
        be_silent()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        give_time(10)
        source = broken(change)
        code = {str(change.file): lambda: compile(source, str(change.file), "exec", dont_inherit=True)}
        sys.meta_path.insert(0, Serving(code, {}))
        try:
            load_all(suite.packages)
        except Exception as error:
            return Verdict("cases", f"cannot be loaded: {error}")
        met: list[Verdict] = []
        cheap = Loaded(suite, cases, lambda _: None)
        verdict = _met(cheap, [unit for unit in units if unit.is_case])
        if verdict.by:
            return verdict
        tests = [unit for unit in units if not unit.is_case]
        give_time(20)
        with suppress(SystemExit, AssertionError):  # it ends so, too, where a test has failed
            Loaded(suite, cases, lambda loaded: met.append(_met(loaded, tests))).start()
        return met[0] if met else Verdict("tests", "cannot be collected")

    return task
