"""Players made of code, by name: `easy`, `normal`, `hard`, `expert`; `random`, `simple`, `greedy`, `search:200`,
`learned`, `learned:FILE`, `my_bots.py:Careful`, `exec:COMMAND`.

Each is handed a seat, never the table, so none can see more than a person in its chair.
"""

from __future__ import annotations

from typing import Any

from undercroft.agents.levels import LEVELS, STYLED, level_agent, level_of
from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Agent, Game
from undercroft.core.seat import Seat

NAMES = (*LEVELS, "random", "simple", "greedy", "search", "learned", "exec")
SHOWN = (
    *LEVELS, *STYLED, "random", "greedy", "search[:MS]", "search:TRIESit", "simple", "learned[:FILE]", "FILE.py:NAME",
    "exec:COMMAND",
)  # fmt: skip


def agent(name: str, game: Game[Any], dice: Dice) -> Agent:
    """The agent a person means by `name`; BadOption says which there are."""
    level = level_of(name, game.name)
    if level is not None:
        return level_agent(level, game, dice)
    kind, _, detail = name.partition(":")
    if kind == "random" and not detail:
        from undercroft.agents.random import RandomAgent

        return RandomAgent(dice)
    if kind == "simple" and not detail:
        from undercroft.agents.simple import SimpleAgent

        return SimpleAgent(game, dice)
    if kind == "greedy" and not detail:
        return game.bots.greedy
    if kind == "search":
        from undercroft.agents.search import search_agent

        return search_agent(game, detail, dice)
    if kind == "learned":
        from undercroft.agents.learned import learned_agent

        return learned_agent(game, detail, dice)
    if kind == "exec" and detail:
        from undercroft.agents.command import CommandAgent

        return CommandAgent(detail, game)
    from undercroft.agents.custom import is_own, own_agent

    if is_own(name):
        return own_agent(name, game, dice)
    raise BadOption("error.no-agent", name=name, names=", ".join(SHOWN))


def is_trusted(name: str) -> bool:
    """Whether a name means one of our own agents, which keep to their seat."""
    return name.partition(":")[0] in NAMES


def is_program(name: str) -> bool:
    """Whether a name means a program, which reads the story of the game and must be let go at its end."""
    return name.startswith("exec:")


def let_go(player: Agent | None, seat: Seat | None) -> None:
    """Let a program go that sits at a table, with its seat where the game is over; other agents hold nothing."""
    leave = getattr(player, "leave", None)
    if leave is not None:
        leave(seat)
