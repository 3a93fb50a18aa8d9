"""How Jaws answers the kernel about items: which may be added to an attack or a move, and what they bring."""

from __future__ import annotations

from undercroft.core.request import Flow, Option
from undercroft.games.haven.battlefield import HEROES
from undercroft.games.haven.context import ActionContext
from undercroft.games.haven.hooks import ItemHooks
from undercroft.games.haven.verbs import SELF, WOUND, Adds, Aimed, Control
from undercroft.games.jaws import elements, items
from undercroft.games.jaws.abilities import use_item
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.memory import memory_of
from undercroft.games.jaws.state import ON_CARD, Jaws


class JawsItems(ItemHooks[Jaws]):
    def offers(self, state: Jaws, context: ActionContext, on: str, kind: str, single: bool) -> list[Option]:
        figure = context.actor
        if figure.side != HEROES:
            return []
        hero = state.heroes[figure.number]
        found: list[Option] = []
        for item in items.usable(hero, on) if hero.gear else ():
            if (item.kind and item.kind != kind) or (item.single and not single):
                continue
            if item.cost and not elements.payable(state, item.cost):
                continue
            found.append(("item", item.id))
        if hero.gear and self._is_free(state, context):
            found += [("item", item.id) for item in items.at_hand(hero)]
        if on == "attack" and kind == "ranged" and hero.favorite == ON_CARD and not memory_of(context).thrown:
            found.append(("favorite", "throw"))
        return found

    def _is_free(self, state: Jaws, context: ActionContext) -> bool:
        """Whether a character acts in their own turn, where an item may interrupt an ability (JL-TRN-2, JL-ITM-O2)."""
        return state.acting >= 0 and state.figures[state.acting] is context.actor

    def extends_reach(self, state: Jaws, option: Option) -> bool:
        """Items that lengthen an attack, and the Compass, which brings an enemy nearer."""
        if option[0] != "item":
            return True
        item = ITEMS[str(option[1])].item
        return item.on != "turn" or any(isinstance(action, Control) for action in item.actions)

    def may_stop_anywhere(self, state: Jaws, context: ActionContext) -> bool:
        """An item that reaches others may be used anywhere on the way (JL-TRN-2)."""
        figure = context.actor
        if figure.side != HEROES or figure.is_objective or not state.heroes[figure.number].gear:
            return False
        if not self._is_free(state, context):
            return False
        return any(
            isinstance(action, Aimed) and action.who != SELF
            for item in items.at_hand(state.heroes[figure.number])
            for action in item.actions
        )

    def use(self, state: Jaws, context: ActionContext, option: Option) -> Flow[Adds | None]:
        at = context.actor.number
        hero = state.heroes[at]
        if option[0] == "favorite":
            memory_of(context).thrown = True
            new = any("the-new-favorite" in source for source in hero.active)
            return Adds(attack=3, conditions=WOUND, push=1) if new else Adds(attack=3)
        item = ITEMS[str(option[1])].item
        if item.on == "turn":  # JL-TRN-2, JL-ABL-2: in the middle of an ability, but an ability of its own
            yield from use_item(state, at, item.id)
            return None
        if item.cost:
            yield from elements.consume(state, hero.seat, item.cost)
        items.wear(state, hero, item.id)
        return item.adds

    def lasts_whole_action(self, state: Jaws, option: Option) -> bool:
        return option[0] == "item" and ITEMS[str(option[1])].item.whole == "action"
