"""Why a card, an item, a hex or a figure cannot be chosen now; the map is the kernel's (`haven/why_not.py`)."""

from __future__ import annotations

from undercroft.core.request import Choice
from undercroft.core.say import Say, say
from undercroft.games.haven import why_not as kernel
from undercroft.games.haven.verbs import STUN
from undercroft.games.haven.why_not import told
from undercroft.games.jaws import elements
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.items import limit
from undercroft.games.jaws.options import card_name, hero_name, named_hero
from undercroft.games.jaws.shop import price
from undercroft.games.jaws.state import READY, SPENT, Hero, Jaws, card_of

NEGATE = ("damage.negate", "damage.discards")
TURN = ("turn.act", "item.turn-end")
SELECT = ("select.lead", "select.second")


def why_not(view: Jaws, seat: int, choice: Choice, thing: str) -> Say | None:
    kind, _, rest = thing.partition("-")
    owner, _, name = rest.partition("-")
    if kind in ("card", "item") and owner.isdigit() and int(owner) < len(view.heroes):
        if int(owner) != named_hero(view, choice) and choice.kind != "prepare.start":
            asked = hero_name(view, named_hero(view, choice))
            return say("why-not.other-hero", clause=choice.clause, hero=asked)
        hero = view.heroes[int(owner)]
        return _card(view, choice, hero, name) if kind == "card" else _item(view, choice, hero, name)
    if kind in ("type", "ability"):
        return say("why-not.monster-card", clause="JL-TRN-3")
    if kind == "shop" and rest in ITEMS:
        return _ware(view, choice, rest)
    if kind == "place" and choice.kind == "town.what" and rest.isdigit():
        return _scenario(view, int(rest))
    if kind == "hex" and choice.kind == "prepare.start":
        return say("why-not.start-hex", clause="JL-SET-F1")
    return kernel.why_not(view, choice, thing) or kernel.not_on_the_map(view, choice, thing)


def _card(view: Jaws, choice: Choice, hero: Hero, name: str) -> Say | None:
    """Where the card lies says what it can be used for (JL-CRD, JL-SEL-6)."""
    card = card_name(view, name)
    if name in hero.lost:
        return told(view, "card-lost", card=card)
    if name in hero.chosen:
        if choice.kind in NEGATE:
            return told(view, "cannot-pay-damage", card=card)
        return None if choice.kind in TURN else told(view, "card-played", card=card)
    if name in hero.discard:
        if choice.kind == "damage.negate":
            return say("why-not.discards-in-pairs", clause="JL-DMG-6", card=card)
        return told(view, "card-discard", card=card)
    if name in map(card_of, hero.active):
        return told(view, "card-active", card=card)
    if name in hero.hand:
        return _hand_card(view, choice, hero, name)
    if choice.kind == "prepare.hand":
        return say("why-not.card-packed", clause="JL-SET-10", card=card)
    return None


def _hand_card(view: Jaws, choice: Choice, hero: Hero, name: str) -> Say | None:
    card = card_name(view, name)
    if choice.kind == "select.second" and choice.about[1:] == (name,):
        return say("why-not.leads-already", clause="JL-SEL-2", card=card)
    if choice.kind in SELECT:
        return told(view, "two-cards", card=card)
    if choice.kind in TURN:
        return told(view, "card-hand", card=card)
    return None


def _item(view: Jaws, choice: Choice, hero: Hero, number: str) -> Say | None:
    in_scenario = bool(view.figures) and bool(view.round or hero.gear)
    owned = [item for item, _ in hero.gear] if in_scenario else hero.items
    if not number.isdigit() or int(number) >= len(owned):
        return None
    name = owned[int(number)]
    item, said = ITEMS[name].item, say(f"item.{name}")
    if any(option[0] in ("item", "sell", "bring") and option[1] == name for option in choice.options):
        return say("why-not.item-twin", clause="JL-ITM-O1", item=said)
    if choice.kind == "prepare.items":
        return say("why-not.item-packed", clause="JL-ITM-3", item=said, room=limit(hero, item.slot))
    if not in_scenario:
        return None
    status = hero.gear[int(number)][1]
    if status != READY:
        return told(view, "item-spent" if status == SPENT else "item-gone", item=said)
    if item.cost and not elements.payable(view, item.cost):
        return told(view, "item-cost", item=said)
    at = view.heroes.index(hero)
    if item.on == "turn" and choice.kind == "turn.act":
        return told(view, "stunned" if view.figures[at].conditions & STUN else "item-useless", item=said)
    if item.on == "attack" and choice.kind == "attack.target":
        return told(view, "item-other-attack", item=said)
    return kernel.wrong_moment(view, item.on, said)


def _ware(view: Jaws, choice: Choice, name: str) -> Say | None:
    if choice.kind != "shop.what":
        return say("why-not.shop-later", clause="JL-SHP-1")
    hero, said = view.heroes[named_hero(view, choice)], say(f"item.{name}")
    if not view.stock.get(name, 0):
        return say("why-not.sold-out", clause="JL-SHP-1", item=said)
    return say("why-not.price", clause="JL-SHP-1", item=said, price=price(view, name), gold=hero.gold)


def _scenario(view: Jaws, number: int) -> Say:
    if number in view.done:
        return say("why-not.scenario-done", clause="JL-CAM-4")
    return say("why-not.scenario-closed", clause="JL-CAM-4")
