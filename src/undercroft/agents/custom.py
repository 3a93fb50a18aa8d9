"""Agents that people write: `my_bots.py:Careful` in a file, or `my_package.bots:Careful` on the path."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Agent, Game


def is_own(name: str) -> bool:
    """Whether a name means somebody's own agent: a file or a module, a colon, and what makes it there."""
    place, colon, maker = name.rpartition(":")
    return bool(colon) and maker.isidentifier() and (place.endswith(".py") or "." in place)


def own_agent(name: str, game: Game[Any], dice: Dice) -> Agent:
    """Call what the name means with the game and dice of its own; it returns the agent."""
    place, _, maker = name.rpartition(":")
    try:
        module = _read_file(place) if place.endswith(".py") else importlib.import_module(place)
        make = getattr(module, maker)
    except (ImportError, OSError, SyntaxError, AttributeError) as error:
        raise BadOption("error.own-agent", name=name, cause=str(error)) from None
    agent: Agent = make(game, dice)
    return agent


@cache
def _read_file(path: str) -> ModuleType:
    file = Path(path).resolve()
    name = f"undercroft_own_{file.stem}"
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} cannot be read")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
