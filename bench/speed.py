"""Everything that people and programs wait for, in one table: compiled, plain, peers and, if you like, older sources.

    python -m bench.speed                          # what `make bench` ends with; about 15 minutes
    python -m bench.speed --before FOLDER          # also the sources of another checkout
    python -m bench.speed --only "search" --slices 3
    python -m bench.speed --write                  # into docs/speed.md

Each column is a process of its own. They work in turn, a slice each, and only medians of what was taken in turn are
compared; time is the processor's.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from bench.harness import machine
from bench.works import DECK_BUILDERS, NEAR, SETTINGS, TRIES

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "speed.md"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
OURS = ("compiled", "plain", "before")


class Row(NamedTuple):
    """One measure: its work, the peer's, how many times the peer's and the older sources' it shall be."""

    title: str
    work: str
    peer: str = ""
    goal: float = 0.0
    goal_before: float = 0.0


def rows() -> list[Row]:
    found: list[Row] = []
    goals = {"thunderstone": 2.5, "sanctum": 3.5, "bugs": 9.0, "jaws": 6.0, "machina": 6.0}
    for game in SETTINGS:
        peer = "peer silent" if game in DECK_BUILDERS else "peer catan"
        found.append(Row(f"{game}: random decisions", f"random {game}", peer, goals[game]))
    for game in DECK_BUILDERS:
        found.append(Row(f"{game}: the same, both logging", f"logging {game}", "peer logging"))
    for game in SETTINGS:
        peer, goal = ("", 0.0) if game in DECK_BUILDERS else ("peer copies", 1.8)
        found.append(Row(f"{game}: forks in mid-turn", f"forks {game}", peer, goal))
    found += [Row(f"{game}: greedy games", f"greedy {game}", goal_before=1.7) for game in SETTINGS]
    found += [
        Row(f"{game}: search, decisions at {TRIES} tries", f"search {game}", goal_before=2.0) for game in SETTINGS
    ]
    found += [Row(f"{game}: search, tries", f"tries {game}") for game in SETTINGS]
    found += [Row(f"{game}: search as far as it looks today, decisions", f"far {game}") for game in NEAR]
    found += [
        Row(f"{game}: environment steps with masks", f"steps {game}", "peer steps", 3.0, 4.0) for game in SETTINGS
    ]
    starts = [Row(f"starts of `undercroft {word}`", f"start {word}") for word in ("games", "--help")]
    return [*found, *starts]


class Worker:
    """A process that works a slice when told to."""

    def __init__(self, sources: Path, pure: bool) -> None:
        env = {**os.environ, "PYTHONPATH": str(sources), "UNDERCROFT_PURE": "1" if pure else "0"}
        command = [sys.executable, "-m", "bench.works"]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def rate(self, work: str, seconds: float) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(seconds, work, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline().split()
        if len(answer) != 2:
            raise SystemExit(f"{work} has failed")
        return int(answer[0]) / float(answer[1])

    def stop(self) -> None:
        self.process.communicate()


def measure(row: Row, workers: dict[str, Worker], slices: int, seconds: float) -> dict[str, float]:
    """The median of every column of a row."""
    works = {name: row.work for name in workers if name in OURS}
    if row.peer and "peer" in workers:
        works["peer"] = row.peer
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(slices):
        for name, work in works.items():
            rates[name].append(workers[name].rate(work, seconds))
    return {name: statistics.median(found) for name, found in rates.items()}


def times(rates: dict[str, float], name: str, other: str) -> str:
    return f"{rates[name] / rates[other]:.2f}" if name in rates and rates.get(other) else ""


def number(rate: float | None) -> str:
    return "" if rate is None else f"{rate:,.0f}" if rate >= 100 else f"{rate:.3g}"


def as_line(row: Row, rates: dict[str, float]) -> str:
    peer = times(rates, "compiled", "peer")
    before = times(rates, "compiled", "before")
    cells = [
        row.title,
        *(number(rates.get(name)) for name in (*OURS, "peer")),
        peer + (f" ({row.goal:g})" if peer and row.goal else ""),
        times(rates, "plain", "peer"),
        before + (f" ({row.goal_before:g})" if before and row.goal_before else ""),
        times(rates, "plain", "before"),
        times(rates, "compiled", "plain"),
    ]
    return "| " + " | ".join(cells) + " |"


HEAD = (
    "| a second | compiled | plain | before | peer | compiled / peer | plain / peer | compiled / before "
    "| plain / before | compiled / plain |\n|---|---|---|---|---|---|---|---|---|---|"
)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--before", type=Path, help="another checkout")
    parser.add_argument("--slices", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.7)
    parser.add_argument("--only", default="", help="rows whose work begins so; several by commas")
    parser.add_argument("--columns", default="compiled,plain,before,peer")
    parser.add_argument("--write", action="store_true", help="put the table into docs/speed.md")
    given = parser.parse_args()
    sources = ROOT / "src"
    workers = {"compiled": Worker(sources, False), "plain": Worker(sources, True), "peer": Worker(sources, True)}
    if given.before:
        workers["before"] = Worker(given.before.resolve() / "src", True)
    workers = {name: worker for name, worker in workers.items() if name in given.columns.split(",")}
    wanted = tuple(given.only.split(","))
    lines = [f"{machine()}; medians of {given.slices} slices in turn", "", HEAD]
    print("\n".join(lines), flush=True)
    for row in rows():
        if row.work.startswith(wanted):
            lines.append(as_line(row, measure(row, workers, given.slices, given.seconds)))
            print(lines[-1], flush=True)
    for worker in workers.values():
        worker.stop()
    if given.write:
        text = PAGE.read_text("utf-8")
        before, _, rest = text.partition(BEGIN)
        _, _, after = rest.partition(END)
        PAGE.write_text(f"{before}{BEGIN}\n" + "\n".join(lines) + f"\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
