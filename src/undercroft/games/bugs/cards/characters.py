"""The six characters: hit points, ability cards and modifier tables together (BB-CHR-2 to 5)."""

from __future__ import annotations

from undercroft.games.bugs.cards import bruiser, cragheart, mindthief, silent_knife, spellweaver, tinkerer
from undercroft.games.bugs.cards.kinds import Card, Character
from undercroft.games.bugs.cards.modifiers import CHARACTER_TABLES

STRONG, MIDDLING, FRAIL = (12, 13, 15, 16, 18), (11, 12, 14, 15, 17), (10, 11, 13, 14, 16)
"""Hit points at levels 1 to 5 (BB-CHR-F1)."""

CHARACTERS: dict[str, Character] = {
    name: Character(name, health, cards, CHARACTER_TABLES[name])
    for name, health, cards in (
        ("bruiser", STRONG, bruiser.CARDS),
        ("tinkerer", MIDDLING, tinkerer.CARDS),
        ("spellweaver", FRAIL, spellweaver.CARDS),
        ("silent-knife", MIDDLING, silent_knife.CARDS),
        ("cragheart", STRONG, cragheart.CARDS),
        ("mindthief", FRAIL, mindthief.CARDS),
    )
}
CARDS: dict[str, Card] = {card.id: card for character in CHARACTERS.values() for card in character.cards}
"""All 48 by their id."""
