"""Plain-data states: quick copy, JSON and equality.

A state is a msgspec Struct of ints, strings, tuples, lists, dicts and further Structs. `copier` writes, once per class,
the copy function that a person would write by hand: immutable fields are shared, mutable ones copied in depth.
"""

from __future__ import annotations

import sys
import typing
from collections.abc import Callable
from inspect import signature
from types import UnionType
from typing import Any, TypeVar, Union

import msgspec

from undercroft.core.events import Event, Line, Log
from undercroft.core.say import Arg

_T = TypeVar("_T")


class Part(msgspec.Struct, gc=False):
    """Something inside a state that has fields of its own: a figure, a player's board.

    States are trees, so that Python's collector need not look for cycles in them (`gc=False`).
    """


class Result(msgspec.Struct, frozen=True):
    """How a game ended: who won (all or none in a cooperative game), the scores, and why, as a message key."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str


class State(msgspec.Struct, kw_only=True, gc=False):
    """What lies on the table. Games add their fields; between stages nothing lives outside it."""

    players: int
    result: Result | None = None
    log: Any = None

    def tell(
        self, what: Event | str, /, clause: str | None = None, to: tuple[int, ...] | None = None, **args: Arg
    ) -> None:
        """Tell an event, or by a message key a plain line of the story; `to` names the only seats that may know.

        It costs next to nothing in simulation, where nobody listens.
        """
        log = self.log
        if log is not None:
            log.tell(Line(key=what, args=args, clause=clause) if isinstance(what, str) else what, self, to)


def _immutable(kind: Any) -> bool:
    if kind in (int, str, float, bool, bytes, type(None), Any) or kind is Log:
        return True
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__struct_config__.frozen
    origin = typing.get_origin(kind)
    if origin in (tuple, frozenset):
        return all(_immutable(a) for a in typing.get_args(kind) if a is not Ellipsis)
    if origin in (Union, UnionType):
        return all(_immutable(a) for a in typing.get_args(kind))
    if origin is typing.Literal:
        return True
    if isinstance(kind, typing.NewType):
        return _immutable(kind.__supertype__)
    return False


_copiers: dict[type, Callable[[Any], Any]] = {}


def _name_of(kind: type) -> str:
    return f"{kind.__module__}_{kind.__qualname__}".replace(".", "_").replace("<", "_").replace(">", "_")


def _is_flat(kind: Any) -> bool:
    """Whether a shallow copy is enough: a Struct that can change, of fields that cannot."""
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)) or kind.__struct_config__.frozen:
        return False
    return all(_immutable(hint) for hint in typing.get_type_hints(kind).values())


def _shallow(kind: type, scope: dict[str, Any]) -> str:
    name = f"shallow_{_name_of(kind)}"
    scope[name] = kind.__copy__  # type: ignore[attr-defined]
    return name


def _struct_expression(kind: type[msgspec.Struct], name: str, scope: dict[str, Any], depth: int) -> str:
    if _is_flat(kind):
        return f"{_shallow(kind, scope)}({name})"
    hints = typing.get_type_hints(kind)
    fields = kind.__struct_fields__
    changing = [hints[field] for field in fields if not _immutable(hints[field])]
    plain = all(
        typing.get_origin(hint) in (list, dict, set) and _immutable(typing.get_args(hint)[-1]) for hint in changing
    )
    positional = all(part.kind is not part.KEYWORD_ONLY for part in signature(kind).parameters.values())
    if depth and plain and positional and len(changing) * 3 >= len(fields):
        # mostly lists: building it anew costs less than a shallow copy that is then overwritten
        maker = f"make_{_name_of(kind)}"
        scope[maker] = kind
        parts = [_expression(hints[field], f"{name}.{field}", scope, depth + 1) for field in fields]
        return f"{maker}({', '.join(parts)})"
    function = f"copy_{_name_of(kind)}"
    scope[function] = copier(kind)
    return f"{function}({name})"


def _expression(kind: Any, name: str, scope: dict[str, Any], depth: int = 0) -> str:
    """The source of an expression that copies the value called `name`."""
    if _immutable(kind):
        return name
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _struct_expression(kind, name, scope, depth)
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    item, other = f"i{depth}", f"k{depth}"
    if origin is list:
        if _is_flat(args[0]):
            return f"[*map({_shallow(args[0], scope)}, {name})]"
        return (
            f"{name}[:]"
            if _immutable(args[0])
            else (f"[{_expression(args[0], item, scope, depth + 1)} for {item} in {name}]")
        )
    if origin is dict:
        return (
            f"{name}.copy()"
            if _immutable(args[1])
            else (f"{{{other}: {_expression(args[1], item, scope, depth + 1)} for {other}, {item} in {name}.items()}}")
        )
    if origin is set:
        return f"{name}.copy()"
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        return f"tuple([{_expression(args[0], item, scope, depth + 1)} for {item} in {name}])"
    if origin in (Union, UnionType):
        kinds = [a for a in args if a is not type(None)]
        if len(kinds) == 1:
            return f"({_expression(kinds[0], name, scope, depth)} if {name} is not None else None)"
    raise _no_state(kind)


def copier(kind: type[_T]) -> Callable[[_T], _T]:
    """The function that copies a Struct of this class in depth."""
    known = _copiers.get(kind)
    if known is not None:
        return known
    _copiers[kind] = lambda value: _copiers[kind](value)  # a class that holds itself finds this while being made
    library = sys.modules.get("undercroft._compiled")
    if library is not None:  # where rules run compiled, copies do too
        made: Callable[[_T], _T] = library.copier(_struct_plan(kind))
    else:
        made = _written(kind)
    _copiers[kind] = made
    return made


def _written(kind: type[_T]) -> Callable[[_T], _T]:
    """The copy function in Python."""
    scope: dict[str, Any] = {"shallow": kind.__copy__}  # type: ignore[attr-defined]
    lines = []
    hints = typing.get_type_hints(kind)
    for field in kind.__struct_fields__:  # type: ignore[attr-defined]
        source = _expression(hints[field], f"value.{field}", scope)
        if source != f"value.{field}":
            lines.append(f"    twin.{field} = {source}\n")
    code = f"def copy(value):\n    twin = shallow(value)\n{''.join(lines)}    return twin\n"
    exec(code, scope)  # written from the class's own annotations, nothing from outside
    made: Callable[[_T], _T] = scope["copy"]
    return made


def _plan(kind: Any, within: tuple[type, ...]) -> tuple[Any, ...] | None:
    """What `_expression` writes, as the compiled copier reads it (`scripts/quick_copy.c`)."""
    if _immutable(kind):
        return None
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return ("call", lambda value: copier(kind)(value)) if kind in within else _struct_plan(kind, within)
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is list:
        return ("list", _plan(args[0], within))
    if origin is dict:
        return ("dict", _plan(args[1], within))
    if origin is set:
        return ("set",)
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        return ("tuple", _plan(args[0], within))
    if origin in (Union, UnionType):
        kinds = [a for a in args if a is not type(None)]
        if len(kinds) == 1:
            return ("maybe", _plan(kinds[0], within))
    raise _no_state(kind)


def _struct_plan(kind: type, within: tuple[type, ...] = ()) -> tuple[Any, ...]:
    hints = typing.get_type_hints(kind)
    names = kind.__struct_fields__  # type: ignore[attr-defined]
    plans = [(name, _plan(hints[name], (*within, kind))) for name in names]
    return ("struct", kind, tuple([pair for pair in plans if pair[1] is not None]))


def _no_state(kind: Any) -> TypeError:
    return TypeError(f"a state cannot hold {kind!r}: use ints, strings, tuples, lists, dicts, sets and Structs")


def copy(value: _T) -> _T:
    """A copy that shares nothing mutable with the original."""
    return copier(type(value))(value)


def facts(state: msgspec.Struct) -> Any:
    """The whole state as plain JSON data."""
    made = msgspec.to_builtins(state, str_keys=True, enc_hook=lambda _: None)
    if isinstance(made, dict):
        made.pop("log", None)
    return made


def from_facts(kind: type[_T], data: Any) -> _T:
    return msgspec.convert(data, kind, strict=False)
