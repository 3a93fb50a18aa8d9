"""The WebSocket protocol as uvicorn calls it: handshake, frames, pings, closing. Messages are `connection.py`'s.

It is spoken here, below the ASGI application, because a move then costs no task and no queue.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from undercroft.server import frames
from undercroft.server.connection import NORMAL, RESTART, Connection, Headers, Hub

PULSE = 20.0
"""Seconds between pings; a device silent for three of them is gone."""
GOODBYE_TIME = 3.0
"""Seconds that the other side has to answer a close."""
MAX_HEAD = 16_384
"""Bytes of a handshake."""


def protocol_factory(hub: Hub) -> Any:
    """What uvicorn calls for each connection that asks to become a WebSocket."""

    def make(config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> WebSocketProtocol:
        return WebSocketProtocol(hub, server_state.connections)

    return make


class WebSocketProtocol(asyncio.Protocol):
    """The bytes of one connection: handshake, frames, pings, closing."""

    __slots__ = ("connection", "connections", "head", "heard", "hub", "is_open", "reader", "timer", "transport")

    def __init__(self, hub: Hub, connections: set[Any]) -> None:
        self.hub = hub
        self.connections = connections
        self.transport: asyncio.Transport | None = None
        self.connection: Connection | None = None
        self.reader: frames.Reader | None = None
        self.head = b""
        self.is_open = True
        self.heard = time.monotonic()
        self.timer: asyncio.TimerHandle | None = None

    # --- from the event loop ----------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]
        self.connections.add(self)

    def data_received(self, data: bytes) -> None:
        if not self.is_open:
            self._read_until_closed(data)
            return
        if self.reader is None:
            self.head += data
            self._shake_hands()
            return
        self.heard = time.monotonic()
        try:
            found = self.reader.feed(data)
        except frames.Broken as broken:
            self.close(broken.code)
            return
        connection = self.connection
        assert connection is not None
        for opcode, payload in found:
            if opcode == frames.TEXT or opcode == frames.BINARY:
                connection.take(payload)
            elif opcode == frames.PING:
                self._put(frames.write(frames.PONG, payload))
            elif opcode == frames.CLOSE:
                self.close(NORMAL)
                assert self.transport is not None
                self.transport.close()
            if not self.is_open:
                return

    def _read_until_closed(self, data: bytes) -> None:
        """Read on after closing, so that the other side gets all that was sent to it, until it says goodbye too."""
        try:
            said = [] if self.reader is None else self.reader.feed(data)
        except frames.Broken:
            said = [(frames.CLOSE, b"")]
        if self.transport is not None and any(opcode == frames.CLOSE for opcode, _ in said):
            self.transport.close()

    def pause_writing(self) -> None:
        if self.connection is not None:
            self.connection.is_clogged = True

    def resume_writing(self) -> None:
        if self.connection is not None:
            self.connection.is_clogged = False
            self.connection.flush()

    def connection_lost(self, error: Exception | None) -> None:
        self.is_open = False
        self.connections.discard(self)
        if self.timer is not None:
            self.timer.cancel()
        if self.connection is not None:
            self.connection.lost()
            self.connection = None

    def shutdown(self) -> None:
        """The server stops; the device connects again to the next one."""
        self.close(RESTART)

    # --- to the other side ------------------------------------------------------------------------------------------

    def send(self, text: bytes) -> None:
        self._put(frames.write(frames.TEXT, text))

    def close(self, code: int) -> None:
        if not self.is_open or self.transport is None:
            return
        if self.reader is not None:
            self._put(frames.write_close(code))
        self.is_open = False
        asyncio.get_running_loop().call_later(GOODBYE_TIME, self.transport.abort)

    def _put(self, data: bytes) -> None:
        if self.is_open and self.transport is not None:
            self.transport.write(data)

    def _pulse(self) -> None:
        if not self.is_open or self.transport is None:
            return
        if time.monotonic() - self.heard > 3 * PULSE:
            self.is_open = False
            self.transport.abort()
            return
        self._put(frames.write(frames.PING, b""))
        self.timer = asyncio.get_running_loop().call_later(PULSE, self._pulse)

    # --- handshake --------------------------------------------------------------------------------------------------

    def _shake_hands(self) -> None:
        head, end, rest = self.head.partition(b"\r\n\r\n")
        if not end:
            if len(self.head) > MAX_HEAD:
                self._refuse(431, "Request Header Fields Too Large")
            return
        first, *lines = head.split(b"\r\n")
        headers: Headers = []
        for line in lines:
            name, _, value = line.partition(b":")
            headers.append((name.strip().lower(), value.strip()))
        named = dict(headers)
        parts = first.split(b" ")
        if len(parts) != 3 or parts[1].partition(b"?")[0] != b"/ws":
            self._refuse(404, "Not Found")
            return
        key = named.get(b"sec-websocket-key", b"")
        if parts[0] != b"GET" or named.get(b"sec-websocket-version") != b"13" or not 16 <= len(key) <= 64:
            self._refuse(400, "Bad Request")
            return
        if not self.hub.is_ours(headers):
            self._refuse(403, "Forbidden")
            return
        address = self._address(named)
        limits = self.hub.service().limits
        if self.hub.addresses.get(address, 0) >= limits.connections_per_address:
            self._refuse(429, "Too Many Requests")
            return
        self._put(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "
            + frames.accept_key(key) + b"\r\n\r\n"
        )  # fmt: skip
        self.head = b""
        self.reader = frames.Reader(2 * limits.message_bytes)
        self.connection = Connection(self.hub, self, address)
        self.timer = asyncio.get_running_loop().call_later(PULSE, self._pulse)
        if rest:
            self.data_received(rest)

    def _address(self, headers: dict[bytes, bytes]) -> str:
        """The client's address; behind a proxy on this machine, the address that the proxy names."""
        assert self.transport is not None
        peer = self.transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        if address in ("127.0.0.1", "::1", "") and b"x-forwarded-for" in headers:
            address = headers[b"x-forwarded-for"].rpartition(b",")[2].strip().decode("latin-1")
        return address

    def _refuse(self, status: int, reason: str) -> None:
        self._put(f"HTTP/1.1 {status} {reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n".encode())
        self.is_open = False
        assert self.transport is not None
        self.transport.close()
