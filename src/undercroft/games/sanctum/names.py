"""Names of heroes, demons, foes and items."""

from __future__ import annotations

from undercroft.core.say import Say, say
from undercroft.games.sanctum.cards.demons import COLOURS, DEMONS
from undercroft.games.sanctum.state import Sanctum


def hero_name(state: Sanctum, seat: int) -> Say:
    return say(f"hero.{state.seats[seat].name}")


def demon_name(card: str) -> Say:
    demon = DEMONS[card]
    return say(f"demon.{COLOURS[demon.colour]}{demon.level}")


def item_name(card: str) -> Say:
    return say(f"item.{card}")


def foe_name(card: str) -> Say:
    if card in DEMONS:
        return demon_name(card)
    return say("foe.fury" if card[:1] != "L" else "foe.lord")
