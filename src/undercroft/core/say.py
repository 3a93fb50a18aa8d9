"""A message for people, before anybody has chosen a language.

Rules, scenes and errors speak in `Say`: a message key, typed arguments and, where one decides, a clause.
`words.py` turns it into a sentence; arguments may be numbers, names of people, or further messages.
"""

from __future__ import annotations

from typing import Union

Arg = Union[int, str, "Say", "list[Say]"]


class Say:
    """`key` is a message id, where dots stand for dashes: `battle.won` is the message `battle-won`.

    A plain class and no Struct, so that an encoder asks how to write it: a whole page becomes JSON in one go, and only
    its words pass through Python.
    """

    __slots__ = ("args", "clause", "key")

    def __init__(self, key: str, args: dict[str, Arg] | None = None, clause: str | None = None) -> None:
        self.key = key
        self.args: dict[str, Arg] = {} if args is None else args
        self.clause = clause

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
