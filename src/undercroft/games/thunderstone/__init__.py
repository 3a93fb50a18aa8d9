"""Thunderstone: the deck builder for two to five players, base set."""

from undercroft.games.thunderstone.game import GAME

__all__ = ["GAME"]
