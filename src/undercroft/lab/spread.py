"""Spreading a job: here, over processes of this machine, or over a Ray cluster. The rows come back in order.

Batches grow until each takes a few seconds, so that handing them out costs next to nothing, and shrink towards the end,
so that no worker waits long for another's last one.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Protocol, Self

from undercroft.core.errors import TableError
from undercroft.lab.job import Job, Row, play, play_batch

BATCH_SECONDS = 1.5
MOST_GAMES = 5_000


class Batches:
    """Cuts what is left to play into batches of about the same time."""

    def __init__(self, todo: list[int], seconds: float = BATCH_SECONDS, slots: int = 1) -> None:
        self.runs = _runs(todo)
        self.left = len(todo)
        self.seconds = seconds
        self.slots = slots
        """How many batches are out at the same time."""
        self.size = 1

    def next(self) -> tuple[int, int] | None:
        if not self.runs:
            return None
        first, count = self.runs[0]
        take = min(count, self.size, max(1, self.left // self.slots))
        self.left -= take
        if take == count:
            self.runs.pop(0)
        else:
            self.runs[0] = (first + take, count - take)
        return first, take

    def learn(self, games: int, seconds: float) -> None:
        """What a batch took decides the size of the coming ones; no more than four times the last, as games differ."""
        each = max(seconds / games, 1e-6)
        self.size = max(1, min(int(self.seconds / each), games * 4, MOST_GAMES))


def _runs(todo: list[int]) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    for index in todo:
        if runs and sum(runs[-1]) == index:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        else:
            runs.append((index, 1))
    return runs


class Backend(Protocol):
    """Plays batches somewhere; `results` gives those that are ready, waiting for one at least."""

    slots: int

    def start(self, job: Job, first: int, count: int) -> None: ...

    def results(self) -> list[tuple[list[Row], float]]: ...

    def stop(self) -> None: ...


def timed_batch(job: Job, first: int, count: int) -> tuple[list[Row], float]:
    started = time.perf_counter()
    rows = play_batch(job, first, count)
    return rows, time.perf_counter() - started


def _quiet() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to answer


class Processes:
    """Worker processes of this machine."""

    def __init__(self, workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_quiet)
        self.slots = workers * 2
        self.running: set[Future[tuple[list[Row], float]]] = set()

    def start(self, job: Job, first: int, count: int) -> None:
        self.running.add(self.pool.submit(timed_batch, job, first, count))

    def results(self) -> list[tuple[list[Row], float]]:
        done, self.running = wait(self.running, return_when=FIRST_COMPLETED)
        try:
            return [future.result() for future in done]
        except BrokenProcessPool:
            raise TableError("error.worker-died") from None

    def stop(self) -> None:
        processes: dict[int, Any] = getattr(self.pool, "_processes", None) or {}
        running = [process for process in processes.values() if self.running]
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in running:  # in mid-game after Ctrl-C: nobody waits for what they play
            process.terminate()


class Interrupts:
    """Ctrl-C, held back while a row is being taken: what was counted is written, too, and the other way round."""

    def __init__(self) -> None:
        self.holding = False
        self.asked = False
        self.before: Any = None

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self.before = signal.signal(signal.SIGINT, self._come)
        return self

    def __exit__(self, *_: object) -> None:
        if self.before is not None:
            signal.signal(signal.SIGINT, self.before)

    def _come(self, *_: object) -> None:
        self.asked = True
        if not self.holding:
            self._answer()

    def _answer(self) -> None:
        self.asked = False
        raise KeyboardInterrupt

    @contextmanager
    def held(self) -> Iterator[None]:
        self.holding = True
        try:
            yield
        finally:
            self.holding = False
            if self.asked:
                self._answer()


class Spread:
    """The games of these numbers, being played: iterate for the rows, which come in the order of `todo`.

    `seconds` is what playing took, summed over all workers; `began` is when they stood ready.
    """

    def __init__(self, job: Job, todo: list[int], workers: int = 1, ray: str | None = None) -> None:
        self.job = job
        self.todo = todo
        self.workers = workers
        self.ray = ray
        self.seconds = 0.0
        self.began = time.perf_counter()
        self.ready: dict[int, Row] = {}

    def each(self, take: Callable[[Row], None]) -> None:
        """Hand every row to `take`. Ctrl-C ends it: what was played out of order is handed over, then it returns."""
        rows = iter(self)
        with Interrupts() as interrupts:
            try:
                for row in rows:
                    with interrupts.held():
                        take(row)
            except KeyboardInterrupt:
                for index in sorted(self.ready):
                    with interrupts.held():
                        take(self.ready[index])
            finally:
                rows.close()

    def __iter__(self) -> Generator[Row, None, None]:
        if self.ray is None and self.workers <= 1:
            return self._here()
        return self._elsewhere()

    def _here(self) -> Generator[Row, None, None]:
        for index in self.todo:
            started = time.perf_counter()
            row = play(self.job, index)
            self.seconds += time.perf_counter() - started
            yield row

    def _elsewhere(self) -> Generator[Row, None, None]:
        backend, batches = self._backend()
        self.began = time.perf_counter()
        ready = self.ready
        started = 0
        try:
            for wanted in self.todo:
                while wanted not in ready:
                    while started < backend.slots and (batch := batches.next()) is not None:
                        backend.start(self.job, *batch)
                        started += 1
                    for rows, seconds in backend.results():
                        started -= 1
                        batches.learn(len(rows), seconds)
                        self.seconds += seconds
                        ready.update((row.index, row) for row in rows)
                yield ready.pop(wanted)
        finally:
            backend.stop()

    def _backend(self) -> tuple[Backend, Batches]:
        if self.ray is not None:
            from undercroft.lab.ray import Cluster

            cluster = Cluster(self.ray)
            return cluster, Batches(self.todo, BATCH_SECONDS * 2, cluster.slots)
        processes = Processes(self.workers)
        return processes, Batches(self.todo, BATCH_SECONDS, processes.slots)
