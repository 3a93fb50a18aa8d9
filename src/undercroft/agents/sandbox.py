"""Keeps a table safe from the agent at it: crashes, stalls, answers that are not offered, looks under the table.

A guarded agent of somebody's own sits at a stand-in: a guess of the game, dealt anew from what its seat knows. However
hard it looks, there is nothing secret there, and whatever it breaks is thrown away. Each fault is kept and told.
"""

from __future__ import annotations

import signal
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from undercroft.core import seat as seat_module
from undercroft.core.chance import Dice
from undercroft.core.errors import BadAnswer
from undercroft.core.events import LogLine
from undercroft.core.game import Agent
from undercroft.core.request import Option
from undercroft.core.say import Arg, Say, say
from undercroft.core.seat import Seat
from undercroft.core.table import Table, find

PATIENCE = 3
"""After so many faults the agent is sent away, and any option is picked in its place."""

AGAIN = 0.05
"""An agent that swallows the end of its time is told again every so many seconds."""


KINDS = ("crash", "stall", "illegal", "peek")
LETTERS = 300
"""So much is kept of a text, which may be that of somebody's program."""
EXACT = 1 << 53
"""Whole numbers beyond it are kept as text."""
PEEKED = "an agent is handed a seat, not the table behind it"


class Sentence(msgspec.Struct, frozen=True):
    """A message as it is kept, to be put into words where it is shown."""

    key: str
    args: dict[str, int | str | Sentence | list[Sentence]] = {}

    @classmethod
    def of(cls, said: Say) -> Sentence:
        return cls(said.key, {name: _kept(value) for name, value in said.args.items()})

    def say(self) -> Say:
        return Say(self.key, {name: _said(value) for name, value in self.args.items()})


def _kept(value: Arg) -> int | str | Sentence | list[Sentence]:
    if isinstance(value, Say):
        return Sentence.of(value)
    if isinstance(value, list):
        return [Sentence.of(each) for each in value]
    return value if type(value) is int and abs(value) < EXACT else _text_of(value)[:LETTERS]


def _said(value: int | str | Sentence | list[Sentence]) -> Arg:
    if isinstance(value, Sentence):
        return value.say()
    return [each.say() for each in value] if isinstance(value, list) else value


class Fault(msgspec.Struct, frozen=True):
    """What an agent did wrong. `kind` is one of KINDS; `step` counts its own decisions from 1."""

    seat: int
    agent: str
    kind: str
    step: int
    detail: str
    """In English, or in the words of the exception."""
    said: Sentence | None = None
    """The same for any language, as far as it is ours to say."""


class Stalled(BaseException):
    """The agent's time is over. No `except Exception` of its own stops this."""


class Peek(Exception):
    """The agent reached for the table behind its seat."""


class StandIn(Seat):
    """A seat at a guess of the game. The table behind it is only the guess, and reaching for it is noticed."""

    __slots__ = ("_looked", "_real", "_twin")

    def __init__(self, seat: Seat, twin: Table) -> None:
        self.index = seat.index
        self._twin = twin
        self._real = seat.lines
        self._looked = False

    @property
    def _Seat__table(self) -> Table:  # noqa: N802  the name under which Seat keeps its table
        if sys._getframe(1).f_code.co_filename != seat_module.__file__:
            self._looked = True
            raise Peek(PEEKED)
        return self._twin

    @property
    def lines(self) -> list[LogLine]:
        return self._real


class Guarded:
    """An agent and its guard; the guard answers for it with any option where it fails.

    `limit` is in seconds for each decision. `trusted` agents, our own, sit at the real seat: quicker, and they only
    need to be caught when they fail.
    """

    def __init__(
        self, agent: Agent, name: str, dice: Dice, limit: float | None = None, *, trusted: bool = False
    ) -> None:
        self.agent = agent
        self.name = name
        self.dice = dice
        self.limit = limit
        self.trusted = trusted
        self.faults: list[Fault] = []
        self.decisions = 0
        self.seconds = 0.0
        """How long the agent has thought, all its decisions together."""

    def __call__(self, seat: Seat) -> Option:
        choice = seat.request
        assert choice is not None
        self.decisions += 1
        if len(self.faults) < PATIENCE:
            place = seat if self.trusted else StandIn(seat, seat.guess(self.dice.split()))
            begin = time.perf_counter()
            option = self._ask(seat, place)
            self.seconds += time.perf_counter() - begin
            if option is not None:
                return option
        return choice.options[self.dice.below(len(choice.options))]

    def _ask(self, seat: Seat, place: Seat) -> Option | None:
        choice = seat.request
        assert choice is not None
        answer: Any = None
        has_looked = False
        try:
            with limited(self.limit):
                answer = self.agent(place)
        except Stalled:
            said = say("fault.stall", seconds=str(self.limit))
            self._note(seat, "stall", f"no answer within {self.limit} s", said)
            return None
        except Peek:
            has_looked = True
        except Exception as error:
            self._note(seat, "crash", *_told(error))
            return None
        if has_looked or (isinstance(place, StandIn) and place._looked):
            self._note(seat, "peek", PEEKED, say("fault.peek"))
            return None
        try:
            if not isinstance(answer, (int, str, tuple)) or isinstance(answer, bool):
                raise BadAnswer("error.not-offered", answer=repr(answer)[:80], offered=", ".join(choice.keys()[:12]))
            return find(choice, answer)
        except BadAnswer as error:
            self._note(seat, "illegal", str(error), error.say)
            return None

    def _note(self, seat: Seat, kind: str, detail: str, said: Say) -> None:
        kept = Fault(seat.index, self.name, kind, self.decisions, detail[:LETTERS], Sentence.of(said))
        self.faults.append(kept)


def _told(error: Exception) -> tuple[str, Say]:
    """What an agent ended with: in English, and as a message. An error of the table's own is a sentence by itself."""
    name, text = type(error).__name__, _text_of(error)
    where = traceback.extract_tb(error.__traceback__)[-1]
    detail = f"{name}: {text} ({where.name}, line {where.lineno})"
    said = getattr(error, "say", None)
    if isinstance(said, Say):
        return detail, said
    return detail, say("fault.crash", error=name, text=text, where=where.name, line=str(where.lineno))


def _text_of(thing: object) -> str:
    try:
        return str(thing)
    except Exception:  # what somebody raises may fail even to say what it is
        return ""


@contextmanager
def limited(seconds: float | None) -> Iterator[None]:
    """Raise Stalled inside once the time is over; off the main thread, when it ends on its own after that."""
    if seconds is None:
        yield
        return
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        started = time.monotonic()
        yield
        if time.monotonic() - started > seconds:
            raise Stalled
        return
    before = signal.signal(signal.SIGALRM, _time_over)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


def _time_over(number: int, frame: Any) -> None:
    raise Stalled
