"""Everything in a game's box, to look up: each card, monster, item and scenario with its face, numbers and origin."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, Protocol, runtime_checkable

import msgspec

from undercroft.core.say import Say
from undercroft.core.scene import BoardItem, CardItem


class NumberRow(msgspec.Struct, omit_defaults=True):
    """One line of a table: a name and its values."""

    label: Say
    values: list[int | str | Say]
    icon: str = ""


class NumberTable(msgspec.Struct, omit_defaults=True):
    """Numbers by level, column or number of players."""

    rows: list[NumberRow]
    title: Say | None = None
    heads: list[int | str | Say] = []
    """What stands above the columns."""


class Entry(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One thing of the box."""

    id: str
    """Unique in the game, and kept for ever: links name it."""
    kind: str
    """`monster`, `item`, ...: a heading of the codex, in words `codex.KIND`."""
    card: CardItem
    """Its face, as the table shows it."""
    group: Say | None = None
    """What belongs together inside a kind: the six Spellweaver cards, the Undead."""
    tables: list[NumberTable] = []
    cards: list[CardItem] = []
    """What belongs to it: the cards of its deck, its other levels."""
    board: BoardItem | None = None
    """The map of a scenario or a tile."""
    met: list[Say] = []
    """Where it is met: scenarios, decks, shops."""
    text: list[Say] = []
    """What else there is to say."""
    clauses: list[str] = []
    """The rules that speak of it."""
    origin: Literal["printed", "ours", "mixed"] = "printed"
    """Whether it is as printed, authored here, or printed numbers with what we added."""
    is_spoiler: bool = False
    """People who play a campaign may not want to see it yet."""


class Codex(Protocol):
    """`codex.py`: the room of a game that lists what is in the box."""

    def entries(self) -> Iterable[Entry]:
        """Everything there is, kind by kind in the order in which kinds are shown."""


@runtime_checkable
class Opening(Protocol):
    """What `codex.py` has besides where a campaign keeps things for later."""

    def opened(self, view: Any) -> Iterable[str]:
        """The entries that are spoilers to others, but not to who has come so far; others may be named, too."""


class NoCodex:
    """A game that lists nothing."""

    def entries(self) -> Iterable[Entry]:
        return ()
