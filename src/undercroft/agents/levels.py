"""Strength as people know it: `easy`, `normal`, `hard` and `expert`, each an agent that suits the game.

What a level means in a game is data; how strong that is was measured (docs/bots.md).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from undercroft.core.chance import Dice
from undercroft.core.game import Agent, Game
from undercroft.core.request import Option
from undercroft.core.seat import Seat

LEVELS = ("easy", "normal", "hard", "expert")
"""Weakest first."""


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
    """What a level means in a game; None where the name is no level."""
    if name not in LEVELS:
        return None
    return OWN.get(game, {}).get(name) or DEFAULT[name]


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
    from undercroft.agents.search import read_budget

    return read_budget(detail).milliseconds
