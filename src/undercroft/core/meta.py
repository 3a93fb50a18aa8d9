"""What a game is, readable without loading it: the lobby, the command line and the docs list games from this alone."""

from __future__ import annotations

import msgspec


class Look(msgspec.Struct, frozen=True):
    """How a game is recognised in a list: a hue from 0 to 359 and the name of a glyph."""

    hue: int
    glyph: str


class Style(msgspec.Struct, frozen=True, omit_defaults=True):
    """How cards and piles of a style look; what is left out, the screen makes up from the style's name."""

    hue: int | None = None
    glyph: str = ""


COMMON_STYLES: dict[str, Style] = {
    "hero": Style(212, "helm"),
    "weapon": Style(18, "sword"),
    "armor": Style(205),
    "spell": Style(268, "magic"),
    "item": Style(40, "bag"),
    "light": Style(48, "torch"),
    "treasure": Style(44, "chest"),
    "skill": Style(190, "star"),
    "ability": Style(225, "scroll"),
    "event": Style(290, "book"),
    "attack": Style(12, "swords"),
    "monster": Style(356, "beast"),
    "red": Style(2),
    "blue": Style(214),
    "green": Style(130),
    "yellow": Style(46),
    "purple": Style(275),
    "grey": Style(220),
}
"""Styles that every game may use; `Meta.styles` adds a game's own."""


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """A game's facts as data, in its `meta.py`."""

    name: str
    """Its key, in commands, records and links."""
    title: str
    """As the box prints it in English; pages show the message `game-title` in their own language."""
    game: str
    """Where the game itself is: `undercroft.games.thunderstone.game:GAME`."""
    package: str
    """Where its words, its ledger `rules.md` and its cases are."""
    version: str
    """Of the rules and content: a record says which one it was played under."""
    prefix: str
    """Of its clauses: TH, JL, BB, SA, MA."""
    players: tuple[int, int]
    minutes: tuple[int, int]
    designer: str = ""
    year: int = 0
    """When the box came out."""
    cooperative: bool = False
    look: Look = Look(220, "dungeon")
    styles: dict[str, Style] = {}
    """The looks of card styles that are this game's own, by the word that `scene.Card.style` holds."""
    shares: tuple[str, ...] = ()
    """Packages whose words come before the game's own, such as the haven kernel."""
