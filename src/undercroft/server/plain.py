"""What strangers may put into a table: plain options of bounded size, and words that cannot disturb a screen."""

from __future__ import annotations

import unicodedata
from typing import Any

from undercroft.core.errors import BadOption

MAX_TEXT = 200
MAX_NUMBER = 1 << 53
MAX_ENTRIES = 100
MAX_DEPTH = 3
MAX_MARKS = 2
"""Accents and the like on one letter; more of them climb over the lines around."""


def check_plain(options: dict[str, Any]) -> None:
    """BadOption where the options of a set-up are larger or deeper than any game's could be."""
    _check(options, MAX_DEPTH)


def _check(value: Any, depth: int) -> None:
    if isinstance(value, str):
        fits = len(value) <= MAX_TEXT
    elif isinstance(value, (int, float)):
        fits = -MAX_NUMBER <= value <= MAX_NUMBER
    elif isinstance(value, (list, dict)):
        fits = depth > 0 and len(value) <= MAX_ENTRIES
        if fits:
            for part in value:
                _check(part, depth - 1)
        if fits and isinstance(value, dict):
            for part in value.values():
                _check(part, depth - 1)
    else:
        fits = value is None
    if not fits:
        raise BadOption("error.option-size")


def clean_text(text: str) -> str:
    """One line of somebody's words without what could hide, turn round or tower over the text beside it."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind[0] == "Z":
            kept.append(" ")
        elif kind[0] != "C" and marks <= MAX_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())
