"""Cards of Bugs as a screen shows them: sides of ability cards, items, columns of monsters.

Where they lie is the screen's (`screen.py`); how they fly and turn over is told by events (`events.py`).
"""

from __future__ import annotations

from copy import copy

from msgspec.structs import replace

from undercroft.core.say import say
from undercroft.core.scene import CardItem, Mark, Stat
from undercroft.core.shared import shared
from undercroft.games.bugs.cards.characters import CARDS
from undercroft.games.bugs.cards.items import ITEMS
from undercroft.games.bugs.cards.monsters import MonsterCard
from undercroft.games.bugs.die import FACES
from undercroft.games.bugs.ids import card_id, column_id, item_id, monster_id
from undercroft.games.haven import text
from undercroft.games.haven.marks import half
from undercroft.games.haven.verbs import Item


@shared
def card_of_side(name: str, is_up: bool = True) -> CardItem:
    """One side of an ability card in full; the one that is up has the id of the card."""
    card = next(card for card in CARDS.values() for side in card.sides if side.name == name)
    side = next(side for side in card.sides if side.name == name)
    lines = []
    if side.charges:
        lines.append(say("scene.charges", elements=[text.symbol(mask) for mask in side.charges]))
    return CardItem(
        id=card_id(card.id) if is_up else f"side-{name}",
        title=say(f"card.{name}"),
        style="ability",
        art=f"bugs/card/{name}",
        level="AB"[card.sides.index(side)],
        initiative=side.initiative,
        halves=[half(say("scene.top"), side.top), half(say("scene.bottom"), side.bottom)],
        kind=say(f"scene.side-{'ab'[card.sides.index(side)]}", level=card.level),
        stats=[Stat(say("stat.initiative"), side.initiative, icon="clock")],
        lines=lines,
    )


@shared
def turned_card(up: str, down: str) -> CardItem:
    """An ability card with this side up and the other on its back."""
    made = copy(card_of_side(up))
    made.back = card_of_side(down, is_up=False)
    return made


def performing(card: CardItem, half: int) -> CardItem:
    """The card with one half at work."""
    made = copy(card)
    made.halves = list(card.halves)
    made.halves[half] = replace(card.halves[half], active=True)
    return made


@shared
def card_face(card: str, side: str, zone: str) -> CardItem:
    """An ability card on its way: name and picture of the side that is up, and the zone where it will lie."""
    marks = [Mark(say(f"zone.{zone}"), icon=zone)]
    return CardItem(id=card_id(card), title=say(f"card.{side}"), style="ability", art=f"bugs/card/{side}", marks=marks)


def item_card(item: Item) -> CardItem:
    return _item_card(item.id)


@shared
def _item_card(name: str) -> CardItem:
    item = ITEMS[name]
    return CardItem(
        id=item_id(item.id),
        title=say(f"item.{item.id}"),
        style="item",
        art=f"bugs/item/{item.id}",
        kind=say(f"slot.{item.slot}"),
        lines=text.item(item),
    )


@shared
def monster_card(name: str, card: MonsterCard, on: tuple[int, ...], is_here: bool) -> CardItem:
    """A monster's card; of its columns, those `on` are performed in this round."""
    columns = []
    for column in range(3):
        ability = card.column(column)
        columns.append(
            CardItem(
                id=column_id(name, FACES[column]),
                title=say(f"face.{FACES[column]}"),
                style=f"column {FACES[column]}",
                initiative=ability.initiative,
                stats=[Stat(say("stat.initiative"), ability.initiative, icon="clock")],
                lines=text.column(ability.actions, ability.infuse),
                dimmed=bool(on) and column not in on,
            )
        )
    return CardItem(
        id=monster_id(name),
        title=say(f"monster.{name}"),
        style="monster",
        art=f"bugs/monster/{name}",
        stats=[Stat(say("stat.health"), card.health, icon="heart")],
        lines=text.traits(card.traits),
        dimmed=not is_here,
        cards=columns,
    )
