"""A message for people, before anybody has chosen a language.

Rules, scenes and errors speak in `Say`: a message key, typed arguments and, where one decides, a clause.
`words.py` turns it into a sentence; arguments may be numbers, names of people, or further messages.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_
from typing import Union

Arg = Union[int, str, "Say", "list[Say]"]


class Say:
    """`key` is a message id, where dots stand for dashes: `battle.won` is the message `battle-won`.

    A plain class and no Struct, so that an encoder asks how to write it: a whole page becomes JSON in one go, and only
    its words pass through Python.
    """

    __slots__ = ("args", "clause", "key", "text", "told_by")

    def __init__(self, key: str, args: dict[str, Arg] | None = None, clause: str | None = None) -> None:
        self.key = key
        self.args: dict[str, Arg] = {} if args is None else args
        self.clause = clause
        self.told_by: object = None
        """Who has put it into words last: what stands in many drawings is said once. `words.py` alone looks here."""
        self.text = ""

    def __reduce__(self) -> tuple[type[Say], tuple[str, dict[str, Arg], str | None]]:
        return Say, (self.key, self.args, self.clause)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Say):
            return NotImplemented
        return self.key == other.key and self.args == other.args and self.clause == other.clause

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Say({self.key!r}, {self.args!r}, {self.clause!r})"


def say(key: str, /, clause: str | None = None, **args: Arg) -> Say:
    """Write `say("battle.won", monster=say("card.ooze"), experience=2)`."""
    return Say(key, args, clause)


PLAYER = "player"
"""The message that stands for whoever sits at a seat."""


def player_name(seat: int) -> Say:
    """Whoever sits at this seat: "player 2", until a table knows what they are called."""
    return Say(PLAYER, {"n": seat + 1})


def with_names(said: Say, names: Sequence[Say | None]) -> Say:
    """The message with the names of this table's players, by seat, in place of their numbers; itself if it has none."""
    args = said.args
    if said.key == PLAYER:
        number = args["n"]
        known = names[number - 1] if type(number) is int and 0 < number <= len(names) else None
        return said if known is None else known
    named: dict[str, Arg] | None = None
    for name, value in args.items():
        new: Arg
        if type(value) is Say:
            new = with_names(value, names) if value.args else value
        elif type(value) is list:
            made = [with_names(each, names) for each in value]
            new = value if all(map(is_, made, value)) else made
        else:
            continue
        if new is not value:
            named = dict(args) if named is None else named
            named[name] = new
    return said if named is None else Say(said.key, named, said.clause)
