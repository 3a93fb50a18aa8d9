"""Where the games of a training are played: in this process, or in workers of their own. Results come in order."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from undercroft.core.game import Game
from undercroft.lab.job import game_of, name_of
from undercroft.lab.lessons import Played

AHEAD = 3
"""So many games are under way or waiting for each worker."""

Task = Callable[..., Played]
"""A function of a module that is handed the game first."""


class ClassRoom:
    """Plays games by a task and its arguments, with one process of its own for each worker beyond the first."""

    def __init__(self, game: Game[Any], workers: int = 1) -> None:
        self.game = game
        self.pool: ProcessPoolExecutor | None = None
        if workers > 1:
            self.pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_quiet)
        self.most = workers * AHEAD

    def play(self, task: Task, calls: Iterable[tuple[Any, ...]]) -> Iterator[Played]:
        """What came of each call, in their order; calls are drawn as there is room, so they may end when time does."""
        if self.pool is None:
            for call in calls:
                yield task(self.game, *call)
            return
        name = name_of(self.game)
        waiting: deque[Future[Played]] = deque()
        for call in calls:
            waiting.append(self.pool.submit(_by_name, task, name, *call))
            if len(waiting) >= self.most:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def _by_name(task: Task, name: str, *call: Any) -> Played:
    return task(game_of(name), *call)


def _quiet() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to answer
