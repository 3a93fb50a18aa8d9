"""Reading what a case gives: each reader refuses what its word cannot take, with what would be right.

A game's `case_setup.py` is a table of words and functions (`edit_by`), which read their values with these.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from difflib import get_close_matches
from typing import Any, TypeVar

from undercroft.core.errors import TableError

S = TypeVar("S")
SHOWN = 40
"""Known names that an error lists."""


def edit_by(words: Mapping[str, Callable[[S, Any], None]], state: S, edits: Mapping[str, Any]) -> None:
    """Apply edits in the order of the table, whatever order the case writes them in."""
    for word in edits:
        one_of("given", word, words)
    for word, change in words.items():
        if word in edits:
            change(state, edits[word])


def number(word: str, value: Any, min: int = 0, max: int | None = None) -> int:
    """A whole number within its bounds."""
    if type(value) is not int or value < min or (max is not None and value > max):
        bounds = f"{min} or more" if max is None else f"{min} to {max}"
        raise TableError("error.given-number", word=word, value=str(value), bounds=bounds)
    return value


def yes_or_no(word: str, value: Any) -> bool:
    if type(value) is not bool:
        raise TableError("error.given-shape", word=word, value=str(value), shape="true, false")
    return value


def mapping(word: str, value: Any) -> dict[Any, Any]:
    if not isinstance(value, dict):
        raise TableError("error.given-shape", word=word, value=str(value), shape="{name: value}")
    return value


def listing(word: str, value: Any, most: int | None = None) -> list[Any]:
    if not isinstance(value, list):
        raise TableError("error.given-shape", word=word, value=str(value), shape="[a, b, ...]")
    if most is not None and len(value) > most:
        raise TableError("error.given-many", word=word, count=len(value), most=most)
    return value


def one_of(word: str, value: Any, known: Collection[Any]) -> Any:
    """One of the known names."""
    if isinstance(value, (list, dict)) or value not in known:
        raise refusal(word, value, known)
    return value


def names(word: str, value: Any, known: Collection[Any], *, once: bool = False) -> list[Any]:
    """A list of known names; with `once` none of them twice."""
    found = [one_of(word, name, known) for name in listing(word, value)]
    if once:
        not_twice(word, found)
    return found


def not_twice(word: str, found: Iterable[Any]) -> None:
    """No two of the same: a card that exists once, a hex that two figures cannot share."""
    seen: set[Any] = set()
    for name in found:
        if name in seen:
            raise TableError("error.given-twice", word=word, value=str(name))
        seen.add(name)


def refusal(word: str, value: Any, known: Iterable[Any]) -> TableError:
    """The error for a name that nobody knows: the nearest ones first."""
    every = [str(name) for name in known]
    near = get_close_matches(str(value), every, 3, 0.6)
    rest = [name for name in every if name not in near]
    shown = ", ".join((near + rest)[:SHOWN]) + (", ..." if len(every) > SHOWN else "")
    given = str(value) if word == "given" else f"{word}: {value}"
    return TableError("error.given", word=given, known=shown)
