"""The six elements: paying for extras, infusing at the end of a turn, fading at the end of a round (JL-ELE).

Tokens are 0 weak, 1 medium, 2 strong. What an element buys stands on the cards.
"""

from __future__ import annotations

from undercroft.core.question import Question, Verb
from undercroft.core.request import Flow
from undercroft.games.haven.options import ELEMENT
from undercroft.games.haven.verbs import ELEMENTS, WILD
from undercroft.games.jaws.events import ElementConsumed, ElementInfused, ElementsFaded
from undercroft.games.jaws.state import Jaws

WHICH_ELEMENT: Verb[Jaws] = Verb("element", ELEMENT, listed=True)
WHICH_CONSUMED: Question[Jaws] = Question("element.consume", WHICH_ELEMENT, clause="JL-ELE-9")
WHICH_INFUSED: Question[Jaws] = Question("element.infuse", WHICH_ELEMENT, clause="JL-ELE-9")

STRONG, WEAK = 2, 0


def ready(state: Jaws) -> int:
    """The elements that can be consumed now, as a bit set (JL-ELE-5)."""
    found = 0
    for bit, strength in enumerate(state.elements):
        if strength:
            found |= 1 << bit
    return found


def payable(state: Jaws, symbols: tuple[int, ...]) -> bool:
    """Whether every symbol can be paid with a token of its own."""
    left = ready(state)
    wild = 0
    for symbol in symbols:
        if symbol & (symbol - 1):
            wild += 1
        elif left & symbol:
            left ^= symbol
        else:
            return False
    return left.bit_count() >= wild


def consume(state: Jaws, seats: int | tuple[int, ...], symbols: tuple[int, ...]) -> Flow[int]:
    """Move tokens to weak; for the multicoloured symbol those asked choose which (JL-ELE-9). The elements spent."""
    spent = 0
    for symbol in sorted(symbols, key=int.bit_count):
        choices = ready(state) & symbol
        if choices & (choices - 1):
            options = [("element", name) for bit, name in enumerate(ELEMENTS) if choices >> bit & 1]
            option = yield WHICH_CONSUMED.ask(seats, options)
            choices = 1 << ELEMENTS.index(str(option[1]))
        state.elements[choices.bit_length() - 1] = WEAK
        spent |= choices
        if state.log is not None:
            state.tell(ElementConsumed(element=choices.bit_length() - 1))
    return spent


def charge(state: Jaws, seats: int | tuple[int, ...], symbols: tuple[int, ...]) -> Flow[None]:
    """Note what will be strong at the end of this turn (JL-ELE-3); any element is the choice of those asked."""
    for symbol in symbols:
        if symbol == WILD:
            options = [("element", name) for name in ELEMENTS]
            option = yield WHICH_INFUSED.ask(seats, options)
            symbol = 1 << ELEMENTS.index(str(option[1]))
        state.charged |= symbol


def settle(state: Jaws) -> None:
    """The end of a turn: what was infused in it becomes strong (JL-ELE-3, JL-TRN-5)."""
    charged = state.charged
    if charged:
        state.charged = 0
        for bit in range(6):
            if charged >> bit & 1:
                state.elements[bit] = STRONG
                if state.log is not None:
                    state.tell(ElementInfused(element=bit))


def fade(state: Jaws) -> None:
    """The end of a round: every token goes one step down (JL-ELE-4, JL-RND-5)."""
    if state.log is not None and any(state.elements):
        faded = {element: strength - 1 for element, strength in enumerate(state.elements) if strength}
        state.tell(ElementsFaded(strengths=faded))
    state.elements = [strength - 1 if strength else 0 for strength in state.elements]
