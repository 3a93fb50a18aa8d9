"""A card as the screen shows it: name, picture, printed numbers and text."""

from __future__ import annotations

from undercroft.core.say import say
from undercroft.core.scene import CardItem, Stat
from undercroft.core.shared import shared
from undercroft.games.thunderstone.cards import CARDS
from undercroft.games.thunderstone.cards.text import kind, lines, name

HIDDEN = "?"
"""A card whose face a seat may not know."""

ICONS = {
    "price": "coin", "gold": "gold", "purse": "gold", "strength": "strength", "weight": "weight", "attack": "sword",
    "magic": "magic", "light": "light", "health": "heart", "experience": "star", "level": "star", "points": "crown",
}  # fmt: skip


@shared
def stat(word: str, value: int) -> Stat:
    return Stat(say(f"stat.{word}"), value, icon=ICONS.get(word, ""))


@shared
def stats_of(card: str) -> tuple[Stat, ...]:
    """The printed numbers (TH-CRD-1, TH-CRD-2)."""
    facts = CARDS[card]
    found: list[Stat] = []
    for word, value in (("price", facts.price), ("gold", facts.gold), ("level", facts.to_level)):
        if value is not None:
            found.append(stat(word, value))
    for word in ("health", "strength", "weight", "attack", "magic", "light", "experience", "points"):
        number = getattr(facts, word)
        if number and not (facts.type == "monster" and word in ("attack", "magic", "light")):
            found.append(stat(word, number))
    return tuple(found)


@shared
def draw_card(card: str, at: str, count: int = 1) -> CardItem:
    if card == HIDDEN:
        return CardItem(id=at, title=say("card.hidden"), face_down=True, count=count)
    facts = CARDS[card]
    return CardItem(
        id=at, title=name(card), style=facts.type, icon=card, art=f"thunderstone/card/{card}", kind=kind(card),
        stats=list(stats_of(card)), lines=list(lines(card)), count=count,
    )  # fmt: skip


@shared
def face(card: str) -> CardItem:
    """A card on its way: its name and picture alone."""
    return CardItem(title=name(card), style=CARDS[card].type, icon=card, art=f"thunderstone/card/{card}")
