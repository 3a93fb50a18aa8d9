"""Styles of play: what a player who searches likes beside winning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.core.errors import BadOption
from undercroft.core.game import Game
from undercroft.core.state import State

TASTE, TASTES = (
    0.15,
    {
        "cautious": {"health": 1.0, "cards": 0.5, "spirit": 0.5},
        "bold": {"foes": -1.0, "points": 1.0, "experience": 1.0, "gear": 0.5},
    },
)
"""What share of an option's worth a style makes up at most; and which of a game's gauges a player of each style likes
to see rise or fall until a try ends."""


class Taste:
    """What a player of some style likes beside winning, reckoned from how its seat stood when it was asked."""

    def __init__(self, likes: Mapping[str, float]) -> None:
        self.likes = likes
        self.before: Mapping[str, float] = {}

    def look(self, game: Game[Any], state: State, seat: int) -> None:
        gauges = game.bots.SEARCH.gauges
        self.before = {} if gauges is None else gauges(state, seat)

    def flavour(self, game: Game[Any], state: State, seat: int, value: float) -> float:
        """The worth of a try to this player: mostly what it is worth to anybody."""
        gauges = game.bots.SEARCH.gauges
        if gauges is None:
            return value
        liked = 0.0
        for name, now in gauges(state, seat).items():
            like = self.likes.get(name)
            if like is not None:
                was = self.before.get(name, 0.0)
                liked += like * (now - was) / (abs(now) + abs(was) + 1.0)
        return (1 - TASTE) * value + TASTE * (0.5 + max(-0.5, min(0.5, liked / 2)))


def read_taste(style: str) -> Taste | None:
    """What a style likes; BadOption says which there are."""
    if not style:
        return None
    if style not in TASTES:
        raise BadOption("error.no-style", style=style, styles=", ".join(TASTES))
    return Taste(TASTES[style])
