"""Players made of code, found by name: `random`, `greedy`, `search` or `search:MS`.

Each is handed a seat, never the table, so none can see more than a person in its chair.
"""

from __future__ import annotations

from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Agent, Game

NAMES = ("random", "greedy", "search")


def agent(name: str, game: Game[object], dice: Dice) -> Agent:  # type: ignore[type-var]
    """The agent a person means by `name`; BadOption says which there are."""
    kind, _, budget = name.partition(":")
    if kind == "random" and not budget:
        from undercroft.agents.random import RandomAgent

        return RandomAgent(dice)
    if kind == "greedy" and not budget:
        return game.greedy
    if kind == "search":
        try:
            from undercroft.agents.search import search_agent
        except ModuleNotFoundError:
            pass
        else:
            return search_agent(game, budget, dice)
    raise BadOption("error.no-agent", name=name, names=", ".join(NAMES))
