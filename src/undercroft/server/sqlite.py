"""Tables kept in one SQLite file. The rows and the interface are those of `storage.py`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec

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

MOVE_AFTER = 2000
"""Answers after which the log of what was written is moved into the file, beside the play."""
LOCK_SECONDS = 10.0
"""How long another program may hold the file before an action is refused."""
SLOW, SLOW_FOR = 0.1, 30.0
"""An action that takes longer than this sends those of the next while to the thread."""


class NothingChanged(Exception):
    """A statement that must change a row changed none, so that all before it is taken back."""


class Sqlite(SharedQueries):
    """One file, made by itself. What is quick is done at once; where another program holds the file, or the disk is
    slow, a thread waits for it and nobody else does.

    In WAL mode a commit survives the death of the process without waiting for the disk; moving the log into the file
    does wait for it, so another thread with a connection of its own does that.
    """

    def __init__(self, path: str, *, is_shared: bool = False) -> None:
        self.path = path
        self._is_shared = is_shared
        """Whether another process may have the file open: true for those who only look."""
        self._db: sqlite3.Connection | None = None
        self._thread: ThreadPoolExecutor | None = None
        self._held: IO[bytes] | None = None
        self._waiting = 0
        """Actions that the thread has to do yet; those after them wait in line."""
        self._slow_until = 0.0
        self._unmoved = 0
        self._moving: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.close()
        self._thread = ThreadPoolExecutor(1, "store")
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._open)
        except StoreError:
            await self.close()
            raise

    def _open(self) -> None:
        try:
            if self.path != ":memory:":
                Path(self.path).parent.mkdir(parents=True, exist_ok=True)
                if not self._is_shared:
                    self._held = hold(self.path)
            self._db = sqlite3.connect(
                self.path, isolation_level=None, check_same_thread=False, timeout=LOCK_SECONDS, cached_statements=32
            )
            self._prepare(self._db)
            self._db.execute("PRAGMA busy_timeout = 0")
        except OSError as error:
            raise StoreError("error.store-open", path=self.path, cause=error.strerror or str(error)) from None
        except sqlite3.Error as error:
            raise StoreError("error.store-open", path=self.path, cause=str(error)) from None

    def _prepare(self, db: sqlite3.Connection) -> None:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = NORMAL")
        db.execute("PRAGMA wal_autocheckpoint = 20000")  # only if the thread can never catch up
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version > NEWEST:
            raise StoreError("error.store-newer", path=self.path)
        if version == NEWEST:
            return
        db.execute("BEGIN IMMEDIATE")  # all steps or none
        version = db.execute("PRAGMA user_version").fetchone()[0]
        for step in STEPS[version:]:
            for statement in step.sqlite:
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {NEWEST}")
        db.execute("COMMIT")

    @property
    def db(self) -> sqlite3.Connection:
        assert self._db is not None
        return self._db

    async def close(self) -> None:
        if self._moving is not None:
            await self._moving
        if self._thread is not None:
            thread, self._thread = self._thread, None
            await asyncio.get_running_loop().run_in_executor(thread, self._close)
            thread.shutdown(wait=False)

    def _close(self) -> None:
        if self._db is not None:
            self._db.close()
            self._db = None
        if self._held is not None:
            self._held.close()
            self._held = None

    async def _run(self, work: Callable[[], _T]) -> _T:
        """Do it now, or in the thread where that would take long."""
        assert self._thread is not None
        begin = time.monotonic()
        if not self._waiting and begin >= self._slow_until:
            try:
                return work()
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                    raise StoreError("error.store", cause=str(error)) from None
            except sqlite3.Error as error:
                raise StoreError("error.store", cause=str(error)) from None
            finally:
                if time.monotonic() - begin > SLOW:
                    self._slow_until = begin + SLOW_FOR
        loop = asyncio.get_running_loop()
        self._waiting += 1
        future = self._thread.submit(self._wait_for, work)
        future.add_done_callback(lambda _: loop.call_soon_threadsafe(self._has_waited))
        try:
            return await asyncio.wrap_future(future)
        except sqlite3.Error as error:
            raise StoreError("error.store", cause=str(error)) from None

    def _has_waited(self) -> None:
        self._waiting -= 1

    def _wait_for(self, work: Callable[[], _T]) -> _T:
        self.db.execute(f"PRAGMA busy_timeout = {int(1000 * LOCK_SECONDS)}")
        try:
            return work()
        finally:
            self.db.execute("PRAGMA busy_timeout = 0")

    def _change(self, change: Callable[[sqlite3.Connection], Any]) -> None:
        """All of it or nothing."""
        db = self.db
        try:
            db.execute("BEGIN IMMEDIATE")
            change(db)
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise

    def _written(self, answers: int) -> None:
        self._unmoved += answers
        if self._unmoved >= MOVE_AFTER and self.path != ":memory:" and (self._moving is None or self._moving.done()):
            self._unmoved = 0
            self._moving = asyncio.get_running_loop().create_task(asyncio.to_thread(self._move))

    def _move(self) -> None:
        try:
            with contextlib.closing(sqlite3.connect(self.path, timeout=LOCK_SECONDS)) as db:
                db.execute("PRAGMA wal_checkpoint(PASSIVE)")
        except sqlite3.Error as error:  # what was written stays in the log, which is as good
            log.warning("the log of the store could not be moved into its file: %s", type(error).__name__)

    async def add(self, row: TableRow, links: list[Link], answers: list[Answer]) -> int:
        def change(db: sqlite3.Connection) -> None:
            row.no = db.execute(ADD_TABLE, table_values(row)).fetchone()[0]
            db.executemany(ADD_LINK, [(link.digest, row.no, link.seat, int(link.host)) for link in links])
            for answer in answers:
                answer.table = row.no
            db.executemany(ADD_ANSWER, map(answer_values, answers))

        await self._run(lambda: self._change(change))
        return row.no

    async def write(self, answers: list[Answer]) -> None:
        values = [answer_values(answer) for answer in answers]
        notes = notes_of(answers)

        def change(db: sqlite3.Connection) -> None:
            db.executemany(ADD_ANSWER, values)
            db.executemany(NOTE, notes)

        def work() -> None:
            if len(values) == 1 and not notes:
                self.db.execute(ADD_ANSWER, values[0])
            else:
                self._change(change)

        await self._run(work)
        self._written(len(answers))

    async def update(self, no: int, seats: list[SeatAssignment], state: TableState, touched: float) -> None:
        text = msgspec.json.encode(seats).decode()
        await self._rows("UPDATE tables SET seats = ?, state = ?, touched = ? WHERE no = ?", text, state, touched, no)

    async def set_states(self, states: Mapping[int, TableState], touched: float) -> None:
        values = [(state, touched, no) for no, state in states.items()]
        await self._run(lambda: self._change(lambda db: db.executemany(SET_STATE, values)))

    async def note_all(self, notes: Sequence[Note]) -> None:
        values = [(*note_values(more), rules, no) for no, rules, more in notes]
        if values:
            await self._run(lambda: self._change(lambda db: db.executemany(NOTE_RULES, values)))

    async def _rows(self, statement: str, *values: Any) -> list[Any]:
        return await self._run(lambda: self.db.execute(statement, values).fetchall())

    async def link(self, digest: bytes) -> Link | None:
        found = await self._rows("SELECT digest, tab, seat, host FROM links WHERE digest = ?", digest)
        return Link(found[0][0], found[0][1], found[0][2], bool(found[0][3])) if found else None

    async def table(self, no: int) -> TableRow | None:
        found = await self._rows(f"{TABLE} WHERE no = ?", no)
        return table_row(found[0]) if found else None

    async def answers(self, no: int) -> list[Answer]:
        found = await self._rows("SELECT tab, n, cut, steps, seat, message FROM answers WHERE tab = ? ORDER BY n", no)
        return [Answer(tab, n, cut, _bytes(steps), seat, message) for tab, n, cut, steps, seat, message in found]

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
        made = Dump([], [], [])

        def read(db: sqlite3.Connection) -> None:
            made.tables = db.execute(ALL_TABLES).fetchall()
            made.links = db.execute(ALL_LINKS).fetchall()
            made.answers = db.execute(ALL_ANSWERS).fetchall()
            made.talk = db.execute(ALL_TALK).fetchall()
            made.players = db.execute(ALL_PLAYERS).fetchall()
            made.played = db.execute(ALL_PLAYED).fetchall()

        def work() -> None:
            self.db.execute("BEGIN")  # reads one moment, and lets others write
            try:
                read(self.db)
            finally:
                self.db.execute("COMMIT")

        await self._run(work)
        return made

    async def fill(self, dump: Dump) -> None:
        def change(db: sqlite3.Connection) -> None:
            db.executemany(FILL_TABLE.replace("OVERRIDING VALUE", "VALUES"), dump.tables)
            db.executemany("INSERT INTO links (digest, tab, seat, host) VALUES (?, ?, ?, ?)", dump.links)
            db.executemany(ADD_ANSWER, dump.answers)
            db.executemany(ADD_TALK, dump.talk)
            db.executemany(NOTE, notes_in(dump))
            db.executemany(ADD_PLAYER, dump.players)
            db.executemany(ADD_PLAYED, dump.played)

        await self._run(lambda: self._change(change))

    async def change_all(self, statements: list[Statement]) -> bool:
        def change(db: sqlite3.Connection) -> None:
            for statement, values, must in statements:
                if db.execute(statement, values).rowcount < 1 and must:
                    raise NothingChanged

        try:
            await self._run(lambda: self._change(change))
        except NothingChanged:
            return False
        return True

    async def archive(self, no: int, record: bytes) -> None:
        def change(db: sqlite3.Connection) -> None:
            db.execute("UPDATE tables SET archive = ? WHERE no = ?", (record, no))
            for name in ("answers", "snapshots"):
                db.execute(f"DELETE FROM {name} WHERE tab = ?", (no,))

        await self._run(lambda: self._change(change))

    async def claim(self, no: int) -> str | None:
        return None  # the whole file is this process's own

    async def release(self, no: int) -> None:
        pass

    def watch_leases(self, tell_lost: Callable[[set[int]], None]) -> None:
        pass

    async def bury(self, address: str) -> None:
        pass

    async def delete(self, no: int) -> None:
        def change(db: sqlite3.Connection) -> None:
            for name in FORGET:
                db.execute(f"DELETE FROM {name} = ?", (no,))

        await self._run(lambda: self._change(change))

    async def check(self) -> None:
        def change(db: sqlite3.Connection) -> None:
            db.execute(f"PRAGMA user_version = {NEWEST}")  # writes, and changes nothing

        await self._run(lambda: self._change(change))


def _bytes(value: Any) -> bytes:
    return value.encode() if isinstance(value, str) else bytes(value) if isinstance(value, bytes) else b""


def hold(path: str) -> IO[bytes]:
    """Keep the file for this process alone until it ends, however it ends; StoreError where another has it."""
    held = open(f"{path}.lock", "ab")  # noqa: SIM115  it stays open as long as the store
    try:
        try:
            import fcntl
        except ImportError:  # Windows
            import msvcrt

            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise StoreError("error.store-in-use", path=path) from None
    return held
