"""What one device at a table has been sent so far, and so what its next state message must hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from undercroft.core.errors import TableError
from undercroft.core.state import LogLine
from undercroft.server.messages import StateMessage, encode
from undercroft.server.seat_view import SeatView


class Device(Protocol):
    """What a table needs of the connection to a device."""

    def flush(self) -> None:
        """Send what there is to send."""

    def acknowledge(self, message: str) -> None: ...

    def leave(self, error: TableError | None = None) -> None:
        """Close the connection; the device comes back by itself."""


class Subscription:
    """One device's place at a table: its seat, its language, and how much of the table it knows."""

    __slots__ = (
        "done", "device", "epoch", "failed_revision", "info_is_sent", "is_host", "language", "lines_read", "number",
        "seat", "story_sent", "view",
    )  # fmt: skip

    def __init__(self, device: Device, seat: int | None, is_host: bool, language: str) -> None:
        self.device = device
        self.seat = seat
        self.is_host = is_host
        self.language = language
        self.view: SeatView | None = None
        self.epoch = -1
        self.number = 0
        """The number of the last state sent."""
        self.lines_read = 0
        """Lines of the table's log that were looked through for this device."""
        self.story_sent = 0
        """Lines of the story that the device was sent."""
        self.info_is_sent = False
        self.done: list[str] = []
        """Message numbers that the next state acknowledges."""
        self.failed_revision = -1
        """The table's revision of which no state could be made at all; it is not tried again."""

    def start_over(self) -> None:
        """Make the next state a whole one."""
        self.view = None
        self.number = 0

    def is_behind(self, revision: int) -> bool:
        """Whether there is a state to send."""
        view = self.view
        return (
            view is None
            or view.revision != revision
            or view.number != self.number
            or bool(self.done)
            or not self.info_is_sent
        )

    def next_state(self, view: SeatView, epoch: int, log: Sequence[LogLine], info: Callable[[], bytes]) -> bytes:
        """The next state message: whole, or what changed since the last one."""
        is_whole = self.view is not view or self.epoch != epoch or self.number == 0
        base = 0 if is_whole else self.number
        lines_read, story_from = (0, 0) if is_whole else (self.lines_read, self.story_sent)
        seat = self.seat
        story = [
            msgspec.Raw(view.encode(line.say)) for line in log[lines_read:] if line.to is None or seat in line.to
        ]
        panels = {
            name: msgspec.Raw(made) for name, made in view.panels.items() if is_whole or view.changed[name] > base
        }
        state = StateMessage(
            view.number, base, view.order, panels, msgspec.Raw(view.facts), story, story_from, done=self.done
        )
        if not self.info_is_sent:
            state.table = msgspec.Raw(info())
        made = encode(state)
        self.view, self.epoch, self.number = view, epoch, view.number
        self.lines_read, self.story_sent = len(log), story_from + len(story)
        self.info_is_sent, self.done = True, []
        return made
