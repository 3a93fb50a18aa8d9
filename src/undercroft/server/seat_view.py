"""What one seat is shown in one language, written as JSON once for all its devices."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw

from undercroft.core.events import UNSAID, LogLine
from undercroft.core.fallback import Report, describe, placeholder
from undercroft.core.say import Say
from undercroft.core.scene import Panel, SharedPanel
from undercroft.server.writing import Writing

REMEMBERED_STATES = 64
"""States of a seat from which a replay can still start."""


class SeatView:
    """The newest panels, facts and story of a seat, and in which state each panel last changed.

    Its number grows only where the seat sees something new: what others do in secret leaves no trace in it.
    """

    __slots__ = (
        "_log_epoch", "_log_read", "_page", "_page_asked", "_shared", "changed", "era", "facts", "known", "language",
        "number", "order", "panels", "revision", "seat", "story", "versions", "writing",
    )  # fmt: skip

    def __init__(self, seat: int | None, language: str, writing: Writing) -> None:
        self.seat = seat
        self.language = language
        self.writing = writing
        self.number = 0
        """How many different states this seat was shown in this language."""
        self.revision = -1
        """The table's revision that is drawn here."""
        self.era = 0
        """Grows when lines of the story were taken back or read otherwise now: devices then get a whole state."""
        self.order: list[str] = []
        self.panels: dict[str, bytes] = {}
        self._shared: dict[str, Panel] = {}
        """Those of the panels that many drawings share: the same one again is what it was."""
        self.changed: dict[str, int] = {}
        self.facts = b""
        self.story: list[Say] = []
        """What this seat may read of the story."""
        self.known: list[LogLine] = []
        """What it may know of the events, those without a line in the story included."""
        self._page_asked = (0, 0)
        self._page: list[Raw] | None = None
        """The page of the story that was last asked for; written down where it was asked for twice."""
        self._log_read = 0
        self._log_epoch = 0
        self.versions: list[tuple[int, int, int]] = []
        """(state number, answers given, epoch): where a replay may start."""

    def write_panels(self, panels: Sequence[Panel], report: Report) -> dict[str, bytes]:
        """Each panel as JSON, or a placeholder in its place, by its id."""
        made: dict[str, bytes] = {}
        known, shared = self._shared, {}
        for panel in panels:
            name = panel.id
            is_shared = type(panel) is SharedPanel
            if is_shared:
                shared[name] = panel
                if known.get(name) is panel:
                    made[name] = self.panels[name]
                    continue
            try:
                made[name] = self.writing.panel(panel)
            except Exception as error:
                report(describe("panel", name, error))
                made[name] = self.writing.panel(placeholder(name))
                shared.pop(name, None)
        self._shared = shared
        return made

    def update(
        self,
        panels: dict[str, bytes],
        facts: bytes,
        log: Sequence[LogLine],
        revision: int,
        version: int,
        epoch: int,
    ) -> None:
        """Take over a new drawing; `version` is the number of answers given, `epoch` grows with every undo."""
        is_new = self._read_log(log, epoch) or facts != self.facts or self.number == 0
        old, changed, number = self.panels, self.changed, self.number + 1
        for name, made in panels.items():
            if old.get(name) != made:
                changed[name] = number
                is_new = True
        if len(changed) != len(panels):
            for name in changed.keys() - panels.keys():
                del changed[name]
                self.writing.drop_panel(name)
        order = list(panels)
        if order != self.order:
            self.order, is_new = order, True
        self.panels = panels
        self.facts = facts
        if is_new:
            self.number = number
            self.forget_page()
        if is_new or self.versions[-1][2] != epoch:
            self.versions.append((self.number, version, epoch))
            del self.versions[:-REMEMBERED_STATES]
        self.revision = revision

    def retell(self) -> None:
        """Everything is said in other words now, what was told before included."""
        self.era += 1
        self.revision = -1
        self.facts = b""
        self._shared = {}
        self.forget_page()

    def write_story(self, begin: int, end: int) -> list[Raw]:
        """These lines of the story as JSON. Who asks for the same again gets what was written, until something changes:
        once is what everybody does who comes back, and nothing is kept for that."""
        is_asked_again = self._page_asked == (begin, end)
        if is_asked_again and self._page is not None:
            return self._page
        made = [Raw(self.writing.encode(line)) for line in self.story[begin:end]]
        self._page_asked, self._page = (begin, end), made if is_asked_again else None
        return made

    def forget_page(self) -> None:
        """Nobody asks for it again soon, or it reads otherwise now."""
        self._page_asked, self._page = (0, 0), None

    def _read_log(self, log: Sequence[LogLine], epoch: int) -> bool:
        """Take over what the table's log tells this seat; gives whether that is anything new."""
        if epoch == self._log_epoch:
            read, self._log_read = self._log_read, len(log)
            return read < self._log_read and self._learn(log[read:])
        before, self.known, self.story = self.known, [], []
        self._learn(log)
        self._log_epoch, self._log_read = epoch, len(log)
        if not _is_seen_alike(self.known[: len(before)], before):
            self.era += 1
            return True
        return len(self.known) > len(before)

    def _learn(self, log: Sequence[LogLine]) -> bool:
        """Add what this seat may know of these lines; gives whether that is anything."""
        is_new = False
        for line in log:
            known = line if line.to is None else line.known_to(self.seat)
            if known is not None:
                is_new = True
                self.known.append(known)
                if known.say is not UNSAID:
                    self.story.append(known.say)
        return is_new

    def version_at(self, number: int, epoch: int) -> int | None:
        """How many answers had been given at a state; None where that is no longer known."""
        for known, version, of_epoch in self.versions:
            if known == number and of_epoch == epoch:
                return version
        return None


def _is_seen_alike(lines: Sequence[LogLine], others: Sequence[LogLine]) -> bool:
    """Whether a seat sees the same in both: not how many answers had been given, some of them in secret.

    What can no longer be taken back may be forgotten on one side; then it was told alike, or it is not the same."""
    if len(lines) != len(others):
        return False
    for one, other in zip(lines, others, strict=True):
        if one is other:
            continue
        if one.say != other.say:
            return False
        if one.is_forgotten or other.is_forgotten:
            continue
        if one.beats != other.beats or one.event.joins != other.event.joins:
            return False
    return True
