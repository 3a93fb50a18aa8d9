"""A guided first game: a prepared deal, and pointed steps at real decisions, declared in a game's `guide.yaml`.

A step waits for its kind of question, says what it is about and where to look, and explains the answer that was given.
Nothing is forbidden: whoever answers otherwise plays on, and a step that does not fit any more is passed over.
"""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any

import msgspec
import yaml

from undercroft.core.request import Choice, key
from undercroft.core.say import Say, say
from undercroft.core.table.steps import SILENT, by_name, follow
from undercroft.core.table.table import Table

if TYPE_CHECKING:
    from undercroft.core.game import Game

LOOKAHEAD = 3
"""How many of the steps to come may be taken out of their order."""
PATIENCE = 12
"""Answers without a step after which the next one is passed over."""
PUPIL = 0
"""The seat that is taught."""


class GuideStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step. Its words are `guide.ID`, `guide.ID-title`, `guide.ID-right` and, where there is a wrong answer,
    `guide.ID-wrong`."""

    id: str
    asks: tuple[str, ...]
    """The kinds of questions at which it may come."""
    right: tuple[str, ...] = ("*",)
    """What it hopes for: patterns of answers, of which at least one must be on offer."""
    has: tuple[str, ...] = ()
    """Patterns of answers that must all be on offer, besides."""
    lacks: tuple[str, ...] = ()
    """Patterns of answers that must not be on offer."""
    waits: bool = False
    """It never comes before the steps that stand before it."""
    point: tuple[str, ...] = ()
    """Things of the scene to look at, besides those that the right answers lie on."""
    wrong: dict[str, str] = {}
    """Patterns of wrong answers that are explained by words of their own: `guide.ID-NAME`."""
    aside: tuple[str, ...] = ()
    """Patterns of answers that leave the question open, as paying for an effect before the blow: the step stays."""

    def is_due(self, choice: Choice) -> bool:
        if choice.kind not in self.asks:
            return False
        keys = [key(option) for option in choice.options]
        if any(_fits(name, self.lacks) for name in keys) or not any(_fits(name, self.right) for name in keys):
            return False
        return all(any(fnmatchcase(name, pattern) for name in keys) for pattern in self.has)

    def right_keys(self, choice: Choice) -> list[str]:
        return [name for name in map(key, choice.options) if _fits(name, self.right)]

    def explain(self, answer: str) -> Say:
        """What the answer meant."""
        if _fits(answer, self.right):
            return say(f"guide.{self.id}-right")
        name = next((name for pattern, name in self.wrong.items() if fnmatchcase(answer, pattern)), "wrong")
        return say(f"guide.{self.id}-{name}")

    @property
    def can_be_wrong(self) -> bool:
        return "*" not in self.right


def _fits(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's guided first game."""

    options: dict[str, Any]
    seed: int
    steps: tuple[GuideStep, ...]
    agents: tuple[str, ...] = ()
    """Who plays the other seats, one after another."""


def read_guide(text: str) -> Guide:
    return msgspec.convert(yaml.safe_load(text), Guide)


class Lesson:
    """How far somebody has come in a guided game. It follows from their answers alone."""

    __slots__ = ("_idle", "_left", "explained", "guide", "was_right")

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self._left = list(guide.steps)
        self._idle = 0
        self.explained: Say | None = None
        """What the last answer meant, where a step asked for it."""
        self.was_right = True

    @property
    def number(self) -> int:
        """The number of the step that is next, from 1."""
        return len(self.guide.steps) - len(self._left) + 1

    @property
    def is_over(self) -> bool:
        return not self._left

    def step(self, choice: Choice) -> GuideStep | None:
        """The step that this question is for."""
        for at, step in enumerate(self._left[:LOOKAHEAD]):
            if step.is_due(choice) and not (step.waits and at):
                return step
        return None

    def answer(self, choice: Choice, answer: str) -> None:
        step = self.step(choice)
        if step is not None and not _fits(answer, step.aside):
            self._left.remove(step)
            self._idle = 0
            self.explained, self.was_right = step.explain(answer), _fits(answer, step.right)
            return
        self.explained = None
        self._idle += 1
        if self._left and self._idle >= PATIENCE:
            del self._left[0]
            self._idle = 0


def lesson_of(table: Table[Any], guide: Guide) -> Lesson:
    """How far the pupil of a table has come."""
    lesson = Lesson(guide)
    game: Game[Any] = table.game
    record = table.record
    again: Table[Any] = Table(game, record.options, record.seed, source=SILENT)
    for step in record.steps:
        if step[0] == PUPIL:
            lesson.answer(again.requests[PUPIL], step[1])
        follow(again, [step], by_name)
    return lesson
