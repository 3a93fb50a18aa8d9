"""Where rows go: a CSV, Parquet or JSON-lines table, one line per game and seat. Written as the games end.

`read_rows` reads all of them back, for reports.
"""

from __future__ import annotations

import csv
import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import msgspec

from undercroft.core.errors import BadOption
from undercroft.lab.job import Row

COLUMNS = ("game", "index", "seed", "seat", "agent", "won", "share", "score", "reason", "decisions", "options", "tally")
"""`share` is the seat's part of the win (half of one that two share); `options` and `tally` are JSON."""

GROUP = 5_000
"""Lines of a Parquet table that are written at once."""


class Line(msgspec.Struct):
    """One seat of one game."""

    game: str
    index: int
    seed: int
    seat: int
    agent: str
    won: bool
    share: float
    score: float
    reason: str
    decisions: int
    options: dict[str, Any]
    tally: dict[str, Any]


def lines_of(game: str, row: Row) -> Iterator[Line]:
    part = 1.0 / len(row.winners) if row.winners else 0.0
    for seat, name in enumerate(row.seats):
        yield Line(
            game=game,
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
        )


class Sink(Protocol):
    def put(self, line: Line) -> None: ...

    def close(self) -> None: ...


def _flat(line: Line) -> dict[str, Any]:
    """A line with its nested parts as JSON text, in a fixed order of keys."""
    made: dict[str, Any] = {name: getattr(line, name) for name in COLUMNS}
    for name in ("options", "tally"):
        made[name] = msgspec.json.encode(made[name], order="sorted").decode()
    return made


class Csv:
    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8", newline="")
        self.writer = csv.DictWriter(self.file, COLUMNS)
        self.writer.writeheader()

    def put(self, line: Line) -> None:
        self.writer.writerow(_flat(line) | {"won": int(line.won)})

    def close(self) -> None:
        self.file.close()


class JsonLines:
    def __init__(self, path: Path) -> None:
        self.file = path.open("wb")

    def put(self, line: Line) -> None:
        self.file.write(msgspec.json.encode(line) + b"\n")

    def close(self) -> None:
        self.file.close()


class Parquet:
    def __init__(self, path: Path) -> None:
        pyarrow, parquet = _arrow()
        kinds = {"index": "int64", "seed": "int64", "seat": "int8", "won": "bool_", "share": "float64",
                 "score": "float64", "decisions": "int64"}  # fmt: skip
        self.arrow = pyarrow
        self.schema = pyarrow.schema([(name, getattr(pyarrow, kinds.get(name, "string"))()) for name in COLUMNS])
        self.writer = parquet.ParquetWriter(path, self.schema)
        self.waiting: list[dict[str, Any]] = []

    def put(self, line: Line) -> None:
        self.waiting.append(_flat(line))
        if len(self.waiting) >= GROUP:
            self._write()

    def _write(self) -> None:
        self.writer.write_table(self.arrow.Table.from_pylist(self.waiting, schema=self.schema))
        self.waiting = []

    def close(self) -> None:
        if self.waiting:
            self._write()
        self.writer.close()


def _arrow() -> tuple[Any, Any]:
    try:
        return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")
    except ModuleNotFoundError as error:
        raise BadOption("error.needs-extra", extra="lab", module=str(error.name)) from None


KINDS = {".csv": Csv, ".parquet": Parquet, ".jsonl": JsonLines}


def open_sink(path: str) -> Sink:
    kind = KINDS.get(Path(path).suffix)
    if kind is None:
        raise BadOption("error.table-kind", path=path, kinds=", ".join(KINDS))
    try:
        sink: Sink = kind(Path(path))  # type: ignore[assignment]
    except OSError as error:
        raise BadOption("error.no-file", path=path, cause=error.strerror or str(error)) from None
    return sink


def read_lines(path: str) -> Iterator[Line]:
    """All lines of a table that a sink wrote."""
    suffix = Path(path).suffix
    if suffix not in KINDS:
        raise BadOption("error.table-kind", path=path, kinds=", ".join(KINDS))
    try:
        if suffix == ".jsonl":
            with open(path, "rb") as file:
                for text in file:
                    yield msgspec.json.decode(text, type=Line)
        elif suffix == ".csv":
            with open(path, encoding="utf-8", newline="") as table:
                for entry in csv.DictReader(table):
                    yield _line(entry)
        else:
            for batch in _arrow()[1].ParquetFile(path).iter_batches():
                for entry in batch.to_pylist():
                    yield _line(entry)
    except OSError as error:
        raise BadOption("error.no-file", path=path, cause=error.strerror or str(error)) from None
    except (msgspec.MsgspecError, KeyError, ValueError) as error:
        raise BadOption("error.table-damaged", path=path, cause=str(error)) from None


def _line(entry: dict[str, Any]) -> Line:
    made = dict(entry)
    for name in ("options", "tally"):
        made[name] = msgspec.json.decode(made[name])
    if isinstance(made["won"], str):
        made["won"] = made["won"] == "1"
    return msgspec.convert(made, Line, strict=False)
