"""All tables of a server: making them, finding them by key, storing their answers, sending idle ones to rest."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.core.chance import ByHand
from undercroft.core.errors import BadOption, BadRecord, TableError
from undercroft.core.game import Game, available, load
from undercroft.core.record import Record, read
from undercroft.core.say import say
from undercroft.core.scene import painter
from undercroft.core.table import Table, replay
from undercroft.server.bots import Bench
from undercroft.server.limits import Limits
from undercroft.server.memory import Collector
from undercroft.server.messages import Chair as Wanted
from undercroft.server.messages import NewTable, encode
from undercroft.server.room import Chair, Room
from undercroft.server.storage import Answer, Link, Steps, Store, StoreError, TableRow

if TYPE_CHECKING:
    from undercroft.server.socket import Connection

log = logging.getLogger("undercroft.server")

REST_AFTER = 600.0
"""Seconds without a device after which a table leaves memory; it comes back from its answers."""
ARCHIVE_AFTER = 60 * 86_400.0
"""Seconds without a change after which a table is kept as a record."""


def digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def new_token() -> str:
    return secrets.token_urlsafe(24)


class Games:
    """The games that this server offers: the program's own and any handed to it."""

    def __init__(self, extra: Iterable[Game[Any]] = (), own: Iterable[str] | None = None) -> None:
        self.extra: dict[str, Game[Any]] = {game.name: game for game in extra}
        self.own = available() if own is None else list(own)

    def names(self) -> list[str]:
        return [*self.own, *self.extra]

    def find(self, name: str) -> Game[Any]:
        return self.extra[name] if name in self.extra else load(name)


AGENTS = ("random", "greedy", "search:300", "search:1500")
"""The bots that people may invite, weakest first. A name from outside that is not among them is never looked up: some
names of agents mean files."""


def check_agent(name: str) -> None:
    if name not in AGENTS:
        raise BadOption("error.no-agent", name=name, names=", ".join(AGENTS))


class Made(msgspec.Struct):
    """A new table's keys: only whoever made it is told, once."""

    table: str
    game: str
    seats: list[dict[str, Any]]
    watch: str


class House:
    def __init__(
        self, store: Store, games: Games, limits: Limits, bench: Bench, collector: Collector | None = None
    ) -> None:
        self.store = store
        self.games = games
        self.limits = limits
        self.bench = bench
        self.collector = collector
        self.rooms: dict[int, Room] = {}
        self._loading: dict[int, asyncio.Task[Room]] = {}
        self._queue: list[tuple[Room, Answer, Connection | None, str]] = []
        self._after: list[tuple[Connection, str]] = []
        self._work = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._hints: dict[tuple[str, str, str], str] = {}
        self._painters: dict[tuple[str, str], Callable[[Any], bytes]] = {}

    def painter(self, game: Game[Any], language: str) -> Callable[[Any], bytes]:
        """How scenes of a game become JSON in a language."""
        made = self._painters.get((game.name, language))
        if made is None:
            made = self._painters[(game.name, language)] = painter(game.words, language)
        return made

    def hint(self, game: Game[Any], kind: str, language: str) -> str:
        """What explains a kind of question to a newcomer."""
        known = self._hints.get((game.name, kind, language))
        if known is None:
            known = game.words.attribute(f"ask.{kind}", "hint", language) or ""
            self._hints[(game.name, kind, language)] = known
        return known

    async def open(self) -> None:
        await self.store.open()
        self._tasks = [asyncio.create_task(self._storing()), asyncio.create_task(self._resting())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._queue:
            await self._store(*self._take())
        for room in self.rooms.values():
            for _, thought in room.thinking.values():
                thought.cancel()
            await self.store.update(room.no, room.seats_data(), room.state, time.time())
        self.bench.close()
        await self.store.close()

    # --- storing ----------------------------------------------------------------------------------------------------

    def store_later(self, room: Room, answer: Answer, who: Connection | None, message: str) -> None:
        """Whatever was accepted in one turn of the loop is stored in one transaction, then shown and acknowledged."""
        room.pending += 1
        self._queue.append((room, answer, who, message))
        self._work.set()

    def after_store(self, who: Connection, message: str) -> None:
        self._after.append((who, message))
        self._work.set()

    def _take(self) -> tuple[list[tuple[Room, Answer, Connection | None, str]], list[tuple[Connection, str]]]:
        queue, after = self._queue, self._after
        self._queue, self._after = [], []
        self._work.clear()
        return queue, after

    async def _storing(self) -> None:
        while True:
            await self._work.wait()
            await self._store(*self._take())

    async def _store(
        self, queue: list[tuple[Room, Answer, Connection | None, str]], after: list[tuple[Connection, str]]
    ) -> None:
        try:
            if queue:
                await self.store.write([entry[1] for entry in queue])
        except StoreError as error:
            log.error("answers could not be stored: %s", type(error).__name__)
            for room in {entry[0] for entry in queue}:
                self.drop(room, error)
            return
        touched: dict[int, Room] = {}
        for room, _, who, message in queue:
            room.pending -= 1
            touched[room.no] = room
            if who is not None and message:
                who.done.append(message)
        for room in touched.values():
            if room.pending == 0:
                room.wake()
                room.kick()
        for who, message in after:
            who.acknowledge(message)

    def drop(self, room: Room, error: TableError | None = None) -> None:
        """Forget what is in memory: what is stored counts. Devices come back by themselves."""
        self.rooms.pop(room.no, None)
        for _, thought in room.thinking.values():
            thought.cancel()
        for connection in list(room.connections):
            connection.leave(error)

    # --- finding ----------------------------------------------------------------------------------------------------

    async def open_link(self, token: str) -> tuple[Room, Link]:
        link = await self.store.link(digest(token))
        if link is None:
            raise TableError("error.no-key")
        return await self.room(link.table), link

    async def room(self, no: int) -> Room:
        room = self.rooms.get(no)
        if room is not None:
            return room
        task = self._loading.get(no)
        if task is None:
            task = self._loading[no] = asyncio.create_task(self._load(no))
            task.add_done_callback(lambda _: self._loading.pop(no, None))
        return await asyncio.shield(task)

    async def _load(self, no: int) -> Room:
        row = await self.store.table(no)
        if row is None:
            raise TableError("error.no-key")
        steps, n, messages = await self._steps(row)
        try:
            room = Room(self, row, self.games.find(row.game), steps, n, messages)
        except TableError as error:
            raise BadRecord("error.lost", rules=row.rules, cause=str(error)) from None
        room.idle_since = time.monotonic()
        self.rooms[no] = room
        room.kick()
        return room

    async def _steps(self, row: TableRow) -> tuple[Steps, int, list[tuple[int, str]]]:
        """A table's steps, how many actions made them, and the clients' latest messages."""
        steps: Steps = read(row.archive).steps if row.archive is not None else []
        messages: list[tuple[int, str]] = []
        n = 0
        for answer in await self.store.answers(row.no):
            del steps[answer.cut :]
            steps += msgspec.json.decode(answer.steps, type=Steps)
            n = answer.n + 1
            if answer.message:
                messages.append((answer.seat, answer.message))
        return steps, n, messages[-200:]

    # --- making -----------------------------------------------------------------------------------------------------

    async def make(self, wish: NewTable) -> Made:
        game = self.games.find(wish.game)
        options = game.check_options(wish.options)
        seats = wish.seats or [Wanted()] + [Wanted(who="bot") for _ in range(options["players"] - 1)]
        if len(seats) != options["players"]:
            raise BadOption("error.seats", players=options["players"], given=len(seats))
        if wish.companion and all(seat.who == "bot" for seat in seats):
            raise BadOption("error.no-person")
        for seat in seats:
            if seat.who == "bot":
                check_agent(seat.agent)
        seed = wish.seed if wish.seed is not None else secrets.randbits(62)
        table = Table(game, options, seed, source=ByHand() if wish.companion else None)
        return await self._add(game, options, seed, wish.companion, seats, table.record.steps, table.is_over)

    async def bring(self, data: bytes, seats: list[Wanted] | None = None) -> Made:
        """A table from a record: over, it can be looked through; else it goes on."""
        record: Record = read(data)
        game = self.games.find(record.game)
        table = replay(record, game)
        options = table.options
        seats = seats or [Wanted() for _ in range(options["players"])]
        return await self._add(game, options, record.seed, False, seats, table.record.steps, table.is_over)

    async def _add(
        self, game: Game[Any], options: dict[str, Any], seed: int, companion: bool, seats: list[Wanted], steps: Steps,
        is_over: bool,
    ) -> Made:  # fmt: skip
        now = time.time()
        chairs = [
            Chair("bot", seat.agent, seat.name) if seat.who == "bot" else Chair("person", "", seat.name)
            for seat in seats
        ]
        row = TableRow(
            secrets.token_hex(8), game.name, game.version, options, seed, companion,
            [msgspec.to_builtins(chair) for chair in chairs], secrets.token_bytes(16), now, now,
            "over" if is_over else "open",
        )  # fmt: skip
        alone = all(seat.who != "me" for seat in seats)
        tokens = [(at, seat, new_token()) for at, seat in enumerate(seats) if seat.who != "bot"]
        watch = new_token()
        links = [Link(digest(token), 0, at, seat.who == "me") for at, seat, token in tokens]
        links.append(Link(digest(watch), 0, None, alone))
        first = [Answer(0, 0, 0, encode(steps), -1, "")] if steps else []
        row.no = await self.store.add(row, links, first)
        return Made(
            row.id, game.name, [{"seat": at, "who": seat.who, "token": token} for at, seat, token in tokens], watch
        )

    # --- seats ------------------------------------------------------------------------------------------------------

    async def give(self, room: Room, who: Connection, seat: int, agent: str) -> None:
        """Hand a seat to a bot or take it back: one's own at any time, that of somebody away, any for the host."""
        if not 0 <= seat < len(room.chairs):
            raise TableError("error.give")
        if who.seat is None and not who.host:
            raise TableError("error.spectator")
        chair = room.chairs[seat]
        is_bot = chair.who == "bot"
        if not (who.seat == seat or who.host or (not is_bot and not room.is_here(seat) and agent)):
            raise TableError("error.give")
        if agent:
            check_agent(agent)
        elif is_bot:
            raise TableError("error.give")
        chair.agent = agent
        room.trouble.discard(seat)
        running = room.thinking.pop(seat, None)
        if running is not None:
            running[1].cancel()
        await self._keep(room)

    async def rename(self, room: Room, seat: int, name: str) -> None:
        room.chairs[seat].name = "".join(letter for letter in name if letter.isprintable()).strip()
        await self._keep(room)

    async def end(self, room: Room, who: Connection) -> None:
        if not who.host:
            raise TableError("error.host")
        room.state = "closed"
        await self._keep(room)

    async def _keep(self, room: Room) -> None:
        await self.store.update(room.no, room.seats_data(), room.state, time.time())
        room.changed()
        room.kick()

    # --- resting ----------------------------------------------------------------------------------------------------

    async def _resting(self) -> None:
        while True:
            try:
                await self.rest()
                await self.archive(time.time() - ARCHIVE_AFTER)
            except StoreError as error:
                log.error("tables could not be put to rest: %s", type(error).__name__)
            if self.collector is not None:
                self.collector.look(busy=any(room.connections for room in self.rooms.values()))
            await asyncio.sleep(60)

    async def rest(self, after: float = REST_AFTER) -> None:
        """Send tables without a device out of memory."""
        now = time.monotonic()
        for room in list(self.rooms.values()):
            if room.connections or room.pending or room.thinking or now - room.idle_since < after:
                continue
            await self.store.update(room.no, room.seats_data(), room.state, time.time())
            if not room.connections and not room.pending:
                self.rooms.pop(room.no, None)

    async def archive(self, before: float) -> int:
        """Keep old tables as records; gives how many."""
        count = 0
        for no in await self.store.stale(before):
            row = await self.store.table(no)
            if row is None or no in self.rooms:
                continue
            steps, _, _ = await self._steps(row)
            record = Record(row.game, row.rules, row.options, row.seed, steps)
            await self.store.archive(no, record.to_json())
            count += 1
        return count

    # --- looking ----------------------------------------------------------------------------------------------------

    async def summaries(self, tokens: list[str], language: str) -> list[dict[str, Any]]:
        """What the lobby tells of the tables that a browser has keys for."""
        made: list[dict[str, Any]] = []
        for token in tokens:
            link = await self.store.link(digest(token))
            row = await self.store.table(link.table) if link is not None else None
            if link is None or row is None:
                made.append({"token": token, "state": "gone"})
                continue
            room = self.rooms.get(link.table)
            entry: dict[str, Any] = {
                "token": token,
                "table": row.id,
                "game": row.game,
                "seat": link.seat,
                "host": link.host,
                "state": room.state if room is not None else row.state,
                "created": row.created,
                "touched": row.touched,
                "seats": room.seats_data() if room is not None else row.seats,
            }
            if room is not None and room.state == "open":
                entry["asked"] = link.seat in room.table.requests
                game = room.game
                status = game.screen.status(room.table.view(link.seat))
                entry["status"] = [game.words.text(line, language) for line in status]
            made.append(entry)
        return made

    async def record_of(self, token: str) -> Record:
        room, _ = await self.open_link(token)
        if room.state == "open":
            raise TableError("error.over-first")
        return room.record


def title(game: Game[Any], language: str) -> str:
    return game.words.text(say("game.title"), language) if game.words.has("game.title", language) else game.name.title()
