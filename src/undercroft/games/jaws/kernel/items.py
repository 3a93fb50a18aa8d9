"""How Jaws answers the kernel about items: which may be added to an attack or a move, and what they bring."""

from __future__ import annotations

from undercroft.core.request import Flow, Option
from undercroft.games.haven.battlefield import HEROES, Figure
from undercroft.games.haven.hooks import ItemHooks
from undercroft.games.haven.verbs import SELF, WOUND, Adds, Aimed, Control
from undercroft.games.jaws import elements, items
from undercroft.games.jaws.abilities import use_item
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.state import Jaws, context_of


class JawsItems(ItemHooks[Jaws]):
    def offers(self, state: Jaws, figure: Figure, on: str, kind: str, single: bool) -> list[Option]:
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
        if hero.gear and self._free(state, figure):
            found += [("item", item.id) for item in items.at_hand(hero)]
        if on == "attack" and kind == "ranged" and hero.favorite == -1 and context_of(state).boosted is None:
            found.append(("favorite", "throw"))
        return found

    def _free(self, state: Jaws, figure: Figure) -> bool:
        """Whether a character is in the middle of an ability of his own turn, which he may break off for an item."""
        acting, context = state.acting, state.context
        if acting < 0 or state.figures[acting] is not figure or context is None or context.deed is None:
            return False
        return context.deed.actor is figure and context.granter is None

    def extends_reach(self, state: Jaws, option: Option) -> bool:
        """Items that lengthen an attack, and the Compass, which brings an enemy nearer."""
        if option[0] != "item":
            return True
        item = ITEMS[str(option[1])].item
        return item.on != "turn" or any(isinstance(action, Control) for action in item.actions)

    def may_stop_anywhere(self, state: Jaws, figure: Figure) -> bool:
        """An item that reaches others may be used anywhere on the way (JL-TRN-2)."""
        if figure.side != HEROES or figure.is_objective or not state.heroes[figure.number].gear:
            return False
        if not self._free(state, figure):
            return False
        return any(
            isinstance(action, Aimed) and action.who != SELF
            for item in items.at_hand(state.heroes[figure.number])
            for action in item.actions
        )

    def use(self, state: Jaws, figure: Figure, option: Option) -> Flow[Adds | None]:
        hero = state.heroes[figure.number]
        if option[0] == "favorite":
            context_of(state).boosted = True
            new = any("the-new-favorite" in source for source in hero.active)
            return Adds(attack=3, conditions=WOUND, push=1) if new else Adds(attack=3)
        item = ITEMS[str(option[1])].item
        if item.on == "turn":  # JL-TRN-2, JL-ABL-2: in the middle of an ability, but an ability of its own
            outer = state.context
            yield from use_item(state, figure.number, item.id)
            state.context = outer
            return None
        if item.cost:
            yield from elements.consume(state, hero.seat, item.cost)
        items.wear(state, hero, item.id)
        return item.adds

    def lasts_whole_action(self, state: Jaws, option: Option) -> bool:
        return option[0] == "item" and ITEMS[str(option[1])].item.whole == "action"
