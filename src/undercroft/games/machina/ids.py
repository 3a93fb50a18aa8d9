"""Ids of what lies on the screen: the scene, the options and the beats of events name the same things."""

from __future__ import annotations

from undercroft.games.machina.board import X, Y

MAP = "map"
CHAPTER = "chapter"
EVENTS = "events"
"""The panel with the current events."""
LAIR_TRACK, HORROR_TRACK, THREAT_TRACK, LEVEL_TRACK = "lair", "horror", "threat", "level"
TILE_STACK = "tile-stack"
EXPLORER_DECK, HORROR_DECK, MONSTER_DECK = "explorer-deck", "horror-deck", "monster-deck"
DESTROYED = "destroyed"
"""The pile of destroyed monsters."""


def cell_id(cell: int) -> str:
    return f"c{X[cell]}-{Y[cell]}"


def card_id(card: str) -> str:
    return f"card-{card}"


def figure_id(creature: str) -> str:
    return f"f-{creature}"


def panel_id(explorer: str) -> str:
    """The panel of an explorer with all their cards."""
    return f"explorer-{explorer}"


def deck_id(type: str) -> str:
    return f"deck-{type}"


def discard_id(type: str) -> str:
    return f"discard-{type}"
