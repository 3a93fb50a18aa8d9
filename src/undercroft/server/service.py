"""All tables of a server: making them, finding them by key, storing their answers, unloading idle ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
import traceback
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from msgspec import UNSET

from undercroft.agents.levels import LEVELS, STYLED
from undercroft.core.chance import ByHand
from undercroft.core.codex import Opening
from undercroft.core.errors import BadOption, BadRecord, TableError
from undercroft.core.game import Game, available, load
from undercroft.core.record import Record, read
from undercroft.core.table import Table
from undercroft.server import snapshots
from undercroft.server.clocks import make_clock
from undercroft.server.drawing import Drawing
from undercroft.server.keys import digest, new_token
from undercroft.server.limits import Bucket, Limits
from undercroft.server.live_table import LiveTable
from undercroft.server.lobby_messages import TableSummary
from undercroft.server.memory import Collector
from undercroft.server.messages import CreatedTable, NewTable, RulesChange, SeatKey, SeatRequest, encode
from undercroft.server.metrics import Metrics
from undercroft.server.names import clean_name, title
from undercroft.server.notify import Notifier, TurnNotice
from undercroft.server.plain import check_plain
from undercroft.server.players import Players
from undercroft.server.storage import (
    Answer,
    Damaged,
    Link,
    LostLease,
    SeatAssignment,
    Steps,
    Store,
    StoreError,
    TableMore,
    TableRow,
    add_answer,
)
from undercroft.server.subscription import Subscription
from undercroft.server.summaries import summarize
from undercroft.server.talk import REMEMBERED_TALK
from undercroft.server.wishes import guided, has_coach
from undercroft.server.workers import PROGRAM, WorkerPool, rebuild_gently, state_digest

log = logging.getLogger("undercroft.server")

UNLOAD_AFTER = 600.0
"""Seconds without a device after which a table leaves memory; it comes back from its answers."""
UNLOAD_ENDED_AFTER = 5.0
"""The same for a table that is over or closed: nobody is waited for there."""
UNLOAD_EVERY, ARCHIVE_EVERY = 5.0, 60.0
"""Seconds between two looks for such tables, and for those to be kept as records."""
WAKE_EVERY = 5.0
"""Seconds between two looks for tables at which somebody's time is up."""
ARCHIVE_AFTER = 60 * 86_400.0
"""Seconds without a change after which a table is kept as a record."""


CLAIM_TRIES = 24
CLAIM_PAUSE = 0.25
MAX_ABSENCE = 60 * 86_400
"""Seconds after which nobody waits for somebody who is away."""
MAX_OPENED = 8
"""Tables that one look at the lobby may bring into memory."""
MAX_WAITING_IMPORTS = 8
"""Records from outside that may wait to be replayed."""


class Games:
    """The games that this server offers: the program's own and any handed to it."""

    def __init__(self, extra: Iterable[Game[Any]] = (), own: Iterable[str] | None = None) -> None:
        self.extra: dict[str, Game[Any]] = {game.name: game for game in extra}
        self.own = available() if own is None else list(own)

    def names(self) -> list[str]:
        return [*self.own, *self.extra]

    def find(self, name: str) -> Game[Any]:
        return self.extra[name] if name in self.extra else load(name)


AGENTS = (*LEVELS, *STYLED, "random", "greedy", "search:300", "search:1500")
"""The bots that people may invite, levels first. A name from outside that is not among them is never looked up: some
names of agents mean files."""


def agents_of(programs: Iterable[str]) -> tuple[str, ...]:
    """How the programs that may be seated are called among the bots."""
    return tuple(PROGRAM + name for name in programs)


class Elsewhere(Exception):
    """Another process has the table in memory."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


Accepted = tuple[LiveTable, Answer, Subscription | None, str]
"""An action that waits to be stored: the table, its row, who sent it, and the client's own number for it."""


class TableService:
    """Everything the server knows about tables; `app.py` and `connection.py` speak to it."""

    def __init__(
        self,
        store: Store,
        games: Games,
        limits: Limits,
        workers: WorkerPool,
        collector: Collector | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.metrics = metrics or Metrics()
        self.store = store
        self.games = games
        self.limits = limits
        self.workers = workers
        self.agents = (*AGENTS, *agents_of(workers.programs))
        """The bots that people may invite here."""
        self.collector = collector
        self.notifier: Notifier | None = None
        self.drawing = Drawing()
        self.players = Players(store)
        self.tables: dict[int, LiveTable] = {}
        self._loading: dict[int, asyncio.Task[LiveTable]] = {}
        self._burying: dict[str, asyncio.Task[None]] = {}
        self._damaged: set[int] = set()
        """Tables whose rows cannot be read, so that the log names each once."""
        self._new_tables = Bucket(limits.all_tables_per_minute / 60, limits.all_tables_per_minute)
        self._queue: list[Accepted] = []
        self._acknowledgements: list[tuple[Subscription, str]] = []
        self._oldest = 0.0
        """When the first of the queue was accepted."""
        self.is_draining = False
        self._work = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._soon: set[asyncio.Task[None]] = set()
        self._keeping: set[asyncio.Task[None]] = set()
        """Positions that are being written."""

    def check_agent(self, name: str) -> None:
        """BadOption for a bot that people may not invite here."""
        if name not in self.agents:
            raise BadOption("error.no-agent", name=name, names=", ".join(self.agents))

    async def open(self) -> None:
        self.store.watch_leases(self._lose)
        await self.store.open()
        self._tasks = [asyncio.create_task(work()) for work in (self._storing, self._unloading, self._waking)]
        if self.notifier is not None:
            self._tasks += [
                asyncio.create_task(self.notifier.run()),
                asyncio.create_task(self._noticing(self.notifier)),
            ]

    async def close(self) -> None:
        tasks = [*self._tasks, *self._soon]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._keeping, return_exceptions=True)
        if self._queue:
            await self._store(*self._take())
        for table in self.tables.values():
            for _, thought in table.thinking.values():
                thought.cancel()
            try:
                await self.store.update(table.no, table.assignments, table.state, time.time())
                await self._keep_position(table)
            except StoreError as error:
                log.warning("table %s could not be stored at the end: %s", table.id, error.say.key)
        self.workers.close()
        await self.store.close()

    async def drain(self) -> None:
        """Store everything and give every table away: others may have them before this process ends."""
        self.is_draining = True
        if self._queue:
            await self._store(*self._take())
        for table in list(self.tables.values()):
            self.drop(table)
            try:
                await self.store.update(table.no, table.assignments, table.state, time.time())
                await self._note(table, table.rules)
                await self._keep_position(table)
                await self.store.release(table.no)
            except StoreError as error:
                log.warning("a table could not be given away", extra={"table": table.id, "cause": error.say.key})

    # --- storing ----------------------------------------------------------------------------------------------------

    def store_later(self, table: LiveTable, answer: Answer, sender: Subscription | None, message: str) -> None:
        """Whatever was accepted in one turn of the loop is stored in one transaction, then shown and acknowledged."""
        table.unstored += 1
        if not self._queue:
            self._oldest = time.monotonic()
            self._work.set()
        self._queue.append((table, answer, sender, message))

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
            await self._store_safely(*self._take())

    async def _store_safely(self, queue: list[Accepted], acknowledgements: list[tuple[Subscription, str]]) -> None:
        try:
            await self._store(queue, acknowledgements)
        except Exception as error:  # a fault of the program: these tables come back from what is stored
            self.report("answers could not be handled", error)
            for table in {accepted[0] for accepted in queue}:
                self.drop(table)

    def report(self, what: str, error: Exception) -> None:
        """A fault of the program: where it was, and nothing of what was said there."""
        where = "".join(traceback.format_tb(error.__traceback__))
        log.error("%s\n%s", what, where, extra={"cause": type(error).__name__})
        self.metrics.error("program")

    @property
    def unstored(self) -> int:
        """Accepted answers that wait to be stored."""
        return len(self._queue)

    async def _store(self, queue: list[Accepted], acknowledgements: list[tuple[Subscription, str]]) -> None:
        begin = self._oldest
        while queue:
            try:
                await self.store.write([accepted[1] for accepted in queue])
                break
            except LostLease as lost:  # another process has these tables now; the rest is stored without them
                self._lose(lost.tables)
                queue = [accepted for accepted in queue if accepted[1].table not in lost.tables]
            except StoreError as error:
                cause = error.say.args.get("cause", type(error).__name__)
                log.error("answers could not be stored", extra={"cause": cause})
                self.metrics.error("store")
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
        if queue:
            self.metrics.moves.observe(time.monotonic() - begin, len(queue))
        await self._store_ends(touched.values())
        for table in touched.values():
            if snapshots.is_due(table.table.version, table.kept_at) and self.keeps(table) and not table.unstored:
                task = asyncio.create_task(self._keep_position(table))  # nobody waits for it
                self._keeping.add(task)
                task.add_done_callback(self._keeping.discard)

    async def _store_ends(self, tables: Iterable[LiveTable]) -> None:
        """Tell the store which of these tables are over now: the lobby of another process asks it."""
        ended = [table for table in tables if table.end_is_new and self.keeps(table)]
        while ended:
            states = {table.no: (table.state, table.epoch) for table in ended}
            try:
                await self._settle(ended)
                await self.store.set_states({no: state for no, (state, _) in states.items()}, time.time())
            except LostLease as lost:  # another process tells it of these
                ended = [table for table in ended if table.no not in lost.tables]
                continue
            except StoreError as error:  # told again when the tables leave memory
                log.warning("the end of a game could not be stored", extra={"cause": error.say.key})
                return
            for table in ended:
                table.stored_state, table.ended_epoch = states[table.no]
            return

    async def _settle(self, ended: list[LiveTable]) -> None:
        """Keep what these games came to; one whose result makes no sense takes nothing from the others."""
        try:
            await self.players.settle(ended)
        except StoreError:
            raise
        except Exception as error:
            if len(ended) == 1:
                self.report("what a game came to could not be kept", error)
                return
            for table in ended:  # what was settled already is not changed by it
                await self._settle([table])

    def _lose(self, tables: set[int]) -> None:
        """Another process has these tables now: whoever is still here is to come to it."""
        log.warning("tables %s were taken over by another process", sorted(tables))
        self.metrics.error("lease")
        for no in tables:
            if (table := self.tables.get(no)) is not None:
                self.drop(table)

    def drop(self, table: LiveTable, error: TableError | None = None) -> None:
        """Forget what is in memory: what is stored counts. Devices come back by themselves."""
        self.tables.pop(table.no, None)
        if table.clock is not None:
            table.clock.stop()
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
        table = await self.table(link.table)
        if link.seat is not None and link.seat not in range(len(table.assignments)):
            raise Damaged("error.damaged")
        return table, link

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
        await self._claim(no)
        try:
            row = await self.store.table(no)
            if row is None:
                raise TableError("error.no-key")
            steps, n, messages = await self._steps(row)
            table = await self._rebuild(row, steps, n, messages)
        except BaseException:
            await self.store.release(no)
            raise
        table.idle_since = time.monotonic()
        self.tables[no] = table
        if table.clock is not None:
            table.clock.start()
        if table.table.is_over and table.state == "open" and table.change is None:
            table.state = "over"  # the process that saw the end was killed before it could say so
            await self._store_ends([table])
        table.run_bots()
        return table

    async def _claim(self, no: int) -> None:
        """Make a table this process's own; Elsewhere names the process that has it."""
        if self.is_draining:
            raise StoreError("error.moved")
        for _ in range(CLAIM_TRIES):
            owner = await self.store.claim(no)
            if owner is None:
                return
            if owner:
                raise Elsewhere(owner)
            await asyncio.sleep(CLAIM_PAUSE)  # it belongs to somebody who cannot be reached, and perhaps is gone
        raise StoreError("error.moved")

    async def bury(self, address: str) -> None:
        """Nobody is at this address any more: whoever wants the tables of that process may have them at once."""
        task = self._burying.get(address)
        if task is None:  # all its guests come at once, and one of them is enough
            task = self._burying[address] = asyncio.create_task(self._bury(address))
            task.add_done_callback(lambda _: self._burying.pop(address, None))
        await asyncio.shield(task)

    async def _bury(self, address: str) -> None:
        with contextlib.suppress(StoreError):
            await self.store.bury(address)
        await asyncio.sleep(CLAIM_PAUSE / 10)

    async def _rebuild(self, row: TableRow, steps: Steps, n: int, messages: list[tuple[int, str]]) -> LiveTable:
        game = self.games.find(row.game)
        change: RulesChange | None = None
        try:
            try:
                table = await snapshots.rebuild_kept(self.store, row, game, steps)
            except BadRecord as error:
                step = error.say.args.get("step")
                if type(step) is not int:
                    raise
                table = await rebuild_gently(game, row.options, row.seed, steps[: step - 1], row.companion)
                change = RulesChange(row.rules, game.version, step - 1, len(steps), False)
        except TableError as error:
            # Not what was asked there and of whom: whoever opens the table may not be allowed to know it.
            log.error(
                "a table does not fit the rules", extra={"table": row.id, "game": row.game, "cause": error.say.key}
            )
            self.metrics.error("rules")
            raise BadRecord("error.lost", rules=row.rules, step=0) from None
        except Exception as error:
            where = "".join(traceback.format_tb(error.__traceback__))
            log.error("a table cannot be opened\n%s", where, extra={"table": row.id, "cause": type(error).__name__})
            self.metrics.error("damaged")
            raise Damaged("error.damaged") from None
        if len(row.seats) != table.options["players"]:
            raise Damaged("error.damaged")
        if change is None and _differs(row, game, table, len(steps)):
            change = RulesChange(row.rules, game.version, len(steps), len(steps), True)
        if change is not None and row.state == "open":
            extra = {"table": row.id, "game": row.game, "cause": f"{change.kept} of {change.of} answers fit"}
            log.warning("a table was played by other rules and waits for a decision", extra=extra)
        live = LiveTable(self, row, game, table, n, messages)
        live.change = change
        live.talk = await self.store.talk(row.no, REMEMBERED_TALK)
        return live

    async def _keep_position(self, table: LiveTable) -> None:
        """Write down how a table stands, unless it waits for a decision about its rules."""
        if table.change is None and table.kept_at != table.table.version:
            table.kept_at = table.table.version
            await snapshots.keep(self.store, table.game, table.no, table.table)

    async def _steps(self, row: TableRow) -> tuple[Steps, int, list[tuple[int, str]]]:
        """A table's steps, how many actions made them, and the clients' latest messages."""
        try:
            steps: Steps = read(row.archive).steps if row.archive is not None else []
        except BadRecord:
            raise Damaged("error.damaged") from None
        messages: list[tuple[int, str]] = []
        n = 0
        for answer in await self.store.answers(row.no):
            add_answer(steps, answer, n)
            n += 1
            if answer.message:
                messages.append((answer.seat, answer.message))
        return steps, n, messages[-200:]

    # --- making -----------------------------------------------------------------------------------------------------

    async def create_table(self, wish: NewTable) -> CreatedTable:
        if not self._new_tables.take():
            raise TableError("error.too-many-tables")
        game = self.games.find(wish.game)
        if wish.guided:
            wish = guided(game, wish)
        check_plain(wish.options)
        options = game.check_options(wish.options)
        seats = wish.seats or [SeatRequest()] + [SeatRequest(who="bot") for _ in range(options["players"] - 1)]
        if len(seats) != options["players"]:
            raise BadOption("error.seats", players=options["players"], given=len(seats))
        if wish.companion and all(seat.who == "bot" for seat in seats):
            raise BadOption("error.no-person")
        for seat in seats:
            if seat.who == "bot":
                self.check_agent(seat.agent)
        seed = wish.seed if wish.seed is not None else secrets.randbits(62)
        table = Table(game, options, seed, source=ByHand() if wish.companion else None)
        clock = None if wish.clock is None else make_clock(wish.clock, len(seats), self.limits)
        listed = wish.listed or any(seat.who == "open" for seat in seats)
        if wish.absence and not self.limits.absence_seconds <= wish.absence <= MAX_ABSENCE:
            raise BadOption("error.absence", minutes=max(1, round(self.limits.absence_seconds / 60)))
        seeded = wish.seed is not None and not wish.guided
        more = TableMore(
            seeded=seeded, guided=wish.guided, clock=clock, listed=listed, absence=wish.absence,
            coach=has_coach(game, seats) if wish.coach is None else wish.coach,
        )  # fmt: skip
        return await self._add(game, options, seed, wish.companion, seats, table.record.steps, table.is_over, more)

    async def import_record(self, data: bytes, may_replay: Callable[[int], bool] | None = None) -> CreatedTable:
        """A table from a record: over, it can be looked through; else it goes on.

        `may_replay` says whether whoever brings it may have so many answers replayed."""
        if not self._new_tables.take():
            raise TableError("error.too-many-tables")
        try:
            record: Record = read(data)
        except RecursionError as error:
            raise BadRecord("error.record-damaged", cause=str(error)) from None
        game = self.games.find(record.game)
        check_plain(record.options)
        if not 0 <= record.seed < 1 << 64:
            raise BadRecord("error.record-damaged", cause="seed")
        if len(record.steps) > self.limits.steps:
            raise BadRecord("error.too-many-steps", most=self.limits.steps)
        is_free = may_replay is None or may_replay(len(record.steps))
        if not is_free or len(self.workers.queues["quick"]) > MAX_WAITING_IMPORTS:
            raise TableError("error.too-many-tables")
        found = await self.workers.check(game.meta.game, record)
        seats = [SeatRequest() for _ in range(found.options["players"])]
        more = TableMore(seeded=True, coach=has_coach(game, seats))
        return await self._add(game, found.options, record.seed, False, seats, found.steps, found.is_over, more)

    async def _add(
        self,
        game: Game[Any],
        options: dict[str, Any],
        seed: int,
        companion: bool,
        seats: list[SeatRequest],
        steps: Steps,
        is_over: bool,
        more: TableMore,
    ) -> CreatedTable:
        now = time.time()
        assignments = [
            SeatAssignment("bot", seat.agent, clean_name(seat.name))
            if seat.who == "bot"
            else SeatAssignment("person", "", clean_name(seat.name), free=seat.who == "open")
            for seat in seats
        ]
        row = TableRow(
            secrets.token_hex(8), game.name, game.version, options, seed, companion, assignments,
            secrets.token_bytes(16), now, now, "over" if is_over else "open", more=more,
        )  # fmt: skip
        keys = [SeatKey(at, seat.who, new_token()) for at, seat in enumerate(seats) if seat.who in ("me", "friend")]
        watch = new_token()
        links = [Link(digest(key.token), 0, key.seat, key.who == "me") for key in keys]
        # Where nobody sits at a seat of their own, whoever watches is the host.
        links.append(Link(digest(watch), 0, None, all(seat.who != "me" for seat in seats)))
        first = [Answer(0, 0, 0, encode(steps), -1, "")] if steps else []
        row.no = await self.store.add(row, links, first)
        self.metrics.counts["tables_made", ""] += 1
        return CreatedTable(row.id, game.name, keys, watch)

    # --- seats ------------------------------------------------------------------------------------------------------

    async def rename(self, table: LiveTable, seat: int, name: str) -> None:
        table.assignments[seat].name = clean_name(name)
        await self.update(table)

    async def close_table(self, table: LiveTable, sender: Subscription) -> None:
        """Close a table for good."""
        if not sender.is_host:
            raise TableError("error.host")
        table.state = "closed"
        await self.update(table)

    async def delete_table(self, token: str) -> str:
        """Forget a table that is over or closed, for whoever set it up; gives its id."""
        link = await self.store.link(digest(token))
        if link is None:
            raise TableError("error.no-key")
        if not link.host:
            raise TableError("error.host")
        await self._claim(link.table)
        table, row = self.tables.get(link.table), await self.store.table(link.table)
        if row is not None and (table.state if table is not None else row.state) == "open":
            raise TableError("error.close-first")
        if table is not None:
            self.drop(table, TableError("error.no-key"))
        await self.store.delete(link.table)
        return row.id if row is not None else ""

    async def resume(self, table: LiveTable, sender: Subscription, how: str, message: str) -> None:
        """Decide how a table goes on whose rules have changed: its host, or any player while the host is away."""
        has_host = any(each.is_host for each in table.subscriptions)
        if not sender.is_host and (sender.seat is None or has_host):
            raise TableError("error.host")
        if table.change is None or table.state != "open":
            raise TableError("error.stale")
        if how == "finish":
            table.state = "closed"
            await self.update(table)
            return
        await self._note(table, table.game.version)
        table.go_on(sender, message)

    async def _note(self, table: LiveTable, rules: str) -> None:
        """Keep the rules and the position, so that a later version of the rules is compared with them."""
        if table.change is not None and rules == table.rules:
            return  # the position is not that of its answers
        table.more.digest, table.more.digest_steps = state_digest(table.table), table.table.version
        table.note_standing()
        table.rules = rules
        await self.store.note(table.no, rules, table.more)

    async def update(self, table: LiveTable) -> None:
        """Store and show what changed about a table's seats."""
        try:
            await self.store.update(table.no, table.assignments, table.state, time.time())
            if table.clock is not None:
                table.clock.run(time.time())
                await self.store.note(table.no, table.rules, table.more)
        except StoreError as error:
            self.drop(table, error)  # what was changed in memory is not true
            raise
        table.seats_changed()
        table.run_bots()

    # --- notices ----------------------------------------------------------------------------------------------------

    async def _noticing(self, notifier: Notifier) -> None:
        while True:
            await asyncio.sleep(min(5.0, notifier.after / 2 + 0.05))
            for table in list(self.tables.values()):
                try:
                    self.notice_turns(table, notifier)
                except Exception as error:  # the others are told all the same
                    self.report("nobody could be told of a turn", error)

    def notice_turns(self, table: LiveTable, notifier: Notifier) -> None:
        """Tell people who are asked and not here."""
        if table.state != "open":
            return
        for seat in table.table.requests:
            person = table.assignments[seat]
            if (
                person.is_bot
                or person.free
                or table.is_here(seat)
                or not notifier.is_due(table.id, seat, table.moved_at)
            ):
                continue
            name = title(table.game, "en")
            notifier.send_later(TurnNotice("turn", table.id, table.game.name, name, seat, person.name, table.moved_at))

    # --- clocks -----------------------------------------------------------------------------------------------------

    def run_soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self._soon.add(task)
        task.add_done_callback(self._soon.discard)

    async def _waking(self) -> None:
        """Bring tables into memory at which somebody's time is up; their clocks then do what was agreed."""
        while True:
            try:
                for no in await self.store.due(time.time()):
                    if no not in self.tables and no not in self._damaged and not self.is_draining:
                        await self._wake(no)
            except StoreError as error:
                log.warning("clocks could not be looked up", extra={"cause": error.say.key})
            except Exception as error:  # others' clocks go on, whatever was wrong with one
                self.report("clocks could not be looked up", error)
            await asyncio.sleep(WAKE_EVERY)

    async def _wake(self, no: int) -> None:
        try:
            await self.table(no)
        except (Elsewhere, StoreError):
            pass  # whoever has it acts, or it is tried again
        except Exception as error:  # the other tables' clocks go on
            self._damaged.add(no)
            cause = error.say.key if isinstance(error, TableError) else type(error).__name__
            log.error("table number %d cannot be opened, and its clock stands", no, extra={"cause": cause})

    # --- unloading --------------------------------------------------------------------------------------------------

    async def _unloading(self) -> None:
        archived = -ARCHIVE_EVERY
        while True:
            try:
                await self.unload_idle()
                if time.monotonic() - archived >= ARCHIVE_EVERY:
                    archived = time.monotonic()
                    await self.archive(time.time() - ARCHIVE_AFTER)
            except StoreError as error:
                log.error("idle tables could not be unloaded: %s", error.say.args.get("cause", type(error).__name__))
            except Exception as error:  # tables must go on leaving memory, whatever was wrong this time
                log.error("idle tables could not be unloaded: %s", type(error).__name__, exc_info=error)
            if self.collector is not None:
                self.collector.look(busy=any(table.subscriptions for table in self.tables.values()))
            await asyncio.sleep(UNLOAD_EVERY)

    async def unload_idle(self, after: float = UNLOAD_AFTER) -> None:
        """Send tables without a device out of memory."""
        now = time.monotonic()
        for table in list(self.tables.values()):
            # Whoever comes back to a table that somebody left for the next game is to be told the way.
            wait = min(after, UNLOAD_ENDED_AFTER) if table.state != "open" and not table.led else after
            if table.subscriptions or table.unstored or table.thinking or now - table.idle_since < wait:
                continue
            await asyncio.sleep(0)  # many may leave at once, and others play on
            try:
                await self._unload(table)
            except LostLease:
                self.drop(table)
            except StoreError:
                raise
            except Exception as error:  # the others leave memory all the same; of this one what is stored counts
                self.report("a table could not be unloaded", error)
                self.drop(table)
                await self.store.release(table.no)

    async def _unload(self, table: LiveTable) -> None:
        if self.notifier is not None:
            self.notice_turns(table, self.notifier)
        await self._store_ends([table])
        await self.store.update(table.no, table.assignments, table.state, time.time())
        if table.state == "open":
            await self._note(table, table.rules)
        else:  # the lobby has nothing to tell of it, and nobody's address is needed any more
            await self.store.drop_contacts(table.no)
        await self._keep_position(table)
        if not table.subscriptions and not table.unstored:
            self.tables.pop(table.no, None)
            if table.clock is not None:
                table.clock.stop()
            await self.store.release(table.no)

    async def archive(self, before: float) -> int:
        """Keep old tables as records; gives how many. One that cannot be read stays as it is."""
        count = 0
        for no in await self.store.stale(before):
            if no in self.tables or no in self._damaged or await self.store.claim(no) is not None:
                continue
            try:
                row = await self.store.table(no)
                if row is not None:
                    steps, _, _ = await self._steps(row)
                    record = Record(row.game, row.rules, row.options, row.seed, steps)
                    await self.store.archive(no, record.to_json())
                    count += 1
            except Damaged:
                self._damaged.add(no)
                log.error("table number %d is damaged and was not archived", no)
                self.metrics.error("damaged")
            finally:
                if no not in self.tables:
                    await self.store.release(no)
        return count

    # --- looking ----------------------------------------------------------------------------------------------------

    async def summaries(self, tokens: list[str], language: str) -> list[TableSummary]:
        """What the lobby tells of the tables that a browser has keys for.

        A table whose process was killed left no note of how it stands: a few of those are opened.
        """
        found: list[TableSummary] = []
        opened = 0
        for token in tokens:
            summary = await summarize(self.store, self.tables, token, language)
            if summary.state == "open" and summary.waiting is UNSET and opened < MAX_OPENED:
                opened += 1
                with contextlib.suppress(TableError, Elsewhere):
                    await self.open_link(token)
                    summary = await summarize(self.store, self.tables, token, language)
            found.append(summary)
        return found

    async def opened_entries(self, tokens: list[str], name: str) -> list[str]:
        """What a campaign keeps for later and the seats with these keys have come to; of a few tables."""
        found: set[str] = set()
        for token in tokens[:MAX_OPENED]:
            with contextlib.suppress(TableError, Elsewhere):
                table, link = await self.open_link(token)
                codex = table.game.codex
                if table.game.name == name and link.seat is not None and isinstance(codex, Opening):
                    found.update(codex.opened(table.table.view(link.seat)))
        return sorted(found)

    async def record_of(self, token: str) -> Record:
        """The record of a table that is over or closed, whichever process has it."""
        link = await self.store.link(digest(token))
        row = await self.store.table(link.table) if link is not None else None
        if row is None:
            raise TableError("error.no-key")
        table = self.tables.get(row.no)
        if table is None and row.state == "open":
            table = await self.table(row.no)  # it may just have ended: whoever has it knows, and answers for us
        if (table.state if table is not None else row.state) == "open":
            raise TableError("error.over-first")
        steps, _, _ = await self._steps(row)
        return Record(row.game, row.rules, row.options, row.seed, steps)


def _differs(row: TableRow, game: Game[Any], table: Table, steps: int) -> bool:
    """Whether answers that fit the rules of today lead to another position than they did by those of then."""
    if row.state != "open" or row.rules == game.version:
        return False
    return row.more.digest_steps != steps or row.more.digest != state_digest(table)
