"""Bots think, and replays of past moments are drawn, in processes of their own, so that no table waits for another.

A worker is sent a table's answers, rebuilds the table (it remembers the last ones) and hands the agent its seat alone.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

import msgspec

from undercroft.agents import agent
from undercroft.core.chance import ByHand, Dice
from undercroft.core.fallback import DrawingFault, look_safely, panel_or_placeholder, safe_encoder
from undercroft.core.game import Game
from undercroft.core.record import Record
from undercroft.core.registry import game_at
from undercroft.core.request import key
from undercroft.core.table import Table, find, replay
from undercroft.server.messages import Frame
from undercroft.server.storage import Steps

_T = TypeVar("_T")

REMEMBERED = 48
"""Tables that a worker keeps between jobs."""
MAX_FRAMES = 60
"""The longest replay, in answers."""


class Job(msgspec.Struct):
    """A table as a worker needs it."""

    game: str
    id: str
    options: dict[str, Any]
    seed: int
    companion: bool
    steps: Steps


# --- in the server ---------------------------------------------------------------------------------------------------


class Drawn(NamedTuple):
    """JSON that a worker drew, and what it could not draw."""

    data: bytes
    faults: list[DrawingFault]


class WorkerPool:
    """The workers: quick ones for simple bots and replays, others for bots that search."""

    def __init__(self, quick: int = 2, searching: int | None = None) -> None:
        self._sizes = {"quick": quick, "searching": searching or max(2, (os.cpu_count() or 2) - 1)}
        self._pools: dict[str, ProcessPoolExecutor] = {}

    async def think(self, job: Job, seat: int, name: str, seed: int) -> str:
        """The key of the option that the agent picks."""
        return await self._run("quick" if name in ("random", "greedy") else "searching", think, job, seat, name, seed)

    async def frames(self, job: Job, seat: int | None, language: str, since: int, to: int) -> Drawn:
        return await self._run("quick", draw_frames, job, seat, language, since, to)

    async def moment(self, job: Job, seat: int | None, language: str, step: int) -> Drawn:
        return await self._run("quick", draw_moment, job, seat, language, step)

    async def _run(self, kind: str, work: Callable[..., _T], *args: Any) -> _T:
        for last in (False, True):
            pool = self._pools.get(kind)
            if pool is None:
                context = multiprocessing.get_context("spawn")
                pool = ProcessPoolExecutor(self._sizes[kind], context, initializer=_start)
                self._pools[kind] = pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                if self._pools.get(kind) is pool:
                    del self._pools[kind]
                    pool.shutdown(wait=False)
                if last:
                    raise
        raise AssertionError("tried twice")

    def close(self) -> None:
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
        self._pools.clear()


# --- in a worker -----------------------------------------------------------------------------------------------------

_tables: OrderedDict[str, tuple[Table, Steps]] = OrderedDict()


def _start() -> None:
    """A worker leaves with its server, however that one went, and lets the server decide about Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def leave() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=leave, daemon=True).start()


def rebuild(game: Game[Any], options: dict[str, Any], seed: int, steps: Steps, companion: bool) -> Table:
    """The table that these answers lead to, with its own source of fate again."""
    record = Record(game.name, game.version, options, seed, steps)
    table = replay(record, game, to=len(steps))
    if companion:
        table.source = ByHand()
    elif table.chance is not None:
        table.resume(table.source)
    return table


def _table(job: Job) -> Table:
    known = _tables.pop(job.id, None)
    table = None
    if known is not None and job.steps[: len(known[1])] == known[1]:
        table = known[0]
        for who, value in job.steps[len(known[1]) :]:
            if type(who) is int:
                table.choose(value, who)
            elif table.chance is not None:
                table.enter(value)
        if table.version != len(job.steps):
            table = None
    if table is None:
        table = rebuild(game_at(job.game), job.options, job.seed, job.steps, job.companion)
    _tables[job.id] = (table, job.steps)
    while len(_tables) > REMEMBERED:
        _tables.popitem(last=False)
    return table


def think(job: Job, seat: int, name: str, seed: int) -> str:
    table = _table(job)
    asked = table.requests[seat]
    player = agent(name, table.game, Dice(seed))
    return key(find(asked, player(table.seat(seat))))


def draw_frames(job: Job, seat: int | None, language: str, since: int, to: int) -> Drawn:
    """The moments after `since` answers up to `to`, as the seat saw them; moments that look the same are one."""
    table = _table(job)
    since = max(since, to - MAX_FRAMES)
    known_lines = len(table.at(since).lines(seat))
    faults: list[DrawingFault] = []
    frames: list[Frame] = []
    for step in range(since + 1, to + 1):
        made = _frame(table.at(step), seat, known_lines, faults)
        if frames and not made.story and made.panels == frames[-1].panels:
            continue
        known_lines += len(made.story)
        frames.append(made)
    return _encode(frames, frames, table, language, faults)


def draw_moment(job: Job, seat: int | None, language: str, step: int) -> Drawn:
    """The game after so many answers, with the whole story until then."""
    table = _table(job)
    faults: list[DrawingFault] = []
    frame = _frame(table.at(step), seat, 0, faults)
    return _encode(frame, [frame], table, language, faults)


def _frame(table: Table, seat: int | None, known_lines: int, faults: list[DrawingFault]) -> Frame:
    scene = look_safely(table, seat, faults.append, story=False)
    story = [line.say for line in table.lines(seat)[known_lines:]]
    return Frame(scene.panels, scene.status, story, scene.waiting, scene.ending)


def _encode(
    reply: Frame | list[Frame], frames: list[Frame], table: Table, language: str, faults: list[DrawingFault]
) -> Drawn:
    encode = safe_encoder(table.game.words, language, faults.append)
    try:
        return Drawn(encode(reply), faults)
    except Exception:  # found again and reported below, panel by panel
        for frame in frames:
            frame.panels = [panel_or_placeholder(encode, panel, faults.append) for panel in frame.panels]
        return Drawn(encode(reply), faults)
