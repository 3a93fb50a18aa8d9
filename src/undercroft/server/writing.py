"""What one table shows in one language, written as JSON: once for all seats that see the same."""

from __future__ import annotations

import msgspec

from undercroft.core.events import UNSAID, LogLine
from undercroft.core.fallback import Encode
from undercroft.core.scene import Panel, SharedPanel
from undercroft.server.messages import Happening, encode, happening

UNSEEN = {(told, joins): encode(Happening([], told, joins)) for told in (False, True) for joins in (False, True)}
"""Events with nothing to see, by whether they have a line in the story and belong to the moment before."""


class WrittenLine(msgspec.Struct, gc=False):
    """An event as it was told."""

    line: LogLine
    event: bytes
    story: bytes
    """Its line in the story; empty where it has none."""


class Writing:
    """The panels that were written last, by id, and the newest events."""

    __slots__ = ("_lines", "_panels", "encode")

    def __init__(self, encode: Encode) -> None:
        self.encode = encode
        self._panels: dict[str, tuple[Panel | None, bytes]] = {}
        """The panel itself is kept only where many drawings share it."""
        self._lines: dict[int, WrittenLine] = {}

    def panel(self, panel: Panel) -> bytes:
        """The panel as JSON. Seats that see the same share one copy of it."""
        name = panel.id
        known, before = self._panels.get(name, (None, b""))
        if known is panel:
            return before
        made = self.encode(panel)
        if made == before:
            made = before
        self._panels[name] = (panel if type(panel) is SharedPanel else None, made)
        return made

    def drop_panel(self, name: str) -> None:
        """A panel is shown no more; a seat that still shows it keeps its own text."""
        self._panels.pop(name, None)

    def line(self, line: LogLine) -> WrittenLine:
        """An event as JSON, and its line in the story."""
        name = id(line)
        found = self._lines.get(name)
        if found is None:
            story = b"" if line.say is UNSAID else self.encode(line.say)
            event = self.encode(happening(line)) if line.beats else UNSEEN[bool(story), line.event.joins]
            found = self._lines[name] = WrittenLine(line, event, story)
        return found

    def forget_lines(self) -> None:
        """The events were told; the next ones are others."""
        self._lines.clear()

    def start_over(self) -> None:
        """Everything is said in other words now."""
        self._panels.clear()
        self._lines.clear()
