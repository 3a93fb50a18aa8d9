"""Damage to you: suffering it or negating it with cards, and exhaustion (BB-NEG, BB-EXH).

What an attack's damage amounts to is the kernel's affair; where a card lies afterwards is decided in `cardplay.py`.
"""

from __future__ import annotations

from undercroft.core.question import Argument, Question, Verb
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.bugs.cardplay import end_active, lay
from undercroft.games.bugs.events import Negated
from undercroft.games.bugs.ids import card_id
from undercroft.games.bugs.options import CARD, LOSE, card_name
from undercroft.games.bugs.state import ACTIVE, DISCARD, HAND, LOST, Bugs, side_of
from undercroft.games.haven.battlefield import Figure

SUFFER: Option = ("suffer",)


def _discard_words(view: Bugs, seat: int, choice: Choice, option: Option) -> Say:
    return say("option.discard", cards=[card_name(view, str(card)) for card in option[1:]])


def _discarded(view: Bugs, seat: int, choice: Choice, option: Option) -> list[str]:
    return [card_id(str(card)) for card in option[1:]]


NEGATE: Question[Bugs] = Question(
    "damage.suffer",
    Verb("suffer", listed=True),
    Verb("discard", CARD, more=True, words=_discard_words, touches=_discarded),
    LOSE,
    clause="BB-NEG-1",
    about=(Argument("amount", int), Argument("health", int)),
)


def suffer(state: Bugs, figure: Figure, amount: int) -> Flow[int]:
    """You lose hit points or negate all damage of this source (BB-NEG-1 to 4, 8); the answer is what you lose."""
    options: list[Option] = [SUFFER]
    backs: list[int] = []  # side B cards of the hand, and active cards that would come there
    lose: list[Option] = []
    for slot, zone in enumerate(state.zones):
        if zone == HAND:
            name = state.cards[slot]
            if state.flipped >> slot & 1:
                backs.append(slot)
            else:
                options.append(("discard", name))  # BB-NEG-2
            lose.append(("lose", name))
        elif zone == DISCARD:
            lose.append(("lose", state.cards[slot]))
        elif zone == ACTIVE and not _loses(state, slot):
            # BB-BON-7, 9, O1: a side A card comes to the hand as side B; a side B card to the discard pile.
            if not state.flipped >> slot & 1:
                backs.append(slot)
            lose.append(("lose", state.cards[slot]))
    for at, first in enumerate(backs):
        for second in backs[at + 1 :]:
            options.append(("discard", state.cards[first], state.cards[second]))  # BB-NEG-3
    options += lose  # BB-NEG-4
    if len(options) == 1:
        return amount
    option = yield NEGATE.ask(0, options, (amount, figure.health))
    if option[0] == "suffer":
        return amount
    for name in option[1:]:
        slot = state.cards.index(str(name))
        if state.zones[slot] == ACTIVE:
            end_active(state, slot)
        lay(state, slot, LOST if option[0] == "lose" else DISCARD)
    if state.log is not None:
        state.tell(Negated(amount=amount))
    return 0


def _loses(state: Bugs, slot: int) -> bool:
    """Whether an active card was played for an ability with the loss icon."""
    side = side_of(state, slot)
    return (side.bottom if state.performed[slot] else side.top).lost


def countable(state: Bugs) -> int:
    """Cards in hand and discard pile, active ones counted where they would go (BB-RST-1, BB-BON-7, 8, BB-EXH-O1)."""
    total = 0
    for slot, zone in enumerate(state.zones):
        if zone in (HAND, DISCARD) or (zone == ACTIVE and not _loses(state, slot)):
            total += 1
    return total


def out_of_cards(state: Bugs) -> bool:
    """BB-EXH-2: neither two cards to play nor two cards to rest with."""
    return state.zones.count(HAND) < 2 and countable(state) < 2
