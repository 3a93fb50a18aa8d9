"""Plain HTTP as uvicorn speaks it, with bounds: how long a head may be, how slow it may come, how many may connect."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from undercroft.server.addresses import Addresses, counted_as
from undercroft.server.limits import Limits

log = logging.getLogger("undercroft.server")

RESERVED_FILES = 64
"""Files that stay free for the store, the workers and the pages when connections take the rest."""
SAY_AGAIN = 30.0
"""Seconds before the log is told again that there are too many connections."""


def most_files() -> int:
    """How many files and connections this process may have open, raised as far as the system lets it."""
    try:
        import resource
    except ImportError:  # Windows
        return 4096
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (ValueError, OSError):
            pass
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft


class Door:
    """Counts connections and turns away those that are too many."""

    def __init__(self, limits: Limits, addresses: Addresses) -> None:
        self.limits = limits
        self.addresses = addresses
        self.most = limits.connections or max(RESERVED_FILES, most_files() - RESERVED_FILES)
        self.waiting: Counter[str] = Counter()
        """Connections of each address that are not WebSockets."""
        self.refused = 0
        self._said = -SAY_AGAIN

    def admit(self, peer: str, connections: int) -> bool:
        """Whether one more connection is let in."""
        if connections <= self.most:
            return self.addresses.is_proxy(peer) or self.waiting[counted_as(peer)] < self._per_address
        self.refused += 1
        now = time.monotonic()
        if now - self._said >= SAY_AGAIN:
            self._said = now
            log.error("too many connections: %d are open, and no more can be; newcomers are turned away", self.most)
        return False

    @property
    def _per_address(self) -> int:
        return 2 * self.limits.connections_per_address


def bounded_http(door: Door) -> type[HttpToolsProtocol]:
    """The class that uvicorn makes for each connection."""

    class Protocol(BoundedHttp):
        pass

    Protocol.door = door
    return Protocol


class BoundedHttp(HttpToolsProtocol):
    """uvicorn's own protocol, with a clock for the head and for the answer, and a bound on the head's size."""

    door: Door

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._clock: asyncio.TimerHandle | None = None
        self._is_in_head = False
        self._head_bytes = 0
        self._peer = ""
        self._is_counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._peer = self.client[0] if self.client else ""
        if not self.door.admit(self._peer, len(self.connections)):
            transport.abort()
            return
        self._is_counted = True
        self.door.waiting[counted_as(self._peer)] += 1
        self._start_clock(self.door.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_clock()
        self._forget()
        super().connection_lost(exc)

    def _forget(self) -> None:
        if not self._is_counted:
            return
        self._is_counted = False
        name, waiting = counted_as(self._peer), self.door.waiting
        waiting[name] -= 1
        if waiting[name] <= 0:
            del waiting[name]

    def _start_clock(self, seconds: float) -> None:
        self._stop_clock()
        self._clock = self.loop.call_later(seconds, self._be_late)

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _be_late(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        was_in_head = self._is_in_head
        super().data_received(data)
        if was_in_head and self._is_in_head:
            self._head_bytes += len(data)
            if self._head_bytes > self.door.limits.head_bytes:
                self.transport.write(b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\n\r\n")
                self.transport.close()
                self._is_in_head = False

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_in_head = True
        self._head_bytes = 0
        if self._clock is None:
            self._start_clock(self.door.limits.head_seconds)

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self.door.limits.head_bytes:
            raise ValueError("the head is too long")  # uvicorn answers 400 and closes
        super().on_headers_complete()
        self._start_clock(self.door.limits.answer_seconds)

    def on_response_complete(self) -> None:
        if not self.pipeline:
            self._stop_clock()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_clock()
        self._forget()
        super().handle_websocket_upgrade()
