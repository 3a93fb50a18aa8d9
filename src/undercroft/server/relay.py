"""Between processes of one server: a socket or a request is passed on to the process that has the table."""

from __future__ import annotations

import asyncio
import logging
import os
from typing import Protocol

from starlette.responses import Response

from undercroft.server import frames

log = logging.getLogger("undercroft.server")

RELAYED = b"x-undercroft-relayed"
"""The header that marks what another process passed on: it is never passed on again."""
CONNECT_SECONDS = 2.0
REPLY_SECONDS = 30.0
MAX_REPLY = 8_000_000


def split_address(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)


async def pass_on(address: str, path: str, query: str, body: bytes) -> Response:
    """Let another process answer a POST."""
    target = f"{path}?{query}" if query else path
    head = (
        f"POST {target} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{RELAYED.decode()}: 1\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    try:
        async with asyncio.timeout(REPLY_SECONDS):
            reader, writer = await asyncio.open_connection(*split_address(address))
            writer.write(head.encode("latin-1") + body)
            reply = bytearray()
            while len(reply) < MAX_REPLY and (part := await reader.read(MAX_REPLY)):  # head and body come apart
                reply += part
            writer.close()
    except (OSError, TimeoutError):
        return Response(b'{"code":"moved","why":"Try again."}', 503, {"retry-after": "1"}, "application/json")
    top, _, rest = bytes(reply).partition(b"\r\n\r\n")
    status = int(top.split(b" ", 2)[1]) if top.startswith(b"HTTP/") else 502
    return Response(rest, status, {"cache-control": "no-store"}, "application/json")


class Near(Protocol):
    """The device's side of a relay."""

    transport: asyncio.Transport | None

    def cut_off(self) -> None: ...


class Relay(asyncio.Protocol):
    """The far side of a socket that another process serves: bytes go through as they are."""

    def __init__(self, near: Near) -> None:
        self.near = near
        self.transport: asyncio.Transport | None = None
        self.head: bytes | None = b""
        self.opened: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        near = self.near.transport
        if self.head is None:
            if near is not None:
                near.write(data)
            return
        self.head += data
        head, end, rest = self.head.partition(b"\r\n\r\n")
        if not end:
            return
        self.head = None
        is_open = b" 101 " in head.split(b"\r\n", 1)[0]
        if not self.opened.done():
            self.opened.set_result(is_open)
        if is_open and rest and near is not None:
            near.write(rest)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_result(False)
        elif self.near.transport is not None:
            self.near.transport.close()

    def pause_writing(self) -> None:
        if self.near.transport is not None:
            self.near.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.near.transport is not None:
            self.near.transport.resume_reading()

    def send_text(self, text: bytes) -> None:
        """A message of the device, as its browser would have sent it."""
        if self.transport is not None:
            mask = os.urandom(4)
            head = frames.write(frames.TEXT, text)
            size = len(head) - len(text)
            masked = bytes((head[0], head[1] | 0x80)) + head[2:size] + mask + frames.unmask(text, mask)
            self.transport.write(masked)


async def open_relay(near: Near, address: str, client: str) -> Relay | None:
    """A way to the process at this address for one device; None where it cannot be reached.

    ConnectionRefusedError says that nobody is there at all: the process is gone.
    """
    key = frames.new_key().decode()
    head = (
        f"GET /ws HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nX-Forwarded-For: {client}\r\n"
        f"{RELAYED.decode()}: 1\r\n\r\n"
    )
    relay: Relay | None = None
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            loop = asyncio.get_running_loop()
            _, relay = await loop.create_connection(lambda: Relay(near), *split_address(address))
            assert relay.transport is not None
            relay.transport.write(head.encode("latin-1"))
            if await relay.opened:
                return relay
    except ConnectionRefusedError:
        raise
    except (OSError, TimeoutError, ValueError):
        pass
    if relay is not None and relay.transport is not None:
        relay.transport.abort()
    return None
