"""The content of Buttons & Bugs as declarations: characters with their cards and tables, items, monsters.

The forms are in `kinds.py`, what the effects mean in `haven/verbs.py`. Rules are not here.
"""

from __future__ import annotations

from undercroft.games.bugs.cards.characters import CARDS, CHARACTERS
from undercroft.games.bugs.cards.items import ITEMS, SUPPLY, TWINS, available
from undercroft.games.bugs.cards.modifiers import MONSTER_TABLES

__all__ = ["CARDS", "CHARACTERS", "ITEMS", "MONSTER_TABLES", "SUPPLY", "TWINS", "available"]
