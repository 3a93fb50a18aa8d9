"""One device at a table: reads messages strictly, writes the newest state, tells refusals apart from faults.

The WebSocket is spoken here, below the ASGI application, because a move then costs no task and no queue. A device that
reads slowly skips states; it never makes others wait.
"""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from undercroft.core.errors import TableError
from undercroft.core.words import Words
from undercroft.server import frames
from undercroft.server import messages as m
from undercroft.server.house import House, title
from undercroft.server.limits import Bucket, PerAddress
from undercroft.server.room import Face, Room
from undercroft.server.storage import Link

log = logging.getLogger("undercroft.server")

NORMAL, POLICY, FAULT, RESTART, TRY_LATER = 1000, 1008, 1011, 1012, 1013
PULSE = 20.0
"""Seconds between pings; a device silent for three of them is gone."""
LAST_WORDS = 3.0
"""Seconds that the other side has to say goodbye."""
LONGEST_HEAD = 16_384
BACKLOG = 200
"""Messages that may wait while one looks something up."""

Headers = list[tuple[bytes, bytes]]


class Hub:
    """What all connections share."""

    def __init__(self, house: Callable[[], House], words: Words, is_ours: Callable[[Headers], bool]) -> None:
        self.house = house
        self.words = words
        self.is_ours = is_ours
        self.addresses: dict[str, int] = {}
        self._wrong: PerAddress | None = None

    def wrong_key(self, address: str) -> bool:
        """Whether this address may be wrong once more."""
        if self._wrong is None:
            self._wrong = PerAddress(self.house().limits.wrong_keys_per_minute)
        return self._wrong.take(address)

    def protocol(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> Wire:
        """What uvicorn calls for each connection that asks to become a WebSocket."""
        return Wire(self, server_state.connections)


class Wire(asyncio.Protocol):
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
            self._until_goodbye(data)
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

    def _until_goodbye(self, data: bytes) -> None:
        """Read on after closing, so that the other side gets all that was sent to it, until it says goodbye too."""
        try:
            said = [] if self.reader is None else self.reader.feed(data)
        except frames.Broken:
            said = [(frames.CLOSE, b"")]
        if self.transport is not None and any(opcode == frames.CLOSE for opcode, _ in said):
            self.transport.close()

    def pause_writing(self) -> None:
        if self.connection is not None:
            self.connection.clogged = True

    def resume_writing(self) -> None:
        if self.connection is not None:
            self.connection.clogged = False
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
        """The server goes; the device comes back to the next one."""
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
        asyncio.get_running_loop().call_later(LAST_WORDS, self.transport.abort)

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
            if len(self.head) > LONGEST_HEAD:
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
        house = self.hub.house()
        if self.hub.addresses.get(address, 0) >= house.limits.connections_per_address:
            self._refuse(429, "Too Many Requests")
            return
        self._put(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "
            + frames.accept_key(key) + b"\r\n\r\n"
        )  # fmt: skip
        self.head = b""
        self.reader = frames.Reader(2 * house.limits.message_bytes)
        self.connection = Connection(self.hub, self, address)
        self.timer = asyncio.get_running_loop().call_later(PULSE, self._pulse)
        if rest:
            self.data_received(rest)

    def _address(self, headers: dict[bytes, bytes]) -> str:
        """Who is there; behind a proxy on this machine, who it says is there."""
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


class Connection:
    """One device at a table."""

    __slots__ = (
        "address", "backlog", "bucket", "clogged", "done", "epoch", "face", "host", "house", "hub", "info_sent",
        "language", "lines", "n", "out", "room", "seat", "strikes", "told", "wire", "work",
    )  # fmt: skip

    def __init__(self, hub: Hub, wire: Wire, address: str) -> None:
        self.hub = hub
        self.house = hub.house()
        self.wire = wire
        self.address = address
        self.room: Room | None = None
        self.seat: int | None = None
        self.host = False
        self.language = "en"
        self.bucket = Bucket(self.house.limits.messages_per_second, self.house.limits.messages_at_once)
        self.strikes = Bucket(1, self.house.limits.strikes)
        self.clogged = False
        self.out: list[bytes] = []
        """Messages besides states, in their order."""
        self.backlog: deque[tuple[m.Incoming, str]] = deque()
        self.work: asyncio.Task[None] | None = None
        """A message that waits for storage or for a worker; those after it wait in the backlog."""
        self.face: Face | None = None
        self.epoch = -1
        self.n = 0
        self.lines = 0
        self.told = 0
        self.info_sent = False
        self.done: list[str] = []
        """Message numbers that the next state acknowledges."""
        hub.addresses[address] = hub.addresses.get(address, 0) + 1

    # --- writing ----------------------------------------------------------------------------------------------------

    def acknowledge(self, message: str) -> None:
        self.tell(m.Done(message))

    def refuse(self, error: TableError, message: str = "") -> None:
        words = self.room.game.words if self.room is not None else self.hub.words
        said = error.say
        text = (words if words.has(said.key, self.language) else self.hub.words).text(said, self.language)
        self.tell(m.Refused(said.key.removeprefix("error."), text, message))

    def tell(self, thing: Any) -> None:
        self.out.append(m.encode(thing))
        self.flush()

    def leave(self, error: TableError | None = None, code: int = TRY_LATER) -> None:
        if error is not None:
            self.refuse(error)
        self.wire.close(code)

    def flush(self) -> None:
        """Send what there is, newest state last; a scene that cannot be drawn ends this connection and no other."""
        if self.clogged or not self.wire.is_open:
            return
        while self.out:
            self.wire.send(self.out.pop(0))
        room = self.room
        if room is None or room.pending:
            return
        face = self.face
        if face is None or face.rev != room.rev or face.n != self.n or self.done or not self.info_sent:
            try:
                state = room.compose(self)
            except Exception as error:  # of ours: a missing word, a broken scene
                where = "".join(traceback.format_tb(error.__traceback__))
                log.error("a state could not be written: %s\n%s", type(error).__name__, where)
                self.wire.close(FAULT)
                return
            self.wire.send(state)

    def lost(self) -> None:
        """The device is gone."""
        if self.work is not None:
            self.work.cancel()
        room = self.room
        if room is not None and self in room.connections:
            room.connections.remove(self)
            room.idle_since = time.monotonic()
            room.changed()
        left = self.hub.addresses[self.address] - 1
        if left:
            self.hub.addresses[self.address] = left
        else:
            del self.hub.addresses[self.address]

    # --- reading ----------------------------------------------------------------------------------------------------

    def take(self, data: bytes) -> None:
        """One message as it came."""
        number = ""
        try:
            if len(data) > self.house.limits.message_bytes:
                raise TableError("error.too-long", most=self.house.limits.message_bytes)
            if not self.bucket.take():
                raise TableError("error.too-fast")
            try:
                message = m.incoming.decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise TableError("error.message", cause=str(error)) from None
            number = getattr(message, "id", "")
            if self.work is not None:
                if len(self.backlog) >= BACKLOG:
                    raise TableError("error.too-fast")
                self.backlog.append((message, number))
            else:
                self._handle(message, number)
        except TableError as error:
            self._strike(error, number)

    def _strike(self, error: TableError, number: str) -> None:
        self.refuse(error, number)
        if not self.strikes.take():
            self.wire.close(POLICY)

    def _handle(self, message: m.Incoming, number: str) -> None:
        kind = type(message)
        room = self.room
        if kind is m.Sit:
            if room is not None:
                raise TableError("error.seated")
            self._start(message, number)
        elif room is None:
            raise TableError("error.sit-first")
        elif kind is m.Choose:
            room.choose(self._seat(), message.ask, message.key, message.id, self)  # type: ignore[union-attr]
        elif kind is m.Enter:
            room.enter(self._seat(), message.ask, message.outcome, message.id, self)  # type: ignore[union-attr]
        elif kind is m.Undo:
            room.undo(self._seat(), message.id, self)  # type: ignore[union-attr]
        elif kind is m.Sync:
            self.n = 0
            self.face = None
            self.flush()
        elif kind is m.Speak:
            self.language = message.language  # type: ignore[union-attr]
            self.face = None
            self.flush()
        elif kind is m.Ping:
            self.tell({"is": "pong"})
        else:
            self._start(message, number)

    def _start(self, message: m.Incoming, number: str) -> None:
        self.work = asyncio.get_running_loop().create_task(self._work(message, number))

    async def _work(self, message: m.Incoming, number: str) -> None:
        """A message that takes its time, then those that came meanwhile."""
        while True:
            try:
                await self._handle_slowly(message)
            except TableError as error:
                self._strike(error, number)
            except Exception as error:  # of ours; the table stands
                log.error("a message could not be answered: %s", type(error).__name__)
                self.refuse(TableError("error.rules"), number)
            self.work = None
            while self.backlog and self.wire.is_open and self.work is None:
                message, number = self.backlog.popleft()
                try:
                    self._handle(message, number)
                except TableError as error:
                    self._strike(error, number)
            return

    async def _handle_slowly(self, message: m.Incoming) -> None:
        room = self.room
        if isinstance(message, m.Sit):
            try:
                room, link = await self.house.open_link(message.token)
            except TableError as error:
                if error.say.key == "error.no-key" and not self.hub.wrong_key(self.address):
                    raise TableError("error.too-many") from None
                raise
            self._sit(message, link, room)
            return
        assert room is not None
        if isinstance(message, m.Give):
            await self.house.give(room, self, message.seat, message.agent)
            self.acknowledge(message.id)
        elif isinstance(message, m.Rename):
            if self.seat is None:
                raise TableError("error.spectator")
            await self.house.rename(room, self.seat, message.name)
            self.acknowledge(message.id)
        elif isinstance(message, m.Close):
            await self.house.end(room, self)
            self.acknowledge(message.id)
        elif isinstance(message, m.Frames):
            face = room.face(self.seat, self.language)
            since, to = face.version_at(message.since, room.epoch), face.version_at(message.to, room.epoch)
            if since is None or to is None or since > to:
                raise TableError("error.no-film")
            film = await self.house.bench.film(room.job(), self.seat, self.language, since, to)
            self.tell(m.Film(message.id, msgspec.Raw(film)))
        elif isinstance(message, m.At):
            if room.state == "open":
                raise TableError("error.over-first")
            last = room.table.version
            if message.step > last or (message.seat is not None and message.seat >= len(room.chairs)):
                raise TableError("error.no-step", step=message.step, last=last)
            moment = await self.house.bench.moment(room.job(), message.seat, self.language, message.step)
            self.tell(m.Moment(message.id, message.step, last, msgspec.Raw(moment)))

    def _sit(self, message: m.Sit, link: Link, room: Room) -> None:
        if len(room.connections) >= self.house.limits.connections_per_table:
            raise TableError("error.full")
        if not self.wire.is_open:
            return
        self.language = message.language
        self.seat, self.host = link.seat, link.host
        game = room.game
        self.tell(
            {
                "is": "seated", "table": room.id, "game": game.name, "title": title(game, self.language),
                "seat": link.seat, "host": link.host, "companion": room.companion, "cooperative": game.cooperative,
                "secrets": game.has_secrets, "players": len(room.chairs),
            }
        )  # fmt: skip
        self.room = room
        room.connections.append(self)
        room.changed()

    def _seat(self) -> int:
        """The seat that may answer on this connection now."""
        if self.seat is None or self.room is None:
            raise TableError("error.spectator")
        if self.room.chairs[self.seat].is_bot:
            raise TableError("error.not-yours")
        return self.seat
