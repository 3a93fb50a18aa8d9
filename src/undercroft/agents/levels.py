"""Strength as people know it: `easy`, `normal`, `hard` and `expert`, each an agent that suits the game.

What a level means in a game is data; how strong that is was measured (docs/bots.md). Those who search may have a style
besides: `hard:cautious`, `expert:bold`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from undercroft.agents.budget import read_budget
from undercroft.core.chance import Dice
from undercroft.core.game import Agent, Game
from undercroft.core.request import Option
from undercroft.core.seat import Seat

LEVELS = ("easy", "normal", "hard", "expert")
"""Weakest first."""
STYLES = ("cautious", "bold")
"""What a player who searches may be besides; what that means is data, too (`TASTES` of `taste.py`)."""
STYLED = tuple(f"{level}:{style}" for level in LEVELS[2:] for style in STYLES)
"""The levels with a style."""


class Level(NamedTuple):
    """Who plays at a level."""

    agent: str
    """The name of another agent."""
    slips: int = 0
    """Of a hundred answers so many are any option."""


EASY, NORMAL, HARD, EXPERT = Level("greedy", slips=10), Level("greedy"), Level("search:100"), Level("search:1000")
DEFAULT = dict(zip(LEVELS, (EASY, NORMAL, HARD, EXPERT), strict=True))
OWN: dict[str, dict[str, Level]] = {
    "thunderstone": {"easy": Level("greedy", slips=15)},
    "bugs": {"easy": Level("greedy", slips=15)},
    "machina": {"easy": Level("greedy", slips=5)},
}
"""Where a game's levels are not the common ones."""


def level_of(name: str, game: str) -> Level | None:
    """What a level means in a game, with its style; None where the name is no level."""
    name, _, style = name.partition(":")
    if name not in LEVELS or (style and f"{name}:{style}" not in STYLED):
        return None
    level = OWN.get(game, {}).get(name) or DEFAULT[name]
    return level._replace(agent=f"{level.agent}:{style}") if style else level


class Slipping:
    """A player that is somewhere else with its thoughts now and then."""

    __slots__ = ("dice", "player", "slips")

    def __init__(self, player: Agent, slips: int, dice: Dice) -> None:
        self.player = player
        self.slips = slips
        self.dice = dice

    def __call__(self, seat: Seat) -> Option | str | int:
        choice = seat.request
        assert choice is not None
        if self.dice.below(100) < self.slips:
            return choice.options[self.dice.below(len(choice.options))]
        return self.player(seat)


def level_agent(level: Level, game: Game[Any], dice: Dice) -> Agent:
    """The player at this level of the game."""
    from undercroft.agents import agent

    if not level.slips:
        return agent(level.agent, game, dice)
    return Slipping(agent(level.agent, game, dice.split()), level.slips, dice)


def is_quick(name: str, game: str) -> bool:
    """Whether this agent answers at once."""
    level = level_of(name, game)
    return (name if level is None else level.agent) in ("random", "simple", "greedy")


def longest_thought(name: str, game: str) -> int:
    """How many milliseconds of computing this agent spends on a decision at most; 0 where it answers at once, or where
    nobody knows."""
    level = level_of(name, game)
    kind, _, detail = (name if level is None else level.agent).partition(":")
    if kind != "search":
        return 0
    return read_budget(detail.partition(":")[0]).milliseconds
