"""Home-made cards: they are no part of the box, so no randomizer turns them up; they come into a game by `set=picked`.

A village card stands here alone, heroes as a group of three levels, monsters as a group of ten copies.
"""

from __future__ import annotations

from undercroft.games.thunderstone.cards.model import Card

OURS: tuple[Card, ...] = ()
