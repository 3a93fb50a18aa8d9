"""The WebSocket protocol as uvicorn calls it: handshake, frames, pings, closing. Messages are `connection.py`'s.

It is spoken here, below the ASGI application, because a move then costs no task and no queue.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from undercroft.server import frames
from undercroft.server.addresses import Headers, counted_as
from undercroft.server.connection import NORMAL, POLICY, RESTART, Connection, Hub
from undercroft.server.relay import RELAYED, Relay, open_relay

PULSE = 20.0
"""Seconds between pings; a device silent for three of them is gone."""
GOODBYE_TIME = 3.0
"""Seconds that the other side has to answer a close."""
MAX_HEAD = 16_384
"""Bytes of a handshake."""
PIECE = 1024
"""Bytes that are read at once: whoever is turned away meanwhile has no more of them read."""
MAX_LATE_BYTES = 65_536
"""What is read of a device that was told goodbye; a flood is not read on."""


def protocol_factory(hub: Hub) -> Any:
    """What uvicorn calls for each connection that asks to become a WebSocket."""

    def make(config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> WebSocketProtocol:
        return WebSocketProtocol(hub, server_state.connections)

    return make


class WebSocketProtocol(asyncio.Protocol):
    """The bytes of one connection: handshake, frames, pings, closing."""

    __slots__ = (
        "clogged_since", "connection", "connections", "head", "heard", "hub", "is_open", "is_relayed", "late_bytes",
        "reader", "relay", "timer", "transport",
    )  # fmt: skip

    def __init__(self, hub: Hub, connections: set[Any]) -> None:
        self.hub = hub
        self.connections = connections
        self.transport: asyncio.Transport | None = None
        self.connection: Connection | None = None
        self.reader: frames.Reader | None = None
        self.head = b""
        self.is_open = True
        self.is_relayed = False
        self.late_bytes = 0
        self.heard = time.monotonic()
        self.clogged_since = 0.0
        """When the device stopped reading; 0 while it reads."""
        self.relay: Relay | None = None
        """The way to the process that has the table, where it is another."""
        self.timer: asyncio.TimerHandle | None = None

    # --- from the event loop ----------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]
        self.connections.add(self)

    def data_received(self, data: bytes) -> None:
        if self.relay is not None:
            if self.relay.transport is not None:
                self.relay.transport.write(data)
            return
        if not self.is_open:
            self._read_until_closed(data)
            return
        if self.reader is None:
            self.head += data
            self._shake_hands()
            return
        self.heard = time.monotonic()
        if len(data) <= PIECE:
            self._read(self.reader, data)
            return
        for at in range(0, len(data), PIECE):
            if not self.is_open:
                self._read_until_closed(data[at:])
                return
            self._read(self.reader, data[at : at + PIECE])

    def _read(self, reader: frames.Reader, data: bytes) -> None:
        try:
            found = reader.feed(data)
        except frames.Broken as broken:
            self.close(broken.code)
            return
        connection = self.connection
        assert connection is not None
        for opcode, payload in found:
            if opcode == frames.TEXT or opcode == frames.BINARY:
                connection.take(payload)
            elif opcode == frames.PING:
                if not connection.may_send_control():
                    self.close(POLICY)
                elif not connection.is_clogged:
                    self._put(frames.write(frames.PONG, payload))
            elif opcode == frames.PONG:
                if not connection.may_send_control():
                    self.close(POLICY)
            elif opcode == frames.CLOSE:
                self.close(NORMAL)
                assert self.transport is not None
                self.transport.close()
            if not self.is_open:
                return

    def _read_until_closed(self, data: bytes) -> None:
        """Read on after closing, so that the other side gets all that was sent to it, until it says goodbye too."""
        self.late_bytes += len(data)
        if self.late_bytes > MAX_LATE_BYTES and self.transport is not None:
            self.transport.pause_reading()
            return
        try:
            said = [] if self.reader is None else self.reader.feed(data)
        except frames.Broken:
            said = [(frames.CLOSE, b"")]
        if self.transport is not None and any(opcode == frames.CLOSE for opcode, _ in said):
            self.transport.close()

    def pause_writing(self) -> None:
        if self.relay is not None and self.relay.transport is not None:
            self.relay.transport.pause_reading()
        self.clogged_since = time.monotonic()
        if self.connection is not None:
            self.connection.is_clogged = True

    def resume_writing(self) -> None:
        if self.relay is not None and self.relay.transport is not None:
            self.relay.transport.resume_reading()
        self.clogged_since = 0.0
        if self.connection is not None:
            self.connection.is_clogged = False
            self.connection.flush()

    def connection_lost(self, error: Exception | None) -> None:
        self.is_open = False
        self.connections.discard(self)
        if self.relay is not None and self.relay.transport is not None:
            self.relay.transport.close()
        if self.timer is not None:
            self.timer.cancel()
        if self.connection is not None:
            self.connection.lost()
            self.connection = None

    def shutdown(self) -> None:
        """The server stops; the device connects again to the next one."""
        if self.relay is not None and self.transport is not None:
            self.transport.close()
        self.close(RESTART)

    async def pass_on(self, address: str, messages: list[bytes]) -> bool:
        """Let another process serve this device from now on; these messages go first. False where it cannot."""
        if self.is_relayed or self.connection is None:
            return False
        relay = await open_relay(self, address, self.connection.address)
        if relay is None:
            return False
        if not self.is_open or self.transport is None or self.transport.is_closing():
            if relay.transport is not None:
                relay.transport.close()
            return True
        for message in messages:
            relay.send_text(message)
        self.relay = relay
        if self.timer is not None:
            self.timer.cancel()  # the other process sends the pings
        return True

    # --- to the other side ------------------------------------------------------------------------------------------

    def send(self, text: bytes) -> None:
        if self.is_open and self.transport is not None:
            self.transport.write(frames.write(frames.TEXT, text))

    def close(self, code: int) -> None:
        if not self.is_open or self.transport is None:
            return
        if self.reader is not None:
            self._put(frames.write_close(code))
        self.is_open = False
        asyncio.get_running_loop().call_later(GOODBYE_TIME, self.transport.abort)

    def cut_off(self) -> None:
        """Close without a goodbye: the other side does not listen."""
        self.is_open = False
        if self.transport is not None:
            self.transport.abort()

    def _put(self, data: bytes) -> None:
        if self.is_open and self.transport is not None:
            self.transport.write(data)

    def _must_be_seated(self) -> None:
        """A socket that takes no seat gives its place to others."""
        connection = self.connection
        if connection is not None and connection.table is None and self.is_open:
            self.close(POLICY)
        else:
            self._pulse()

    def _pulse(self) -> None:
        if not self.is_open or self.transport is None:
            return
        now = time.monotonic()
        unread = self.hub.service().limits.unread_seconds
        if now - self.heard > 3 * PULSE or (self.clogged_since and now - self.clogged_since > unread):
            self.cut_off()
            return
        if not self.clogged_since:
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
        peer = self.transport.get_extra_info("peername") if self.transport is not None else None
        address = counted_as(self.hub.addresses.client(str(peer[0]) if isinstance(peer, tuple) else "", headers))
        limits = self.hub.service().limits
        if self.hub.connections.get(address, 0) >= limits.connections_per_address:
            self._refuse(429, "Too Many Requests")
            return
        self._put(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "
            + frames.accept_key(key) + b"\r\n\r\n"
        )  # fmt: skip
        self.head = b""
        self.is_relayed = RELAYED in named
        self.reader = frames.Reader(2 * limits.message_bytes)
        self.connection = Connection(self.hub, self, address)
        self.timer = asyncio.get_running_loop().call_later(limits.sit_seconds, self._must_be_seated)
        if rest:
            self.data_received(rest)

    def _refuse(self, status: int, reason: str) -> None:
        self._put(f"HTTP/1.1 {status} {reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n".encode())
        self.is_open = False
        assert self.transport is not None
        self.transport.close()
