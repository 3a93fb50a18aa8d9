"""Gloomhaven: Jaws of the Lion."""

from undercroft.games.jaws.game import GAME

__all__ = ["GAME"]
