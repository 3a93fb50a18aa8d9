"""Cancelling damage by losing cards (JL-DMG-6, 7)."""

from __future__ import annotations

from undercroft.core.question import Question, Verb
from undercroft.games.jaws.options import AMOUNT, END, HERO, LOSE
from undercroft.games.jaws.state import Jaws

NEGATE: Question[Jaws] = Question(
    "damage.negate",
    Verb("suffer", listed=True),
    LOSE,
    Verb("discards", listed=True),
    END,
    about=(HERO, AMOUNT),
    clause="JL-DMG-6 JL-ACT-4",
)
LOSE_DISCARDS: Question[Jaws] = Question("damage.discards", LOSE, about=(HERO,), clause="JL-DMG-6")
