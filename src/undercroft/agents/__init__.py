"""Players made of code, found by name: `random`, `greedy`, `search:200`, `learned:FILE`, `my_bots.py:Careful`.

Each is handed a seat, never the table, so none can see more than a person in its chair.
"""

from __future__ import annotations

from typing import Any

from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Agent, Game

NAMES = ("random", "greedy", "search", "learned")
SHOWN = ("random", "greedy", "search[:MS]", "search:TRIESit", "learned:FILE", "FILE.py:NAME")


def agent(name: str, game: Game[Any], dice: Dice) -> Agent:
    """The agent a person means by `name`; BadOption says which there are."""
    kind, _, detail = name.partition(":")
    if kind == "random" and not detail:
        from undercroft.agents.random import RandomAgent

        return RandomAgent(dice)
    if kind == "greedy" and not detail:
        return game.bots.greedy
    if kind == "search":
        from undercroft.agents.search import search_agent

        return search_agent(game, detail, dice)
    if kind == "learned" and detail:
        from undercroft.agents.learned import learned_agent

        return learned_agent(game, detail, dice)
    from undercroft.agents.custom import is_own, own_agent

    if is_own(name):
        return own_agent(name, game, dice)
    raise BadOption("error.no-agent", name=name, names=", ".join(SHOWN))


def is_trusted(name: str) -> bool:
    """Whether a name means one of our own agents, which keep to their seat."""
    return name.partition(":")[0] in NAMES
