"""Gloomhaven: Buttons & Bugs, the solo game."""

from undercroft.games.bugs.game import GAME

__all__ = ["GAME"]
