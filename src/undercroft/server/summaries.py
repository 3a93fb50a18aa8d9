"""What the lobby tells of a table to whoever has a key of it, whichever process has the table."""

from __future__ import annotations

import time
from collections.abc import Mapping

from undercroft.server.clock_state import info_for_lobby
from undercroft.server.keys import digest
from undercroft.server.live_table import LiveTable
from undercroft.server.lobby_messages import TableSummary
from undercroft.server.names import shown_name
from undercroft.server.storage import Damaged, SeatAssignment, Store, TableRow


async def summarize(store: Store, tables: Mapping[int, LiveTable], token: str, language: str) -> TableSummary:
    link = await store.link(digest(token))
    try:
        row = await store.table(link.table) if link is not None else None
    except Damaged:
        return TableSummary(token, "damaged")
    if link is None or row is None:
        return TableSummary(token, "gone")
    table = tables.get(link.table)
    seats = table.assignments if table is not None else row.seats
    summary = TableSummary(
        token,
        state=table.state if table is not None else row.state,
        table=row.id,
        game=row.game,
        seat=link.seat,
        host=link.host,
        created=row.created,
        touched=row.touched,
        seats=[
            SeatAssignment(each.who, each.agent, shown_name(seat, each, language)) for seat, each in enumerate(seats)
        ],
    )
    clock = table.more.clock if table is not None else row.more.clock
    if clock is not None and summary.state == "open":
        summary.clock = info_for_lobby(clock, link.seat, time.time())
    if table is not None and table.state == "open":
        summary.asked = link.seat in table.table.requests
        summary.waiting, summary.since = sorted(table.table.requests), table.moved_at
        summary.status = table.status_lines(link.seat, language)
    elif table is None and row.state == "open" and row.more.actions == await _count(store, row):
        summary.asked = link.seat in row.more.waiting
        summary.waiting, summary.since = row.more.waiting, row.more.since
        summary.status = row.more.status.get(language, [])
    return summary


async def _count(store: Store, row: TableRow) -> int:
    """How many actions made a table; an archived one has not been touched since it was noted."""
    return await store.count_answers(row.no) if row.archive is None else row.more.actions
