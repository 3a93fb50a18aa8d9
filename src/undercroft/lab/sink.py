"""Where rows go: a CSV, Parquet or JSON-lines table, one line per game and seat (or per decision), written as the games
end. `read_lines` reads all of them back, for reports.
"""

from __future__ import annotations

import csv
import importlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from undercroft.core.errors import BadOption
from undercroft.core.extras import needing
from undercroft.core.game import Game
from undercroft.lab.job import Row
from undercroft.lab.watched import Decision

T = TypeVar("T")

NESTED = ("options", "tally")
"""JSON in a CSV table; in Parquet a column for each of their names: `option_players`, `tally_health`."""
PREFIXES = {"options": "option_", "tally": "tally_"}
TIMED = "seconds"
"""Stands in Parquet tables alone: everything else is the same in every run."""

GROUP = 5_000
"""Lines of a Parquet table that are written at once; the columns are those that the first of them have."""
MORE = "more"
"""Of a Parquet table, as JSON: what came later and has no column."""
MARKS = {"won": "error.table-of-games", "offered": "error.table-of-decisions"}
"""A column that each kind of table has and the other has not, and what is said where the other is wanted."""


class Line(msgspec.Struct):
    """One seat of one game."""

    game: str
    index: int
    seed: int
    seat: int
    agent: str
    won: bool
    share: float
    """The seat's part of the win: half of one that two share."""
    score: float
    reason: str
    decisions: int
    options: dict[str, Any]
    tally: dict[str, Any]
    version: str = ""
    """Of the game's rules."""
    choices: int = 0
    """The decisions of this seat."""
    seconds: float = 0.0
    """How long its agent thought."""


COLUMNS = tuple(name for name in Line.__struct_fields__ if name != TIMED)


class About(msgspec.Struct):
    """How a table was made; it lies beside it as FILE.about.json."""

    game: str
    rules: str
    program: str
    seed: int
    games: int
    command: str = ""


def lines_of(game: Game[Any], row: Row) -> Iterator[Line]:
    part = 1.0 / len(row.winners) if row.winners else 0.0
    for seat, name in enumerate(row.seats):
        yield Line(
            game=game.name,
            index=row.index,
            seed=row.seed,
            seat=seat,
            agent=name,
            won=seat in row.winners,
            share=part if seat in row.winners else 0.0,
            score=row.scores[seat] if seat < len(row.scores) else 0.0,
            reason=row.reason,
            decisions=row.decisions,
            options=row.options,
            tally=row.tally[seat] if seat < len(row.tally) else {},
            version=game.version,
            choices=row.choices[seat] if seat < len(row.choices) else 0,
            seconds=row.seconds[seat] if seat < len(row.seconds) else 0.0,
        )


class Sink(Protocol):
    def put(self, line: Any) -> None: ...

    def close(self) -> None: ...


class Csv:
    def __init__(self, path: Path, kind: type[msgspec.Struct]) -> None:
        self.file = path.open("w", encoding="utf-8", newline="")
        self.columns = [name for name in kind.__struct_fields__ if name != TIMED]
        self.writer = csv.DictWriter(self.file, self.columns)
        self.writer.writeheader()

    def put(self, line: Any) -> None:
        made = {name: getattr(line, name) for name in self.columns}
        for name, value in made.items():
            if isinstance(value, dict):
                made[name] = msgspec.json.encode(value, order="sorted").decode()
            elif isinstance(value, bool):
                made[name] = int(value)
        self.writer.writerow(made)

    def close(self) -> None:
        self.file.close()


class JsonLines:
    def __init__(self, path: Path, kind: type[msgspec.Struct]) -> None:
        self.file = path.open("wb")

    def put(self, line: Any) -> None:
        made = msgspec.to_builtins(line)
        made.pop(TIMED)
        self.file.write(msgspec.json.encode(made) + b"\n")

    def close(self) -> None:
        self.file.close()


class Parquet:
    """Real columns for everything, so that a notebook can group by an option at once."""

    def __init__(self, path: Path, kind: type[msgspec.Struct]) -> None:
        self.arrow, parquet = _arrow()
        self.file = path.open("wb")
        self.parquet = parquet
        self.fields = kind.__annotations__
        self.schema: Any = None
        self.writer: Any = None
        self.waiting: list[dict[str, Any]] = []

    def put(self, line: Any) -> None:
        self.waiting.append(_columns(msgspec.to_builtins(line)))
        if len(self.waiting) >= GROUP:
            self._write()

    def _write(self) -> None:
        if self.writer is None:
            self.schema = self._make_schema()
            self.writer = self.parquet.ParquetWriter(self.file, self.schema)
        known = set(self.schema.names)
        for line in self.waiting:
            late = {name: value for name, value in line.items() if name not in known}
            if late:
                line[MORE] = msgspec.json.encode(late, order="sorted").decode()
        self.writer.write_table(self.arrow.Table.from_pylist(self.waiting, schema=self.schema))
        self.waiting = []

    def _make_schema(self) -> Any:
        kinds = {"int": self.arrow.int64(), "float": self.arrow.float64(), "bool": self.arrow.bool_(),
                 "str": self.arrow.string()}  # fmt: skip
        columns = {name: kinds[each] for name, each in self.fields.items() if each in kinds}
        seen: dict[str, list[Any]] = {}
        for line in self.waiting:
            for name, value in line.items():
                if name not in columns:
                    seen.setdefault(name, []).append(value)
        columns |= {name: self._type(values) for name, values in sorted(seen.items())}
        return self.arrow.schema([*columns.items(), (MORE, self.arrow.string())])

    def _type(self, values: list[Any]) -> Any:
        if any(isinstance(value, list) for value in values):
            return self.arrow.list_(self.arrow.string())
        if all(isinstance(value, bool) for value in values):
            return self.arrow.bool_()
        if all(isinstance(value, int) for value in values):
            return self.arrow.int64()
        return self.arrow.float64() if all(isinstance(v, (int, float)) for v in values) else self.arrow.string()

    def close(self) -> None:
        if self.waiting or self.writer is None:
            self._write()
        self.writer.close()
        self.file.close()


def _columns(line: dict[str, Any]) -> dict[str, Any]:
    """A line with a column for each name of its nested parts."""
    made = {name: value for name, value in line.items() if name not in NESTED}
    for name in NESTED:
        for key, value in line.get(name, {}).items():
            made[PREFIXES[name] + key] = list(map(str, value)) if isinstance(value, (list, tuple)) else value
    return made


def _arrow() -> tuple[Any, Any]:
    with needing("lab"):
        return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")


KINDS = {".csv": Csv, ".parquet": Parquet, ".jsonl": JsonLines}


def open_sink(path: str, kind: type[msgspec.Struct] = Line) -> Sink:
    made = KINDS.get(Path(path).suffix)
    if made is None:
        raise BadOption("error.table-kind", path=path, kinds=", ".join(KINDS))
    try:
        sink: Sink = made(Path(path), kind)  # type: ignore[assignment]
    except OSError as error:
        raise BadOption("error.no-file", path=path, cause=error.strerror or str(error)) from None
    return sink


def write_about(path: str, about: About) -> None:
    Path(f"{path}.about.json").write_bytes(msgspec.json.format(msgspec.json.encode(about), indent=2) + b"\n")


def read_about(path: str) -> About | None:
    """How a table was made; None where nobody has written it down."""
    try:
        return msgspec.json.decode(Path(f"{path}.about.json").read_bytes(), type=About)
    except (OSError, msgspec.MsgspecError):
        return None


def read_lines(path: str) -> Iterator[Line]:
    """All lines of a table of games that a sink wrote."""
    return _read(path, "won", lambda entry: msgspec.convert(_unfolded(entry), Line, strict=False))


def read_decisions(path: str) -> Iterator[Decision]:
    """All lines of a table of decisions that a sink wrote."""
    return _read(path, "offered", lambda entry: msgspec.convert(entry, Decision, strict=False))


def _read(path: str, mark: str, made: Callable[[dict[str, Any]], T]) -> Iterator[T]:
    try:
        for entry in _entries(path):
            if mark not in entry:
                _refuse_other_kind(path, entry)
            yield made(entry)
    except OSError as error:
        raise BadOption("error.no-file", path=path, cause=error.strerror or str(error)) from None
    except (msgspec.MsgspecError, csv.Error, ValueError) as error:
        raise BadOption("error.table-damaged", path=path, cause=str(error)) from None


def _refuse_other_kind(path: str, entry: Mapping[str, Any]) -> None:
    for mark, message in MARKS.items():
        if mark in entry:
            raise BadOption(message, path=path)


def _entries(path: str) -> Iterator[dict[str, Any]]:
    suffix = Path(path).suffix
    if suffix not in KINDS:
        raise BadOption("error.table-kind", path=path, kinds=", ".join(KINDS))
    if suffix == ".jsonl":
        with open(path, "rb") as file:
            for text in file:
                yield msgspec.json.decode(text, type=dict[str, Any])
    elif suffix == ".csv":
        with open(path, encoding="utf-8", newline="") as table:
            yield from csv.DictReader(table, restkey="")
    else:
        for batch in _arrow()[1].ParquetFile(path).iter_batches():
            yield from batch.to_pylist()


def _unfolded(entry: dict[str, Any]) -> dict[str, Any]:
    """The nested parts of a line out of their columns."""
    made = dict(entry)
    late = made.pop(MORE, None)
    if late:
        made |= msgspec.json.decode(late)
    for name in NESTED:
        if isinstance(made.get(name), dict):
            continue
        if name in made:
            made[name] = msgspec.json.decode(made[name])
        else:
            prefix = PREFIXES[name]
            columns = [column for column in made if column.startswith(prefix)]
            values = {column.removeprefix(prefix): made.pop(column) for column in columns}
            made[name] = {key: value for key, value in values.items() if value is not None}
    if isinstance(made.get("won"), str):
        made["won"] = made["won"] == "1"
    return made
