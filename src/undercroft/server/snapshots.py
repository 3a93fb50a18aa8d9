"""Late positions of long games in the store: written now and then, and opened by the same program alone.

A table is still its answers: a position that is missing, damaged, another program's or of other answers costs a replay.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import zlib
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any

from undercroft.core.errors import BadRecord, TableError
from undercroft.core.game import Game
from undercroft.core.table import Captured, Table, capture_position, open_position, write_position
from undercroft.server.storage import Steps, Store, StoreError, TableRow
from undercroft.server.workers import rebuild_gently, with_source

log = logging.getLogger("undercroft.server")

EVERY = 200
"""Answers after which the position of a table in memory is written again, later in very long games; it is also written
when the table leaves."""
WORTH = 60
"""A game of fewer answers is replayed as quickly."""
MAX_BYTES = 2_000_000
"""A position that is larger when packed is not kept."""
MAX_UNPACKED = 16 * MAX_BYTES
LONG, LONG_BYTES = 500, 10_000
"""Lines of a story, and bytes of a position, above which a thread works on it while other tables go on."""
DIGEST_BYTES = 16
SUFFIXES = {".py", ".json", ".yaml"}

_programs: dict[str, str] = {}


def program_of(game: Game[Any]) -> str:
    """A digest of everything that decides how a game goes: its version, its sources and those of what it stands on.

    Empty where the sources cannot be read; nothing is written then.
    """
    known = _programs.get(game.meta.game)
    if known is None:
        made = hashlib.sha256(f"{game.name} {game.version}\n".encode())
        try:
            for package in dict.fromkeys(("undercroft.core", *game.meta.shares, game.package)):
                for path in _sources(package):
                    data = path.read_bytes()
                    made.update(f"{package} {path.name} {len(data)}\n".encode())
                    made.update(data)
            known = made.hexdigest()[:32]
        except (OSError, ImportError):
            known = ""
        _programs[game.meta.game] = known
    return known


def _sources(package: str) -> Iterable[Path]:
    folder = Path(str(files(package)))
    if not folder.is_dir():
        raise FileNotFoundError(package)
    return sorted(path for path in folder.rglob("*") if path.suffix in SUFFIXES)


def pack(captured: Captured) -> bytes | None:
    """A late position, small and with a digest; None where it is too large to be kept."""
    data = write_position(captured)
    packed = hashlib.blake2b(data, digest_size=DIGEST_BYTES).digest() + zlib.compress(data, 1)
    return packed if len(packed) <= MAX_BYTES and len(data) <= MAX_UNPACKED else None


def unpack(packed: bytes) -> bytes:
    """BadRecord where it is not what was packed."""
    unzip = zlib.decompressobj()
    try:
        data = unzip.decompress(packed[DIGEST_BYTES:], MAX_UNPACKED)
    except zlib.error:
        data = b""
    if hashlib.blake2b(data, digest_size=DIGEST_BYTES).digest() != packed[:DIGEST_BYTES]:
        raise BadRecord("error.record-damaged", cause="digest")
    return data


def is_due(answers: int, kept_at: int) -> bool:
    """Whether so much was answered since a position was kept that another is worth writing."""
    return abs(answers - kept_at) >= max(EVERY, kept_at // 8)


async def keep(store: Store, game: Game[Any], no: int, table: Table[Any]) -> None:
    """Write a table's position down; that it cannot be done harms nobody. It may be played on meanwhile."""
    program = program_of(game) if table.version >= WORTH else ""
    try:
        captured = capture_position(table) if program else None
        if captured is None:
            return
        is_long = len(captured.lines) > LONG
        packed = await asyncio.to_thread(pack, captured) if is_long else pack(captured)
        if packed is not None:
            await store.keep_snapshot(no, program, packed)
    except StoreError as error:
        log.warning("a position could not be kept: %s", error.say.args.get("cause", error.say.key))
    except Exception as error:  # a position only saves time; whatever is wrong with it, the table goes on
        log.error("a position could not be written: %s", type(error).__name__, exc_info=error)


async def rebuild_kept(store: Store, row: TableRow, game: Game[Any], steps: Steps) -> Table[Any]:
    """The table that these answers lead to, from its kept position on where this very program wrote one."""
    table = await _open_kept(store, row, game, steps) if row.rules == game.version else None
    if table is None:
        return await rebuild_gently(game, row.options, row.seed, steps, row.companion)
    return with_source(table, row.companion)


async def _open_kept(store: Store, row: TableRow, game: Game[Any], steps: Steps) -> Table[Any] | None:
    """The table as it was written down; None where nothing that fits was."""
    program = program_of(game) if len(steps) >= WORTH else ""
    try:
        packed = await store.snapshot(row.no, program) if program else None
        if packed is None:
            return None
        if len(packed) > LONG_BYTES:
            return await asyncio.to_thread(_open, row, game, steps, packed)
        return _open(row, game, steps, packed)
    except TableError as error:
        log.info("a position does not fit its table and was passed over: %s", error.say.args.get("cause", ""))
    except Exception as error:  # the replay that follows says whether the table itself is whole
        log.warning("a position could not be opened: %s", type(error).__name__)
    return None


def _open(row: TableRow, game: Game[Any], steps: Steps, packed: bytes) -> Table[Any]:
    return open_position(game, row.options, row.seed, steps, unpack(packed))
