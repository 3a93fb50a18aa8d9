"""A mark for classes that compiling must leave as Python makes them."""

from __future__ import annotations

from typing import TypeVar

_C = TypeVar("_C", bound=type)


def plain_class(kind: _C) -> _C:
    """Keep the class a plain one in a compiled module; its methods are compiled all the same.

    Classes that mypyc makes cannot be referred to weakly, nor made without `__init__`, nor subclassed by code that is
    not compiled. A plain one can.
    """
    return kind
