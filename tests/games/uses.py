"""What is used in play, counted: a log that counts events as rules tell them, and the files that keep the counts.

`undercroft dev uses GAME` plays and writes `tests/games/GAME/uses.txt`; a line is a name and how often it was used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from undercroft.core.events import Event, Log
from undercroft.core.table import Table


class Counting(Log):
    """A log that keeps no story: of each event it counts the names that `names` gives."""

    def __init__(self, names: Callable[[Any, Any], Iterable[str]]) -> None:
        super().__init__()
        self.names = names
        self.counts: Counter[str] = Counter()

    def tell(self, event: Event, state: Any, to: tuple[int, ...] | None = None) -> None:
        self.counts.update(self.names(event, state))


def listen(table: Table, log: Counting) -> None:
    """Let the log hear what happens from now on; the table may be a light one."""
    table.log = table.state.log = log


def write_counts(path: Path, wanted: Iterable[str], counts: Counter[str]) -> list[str]:
    """Write how often each wanted name was used; the names that were used never."""
    names = list(wanted)
    if unknown := sorted(set(counts) - set(names)):
        raise ValueError(f"counted, but no part of the content: {', '.join(unknown)}")
    path.write_text("".join(f"{name} {counts[name]}\n" for name in names), "utf-8")
    return [name for name in names if not counts[name]]


def read_counts(path: Path) -> dict[str, int]:
    return {name: int(count) for name, count in (line.split() for line in path.read_text("utf-8").splitlines())}
