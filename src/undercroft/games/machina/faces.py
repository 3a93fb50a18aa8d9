"""Cards and tokens as every screen shows them: name and picture; a card's text is added where it lies open."""

from __future__ import annotations

from undercroft.core.say import say
from undercroft.core.scene import CardItem, Mark
from undercroft.core.shared import shared
from undercroft.games.machina.cards import text
from undercroft.games.machina.cards.registry import EXPLORER_EVENTS, EXPLORERS, HORROR_EVENTS, ITEMS, MONSTERS

ITEM_ICONS = {"weapon": "sword", "artifact": "gem", "apparel": "helm", "consumable": "potion"}


@shared
def face(card: str, at: str = "") -> CardItem:
    """A card of any kind but a chapter, on its way or with the id of the place where it lies."""
    if card in ITEMS:
        kind, style = "item", ITEMS[card].type
        icon = ITEM_ICONS[style]
    else:
        kind, style, icon = next(look for cards, look in _LOOKS if card in cards)
    return CardItem(id=at, title=text.title(card), style=style, icon=icon, art=f"machina/{kind}/{card}")


_LOOKS = (
    (EXPLORERS, ("explorer", "hero", "person")),
    (MONSTERS, ("monster", "monster", "beast")),
    (EXPLORER_EVENTS, ("event", "event", "eye")),
    (HORROR_EVENTS, ("horror", "horror", "skull")),
)
"""Where a kind of card is found, and its kind of picture, its frame and its glyph."""

TOKEN_ICONS = {
    "sealed": "close",
    "destroyed": "close",
    "lit": "sun",
    "closed": "lock",
    "broken": "close",
    "exit": "flag",
    "entry": "arch",
    "border": "boot",
    "water": "drop",
    "tracks": "link",
    "object": "key",
}


@shared
def token(kind: str) -> Mark:
    """A token on a cell."""
    return Mark(say(f"mark.{kind}"), TOKEN_ICONS[kind], art=f"machina/terrain/{kind}")
