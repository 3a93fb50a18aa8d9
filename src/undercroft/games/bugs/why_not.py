"""Why a card, an item, a hex or a figure cannot be chosen now; the map is the kernel's (`haven/why_not.py`)."""

from __future__ import annotations

from undercroft.core.request import Choice
from undercroft.core.say import Say, say
from undercroft.games.bugs import items
from undercroft.games.bugs.campaign import excluded, fits, room_left
from undercroft.games.bugs.cards.items import ITEMS
from undercroft.games.bugs.elements import can_pay
from undercroft.games.bugs.options import card_name
from undercroft.games.bugs.scenarios import SCENARIOS
from undercroft.games.bugs.state import BEGIN, GONE, HAND, PLAYED, ZONES, Bugs
from undercroft.games.haven import why_not as kernel
from undercroft.games.haven.why_not import told

NEGATE = "damage.suffer"


def why_not(view: Bugs, seat: int, choice: Choice, thing: str) -> Say | None:
    kind, _, name = thing.partition("-")
    if kind == "card" and name in view.cards and view.zones:
        return _card(view, choice, name)
    if kind == "item" and name in ITEMS:
        return _equip(view, choice, name) if view.phase == BEGIN else _item(view, choice, name)
    if kind == "monster":
        return say("why-not.monster-card", clause="BB-MON-2")
    return kernel.why_not(view, choice, thing) or kernel.not_on_the_map(view, choice, thing)


def _card(view: Bugs, choice: Choice, name: str) -> Say | None:
    """Where the card lies says what it can be used for (BB-CHT-5)."""
    zone, card = view.zones[view.cards.index(name)], card_name(view, name)
    if choice.kind == NEGATE and zone == PLAYED:
        return told(view, "cannot-pay-damage", card=card)
    if zone == HAND:
        if choice.kind == "round.cards":
            return told(view, "two-cards", card=card)
        if choice.kind in ("turn.ability", "turn.more", "turn.rest"):
            return told(view, "card-hand", card=card)
        return None
    if zone == PLAYED and choice.kind == "turn.ability":
        return None
    if zone == GONE:
        return say("why-not.card-gone", clause="BB-LOS-3", card=card)
    return told(view, f"card-{ZONES[zone]}", card=card)


def _item(view: Bugs, choice: Choice, name: str) -> Say:
    item, said = ITEMS[name], say(f"item.{name}")
    place = view.items.index(name) if name in view.items else -1
    if place < 0:
        return say("why-not.item-not-taken", clause="BB-ITM-3", item=said)
    if view.used_up >> place & 1:
        return told(view, "item-gone", item=said)
    if view.spent >> place & 1:
        return told(view, "item-spent", item=said)
    if item.cost and not can_pay(view, item.cost):
        return told(view, "item-cost", item=said)
    if item.on == "turn" and choice.kind == "turn.ability" and not items.helps(view, item):
        return told(view, "item-useless", item=said)
    if item.on == "attack" and choice.kind == "attack.target":
        return told(view, "item-other-attack", item=said)
    return kernel.wrong_moment(view, item.on, said)


def _equip(view: Bugs, choice: Choice, name: str) -> Say | None:
    """Before a scenario: what is equipped, and what there is room for (BB-ITM-F1, BB-SUP-4)."""
    if choice.kind != "campaign.equip":
        return None
    said = say(f"item.{name}")
    if name in view.items:
        return say("why-not.item-taken", clause="BB-SET-10", item=said)
    if name in excluded(view.items):
        return say("why-not.item-twin", clause="BB-SUP-4", item=said)
    smalls, hands = room_left(view.items, SCENARIOS[view.scenario].level)
    if not fits(name, smalls, hands):
        return say("why-not.item-room", clause="BB-ITM-F1", item=said, hands=hands, smalls=smalls)
    return None
