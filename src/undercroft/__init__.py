"""Undercroft: five dungeon-crawl board games, played by the book.

>>> import undercroft
>>> table = undercroft.table("thunderstone", players=2, seed=7)
>>> table
<thunderstone, 2 seats, seed 7: seats 1, 2 are asked turn.first (2 options)>

What `__all__` names is the public face, and goes on working from release to release; the rest is loaded when it is
first used, so importing the package costs next to nothing.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from undercroft.compiled import use_library

if TYPE_CHECKING:
    from undercroft.core import errors as errors
    from undercroft.core.game import Agent, Game
    from undercroft.core.meta import Meta
    from undercroft.core.record import Record
    from undercroft.core.registry import load
    from undercroft.core.request import Chance, Choice
    from undercroft.core.seat import Seat
    from undercroft.core.table import Table
    from undercroft.library import agent, games, replay, simulate, table

__version__ = "0.1.0"

__all__ = [
    "Agent", "Chance", "Choice", "Game", "Meta", "Record", "Seat", "Table", "__version__", "agent", "errors", "games",
    "load", "replay", "simulate", "table",
]  # fmt: skip

RUNS = use_library()
"""Whether the rules run compiled or as plain Python."""

_WHERE = {
    "Agent": "undercroft.core.game",
    "Chance": "undercroft.core.request",
    "Choice": "undercroft.core.request",
    "Game": "undercroft.core.game",
    "Meta": "undercroft.core.meta",
    "Record": "undercroft.core.record",
    "Seat": "undercroft.core.seat",
    "Table": "undercroft.core.table",
    "agent": "undercroft.library",
    "load": "undercroft.core.registry",
    "replay": "undercroft.library",
    "simulate": "undercroft.library",
    "table": "undercroft.library",
}


def __getattr__(name: str) -> Any:
    if name == "games":
        return importlib.import_module("undercroft.games")  # a package that can be called, as `games()`
    if name == "errors":
        return importlib.import_module("undercroft.core.errors")
    if name not in _WHERE:
        raise AttributeError(f"module 'undercroft' has no attribute {name!r}")
    value = getattr(importlib.import_module(_WHERE[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
