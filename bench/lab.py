"""How simulation scales: games a second with 1 and 2 workers and with Ray on this machine, as ratios to one worker.

    python bench/lab.py [GAME] [SECONDS]

The three take turns, some slices each, with workers that stand ready; the median slice counts. What is not spent inside
a game (handing out batches, waiting for the last one, bringing rows home) is told as overhead. Wants a quiet machine:
other programs at work take from two workers what one does not miss.
"""

from __future__ import annotations

import importlib.util
import os
import statistics
import sys
import time
from collections.abc import Callable

from undercroft.core.game import load
from undercroft.lab.job import Job, Row
from undercroft.lab.simulate import job_of
from undercroft.lab.spread import BATCH_SECONDS, Backend, Batches, Processes, Spread

SLICES = 3
WARM_UP = 20


class Ready(Spread):
    """Games for workers that were started before, and that go on to work afterwards."""

    def __init__(self, job: Job, games: int, backend: Backend) -> None:
        super().__init__(job, list(range(games)), workers=2)
        self.backend = backend

    def _backend(self) -> tuple[Backend, Batches]:
        long = 1 if isinstance(self.backend, Processes) else 2  # as `Spread` itself has it for Ray
        return Kept(self.backend), Batches(self.todo, BATCH_SECONDS * long, self.backend.slots)


class Kept:
    """A backend that one run does not stop."""

    def __init__(self, backend: Backend) -> None:
        self.slots = backend.slots
        self.start = backend.start
        self.results = backend.results

    def stop(self) -> None:
        pass


def timed(spread: Spread, games: int, workers: int) -> tuple[float, float]:
    """Games a second, and the part of the workers' time that was not spent playing."""
    started = time.perf_counter()
    played: list[Row] = []
    spread.each(played.append)
    took = time.perf_counter() - started
    if len(played) != games or any(row.error for row in played):
        raise SystemExit(f"{len(played)} of {games} games, {sum(bool(row.error) for row in played)} with errors")
    return games / took, 1 - spread.seconds / (took * workers)


def main() -> None:
    game = load(sys.argv[1] if len(sys.argv) > 1 else "thunderstone")
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 6.0
    job = job_of(game, ["random"], {}, {})
    timed(Spread(job, list(range(WARM_UP))), WARM_UP, 1)
    rate, _ = timed(Spread(job, list(range(WARM_UP))), WARM_UP, 1)
    games = max(WARM_UP, int(rate * seconds))
    cores = os.cpu_count() or 1
    pairs: dict[str, tuple[int, Backend]] = {"2 workers": (2, Processes(2))}
    if importlib.util.find_spec("ray") is not None:
        from undercroft.lab.ray import Cluster

        pairs["Ray on this machine"] = (cores, Cluster("local"))
    ways: dict[str, tuple[int, Callable[[], Spread]]] = {"1 worker": (1, lambda: Spread(job, list(range(games))))}
    for name, (workers, backend) in pairs.items():
        for _ in range(backend.slots):
            backend.start(job, 0, WARM_UP)
        left = backend.slots
        while left:
            left -= len(backend.results())
        ways[name] = workers, lambda backend=backend: Ready(job, games, backend)  # type: ignore[misc]
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in ways}
    try:
        for _ in range(SLICES):
            for name, (workers, make) in ways.items():
                found[name].append(timed(make(), games, workers))
    finally:
        for _, backend in pairs.values():
            backend.stop()
    alone = statistics.median(rate for rate, _ in found["1 worker"])
    print(f"{game.name}: {SLICES} slices of {games} games each, {cores} cores")
    for name, slices in found.items():
        rate = statistics.median(rate for rate, _ in slices)
        idle = statistics.median(idle for _, idle in slices)
        print(f"{name}: {rate:.1f} games/s, {rate / alone:.2f} times one worker; overhead {idle:.1%}")


if __name__ == "__main__":
    main()
