"""How long a search may think about one decision."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.core.errors import BadOption

MILLISECONDS = 200
"""What `search` without a budget thinks for."""

LONG_MILLISECONDS, LONG_TRIES = 200, 80
"""With so much time, or so many tries, also those settled questions are searched that a game calls long."""


class Budget(NamedTuple):
    """How long to think: milliseconds of computing, or a number of tries, which gives the same game on any machine."""

    milliseconds: int = 0
    tries: int = 0

    @property
    def is_long(self) -> bool:
        """Whether it bears questions whose play-outs take long."""
        return self.milliseconds >= LONG_MILLISECONDS or self.tries >= LONG_TRIES


def read_budget(detail: str) -> Budget:
    """`200` or `200ms` is time, `500it` a number of tries."""
    if not detail:
        return Budget(milliseconds=MILLISECONDS)
    number, unit = detail.rstrip("abcdefghijklmnopqrstuvwxyz"), detail.lstrip("0123456789")
    is_number = number.isascii() and number.isdigit()  # `²` is a digit, too
    if not is_number or int(number) < 1 or unit not in ("", "ms", "it"):
        raise BadOption("error.search-budget", detail=detail)
    return Budget(tries=int(number)) if unit == "it" else Budget(milliseconds=int(number))
