"""Telling people who are away that it is their turn, by a webhook of whoever runs the server."""

from __future__ import annotations

import asyncio
import logging
import time
import urllib.error
import urllib.request

import msgspec

log = logging.getLogger("undercroft.server")

PATIENCE = 5.0
MAX_WAITING = 1000


class TurnNotice(msgspec.Struct):
    """What the webhook is sent: no link and no key, since it leaves this server."""

    event: str
    table: str
    game: str
    title: str
    seat: int
    name: str
    since: float


class Notifier:
    """Sends notices one after another; a webhook that is slow or gone holds nobody up."""

    def __init__(self, url: str, after: float) -> None:
        self.url = url
        self.after = after
        """Seconds that a seat must have been asked, with nobody there, before a notice is sent."""
        self.sent = 0
        self._told: dict[tuple[str, int], float] = {}
        self._queue: asyncio.Queue[TurnNotice] = asyncio.Queue(MAX_WAITING)

    def is_due(self, table: str, seat: int, since: float) -> bool:
        """Whether this turn of a seat has waited long enough and was not told yet."""
        return time.time() - since >= self.after and self._told.get((table, seat)) != since

    def send_later(self, notice: TurnNotice) -> None:
        self._told[(notice.table, notice.seat)] = notice.since
        if len(self._told) > 10 * MAX_WAITING:
            self._told.pop(next(iter(self._told)))
        try:
            self._queue.put_nowait(notice)
        except asyncio.QueueFull:
            log.error("too many notices wait for the webhook; one was dropped")

    async def run(self) -> None:
        while True:
            notice = await self._queue.get()
            try:
                await asyncio.to_thread(self._post, msgspec.json.encode(notice))
                self.sent += 1
            except (OSError, ValueError) as error:
                log.warning(
                    "the webhook could not be told", extra={"table": notice.table, "cause": type(error).__name__}
                )

    def _post(self, body: bytes) -> None:
        request = urllib.request.Request(self.url, body, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
            reply.read(1000)
