"""Running a case: set-up, edits, steps, expectations. Whatever is wrong ends in a CaseError of plain words."""

from __future__ import annotations

import copy
import re
import traceback
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from importlib.resources import files
from typing import Any

from undercroft.core.cases.cells import CellFacts
from undercroft.core.cases.compare import differences, facts_of, names_in
from undercroft.core.cases.document import Case, CaseError, suggestion
from undercroft.core.cases.given import PRINTED, TOP, GivenError
from undercroft.core.chance import Scripted, Seeded
from undercroft.core.errors import BadOption, RulesBroken, TableError
from undercroft.core.game import Game, load
from undercroft.core.ledger import read_clauses
from undercroft.core.question import Argument
from undercroft.core.request import Chance, Choice, Flow, Outcome
from undercroft.core.rooms import Printing
from undercroft.core.state import State, copier
from undercroft.core.table import Table
from undercroft.core.words import texts_of

SHOWN_OPTIONS = 30
REQUEST = {"request", "kind", "options", "seats", "clause"}
"""Paths to the pending question, which is not always there."""


def fresh(game: Game[Any], options: Mapping[str, Any], seed: int) -> State:
    """A game after set-up: chances by the seed, every question answered with its first option."""
    state: State = game.rules.new_state(game.check_options(options))
    source = Seeded(seed)
    while not game.rules.is_set_up(state):
        _first(game.rules.stage(state), source)
    return state


def _first(flow: Flow[Any], source: Seeded) -> Any:
    """Play a flow to its end, always with the first option; what it returns."""
    answer: Any = None
    while True:
        try:
            request = flow.send(answer)
        except StopIteration as end:
            return end.value
        if isinstance(request, Choice):
            answer = request.options[0]
        elif isinstance(request, Chance):
            answer = source.pick(request)
        else:
            answer = {seat: _first(side, source) for seat, side in request.flows.items()}


def run_case(case: Case, game: Game[Any] | None = None) -> Table:
    """Play a case; CaseError where it fails. The table is returned as the case leaves it."""
    if case.fault:
        raise CaseError(case.fault)
    run = _Run(case, game or _load(case))
    try:
        with run.printed():
            return run.play()
    except CaseError:
        raise
    except Exception as error:  # a fault of the rules: it fails this case and no other
        where = "".join(traceback.format_exception_only(error)).strip()
        last = traceback.extract_tb(error.__traceback__)[-1]
        raise CaseError(f"line {case.line}: the rules failed at {last.name} ({where})") from error


def _load(case: Case) -> Game[Any]:
    try:
        return load(case.game)
    except TableError as error:
        raise CaseError(str(error)) from None


class _Watched(Scripted):
    """Scripted outcomes that also keep which chances were asked for, for `never`."""

    __slots__ = ("asked",)

    def __init__(self, seed: int) -> None:
        super().__init__([], Seeded(seed))
        self.asked: list[Chance] = []

    def pick(self, chance: Chance) -> Outcome | None:
        self.asked.append(chance)
        return super().pick(chance)


class _Stages:
    """A game's rules that keep a copy of the state at the start of each stage, for `stop`."""

    def __init__(self, rules: Any) -> None:
        self._rules = rules
        self.begun: list[State] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def stage(self, state: State) -> Flow[None]:
        self.begun.append(copier(type(state))(state))
        flow: Flow[None] = self._rules.stage(state)
        return flow


class _Run:
    """One case being played."""

    def __init__(self, case: Case, game: Game[Any]) -> None:
        self.case = case
        self.game = game
        self.source = _Watched(case.seed)
        self.seat: int | None = None
        self.stages: _Stages | None = None
        self.seen: set[str] = set()
        if any("stop" in step for step in case.steps):
            self.game = copy.copy(game)
            self.stages = _Stages(game.rules)
            self.game.rules = self.stages
        self.table: Table

    def play(self) -> Table:
        self.check_clauses()
        steps = list(enumerate(self.case.steps))
        while steps and steps[0][1].keys() == {"chance"}:  # chances that come before the first decision
            self.source.queue.extend(_outcomes(steps.pop(0)[1]["chance"]))
        self.table = self.set_up()
        self.look_around()
        for number, step in steps:
            if self.stages is not None:
                self.stages.begun.clear()
            for word, value in _in_order(step):
                try:
                    self.step(word, value, number, step)
                except (TableError, RulesBroken, CaseError) as error:
                    line = self.case.lines.get(f"steps.{number}.{word}", self.case.line)
                    raise CaseError(f"line {line}, step {word}: {value}: {error}\n{standing(self.table)}") from None
            self.look_around()
        self.finish()
        return self.table

    def check_clauses(self) -> None:
        known = _clauses(self.game.package)
        for clause in self.case.rules:
            if known and clause not in known:
                raise CaseError(
                    f"line {self.case.lines.get('rules', self.case.line)}: the ledger has no clause {clause}"
                    f"{suggestion(clause, known)}"
                )

    def set_up(self) -> Table:
        case = self.case
        try:
            state = None
            if case.given is not None:
                state = fresh(self.game, case.options, case.seed)
                self.give(state, case.given)
            return Table(self.game, case.options, case.seed, source=self.source, state=state)
        except (TableError, RulesBroken) as error:
            raise self.not_set_up(error) from None

    def not_set_up(self, error: Exception) -> CaseError:
        """Why the case cannot begin, with the line of the very word that is wrong."""
        case = self.case
        line = case.lines.get("options" if isinstance(error, BadOption) else TOP, case.line)
        if isinstance(error, GivenError):
            parts = error.path.split(".")
            paths = (".".join((TOP, *parts[:length])) for length in range(len(parts), 0, -1))
            line = next((case.lines[path] for path in paths if path in case.lines), line)
        return CaseError(f"line {line}: cannot be set up: {error}")

    def printed(self) -> AbstractContextManager[None]:
        """Printed values that the case gives, which hold while it runs."""
        room: Any = self.game.cases
        if not isinstance(room, Printing) or PRINTED not in (self.case.given or {}):
            return nullcontext()
        try:
            return room.printed((self.case.given or {})[PRINTED])
        except TableError as error:
            raise self.not_set_up(error) from None

    def give(self, state: State, given: Mapping[str, Any]) -> None:
        try:
            self.game.cases.edit(state, given)
        except TableError:
            raise
        except Exception as error:  # a value that no word of the game can read: say so, show no traceback
            where = f"line {self.case.lines.get('given', self.case.line)}"
            cause = f"{type(error).__name__}: {error}"
            raise CaseError(f"{where}: what is given cannot be read ({cause}); docs/cases.md has the words") from None

    # --- steps ------------------------------------------------------------------------------------------------------

    def step(self, word: str, value: Any, number: int, step: Mapping[str, Any]) -> None:
        table = self.table
        if word == "seat":
            self.sit(value)
        elif word == "chance":
            self.source.queue.extend(_outcomes(value))
        elif word == "choose":
            self.source.asked.clear()
            table.choose(self.cells().key(str(value)), self.answering())
        elif word == "refuse":
            self.refuse(self.cells().key(str(value)))
        elif word == "never":
            self.never(value)
        elif word == "undo":
            self.undo(value)
        elif word == "expect":
            at = self.stopped(step["stop"]) if "stop" in step else table.state
            self.compare(value, self.facts(at, with_request="stop" not in step), f"steps.{number}.expect", at)
        elif word == "view":
            self.view(value, f"steps.{number}.view")
        elif word == "stop" and "expect" not in step:
            raise CaseError("`stop` goes with an `expect` in the same step: it says when to look")

    def sit(self, seat: int) -> None:
        if not 0 <= seat < self.table.state.players:
            raise CaseError(f"there is no seat {seat}; seats are 0 to {self.table.state.players - 1}")
        self.seat = seat

    def answering(self) -> int | None:
        return self.seat if self.seat is not None and self.seat in self.table.requests else None

    def refuse(self, key: str) -> None:
        if not self.might_exist(key):
            raise CaseError(f"no question of this game could ever offer “{key}”, so refusing it shows nothing")
        before = self.table.version
        try:
            self.table.choose(key, self.answering())
        except TableError:
            if self.table.version != before:
                raise CaseError("was refused, yet something changed") from None
        else:
            raise CaseError("was accepted, and should have been refused")

    def might_exist(self, key: str) -> bool:
        """Whether a declared question has options of this shape, with names that the game knows."""
        if not self.game.questions:
            return True
        verb, *parts = key.split(":")
        for question in self.game.questions.values():
            declared = question.verbs.get(verb)
            if declared is None:
                continue
            shapes = [*declared.arguments, *declared.arguments[-1:] * len(parts)]
            typed = [int(part) if shape.type is int and _is_number(part) else part
                     for part, shape in zip(parts, shapes, strict=False)]  # fmt: skip
            if len(typed) == len(parts) and declared.fits((verb, *typed)):
                if all(self.is_value(shape, part) for shape, part in zip(shapes, typed, strict=False)):
                    return True
        return False

    def is_value(self, shape: Argument[Any], part: str | int) -> bool:
        if shape.values is not None:
            return part in shape.values
        return self.is_place(shape, part) if isinstance(part, int) else self.is_name(part)

    def is_place(self, shape: Argument[Any], number: int) -> bool:
        """Whether the number is one of the things that the screen has words for: a hex of this map, a figure."""
        try:
            shape.told(self.table.state, number)
        except LookupError:
            return False
        return True

    def is_name(self, word: str) -> bool:
        return word in self.seen or word in _names_of(*self.game.meta.shares, self.game.package)

    def never(self, value: Any) -> None:
        """None of these could have come up: in any chance of the step's choice, or in those of the kind named."""
        wanted: dict[str | None, Any] = dict(value) if isinstance(value, dict) else {None: value}
        for kind, outcomes in wanted.items():
            asked = [chance for chance in self.source.asked if kind is None or chance.kind == kind]
            if not asked:
                met = ", ".join(dict.fromkeys(chance.kind for chance in self.source.asked)) or "none at all"
                which = "no chance" if kind is None else f"no chance {kind}"
                raise CaseError(f"{which} was asked for by this step's choice; asked for: {met}")
            for chance in asked:
                self.not_possible(chance, _outcomes(outcomes))

    def not_possible(self, chance: Chance, outcomes: list[Any]) -> None:
        weights = chance.weights or [1] * len(chance.outcomes)
        possible = {str(one): None for one, weight in zip(chance.outcomes, weights, strict=True) if weight}
        for outcome in outcomes:
            if str(outcome) in possible:
                raise CaseError(f"“{outcome}” may come up for {chance.kind}: {', '.join(possible)}")

    def undo(self, wanted: bool) -> None:
        if wanted:
            self.table.undo(self.seat)
        elif self.table.can_undo(self.seat) is None:
            raise CaseError("can be undone, and should not")

    def stopped(self, phase: str) -> State:
        """The state when this phase began, in this step or the one before."""
        assert self.stages is not None
        known = [getattr(state, "phase", None) for state in self.stages.begun]
        if not hasattr(self.table.state, "phase"):
            raise CaseError("this game has no phases to stop at")
        if phase not in known:
            begun = ", ".join(map(str, known)) or "none"
            raise CaseError(f"the phase {phase} did not begin in this step; begun were: {begun}")
        return self.stages.begun[len(known) - 1 - known[::-1].index(phase)]

    # --- looking ----------------------------------------------------------------------------------------------------

    def facts(self, state: State, with_request: bool = True) -> dict[str, Any]:
        return facts_of(self.game, state, self.table.requests if with_request else {})

    def look_around(self) -> None:
        """Remember every name that the facts hold: a path or key of another moment is no misspelling. Whoever is asked
        must sit at the table."""
        self.seen.update(names_in(self.facts(self.table.state)))
        last = self.table.state.players - 1
        for seat, choice in self.table.requests.items():
            if not 0 <= seat <= last:
                raise CaseError(f"line {self.case.line}: {choice.kind} is asked of seat {seat}; seats are 0 to {last}")
            for option in choice.options:
                self.seen.update(map(str, option))

    def view(self, wanted: Mapping[str, Any], where: str) -> None:
        """What a seat may know, compared like the facts."""
        seat = wanted["seat"]
        if seat is not None and not 0 <= seat < self.table.state.players:
            line = self.case.lines.get(f"{where}.seat", self.case.line)
            raise CaseError(f"line {line}: there is no seat {seat}; seats are 0 to {self.table.state.players - 1}")
        asked = {at: choice for at, choice in self.table.requests.items() if at == seat}
        view = self.table.view(seat)
        facts = facts_of(self.game, view, asked)
        self.compare({path: value for path, value in wanted.items() if path != "seat"}, facts, where, view)

    def cells(self, state: State | None = None) -> CellFacts:
        """Cells by the names of the screen, as they are on this map."""
        return CellFacts(self.game, self.table.state if state is None else state, self.table.requests)

    def compare(self, expected: Mapping[str, Any], facts: dict[str, Any], where: str, state: State) -> None:
        names = self.seen | REQUEST | _names_of(*self.game.meta.shares, self.game.package)
        told = [
            f"line {self.case.lines.get(f'{where}.{path}', self.case.line)}: {difference}"
            for path, difference in differences(expected, facts, names, self.cells(state))
        ]
        if told:
            raise CaseError("\n  ".join(told))

    def finish(self) -> None:
        try:
            self.compare(self.case.expect, self.facts(self.table.state), "expect", self.table.state)
            if self.case.view:
                self.view(self.case.view, "view")
            if self.source.queue:
                left = ", ".join(map(str, self.source.queue))
                line = self.case.lines.get("steps", self.case.line)
                raise CaseError(f"line {line}: outcomes never asked for: {left}")
        except CaseError as error:
            raise CaseError(f"{error}\n{standing(self.table)}") from None


ORDER = ("seat", "chance", "undo", "choose", "never", "refuse", "stop", "expect", "view")
"""In which a step's words act, whatever order they are written in: who, what comes up, the choice, what then holds."""


def _in_order(step: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for word in ORDER:
        if word in step:
            yield word, step[word]


def _outcomes(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _is_number(word: str) -> bool:
    return word.lstrip("-").isdigit()


@cache
def _names_of(*packages: str) -> frozenset[str]:
    """Every name that the messages of these packages have words for: `card-short_sword` names `short_sword`."""
    found: set[str] = set()
    for package in packages:
        text = "\n".join(texts_of(files(package) / "words", "en"))
        for id in re.findall(r"^([A-Za-z][\w-]*) =", text, re.MULTILINE):
            parts = id.split("-")
            found.update("-".join(parts[at:]) for at in range(len(parts)))
    return frozenset(found)


@cache
def _clauses(package: str) -> frozenset[str]:
    """The ids of a game's clauses; empty where it has no ledger yet."""
    ledger = files(package) / "rules.md"
    clauses = read_clauses(ledger.read_text("utf-8")) if ledger.is_file() else []
    return frozenset(clause.id for clause in clauses)


def standing(table: Table) -> str:
    """The decision a case stands at, in a few lines."""
    if table.is_over:
        return f"  The game is over: {table.state.result}"
    if table.chance is not None:
        return f"  Waiting for the chance {table.chance.kind}"
    lines = []
    for seat, choice in table.requests.items():
        keys = choice.keys()
        more = f" ... and {len(keys) - SHOWN_OPTIONS} more" if len(keys) > SHOWN_OPTIONS else ""
        lines.append(f"  Seat {seat} is asked {choice.kind}: {', '.join(keys[:SHOWN_OPTIONS])}{more}")
    return "\n".join(lines)
