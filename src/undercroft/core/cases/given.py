"""Reading what a case gives: each reader refuses what its word cannot take, with what would be right.

A game's `case_setup.py` is a table of words and functions (`edit_by`), which read their values with these. A reader's
`word` is the path below `given`, such as `heroes.hatchet.health`: the line of the mistake is found by it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, TypeVar

import msgspec

from undercroft.core.errors import TableError
from undercroft.core.say import Arg

S = TypeVar("S")
SHOWN = 40
"""Known names that an error lists."""
TOP = "given"
"""The word of `given` itself."""
PRINTED = "printed"
"""The word by which a case gives printed values: they hold while the case runs (`Printing` in `core/rooms.py`)."""


class GivenError(TableError):
    """What a case gives cannot be; `path` is where it stands below `given`."""

    def __init__(self, path: str, key: str, /, **args: Arg) -> None:
        self.path = path
        super().__init__(key, None, **args)


def below(word: str, part: object) -> str:
    """The path of a part of a word."""
    return str(part) if word == TOP else f"{word}.{part}"


def edit_by(words: Mapping[str, Callable[[S, Any], None]], state: S, edits: Mapping[str, Any], word: str = TOP) -> None:
    """Apply edits in the order of the table, whatever order the case writes them in."""
    given = mapping(word, edits, words)
    for known, change in words.items():
        if known in given:
            change(state, given[known])


def number(word: str, value: Any, min: int = 0, max: int | None = None) -> int:
    """A whole number within its bounds."""
    if type(value) is not int or value < min or (max is not None and value > max):
        bounds = f"≥ {min}" if max is None else f"{min}–{max}"
        raise GivenError(word, "error.given-number", word=word, value=str(value), bounds=bounds)
    return value


def yes_or_no(word: str, value: Any) -> bool:
    if type(value) is not bool:
        raise wrong_shape(word, value, "true, false")
    return value


def mapping(word: str, value: Any, known: Collection[Any] | None = None, needs: Collection[str] = ()) -> dict[Any, Any]:
    """A mapping; with `known` it has no other keys, and it has those of `needs`."""
    if not isinstance(value, Mapping):
        raise wrong_shape(word, value, "{name: value}")
    if known is not None:
        for key in value:
            if key not in known:
                raise _unknown_key(word, key, known)
    for key in needs:
        if key not in value:
            raise GivenError(word, "error.given-needs", word=word, needs=key)
    return dict(value)


def listing(word: str, value: Any, most: int | None = None) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise wrong_shape(word, value, "[a, b, ...]")
    if most is not None and len(value) > most:
        raise GivenError(word, "error.given-many", word=word, count=len(value), most=most)
    return list(value)


def text(word: str, value: Any) -> str:
    if not isinstance(value, str) or not value.strip():
        raise wrong_shape(word, value, "“...”")
    return value


def one_of(word: str, value: Any, known: Collection[Any]) -> Any:
    """One of the known names."""
    if isinstance(value, (list, dict, bool, type(None))) or value not in known:
        raise refusal(word, value, known)
    return value


def names(word: str, value: Any, known: Collection[Any], *, once: bool = False) -> list[Any]:
    """A list of known names; with `once` none of them twice."""
    found = [one_of(below(word, at), name, known) for at, name in enumerate(listing(word, value))]
    if once:
        not_twice(word, found)
    return found


def numbers(word: str, value: Any, min: int = 0, max: int | None = None, *, length: int | None = None) -> list[int]:
    """A list of whole numbers within their bounds; `length`: exactly so many."""
    found = [number(below(word, at), one, min, max) for at, one in enumerate(listing(word, value, length))]
    if length is not None and len(found) != length:
        raise wrong_shape(word, value, f"[{', '.join(['n'] * length)}]")
    return found


def not_twice(word: str, found: Iterable[Any]) -> None:
    """No two of the same: a card that exists once, a hex that two figures cannot share."""
    seen: set[Any] = set()
    for at, name in enumerate(found):
        if name in seen:
            raise GivenError(below(word, at), "error.given-twice", word=word, value=str(name))
        seen.add(name)


def not_both(word: str, found: Iterable[Any], other: Callable[[Any], Any]) -> None:
    """No two that are one card: the other side, the other item of it."""
    seen: list[Any] = []
    for at, name in enumerate(found):
        if other(name) in seen:
            one = str(other(name))
            raise GivenError(below(word, at), "error.given-one-card", word=word, value=str(name), other=one)
        seen.append(name)


def no_more_than(word: str, found: Iterable[str], most: Callable[[str], int]) -> None:
    """No more copies of a card than there are."""
    for name, count in Counter(found).items():
        if count > most(name):
            raise GivenError(word, "error.given-copies", word=word, value=name, count=count, most=most(name))


def wrong_shape(word: str, value: Any, shape: str) -> GivenError:
    return GivenError(word, "error.given-shape", word=word, value=str(value), shape=shape)


def refusal(word: str, value: Any, known: Iterable[Any]) -> GivenError:
    """The error for a name that nobody knows: the nearest ones first."""
    return GivenError(word, "error.given", word=f"{word}: {value}", known=_near(value, known))


def _unknown_key(word: str, key: Any, known: Iterable[Any]) -> GivenError:
    path = below(word, key)
    return GivenError(path, "error.given", word=path, known=_near(key, known))


def _near(value: Any, known: Iterable[Any]) -> str:
    every = [str(name) for name in known]
    near = get_close_matches(str(value), every, 3, 0.6)
    rest = [name for name in every if name not in near]
    return ", ".join((near + rest)[:SHOWN]) + (", ..." if len(every) > SHOWN else "")


def taken(word: str, who: object, place: object, other: object) -> GivenError:
    """The error for a cell on which somebody else stands."""
    return GivenError(word, "error.given-taken", who=str(who), place=str(place), other=str(other))


def no_room(word: str, who: object, place: object, free: Iterable[object]) -> GivenError:
    """The error for a cell on which nobody can stand."""
    return GivenError(word, "error.given-room", who=str(who), place=str(place), known=_near(place, free))


def bad_drawing(word: str, why: object) -> GivenError:
    return GivenError(word, "error.given-map", word=word, why=str(why).rstrip("."))


# --- printed values ---------------------------------------------------------------------------------------------------


@contextmanager
def as_printed(*swaps: tuple[Any, Mapping[Any, Any]]) -> Iterator[None]:
    """In each table of cards, a dict or a list, these in place of the printed ones until the context ends."""
    before = [(cards, {name: cards[name] for name in changed}) for cards, changed in swaps]
    try:
        _print(swaps)
        yield
    finally:
        _print(before)


def _print(swaps: Iterable[tuple[Any, Mapping[Any, Any]]]) -> None:
    for cards, changed in swaps:
        for name, card in changed.items():
            cards[name] = card


def reprinted(word: str, card: Any, value: Any, fields: Mapping[str, tuple[int, int | None]]) -> Any:
    """The card with other numbers in these fields, each within its bounds."""
    wanted = mapping(word, value, fields)
    return msgspec.structs.replace(
        card, **{field: number(below(word, field), one, *fields[field]) for field, one in wanted.items()}
    )
