"""Open tables: listed in the lobby because their makers want it; anybody may take a free seat there, or watch."""

from __future__ import annotations

import time

from undercroft.core.errors import TableError
from undercroft.server.clock_state import info_for_lobby
from undercroft.server.keys import derived_token, digest, new_token
from undercroft.server.live_table import LiveTable
from undercroft.server.lobby_messages import JoinedTable, OpenTable, OpenTableList
from undercroft.server.names import clean_name, shown_name, title
from undercroft.server.service import TableService
from undercroft.server.storage import Link, SeatAssignment, TableRow
from undercroft.server.subscription import Subscription

FRESH = 1.0
"""Seconds for which everybody is shown the same list."""


def watch_token(secret: bytes) -> str:
    """The key of those who come from the lobby to watch: one for each table, made of the table's own secret."""
    return derived_token(secret, b"watch from the lobby")


async def set_listed(service: TableService, table: LiveTable, sender: Subscription, is_listed: bool) -> None:
    """Show a table in the lobby, or take it out again: those who are there stay, nobody else comes."""
    if not sender.is_host:
        raise TableError("error.host")
    table.more.listed = is_listed
    if not is_listed:
        await service.store.drop_link(digest(watch_token(table.secret)))
    await service.store.note(table.no, table.rules, table.more)
    table.seats_changed()


class OpenTables:
    """What the lobby shows of open tables, and the ways in."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self._lists: dict[str, tuple[float, OpenTableList]] = {}

    async def list(self, language: str) -> OpenTableList:
        known = self._lists.get(language)
        if known is not None and time.monotonic() - known[0] < FRESH:
            return known[1]
        found = [self._describe(row, language) for row in await self.service.store.listed()]
        made = OpenTableList(found)
        self._lists[language] = (time.monotonic(), made)
        return made

    def _describe(self, row: TableRow, language: str) -> OpenTable:
        table = self.service.tables.get(row.no)
        seats = table.assignments if table is not None else row.seats
        clock = table.more.clock if table is not None else row.more.clock
        status = table.status_lines(None, language) if table is not None else row.more.status.get(language, [])
        return OpenTable(
            table=row.id,
            game=row.game,
            title=title(self.service.games.find(row.game), language),
            created=row.created,
            seats=[
                SeatAssignment(each.who, each.agent, shown_name(seat, each, language), free=each.free)
                for seat, each in enumerate(seats)
            ],
            status=status,
            clock=None if clock is None else info_for_lobby(clock, None, time.time()),
        )

    async def join(self, id_: str, seat: int, name: str) -> JoinedTable:
        """Take a free seat; the key is told once."""
        no = await self.service.store.number(id_)
        if no is None:
            raise TableError("error.not-open")
        table = await self.service.table(no)
        if not table.more.listed or table.state != "open":
            raise TableError("error.not-open")
        if seat >= len(table.assignments) or not table.assignments[seat].free:
            raise TableError("error.not-free")
        taken = table.assignments[seat]
        taken.free, taken.agent, taken.given_by, taken.agreed, taken.name = False, "", None, [], clean_name(name)
        self._lists.clear()
        token = new_token()
        await self.service.update(table)
        await self.service.store.add_link(Link(digest(token), no, seat, False))
        return JoinedTable(table.id, table.game.name, seat, token)

    async def watch(self, id_: str) -> JoinedTable:
        """The key of those who watch from the lobby."""
        no = await self.service.store.number(id_)
        row = await self.service.store.table(no) if no is not None else None
        if row is None or not row.more.listed or row.state != "open":
            raise TableError("error.not-open")
        token = watch_token(row.secret)
        await self.service.store.add_link(Link(digest(token), row.no, None, False))
        return JoinedTable(row.id, row.game, None, token)
