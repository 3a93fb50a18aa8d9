"""Tables kept in PostgreSQL: the same rows as in SQLite, over one connection that comes back when it breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
import psycopg

from undercroft.server.storage import (
    ADD_ANSWER,
    ADD_LINK,
    ADD_TABLE,
    TABLE,
    Answer,
    Link,
    SeatAssignment,
    StoreError,
    TableRow,
    TableState,
    answer_values,
    table_row,
    table_values,
)

_T = TypeVar("_T")
Connection = psycopg.AsyncConnection[Any]

SCHEMA = (
    "CREATE TABLE IF NOT EXISTS tables (no BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id TEXT NOT NULL UNIQUE, "
    "game TEXT NOT NULL, rules TEXT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL, companion INTEGER NOT NULL, "
    "seats TEXT NOT NULL, secret BYTEA NOT NULL, created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL, "
    "state TEXT NOT NULL, archive BYTEA)",
    "CREATE TABLE IF NOT EXISTS links (digest BYTEA PRIMARY KEY, tab BIGINT NOT NULL REFERENCES tables(no), "
    "seat INTEGER, host INTEGER NOT NULL)",
    "CREATE TABLE IF NOT EXISTS answers (tab BIGINT NOT NULL, n INTEGER NOT NULL, cut INTEGER NOT NULL, "
    "steps TEXT NOT NULL, seat INTEGER NOT NULL, message TEXT NOT NULL, PRIMARY KEY (tab, n))",
    "CREATE INDEX IF NOT EXISTS tables_touched ON tables (touched) WHERE archive IS NULL",
)
SCHEMA_LOCK = 7_219_004_511
"""Two servers that start at once on an empty database take turns at making the tables."""


def _sql(statement: str) -> bytes:
    return statement.replace("?", "%s").encode()


class Postgres:
    """Every action is one transaction; one that a broken connection swallowed is tried once more on a new one.

    A write may then run twice, which changes nothing: an answer has its place, and the second one finds it taken.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self._connection: Connection | None = None
        self._one_at_a_time = asyncio.Lock()

    async def open(self) -> None:
        async def make(db: Connection) -> None:
            await db.execute("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))
            for statement in SCHEMA:
                await db.execute(statement.encode())

        await self._do(make)

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    async def _do(self, work: Callable[[Connection], Awaitable[_T]]) -> _T:
        async with self._one_at_a_time:
            for last in (False, True):
                try:
                    if self._connection is None or self._connection.closed:
                        self._connection = await psycopg.AsyncConnection.connect(self.url, connect_timeout=10)
                    async with self._connection.transaction():
                        return await work(self._connection)
                except psycopg.OperationalError as error:
                    if self._connection is not None:
                        await self._connection.close()
                        self._connection = None
                    if last:
                        raise StoreError("error.store", cause=type(error).__name__) from None
                except psycopg.Error as error:
                    raise StoreError("error.store", cause=type(error).__name__) from None
        raise AssertionError("tried twice")

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
        async def work(db: Connection) -> None:
            async with db.cursor() as cursor:
                await cursor.executemany(_sql(ADD_ANSWER), [answer_values(answer) for answer in answers])

        await self._do(work)

    async def _rows(self, statement: str, *values: Any) -> list[Any]:
        async def work(db: Connection) -> list[Any]:
            cursor = await db.execute(_sql(statement), values)
            return await cursor.fetchall() if cursor.description else []

        return await self._do(work)

    async def update(self, no: int, seats: list[SeatAssignment], state: TableState, touched: float) -> None:
        text = msgspec.json.encode(seats).decode()
        await self._rows("UPDATE tables SET seats = ?, state = ?, touched = ? WHERE no = ?", text, state, touched, no)

    async def link(self, digest: bytes) -> Link | None:
        found = await self._rows("SELECT digest, tab, seat, host FROM links WHERE digest = ?", digest)
        return Link(bytes(found[0][0]), found[0][1], found[0][2], bool(found[0][3])) if found else None

    async def table(self, no: int) -> TableRow | None:
        found = await self._rows(f"{TABLE} WHERE no = ?", no)
        return table_row(found[0]) if found else None

    async def answers(self, no: int) -> list[Answer]:
        found = await self._rows("SELECT tab, n, cut, steps, seat, message FROM answers WHERE tab = ? ORDER BY n", no)
        return [Answer(tab, n, cut, steps.encode(), seat, message) for tab, n, cut, steps, seat, message in found]

    async def stale(self, before: float) -> list[int]:
        found = await self._rows("SELECT no FROM tables WHERE archive IS NULL AND touched < ?", before)
        return [row[0] for row in found]

    async def archive(self, no: int, record: bytes) -> None:
        async def work(db: Connection) -> None:
            await db.execute(b"UPDATE tables SET archive = %s WHERE no = %s", (record, no))
            await db.execute(b"DELETE FROM answers WHERE tab = %s", (no,))

        await self._do(work)
