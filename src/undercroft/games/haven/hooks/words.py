"""Figures and items in words, and the clauses of the kernel's questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Generic

from undercroft.core.say import Say, say
from undercroft.core.scene import Figure as Token
from undercroft.games.haven.hooks.types import S

if TYPE_CHECKING:
    from undercroft.games.haven.battlefield import Figure


class WordHooks(Generic[S]):
    """Figures and items in words, and the clauses of the kernel's questions."""

    clauses: Mapping[str, str] = {}
    """The game's clause for each kind of request that the kernel asks: `{"move.where": "BB-MOV-1", ...}`."""

    def name(self, state: S, figure: Figure) -> Say:
        """The figure in words."""
        return say(f"figure.{figure.kind}")

    def token(self, state: S, at: int) -> Token:
        """The figure of this place as it stands on the map."""
        raise NotImplementedError
