"""Cases: the executable rulebook. A YAML document that a rules lawyer can read, run against the real engine.

`docs/cases.md` describes the format. A case that fails says which path differed and shows the decision it stood at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import yaml

from undercroft.core.chance import Scripted, Seeded
from undercroft.core.errors import TableError
from undercroft.core.game import Game, load
from undercroft.core.request import Chance, Choice
from undercroft.core.state import State
from undercroft.core.table import Table

SEED = 1
SHOWN_OPTIONS = 30
_CASE_WORDS = {"name", "rules", "options", "seed", "given", "steps", "expect"}
_STEP_WORDS = {"choose", "refuse", "chance", "seat", "undo", "expect"}


class CaseError(Exception):
    """A case that fails or cannot be read: what differed, and where it stood."""


class Case(msgspec.Struct):
    """One case of a document; `seed` decides the chances that no step names."""

    game: str
    name: str
    file: str
    rules: list[str]
    options: dict[str, Any]
    given: dict[str, Any] | None
    steps: list[dict[str, Any]]
    expect: dict[str, Any]
    seed: int = SEED


def read_cases(path: str | Path) -> list[Case]:
    """The cases of a file; CaseError says what is wrong with it."""
    try:
        text = Path(path).read_text("utf-8")
    except OSError as error:
        raise CaseError(f"{path}: {error.strerror}") from None
    try:
        document = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except yaml.YAMLError as error:
        raise CaseError(f"{path}: not YAML: {error}") from None
    if not isinstance(document, dict) or not {"game", "cases"} <= document.keys():
        raise CaseError(f"{path}: a document needs `game` and `cases`")
    return list(_each(str(path), document))


def _each(path: str, document: dict[str, Any]) -> Iterator[Case]:
    for number, entry in enumerate(document["cases"], 1):
        where = f"{path}: case {number}"
        if not isinstance(entry, dict) or "name" not in entry:
            raise CaseError(f"{where}: a case is a mapping with a `name`")
        unknown = entry.keys() - _CASE_WORDS
        if unknown:
            raise CaseError(f"{where}: unknown {_words(unknown)}; a case has {_words(_CASE_WORDS)}")
        for step in entry.get("steps") or []:
            if not isinstance(step, dict) or step.keys() - _STEP_WORDS:
                raise CaseError(f"{where}: the step {step!r} is not one of {_words(_STEP_WORDS)}")
        if not entry.get("expect") and not any("expect" in s or "refuse" in s for s in entry.get("steps") or []):
            raise CaseError(f"{where}: it expects nothing")
        yield Case(
            game=document["game"],
            name=entry["name"],
            file=path,
            rules=list(entry.get("rules") or []),
            options=dict(entry.get("options") or {}),
            given=entry.get("given"),
            steps=list(entry.get("steps") or []),
            expect=dict(entry.get("expect") or {}),
            seed=entry.get("seed", SEED),
        )


def _words(words: set[str]) -> str:
    return ", ".join(f"`{word}`" for word in sorted(map(str, words)))


def fresh(game: Game[Any], options: Mapping[str, Any], seed: int) -> State:
    """A game after set-up: chances by the seed, every question answered with its first option."""
    state: State = game.rules.new_state(game.check_options(options))
    source = Seeded(seed)
    while not game.rules.is_set_up(state):
        flow = game.rules.stage(state)
        answer: Any = None
        while True:
            try:
                request = flow.send(answer)
            except StopIteration:
                break
            if isinstance(request, Choice):
                answer = request.options[0]
            elif isinstance(request, Chance):
                answer = source.pick(request)
            else:
                answer = {seat: _first(side, source) for seat, side in request.flows.items()}
    return state


def _first(flow: Any, source: Seeded) -> Any:
    answer: Any = None
    while True:
        try:
            request = flow.send(answer)
        except StopIteration as end:
            return end.value
        answer = request.options[0] if isinstance(request, Choice) else source.pick(request)


def run_case(case: Case, game: Game[Any] | None = None) -> Table:
    """Play a case; CaseError where it fails. The table is returned as the case leaves it."""
    game = game or load(case.game)
    source = Scripted([], Seeded(case.seed))
    steps = list(case.steps)
    while steps and "chance" in steps[0]:
        source.queue.extend(_outcomes(steps.pop(0)["chance"]))  # chances that come before the first decision
    try:
        state = None
        if case.given is not None:
            state = fresh(game, case.options, case.seed)
            game.cases.edit(state, case.given)
        table = Table(game, case.options, case.seed, source=source, state=state)
    except TableError as error:
        raise CaseError(f"cannot be set up: {error}") from None
    seat: int | None = None
    for step in steps:
        if "seat" in step:
            seat = step["seat"]
        for word, value in step.items():
            try:
                _step(table, source, word, value, seat)
            except TableError as error:
                raise CaseError(f"step {word}: {value}: {error}\n{standing(table)}") from None
            except CaseError as error:
                raise CaseError(f"step {word}: {value}: {error}\n{standing(table)}") from None
    try:
        check(case.expect, table)
        if source.queue:
            raise CaseError(f"outcomes never asked for: {', '.join(map(str, source.queue))}")
    except CaseError as error:
        raise CaseError(f"{error}\n{standing(table)}") from None
    return table


def _outcomes(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _step(table: Table, source: Scripted, word: str, value: Any, seat: int | None) -> None:
    if word == "chance":
        source.queue.extend(_outcomes(value))
    elif word == "choose":
        table.choose(str(value), _answering(table, seat))
    elif word == "refuse":
        before = table.version
        try:
            table.choose(str(value), _answering(table, seat))
        except TableError:
            if table.version != before:
                raise CaseError("was refused, yet something changed") from None
        else:
            raise CaseError("was accepted, and should have been refused")
    elif word == "undo":
        if value is True:
            table.undo(seat)
        elif table.can_undo(seat) is None:
            raise CaseError("can be undone, and should not")
    elif word == "expect":
        check(value, table)


def _answering(table: Table, seat: int | None) -> int | None:
    return seat if seat is not None and seat in table.requests else None


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


def all_facts(table: Table) -> dict[str, Any]:
    """What `expect` may look at: the state's facts, and the pending question as `request`."""
    plain = msgspec.json.decode(msgspec.json.encode(table.game.cases.facts(table.state)))  # tuples are lists in YAML
    made: dict[str, Any] = dict(plain)
    choice = table.request
    if choice is not None:
        made["request"] = {"kind": choice.kind, "options": choice.keys(), "seats": sorted(table.requests)}
        if choice.clause:
            made["request"]["clause"] = choice.clause
    return made


_ABSENT = object()


def _walk(value: Any, path: str) -> Any:
    for part in str(path).split("."):
        if isinstance(value, dict):
            value = value.get(part, _ABSENT)
        elif isinstance(value, list) and part.lstrip("-").isdigit():
            value = value[int(part)] if -len(value) <= int(part) < len(value) else _ABSENT
        else:
            value = _ABSENT
        if value is _ABSENT:
            return _ABSENT
    return value


def check(expected: Mapping[str, Any], table: Table) -> None:
    made = all_facts(table)
    for path, wanted in expected.items():
        _compare(str(path), _walk(made, path), wanted)


def _compare(path: str, found: Any, wanted: Any) -> None:
    shown = "nothing" if found is _ABSENT else repr(found)
    if isinstance(wanted, dict) and wanted and wanted.keys() <= {"contains", "count", "absent", "lacks"}:
        for word, value in wanted.items():
            if word == "absent":
                if (found is _ABSENT or found is None) is not bool(value):
                    raise CaseError(f"{path}: expected {'nothing' if value else 'something'}, found {shown}")
            elif found is _ABSENT or found is None:
                raise CaseError(f"{path}: expected {word} {value!r}, found {shown}")
            elif word == "count":
                if len(found) != value:
                    raise CaseError(f"{path}: expected {value} of them, found {len(found)}: {shown}")
            elif (value in found) is (word == "lacks"):
                raise CaseError(f"{path}: expected {word} {value!r}, found {shown}")
    elif found is _ABSENT or found != wanted or (isinstance(wanted, bool) is not isinstance(found, bool)):
        raise CaseError(f"{path}: expected {wanted!r}, found {shown}")
