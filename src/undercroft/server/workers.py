"""Bots think, and replays of past moments are drawn, in processes of their own, so that no table waits for another.

A worker is sent a table's answers, rebuilds the table (it remembers the last ones) and hands the agent its seat alone.
"""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

import msgspec

from undercroft.agents import agent
from undercroft.agents.analysis import Analysis
from undercroft.agents.coach import SECONDS, TRIES, advise
from undercroft.agents.command import CommandAgent
from undercroft.agents.levels import is_quick
from undercroft.agents.moments import Finding, Outline, Task, outline_of, work_on
from undercroft.agents.turning_points import tell
from undercroft.core.chance import ByHand, Dice
from undercroft.core.errors import TableError
from undercroft.core.fallback import DrawingFault, Names, look_safely, panel_or_placeholder, safe_encoder
from undercroft.core.game import Game
from undercroft.core.preview import foresee
from undercroft.core.record import Record
from undercroft.core.registry import game_at
from undercroft.core.request import key
from undercroft.core.say import Say
from undercroft.core.table import Table, find, replay, replay_in_parts
from undercroft.server.memory import no_collection
from undercroft.server.messages import Frame, happening
from undercroft.server.storage import Steps

_T = TypeVar("_T")

REMEMBERED, REMEMBERED_STEPS = 48, 20_000
"""Tables that a worker keeps between jobs, and how many answers they may have together; the last one stays."""
AT_ONCE = 100
"""Answers that are replayed in one go; more of them are replayed in parts."""
PART = 20
MAX_HOLD = 0.004
"""Seconds that a long replay holds the event loop."""
MAX_FRAMES = 60
"""The longest replay, in answers."""
MAX_LINES = 400
"""Lines of the story that go with one moment."""
PROGRAM = "program:"
"""How an agent is called that is a program: `program:NAME`."""
PROGRAMS = 4
"""Programs that may think at the same time."""
TOLD_LINES = 60
"""Lines of the story that a program is told without asking for them."""
ANALYSIS_SECONDS = 1.0
"""Computing time of one part of an analysis; then others have the worker."""


class Job(msgspec.Struct):
    """A table as a worker needs it."""

    game: str
    id: str
    options: dict[str, Any]
    seed: int
    companion: bool
    steps: Steps
    names: list[Say | None] = []
    """What its players are called, by seat."""


# --- in the server ---------------------------------------------------------------------------------------------------


class Drawn(NamedTuple):
    """JSON that a worker drew, and what it could not draw."""

    data: bytes
    faults: list[DrawingFault]


class Waiting(NamedTuple):
    """Work that waits for a worker."""

    number: int
    table: str
    has_people: Callable[[], bool]
    turn: asyncio.Future[bool]


class FairQueue:
    """Whose turn it is: tables with people first, and among them whoever was served longest ago.

    Tables without people never take the last worker, so that one is free when somebody comes.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.running = 0
        self._without_people = 0
        self._waiting: list[Waiting] = []
        self._served: OrderedDict[str, int] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return len(self._waiting)

    async def __call__(self, table: str, has_people: Callable[[], bool], work: Callable[[], Awaitable[_T]]) -> _T:
        """Do the work when its turn has come."""
        self._count += 1
        waiting = Waiting(self._count, table, has_people, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._start_next()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not waiting.turn.cancelled():
                self._end(waiting.turn.result())
            raise
        counts_as_people = waiting.turn.result()
        try:
            return await work()
        finally:
            self._end(counts_as_people)

    def _end(self, had_people: bool) -> None:
        self.running -= 1
        self._without_people -= not had_people
        self._start_next()

    def _start_next(self) -> None:
        # Whoever was cancelled in this very turn of the loop has not left the queue yet.
        self._waiting = [each for each in self._waiting if not each.turn.cancelled()]
        while self._waiting and self.running < self.workers:
            is_empty, _, _, chosen = min(
                (not each.has_people(), self._served.get(each.table, 0), each.number, each) for each in self._waiting
            )
            if is_empty and self._without_people >= max(1, self.workers - 1):
                return
            self._waiting.remove(chosen)
            self.running += 1
            self._without_people += is_empty
            self._count += 1
            self._served[chosen.table] = self._count
            self._served.move_to_end(chosen.table)
            if len(self._served) > 10_000:
                self._served.popitem(last=False)
            chosen.turn.set_result(not is_empty)


def always() -> bool:
    return True


def never() -> bool:
    return False


class WorkerPool:
    """The workers: quick ones for simple bots and replays, others for bots that search."""

    def __init__(
        self,
        quick: int = 2,
        searching: int | None = None,
        programs: Mapping[str, str] | None = None,
        program_seconds: float = 120.0,
    ) -> None:
        self.programs = dict(programs or {})
        """Programs that may be seated as bots, by their names."""
        self._program_seconds = program_seconds
        self._sizes = {"quick": quick, "searching": searching or max(2, (os.cpu_count() or 2) - 1)}
        if self.programs:
            self._sizes["programs"] = PROGRAMS
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self.queues = {kind: FairQueue(size) for kind, size in self._sizes.items()}

    async def think(self, job: Job, seat: int, name: str, seed: int, has_people: Callable[[], bool] = always) -> str:
        """The key of the option that the agent picks."""
        if name.startswith(PROGRAM):
            command = self.programs.get(name.removeprefix(PROGRAM))
            if command is None:  # whoever runs the server does not allow it any more
                raise TableError("error.no-agent", name=name, names="")
            seconds = self._program_seconds
            return await self._run("programs", job.id, has_people, ask_program, job, seat, command, seconds)
        kind = "quick" if is_quick(name, job.game) else "searching"
        return await self._run(kind, job.id, has_people, think, job, seat, name, seed)

    async def frames(self, job: Job, seat: int | None, language: str, since: int, to: int) -> Drawn:
        return await self._run("quick", job.id, always, draw_frames, job, seat, language, since, to)

    async def moment(self, job: Job, seat: int | None, language: str, step: int) -> Drawn:
        return await self._run("quick", job.id, always, draw_moment, job, seat, language, step)

    async def preview(self, job: Job, seat: int, language: str, key: str) -> Drawn:
        return await self._run("quick", job.id, always, draw_preview, job, seat, language, key)

    async def advice(self, job: Job, seat: int, language: str, has_people: Callable[[], bool]) -> Drawn:
        """What the coach tells a seat; it thinks beside the searching bots."""
        return await self._run("searching", job.id, has_people, draw_advice, job, seat, language)

    async def outline(self, job: Job) -> Outline:
        """What an analysis must know of a game. It is made in the background: tables with people come first."""
        return await self._run("searching", job.id, never, draw_outline, job)

    async def try_again(self, job: Job, tasks: list[Task]) -> list[Finding]:
        """Decisions of a finished game tried again: as many of the tasks as a moment allows, at least one."""
        return await self._run("searching", job.id, never, try_tasks, job, tasks)

    async def told_analysis(self, job: Job, analysis: Analysis, language: str) -> Drawn:
        return await self._run("quick", job.id, always, draw_analysis, job, analysis, language)

    async def check(self, game: str, record: Record) -> Checked:
        """Replay a record from outside; TableError where it does not fit."""
        return await self._run("quick", "", never, check_record, game, record)

    async def _run(
        self, kind: str, table: str, has_people: Callable[[], bool], work: Callable[..., _T], *args: Any
    ) -> _T:
        return await self.queues[kind](table, has_people, lambda: self._work(kind, work, *args))

    async def _work(self, kind: str, work: Callable[..., _T], *args: Any) -> _T:
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
    return with_source(replay(record, game, to=len(steps)), companion)


def with_source(table: Table, companion: bool) -> Table:
    """The table with its own source of fate, which answers what waits for it."""
    if companion:
        table.source = ByHand()
    elif table.chance is not None:
        table.resume(table.source)
    return table


def state_digest(table: Table) -> str:
    """A short name of everything that lies on the table."""
    plain = msgspec.to_builtins(table.state, str_keys=True, enc_hook=lambda _: None)  # the log is no part of the game
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:32]


async def rebuild_gently(game: Game[Any], options: dict[str, Any], seed: int, steps: Steps, companion: bool) -> Table:
    """As `rebuild`, on the event loop: whatever else waits there goes on in between."""
    if len(steps) <= AT_ONCE:
        return rebuild(game, options, seed, steps, companion)
    begin = time.monotonic()
    for part in replay_in_parts(Record(game.name, game.version, options, seed, steps), game, PART):
        table = part
        table.forget_shown()
        if time.monotonic() - begin > MAX_HOLD:
            await asyncio.sleep(0)
            begin = time.monotonic()
    return with_source(table, companion)


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
        with no_collection():
            table = rebuild(game_at(job.game), job.options, job.seed, job.steps, job.companion)
    _tables[job.id] = (table, job.steps)
    while len(_tables) > 1 and (len(_tables) > REMEMBERED or _remembered_steps() > REMEMBERED_STEPS):
        _tables.popitem(last=False)
    return table


def _remembered_steps() -> int:
    return sum(len(steps) for _, steps in _tables.values())


def think(job: Job, seat: int, name: str, seed: int) -> str:
    table = _table(job)
    asked = table.requests[seat]
    player = agent(name, table.game, Dice(seed))
    return key(find(asked, player(table.seat(seat))))


def ask_program(job: Job, seat: int, command: str, seconds: float) -> str:
    """The answer of a program that is started for this one question and told everything that its seat sees."""
    table = _table(job)
    player = CommandAgent(command, table.game, seconds, story=TOLD_LINES, environment={"UNDERCROFT_TABLE": job.id})
    try:
        return player(table.seat(seat))
    finally:
        player.leave()


class Checked(NamedTuple):
    """What replaying a record showed."""

    options: dict[str, Any]
    steps: Steps
    is_over: bool


def check_record(game: str, record: Record) -> Checked:
    with no_collection():
        table = replay(record, game_at(game), light=True)
    return Checked(table.options, table.record.steps, table.is_over)


def draw_frames(job: Job, seat: int | None, language: str, since: int, to: int) -> Drawn:
    """The moments after `since` answers up to `to`, as the seat saw them; moments that look the same are one."""
    table = _table(job)
    since = max(since, to - MAX_FRAMES)
    known_lines = len(table.at(since).events(seat))
    faults: list[DrawingFault] = []
    frames: list[Frame] = []
    for step in range(since + 1, to + 1):
        made = _frame(table.at(step), seat, known_lines, faults)
        if frames and not made.events and made.panels == frames[-1].panels:
            continue
        known_lines += len(made.events)
        frames.append(made)
    return _encode(frames, frames, table, language, faults, job.names)


def draw_moment(job: Job, seat: int | None, language: str, step: int) -> Drawn:
    """The game after so many answers, with the newest of the story and what the last answer brought about."""
    table = _table(job)
    faults: list[DrawingFault] = []
    moment = table.at(step)
    frame = _frame(moment, seat, max(0, len(moment.events(seat)) - MAX_LINES), faults)
    frame.events = [happening(line) for line in moment.events(seat) if line.step == step]
    return _encode(frame, [frame], table, language, faults, job.names)


def draw_preview(job: Job, seat: int, language: str, answer: str) -> Drawn:
    """What an option would do, from what the seat knows; the same each time it is asked."""
    table = _table(job)
    faults: list[DrawingFault] = []
    preview = foresee(table, seat, answer, Dice(table.version))
    return Drawn(safe_encoder(table.game.words, language, faults.append, job.names)(preview), faults)


def draw_advice(job: Job, seat: int, language: str, tries: int = TRIES, seconds: float | None = SECONDS) -> Drawn:
    """What the coach would consider, from what the seat knows."""
    table = _table(job)
    faults: list[DrawingFault] = []
    advices = advise(table.seat(seat), tries, len(job.steps), seconds)
    return Drawn(safe_encoder(table.game.words, language, faults.append, job.names)(advices), faults)


def draw_outline(job: Job) -> Outline:
    return outline_of(_table(job))


def try_tasks(job: Job, tasks: list[Task]) -> list[Finding]:
    table = _table(job)
    until = time.thread_time() + ANALYSIS_SECONDS
    findings: list[Finding] = []
    for task in tasks:
        if findings and time.thread_time() >= until:
            break
        findings.append(work_on(table, task))
    return findings


def draw_analysis(job: Job, analysis: Analysis, language: str) -> Drawn:
    """An analysis with its turning points in words."""
    table = _table(job)
    faults: list[DrawingFault] = []
    return Drawn(safe_encoder(table.game.words, language, faults.append, job.names)(tell(analysis, table)), faults)


def _frame(table: Table, seat: int | None, known_lines: int, faults: list[DrawingFault]) -> Frame:
    scene = look_safely(table, seat, faults.append, story=False)
    events = table.events(seat)[known_lines:]
    story = [line.say for line in events if line.is_told]
    return Frame(scene.panels, scene.status, story, scene.waiting, scene.ending, [happening(line) for line in events])


def _encode(
    reply: Frame | list[Frame],
    frames: list[Frame],
    table: Table,
    language: str,
    faults: list[DrawingFault],
    names: Names,
) -> Drawn:
    encode = safe_encoder(table.game.words, language, faults.append, names)
    try:
        return Drawn(encode(reply), faults)
    except Exception:  # found again and reported below, panel by panel
        for frame in frames:
            frame.panels = [panel_or_placeholder(encode, panel, faults.append) for panel in frame.panels]
        return Drawn(encode(reply), faults)
