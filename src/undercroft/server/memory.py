"""When Python looks for garbage: often among what is new, rarely among what lasts, never while many wait.

Tables last for hours and hold many small things. A look through all of them stops every table, so it is taken when
nobody is here, or once an hour; whatever lost its owner by then was freed at once without it.
"""

from __future__ import annotations

import contextlib
import gc
import time
from collections.abc import Iterator

AT_MOST_EVERY = 60.0
AT_LEAST_EVERY = 3600.0
NEVER = 1_000_000_000


class Collector:
    def __init__(self) -> None:
        gc.set_threshold(2_000, 5, NEVER)
        self.last = time.monotonic()

    def settle(self) -> None:
        """What is there now, modules, games and words, stays as long as the process."""
        gc.collect()
        gc.freeze()

    def look(self, busy: bool) -> bool:
        """Look through everything if it is time; `busy` where somebody would notice. Gives whether it did."""
        since = time.monotonic() - self.last
        if since < (AT_LEAST_EVERY if busy else AT_MOST_EVERY):
            return False
        gc.collect()
        self.last = time.monotonic()
        return True


@contextlib.contextmanager
def no_collection() -> Iterator[None]:
    """Make many things that last, as a long replay does: looking for garbage among them would take most of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
