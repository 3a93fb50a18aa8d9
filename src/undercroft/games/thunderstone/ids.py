"""Ids of what lies on the screen: the scene, the options and the beats of events name the same things."""

from __future__ import annotations

DUNGEON_DECK = "dungeon-deck"
DISEASE_STACK = "disease-stack"
HALL = "hall"
HAND = "hand"
"""The own hand; the hands of others are piles (`held_id`)."""
REVEALED = "revealed"
DESTROYED = "destroyed"


def hall_id(rank: int) -> str:
    return f"hall-{rank}"


def sum_id(rank: int) -> str:
    """The sum of the battle against this rank's monster."""
    return f"sum-{rank}"


def stack_id(card: str) -> str:
    """The village stack whose first card this is."""
    return f"stack-{card}"


def hand_id(at: int) -> str:
    return f"hand-{at}"


def piece_id(number: int) -> str:
    """A revealed card by the number of its piece."""
    return f"piece-{number}"


def seat_id(seat: int) -> str:
    """The panel of a player."""
    return f"seat-{seat}"


def stats_id(seat: int) -> str:
    return f"stats-{seat}"


def deck_id(seat: int) -> str:
    return f"deck-{seat}"


def held_id(seat: int) -> str:
    """Another player's hand."""
    return f"held-{seat}"


def discard_id(seat: int) -> str:
    return f"discard-{seat}"
