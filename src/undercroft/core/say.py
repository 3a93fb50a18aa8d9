"""A message for people, before anybody has chosen a language.

Rules, scenes and errors speak in `Say`: a message key, typed arguments and, where one decides, a clause.
`words.py` turns it into a sentence; arguments may be numbers, names of people, or further messages.
"""

from __future__ import annotations

from typing import Union

import msgspec

Arg = Union[int, str, "Say", "list[Say]"]


class Say(msgspec.Struct):
    """`key` is a message id, where dots stand for dashes: `battle.won` is the message `battle-won`."""

    key: str
    args: dict[str, Arg] = {}
    clause: str | None = None


def say(key: str, /, clause: str | None = None, **args: Arg) -> Say:
    """Write `say("battle.won", monster=say("card.ooze"), experience=2)`."""
    return Say(key, args, clause)
