"""How good an analysis is: where its curve starts, whether it finds planted blunders, and what it costs.

`python -m bench.analysis [GAME ...] [--games 20] [--processes 2] [--seconds 600] [--out FILE]` prints the tables of
docs/analysis.md; `--read FILE` prints them again from what runs wrote, a line of JSON for each game. A run of hours
is made in portions: what the file of `--out` has already is not done again. `--keep FOLDER` keeps the planted games
there and takes those that it finds, so that another method can be measured with the same ones. `--player` says who
plays.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any

import msgspec
from tests.agents.planted import SETUPS, Plant, place_of, plant

from undercroft.agents.analysis import Analysis, procedure
from undercroft.agents.moments import is_wish, outline_of, work_on
from undercroft.core.game import load
from undercroft.core.record import Record
from undercroft.core.table import Table, replay
from undercroft.lab.stats import share

BUDGETS = {"sanctum": 12, "machina": 10, "jaws": 20, "thunderstone": 40, "bugs": 40}
"""Games from each decision; those that take longest come first, so that no process idles at the end."""
RATED = 200
"""Games from which it is known how often such players win; of each seed so many, so that they are shared out."""
MOST_SEEDS = 3
"""Seeds are given up where so many times as many as asked for have brought too few blunders."""
FIRST_SEED = 1000
PLAYER = "greedy"


class Line(msgspec.Struct, omit_defaults=True):
    """What one seed of a game gave."""

    game: str
    seed: int
    won: float
    """How many games of such players the seat that decides first has won, of `rated`."""
    rated: int
    looked: int
    """Random answers in won positions that were looked at until one was a blunder."""
    step: int | None = None
    """The planted answer; None where none was found."""
    cost: float = 0.0
    place: int | None = None
    """Among the mistakes of the game, and of the seat: None where it is not among them."""
    own_place: int | None = None
    mistakes: int = 0
    start: float = 0.0
    end: float = 0.0
    """The first point of the curve of who decides first, and its end."""
    tried: int = 0
    games: int = 0
    seconds: float = 0.0
    lost: str = ""
    """Where the analysis let the planted answer go: one of `LOST`, nothing where it is told."""
    losses: list[float] = []
    """What the mistakes of the game cost, worst first, as the analysis says."""


LOST = ("untried", "first look", "second look", "not clear")
"""It was not tried; not among those that were tried again; not among those that were counted; no clear loss there."""


class Kept(msgspec.Struct):
    """A planted game as a file has it, or how many answers were looked at in vain."""

    looked: int
    record: Record | None = None
    step: int = 0
    seat: int = 0
    cost: float = 0.0


def planted(name: str, seed: int, player: str = PLAYER, folder: Path | None = None) -> Plant | int:
    """The planted game of a seed, from the folder where it is there."""
    game = load(name)
    file = None if folder is None else folder / f"{name}-{player.replace(':', '-')}-{seed}.json"
    if file is not None and file.is_file():
        kept = msgspec.json.decode(file.read_bytes(), type=Kept)
        if kept.record is None:
            return kept.looked
        return Plant(replay(kept.record, game), kept.step, kept.seat, kept.cost, kept.looked)
    found = plant(game, SETUPS[name], seed, player=player)
    if file is not None:
        kept = Kept(found) if isinstance(found, int) else Kept(
            found.looked, found.table.record, found.step, found.seat, found.cost
        )  # fmt: skip
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(kept))
    return found


def analysed(table: Table[Any], tries: int, seed: int) -> tuple[Analysis, list[set[int]]]:
    """The analysis, and which decisions each of its looks was at."""
    steps = procedure(table.game, outline_of(table), tries, seed)
    looks: list[set[int]] = []
    tasks = next(steps)
    try:
        while True:
            looks.append({task.step for task in tasks})
            tasks = steps.send([work_on(table, task) for task in tasks])
    except StopIteration as end:
        return end.value, looks


def measure(name: str, seed: int, rated: int, player: str = PLAYER, folder: Path | None = None) -> Line:
    """One game with a planted blunder and its analysis."""
    won = sum(_win_of_first(name, 10_000 * seed + number) for number in range(rated))
    found = planted(name, seed, player, folder)
    if not isinstance(found, Plant):
        return Line(name, seed, won, rated, found)
    begin = time.process_time()
    analysis, looks = analysed(found.table, BUDGETS[name], seed)
    spent = time.process_time() - begin
    place = place_of(analysis, found.step)
    passed = next((at for at, look in enumerate(looks[:3]) if found.step not in look), 3)
    first = analysis.moments[0]
    return Line(
        name, seed, won, rated, found.looked, found.step, round(found.cost, 3),
        place, place_of(analysis, found.step, found.seat), len(analysis.mistakes),
        round(first.after - first.choice, 3), analysis.ends[-1][1][first.seat],
        analysis.tried, analysis.games, round(spent, 1), "" if place else LOST[passed],
        sorted((round(mistake.loss, 3) for mistake in analysis.mistakes), reverse=True),
    )  # fmt: skip


def _win_of_first(name: str, seed: int) -> float:
    """What the seat that decides first has of a game between sensible players."""
    game = load(name)
    table = Table(game, SETUPS[name], seed)
    table.log = table.state.log = None
    first: int | None = None
    while (turn := table.turn()) is not None:
        seat, choice = turn
        if first is None and len(choice.options) > 1 and not is_wish(game, choice):
            first = seat
        table.choose(game.bots.greedy(table.seat(seat)), seat)
    result = table.state.result
    assert result is not None
    if first not in result.winners:
        return 0.0
    return 1.0 if game.cooperative else 1 / len(result.winners)


class Run:
    """Shares the seeds of all games out until each has brought enough blunders, or the time is over."""

    def __init__(
        self, names: Sequence[str], games: int, processes: int, seconds: float, out: Path | None, first_seed: int,
        player: str = PLAYER, folder: Path | None = None,
    ) -> None:  # fmt: skip
        self.games = games
        self.player = player
        self.folder = folder
        self.first_seed = first_seed
        self.names = [name for name in BUDGETS if name in names]
        self.processes = processes
        self.end = time.monotonic() + seconds
        self.out = out
        self.lines = [] if out is None or not out.is_file() else read_lines(out)
        self.done = {(line.game, line.seed) for line in self.lines}
        self.next = dict.fromkeys(self.names, 0)
        self.longest = dict.fromkeys(self.names, 0.0)
        self.busy: dict[Future[Line], tuple[str, float]] = {}
        """Seeds that are under way: their games, and when they began."""

    def pick(self) -> str | None:
        """The game that is furthest behind of those for which a seed can still be done in time."""
        left = self.end - time.monotonic()
        wanted = [name for name in self.names if self.wants(name) and self.longest[name] < left]
        return min(wanted, key=self.begun, default=None)

    def begun(self, name: str) -> int:
        planted = sum(line.game == name and line.step is not None for line in self.lines)
        return planted + sum(each == name for each, _ in self.busy.values())

    def wants(self, name: str) -> bool:
        return self.begun(name) < self.games and self.next[name] < MOST_SEEDS * self.games

    def seed(self, name: str) -> int:
        """The next seed of a game that was not done before."""
        while (name, self.first_seed + self.next[name]) in self.done:
            self.next[name] += 1
        self.next[name] += 1
        return self.first_seed + self.next[name] - 1

    def run(self) -> list[Line]:
        rated = max(1, RATED // self.games)
        with ProcessPoolExecutor(self.processes) as pool:
            while True:
                while len(self.busy) < self.processes and (name := self.pick()):
                    seed = self.seed(name)
                    begun = pool.submit(measure, name, seed, rated, self.player, self.folder)
                    self.busy[begun] = name, time.monotonic()
                left = self.end - time.monotonic()
                if not self.busy or left <= 0:
                    break
                done = wait(self.busy, left, FIRST_COMPLETED).done
                for future in done:
                    name, begin = self.busy.pop(future)
                    self.longest[name] = max(self.longest[name], time.monotonic() - begin)
                    self.keep(future.result())
            for process in list(getattr(pool, "_processes", {}).values()):
                process.terminate()
        return self.lines

    def keep(self, line: Line) -> None:
        self.lines.append(line)
        text = msgspec.json.encode(line).decode()
        print(text, flush=True)
        if self.out is not None:
            with self.out.open("a") as file:
                file.write(text + "\n")


def read_lines(file: Path) -> list[Line]:
    return [msgspec.json.decode(text, type=Line) for text in file.read_text().splitlines()]


def tables(lines: Iterable[Line]) -> str:
    """The figures of docs/analysis.md."""
    lines = list(lines)
    planted = [line for line in lines if line.step is not None]
    rows = [
        "| game | budget | planted | among the three worst | of that seat | told at all | places | cost | looked at |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for name in BUDGETS:
        own = [line for line in planted if line.game == name]
        if own:
            looked = sum(line.looked for line in lines if line.game == name)
            rows.append(_found_row(name, str(BUDGETS[name]), own, looked))
    if planted:
        rows.append(_found_row("all", "", planted, sum(line.looked for line in lines)))
    rows.append("")
    rows += ["| game | curve starts at, mean | spread | games | such players win | of |", "|---|---|---|---|---|---|"]
    for name in BUDGETS:
        starts = [line.start for line in planted if line.game == name]
        if starts:
            mean = sum(starts) / len(starts)
            spread = (sum((start - mean) ** 2 for start in starts) / max(1, len(starts) - 1)) ** 0.5
            rated = sum(line.rated for line in lines if line.game == name)
            rate = sum(line.won for line in lines if line.game == name) / rated
            rows.append(f"| {name} | {mean:.1%} | {spread:.1%} | {len(starts)} | {rate:.1%} | {rated} |")
    rows += ["", "| game | decisions tried | games | seconds | ms a decision |", "|---|---|---|---|---|"]
    for name in BUDGETS:
        own = [line for line in planted if line.game == name]
        if own:
            each = [round(1000 * line.seconds / line.tried) for line in own]
            parts: list[list[float]] = [
                [line.tried for line in own], [line.games for line in own], [line.seconds for line in own], list(each)
            ]  # fmt: skip
            rows.append(f"| {name} | " + " | ".join(f"{min(part):,.0f} to {max(part):,.0f}" for part in parts) + " |")
    return "\n".join(rows)


def _found_row(name: str, budget: str, own: Sequence[Line], looked: int) -> str:
    found = [_among_three(line.place) for line in own]
    seat = [_among_three(line.own_place) for line in own]
    rate, low, high = share(sum(found), len(own))
    places = " ".join(str(line.place or "-") for line in own) if budget else ""
    cost = f"{100 * min(line.cost for line in own):.0f} to {100 * max(line.cost for line in own):.0f}"
    told = sum(line.place is not None for line in own)
    return (
        f"| {name} | {budget} | {len(own)} | {sum(found)} ({rate:.0%}, {low:.0%} to {high:.0%}) | "
        f"{sum(seat)} ({sum(seat) / len(own):.0%}) | {told} | {places} | {cost} | {looked} |"
    )


def _among_three(place: int | None) -> bool:
    return place is not None and place <= 3


def main() -> None:
    asked = argparse.ArgumentParser(description="How good an analysis is.")
    asked.add_argument("game", nargs="*", choices=[[], *BUDGETS], default=[])
    asked.add_argument("--games", type=int, default=20)
    asked.add_argument("--processes", type=int, default=2)
    asked.add_argument("--seconds", type=float, default=600)
    asked.add_argument("--seed", type=int, default=FIRST_SEED)
    asked.add_argument("--out", type=Path)
    asked.add_argument("--player", default=PLAYER)
    asked.add_argument("--keep", type=Path)
    asked.add_argument("--read", type=Path)
    args = asked.parse_args()
    if args.read is not None:
        lines = read_lines(args.read)
    else:
        names = args.game or list(BUDGETS)
        run = Run(names, args.games, args.processes, args.seconds, args.out, args.seed, args.player, args.keep)
        lines = run.run()
    print(tables(lines))


if __name__ == "__main__":
    main()
