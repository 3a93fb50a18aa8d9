"""What one seat is shown in one language, written as JSON once for all its devices."""

from __future__ import annotations

from collections import deque

from undercroft.core.fallback import Encode

REMEMBERED_STATES = 64
"""States of a seat from which a replay can still start."""


class SeatView:
    """The newest panels and facts of a seat, and in which state each panel last changed."""

    __slots__ = ("changed", "encode", "facts", "language", "number", "order", "panels", "revision", "seat", "versions")

    def __init__(self, seat: int | None, language: str, encode: Encode) -> None:
        self.seat = seat
        self.language = language
        self.encode = encode
        self.number = 0
        """How many states this seat was shown in this language."""
        self.revision = -1
        """The table's revision that is drawn here."""
        self.order: list[str] = []
        self.panels: dict[str, bytes] = {}
        self.changed: dict[str, int] = {}
        self.facts = b""
        self.versions: deque[tuple[int, int, int]] = deque(maxlen=REMEMBERED_STATES)
        """(state number, answers given, epoch): where a replay may start."""

    def update(self, panels: dict[str, bytes], facts: bytes, revision: int, version: int, epoch: int) -> None:
        """Take over a new drawing; `version` is the number of answers given, `epoch` grows with every undo."""
        self.number += 1
        old, changed = self.panels, self.changed
        for name, made in panels.items():
            if old.get(name) != made:
                changed[name] = self.number
        if len(changed) != len(panels):
            for name in changed.keys() - panels.keys():
                del changed[name]
        self.order = list(panels)
        self.panels = panels
        self.facts = facts
        self.revision = revision
        self.versions.append((self.number, version, epoch))

    def version_at(self, number: int, epoch: int) -> int | None:
        """How many answers had been given at a state; None where that is no longer known."""
        for known, version, of_epoch in self.versions:
            if known == number and of_epoch == epoch:
                return version
        return None
