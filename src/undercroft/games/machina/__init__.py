"""Machina Arcana: cooperative horror on square tiles for one to four explorers."""

from undercroft.games.machina.game import GAME

__all__ = ["GAME"]
