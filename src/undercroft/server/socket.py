"""One device at a table: reads messages strictly, writes the newest state, tells refusals apart from faults.

A device that reads slowly skips states; it never makes others wait.
"""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from undercroft.core.errors import TableError
from undercroft.core.words import Words
from undercroft.server import messages as m
from undercroft.server.house import House, title
from undercroft.server.limits import Bucket, PerAddress
from undercroft.server.room import Face, Room
from undercroft.server.storage import Link

Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
log = logging.getLogger("undercroft.server")

NORMAL, POLICY, FAULT, TRY_LATER = 1000, 1008, 1011, 1013


class Left(Exception):
    """The device is gone, or is sent away with a code."""

    def __init__(self, code: int = NORMAL) -> None:
        self.code = code


class Connection:
    __slots__ = (
        "bucket", "done", "epoch", "event", "face", "gone", "host", "house", "info_sent", "language", "lines", "n",
        "out", "room", "seat", "send", "strikes", "told", "words",
    )  # fmt: skip

    def __init__(self, house: House, send: Send, words: Words) -> None:
        self.house = house
        self.send = send
        self.words = words
        self.room: Room | None = None
        self.seat: int | None = None
        self.host = False
        self.language = "en"
        self.bucket = Bucket(house.limits.messages_per_second, house.limits.messages_at_once)
        self.strikes = Bucket(1, house.limits.strikes)
        self.event = asyncio.Event()
        self.gone: int | None = None
        """The code with which the device is sent away."""
        self.out: list[bytes] = []
        """Messages besides states, in their order."""
        self.face: Face | None = None
        self.epoch = -1
        self.n = 0
        self.lines = 0
        self.told = 0
        self.info_sent = False
        self.done: list[str] = []
        """Message numbers that the next state acknowledges."""

    # --- writing ----------------------------------------------------------------------------------------------------

    def acknowledge(self, message: str) -> None:
        self.tell(m.Done(message))

    def refuse(self, error: TableError, message: str = "") -> None:
        words = self.room.game.words if self.room is not None else self.words
        said = error.say
        text = (words if words.has(said.key, self.language) else self.words).text(said, self.language)
        self.tell(m.Refused(said.key.removeprefix("error."), text, message))

    def tell(self, thing: Any) -> None:
        self.out.append(m.encode(thing))
        self.event.set()

    def leave(self, error: TableError | None = None, code: int = TRY_LATER) -> None:
        if error is not None:
            self.refuse(error)
        self.gone = code
        self.event.set()

    async def write(self) -> None:
        """Runs beside the reader; a scene that cannot be drawn ends this connection and no other."""
        try:
            await self._write()
        except Exception as error:  # of ours: a missing word, a broken scene
            where = "".join(traceback.format_tb(error.__traceback__))
            log.error("a state could not be written: %s\n%s", type(error).__name__, where)
            await self.send({"type": "websocket.close", "code": FAULT})

    async def _write(self) -> None:
        """Sends what there is, newest state last."""
        send, event = self.send, self.event
        while True:
            await event.wait()
            event.clear()
            while self.out:
                await send({"type": "websocket.send", "text": self.out.pop(0).decode()})
            if self.gone is not None:
                await send({"type": "websocket.close", "code": self.gone})
                return
            room = self.room
            if room is None or room.pending:
                continue
            face = self.face
            if face is None or face.rev != room.rev or face.n != self.n or self.done or not self.info_sent:
                await send({"type": "websocket.send", "text": room.compose(self).decode()})

    # --- reading ----------------------------------------------------------------------------------------------------

    async def sit(self, message: m.Sit, link: Link, room: Room) -> None:
        if len(room.connections) >= self.house.limits.connections_per_table:
            raise TableError("error.full")
        self.language = message.language
        self.seat, self.host = link.seat, link.host
        game = room.game
        self.tell(
            {
                "is": "seated", "table": room.id, "game": game.name, "title": title(game, self.language),
                "seat": link.seat, "host": link.host, "companion": room.companion, "cooperative": game.cooperative,
                "secrets": type(game).veil is not _open_veil(), "players": len(room.chairs),
            }
        )  # fmt: skip
        self.room = room
        room.connections.append(self)
        room.changed()

    async def handle(self, message: m.Incoming) -> None:
        room = self.room
        if room is None:
            raise TableError("error.sit-first")
        kind = type(message)
        if kind is m.Choose:
            room.choose(self._seat(), message.ask, message.key, message.id, self)  # type: ignore[union-attr]
        elif kind is m.Enter:
            room.enter(self._seat(), message.ask, message.outcome, message.id, self)  # type: ignore[union-attr]
        elif kind is m.Undo:
            room.undo(self._seat(), message.id, self)  # type: ignore[union-attr]
        elif isinstance(message, m.Sit):
            raise TableError("error.seated")
        elif isinstance(message, m.Sync):
            self.n = 0
            self.face = None
            self.event.set()
        elif isinstance(message, m.Speak):
            self.language = message.language
            self.face = None
            self.event.set()
        elif isinstance(message, m.Ping):
            self.tell({"is": "pong"})
        elif isinstance(message, m.Give):
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
            made = await self.house.bench.film(room.job(), self.seat, self.language, since, to)
            self.tell(m.Film(message.id, msgspec.Raw(made)))  # type: ignore[arg-type]
        elif isinstance(message, m.At):
            if room.state == "open":
                raise TableError("error.over-first")
            last = room.table.version
            if message.step > last or (message.seat is not None and message.seat >= len(room.chairs)):
                raise TableError("error.no-step", step=message.step, last=last)
            made = await self.house.bench.moment(room.job(), message.seat, self.language, message.step)
            self.tell(m.Moment(message.id, message.step, last, msgspec.Raw(made)))

    def _seat(self) -> int:
        """The seat that may answer on this connection now."""
        if self.seat is None or self.room is None:
            raise TableError("error.spectator")
        if self.room.chairs[self.seat].is_bot:
            raise TableError("error.not-yours")
        return self.seat


def _open_veil() -> Any:
    from undercroft.core.game import Game

    return Game.veil


class Socket:
    """The ASGI application at /ws."""

    def __init__(self, house: Callable[[], House], words: Words) -> None:
        self.house = house
        self.words = words
        self.wrong_keys: PerAddress | None = None
        self.addresses: dict[str, int] = {}

    async def __call__(self, scope: Event, receive: Receive, send: Send) -> None:
        house = self.house()
        if self.wrong_keys is None:
            self.wrong_keys = PerAddress(house.limits.wrong_keys_per_minute)
        if (await receive())["type"] != "websocket.connect":
            return
        address = str((scope.get("client") or ("",))[0])
        if self.addresses.get(address, 0) >= house.limits.connections_per_address:
            await send({"type": "websocket.close", "code": TRY_LATER})
            return
        self.addresses[address] = self.addresses.get(address, 0) + 1
        connection = Connection(house, send, self.words)
        writer: asyncio.Task[None] | None = None
        try:
            await send({"type": "websocket.accept"})
            writer = asyncio.create_task(connection.write())
            await self._read(connection, receive, address)
        except Left as left:
            connection.gone = left.code
            connection.event.set()
            if left.code != NORMAL:
                await asyncio.wait({writer} if writer else set(), timeout=2)
        finally:
            room = connection.room
            if room is not None and connection in room.connections:
                room.connections.remove(connection)
                room.idle_since = time.monotonic()
                room.changed()
            if writer is not None:
                writer.cancel()
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]

    async def _read(self, connection: Connection, receive: Receive, address: str) -> None:
        house, limits = connection.house, connection.house.limits
        assert self.wrong_keys is not None
        while True:
            event = await receive()
            if event["type"] != "websocket.receive":
                raise Left()
            data = event.get("text")
            if data is None:
                data = event.get("bytes") or b""
            number = ""
            try:
                if len(data) > limits.message_bytes:
                    raise TableError("error.too-long", most=limits.message_bytes)
                if not connection.bucket.take():
                    raise TableError("error.too-fast")
                try:
                    message = m.incoming.decode(data)
                except (msgspec.DecodeError, UnicodeDecodeError) as error:
                    raise TableError("error.message", cause=str(error)) from None
                number = getattr(message, "id", "")
                if connection.room is None and isinstance(message, m.Sit):
                    try:
                        room, link = await house.open_link(message.token)
                    except TableError as error:
                        if error.say.key == "error.no-key" and not self.wrong_keys.take(address):
                            raise TableError("error.too-many") from None
                        raise
                    await connection.sit(message, link, room)
                else:
                    await connection.handle(message)
            except TableError as error:
                connection.refuse(error, number)
                if not connection.strikes.take():
                    raise Left(POLICY) from None
