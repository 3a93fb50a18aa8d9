"""Cancelling damage by losing cards (JL-DMG-6, 7)."""

from __future__ import annotations

from undercroft.core.question import Question, Verb
from undercroft.core.request import Flow, Option
from undercroft.games.haven.battlefield import Figure
from undercroft.games.jaws.active import retire, to_discard
from undercroft.games.jaws.events import LOST, Negated, place_of, tell_cards
from undercroft.games.jaws.options import AMOUNT, END, HERO, LOSE
from undercroft.games.jaws.state import Hero, Jaws, card_of

NEGATE: Question[Jaws] = Question(
    "damage.negate",
    Verb("suffer", listed=True),
    LOSE,
    Verb("discards", listed=True),
    END,
    about=(HERO, AMOUNT),
    clause="JL-DMG-6 JL-ACT-4",
)
LOSE_DISCARDS: Question[Jaws] = Question("damage.discards", LOSE, about=(HERO,), clause="JL-DMG-6")


def negate(state: Jaws, figure: Figure, amount: int) -> Flow[int]:
    """A character may lose 1 card from hand or 2 from the discard to cancel all damage; what is suffered."""
    hero = state.heroes[figure.number]
    while hero.hand or hero.discard or hero.active:
        ending = to_discard(hero)
        options = _ways_to_pay(hero, ending)
        if len(options) == 1:
            break
        option = yield NEGATE.ask(hero.seat, options, (figure.number, amount))
        if option[0] == "suffer":
            break
        if option[0] == "end":
            retire(state, hero, next(source for source in ending if card_of(source) == option[1]))
            continue
        if option[0] == "lose":
            hero.hand.remove(str(option[1]))
            hero.lost.append(str(option[1]))
            tell_cards(state, hero, (str(option[1]),), LOST)
        else:
            yield from _lose_two_discards(state, hero, figure, amount)
        _note(state, hero, amount)
        return 0
    hero.tally.lowest = min(hero.tally.lowest, figure.health - amount)
    return amount


def _ways_to_pay(hero: Hero, ending: list[str]) -> list[Option]:
    options: list[Option] = [("suffer",)]
    options += [("lose", card) for card in hero.hand]
    if len(hero.discard) >= 2:
        options.append(("discards",))
    # JL-ACT-4: a card may leave the active area at any time, and then help to pay.
    if len(hero.discard) + len(ending) >= 2:
        options += [("end", card_of(source)) for source in ending]
    return options


def _lose_two_discards(state: Jaws, hero: Hero, figure: Figure, amount: int) -> Flow[None]:
    for _ in range(2):
        options: list[Option] = [("lose", card) for card in hero.discard]
        option = options[0]
        if len(options) > 1:
            option = yield LOSE_DISCARDS.ask(hero.seat, options, (figure.number, amount))
        hero.discard.remove(str(option[1]))
        hero.lost.append(str(option[1]))
        tell_cards(state, hero, (str(option[1]),), LOST)


def _note(state: Jaws, hero: Hero, amount: int) -> None:
    hero.tally.negated += 1
    if amount >= 5:
        hero.tally.negated_five = True
    if state.log is not None:
        state.tell(Negated(hero=place_of(state, hero), amount=amount))
