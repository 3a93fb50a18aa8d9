"""One folder is one game; `undercroft.load` finds them by name, and `undercroft.games()` lists their facts."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undercroft.core.meta import Meta

GAMES = ("thunderstone", "bugs", "jaws", "sanctum", "machina")
"""In the order they are shown."""


class _Games(ModuleType):
    """`undercroft.games` is this package for Python and, called, the list of games for whoever imports `undercroft`."""

    def __call__(self) -> dict[str, Meta]:
        from undercroft.core.registry import metas

        return metas()


sys.modules[__name__].__class__ = _Games
