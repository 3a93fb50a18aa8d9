"""Cards as the screen shows them: explorers, items, events, monsters."""

from __future__ import annotations

from undercroft.core.say import say
from undercroft.core.scene import CardItem, Stat
from undercroft.games.machina.cards import text
from undercroft.games.machina.cards.registry import EXPLORERS, ITEMS, MONSTERS
from undercroft.games.machina.options import card_id
from undercroft.games.machina.screen.creatures import hunts, marks_on, stats
from undercroft.games.machina.state import Explorer, Machina, Monster, name


def explorer_card(explorer: Explorer | None, name: str) -> CardItem:
    card = EXPLORERS[name]
    return CardItem(
        id=card_id(name),
        title=say(f"explorer.{name}"),
        style="hero",
        icon="person",
        art=f"machina/explorer/{name}",
        kind=say(f"class.{card.calling}"),
        stats=[
            Stat(say("stat.health"), card.health, icon="heart"),
            Stat(say("stat.stamina"), card.stamina, icon="boot"),
            Stat(say("stat.inspiration"), card.inspiration, icon="star"),
            Stat(say("stat.defence"), card.defence, icon="shield"),
            Stat(say("stat.will"), card.will, icon="magic"),
        ],
        lines=text.lines(name),
        dimmed=explorer is not None and not explorer.alive,
    )


def item_card(item: str, attached: list[str] | None = None, *, stowed: bool = False) -> CardItem:
    card = ITEMS[item]
    return CardItem(
        id=card_id(item),
        title=say(f"item.{item}"),
        style=card.type,
        icon={"weapon": "sword", "artifact": "gem", "apparel": "helm", "consumable": "potion"}[card.type],
        art=f"machina/item/{item}",
        kind=say("item-kind", type=say(f"type.{card.type}"), level=card.level),
        lines=text.lines(item),
        dimmed=stowed and card.type != "consumable",
        cards=[item_card(other) for other in attached or []],
    )


def event_card(event: str, kind: str = "event") -> CardItem:
    """An explorers' event, or a `horror`."""
    return CardItem(
        id=card_id(event),
        title=text.title(event),
        style=kind,
        icon={"event": "eye", "horror": "skull"}[kind],
        art=f"machina/{kind}/{event}",
        lines=text.lines(event),
        marks=[],
    )


def monster_card(view: Machina, monster: Monster, at: int) -> CardItem:
    card = MONSTERS[monster.id]
    _, why = hunts(view, monster)
    lines = [why, *text.lines(monster.id)]
    for event in monster.events:
        lines += [text.title(event), *text.lines(event)]
    return CardItem(
        id=card_id(monster.id),
        title=name(monster),
        style="monster",
        icon="beast",
        art=f"machina/monster/{monster.id}",
        kind=say("monster-kind", level=card.level, order=at + 1),
        stats=stats(view, monster),
        lines=lines,
        marks=marks_on(view, monster),
    )
