"""The games there are: those of this package, and those that other packages register by entry point.

Listing reads each game's `Meta` alone; a game is loaded when somebody plays it.
"""

from __future__ import annotations

import importlib
import json
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from undercroft.core.errors import BadOption
from undercroft.core.meta import Meta

if TYPE_CHECKING:
    from undercroft.core.game import Game

GROUP = "undercroft.games"
"""The entry points of other packages: each names a `Meta`."""
LISTING = "settings.json"
"""Beside the built-in games: their options of set-up, for lists; `make playthroughs` writes it."""
LISTED = ("name", "kind", "default", "min", "max", "values")


@cache
def metas() -> dict[str, Meta]:
    """The facts of every game by its name, in the order they are shown."""
    built_in: tuple[str, ...] = importlib.import_module("undercroft.games").GAMES
    found = {name: _thing(f"undercroft.games.{name}.meta:META") for name in built_in}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        meta = entry.load()
        if not isinstance(meta, Meta):
            raise TypeError(f"the entry point {entry.name} of {GROUP} names {meta!r}; it must name a Meta")
        found.setdefault(meta.name, meta)
    return found


def available() -> list[str]:
    """The names of the games."""
    return list(metas())


@cache
def load(name: str) -> Game[Any]:
    """The game of this name; BadOption names the games there are."""
    meta = metas().get(name)
    if meta is None:
        raise BadOption("error.no-game", name=name, names=", ".join(available()))
    return game_at(meta.game)


def listed_settings(name: str) -> list[dict[str, Any]]:
    """The options of set-up as far as a list shows them: written down for built-in games, so that none is loaded."""
    written = _listing()
    if name in written:
        return written[name]
    return [{field: getattr(setting, field) for field in LISTED} for setting in load(name).settings]


@cache
def _listing() -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = json.loads((files("undercroft.games") / LISTING).read_text("utf-8"))
    return found


def game_at(path: str) -> Game[Any]:
    """The game that `package.module:NAME` names: how workers in other processes find the same one."""
    game: Game[Any] = _thing(path)
    return game


def _thing(path: str) -> Any:
    """What `package.module:NAME` names."""
    module, _, name = path.partition(":")
    return getattr(importlib.import_module(module), name)
