"""Picks any option. The measure of every other agent, and the fuzzer of every game."""

from __future__ import annotations

from undercroft.agents import Factory
from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Agent
from undercroft.core.request import Option
from undercroft.core.seat import Seat


def make(detail: str = "") -> Factory:
    if detail:
        raise BadOption("error.agent-plain", name="random", detail=detail)

    def sit(seed: int) -> Agent:
        dice = Dice(seed)

        def play(seat: Seat) -> Option:
            request = seat.request
            assert request is not None
            return request.options[dice.below(len(request.options))]

        return play

    return sit
