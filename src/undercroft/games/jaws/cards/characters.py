"""The four characters: hand limit, hit points by level, ability cards, perks (JL-CHR-F1, JL-PRK-6, JL-PRK-F1 to F3).

Modifier cards are named by what they print: `plus1`, `plus2-fire`, `plus0-stun`, `double`, `miss`, `bless`, `curse`.
"""

from __future__ import annotations

import msgspec

from undercroft.games.jaws.cards import demolitionist, hatchet, red_guard, voidwarden
from undercroft.games.jaws.cards.card import Card


class Perk(msgspec.Struct, frozen=True):
    """Cards out of the modifier deck and cards into it; `boxes` is how often it can be taken (JL-PRK-1)."""

    boxes: int
    remove: tuple[str, ...] = ()
    add: tuple[str, ...] = ()


class Character(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    hand: int
    health: tuple[int, ...]
    cards: tuple[Card, ...]
    perks: tuple[Perk, ...]


CHARACTERS: dict[str, Character] = {
    character.id: character
    for character in (
        Character(
            id="red-guard",
            hand=10,
            health=(10, 12, 14, 16, 18, 20, 22, 24, 26),
            cards=red_guard.CARDS,
            perks=(
                Perk(
                    1,
                    remove=(
                        "plus0",
                        "plus0",
                        "plus0",
                        "plus0",
                    ),
                    add=(),
                ),
                Perk(
                    1,
                    remove=(
                        "minus1",
                        "minus1",
                    ),
                    add=(),
                ),
                Perk(
                    1,
                    remove=(
                        "minus2",
                        "plus1",
                    ),
                    add=(),
                ),
                Perk(2, remove=("minus1",), add=("plus1",)),
                Perk(2, remove=("plus1",), add=("plus2-fire",)),
                Perk(2, remove=("plus1",), add=("plus2-light",)),
                Perk(2, remove=(), add=("plus1-fire-light",)),
                Perk(2, remove=(), add=("plus1-shield",)),
                Perk(1, remove=("plus0",), add=("plus1-immobilize",)),
                Perk(1, remove=("plus0",), add=("plus1-wound",)),
            ),
        ),
        Character(
            id="hatchet",
            hand=10,
            health=(8, 9, 11, 12, 14, 15, 17, 18, 20),
            cards=hatchet.CARDS,
            perks=(
                Perk(
                    2,
                    remove=(
                        "minus1",
                        "minus1",
                    ),
                    add=(),
                ),
                Perk(1, remove=("plus0",), add=("plus2-muddle",)),
                Perk(1, remove=("plus0",), add=("plus1-poison",)),
                Perk(1, remove=("plus0",), add=("plus1-wound",)),
                Perk(1, remove=("plus0",), add=("plus1-immobilize",)),
                Perk(1, remove=("plus0",), add=("plus1-push",)),
                Perk(1, remove=("plus0",), add=("plus0-stun",)),
                Perk(1, remove=("plus1",), add=("plus1-stun",)),
                Perk(3, remove=(), add=("plus2-air",)),
                Perk(3, remove=("plus1",), add=("plus3",)),
            ),
        ),
        Character(
            id="demolitionist",
            hand=9,
            health=(8, 9, 11, 12, 14, 15, 17, 18, 20),
            cards=demolitionist.CARDS,
            perks=(
                Perk(
                    1,
                    remove=(
                        "plus0",
                        "plus0",
                        "plus0",
                        "plus0",
                    ),
                    add=(),
                ),
                Perk(
                    2,
                    remove=(
                        "minus1",
                        "minus1",
                    ),
                    add=(),
                ),
                Perk(
                    1,
                    remove=(
                        "minus2",
                        "plus1",
                    ),
                    add=(),
                ),
                Perk(2, remove=("plus0",), add=("plus2-muddle",)),
                Perk(1, remove=("minus1",), add=("plus0-poison",)),
                Perk(2, remove=(), add=("plus2",)),
                Perk(2, remove=("plus1",), add=("plus2-earth",)),
                Perk(2, remove=("plus1",), add=("plus2-fire",)),
                Perk(2, remove=(), add=("plus0-splash",)),
            ),
        ),
        Character(
            id="voidwarden",
            hand=11,
            health=(6, 7, 8, 9, 10, 11, 12, 13, 14),
            cards=voidwarden.CARDS,
            perks=(
                Perk(
                    1,
                    remove=(
                        "minus1",
                        "minus1",
                    ),
                    add=(),
                ),
                Perk(1, remove=("minus2",), add=()),
                Perk(2, remove=("plus0",), add=("plus1-dark",)),
                Perk(2, remove=("plus0",), add=("plus1-ice",)),
                Perk(2, remove=("minus1",), add=("plus0-heal",)),
                Perk(3, remove=(), add=("plus1-heal",)),
                Perk(1, remove=(), add=("plus1-poison",)),
                Perk(1, remove=(), add=("plus3",)),
                Perk(2, remove=(), add=("plus1-curse",)),
            ),
        ),
    )
}

CARDS: dict[str, Card] = {card.id: card for character in CHARACTERS.values() for card in character.cards}

THRESHOLDS = (0, 45, 95, 150, 210, 275, 345, 420, 500)
"""Experience for levels 1 to 9 (JL-CHR-7)."""

BASE_DECK = ("plus0",) * 6 + ("plus1",) * 5 + ("minus1",) * 5 + ("plus2", "minus2", "double", "miss")
"""An unimproved modifier deck (JL-MOD-F1)."""

SUPPLY = 10
"""Bless cards, and Curse cards of each of the two kinds (JL-MOD-F3)."""
