"""Every card of the box and our own ones, to look up."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.core.codex import Entry
from undercroft.core.say import Say, say
from undercroft.games.thunderstone.cards import BASIC, BOX, CARDS, DISEASE, HERO, ITEM, MONSTER, SPELL, WEAPON
from undercroft.games.thunderstone.cards.model import Card
from undercroft.games.thunderstone.faces import draw_card

KINDS = {HERO: "hero", WEAPON: "weapon", ITEM: "item", SPELL: "spell", MONSTER: "monster", DISEASE: "disease"}
"""The heading of each type; what else there is (villagers, the stone) has a heading of its own type."""
PRINTED = frozenset(card.id for card in BOX)


def entries() -> Iterator[Entry]:
    order = list(dict.fromkeys([*KINDS, *(card.type for card in CARDS.values())]))
    for card in sorted(CARDS.values(), key=lambda card: order.index(card.type)):
        yield entry(card)


def entry(card: Card) -> Entry:
    return Entry(
        id=card.id,
        kind=KINDS.get(card.type, card.type),
        card=draw_card(card.id, card.id, card.count),
        group=group_of(card),
        cards=[draw_card(other, other) for other in others_of(card)],
        met=met_in(card),
        origin="printed" if card.id in PRINTED else "ours",
    )


def group_of(card: Card) -> Say | None:
    return say(f"group.{card.group}") if card.group and card.type in (HERO, MONSTER) else None


def others_of(card: Card) -> list[str]:
    """The other levels of a hero, the other monsters of a group."""
    if card.type not in (HERO, MONSTER) or not card.group:
        return []
    return [other.id for other in CARDS.values() if other.group == card.group and other.id != card.id]


def met_in(card: Card) -> list[Say]:
    if card.id in BASIC:
        return [say("codex.every-game")]  # TH-SET-11
    return []
