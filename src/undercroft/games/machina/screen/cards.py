"""Cards as the screen shows them: explorers, items, events, monsters, chapters."""

from __future__ import annotations

from copy import copy

from undercroft.core.say import say
from undercroft.core.scene import CardItem, Mark, Stat
from undercroft.games.machina.cards import text
from undercroft.games.machina.cards.registry import CHAPTERS, EXPLORERS, ITEMS, MONSTERS
from undercroft.games.machina.faces import face
from undercroft.games.machina.figures import marks_on, stats
from undercroft.games.machina.ids import card_id
from undercroft.games.machina.screen.creatures import hunts
from undercroft.games.machina.state import Explorer, Machina, Monster


def explorer_card(explorer: Explorer | None, name: str) -> CardItem:
    card = EXPLORERS[name]
    made = copy(face(name, card_id(name)))
    made.kind = say(f"class.{card.calling}")
    made.stats = [
        Stat(say("stat.health"), card.health, icon="heart"),
        Stat(say("stat.stamina"), card.stamina, icon="boot"),
        Stat(say("stat.inspiration"), card.inspiration, icon="star"),
        Stat(say("stat.defence"), card.defence, icon="shield"),
        Stat(say("stat.will"), card.will, icon="magic"),
    ]
    made.lines = text.lines(name)
    made.dimmed = explorer is not None and not explorer.alive
    return made


def item_card(item: str, attached: list[str] | None = None, *, stowed: bool = False) -> CardItem:
    card = ITEMS[item]
    made = copy(face(item, card_id(item)))
    made.kind = say("item-kind", type=say(f"type.{card.type}"), level=card.level)
    made.lines = text.lines(item)
    made.dimmed = stowed and card.type != "consumable"
    made.cards = [item_card(other) for other in attached or []]
    return made


def event_card(event: str) -> CardItem:
    """An explorers' event or a horror event."""
    made = copy(face(event, card_id(event)))
    made.lines = text.lines(event)
    return made


def printed_monster(name: str) -> CardItem:
    """A monster as its card is printed."""
    card = MONSTERS[name]
    made = copy(face(name, card_id(name)))
    made.stats = [
        Stat(say("stat.health"), card.health, icon="heart"),
        Stat(say("stat.stamina"), card.stamina, icon="boot"),
        Stat(say("stat.defence"), card.defence, icon="shield"),
        Stat(say("stat.will"), card.will, icon="magic"),
    ]
    made.lines = text.lines(name)
    return made


def monster_card(view: Machina, monster: Monster, at: int) -> CardItem:
    _, why = hunts(view, monster)
    made = printed_monster(monster.id)
    made.kind = say("monster-kind", level=MONSTERS[monster.id].level, order=at + 1)
    made.stats = stats(view, monster)
    made.lines = [why, *made.lines]
    for event in monster.events:
        made.lines += [text.title(event), *text.lines(event)]
    made.marks = marks_on(view, monster)
    return made


def chapter_card(scenario: str, number: int) -> CardItem:
    """A chapter of a scenario, counted from 0."""
    card = CHAPTERS[scenario][number]
    return CardItem(
        id=card_id(card.id),
        title=text.title(card.id),
        style="scroll",
        icon="book",
        art=f"machina/scenario/{scenario}",
        kind=say("chapter-kind", number=number + 1, of=len(CHAPTERS[scenario])),
        lines=[say(f"tale.{card.id}"), *text.lines(card.id)],
        marks=[Mark(say("mark.locked"), "lock")] if card.locked else [],
    )
