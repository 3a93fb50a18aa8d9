"""A position written down: the start of a late stage with the story so far, so that a long game opens without replay.

It fits the very program that wrote it and the answers it was written with, and is worth nothing to any other.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from undercroft.core.chance import Seeded
from undercroft.core.errors import BadRecord
from undercroft.core.events import UNSAID, Log, LogLine
from undercroft.core.request import key
from undercroft.core.say import Arg, Say
from undercroft.core.state import State
from undercroft.core.table.records import Snapshot
from undercroft.core.table.steps import SILENT, Misfit, by_name, follow
from undercroft.core.table.table import MISSING, Table

if TYPE_CHECKING:
    from undercroft.core.game import Game

S = TypeVar("S", bound=State)

STAGES_BEHIND = 8
"""The last stages, which are replayed when a position is opened, so that taking back needs nothing else."""

Told = tuple[Any, tuple[int, ...] | None, int, Any, Any]
"""A line of the story without what there was to see: its words, who may know it, after how many answers, its event, and
what the others are told."""


class Position(msgspec.Struct):
    """What is written down."""

    chapters: list[list[tuple[int | str, list[str | int] | str | int]]]
    """The answers of every stage before."""
    finals: list[int]
    state: msgspec.Raw
    story: list[Told]


class Captured(NamedTuple):
    """What a position is written from: nothing in it changes any more, so that a thread may write it."""

    chapters: list[Any]
    finals: list[int]
    state: bytes
    lines: list[LogLine]


def capture_position(table: Table[Any]) -> Captured | None:
    """A late stage's start; None where replaying the game is as quick, or its state cannot be written."""
    chapter = len(table._snapshots) - STAGES_BEHIND
    if table.light or table.log is None or chapter < 1:
        return None
    start = table._start_of(chapter)
    log, start.state.log = start.state.log, None
    try:
        state = msgspec.json.encode(start.state)
        if msgspec.json.decode(state, type=type(start.state)) != start.state:
            return None
    except (TypeError, ValueError):  # the state holds what JSON cannot
        return None
    finally:
        start.state.log = log
    done = sum(map(len, table._chapters[:chapter]))
    finals = sorted(final for final in table._finals if final < done)
    return Captured(table._chapters[:chapter], finals, state, table.log.lines[: start.lines])


def write_position(captured: Captured) -> bytes:
    """A position as JSON."""
    chapters, finals, state, lines = captured
    position = Position(chapters, finals, msgspec.Raw(state), [_tell(line) for line in lines])
    return msgspec.json.encode(position, enc_hook=_write)


def open_position(game: Game[S], options: dict[str, Any], seed: int, steps: list[Any], data: bytes) -> Table[S]:
    """The table that these answers lead to, from a position on; BadRecord where the two do not belong together."""
    try:
        read = msgspec.json.decode(data, type=Position)
        begun = Table(game, options, seed, source=SILENT)
        table = begun._blank(light=False)
        table._chapters = [[_step(step) for step in chapter] for chapter in read.chapters]
        table._done = sum(map(len, table._chapters))
        if list(map(tuple, steps[: table._done])) != list(_names(table._chapters)):
            raise BadRecord("error.record-damaged", cause="position")
        table.state = msgspec.json.decode(read.state, type=type(begun.state))
        table.log = Log()
        table.log.lines = list(map(_line, read.story))
        table._finals = frozenset(read.finals)
        table._snapshots = [MISSING] * len(table._chapters)
        table._snapshots.append(Snapshot(table._copy(table.state), len(table.log.lines)))
        table.state.log = table.log
        table.log.step = table._done
        table._stand()
        follow(table, steps[table._done :], by_name)
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError, Misfit) as error:
        raise BadRecord("error.record-damaged", cause=type(error).__name__) from None
    source = Seeded(seed)
    source.dice.jump(sum(type(step[0]) is str for step in steps))
    table.source = source
    return table


def _step(step: tuple[Any, Any]) -> Any:
    who, value = step
    return who, tuple(value) if type(value) is list else value


def _names(chapters: list[list[Any]]) -> Iterator[tuple[int | str, str]]:
    """The answers as a record has them."""
    for chapter in chapters:
        for who, value in chapter:
            yield who, key(value) if type(who) is int else str(value)


def _tell(line: LogLine) -> Told:
    others = None if line.others is None else _tell(line.others)
    return line.say if line.is_told else None, line.to, line.step, _plain(line.event), others


def _write(said: Any) -> Any:
    """A message as its key, its arguments and its clause."""
    if type(said) is not Say:
        raise NotImplementedError(type(said))
    return said.key, said.args, said.clause


def _read(words: Any) -> Say:
    name, args, clause = words
    return Say(name, {each: _arg(value) for each, value in args.items()}, clause)


def _arg(value: Any) -> Arg:
    if type(value) is not list:
        made: int | str = value
        return made
    if value and type(value[0]) is str:
        return _read(value)
    return [_read(each) for each in value]


def _line(told: Told) -> LogLine:
    words, to, step, event, others = told
    said = UNSAID if words is None else _read(words)
    known = None if others is None else _line(others)
    return LogLine(_made(event), said, [], None if to is None else tuple(to), step, known)


# --- events: whatever their fields hold, so that it comes back as it was --------------------------------------------

PLAIN = (int, str, bool, float, type(None))


def _plain(value: Any) -> Any:
    """A value in lists, objects and plain things; what JSON does not know by itself is an object that says its kind."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is list:
        return [_plain(each) for each in value]
    if kind is tuple:
        return {"tuple": [_plain(each) for each in value]}
    if kind is dict:
        return {"dict": [(_plain(name), _plain(each)) for name, each in value.items()]}
    if kind is Say:
        return {"say": value}
    if isinstance(value, msgspec.Struct):
        fields = [_plain(getattr(value, field)) for field in kind.__struct_fields__]
        return {"struct": [f"{kind.__module__}:{kind.__qualname__}", *fields]}
    raise TypeError(f"an event holds {kind.__name__}")


def _made(value: Any) -> Any:
    kind = type(value)
    if kind is list:
        return [_made(each) for each in value]
    if kind is not dict:
        return value
    [(what, inside)] = value.items()
    if what == "struct":
        struct = _struct(inside[0])
        return struct(**dict(zip(struct.__struct_fields__, map(_made, inside[1:]), strict=True)))
    if what == "say":
        return _read(inside)
    if what == "tuple":
        return tuple(map(_made, inside))
    return {_made(name): _made(each) for name, each in inside}


@cache
def _struct(name: str) -> type[msgspec.Struct]:
    """The class of this name, among those that are loaded."""
    module, _, path = name.partition(":")
    found: Any = sys.modules[module]
    for part in path.split("."):
        found = getattr(found, part)
    if not (isinstance(found, type) and issubclass(found, msgspec.Struct)):
        raise LookupError(name)
    return found
