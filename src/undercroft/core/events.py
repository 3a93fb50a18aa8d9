"""What happened on the table, as data: rules tell events, and the story, the motion, sound and statistics read them.

A game declares its events in its own `events.py`: typed fields, the sentence for the story, the beats for the screen.
`State.tell` keeps them; nothing is made in simulation, where nobody listens.
"""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.core.beats import AnyBeat
from undercroft.core.say import Arg, Say


class Event(msgspec.Struct, kw_only=True, gc=False):
    """Something that happened: who, what, to whom, along which cells, how much, by which card or die.

    Fields hold the rules' own plain values (seats, figures, cells, card ids); the words and ids of the screen are made
    from them by `sentence` and `beats` at the moment of telling, while the state still is as it was.
    """

    clause: str | None = None
    joins: bool = False
    """It belongs to the same moment as the event before: the damage of an attack."""

    def sentence(self, state: Any) -> Say | None:
        """Its line in the story; None where the line of the event that it joins has told it."""
        raise NotImplementedError(f"{type(self).__name__} has no sentence")

    def beats(self, state: Any) -> list[AnyBeat]:
        """What there is to see, in its order."""
        return []

    def public(self) -> Event | None:
        """What seats learn that may not know all of it (told with `to`); None: nothing."""
        return None


class Line(Event):
    """A sentence of the story with nothing to see beside it."""

    key: str
    args: dict[str, Arg]

    def sentence(self, state: Any) -> Say | None:
        return Say(self.key, self.args, self.clause)


UNSAID = Say("")
"""The sentence of an event that has none."""
FORGOTTEN: list[AnyBeat] = []
"""Stands for what there was to see of an event that was shown long ago."""


class LogLine(msgspec.Struct, gc=False):
    """An event as it was told, and who may know it (None: everybody)."""

    event: Event
    say: Say
    beats: list[AnyBeat]
    to: tuple[int, ...] | None
    step: int
    """How many answers had been given."""
    others: LogLine | None = None
    """What the other seats are told instead."""

    def forget(self) -> None:
        """Keep what happened and its sentence: what there was to see has been shown."""
        self.beats = FORGOTTEN
        if self.others is not None:
            self.others.forget()

    @property
    def is_forgotten(self) -> bool:
        return self.beats is FORGOTTEN

    @property
    def is_told(self) -> bool:
        """Whether it has a line of its own in the story."""
        return self.say is not UNSAID

    def known_to(self, seat: int | None) -> LogLine | None:
        """The event as far as a seat, or for None a spectator, may know it."""
        if self.to is None or seat in self.to:
            return self
        return self.others


class Log:
    """Where a state tells its events. It is no part of the game: copies share it, equality and JSON pass over it."""

    __slots__ = ("faults", "forgotten", "lines", "step")

    def __init__(self) -> None:
        self.lines: list[LogLine] = []
        self.forgotten = 0
        """Of how many of the first lines there is nothing to see any more."""
        self.step = 0
        self.faults: list[tuple[str, Exception]] = []
        """Events that could not be shown, by name: a fault of the screen never stops the rules."""

    def tell(self, event: Event, state: Any, to: tuple[int, ...] | None = None) -> None:
        line = self._line(event, state, to)
        if to is not None:
            public = event.public()
            if public is not None:
                line.others = self._line(public, state, None)
        self.lines.append(line)

    def forget(self, until: int) -> None:
        """Free what there was to see of the first so many lines."""
        if until > self.forgotten:
            for line in self.lines[self.forgotten : until]:
                line.beats = FORGOTTEN
                if line.others is not None:
                    line.others.forget()
            self.forgotten = until

    def _line(self, event: Event, state: Any, to: tuple[int, ...] | None) -> LogLine:
        said = event.sentence(state)
        if said is not None and said.clause is None and event.clause is not None:
            said = Say(said.key, said.args, event.clause)  # the words of a card are shared by all who say them
        try:
            beats = event.beats(state)
        except Exception as error:
            self.faults.append((type(event).__name__, error))
            beats = []
        return LogLine(event, UNSAID if said is None else said, beats, to, self.step)

    def known_to(self, seat: int | None, since: int = 0) -> list[LogLine]:
        """What a seat, or for None a spectator, may know of the events after the first `since`."""
        found = []
        for line in self.lines[since:] if since else self.lines:
            known = line.known_to(seat)
            if known is not None:
                found.append(known)
        return found

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0

    def __deepcopy__(self, memo: object) -> Log:
        return self
