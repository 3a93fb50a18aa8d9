"""The clock of a table in memory: whose time runs, and what happens when it is up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec

from undercroft.core.errors import BadOption, TableError
from undercroft.core.table import Table
from undercroft.server.clock_state import BY_CLOCK, ClockInfo, ClockState, ClockWish, new_clock
from undercroft.server.limits import Limits
from undercroft.server.messages import RulesChange
from undercroft.server.metrics import Metrics
from undercroft.server.seat_view import SeatView
from undercroft.server.storage import SeatAssignment, TableMore, TableState
from undercroft.server.workers import Job, WorkerPool

log = logging.getLogger("undercroft.server")

MAX_SECONDS = 60 * 86_400
AGENT = "greedy"
"""The bot that plays where somebody's time is up."""
OVERDUE = 30.0
"""A table whose time was up longer ago than this when it comes into memory stood still because the server was down."""
SOON, PAUSE = 0.05, 1.0


def make_clock(wish: ClockWish, seats: int, limits: Limits) -> ClockState:
    """BadOption where such a clock makes no sense."""
    is_odd = wish.kind == "game" and wish.end == "answer"
    if is_odd or not limits.clock_seconds <= wish.seconds <= MAX_SECONDS:
        raise BadOption("error.clock", seconds=round(limits.clock_seconds), days=MAX_SECONDS // 86_400)
    return new_clock(wish, seats)


class Owner(Protocol):
    """What a clock needs of the service that keeps its table."""

    limits: Limits
    metrics: Metrics
    workers: WorkerPool

    def keeps(self, table: Any) -> bool: ...

    async def update(self, table: Any) -> None: ...

    def run_soon(self, work: Coroutine[Any, Any, None]) -> None: ...


class ClockedTable(Protocol):
    """What a clock needs of its table."""

    id: str
    table: Table
    state: TableState
    change: RulesChange | None
    assignments: list[SeatAssignment]
    counts: list[int]
    more: TableMore

    @property
    def keeper(self) -> Owner: ...

    def question_id(self, seat: int) -> str: ...

    def bot_seed(self, seat: int) -> int: ...

    def job(self) -> Job: ...

    def choose(self, seat: int, question: str, answer: str, message: str, sender: None) -> None: ...

    def seats_changed(self) -> None: ...


class TableClock:
    """Lets time run for people who are asked, and acts when it is up. Only tables with a clock have one."""

    __slots__ = ("_acting", "_late", "_seen", "_timer", "state", "table")

    def __init__(self, table: ClockedTable, state: ClockState) -> None:
        self.table = table
        self.state = state
        self._timer: asyncio.TimerHandle | None = None
        self._acting: set[int] = set()
        """Seats for which something is being done just now."""
        self._late: int | None = None
        """The seat that a bot answers for, because its time is up."""
        self._seen: dict[tuple[int | None, str], tuple[int, float, ClockInfo]] = {}
        """What each seat was last shown of the clock: with which state, and when."""

    def start(self) -> None:
        """The table has come into memory."""
        now = time.time()
        self.state.forgive(now, OVERDUE, self.table.keeper.limits.clock_grace_seconds)
        self.run(now)

    def stop(self) -> None:
        """The table leaves memory; its time goes on."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def note_move(self, seat: int, is_answer: bool, is_back: bool) -> None:
        """Something was answered, entered or taken back."""
        now = time.time()
        if is_back:
            self.state.note_undo(self.table.counts)
        elif seat == self._late:
            self.state.note_up(seat, self.table.counts[seat], now)
        elif is_answer and not self.table.assignments[seat].is_bot:
            self.state.note_answer(seat, self.table.counts[seat], now)
        self.run(now)

    def run(self, now: float) -> None:
        """Let the time of those run who are asked now."""
        table = self.table
        is_on = table.state == "open" and table.change is None and self.state.is_begun
        asked = table.table.requests if is_on else ()
        people = {seat for seat, each in enumerate(table.assignments) if not each.is_bot and not each.free}
        self.state.set_running(people.intersection(asked), now)
        self.stop()
        due = self.state.due
        if due is not None:
            soon = PAUSE if self._acting else SOON
            self._timer = asyncio.get_running_loop().call_later(max(soon, due - now), self._ring)

    def info(self, view: SeatView) -> ClockInfo:
        """The clock as a seat may see it.

        A clock for each decision begins anew with every answer, those in secret too: so others' clocks are looked at
        again only where the seat is shown something new.
        """
        now = time.time()
        fresh = self.state.info(now)
        if self.state.kind == "game":
            return fresh
        known = self._seen.get((view.seat, view.language))
        if known is None or known[0] != view.number:
            self._seen[view.seat, view.language] = (view.number, now, fresh)
            return fresh
        _, then, old = known
        passed = [now - then if seat in old.running else 0.0 for seat in range(len(old.left))]
        left = [round(before - gone, 1) for before, gone in zip(old.left, passed, strict=True)]
        if view.seat is not None:
            left[view.seat] = fresh.left[view.seat]
        return msgspec.structs.replace(fresh, left=left)

    def is_used_up(self, seat: int) -> bool:
        """Whether a seat has no time left for this whole game."""
        return self.state.kind == "game" and self.state.left(seat, time.time()) <= 0

    def _ring(self) -> None:
        now = time.time()
        if self.table.keeper.keeps(self.table):
            for seat in [seat for seat in self.state.asked if self.state.left(seat, now) <= 0]:
                if seat not in self._acting:
                    self._acting.add(seat)
                    self.table.keeper.run_soon(self._act(seat))
            self.run(now)

    async def _act(self, seat: int) -> None:
        """What was agreed for the end of a seat's time."""
        try:
            self.table.more.stood_in = True  # such a table changes no ratings
            if self.state.end == "answer":
                await self._answer(seat)
                return
            self.state.note_up(seat, self.table.counts[seat], time.time())
            if self.state.end == "seat":
                self.table.assignments[seat].agent = AGENT
                self.table.assignments[seat].given_by = BY_CLOCK
            else:
                self.table.state = "closed"
            await self.table.keeper.update(self.table)
        except TableError as error:  # the store cannot be used, and the table has left memory
            log.warning("a clock could not act", extra={"table": self.table.id, "cause": error.say.key})
        finally:
            self._acting.discard(seat)

    async def _answer(self, seat: int) -> None:
        """Let a bot give the one answer that is missing."""
        table, state = self.table, self.state
        question = table.question_id(seat)
        try:
            answer = await table.keeper.workers.think(table.job(), seat, AGENT, table.bot_seed(seat))
        except Exception as error:  # a bot may fail in any way; its person has as much time again
            log.error("a bot failed", extra={"table": table.id, "cause": type(error).__name__})
            table.keeper.metrics.error("bot")
            state.note_up(seat, table.counts[seat], time.time())
            return
        is_late = seat in state.asked and state.left(seat, time.time()) <= 0
        if table.keeper.keeps(table) and is_late and question == table.question_id(seat):
            self._late = seat
            try:
                table.choose(seat, question, answer, "", None)
            finally:
                self._late = None
            table.seats_changed()
