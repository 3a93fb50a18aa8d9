"""Bots for a game that brings none: they answer by the questions' declarations and judge nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.question import Question
from undercroft.core.request import Choice, Option
from undercroft.core.rooms import SearchAdvice, Tally
from undercroft.core.seat import Seat
from undercroft.core.state import State

S = TypeVar("S", bound=State)


class SimpleBots(Generic[S]):
    """The room `bots` of a game that has no folder `bot/`."""

    def __init__(self, questions: Mapping[str, Question[Any]]) -> None:
        self.questions = questions
        self.SEARCH: SearchAdvice[S] = SearchAdvice(is_judged=False)

    def greedy(self, seat: Seat) -> Option:
        choice = seat.request
        if choice is None:
            raise BadOption("error.not-asked", seat=seat.index + 1, asked="")
        question = self.questions.get(choice.kind)
        return choice.options[0] if question is None else question.answer(seat.view, choice)

    def rollout(self, state: S, choice: Choice, dice: Dice) -> Option:
        return choice.options[dice.below(len(choice.options))]

    def evaluate(self, state: S) -> Sequence[float]:
        raise BadOption("error.no-values")

    def features(self, view: S, seat: int) -> list[float]:
        raise BadOption("error.no-features")

    def option_features(self, view: S, seat: int, choice: Choice, option: Option) -> list[float]:
        raise BadOption("error.no-features")

    def tally(self, state: S) -> Sequence[Tally]:
        return [{} for _ in range(state.players)]
