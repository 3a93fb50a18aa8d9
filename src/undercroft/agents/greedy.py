"""Plays what the game itself calls sensible, looking one step ahead; no choice of its own lives here."""

from __future__ import annotations

from undercroft.agents import Factory
from undercroft.core.errors import BadOption
from undercroft.core.game import Agent
from undercroft.core.request import Option
from undercroft.core.seat import Seat


def make(detail: str = "") -> Factory:
    if detail:
        raise BadOption("error.agent-plain", name="greedy", detail=detail)

    def play(seat: Seat) -> Option:
        return seat.game.greedy(seat)

    def sit(seed: int) -> Agent:
        return play

    return sit
