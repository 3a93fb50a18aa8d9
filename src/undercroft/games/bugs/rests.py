"""Short and long rest (BB-RST).

Both cost a card; a short rest is taken at the end of a round, a long rest is your whole turn.
"""

from __future__ import annotations

from undercroft.core.question import Question, Verb
from undercroft.core.request import Chance, Flow, Option
from undercroft.games.bugs import items
from undercroft.games.bugs.cardplay import ability_of, counts_as_discarded, end_active, flip_back, lay
from undercroft.games.bugs.events import ItemsRestored, RestCost
from undercroft.games.bugs.options import LOSE, RECOVER, USE_ITEM, card_verb
from undercroft.games.bugs.state import ACTIVE, DISCARD, HAND, LOST, Bugs, you
from undercroft.games.haven.damage import heal, suffer
from undercroft.games.haven.options import SKIP

REST_HEAL = 2
KEEP_PRICE = 1

LOSE_ACTIVE: Question[Bugs] = Question("rest.active", LOSE, clause="BB-RST-10")
KEEP: Question[Bugs] = Question("rest.keep", LOSE, card_verb("keep"), clause="BB-RST-5")
LOSE_CHOSEN: Question[Bugs] = Question("rest.choose", LOSE, clause="BB-RST-O1")
TAKE_BACK: Question[Bugs] = Question("rest.recover", RECOVER, SKIP, clause="BB-BON-10 BB-RST-4")
HEAL: Question[Bugs] = Question("rest.heal", Verb("heal", listed=True), SKIP, USE_ITEM, clause="BB-RST-8")
RESTORE: Question[Bugs] = Question("rest.items", Verb("restore", listed=True), SKIP, USE_ITEM, clause="BB-RST-9")


def _gather(state: Bugs) -> Flow[list[int]]:
    """All discarded cards return and all side B cards of the hand turn to A (BB-RST-4, 7); the hand's slots.

    Active cards that count as discarded return with them if you like (BB-BON-7, 10)."""
    while True:
        options: list[Option] = [
            ("recover", state.cards[slot]) for slot in range(len(state.zones)) if counts_as_discarded(state, slot)
        ]
        if not options:
            break
        option = yield TAKE_BACK.ask(0, [*options, ("skip",)])
        if option[0] == "skip":
            break
        end_active(state, state.cards.index(str(option[1])))
    hand = []
    for slot, zone in enumerate(state.zones):
        if zone in (HAND, DISCARD):
            if zone == DISCARD or state.flipped >> slot & 1:
                flip_back(state, slot)
            hand.append(slot)
    return hand


def _draw(state: Bugs, hand: list[int]) -> Flow[int]:
    """A random card of these."""
    if len(hand) == 1:
        return hand[0]
    name = yield Chance("rest.card", [state.cards[slot] for slot in hand])
    return state.cards.index(name)


def _lose(state: Bugs, slot: int) -> None:
    lay(state, slot, LOST)  # BB-RST-2
    if state.log is not None:
        state.tell(RestCost(slot=slot))


def _lose_active(state: Bugs) -> Flow[None]:
    """With no card in hand an active card without loss icon is lost instead, if there is one (BB-RST-10, 11)."""
    found = [
        slot for slot, zone in enumerate(state.zones)
        if zone == ACTIVE and not ability_of(state, slot, state.performed[slot]).lost
    ]  # fmt: skip
    if not found:
        return
    slot = found[0]
    if len(found) > 1:
        options: list[Option] = [("lose", state.cards[slot]) for slot in found]
        option = yield LOSE_ACTIVE.ask(0, options)
        slot = state.cards.index(str(option[1]))
    end_active(state, slot)
    _lose(state, slot)


def short_rest(state: Bugs) -> Flow[None]:
    """BB-RST-4, 5, O2."""
    hand = yield from _gather(state)
    if not hand:
        yield from _lose_active(state)
        return
    slot = yield from _draw(state, hand)
    if len(hand) > 1:
        name = state.cards[slot]
        option = yield KEEP.ask(0, [("lose", name), ("keep", name)])
        if option[0] == "keep":
            # The replacement is drawn from the hand without the first card; the damage is settled before.
            if (yield from suffer(state, you(state), KEEP_PRICE)):
                return
            rest = [other for other, zone in enumerate(state.zones) if zone == HAND and other != slot]
            if rest:  # else the other card went against the damage, and this one is lost after all
                slot = yield from _draw(state, rest)
    _lose(state, slot)


def long_rest(state: Bugs) -> Flow[None]:
    """Your whole turn: lose a card, then optionally Heal 2 and restore spent items (BB-RST-6 to 9).

    Items of your turn may be used between its steps, too: it is a turn like any other (BB-RST-O3)."""
    hand = yield from _gather(state)
    if not hand:
        yield from _lose_active(state)
    else:
        if state.chosen_rest and len(hand) > 1:  # BB-RST-O1
            options: list[Option] = [("lose", state.cards[slot]) for slot in hand]
            option = yield LOSE_CHOSEN.ask(0, options)
            slot = state.cards.index(str(option[1]))
        else:
            slot = yield from _draw(state, hand)
        _lose(state, slot)
    if (yield from _step(state, HEAL, ("heal",))):
        heal(state, you(state), REST_HEAL)
    if state.spent and (yield from _step(state, RESTORE, ("restore",))):
        if state.log is not None:
            spent = [item for place, item in enumerate(state.items) if state.spent >> place & 1]
            state.tell(ItemsRestored(items=spent))
        state.spent = 0


def _step(state: Bugs, question: Question[Bugs], doing: Option) -> Flow[bool]:
    """Whether an optional step is done, after all items that you want to use before it."""
    while True:
        option: Option = yield question.ask(0, [doing, ("skip",), *items.usable(state)])
        if option[0] != "item":
            return option == doing
        yield from items.use_in_turn(state, str(option[1]))
