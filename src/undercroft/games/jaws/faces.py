"""Cards of Jaws as a screen shows them: ability cards, items, monsters' cards, modifiers, goals, city events.

Where they lie is the screen's (`screen.py`); how they fly and turn over is told by events (`events.py`).
"""

from __future__ import annotations

from copy import copy

from msgspec.structs import replace

from undercroft.core.say import Say, say
from undercroft.core.scene import CardItem, Mark, Stat
from undercroft.core.shared import shared
from undercroft.games.haven import text
from undercroft.games.haven.marks import half
from undercroft.games.haven.verbs import MonsterAbility
from undercroft.games.jaws import ids
from undercroft.games.jaws.cards.characters import CARDS
from undercroft.games.jaws.cards.decks import MONSTER_CARDS, TITLES
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.cards.monsters import Stats


@shared
def ability_card(id: str, card: str, zone: str = "", dimmed: bool = False) -> CardItem:
    """An ability card with both halves in words (JL-UIX-4); its first mark says where it lies."""
    one = CARDS[card]
    return CardItem(
        id=id,
        title=say(f"card.{one.title}"),
        style="ability",
        art=f"jaws/card/{one.title}",
        level=str(one.level),
        initiative=one.initiative,
        halves=[half(say("half.top"), one.top), half(say("half.bottom"), one.bottom)],
        stats=[Stat(say("stat.initiative"), one.initiative, icon="clock")],
        marks=[Mark(say(f"zone.{zone}"), icon=zone)] if zone else [],
        dimmed=dimmed,
    )


def playing(card: CardItem, running: str) -> CardItem:
    """The card with one half, top or bottom, at work."""
    made = copy(card)
    made.halves = [
        replace(half, active=name == running) for half, name in zip(card.halves, ("top", "bottom"), strict=True)
    ]
    return made


@shared
def card_face(id: str, card: str, zone: str) -> CardItem:
    """An ability card on its way: name and picture alone, and the zone where it will lie."""
    one = CARDS[card]
    return CardItem(
        id=id,
        title=say(f"card.{one.title}"),
        style="ability",
        art=f"jaws/card/{one.title}",
        initiative=one.initiative,
        marks=[Mark(say(f"zone.{zone}"), icon=zone)],
    )


@shared
def item_card(id: str, item: str, kind: str = "", dimmed: bool = False) -> CardItem:
    thing = ITEMS[item]
    return CardItem(
        id=id,
        title=say(f"item.{item}"),
        style="item",
        art=f"jaws/item/{item}",
        kind=say(kind) if kind else None,
        stats=[Stat(say("stat.gold"), thing.item.price, icon="coin")],
        lines=[say(f"slot.{thing.item.slot}"), *text.item(thing.item)],
        dimmed=dimmed,
    )


@shared
def item_face(id: str, item: str) -> CardItem:
    """An item on its way: name and picture alone."""
    return CardItem(id=id, title=say(f"item.{item}"), style="item", art=f"jaws/item/{item}")


def monster_card(kind: str, card: str) -> CardItem:
    """The ability card that a monster type has revealed."""
    return _monster_card(kind, card, MONSTER_CARDS[card])


@shared
def _monster_card(kind: str, card: str, ability: MonsterAbility) -> CardItem:
    return CardItem(
        id=ids.ability_id(kind),
        title=say(f"mcard.{TITLES[card]}"),
        style="monster",
        art=f"jaws/monster/{kind}",
        initiative=ability.initiative,
        stats=[Stat(say("stat.initiative"), ability.initiative, icon="clock")],
        lines=text.column(ability.actions, ability.infuse),
    )


@shared
def rank_card(kind: str, rank: str, value: Stats) -> CardItem:
    """One column of a type's statistics card, normal or elite, at one level (JL-MON-3)."""
    return CardItem(
        id=f"{rank}-{kind}",
        title=say(f"monster-rank.{rank}"),
        style=f"rank {rank}",
        stats=[
            Stat(say("stat.health"), value.health, icon="heart"),
            Stat(say("stat.move"), value.move, icon="move"),
            Stat(say("stat.attack"), value.attack, icon="attack"),
        ],
        lines=text.traits(value.traits),
    )


def type_card(kind: str, stats: list[Stat], lines: list[Say], cards: list[CardItem]) -> CardItem:
    """The statistics card of a type of monsters; `cards` are its columns and its ability card."""
    return CardItem(
        id=ids.type_id(kind),
        title=say(f"monster.{kind}"),
        style="monster",
        art=f"jaws/monster/{kind}",
        stats=stats,
        lines=lines,
        cards=cards,
    )


@shared
def modifier_card(name: str) -> CardItem:
    """An attack modifier card, by what it prints."""
    return CardItem(id=f"modifier-{name}", title=say(f"modifier.{name}"), style="modifier")


@shared
def goal_card(goal: str) -> CardItem:
    """A battle goal."""
    return CardItem(id=f"goal-{goal}", title=say(f"goal.{goal}"), style="goal", lines=[say(f"goaltext.{goal}")])


def event_card(number: int, *outcome: Say) -> CardItem:
    """A city event, with the outcome once it is read."""
    title = say("outcome.event", number=number)
    return CardItem(id=f"event-{number}", title=title, style="event", lines=[say(f"event.n{number}"), *outcome])
