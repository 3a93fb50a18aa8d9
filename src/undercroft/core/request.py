"""What rules may ask: a choice of one or several seats, a chance, or several flows side by side.

A flow yields a request and is sent the answer: the chosen option of a Choice, the outcome of a Chance, a dict of
each flow's return value for a Together. No rule knows who answers.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, TypeVar, Union

import msgspec

Option = tuple[Union[str, int], ...]
"""A small tuple that starts with its verb: `("buy", "short_sword")`."""

Outcome = Union[str, int]
"""What a chance came to: the face of a die, the name of a card."""

SHOWN = 8
"""How many options a choice shows of itself in a session or a message."""


class Choice(msgspec.Struct, gc=False):
    """One seat, or any of several, picks one of the options. Never empty, never two options with the same key."""

    seats: int | tuple[int, ...]
    kind: str
    """What is asked, such as `turn.way`: names the prompt, the hint and the help."""
    options: Sequence[Option]
    about: tuple[Union[str, int], ...] = ()
    """What the question is about (a card, a figure), for the prompt's words."""
    clause: str | None = None
    secret: bool = False
    """Only the seat that answers ever learns the answer."""
    final: bool = False
    """The answer shows others something at once, so it cannot be taken back."""
    limits: tuple[int, ...] = ()
    """Numbers that everybody may know and that decided what is offered (a range, whom an action has hit), for whoever
    explains why the rest is not."""

    def asks(self, seat: int) -> bool:
        seats = self.seats
        return seat == seats if type(seats) is int else seat in seats  # type: ignore[operator]

    @property
    def seat(self) -> int:
        """The seat asked, or the first of several."""
        seats = self.seats
        return seats if type(seats) is int else seats[0]  # type: ignore[index]

    @property
    def seat_list(self) -> tuple[int, ...]:
        seats = self.seats
        return (seats,) if type(seats) is int else seats  # type: ignore[return-value]

    def keys(self) -> list[str]:
        """The options as they are written in records, cases and on the wire."""
        return [key(option) for option in self.options]

    def __repr__(self) -> str:
        keys = self.keys()
        shown = ", ".join(keys[:SHOWN]) + (f" and {len(keys) - SHOWN} more" if len(keys) > SHOWN else "")
        seats = ", ".join(str(seat + 1) for seat in self.seat_list)
        return f"<choice {self.kind} of seat {seats}: {shown}>"


class Chance(msgspec.Struct, gc=False):
    """Fate decides. Outcomes may repeat (a bag of cards); `weights` are whole numbers beside them where given."""

    kind: str
    outcomes: Sequence[Outcome]
    weights: Sequence[int] | None = None
    seats: tuple[int, ...] | None = None
    """Who learns the outcome; None is everybody."""
    about: tuple[Union[str, int], ...] = ()


class Together(msgspec.Struct, gc=False):
    """Flows of several seats, side by side; each asks its own seat only, and nobody sees the others' answers before
    all have ended."""

    flows: Mapping[int, "Flow[Any]"]


Request = Union[Choice, Chance, Together]

_T = TypeVar("_T")
Flow = Generator[Request, Any, _T]
"""A rule as a flow: `def attack(state: State) -> Flow[None]`."""


def key(option: Option) -> str:
    """The stable name of an option: `buy:short_sword`."""
    if len(option) == 2:
        return f"{option[0]}:{option[1]}"  # most of them, and twice as quick
    return ":".join(map(str, option))
