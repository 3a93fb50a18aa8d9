"""A seat's whole knowledge as numbers of one length: its view of the state and what it is asked, entry by entry.

A layout is learned from many games (`survey.py`), and kept with a version. `Layout.read` makes the same view of the
numbers again, so nothing is lost; what found no place is counted in the first entry.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from undercroft.core.request import Choice
from undercroft.core.table import Table

Kind = Literal["none", "flag", "number", "real", "bits", "name", "list", "record"]
KINDS: tuple[Kind, ...] = ("none", "flag", "number", "real", "bits", "name", "list", "record")
EXACT = 1 << 24
"""Whole numbers beyond this are not exact as 32-bit floats."""


class Shape(msgspec.Struct, omit_defaults=True):
    """What may stand at a place: one of some kinds."""

    kinds: list[Kind] = []
    high: float = 1
    """The largest size of a number; entries are divided by it."""
    width: int = 0
    """Cells of a set that is written as one number."""
    names: str = ""
    """Which list of names its texts come from."""
    length: int = 0
    """The most members of a list."""
    item: Shape | None = None
    fields: dict[str, Shape] = {}


class LayoutTables(msgspec.Struct, kw_only=True):
    """A layout as it is kept. Entries mean the same as long as `version` does."""

    game: str
    version: int
    names: dict[str, list[str]]
    shape: Shape


class Entry(msgspec.Struct, frozen=True):
    """What one number of the tensor means."""

    path: str
    """Where it stands: `view.seats[0].hand[2]`."""
    holds: str
    """`kind`, `value`, `length`, `cell N` of a set, or `count of NAME` in a list."""
    scale: float
    """What the entry was divided by."""
    names: str = ""
    """The list of names that a value is the place in, from 1."""


def plain_view(table: Table, seat: int) -> dict[str, Any]:
    """What a seat knows, as plain data: its view, and the question where it is asked one."""
    view = msgspec.to_builtins(table.view(seat), str_keys=True, enc_hook=lambda _: None)  # the log is no part of it
    view.pop("log", None)
    return {"seat": seat, "view": view, "asked": plain_question(table.asked(seat))}


def plain_question(choice: Choice | None) -> dict[str, Any] | None:
    """What a seat is asked, without the options."""
    if choice is None:
        return None
    return {"kind": choice.kind, "about": list(choice.about), "limits": list(choice.limits)}


class Layout:
    """Writes what a seat knows into numbers, and reads it back."""

    def __init__(self, tables: LayoutTables) -> None:
        self.tables = tables
        self.version = tables.version
        self._places = {name: {text: at for at, text in enumerate(texts, 1)} for name, texts in tables.names.items()}
        self.entries: list[Entry] = [Entry("", "values without a place", 1)]
        self._list_entries("", tables.shape)
        self.size = len(self.entries)
        self._sizes: dict[int, int] = {}

    # --- the map ----------------------------------------------------------------------------------------------------

    def _list_entries(self, path: str, shape: Shape) -> None:
        add = self.entries.append
        if len(shape.kinds) > 1:
            add(Entry(path, "kind", len(KINDS)))
        if "flag" in shape.kinds:
            add(Entry(path, "value", 1))
        if "number" in shape.kinds or "real" in shape.kinds:
            add(Entry(path, "value", shape.high))
        if "bits" in shape.kinds:
            for cell in range(shape.width):
                add(Entry(path, f"cell {cell}", 1))
        if "name" in shape.kinds:
            add(Entry(path, "value", max(1, len(self.tables.names[shape.names])), shape.names))
        if "list" in shape.kinds:
            self._list_members(path, shape)
        for name, field in shape.fields.items():
            self._list_entries(f"{path}.{name}" if path else name, field)

    def _list_members(self, path: str, shape: Shape) -> None:
        self.entries.append(Entry(path, "length", max(1, shape.length)))
        assert shape.item is not None
        for at in range(shape.length):
            self._list_entries(f"{path}[{at}]", shape.item)
        for name in self._counted(shape):
            self.entries.append(Entry(path, f"count of {name}", max(1, shape.length)))

    def _counted(self, shape: Shape) -> list[str]:
        """The names that are counted in a list of them, beside the list itself."""
        item = shape.item
        return self.tables.names[item.names] if item is not None and item.kinds == ["name"] else []

    # --- writing ----------------------------------------------------------------------------------------------------

    def write(self, table: Table, seat: int) -> list[float]:
        """The tensor of what a seat knows."""
        return self.write_plain(plain_view(table, seat))

    def write_plain(self, plain: dict[str, Any]) -> list[float]:
        out = [0.0]
        self._write(self.tables.shape, plain, out)
        return out

    def _write(self, shape: Shape, value: Any, out: list[float]) -> None:
        kind = _kind_of(value, shape)
        if kind not in shape.kinds:
            out[0] += 1
            self._skip(shape, out)
            return
        if len(shape.kinds) > 1:
            out.append((KINDS.index(kind) + 1) / len(KINDS))
        if "flag" in shape.kinds:
            out.append(float(value) if kind == "flag" else 0.0)
        if "number" in shape.kinds or "real" in shape.kinds:
            is_number = kind in ("number", "real")
            if is_number and abs(value) >= EXACT:
                out[0] += 1
            out.append(value / shape.high if is_number else 0.0)
        if "bits" in shape.kinds:
            self._write_bits(shape, value if kind == "bits" else 0, out)
        if "name" in shape.kinds:
            self._write_name(shape, value if kind == "name" else None, out)
        if "list" in shape.kinds:
            self._write_list(shape, value if kind == "list" else [], out)
        if shape.fields:
            self._write_fields(shape, value if kind == "record" else {}, out)

    def _write_bits(self, shape: Shape, value: int, out: list[float]) -> None:
        out[0] += value >> shape.width != 0
        out.extend([float(value >> cell & 1) for cell in range(shape.width)])

    def _write_name(self, shape: Shape, value: str | None, out: list[float]) -> None:
        places = self._places[shape.names]
        at = 0 if value is None else places.get(value, 0)
        out[0] += value is not None and at == 0
        out.append(at / max(1, len(places)))

    def _write_list(self, shape: Shape, value: list[Any], out: list[float]) -> None:
        item = shape.item
        assert item is not None
        fitting = value[: shape.length]
        out[0] += len(value) - len(fitting)
        out.append(len(fitting) / max(1, shape.length))
        for member in fitting:
            self._write(item, member, out)
        self._pad(self.size_of(item) * (shape.length - len(fitting)), out)
        if item.kinds == ["name"]:
            places = self._places[item.names]
            counts = [0.0] * len(places)
            for member in fitting:
                at = places.get(member, 0)
                if at:
                    counts[at - 1] += 1 / max(1, shape.length)
            out.extend(counts)

    def _write_fields(self, shape: Shape, value: dict[str, Any], out: list[float]) -> None:
        out[0] += len(value.keys() - shape.fields.keys())
        for name, field in shape.fields.items():
            if name in value:
                self._write(field, value[name], out)
            else:
                self._skip(field, out)

    def _skip(self, shape: Shape, out: list[float]) -> None:
        self._pad(self.size_of(shape), out)

    def _pad(self, count: int, out: list[float]) -> None:
        out.extend([0.0] * count)

    def size_of(self, shape: Shape) -> int:
        """How many entries a shape takes."""
        known = self._sizes.get(id(shape))
        if known is None:
            known = self._sizes[id(shape)] = self._count(shape)
        return known

    def _count(self, shape: Shape) -> int:
        kinds = shape.kinds
        size = (len(kinds) > 1) + ("flag" in kinds) + ("number" in kinds or "real" in kinds) + ("name" in kinds)
        size += shape.width if "bits" in kinds else 0
        if "list" in kinds:
            assert shape.item is not None
            size += 1 + shape.length * self.size_of(shape.item) + len(self._counted(shape))
        return size + sum(self.size_of(field) for field in shape.fields.values())

    # --- reading ----------------------------------------------------------------------------------------------------

    def read(self, tensor: Any) -> dict[str, Any]:
        """What `plain_view` gave, where the first entry is 0."""
        numbers = iter(float(number) for number in tensor)
        next(numbers)
        plain: dict[str, Any] = self._read(self.tables.shape, numbers)
        return plain

    def _read(self, shape: Shape, numbers: Iterator[float]) -> Any:
        kinds = shape.kinds
        code = round(next(numbers) * len(KINDS)) if len(kinds) > 1 else KINDS.index(kinds[0]) + 1 if kinds else 0
        found: dict[str, Any] = {"none": None}
        if "flag" in kinds:
            found["flag"] = next(numbers) != 0
        if "number" in kinds or "real" in kinds:
            value = next(numbers) * shape.high
            found["number"], found["real"] = round(value), value
        if "bits" in kinds:
            found["bits"] = sum(1 << cell for cell in range(shape.width) if next(numbers))
        if "name" in kinds:
            names = self.tables.names[shape.names]
            at = round(next(numbers) * max(1, len(names)))
            found["name"] = names[at - 1] if at else None
        if "list" in kinds:
            found["list"] = self._read_list(shape, numbers)
        if shape.fields:
            found["record"] = self._read_fields(shape, numbers)
        return ABSENT if code == 0 else found.get(KINDS[code - 1], {})

    def _read_fields(self, shape: Shape, numbers: Iterator[float]) -> dict[str, Any]:
        read = {name: self._read(field, numbers) for name, field in shape.fields.items()}
        return {name: value for name, value in read.items() if value is not ABSENT}

    def _read_list(self, shape: Shape, numbers: Iterator[float]) -> list[Any]:
        assert shape.item is not None
        length = round(next(numbers) * max(1, shape.length))
        members = [self._read(shape.item, numbers) for _ in range(shape.length)][:length]
        for _ in self._counted(shape):
            next(numbers)
        return members


ABSENT: Any = type("Absent", (), {"__repr__": lambda _: "ABSENT"})()


def _kind_of(value: Any, shape: Shape) -> Kind:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "flag"
    if isinstance(value, int):
        return "bits" if "bits" in shape.kinds and value >= 0 else "real" if "real" in shape.kinds else "number"
    if isinstance(value, float):
        return "real"
    if isinstance(value, str):
        return "name"
    return "record" if isinstance(value, dict) else "list"


@cache
def layout_of(game: str) -> Layout | None:
    """The layout of a game that has one."""
    place = files("undercroft.lab") / "tables" / f"{game}-layout.json"
    if not place.is_file():
        return None
    return Layout(msgspec.json.decode(place.read_bytes(), type=LayoutTables))
