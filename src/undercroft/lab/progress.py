"""A progress bar on the terminal's error stream; nothing where nobody watches."""

from __future__ import annotations

import sys
import time
from typing import TextIO

WIDTH = 30
EVERY = 0.2


class Progress:
    def __init__(self, total: int, out: TextIO | None = None) -> None:
        self.total = total
        self.out = out or sys.stderr
        self.is_shown = self.out.isatty()
        self.started = time.monotonic()
        self.last = 0.0
        self.done = 0

    def step(self, games: int = 1) -> None:
        self.done += games
        now = time.monotonic()
        if self.is_shown and (now - self.last >= EVERY or self.done == self.total):
            self.last = now
            self.out.write("\r" + self.text(now - self.started))
            self.out.flush()

    def text(self, seconds: float) -> str:
        part = self.done / self.total if self.total else 1.0
        bar = "#" * int(part * WIDTH)
        rate = self.done / seconds if seconds > 0 else 0.0
        left = (self.total - self.done) / rate if rate else 0.0
        clock = f"{int(left) // 60}:{int(left) % 60:02d}"
        return f"[{bar:<{WIDTH}}] {self.done}/{self.total} {part:4.0%}  {rate:.1f}/s  -{clock} "

    def close(self) -> None:
        if self.is_shown:
            self.out.write("\r" + " " * (WIDTH + 50) + "\r")
            self.out.flush()
