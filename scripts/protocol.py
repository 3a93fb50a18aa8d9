"""Writes the wire protocol for people and for the browser from the Python structs, so that it is stated once.

`python scripts/protocol.py` rewrites `web/src/wire.ts` and the tables of `docs/protocol.md`; with `--check` it only
says whether they are up to date.
"""

from __future__ import annotations

import ast
import functools
import inspect
import sys
import textwrap
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, Union

import msgspec

from undercroft.core import beats, scene
from undercroft.core.ledger import Clause
from undercroft.core.record import Record
from undercroft.core.say import Say
from undercroft.server import lobby_messages as lobby
from undercroft.server import messages as m
from undercroft.server.storage import TableState

ROOT = Path(__file__).resolve().parents[1]
TYPES = ROOT / "web" / "src" / "wire.ts"
PAGE = ROOT / "docs" / "protocol.md"

Struct = type[msgspec.Struct]

CLIENT: tuple[Struct, ...] = typing.get_args(m.ClientMessage)
SERVER: tuple[Struct, ...] = typing.get_args(m.ServerMessage)
HTTP: tuple[Struct, ...] = (
    lobby.Lobby, lobby.CodexBook, lobby.OpenedEntries, m.NewTable, m.CreatedTable, lobby.MyTables, lobby.TableList,
    lobby.OpenTableList, lobby.JoinTable,
    lobby.JoinedTable, m.Deleted, lobby.CarryKeys, lobby.CarryCode, lobby.CodeMade, lobby.NewPlayer,
    lobby.PlayerKey, lobby.MyPage, lobby.MySeats, lobby.SeatsNoted, lobby.PlayerPage, lobby.PageDeleted,
    m.AnalysisWish, m.AnalysisReply, Clause, Record, m.Health, m.Fault,
)  # fmt: skip
SCENE: tuple[Struct, ...] = (scene.Panel, *typing.get_args(scene.Content), scene.Offer, scene.Ending)
BEATS: tuple[Struct, ...] = typing.get_args(beats.AnyBeat)
ALIASES: dict[str, Any] = {
    "Language": m.Language,
    "TableState": TableState,
    "Item": scene.Content,
    "Beat": beats.AnyBeat,
    "ClientMessage": m.ClientMessage,
    "ServerMessage": m.ServerMessage,
}
"""Types that have a name of their own in the browser."""
NAMES: dict[Struct, str] = {
    scene.CardItem: "Card", scene.PileItem: "Pile", scene.BoardItem: "Board", scene.TrackItem: "Track",
    scene.RoadItem: "Road",
    scene.DiceItem: "Dice", scene.SumItem: "Sum", scene.StatsItem: "Stats", scene.OrderItem: "Order",
    scene.GoalItem: "Goal", Record: "GameRecord", **{beat: f"{beat.__name__}Beat" for beat in BEATS},
}  # fmt: skip
"""Structs that the browser calls otherwise: it has no piles, dice or boards of rules beside those of a scene."""


PLAIN: dict[Any, str] = {
    str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown", Say: "Text",
}  # fmt: skip


class Field(typing.NamedTuple):
    name: str
    type: str
    is_optional: bool
    doc: str


# --- reading the structs ---------------------------------------------------------------------------------------------


def ts_name(struct: Struct) -> str:
    return NAMES.get(struct, struct.__name__)


def ts_type(hint: Any) -> str:
    """A Python type as TypeScript writes it."""
    for name, alias in ALIASES.items():
        if hint == alias:
            return name
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        encoded = [each.type for each in args[1:] if isinstance(each, m.Encoded)]
        return ts_type(encoded[0] if encoded else args[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value).lower() for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(ts_type(each) for each in args if each is not msgspec.UnsetType))
    if origin is list or (origin is tuple and args[-1] is Ellipsis):
        inner = ts_type(args[0])
        return f"({inner})[]" if " | " in inner and not inner.startswith("[") else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(map(ts_type, args))}]"
    if origin is dict:
        return f"Record<string, {ts_type(args[1])}>"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return ts_name(hint)
    raise TypeError(f"the browser has no type for {hint!r}")


def structs_in(hint: Any) -> Iterator[Struct]:
    """The structs that a type mentions."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for inner in typing.get_args(hint):
        if isinstance(inner, m.Encoded):
            yield from structs_in(inner.type)
        else:
            yield from structs_in(inner)


@functools.cache
def hints_of(struct: Struct) -> dict[str, Any]:
    return typing.get_type_hints(struct, include_extras=True)


@functools.cache
def docs_of(struct: Struct) -> dict[str, str]:
    """The sentence under each field, where there is one."""
    found: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if base in (msgspec.Struct, object) or not issubclass(base, msgspec.Struct) or base.__module__ == "msgspec":
            continue
        body = ast.parse(textwrap.dedent(inspect.getsource(base))).body[0]
        assert isinstance(body, ast.ClassDef)
        for field, below in zip(body.body, body.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                    found[field.target.id] = " ".join(str(below.value.value).split())
    return found


def summary_of(struct: Struct) -> str:
    if not struct.__doc__ or "__doc__" not in vars(struct):
        raise SystemExit(f"{struct.__module__}.{struct.__name__} goes over the wire and has no docstring")
    return " ".join(struct.__doc__.split("\n\n")[0].split())


def tag_of(struct: Struct) -> tuple[str, str] | None:
    config = struct.__struct_config__
    return None if config.tag is None else (str(config.tag_field), str(config.tag))


@functools.cache
def fields_of(struct: Struct) -> list[Field]:
    hints, docs, config = hints_of(struct), docs_of(struct), struct.__struct_config__
    found = []
    for field in msgspec.structs.fields(struct):
        hint = hints[field.name]
        has_default = not field.required
        is_unset = msgspec.UnsetType in typing.get_args(hint)
        is_left_out = has_default and config.omit_defaults
        if is_left_out and field.default is None:
            rest = [each for each in typing.get_args(hint) if each is not type(None)]
            hint = Union[tuple(rest)]
        may_be_left_out = is_unset or is_left_out or (has_default and config.forbid_unknown_fields)
        doc = docs.get(field.name, "")
        if may_be_left_out and type(field.default) in (str, int, float) and field.default not in ("", 0):
            doc = f"{doc} Left out: {field.default}.".strip()
        found.append(Field(field.name, ts_type(hint), may_be_left_out, doc))
    return found


def all_structs() -> list[Struct]:
    """Every struct of the protocol, each after those that it is made of."""
    ordered: dict[Struct, None] = {}
    begun: set[Struct] = set()

    def add(struct: Struct) -> None:
        if struct in begun:
            return
        begun.add(struct)
        for hint in hints_of(struct).values():
            for part in structs_in(hint):
                add(part)
        ordered[struct] = None

    for struct in (*CLIENT, *SERVER, *HTTP):
        add(struct)
    return list(ordered)


# --- for the browser -------------------------------------------------------------------------------------------------


def typescript() -> str:
    parts = [
        "// Written by `make protocol` from the structs of src/undercroft/server and core/scene.py. Do not edit.",
        "/** Words for people; with the clause of the rules that decides, where one does. */\n"
        "export type Text = string | { text: string; clause: string } | { text: string; means: string };",
    ]
    unions = [name for name, alias in ALIASES.items() if typing.get_origin(alias) is not Literal]
    parts += [f"export type {name} ={literal(alias)};" for name, alias in ALIASES.items() if name not in unions]
    parts += [interface(struct) for struct in all_structs()]
    parts += [f"export type {name} ={literal(ALIASES[name])};" for name in unions]
    return "\n\n".join(parts) + "\n"


def literal(alias: Any) -> str:
    if typing.get_origin(alias) is Literal:
        return " " + " | ".join(f'"{value}"' for value in typing.get_args(alias))
    return "".join(f"\n  | {ts_type(each)}" for each in typing.get_args(alias))


def interface(struct: Struct) -> str:
    lines = [f"/** {summary_of(struct)} */", f"export interface {ts_name(struct)} {{"]
    tag = tag_of(struct)
    if tag is not None:
        lines.append(f'  {tag[0]}: "{tag[1]}";')
    for field in fields_of(struct):
        if field.doc:
            lines.append(f"  /** {field.doc} */")
        lines.append(f"  {field.name}{'?' if field.is_optional else ''}: {field.type};")
    return "\n".join([*lines, "}"])


# --- for people ------------------------------------------------------------------------------------------------------


def shape(struct: Struct) -> str:
    """A message on one line: its tag and the names of its fields."""
    tag = tag_of(struct)
    names = [field.name + ("?" if field.is_optional else "") for field in fields_of(struct)]
    return ", ".join([f'{tag[0]}: "{tag[1]}"', *names] if tag is not None else names)


def messages_table(structs: tuple[Struct, ...]) -> str:
    rows = [f"| `{{{shape(struct)}}}` | {cell(summary_of(struct))} |" for struct in structs]
    return "\n".join(["| message | means |", "|---|---|", *rows])


def cell(text: str) -> str:
    return text.replace("|", "\\|")


def parts_table(structs: list[Struct]) -> str:
    rows = ["| part | field | type | means |", "|---|---|---|---|"]
    for struct in structs:
        rows.append(f"| **{ts_name(struct)}** | | | {cell(summary_of(struct))} |")
        for field in fields_of(struct):
            mark = "?" if field.is_optional else ""
            rows.append(f"| | `{field.name}{mark}` | `{cell(field.type)}` | {cell(field.doc)} |")
    return "\n".join(rows)


def closure(roots: tuple[Struct, ...], known: set[Struct]) -> list[Struct]:
    """The roots and what they are made of, without what is told elsewhere."""
    found: dict[Struct, None] = {}

    def add(struct: Struct) -> None:
        if struct in found or struct in known:
            return
        found[struct] = None
        for hint in hints_of(struct).values():
            for part in structs_in(hint):
                add(part)

    for struct in roots:
        add(struct)
    return list(found)


def page(text: str) -> str:
    """The page with its tables written anew between their marks."""
    in_scene = closure(SCENE, set())
    in_beats = closure(BEATS, set(in_scene))
    in_server = closure(SERVER, {*in_scene, *in_beats})
    tables = {
        "client": messages_table(CLIENT),
        "server": messages_table(SERVER),
        "server-parts": parts_table(in_server),
        "scene": parts_table(in_scene),
        "beats": parts_table(in_beats),
        "http": parts_table(closure(HTTP, {*in_scene, *in_beats, *in_server})),
    }
    for name, table in tables.items():
        begin, end = f"<!-- protocol: {name} -->", "<!-- end -->"
        before, found, rest = text.partition(begin)
        if not found:
            raise SystemExit(f"{PAGE.name} has no mark {begin}")
        text = f"{before}{begin}\n\n{table}\n\n{end}{rest.partition(end)[2]}"
    return text


def main(arguments: list[str]) -> int:
    written = {TYPES: typescript(), PAGE: page(PAGE.read_text("utf-8"))}
    old = [path for path, text in written.items() if not path.is_file() or path.read_text("utf-8") != text]
    if "--check" in arguments:
        for path in old:
            print(f"{path.relative_to(ROOT)} differs from the Python structs: `make protocol` writes it anew.")
        return 1 if old else 0
    for path in old:
        path.write_text(written[path], "utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
