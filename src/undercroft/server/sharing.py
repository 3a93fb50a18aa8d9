"""Links to a moment of a game: what spectators knew then while it runs, everything once it is over."""

from __future__ import annotations

from undercroft.core.errors import TableError
from undercroft.server.keys import derived_token, digest
from undercroft.server.live_table import LiveTable
from undercroft.server.messages import At, ShareReply
from undercroft.server.service import TableService
from undercroft.server.storage import Link


async def share(service: TableService, table: LiveTable, message: str) -> ShareReply:
    """A spectators' key for whoever is shown a moment: the same one each time, and never the sharer's own."""
    token = derived_token(table.secret, b"share a moment")
    await service.store.add_link(Link(digest(token), table.no, None, False))
    return ShareReply(message, token, len(table.table.lines(None)))


def step_of(table: LiveTable, message: At) -> int:
    """After how many answers a moment lies; TableError where this may not be asked, or there is no such moment.

    While a game runs, a moment is named by the lines that spectators could read then: how many answers were given
    would tell of those that are secret.
    """
    is_running = table.state == "open"
    if is_running and (message.line is None or message.seat is not None):
        raise TableError("error.over-first")
    last = table.table.version
    if message.line is not None:
        lines = table.table.lines(None)
        if message.line > len(lines):
            raise TableError("error.no-moment")
        return lines[message.line - 1].step if message.line else 0
    if message.step > last or (message.seat is not None and message.seat >= len(table.assignments)):
        raise TableError("error.no-step", step=message.step, last=last)
    return message.step
