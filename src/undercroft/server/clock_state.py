"""How much time each seat of a table has used: plain arithmetic on times that are handed in, stored with the table.

A seat's clock runs while its person is asked; bots and fate take no time from anybody.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

ClockKind = Literal["move", "game"]
ClockEnd = Literal["tell", "answer", "seat", "close"]
REMEMBERED_ANSWERS = 32
"""Answers of a seat that can be taken back without its clock being set anew."""
BY_CLOCK = -2
"""Stands for the clock where a seat would be named that let a bot play for another."""


class ClockWish(msgspec.Struct, forbid_unknown_fields=True):
    """The clock of a new table."""

    kind: ClockKind
    """move: so long for each decision; game: so long for all decisions of a seat together."""
    seconds: float
    end: ClockEnd
    """What happens when the time is up. tell: nothing but that everybody sees it; answer: a bot gives this one answer
    (not with `game`); seat: a bot takes the seat; close: the table is closed without a winner."""


class ClockInfo(msgspec.Struct, omit_defaults=True):
    """The clock of a table at the moment at which this was sent."""

    kind: ClockKind
    seconds: float
    end: ClockEnd
    left: list[float]
    """Seconds that each seat has left; below zero where its time is up."""
    running: list[int]
    """The seats whose time runs now."""
    up: int | None = None
    """The seat whose time was up last, until it answers by itself again."""


class ClockState(msgspec.Struct, omit_defaults=True):
    """What is kept of a clock."""

    kind: ClockKind
    seconds: float
    end: ClockEnd
    spent: list[float]
    """Seconds that each seat has used in all, but for the stretch that runs."""
    marks: list[list[tuple[int, float]]]
    """For each seat, after so many of its answers: what it had spent then. A clock for each decision counts from the
    last of them, so whoever takes an answer back gains no time by it."""
    asked: dict[int, float] = {}
    """Since when a seat's time runs, in seconds since 1970."""
    is_begun: bool = False
    """Time runs from the first answer of a person on."""
    up: int | None = None

    def fits(self, seats: int) -> bool:
        """Whether it is the clock of a table with so many seats."""
        return (
            len(self.spent) == len(self.marks) == seats
            and all(self.marks)
            and all(0 <= seat < seats for seat in (*self.asked, *(() if self.up is None else (self.up,))))
        )

    def used(self, seat: int, now: float) -> float:
        since = self.asked.get(seat)
        return self.spent[seat] + (max(0.0, now - since) if since is not None else 0.0)

    def left(self, seat: int, now: float) -> float:
        before = self.marks[seat][-1][1] if self.kind == "move" else 0.0
        return self.seconds - (self.used(seat, now) - before)

    def set_running(self, seats: Iterable[int], now: float) -> None:
        """Let the time of exactly these seats run."""
        wanted = set(seats)
        for seat in [seat for seat in self.asked if seat not in wanted]:
            self.spent[seat] = self.used(seat, now)
            del self.asked[seat]
        for seat in wanted:
            self.asked.setdefault(seat, now)

    def note_answer(self, seat: int, count: int, now: float) -> None:
        """A person has answered: their next decision has its own time. `count` is the number of the seat's answers."""
        self.is_begun = True
        if self.up == seat:
            self.up = None
        self._restart(seat, count, now)

    def note_undo(self, counts: list[int]) -> None:
        """Answers were taken back; `counts` are the numbers of those that are left."""
        for seat, marks in enumerate(self.marks):
            kept = [mark for mark in marks if mark[0] <= counts[seat]]
            self.marks[seat] = kept or [(counts[seat], self.spent[seat])]

    def note_up(self, seat: int, count: int, now: float) -> None:
        """The seat's time was up, and what was agreed is done about it: its next decision has its own time."""
        self.up = seat
        self._restart(seat, count, now)

    def _restart(self, seat: int, count: int, now: float) -> None:
        self.spent[seat] = self.used(seat, now)
        if seat in self.asked:
            self.asked[seat] = now
        self.marks[seat] = [*self.marks[seat][1 - REMEMBERED_ANSWERS :], (count, self.spent[seat])]

    def forgive(self, now: float, overdue: float, grace: float) -> None:
        """Nobody was there to act for so long: the server was down. Whoever's time ran out meanwhile has a little."""
        for seat in self.asked:
            left = self.left(seat, now)
            if left < -overdue:
                self.spent[seat] -= grace - left

    @property
    def due(self) -> float | None:
        """When something is to be done, in seconds since 1970; None where nothing is."""
        if self.end == "tell" or not self.asked:
            return None
        return min(since + self.left(seat, since) for seat, since in self.asked.items())

    def info(self, now: float) -> ClockInfo:
        left = [round(self.left(seat, now), 1) for seat in range(len(self.spent))]
        return ClockInfo(self.kind, self.seconds, self.end, left, sorted(self.asked), self.up)


def info_for_lobby(state: ClockState, seat: int | None, now: float) -> ClockInfo:
    """What the lobby tells of a clock. One for each decision begins anew with every answer, those in secret too: there
    only one's own is told, since the lobby may be asked at any time."""
    info = state.info(now)
    if state.kind == "move":
        info.left = [left if at == seat else state.seconds for at, left in enumerate(info.left)]
        info.running = [at for at in info.running if at == seat]
    return info


def new_clock(wish: ClockWish, seats: int) -> ClockState:
    return ClockState(wish.kind, wish.seconds, wish.end, [0.0] * seats, [[(0, 0.0)] for _ in range(seats)])
