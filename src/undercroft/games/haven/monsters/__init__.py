"""Monsters on their own: whom a monster hunts, where it goes and what it does there, by the book.

Wherever the rules leave a tie, the players are asked. `explain` says why it does what it does.
"""

from undercroft.games.haven.monsters.focus import find_focus
from undercroft.games.haven.monsters.plan import Plan, explain
from undercroft.games.haven.monsters.turn import act

__all__ = ["Plan", "act", "explain", "find_focus"]
