"""What is counted while a server runs, and how Prometheus reads it."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds."""


class Histogram:
    """How many took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float, times: int = 1) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += times
        self.sum += seconds * times


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.started = time.time()
        self.moves = Histogram()
        """From accepting an answer to its being stored and told."""
        self.requests = Histogram()
        self.counts: Counter[tuple[str, str]] = Counter()
        """(name, label): errors by kind, refusals by code, tables made."""

    def error(self, kind: str) -> None:
        self.counts["errors", kind] += 1


def write_metrics(metrics: Metrics, now: Mapping[tuple[str, str], float], version: str) -> str:
    """The text that Prometheus reads; `now` are (name, label) with what is so at this moment."""
    lines = [f'undercroft_info{{version="{version}"}} 1']
    lines += _histogram("undercroft_move_seconds", "From accepting an answer to telling it.", metrics.moves)
    lines += _histogram("undercroft_request_seconds", "HTTP requests.", metrics.requests)
    totals = {(f"{name}_total", label): float(value) for (name, label), value in metrics.counts.items()}
    totals["moves_total", ""] = float(sum(metrics.moves.counts))
    lines += _values("counter", totals)
    lines += _values("gauge", {**now, ("start_time_seconds", ""): metrics.started})
    return "\n".join(lines) + "\n"


LABELS = {"errors_total": "kind", "refusals_total": "code", "waiting": "pool", "working": "pool"}


def _values(kind: str, values: Mapping[tuple[str, str], float]) -> Iterable[str]:
    told = ""
    for (name, label), value in sorted(values.items()):
        if name != told:
            yield f"# TYPE undercroft_{name} {kind}"
            told = name
        mark = f'{{{LABELS.get(name, "kind")}="{label}"}}' if label else ""
        yield f"undercroft_{name}{mark} {value:g}"


def _histogram(name: str, about: str, histogram: Histogram) -> Iterable[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} histogram"
    total = 0
    for bound, count in zip(BUCKETS, histogram.counts, strict=False):
        total += count
        yield f'{name}_bucket{{le="{bound:g}"}} {total}'
    total += histogram.counts[-1]
    yield f'{name}_bucket{{le="+Inf"}} {total}'
    yield f"{name}_sum {histogram.sum:.6f}"
    yield f"{name}_count {total}"
