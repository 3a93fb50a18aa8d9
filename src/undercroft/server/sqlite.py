"""Tables kept in one SQLite file. The rows and the interface are those of `storage.py`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from pathlib import Path
from typing import Any

import msgspec

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

log = logging.getLogger("undercroft.server")

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, rules TEXT NOT NULL, options TEXT NOT NULL,
    seed TEXT NOT NULL, companion INTEGER NOT NULL, seats TEXT NOT NULL, secret BLOB NOT NULL, created REAL NOT NULL,
    touched REAL NOT NULL, state TEXT NOT NULL, archive BLOB);
CREATE TABLE IF NOT EXISTS links (
    digest BLOB PRIMARY KEY, tab INTEGER NOT NULL REFERENCES tables(no), seat INTEGER, host INTEGER NOT NULL)
    WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS answers (
    tab INTEGER NOT NULL, n INTEGER NOT NULL, cut INTEGER NOT NULL, steps TEXT NOT NULL, seat INTEGER NOT NULL,
    message TEXT NOT NULL);
CREATE UNIQUE INDEX IF NOT EXISTS answers_of ON answers (tab, n);
CREATE INDEX IF NOT EXISTS tables_touched ON tables (touched) WHERE archive IS NULL;
PRAGMA user_version = 1;
"""
MOVE_AFTER = 2000
"""Answers after which the log of what was written is moved into the file, beside the play."""


class Sqlite:
    """One file, made by itself. In WAL mode a commit survives the death of the process without waiting for the disk;
    moving the log into the file does wait for it, so a thread with a connection of its own does that."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._db: sqlite3.Connection | None = None
        self._unmoved = 0
        self._moving: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.close()
        try:
            if self.path != ":memory:":
                Path(self.path).parent.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
            self._prepare(self._db)
        except (sqlite3.Error, OSError) as error:
            await self.close()
            raise StoreError("error.store", cause=str(error)) from None
        except StoreError:
            await self.close()
            raise

    def _prepare(self, db: sqlite3.Connection) -> None:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = NORMAL")
        db.execute("PRAGMA wal_autocheckpoint = 20000")  # only if the thread can never catch up
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version > 1:
            raise StoreError("error.store-newer", path=self.path)
        db.executescript(SCHEMA)

    @property
    def db(self) -> sqlite3.Connection:
        assert self._db is not None
        return self._db

    async def close(self) -> None:
        if self._moving is not None:
            await self._moving
        if self._db is not None:
            self._db.close()
            self._db = None

    def _written(self, answers: int) -> None:
        self._unmoved += answers
        if self._unmoved >= MOVE_AFTER and self.path != ":memory:" and (self._moving is None or self._moving.done()):
            self._unmoved = 0
            self._moving = asyncio.get_running_loop().create_task(asyncio.to_thread(self._move))

    def _move(self) -> None:
        try:
            with contextlib.closing(sqlite3.connect(self.path, timeout=10)) as db:
                db.execute("PRAGMA wal_checkpoint(PASSIVE)")
        except sqlite3.Error as error:  # what was written stays in the log, which is as good
            log.warning("the log of the store could not be moved into its file: %s", type(error).__name__)

    async def add(self, row: TableRow, links: list[Link], answers: list[Answer]) -> int:
        db = self.db
        try:
            db.execute("BEGIN IMMEDIATE")
            no: int = db.execute(ADD_TABLE, table_values(row)).fetchone()[0]
            db.executemany(ADD_LINK, [(link.digest, no, link.seat, int(link.host)) for link in links])
            for answer in answers:
                answer.table = no
            db.executemany(ADD_ANSWER, map(answer_values, answers))
            db.execute("COMMIT")
        except sqlite3.Error as error:
            self._back()
            raise StoreError("error.store", cause=str(error)) from None
        return no

    async def write(self, answers: list[Answer]) -> None:
        db = self.db
        try:
            if len(answers) == 1:
                db.execute(ADD_ANSWER, answer_values(answers[0]))
            else:
                db.execute("BEGIN IMMEDIATE")
                db.executemany(ADD_ANSWER, map(answer_values, answers))
                db.execute("COMMIT")
        except sqlite3.Error as error:
            self._back()
            raise StoreError("error.store", cause=str(error)) from None
        self._written(len(answers))

    def _back(self) -> None:
        if self.db.in_transaction:
            self.db.execute("ROLLBACK")

    async def update(self, no: int, seats: list[SeatAssignment], state: TableState, touched: float) -> None:
        self._do(
            "UPDATE tables SET seats = ?, state = ?, touched = ? WHERE no = ?",
            (msgspec.json.encode(seats).decode(), state, touched, no),
        )

    def _do(self, statement: str, values: tuple[Any, ...]) -> list[Any]:
        try:
            return self.db.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            raise StoreError("error.store", cause=str(error)) from None

    async def link(self, digest: bytes) -> Link | None:
        found = self._do("SELECT digest, tab, seat, host FROM links WHERE digest = ?", (digest,))
        return Link(found[0][0], found[0][1], found[0][2], bool(found[0][3])) if found else None

    async def table(self, no: int) -> TableRow | None:
        found = self._do(f"{TABLE} WHERE no = ?", (no,))
        return table_row(found[0]) if found else None

    async def answers(self, no: int) -> list[Answer]:
        found = self._do("SELECT tab, n, cut, steps, seat, message FROM answers WHERE tab = ? ORDER BY n", (no,))
        return [Answer(tab, n, cut, steps.encode(), seat, message) for tab, n, cut, steps, seat, message in found]

    async def stale(self, before: float) -> list[int]:
        return [no for (no,) in self._do("SELECT no FROM tables WHERE archive IS NULL AND touched < ?", (before,))]

    async def archive(self, no: int, record: bytes) -> None:
        db = self.db
        try:
            db.execute("BEGIN IMMEDIATE")
            db.execute("UPDATE tables SET archive = ? WHERE no = ?", (record, no))
            db.execute("DELETE FROM answers WHERE tab = ?", (no,))
            db.execute("COMMIT")
        except sqlite3.Error as error:
            self._back()
            raise StoreError("error.store", cause=str(error)) from None
