"""Charges: every visible element icon, each usable once a round (BB-ELE, BB-MEL).

A charge has a name that says where it is: a card's side, a monster type's column, or an item's creation. Which icons
are used is one int in the state; which actions cost what is in the declarations.
"""

from __future__ import annotations

from undercroft.core.question import Argument, Question, Verb
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.bugs.cards.characters import CARDS
from undercroft.games.bugs.cards.monsters import COLUMNS
from undercroft.games.bugs.columns import marked
from undercroft.games.bugs.events import ChargeUsed
from undercroft.games.bugs.ids import monster_id
from undercroft.games.bugs.state import ACTIVE, HAND, PLAYED, Bugs
from undercroft.games.haven import text
from undercroft.games.haven.battlefield import Figure
from undercroft.games.haven.verbs import WILD, Consume

Charge = tuple[int, int, Option]
"""The bit of the icon in `state.used` (-1: made by an item), the elements it can be, and the option that names it."""

CARD_BITS = 8
"""Icons of a card slot: four on each side."""
TYPES_FROM = 4 * CARD_BITS
COLUMN_BITS = 4
TYPE_BITS = 3 * COLUMN_BITS
CONJURED: Option = ("charge", "conjured")
INFUSING = {name for name, columns in COLUMNS.items() if any(column.infuse for column in columns)}
"""The monster types with element icons."""


def _source_words(view: Bugs, seat: int, choice: Choice, option: Option) -> Say:
    if option == CONJURED:
        return say("option.charge-conjured")
    source = str(option[1])
    return say("option.charge", source=say(f"monster.{source}" if source in COLUMNS else f"card.{source}"))


def _source_place(view: Bugs, seat: int, choice: Choice, option: Option) -> str:
    source = str(option[1])
    return monster_id(source) if source in COLUMNS else ""


CHARGE: Question[Bugs] = Question(
    "element.charge",
    Verb(
        "charge",
        Argument("source"),
        Argument("icon", int),
        optional=1,
        words=_source_words,
        messages=("option.charge", "option.charge-conjured"),
        at=_source_place,
    ),
    clause="BB-ELE-11 BB-MEL-4",
    about=(Argument("element", int, say=lambda view, symbol: text.symbol(symbol)),),
)


def charges(state: Bugs) -> list[Charge]:
    """All charges that can be used now (BB-ELE-2 to 8)."""
    found: list[Charge] = []
    used = state.used
    for slot, zone in enumerate(state.zones):
        if zone in (HAND, PLAYED, ACTIVE):
            card = CARDS[state.cards[slot]]
            back = state.flipped >> slot & 1
            side = card.b if back else card.a
            for at, symbol in enumerate(side.charges):
                bit = slot * CARD_BITS + back * 4 + at
                if not used >> bit & 1:
                    found.append((bit, symbol, ("charge", side.name, at)))
    for kind, name in enumerate(state.types):
        if name in INFUSING:
            columns = COLUMNS[name]
            for column in marked(state, kind):
                for at, symbol in enumerate(columns[column].infuse):
                    bit = TYPES_FROM + kind * TYPE_BITS + column * COLUMN_BITS + at
                    if not used >> bit & 1:
                        found.append((bit, symbol, ("charge", name, column)))
    for _ in range(state.conjured):
        found.append((-1, WILD, CONJURED))
    return found


def payable(found: list[Charge], symbols: tuple[int, ...]) -> bool:
    """Whether these charges pay for all symbols, each with a charge of its own (BB-ELE-12 to 14, F1)."""
    if not symbols:
        return True
    first, rest = symbols[0], symbols[1:]
    for at, charge in enumerate(found):
        if charge[1] & first:
            if not rest:
                return True
            if payable(found[:at] + found[at + 1 :], rest):
                return True
    return False


def can_pay(state: Bugs, symbols: tuple[int, ...]) -> bool:
    return payable(charges(state), symbols)


def pay(state: Bugs, symbols: tuple[int, ...]) -> Flow[None]:
    """Use a charge for each symbol; where several fit, you choose (BB-MEL-4, O1)."""
    for at, symbol in enumerate(symbols):
        found = charges(state)
        rest = symbols[at + 1 :]
        fits: dict[Option, Charge] = {}
        for place, charge in enumerate(found):
            if charge[1] & symbol and charge[2] not in fits:
                if not rest or payable(found[:place] + found[place + 1 :], rest):
                    fits[charge[2]] = charge
        options = list(fits)
        option = options[0]
        if len(options) > 1:
            option = yield CHARGE.ask(0, options, (symbol,))
        bit = fits[option][0]
        if bit < 0:
            state.conjured -= 1
        else:
            state.used |= 1 << bit  # BB-ELE-4
        if state.log is not None:
            state.tell(ChargeUsed(elements=fits[option][1]))


def is_wanted(state: Bugs, slot: int, kind: str, column: int) -> bool:
    """Whether a card matters to what monsters of this column may still buy: by a charge that it shows, or by one that
    it would show turned over (BB-ELE-5, 6)."""
    wanted = 0
    for action in COLUMNS[kind][column].actions:
        for cost in action.consume:
            if not bought(state, cost):
                for symbol in cost.symbols:
                    wanted |= symbol
    card = CARDS[state.cards[slot]]
    for back, side in enumerate(card.sides):
        if back >= state.flipped >> slot & 1:  # a card turns from A to B, never back
            for at, symbol in enumerate(side.charges):
                if symbol & wanted and not state.used >> (slot * CARD_BITS + back * 4 + at) & 1:
                    return True
    return False


_COSTS: dict[int, str] = {
    id(cost): f"{name}.{column}.{place}.{at}"
    for name, columns in COLUMNS.items()
    for column, ability in enumerate(columns)
    for place, action in enumerate(ability.actions)
    for at, cost in enumerate(action.consume)
}


def bought(state: Bugs, cost: Consume) -> bool:
    """Whether a monster of this type has bought this effect already this round (BB-MEL-3)."""
    return _COSTS.get(id(cost), "") in state.paid


def monster_pays(state: Bugs, figure: Figure, cost: Consume) -> Flow[bool]:
    """The first monster of a type pays if it can, and all of the type gain the effect this round (BB-MEL-2, 3, O1)."""
    key = _COSTS.get(id(cost), "")
    if key in state.paid:
        return True
    if not can_pay(state, cost.symbols):
        return False
    yield from pay(state, cost.symbols)
    if key:
        state.paid.append(key)
    return True
