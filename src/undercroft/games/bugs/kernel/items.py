"""How Bugs answers the kernel about items that are added to an attack or a move (`items.py`)."""

from __future__ import annotations

from undercroft.core.request import Flow, Option
from undercroft.games.bugs import items
from undercroft.games.bugs.cards.items import ITEMS
from undercroft.games.bugs.state import Bugs
from undercroft.games.haven.battlefield import HEROES
from undercroft.games.haven.context import ActionContext
from undercroft.games.haven.hooks import ItemHooks
from undercroft.games.haven.verbs import Adds


class BugsItems(ItemHooks[Bugs]):
    def offers(self, state: Bugs, context: ActionContext, on: str, kind: str, single: bool) -> list[Option]:
        if not state.items or context.actor.side != HEROES:
            return []
        return items.offers(state, on, kind, single)

    def extends_reach(self, state: Bugs, option: Option) -> bool:
        adds = ITEMS[str(option[1])].adds
        return bool(adds.range or adds.reach or adds.ranged or adds.area)

    def use(self, state: Bugs, context: ActionContext, option: Option) -> Flow[Adds | None]:
        return items.use(state, str(option[1]))
