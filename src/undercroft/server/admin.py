"""For whoever runs a server: its tables listed, inspected, exported, closed, deleted, repaired, backed up, restored."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import os
import sys
import time
import zlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec

from undercroft.core.errors import BadOption, BadRecord, TableError
from undercroft.core.game import load
from undercroft.core.record import Record, read
from undercroft.core.table import fitting, replay
from undercroft.server.databases import connect
from undercroft.server.settings import Settings
from undercroft.server.storage import (
    LATEST,
    Damaged,
    Dump,
    SeatAssignment,
    Steps,
    Store,
    TableMore,
    TableRow,
    add_answer,
)

LOOKING = ("list", "show", "export", "backup")
"""What may be done while a server runs on the same file."""


def run(settings: Settings, action: str, table: str | None, file: str | None) -> int:
    """Do what `undercroft admin ACTION` asks for."""
    return asyncio.run(_run(settings, action, table, file))


async def _run(settings: Settings, action: str, table: str | None, file: str | None) -> int:
    async with open_store(settings, is_shared=action in LOOKING) as store:
        if action == "list":
            await list_tables(store)
        elif table is None:
            raise BadOption("error.no-id")
        elif action == "backup":
            print(f"{await back_up(store, table)} tables are in {table}")
        elif action == "restore":
            print(f"{await restore(store, table)} tables were restored from {table}")
        else:
            await _change(store, action, table, file)
    return 0


async def _change(store: Store, action: str, table: str, file: str | None) -> None:
    no = await store.number(table)
    if no is None:
        raise BadOption("error.no-table", id=table)
    if action == "show":
        await show_table(store, no)
        return
    if action == "export":
        data = (await record_of(store, no)).to_json()
        if file is None:
            sys.stdout.write(data.decode())
        else:
            Path(file).write_bytes(data)
        return
    if await store.claim(no) is not None:
        raise BadOption("error.in-play", id=table)
    try:
        if action == "close":
            row = await _row(store, no)
            await store.update(no, row.seats, "closed", time.time())
        elif action == "delete":
            await store.delete(no)
        else:
            print(await repair(store, no))
    finally:
        await store.release(no)


@contextlib.asynccontextmanager
async def open_store(settings: Settings, *, is_shared: bool) -> AsyncIterator[Store]:
    """The store that a server with these settings uses."""
    store = connect(settings.database, is_shared=is_shared)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def _row(store: Store, no: int) -> TableRow:
    row = await store.table(no)
    if row is None:
        raise BadOption("error.no-table", id=str(no))
    return row


# --- looking ---------------------------------------------------------------------------------------------------------


async def list_tables(store: Store) -> None:
    """One line for each table: id, game, state, when it was last touched, how many answers, who sits there."""
    for no in await store.numbers():
        try:
            row = await store.table(no)
        except Damaged:
            print(f"number {no}\tdamaged: see `undercroft admin repair`")
            continue
        if row is None:
            continue
        when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(row.touched))
        count = "archived" if row.archive is not None else f"{len(await store.answers(no))} answers"
        seats = ", ".join(seat.name or seat.agent or seat.who for seat in row.seats)
        print(f"{row.id}\t{row.game}\t{row.state}\t{when}\t{count}\t{seats}")


async def show_table(store: Store, no: int) -> None:
    """Everything that is kept of a table but its keys, its seed and its answers: those would tell what is hidden."""
    row = await _row(store, no)
    steps = await _steps(store, row)
    told: dict[str, Any] = {
        "id": row.id, "number": no, "game": row.game, "rules": row.rules, "options": row.options, "state": row.state,
        "companion": row.companion, "created": row.created, "touched": row.touched, "seats": row.seats,
        "more": row.more, "archived": row.archive is not None, "steps": len(steps),
        "fits": _fitting(row, steps),
    }  # fmt: skip
    print(msgspec.json.format(msgspec.json.encode(told)).decode())


async def _steps(store: Store, row: TableRow) -> Steps:
    steps: Steps = read(row.archive).steps if row.archive is not None else []
    for n, answer in enumerate(await store.answers(row.no)):
        add_answer(steps, answer, n)
    return steps


async def record_of(store: Store, no: int) -> Record:
    row = await _row(store, no)
    return Record(row.game, row.rules, row.options, row.seed, await _steps(store, row))


def _fitting(row: TableRow, steps: Steps) -> int:
    """How many of a table's steps fit the rules as they are now; -1 where the game is not installed."""
    record = Record(row.game, row.rules, row.options, row.seed, steps)
    try:
        return fitting(record, replay(record, load(row.game), as_far_as_it_fits=True))
    except TableError:
        return -1


# --- repairing -------------------------------------------------------------------------------------------------------


async def repair(store: Store, no: int) -> str:
    """Make a table readable again: broken columns get their defaults, answers from the first broken one on go."""
    mended = await _mend_columns(store, no)
    row = await _row(store, no)
    kept: Steps = []
    if row.archive is not None:
        with contextlib.suppress(BadRecord):
            kept = read(row.archive).steps
    for at, answer in enumerate(await store.answers(no)):
        try:
            add_answer(kept, answer, at)
        except Damaged:
            await store.cut_answers(no, answer.n)
            mended.append(f"answers from number {answer.n} on were dropped")
            break
    return f"table {row.id}: " + ("; ".join(mended) if mended else "nothing was broken")


async def _mend_columns(store: Store, no: int) -> list[str]:
    """Replace what cannot be read of a table's row by what any table has."""
    columns = await store.columns(no)
    mended: list[str] = []
    try:
        options = msgspec.json.decode(columns["options"], type=dict[str, Any])
    except ValueError:
        raise Damaged("error.damaged") from None  # without its options a game cannot be told
    count = options.get("players")
    if type(count) is not int:
        count = await store.count_seats(no)
    seats = [SeatAssignment("person") for _ in range(count)]
    plain: dict[str, tuple[Any, Any]] = {"seats": (list[SeatAssignment], seats), "more": (TableMore, TableMore())}
    changes: dict[str, str | float] = {}
    for name, (kind, otherwise) in plain.items():
        try:
            found = msgspec.json.decode(columns[name], type=kind)
            if len(found) != count if isinstance(found, list) else not found.fits(count):
                raise ValueError("it speaks of other seats")
        except ValueError:
            changes[name] = msgspec.json.encode(otherwise).decode()
    for name in ("created", "touched"):
        if not isinstance(columns[name], float) or not 0 <= columns[name] <= LATEST:
            changes[name] = time.time()
    if columns["state"] not in ("open", "over", "closed"):
        changes["state"] = "open"
    if not str(columns["seed"]).isdigit():
        raise Damaged("error.damaged")  # every draw would be another
    for name, value in changes.items():
        await store.set_column(no, name, value)
        mended.append(f"{name} was replaced")
    return mended


# --- keeping copies --------------------------------------------------------------------------------------------------


async def back_up(store: Store, path: str) -> int:
    """Write all tables as they are at one moment into a file; the server may run meanwhile."""
    dump = await store.dump()
    fresh = Path(f"{path}.new")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:  # it holds every secret
        file.write(gzip.compress(msgspec.msgpack.encode(dump), 6))
    os.replace(fresh, path)
    return len(dump.tables)


async def restore(store: Store, path: str) -> int:
    """Fill an empty store of either kind from a backup."""
    try:
        dump = msgspec.msgpack.decode(gzip.decompress(Path(path).read_bytes()), type=Dump)
    except (OSError, EOFError, ValueError, zlib.error) as error:
        raise BadOption("error.backup", path=path, cause=str(error)) from None
    if await store.numbers():
        raise BadOption("error.not-empty")
    await store.fill(dump)
    return len(dump.tables)
