"""What the players of a table are called: chosen names, cleaned, and names of bots with their kind."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any

from undercroft.agents.levels import LEVELS
from undercroft.core.fallback import Names
from undercroft.core.game import Game
from undercroft.core.say import Say, say
from undercroft.core.words import core_words
from undercroft.server.storage import SeatAssignment

MAX_LETTERS = 40
MAX_MARKS = 2
"""Combining marks on one letter; more of them cover the lines above and below."""
BOT_NAMES = 5
KINDS = (*LEVELS, "random", "greedy", "search", "learned", "program")


def clean_name(name: str) -> str:
    """A name as it may be shown: one line of visible letters.

    Control characters, marks of direction and the private signs that mark terms inside sentences are left out.
    """
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", " ".join(name.split())):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if letter.isprintable() and marks <= MAX_MARKS:
            letters.append(letter)
    return "".join(letters)[:MAX_LETTERS].strip()


def name_of(seat: int, assignment: SeatAssignment) -> Say | None:
    """What a player is called in sentences; None for a person without a name."""
    name = clean_name(assignment.name)
    if assignment.who != "bot":
        return say("player.named", name=name) if name else None
    kind = assignment.agent.partition(":")[0]
    called = say("player.named", name=name) if name else say(f"bot.name-{seat % BOT_NAMES + 1}")
    return say("player.bot", name=called, kind=say(f"bot.kind-{kind if kind in KINDS else 'other'}"))


def names_of(assignments: Sequence[SeatAssignment]) -> Names:
    """What the players are called, by seat; nothing at all where nobody has a name, and so nothing to look up."""
    found = [name_of(seat, assignment) for seat, assignment in enumerate(assignments)]
    return found if any(name is not None for name in found) else []


def shown_name(seat: int, assignment: SeatAssignment, language: str) -> str:
    """What a list of people calls this player; empty for a person without a name."""
    named = name_of(seat, assignment)
    return "" if named is None else core_words().text(named, language)


def title(game: Game[Any], language: str) -> str:
    """What a game is called."""
    return game.words.text(say("game.title"), language) if game.words.has("game.title", language) else game.name.title()
