"""Players made of code: each is handed a seat, never the table.

A name such as `greedy` or `search:500` (what follows the colon is its own) means a factory: seed in, player out.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from importlib.util import find_spec

from undercroft.core.errors import BadOption
from undercroft.core.game import Agent

Factory = Callable[[int], Agent]
"""Makes a player from a seed; one player sits at one seat of one table."""

KNOWN = ("random", "greedy", "search", "learned")


def kinds() -> list[str]:
    """The kinds of agents that this copy of the program has, weakest first."""
    return [kind for kind in KNOWN if find_spec(f"undercroft.agents.{kind}") is not None]


def agent(name: str) -> Factory:
    """The factory that a name means; BadOption names the agents there are."""
    kind, _, detail = name.partition(":")
    if kind not in kinds():
        raise BadOption("error.no-agent", name=name, names=", ".join(kinds()))
    make: Callable[[str], Factory] = importlib.import_module(f"undercroft.agents.{kind}").make
    return make(detail)


__all__ = ["KNOWN", "Factory", "agent", "kinds"]
