"""What a designer of a game's content looks at: its cards as mechanics, figures of its own, and the sets to play.

`undercroft balance` reads it: `lab/sameness.py` compares the cards, `lab/balance.py` plays the sets.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from undercroft.core.request import Choice, Option
from undercroft.core.say import Say
from undercroft.core.state import State

In = TypeVar("In", bound=State, contravariant=True)


class Piece(msgspec.Struct, frozen=True):
    """A card, a half of one, a monster, an item: something whose mechanics are compared with others of its kind."""

    name: Say
    mechanics: tuple[Any, ...]
    """What it does; its name and what it costs to have are left out."""


class Shelf(msgspec.Struct, frozen=True):
    """Pieces of one kind."""

    label: Say
    pieces: tuple[Piece, ...]
    kind: str = ""
    """The kind of `Thing` that uses a piece of this shelf; empty: any."""


class Figure(msgspec.Struct, frozen=True):
    """A number that a game's designer watches: so many, of so many where `of` is given."""

    label: Say
    count: int
    of: int = 0


class Thing(msgspec.Struct, frozen=True):
    """A card, item, ability or skill that an option uses or takes."""

    kind: str
    """How it is taken: the message `thing.KIND` of the lab."""
    name: str
    """The message of its name."""


class PlaySet(msgspec.Struct, frozen=True, kw_only=True):
    """Games that are counted together: one scenario with one hero, or one set-up."""

    scenario: str
    """What `--scenario` names."""
    label: Say
    party: str = ""
    """What `--scenario` may name behind a colon: the hero, or how many play."""
    hero: Say | None = None
    """The party in words; a game without one is counted hero by hero where its tally names them."""
    options: Mapping[str, Any]
    frame: Mapping[str, tuple[float, float]] = {}
    """Between which win rates the set lies, by the agent that plays it."""
    clause: str = ""
    """The clause that asks for the frame."""


class Workbench(Protocol[In]):
    """`workbench.py`: the room of a game for those who write its content."""

    VERBS: tuple[type, ...]
    """The structs whose variety is measured."""
    KINDS: frozenset[str]
    """Fields whose numbers name kinds, such as conditions: two cards that differ there differ in mechanics."""
    DRAWN: frozenset[str]
    """Questions that fate answers while content is measured: who plays which hero. Bots take the first."""

    def shelves(self) -> Iterable[Shelf]:
        """The content that is compared, kind by kind."""

    def figures(self) -> Iterable[Figure]:
        """Figures of this game alone."""

    def sets(self) -> Iterable[PlaySet]:
        """The sets of games that show how hard the game is."""

    def things(self, view: In, seat: int, choice: Choice, option: Option) -> Iterable[Thing]:
        """The cards, items, abilities and skills that this option uses or takes."""


class NoWorkbench:
    """A game that has nothing to compare: its default set-up is its only set."""

    VERBS: tuple[type, ...] = ()
    KINDS: frozenset[str] = frozenset()
    DRAWN: frozenset[str] = frozenset()

    def shelves(self) -> Iterable[Shelf]:
        return ()

    def figures(self) -> Iterable[Figure]:
        return ()

    def sets(self) -> Iterable[PlaySet]:
        return [PlaySet(scenario="default", label=Say("game.title"), options={})]

    def things(self, view: Any, seat: int, choice: Choice, option: Option) -> Iterable[Thing]:
        return ()
