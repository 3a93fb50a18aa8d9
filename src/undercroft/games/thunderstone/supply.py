"""The stacks of the village: what lies on top and can be bought, what can be searched for (TH-SET, TH-VIL)."""

from __future__ import annotations

from undercroft.games.thunderstone.cards import BASIC, CARDS, GROUP_CARDS, HERO
from undercroft.games.thunderstone.state import Thunderstone


def stacks(state: Thunderstone) -> list[tuple[str, ...]]:
    """Every stack as its different cards from the top down: basic cards, heroes, village cards (TH-SET-14)."""
    return [
        *((card,) for card in BASIC),
        *(GROUP_CARDS[group] for group in state.heroes),
        *((card,) for card in state.village),
    ]


def make_shelf(state: Thunderstone) -> None:
    """What lies on top of each stack: of heroes the lowest level left (TH-VIL-9)."""
    stock = state.stock
    state.shelf = [
        top for cards in stacks(state) if (top := next((card for card in cards if stock[card]), None)) is not None
    ]


def take_top(state: Thunderstone, card: str) -> None:
    """Take one copy from its stack, on top or inside (TH-LVL-3); an empty stack sells no more (TH-DCK-8)."""
    stock = state.stock
    stock[card] -= 1
    if stock[card]:
        return
    shelf = state.shelf
    if card not in shelf:
        return
    at = shelf.index(card)
    group = CARDS[card].group
    if CARDS[card].type == HERO and group:
        for other in GROUP_CARDS[group]:
            if stock[other]:
                shelf[at] = other
                return
    del shelf[at]
