"""What all benchmarks share: alternating slices of ours and the peer's in one run, medians with spread, a ratio.

These machines change speed from minute to minute, so only figures taken side by side are compared, and time is the
processor's, which other programs do not lengthen.
"""

from __future__ import annotations

import platform
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from undercroft.core.chance import Dice
from undercroft.core.game import Game
from undercroft.core.request import Choice
from undercroft.core.table import Table

SLICES = 9
SECONDS = 0.7


class Rate(NamedTuple):
    """How many things a second: the median of the slices, and the spread around it."""

    median: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.median:,.0f}/s ({self.low:,.0f} to {self.high:,.0f})"


Work = Callable[[float], tuple[int, float]]
"""Works for about so many seconds; returns how many things it did and how long that took."""


def machine() -> str:
    model = platform.processor() or platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    except OSError:
        pass
    return f"{model}, {platform.python_implementation()} {platform.python_version()}"


def side_by_side(works: dict[str, Work], slices: int = SLICES, seconds: float = SECONDS) -> dict[str, Rate]:
    """Let each work for a slice in turn, again and again."""
    rates: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        work(seconds / 4)  # warm up
    for _ in range(slices):
        for name, work in works.items():
            count, took = work(seconds)
            rates[name].append(count / took)
    return {name: Rate(statistics.median(found), min(found), max(found)) for name, found in rates.items()}


def repeat(action: Callable[[], Any], batch: int = 1) -> Work:
    """A work that does one small thing again and again."""

    def work(seconds: float) -> tuple[int, float]:
        count = 0
        begin = time.process_time()
        while True:
            for _ in range(batch):
                action()
            count += batch
            took = time.process_time() - begin
            if took >= seconds:
                return count, took

    return work


class Decisions:
    """Random play of one of our games: counts real decisions (at least two options) and all of them."""

    def __init__(
        self, game: Game[Any], options: Callable[[Dice], dict[str, Any]], seed: int = 1, *, light: bool = True
    ) -> None:
        self.game = game
        self.options = options
        self.light = light
        self.dice = Dice(seed)
        self.all = 0
        self.real = 0
        self.games = 0
        self.table: Table | None = None

    def __call__(self, seconds: float) -> tuple[int, float]:
        below = self.dice.below
        real = total = 0
        begin = time.process_time()
        stop = begin + seconds
        while time.process_time() < stop:
            table = self.table
            if table is None or table.is_over:
                self.games += table is not None
                table = self.table = Table(self.game, self.options(self.dice), below(1 << 62), light=self.light)
            choose = table.choose
            for _ in range(200):
                request = table._request
                if request is None:
                    asked = table.requests
                    if not asked:
                        break
                    seat, request = list(asked.items())[below(len(asked))]
                    size = len(request.options)
                    total += 1
                    real += size > 1
                    choose(below(size), seat)
                    continue
                size = len(request.options)
                total += 1
                if size > 1:
                    real += 1
                    choose(below(size))
                else:
                    choose(0)
        took = time.process_time() - begin
        self.all += total
        self.real += real
        return real, took


def played_until(game: Game[Any], options: dict[str, Any], wanted: Callable[[Any, Choice], bool], seed: int) -> Table:
    """A table that play-out moves have brought to the first decision of the wanted kind."""
    dice = Dice(seed)
    table = Table(game, options, seed)
    while not table.is_over:
        request = table.request
        assert request is not None
        if wanted(table.state, request):
            return table
        table.choose(game.bots.rollout(table.state, request, dice))
    return played_until(game, options, wanted, seed + 1)


def report(title: str, rates: dict[str, Rate], ours: str, peer: str, goal: float | None = None) -> float:
    """Print the figures and how many times the peer's ours are."""
    print(f"{title}  [{machine()}]")
    for name, rate in rates.items():
        print(f"  {name}: {rate}")
    ratio = rates[ours].median / rates[peer].median
    wanted = f" (goal: at least {goal:g})" if goal else ""
    print(f"  {ours} / {peer}: {ratio:.2f} times{wanted}")
    return ratio
