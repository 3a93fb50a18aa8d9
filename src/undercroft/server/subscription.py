"""What one device at a table has been sent so far, and so what its next state message must hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from undercroft.core.errors import TableError
from undercroft.core.events import FORGOTTEN
from undercroft.server.clock_state import ClockInfo
from undercroft.server.messages import Led, PointReply, StateMessage, encode
from undercroft.server.seat_view import SeatView
from undercroft.server.storage import TalkLine

STORY_LINES = 400
"""Lines of the story that a whole state holds, and a page of it."""


class Device(Protocol):
    """What a table needs of the connection to a device."""

    def flush(self) -> None:
        """Send what there is to send."""

    def acknowledge(self, message: str) -> None: ...

    def hear(self, line: TalkLine) -> None:
        """Send what somebody said."""

    def be_led(self, led: Led) -> None:
        """Send the key of the next table."""

    def see_point(self, reply: PointReply) -> None:
        """Send that somebody points at something."""

    def leave(self, error: TableError | None = None) -> None:
        """Close the connection; the device comes back by itself."""


class Clock(Protocol):
    """The clock of a table that has one."""

    def info(self, view: SeatView) -> ClockInfo:
        """As a seat may see it."""


class Subscription:
    """One device's place at a table: its seat, its language, and how much of the table it knows."""

    __slots__ = (
        "done", "device", "era", "failed_revision", "info_is_sent", "is_host", "known_sent", "language", "number",
        "seat", "story_sent", "view",
    )  # fmt: skip

    def __init__(self, device: Device, seat: int | None, is_host: bool, language: str) -> None:
        self.device = device
        self.seat = seat
        self.is_host = is_host
        self.language = language
        self.view: SeatView | None = None
        self.era = -1
        self.number = 0
        """The number of the last state sent."""
        self.story_sent = 0
        """How far the device was sent the story."""
        self.known_sent = 0
        """How far it was sent what happened."""
        self.info_is_sent = False
        self.done: list[str] = []
        """Message numbers that the next state acknowledges."""
        self.failed_revision = -1
        """The table's revision of which no state could be made at all; it is not tried again."""

    def start_over(self) -> None:
        """Make the next state a whole one, and try again one that could not be made."""
        self.view = None
        self.number = 0
        self.failed_revision = -1

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

    def next_state(self, view: SeatView, info: Callable[[str], bytes], clock: Clock | None = None) -> bytes | None:
        """The next state message: whole, or what changed since the last one; None where nothing did."""
        fresh = view.known[self.known_sent :]
        is_whole = self.view is not view or self.era != view.era or self.number == 0
        if not is_whole and fresh and fresh[0].beats is FORGOTTEN:
            is_whole = True
        if not is_whole and view.number == self.number and self.info_is_sent:
            return None
        base = 0 if is_whole else self.number
        events, story, panels = [], [], {}
        for name, written in view.panels.items():
            if view.changed[name] > base:
                panels[name] = msgspec.Raw(written)
        if is_whole:
            story_from = max(0, len(view.story) - STORY_LINES)
            story = view.write_story(story_from, len(view.story))
        else:
            story_from = self.story_sent
            for line in fresh:
                told = view.writing.line(line)
                events.append(msgspec.Raw(told.event))
                if told.story:
                    story.append(msgspec.Raw(told.story))
        state = StateMessage(
            view.number,
            base,
            view.order,
            panels,
            msgspec.Raw(view.facts),
            story,
            story_from,
            events,
            done=self.done,
        )
        if not self.info_is_sent:
            state.table = msgspec.Raw(info(self.language))
        if clock is not None:
            state.clock = clock.info(view)
        made = encode(state)
        self.view, self.era, self.number = view, view.era, view.number
        self.story_sent, self.known_sent = story_from + len(story), len(view.known)
        self.info_is_sent, self.done = True, []
        return made
