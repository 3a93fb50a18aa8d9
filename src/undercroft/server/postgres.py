"""Tables kept in PostgreSQL, for one process or many: a table belongs to one of them at a time.

Whoever has a table in memory holds its lease: its name and a number that grows each time the table changes hands. An
answer is stored only under the lease that is valid at that moment, so a process that lost it cannot harm the table.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
import psycopg

from undercroft.server.migrations import NEWEST, STEPS
from undercroft.server.player_rows import ADD_PLAYED, ADD_PLAYER, ALL_PLAYED, ALL_PLAYERS, Statement
from undercroft.server.storage import (
    ADD_ANSWER,
    ADD_LINK,
    ADD_TABLE,
    ADD_TALK,
    ALL_ANSWERS,
    ALL_LINKS,
    ALL_TABLES,
    ALL_TALK,
    FILL_TABLE,
    FORGET,
    NOTE,
    NOTE_RULES,
    SET_STATE,
    TABLE,
    TALK,
    Answer,
    Dump,
    Link,
    LostLease,
    Note,
    SeatAssignment,
    SharedQueries,
    StoreError,
    TableRow,
    TableState,
    TalkLine,
    answer_values,
    note_values,
    notes_in,
    notes_of,
    table_row,
    table_values,
)

log = logging.getLogger("undercroft.server")
_T = TypeVar("_T")
Connection = psycopg.AsyncConnection[Any]

SCHEMA_LOCK = 7_219_004_511
"""Servers that start at once take turns at making the tables."""
LEASE = 2.5
"""Seconds without a sign of life after which a process has lost its tables."""
BEAT = 0.5
"""Seconds between signs of life."""
PATIENCE = 15.0
"""Seconds that one action may take, waiting for a free connection included."""
CONNECTIONS = 4

NO_FLUSH = "set_config('synchronous_commit', 'off', true)"
"""In what a statement returns: it does not wait for the disk. Leases need not: should the database fall and forget one,
nothing was stored under it either, since storing an answer flushes all that came before; and nothing can be any more.
"""
CLAIM = (
    "UPDATE tables SET owner = %(me)s, fence = fence + 1 WHERE no = %(no)s AND (owner IS NULL OR owner = %(me)s OR "
    "NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = tables.owner "
    "AND seen > clock_timestamp() - make_interval(secs => %(lease)s))) RETURNING fence, " + NO_FLUSH
)
HELD = (
    "WITH held AS (SELECT no FROM tables JOIN unnest(%s::bigint[], %s::bigint[]) AS mine (no, fence) USING (no, fence) "
    "WHERE owner = %s FOR SHARE OF tables), "
)
"""Keeps the leases of these tables, with their numbers, until the statement has done its work."""
WRITE = HELD + (
    "stored AS (INSERT INTO answers (tab, n, cut, steps, seat, message) SELECT * FROM "
    "unnest(%s::bigint[], %s::int[], %s::int[], %s::text[], %s::int[], %s::text[]) "
    "WHERE (SELECT count(*) FROM held) = %s ON CONFLICT DO NOTHING) SELECT no FROM held"
)
"""All answers or, where one of the leases is lost, none of them; gives the tables whose lease is held."""
BEAT_SQL = (
    "WITH before AS (SELECT seen > clock_timestamp() - make_interval(secs => %(lease)s) AS is_alive "
    "FROM processes WHERE id = %(me)s) "
    "INSERT INTO processes (id, address) VALUES (%(me)s, %(address)s) "
    "ON CONFLICT (id) DO UPDATE SET seen = clock_timestamp(), address = excluded.address "
    "RETURNING (SELECT is_alive FROM before), " + NO_FLUSH
)
"""A sign of life; gives whether the last one was still in force, so that nobody can have taken anything since."""


def _sql(statement: str) -> bytes:
    return statement.replace("?", "%s").encode()


class Postgres(SharedQueries):
    """Every action is one transaction, a single statement by itself; one that a broken connection swallowed is tried
    once more on a new one.

    A write may then run twice, which changes nothing: an answer has its place, and the second one finds it taken.
    """

    def __init__(self, url: str, address: str = "", connections: int = CONNECTIONS) -> None:
        self.url = url
        self.process = secrets.token_hex(8)
        self.address = address
        """Where other processes find this one; empty: it is the only one that may hold tables of its own."""
        self._free: list[Connection] = []
        self._places = asyncio.Semaphore(connections)
        self._fences: dict[int, int] = {}
        self._beating: asyncio.Task[None] | None = None
        self._pulse: Connection | None = None
        """The connection of the signs of life: however much others have to do, they do not wait."""
        self._tell_lost: Callable[[set[int]], None] = lambda _: None

    async def open(self) -> None:
        await self._do(self._migrate)
        await self._beat()
        if self._beating is None:
            self._beating = asyncio.create_task(self._keep_beating())

    async def _migrate(self, db: Connection) -> None:
        await db.execute("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))
        await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        found = await (await db.execute("SELECT version FROM schema_version")).fetchone()
        version = int(found[0]) if found is not None else 0
        if version > NEWEST:
            raise StoreError("error.store-newer", path=self.url.rpartition("@")[2])
        for step in STEPS[version:]:
            for statement in step.postgres:
                await db.execute(statement.encode())
        if found is None:
            await db.execute("INSERT INTO schema_version VALUES (%s)", (NEWEST,))
        else:
            await db.execute("UPDATE schema_version SET version = %s", (NEWEST,))

    async def close(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
            self._beating = None
            await self._discard(self._pulse)
            self._pulse = None
            try:
                await self._rows("UPDATE tables SET owner = NULL WHERE owner = ?", self.process)
                await self._rows("DELETE FROM processes WHERE id = ?", self.process)
            except StoreError:
                log.warning("the leases could not be given back; others take the tables in %g seconds", LEASE)
        free, self._free = self._free, []
        for connection in free:
            await connection.close()

    # --- connections ------------------------------------------------------------------------------------------------

    async def _do(self, work: Callable[[Connection], Awaitable[_T]]) -> _T:
        """Several statements, all or none of which count."""

        async def whole(db: Connection) -> _T:
            async with db.transaction():
                return await work(db)

        return await self._run(whole)

    async def _run(self, work: Callable[[Connection], Awaitable[_T]]) -> _T:
        """One statement: it needs no transaction around it, whose beginning and end are two ways to the database."""
        try:
            async with asyncio.timeout(PATIENCE), self._places:
                return await self._try(work)
        except TimeoutError:
            raise StoreError("error.store", cause="TimeoutError") from None

    async def _try(self, work: Callable[[Connection], Awaitable[_T]]) -> _T:
        for last in (False, True):
            connection: Connection | None = None
            try:
                connection = self._free.pop() if self._free else await self._connect()
                made = await work(connection)
            except psycopg.OperationalError as error:
                await self._discard(connection)
                free, self._free = self._free, []
                for each in free:  # what broke one has broken the others
                    await each.close()
                if last:
                    raise StoreError("error.store", cause=type(error).__name__) from None
            except psycopg.Error as error:
                await self._discard(connection)
                raise StoreError("error.store", cause=type(error).__name__) from None
            except BaseException:  # cancelled or refused: the transaction was rolled back or its connection is doubtful
                await self._discard(connection)
                raise
            else:
                self._free.append(connection)
                return made
        raise AssertionError("tried twice")

    async def _connect(self) -> Connection:
        return await psycopg.AsyncConnection.connect(self.url, connect_timeout=10, autocommit=True)

    async def _discard(self, connection: Connection | None) -> None:
        if connection is not None:
            await connection.close()

    async def _rows(self, statement: str, *values: Any) -> list[Any]:
        async def work(db: Connection) -> list[Any]:
            cursor = await db.execute(_sql(statement), values)
            return await cursor.fetchall() if cursor.description else []

        return await self._run(work)

    # --- leases -----------------------------------------------------------------------------------------------------

    def watch_leases(self, tell_lost: Callable[[set[int]], None]) -> None:
        self._tell_lost = tell_lost

    async def _keep_beating(self) -> None:
        looks = 0
        while True:
            await asyncio.sleep(BEAT)
            try:
                if not await self._beat():
                    looks = 2  # now, and once more for those who were taking a table at this moment
                if looks:
                    looks -= 1
                    await self._look_for_lost()
            except StoreError as error:
                log.warning("no sign of life could be given: %s", error.say.args.get("cause"))

    async def _look_for_lost(self) -> None:
        """This process was silent for too long: whatever others have taken meanwhile is theirs."""
        mine = set(self._fences)
        held = {no for (no,) in await self._rows("SELECT no FROM tables WHERE owner = ?", self.process)}
        lost = (mine - held) & self._fences.keys()
        for no in lost:
            del self._fences[no]
        if lost:
            self._tell_lost(lost)

    async def _beat(self) -> bool:
        """Give a sign of life; False where the last one was too long ago."""
        pulse, self._pulse = self._pulse, None
        values = {"me": self.process, "address": self.address, "lease": LEASE}
        try:
            async with asyncio.timeout(PATIENCE):
                if pulse is None:
                    pulse = await self._connect()
                found = await (await pulse.execute(BEAT_SQL.encode(), values)).fetchone()
        except (psycopg.Error, TimeoutError) as error:
            await self._discard(pulse)
            raise StoreError("error.store", cause=type(error).__name__) from None
        except BaseException:
            await self._discard(pulse)
            raise
        self._pulse = pulse
        return found is not None and bool(found[0])

    async def claim(self, no: int) -> str | None:
        """Take a table's lease; gives the address of the process that has it, where it is another."""

        async def work(db: Connection) -> str | None:
            values = {"me": self.process, "no": no, "lease": LEASE}
            found = await (await db.execute(CLAIM.encode(), values)).fetchone()
            if found is not None:
                self._fences[no] = int(found[0])
                return None
            owner = await db.execute(
                b"SELECT address FROM processes JOIN tables ON owner = processes.id WHERE no = %s", (no,)
            )
            named = await owner.fetchone()
            return str(named[0]) if named is not None else ""

        return await self._run(work)

    async def release(self, no: int) -> None:
        """Give a table's lease back."""
        fence = self._fences.pop(no, None)
        if fence is not None:
            statement = "UPDATE tables SET owner = NULL WHERE no = ? AND owner = ? AND fence = ? RETURNING "
            await self._rows(statement + NO_FLUSH, no, self.process, fence)

    async def bury(self, address: str) -> None:
        """End the leases of a process that is gone. Were it alive, its next sign of life would give them back, and
        the number of a lease that was lost meanwhile keeps it from storing anything."""
        await self._rows("UPDATE processes SET seen = '-infinity' WHERE address = ? RETURNING " + NO_FLUSH, address)

    async def _must_hold(self, db: Connection, tables: set[int]) -> None:
        """Keep the leases of these tables until the transaction ends; LostLease where one is not ours any more."""
        cursor = await db.execute(
            b"SELECT no, fence FROM tables WHERE no = ANY(%s) AND owner = %s ORDER BY no FOR SHARE",
            (list(tables), self.process),
        )
        held = {no for no, fence in await cursor.fetchall() if self._fences.get(no) == fence}
        if tables - held:
            raise LostLease(tables - held)

    # --- rows -------------------------------------------------------------------------------------------------------

    async def add(self, row: TableRow, links: list[Link], answers: list[Answer]) -> int:
        async def work(db: Connection) -> int:
            async with db.cursor() as cursor:
                await cursor.execute(_sql(ADD_TABLE), table_values(row))
                found = await cursor.fetchone()
                assert found is not None
                no = int(found[0])
                keys = [(link.digest, no, link.seat, int(link.host)) for link in links]
                await cursor.executemany(_sql(ADD_LINK), keys)
                for answer in answers:
                    answer.table = no
                if answers:
                    await cursor.executemany(_sql(ADD_ANSWER), [answer_values(answer) for answer in answers])
                return no

        return await self._do(work)

    async def write(self, answers: list[Answer]) -> None:
        notes = notes_of(answers)
        tables = {answer.table for answer in answers}

        async def write_all(db: Connection) -> None:
            fences = [self._fences.get(no, -1) for no in tables]
            columns = zip(*map(answer_values, answers), strict=True)
            values = (list(tables), fences, self.process, *map(list, columns), len(tables))
            held = {no for (no,) in await (await db.execute(WRITE.encode(), values)).fetchall()}
            if tables - held:
                raise LostLease(tables - held)
            if notes:
                async with db.cursor() as cursor:
                    await cursor.executemany(_sql(NOTE), notes)

        await (self._do if notes else self._run)(write_all)

    async def update(self, no: int, seats: list[SeatAssignment], state: TableState, touched: float) -> None:
        text = msgspec.json.encode(seats).decode()

        async def work(db: Connection) -> None:
            await self._must_hold(db, {no})
            statement = "UPDATE tables SET seats = ?, state = ?, touched = ? WHERE no = ?"
            await db.execute(_sql(statement), (text, state, touched, no))

        await self._do(work)

    async def set_states(self, states: Mapping[int, TableState], touched: float) -> None:
        values = [(state, touched, no) for no, state in states.items()]

        async def work(db: Connection) -> None:
            await self._must_hold(db, set(states))
            async with db.cursor() as cursor:
                await cursor.executemany(_sql(SET_STATE), values)

        await self._do(work)

    async def note_all(self, notes: Sequence[Note]) -> None:
        values = [(*note_values(more), rules, no) for no, rules, more in notes]

        async def work(db: Connection) -> None:
            await self._must_hold(db, {no for no, _, _ in notes})
            async with db.cursor() as cursor:
                await cursor.executemany(_sql(NOTE_RULES), values)

        if values:
            await self._do(work)

    async def link(self, digest: bytes) -> Link | None:
        found = await self._rows("SELECT digest, tab, seat, host FROM links WHERE digest = ?", digest)
        return Link(bytes(found[0][0]), found[0][1], found[0][2], bool(found[0][3])) if found else None

    async def table(self, no: int) -> TableRow | None:
        found = await self._rows(f"{TABLE} WHERE no = ?", no)
        return table_row(found[0]) if found else None

    async def answers(self, no: int) -> list[Answer]:
        found = await self._rows("SELECT tab, n, cut, steps, seat, message FROM answers WHERE tab = ? ORDER BY n", no)
        return [Answer(tab, n, cut, steps.encode(), seat, message) for tab, n, cut, steps, seat, message in found]

    async def count_answers(self, no: int) -> int:
        return int((await self._rows("SELECT count(*) FROM answers WHERE tab = ?", no))[0][0])

    async def talk(self, no: int, last: int) -> list[TalkLine]:
        return [TalkLine(*row) for row in reversed(await self._rows(TALK, no, last))]

    async def add_talk(self, no: int, line: TalkLine) -> None:
        await self._rows(ADD_TALK, no, line.n, line.at, line.seat, line.kind, line.text)

    async def add_code(self, digest: bytes, sealed: bytes, until: float) -> None:
        await self._rows("DELETE FROM codes WHERE until < ?", time.time())
        await self._rows("INSERT INTO codes (digest, sealed, until) VALUES (?, ?, ?)", digest, sealed, until)

    async def take_code(self, digest: bytes, now: float) -> bytes | None:
        found = await self._rows("DELETE FROM codes WHERE digest = ? AND until >= ? RETURNING sealed", digest, now)
        return bytes(found[0][0]) if found else None

    async def dump(self) -> Dump:
        async def work(db: Connection) -> Dump:
            await db.execute(b"SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            wanted = (ALL_TABLES, ALL_LINKS, ALL_ANSWERS, ALL_TALK, ALL_PLAYERS, ALL_PLAYED)
            return Dump(*[await (await db.execute(each.encode())).fetchall() for each in wanted])

        return await self._do(work)

    async def fill(self, dump: Dump) -> None:
        async def work(db: Connection) -> None:
            async with db.cursor() as cursor:
                fill = FILL_TABLE.replace("OVERRIDING VALUE", "OVERRIDING SYSTEM VALUE VALUES")
                await cursor.executemany(_sql(fill), dump.tables)
                await cursor.executemany(_sql(ADD_LINK), dump.links)
                if dump.answers:
                    await cursor.executemany(_sql(ADD_ANSWER), dump.answers)
                if notes := notes_in(dump):
                    await cursor.executemany(_sql(NOTE), notes)
                for statement, rows in ((ADD_TALK, dump.talk), (ADD_PLAYER, dump.players), (ADD_PLAYED, dump.played)):
                    if rows:
                        await cursor.executemany(_sql(statement), rows)
                await cursor.execute(
                    b"SELECT setval(pg_get_serial_sequence('tables', 'no'), greatest(1, (SELECT max(no) FROM tables)))"
                )

        await self._do(work)

    async def change_all(self, statements: list[Statement]) -> bool:
        async def work(db: Connection) -> bool:
            async with db.transaction():
                for statement, values, must in statements:
                    if (await db.execute(_sql(statement), values)).rowcount < 1 and must:
                        raise psycopg.Rollback
                return True
            return False

        return await self._do(work)

    async def archive(self, no: int, record: bytes) -> None:
        async def work(db: Connection) -> None:
            await self._must_hold(db, {no})
            await db.execute(b"UPDATE tables SET archive = %s WHERE no = %s", (record, no))
            for name in ("answers", "snapshots"):
                await db.execute(f"DELETE FROM {name} WHERE tab = %s".encode(), (no,))

        await self._do(work)

    async def delete(self, no: int) -> None:
        async def work(db: Connection) -> None:
            await self._must_hold(db, {no})
            for name in FORGET:
                await db.execute(f"DELETE FROM {name} = %s".encode(), (no,))

        await self._do(work)
        self._fences.pop(no, None)

    async def check(self) -> None:
        await self._rows("UPDATE processes SET address = address WHERE id = ?", self.process)
