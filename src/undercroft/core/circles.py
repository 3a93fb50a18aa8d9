"""Notices that a game goes in circles: what must change for it to come to an end has not changed for many stages.

The rulebooks know no such thing, so nothing is decided here: whoever keeps a table offers its end by agreement.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Protocol, TypeVar, runtime_checkable

from undercroft.core.state import State
from undercroft.core.table import Table

S = TypeVar("S", bound=State, contravariant=True)

TURNS = 15
"""Turns of every seat without any progress."""


@runtime_checkable
class Progress(Protocol[S]):
    """What `rules.py` has besides where a game's own rules may never end it."""

    def progress(self, state: S) -> Hashable:
        """What must change sooner or later for the game to come to its end, looked at where a stage begins; the order
        of piles is no part of it."""


class Circles:
    """Follows one table, stage by stage: it compares how things stand where stages begin."""

    __slots__ = ("_is_circling", "_known", "_since", "_stage")

    def __init__(self) -> None:
        self._known: Hashable = None
        self._since = 0
        self._stage = -1
        self._is_circling = False

    def look(self, table: Table[Any]) -> bool:
        """Whether the table goes in circles; asked after every answer, also after something was taken back."""
        stage = table.stages
        if stage == self._stage:
            return self._is_circling and not table.is_over
        self._stage = stage
        rules = table.game.rules
        if isinstance(rules, Progress):
            now: Hashable = rules.progress(table.state)
            if now != self._known or stage < self._since:
                self._known, self._since = now, stage
            self._is_circling = stage - self._since >= TURNS * table.state.players
        return self._is_circling and not table.is_over
