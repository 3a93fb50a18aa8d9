"""Items in play: which may be used when, what use does to them, slots (JL-ITM).

Buying, selling and swapping are in `shop.py`; what an item does is declared in `cards/items.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.question import Question
from undercroft.games.haven.battlefield import HEROES, Figure
from undercroft.games.haven.options import FIGURE
from undercroft.games.haven.verbs import PASSIVE, Item
from undercroft.games.haven.verbs import SPENT as SPENT_USE
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.events import ItemsRefreshed, ItemUsed, place_of
from undercroft.games.jaws.options import AMOUNT, DECLINE, asked_hero, item_verb
from undercroft.games.jaws.state import READY, SPENT, USED, Hero, Jaws

OWN_ITEM = item_verb("item", asked_hero)
WHEN_TARGETED: Question[Jaws] = Question("item.targeted", OWN_ITEM, DECLINE, about=(FIGURE, AMOUNT), clause="JL-ITM-1")
WHEN_ATTACKED: Question[Jaws] = Question("item.attacked", OWN_ITEM, DECLINE, about=(FIGURE, AMOUNT), clause="JL-ITM-1")

SLOTS = {"head": 1, "body": 1, "legs": 1, "hand": 2}


def limit(hero: Hero, slot: str) -> int:
    """How many items of a slot may be brought; small ones: half the level, rounded up (JL-ITM-3)."""
    return (hero.level + 1) // 2 if slot == "small" else SLOTS[slot]


def fits(hero: Hero, brought: Sequence[str], item: str) -> bool:
    slot = ITEMS[item].item.slot
    return sum(ITEMS[other].item.slot == slot for other in brought) < limit(hero, slot)


def usable(hero: Hero, on: str) -> list[Item]:
    """The items that can be used at such a moment, each once however many copies there are."""
    found: list[Item] = []
    for id, state in hero.gear:
        if state == READY:
            item = ITEMS[id].item
            if item.on == on and item.use != PASSIVE and item not in found:
                found.append(item)
    return found


def at_hand(hero: Hero) -> list[Item]:
    """The items that can be used at any time in one's own turn and would do something now (JL-TRN-2)."""
    return [item for item in usable(hero, "turn") if item.id != "stamina-potion" or hero.discard]


def has(hero: Hero, item: str) -> bool:
    return any(id == item for id, _ in hero.gear)


def is_worn_by(state: Jaws, figure: Figure, item: str) -> bool:
    """Whether a figure is a character who has this item with them and may use it."""
    return figure.side == HEROES and not figure.is_objective and has(state.heroes[figure.number], item)


def wear(state: Jaws, hero: Hero, item: str, joins: bool = False) -> None:
    """An item was used, `joins`: in the middle of an attack. It is turned sideways or face down (JL-ITM-5, 6)."""
    thing = ITEMS[item]
    at = hero.gear.index((item, READY))
    hero.gear[at] = (item, SPENT if thing.item.use == SPENT_USE else USED)
    if thing.potion:
        hero.tally.potions += 1
    if state.log is not None:
        state.tell(ItemUsed(hero=place_of(state, hero), item=item, place=at, joins=joins))


def refresh(state: Jaws, hero: Hero) -> None:
    """A long rest turns spent items upright (JL-RST-6)."""
    spent = [place for place, (_, status) in enumerate(hero.gear) if status == SPENT]
    if spent and state.log is not None:
        state.tell(ItemsRefreshed(hero=place_of(state, hero), places=spent))
    hero.gear = [(item, READY if status == SPENT else status) for item, status in hero.gear]
