"""What a case may look at, and comparing it: facts by path, exactly or by `contains`, `lacks`, `count`, `absent`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

import msgspec

from undercroft.core.cases.document import suggestion
from undercroft.core.game import Game
from undercroft.core.request import Choice
from undercroft.core.rooms import MapCases
from undercroft.core.state import State

ABSENT = object()
WORDS = ("contains", "lacks", "count", "absent")


def facts_of(game: Game[Any], state: State, requests: Mapping[int, Choice]) -> dict[str, Any]:
    """The state's facts as YAML would hold them, and the pending question as `request`."""
    plain = msgspec.json.decode(msgspec.json.encode(game.cases.facts(state)))  # tuples are lists in YAML
    made: dict[str, Any] = dict(plain)
    room: Any = game.cases
    if isinstance(room, MapCases):
        made |= room.on_map(state)
    if requests:
        choice = next(iter(requests.values()))
        made["request"] = {"kind": choice.kind, "options": choice.keys(), "seats": sorted(requests)}
        if choice.clause:
            made["request"]["clause"] = choice.clause
    return made


def walk(value: Any, path: str) -> Any:
    """What lies at a path of dots; ABSENT where nothing does. A number indexes a list, -1 is the last."""
    for part in str(path).split("."):
        if isinstance(value, dict):
            value = value.get(part, ABSENT)
        elif isinstance(value, list) and part.lstrip("-").isdigit():
            value = value[int(part)] if -len(value) <= int(part) < len(value) else ABSENT
        else:
            value = ABSENT
        if value is ABSENT:
            return ABSENT
    return value


class Look(Protocol):
    """How facts are looked at: `CellFacts` of `core/cases/cells.py` knows cells by their names."""

    def __call__(self, facts: Any, path: str, wanted: Any) -> tuple[Any, Any]: ...

    def written(self, path: str) -> str: ...

    def faults(self, path: str, wanted: Any) -> Iterator[str]: ...


def differences(
    expected: Mapping[Any, Any], facts: Mapping[str, Any], names: set[str], look: Look
) -> Iterator[tuple[str, str]]:
    """Every path that differs, and how. `names` are all names that this game's facts could ever hold."""
    for path, wanted in ((str(path), wanted) for path, wanted in expected.items()):
        found, meant = look(facts, path, wanted)
        for told in (*_compare(found, meant), *look.faults(path, wanted)):
            yield path, f"{path}: {told}"
        if found is ABSENT:
            lost = _lost(facts, look.written(path), names)
            if lost and isinstance(wanted, dict) and wanted.get("absent") is True:
                yield path, f"{path}: nothing can ever be there, {lost}"


def _compare(found: Any, wanted: Any) -> Iterator[str]:
    shown = "nothing" if found is ABSENT else repr(found)
    if isinstance(wanted, dict) and wanted and wanted.keys() & set(WORDS) and not isinstance(found, dict):
        unknown = [word for word in wanted if word not in WORDS]
        if unknown:
            yield f"unknown `{unknown[0]}`; an expectation is a value or has {', '.join(f'`{word}`' for word in WORDS)}"
            return
    if isinstance(wanted, dict) and wanted and wanted.keys() <= set(WORDS):
        for word, value in wanted.items():
            yield from _compare_word(found, word, value, shown)
    elif isinstance(wanted, dict) and wanted and not isinstance(found, dict):
        known = ", ".join(f"`{word}`" for word in WORDS)
        near = suggestion(str(next(iter(wanted))), WORDS)
        yield f"expected {wanted!r}, found {shown}; an expectation is a value or has {known}{near}"
    elif found is ABSENT or found != wanted or (isinstance(wanted, bool) is not isinstance(found, bool)):
        yield f"expected {wanted!r}, found {shown}"


def _compare_word(found: Any, word: str, value: Any, shown: str) -> Iterator[str]:
    if word == "absent":
        if type(value) is not bool:
            yield f"`absent` takes true or false, not {value!r}"
        elif (found is ABSENT or found is None) is not value:
            yield f"expected {'nothing' if value else 'something'}, found {shown}"
    elif word == "count" and (type(value) is not int or value < 0):
        yield f"`count` takes a number of things, not {value!r}"
    elif found is ABSENT or found is None:
        yield f"expected {word} {value!r}, found {shown}"
    elif not isinstance(found, (list, dict, str)):
        yield f"`{word}` needs a list, found {shown}"
    elif word == "count":
        if len(found) != value:
            yield f"expected {value} of them, found {len(found)}: {shown}"
    elif (isinstance(found, str) and not isinstance(value, str)) or (value in found) is (word == "lacks"):
        yield f"expected {word} {value!r}, found {shown}"


def _lost(facts: Any, path: str, names: set[str]) -> str:
    """Why a path that leads nowhere can never lead anywhere; empty where it might at another moment."""
    value = facts
    for part in path.split("."):
        if isinstance(value, dict) and part in value:
            value = value[part]
        elif isinstance(value, list) and part.lstrip("-").isdigit():
            if not -len(value) <= int(part) < len(value):
                return ""
            value = value[int(part)]
        elif value is None or part in names or part.replace(",", "").lstrip("-").isdigit():
            return ""
        elif isinstance(value, dict):
            return f"for there is no `{part}`{suggestion(part, value)}"
        else:
            return f"for `{part}` asks for a part of {value!r}"
    return ""


def names_in(value: Any) -> Iterator[str]:
    """Every word and name inside facts."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield str(key)
            yield from names_in(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from names_in(inside)
    elif isinstance(value, str):
        yield value
