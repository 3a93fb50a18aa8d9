"""Asking the coach at a table: whether that is allowed here, how often, and what it costs a rated game."""

from __future__ import annotations

from undercroft.core.errors import TableError
from undercroft.server.limits import Bucket
from undercroft.server.live_table import LiveTable
from undercroft.server.service import TableService
from undercroft.server.subscription import Subscription

AT_ONCE = 3
"""Pieces of advice that a seat may have in a row."""


async def advise(service: TableService, table: LiveTable, sender: Subscription, ask: str) -> bytes:
    """What the coach tells this seat about its question, as JSON; the same again where it was asked before."""
    seat = sender.seat
    assert seat is not None
    if not table.more.coach:
        raise TableError("error.no-coach")
    choice = table.table.asked(seat)
    if choice is None or ask != table.question_id(seat):
        raise TableError("error.stale")
    known = table.advice.get(seat)
    if known is not None and known[:2] == (ask, sender.language):
        return known[2]
    rate = service.limits.advice_per_minute
    bucket = table.advice_buckets.setdefault(seat, Bucket(rate / 60, min(rate, AT_ONCE)))
    if not bucket.take():
        raise TableError("error.coach-rests")
    job = table.job()  # of this moment: while something is stored, the question may be answered
    if not table.more.coached:
        table.more.coached = True  # such a table changes no ratings
        await service.store.note(table.no, table.rules, table.more)
    drawn = await service.workers.advice(job, seat, sender.language, lambda: bool(table.subscriptions))
    service.drawing.count(table.game.name, table.id, drawn.faults)
    table.advice[seat] = (ask, sender.language, drawn.data)
    return drawn.data
