"""All tables of a server: making them, finding them by key, storing their answers, unloading idle ones."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Iterable
from typing import Any

import msgspec

from undercroft.core.chance import ByHand
from undercroft.core.errors import BadOption, BadRecord, TableError
from undercroft.core.game import Game, available, load
from undercroft.core.record import Record, read
from undercroft.core.say import say
from undercroft.core.table import Table, replay
from undercroft.server.drawing import Drawing
from undercroft.server.limits import Limits
from undercroft.server.live_table import LiveTable
from undercroft.server.memory import Collector
from undercroft.server.messages import CreatedTable, NewTable, SeatKey, SeatRequest, TableSummary, encode
from undercroft.server.storage import Answer, Link, SeatAssignment, Steps, Store, StoreError, TableRow
from undercroft.server.subscription import Subscription
from undercroft.server.workers import WorkerPool

log = logging.getLogger("undercroft.server")

UNLOAD_AFTER = 600.0
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


Accepted = tuple[LiveTable, Answer, Subscription | None, str]
"""An action that waits to be stored: the table, its row, who sent it, and the client's own number for it."""


class TableService:
    """Everything the server knows about tables; `app.py` and `connection.py` speak to it."""

    def __init__(
        self, store: Store, games: Games, limits: Limits, workers: WorkerPool, collector: Collector | None = None
    ) -> None:
        self.store = store
        self.games = games
        self.limits = limits
        self.workers = workers
        self.collector = collector
        self.drawing = Drawing()
        self.tables: dict[int, LiveTable] = {}
        self._loading: dict[int, asyncio.Task[LiveTable]] = {}
        self._queue: list[Accepted] = []
        self._acknowledgements: list[tuple[Subscription, str]] = []
        self._work = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        self._tasks = [asyncio.create_task(self._storing()), asyncio.create_task(self._unloading())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._queue:
            await self._store(*self._take())
        for table in self.tables.values():
            for _, thought in table.thinking.values():
                thought.cancel()
            await self.store.update(table.no, table.assignments, table.state, time.time())
        self.workers.close()
        await self.store.close()

    # --- storing ----------------------------------------------------------------------------------------------------

    def store_later(self, table: LiveTable, answer: Answer, sender: Subscription | None, message: str) -> None:
        """Whatever was accepted in one turn of the loop is stored in one transaction, then shown and acknowledged."""
        table.unstored += 1
        self._queue.append((table, answer, sender, message))
        self._work.set()

    def acknowledge_later(self, sender: Subscription, message: str) -> None:
        self._acknowledgements.append((sender, message))
        self._work.set()

    def _take(self) -> tuple[list[Accepted], list[tuple[Subscription, str]]]:
        taken = self._queue, self._acknowledgements
        self._queue, self._acknowledgements = [], []
        self._work.clear()
        return taken

    async def _storing(self) -> None:
        while True:
            await self._work.wait()
            await self._store(*self._take())

    async def _store(self, queue: list[Accepted], acknowledgements: list[tuple[Subscription, str]]) -> None:
        try:
            if queue:
                await self.store.write([accepted[1] for accepted in queue])
        except StoreError as error:
            log.error("answers could not be stored: %s", type(error).__name__)
            for table in {accepted[0] for accepted in queue}:
                self.drop(table, error)
            return
        touched: dict[int, LiveTable] = {}
        for table, _, sender, message in queue:
            table.unstored -= 1
            touched[table.no] = table
            if sender is not None and message:
                sender.done.append(message)
        for table in touched.values():
            if table.unstored == 0:
                table.flush()
                table.run_bots()
        for sender, message in acknowledgements:
            sender.device.acknowledge(message)

    def drop(self, table: LiveTable, error: TableError | None = None) -> None:
        """Forget what is in memory: what is stored counts. Devices come back by themselves."""
        self.tables.pop(table.no, None)
        for _, thought in table.thinking.values():
            thought.cancel()
        for subscription in list(table.subscriptions):
            subscription.device.leave(error)

    def keeps(self, table: LiveTable) -> bool:
        return self.tables.get(table.no) is table

    # --- finding ----------------------------------------------------------------------------------------------------

    async def open_link(self, token: str) -> tuple[LiveTable, Link]:
        link = await self.store.link(digest(token))
        if link is None:
            raise TableError("error.no-key")
        return await self.table(link.table), link

    async def table(self, no: int) -> LiveTable:
        """The table in memory, loaded from the store if need be."""
        table = self.tables.get(no)
        if table is not None:
            return table
        task = self._loading.get(no)
        if task is None:
            task = self._loading[no] = asyncio.create_task(self._load(no))
            task.add_done_callback(lambda _: self._loading.pop(no, None))
        return await asyncio.shield(task)

    async def _load(self, no: int) -> LiveTable:
        row = await self.store.table(no)
        if row is None:
            raise TableError("error.no-key")
        steps, n, messages = await self._steps(row)
        try:
            table = LiveTable(self, row, self.games.find(row.game), steps, n, messages)
        except TableError as error:
            raise BadRecord("error.lost", rules=row.rules, cause=str(error)) from None
        table.idle_since = time.monotonic()
        self.tables[no] = table
        table.run_bots()
        return table

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

    async def create_table(self, wish: NewTable) -> CreatedTable:
        game = self.games.find(wish.game)
        options = game.check_options(wish.options)
        seats = wish.seats or [SeatRequest()] + [SeatRequest(who="bot") for _ in range(options["players"] - 1)]
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

    async def import_record(self, data: bytes, seats: list[SeatRequest] | None = None) -> CreatedTable:
        """A table from a record: over, it can be looked through; else it goes on."""
        record: Record = read(data)
        game = self.games.find(record.game)
        table = replay(record, game)
        options = table.options
        seats = seats or [SeatRequest() for _ in range(options["players"])]
        return await self._add(game, options, record.seed, False, seats, table.record.steps, table.is_over)

    async def _add(
        self,
        game: Game[Any],
        options: dict[str, Any],
        seed: int,
        companion: bool,
        seats: list[SeatRequest],
        steps: Steps,
        is_over: bool,
    ) -> CreatedTable:
        now = time.time()
        assignments = [
            SeatAssignment("bot", seat.agent, seat.name)
            if seat.who == "bot"
            else SeatAssignment("person", "", seat.name)
            for seat in seats
        ]
        row = TableRow(
            secrets.token_hex(8), game.name, game.version, options, seed, companion, assignments,
            secrets.token_bytes(16), now, now, "over" if is_over else "open",
        )  # fmt: skip
        keys = [SeatKey(at, seat.who, new_token()) for at, seat in enumerate(seats) if seat.who != "bot"]
        watch = new_token()
        links = [Link(digest(key.token), 0, key.seat, key.who == "me") for key in keys]
        # Where nobody sits at a seat of their own, whoever watches is the host.
        links.append(Link(digest(watch), 0, None, all(seat.who != "me" for seat in seats)))
        first = [Answer(0, 0, 0, encode(steps), -1, "")] if steps else []
        row.no = await self.store.add(row, links, first)
        return CreatedTable(row.id, game.name, keys, watch)

    # --- seats ------------------------------------------------------------------------------------------------------

    async def assign_seat(self, table: LiveTable, sender: Subscription, seat: int, agent: str) -> None:
        """Hand a seat to a bot or take it back: one's own at any time, that of somebody away, any for the host."""
        if not 0 <= seat < len(table.assignments):
            raise TableError("error.give")
        if sender.seat is None and not sender.is_host:
            raise TableError("error.spectator")
        assignment = table.assignments[seat]
        is_left_alone = assignment.who != "bot" and not table.is_here(seat)
        if not (sender.seat == seat or sender.is_host or (is_left_alone and agent)):
            raise TableError("error.give")
        if agent:
            check_agent(agent)
        elif assignment.who == "bot":
            raise TableError("error.give")
        assignment.agent = agent
        table.trouble.discard(seat)
        running = table.thinking.pop(seat, None)
        if running is not None:
            running[1].cancel()
        await self._update(table)

    async def rename(self, table: LiveTable, seat: int, name: str) -> None:
        table.assignments[seat].name = "".join(letter for letter in name if letter.isprintable()).strip()
        await self._update(table)

    async def close_table(self, table: LiveTable, sender: Subscription) -> None:
        """Close a table for good."""
        if not sender.is_host:
            raise TableError("error.host")
        table.state = "closed"
        await self._update(table)

    async def _update(self, table: LiveTable) -> None:
        """Store and show what changed about a table's seats."""
        await self.store.update(table.no, table.assignments, table.state, time.time())
        table.seats_changed()
        table.run_bots()

    # --- unloading --------------------------------------------------------------------------------------------------

    async def _unloading(self) -> None:
        while True:
            try:
                await self.unload_idle()
                await self.archive(time.time() - ARCHIVE_AFTER)
            except StoreError as error:
                log.error("idle tables could not be unloaded: %s", type(error).__name__)
            if self.collector is not None:
                self.collector.look(busy=any(table.subscriptions for table in self.tables.values()))
            await asyncio.sleep(60)

    async def unload_idle(self, after: float = UNLOAD_AFTER) -> None:
        """Send tables without a device out of memory."""
        now = time.monotonic()
        for table in list(self.tables.values()):
            if table.subscriptions or table.unstored or table.thinking or now - table.idle_since < after:
                continue
            await self.store.update(table.no, table.assignments, table.state, time.time())
            if not table.subscriptions and not table.unstored:
                self.tables.pop(table.no, None)

    async def archive(self, before: float) -> int:
        """Keep old tables as records; gives how many."""
        count = 0
        for no in await self.store.stale(before):
            row = await self.store.table(no)
            if row is None or no in self.tables:
                continue
            steps, _, _ = await self._steps(row)
            record = Record(row.game, row.rules, row.options, row.seed, steps)
            await self.store.archive(no, record.to_json())
            count += 1
        return count

    # --- looking ----------------------------------------------------------------------------------------------------

    async def summaries(self, tokens: list[str], language: str) -> list[TableSummary]:
        """What the lobby tells of the tables that a browser has keys for."""
        return [await self._summary(token, language) for token in tokens]

    async def _summary(self, token: str, language: str) -> TableSummary:
        link = await self.store.link(digest(token))
        row = await self.store.table(link.table) if link is not None else None
        if link is None or row is None:
            return TableSummary(token, "gone")
        table = self.tables.get(link.table)
        summary = TableSummary(
            token,
            state=table.state if table is not None else row.state,
            table=row.id,
            game=row.game,
            seat=link.seat,
            host=link.host,
            created=row.created,
            touched=row.touched,
            seats=table.assignments if table is not None else row.seats,
        )
        if table is not None and table.state == "open":
            summary.asked = link.seat in table.table.requests
            summary.status = table.status_lines(link.seat, language)
        return summary

    async def record_of(self, token: str) -> Record:
        table, _ = await self.open_link(token)
        if table.state == "open":
            raise TableError("error.over-first")
        return table.record


def title(game: Game[Any], language: str) -> str:
    return game.words.text(say("game.title"), language) if game.words.has("game.title", language) else game.name.title()
