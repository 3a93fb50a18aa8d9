"""What a screen can play: the few movements by which anything that happens on a table is shown.

Beats speak in the ids of the scene (figures, cells, cards, piles, dice, panels) and know no rule, so that one director
in the page plays all games. A game's events (`events.py`) say which beats show them.
"""

from __future__ import annotations

import msgspec

from undercroft.core.say import Say
from undercroft.core.scene import CardItem, Die, Figure, Mark


class Beat(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True, tag_field="is"):
    """One movement."""


class Announce(Beat, tag="announce"):
    """Words across the table: whose turn it is, a round, a chapter, a room, an ending."""

    text: Say
    tone: str = "turn"
    """turn, round, chapter, place, good, bad or end."""
    at: str = ""
    """Whom or what it concerns."""
    art: str = ""


class Walk(Beat, tag="walk"):
    """A figure goes from cell to cell; the first one is where it stood."""

    who: str
    path: list[str]
    how: str = "walk"
    """walk, jump, push, pull or teleport."""


class Aim(Beat, tag="aim"):
    """Somebody turns on others: an attack, a spell, a shot."""

    who: str
    whom: list[str]
    value: int | None = None
    """Its strength before fate has spoken."""
    art: str = ""
    """The sign of what is done: `haven/action/attack`."""


class Flip(Beat, tag="flip"):
    """A card is turned over beside something."""

    card: CardItem
    at: str = ""
    source: str = ""
    """The pile that it comes from."""


class Roll(Beat, tag="roll"):
    """Dice are rolled and come to rest on these faces."""

    dice: list[Die]
    at: str = ""


class Hurt(Beat, tag="hurt"):
    """Somebody loses health."""

    who: str
    amount: int
    left: int | None = None
    """What is left of it, where the seat may know."""
    by: str = ""


class Heal(Beat, tag="heal"):
    """Somebody gains health."""

    who: str
    amount: int
    left: int | None = None


class Guard(Beat, tag="guard"):
    """Something answers a blow: a shield, armour, retaliation."""

    who: str
    mark: Mark
    amount: int | None = None


class Badge(Beat, tag="badge"):
    """A condition or token lands on somebody or something, or leaves."""

    who: str
    mark: Mark
    gone: bool = False


class Fall(Beat, tag="fall"):
    """A figure leaves the table: killed, destroyed, exhausted."""

    who: str


class Enter(Beat, tag="enter"):
    """A figure comes onto the table: summoned, spawned, revealed."""

    figure: Figure
    source: str = ""


class Fly(Beat, tag="fly"):
    """Cards go from one place to another; without a face they fly face down."""

    source: str
    target: str
    cards: list[CardItem] = []
    count: int = 1
    """How many, where no faces are shown."""


class Give(Beat, tag="give"):
    """Tokens travel: coins, gems, hearts, experience."""

    mark: Mark
    amount: int = 1
    source: str = ""
    target: str = ""


class Change(Beat, tag="change"):
    """Something in its place becomes another: an element, a track, a cell, a card that is spent."""

    at: str
    text: Say | None = None
    value: int | str | None = None
    mark: Mark | None = None


class Open(Beat, tag="open"):
    """Cells come into view: a door opens, a tile is laid."""

    cells: list[str]


AnyBeat = Announce | Walk | Aim | Flip | Roll | Hurt | Heal | Guard | Badge | Fall | Enter | Fly | Give | Change | Open
