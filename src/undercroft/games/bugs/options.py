"""What options are made of: cards, items and monster types, how each is said and where it lies on the screen.

Verbs that several questions offer are here too. Questions stand in the chapters that ask them; no rule is decided here.
"""

from __future__ import annotations

from undercroft.core.grid import cells
from undercroft.core.question import Argument, Verb
from undercroft.core.request import Choice, Option
from undercroft.core.say import Say, say
from undercroft.games.bugs.cards.items import ITEMS
from undercroft.games.bugs.ids import card_id, item_id, monster_id
from undercroft.games.bugs.state import Bugs, side_of, you
from undercroft.games.haven import text
from undercroft.games.haven.battlefield import HEROES
from undercroft.games.haven.ids import cell_id
from undercroft.games.haven.movement import ground, spread
from undercroft.games.haven.verbs import Action, Attack, Move

# --- names on the screen ----------------------------------------------------------------------------------------------


def card_name(view: Bugs, card: str) -> Say:
    """A card by its visible side."""
    if card in view.cards and view.zones:
        return say(f"card.{side_of(view, view.cards.index(card)).name}")
    return say(f"card.{card}")


def hexes_in_reach(view: Bugs, actions: tuple[Action, ...]) -> list[str]:
    """The ids of the hexes that an ability's first move or attack can reach from where you stand."""
    hero = you(view)
    if hero.cell < 0:
        return []
    for action in actions:
        if isinstance(action, Move) and isinstance(action.value, int):
            land = ground(view, hero, HEROES, action.jump, action.plain)
            return [cell_id(cell) for cell in cells(spread(view, hero, land, action.value).reached & land.ends)]
        if isinstance(action, Attack):
            far = action.range or action.reach
            near = view.kernel.map.in_range(view, hero.cell, far) & ~(1 << hero.cell)
            if action.area is not None:
                near = 0
                for board in view.kernel.map.area_placements(view, action.area, hero.cell, far):
                    near |= board
            return [cell_id(cell) for cell in cells(near)]
    return []


# --- arguments --------------------------------------------------------------------------------------------------------

CARD: Argument[Bugs] = Argument("card", say=card_name, at=lambda view, card: card_id(card))
"""An ability card by the name of its side A, whichever side is up."""

ITEM: Argument[Bugs] = Argument(
    "item", say=lambda view, item: say(f"item.{item}"), at=lambda view, item: item_id(item), fixed=True
)

MONSTER: Argument[Bugs] = Argument(
    "monster", say=lambda view, kind: say(f"monster.{kind}"), at=lambda view, kind: monster_id(kind)
)
"""A monster type."""

# --- verbs ------------------------------------------------------------------------------------------------------------


def _item_lines(view: Bugs, seat: int, choice: Choice, option: Option) -> list[Say]:
    return text.item(ITEMS[str(option[1])])


def card_verb(name: str) -> Verb[Bugs]:
    """A verb that is about one ability card."""
    return Verb(name, CARD)


def item_verb(name: str) -> Verb[Bugs]:
    """A verb that is about one item, whose text is shown with it."""
    return Verb(name, ITEM, lines=_item_lines)


USE_ITEM: Verb[Bugs] = item_verb("item")
END_BONUS: Verb[Bugs] = card_verb("end")
"""Take an active card back (BB-BON-6)."""
LOSE: Verb[Bugs] = card_verb("lose")
RECOVER: Verb[Bugs] = card_verb("recover")
LEAVE_AS_IS: Verb[Bugs] = Verb("keep", label="option.keep-result", listed=True)
"""Use no item on a result."""
BE_DONE: Verb[Bugs] = Verb("done", listed=True)
