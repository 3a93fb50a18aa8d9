"""Card selection: each character secretly picks two cards, the leading one first, or a long rest (JL-SEL).

All seats choose side by side; nothing is written into the state before the last one has chosen.
"""

from __future__ import annotations

from undercroft.core.question import Question, Verb
from undercroft.core.request import Flow, Option, Together
from undercroft.games.jaws.active import ABILITIES, may_end, retire, to_discard
from undercroft.games.jaws.cards.characters import CARDS
from undercroft.games.jaws.events import CardsChosen, RestChosen
from undercroft.games.jaws.kernel.damage import exhaust
from undercroft.games.jaws.options import CARD, END, HERO, REST, initiative_verb
from undercroft.games.jaws.records import Pick
from undercroft.games.jaws.state import Jaws, card_of

SELECT_LEAD: Question[Jaws] = Question(
    "select.lead",
    initiative_verb("lead"),
    REST,
    END,
    Verb("give-up", listed=True),
    about=(HERO,),
    clause="JL-SEL-1 JL-SEL-2 JL-SEL-3",
    secret=True,
)
SELECT_SECOND: Question[Jaws] = Question(
    "select.second", initiative_verb("second"), about=(HERO, CARD), clause="JL-SEL-1", secret=True
)


def can_choose(hand: int, discard: int) -> bool:
    """Whether a character can play two cards or rest (JL-SEL-5)."""
    return hand >= 2 or discard >= 2


def pick(state: Jaws, at: int) -> Flow[Pick]:
    """One character's choice."""
    hero = state.heroes[at]
    ended: list[str] = []
    while True:
        discard = len(hero.discard) + sum(not ABILITIES[source].lost for source in ended)
        options: list[Option] = [("lead", card) for card in hero.hand] if len(hero.hand) >= 2 else []
        if discard >= 2:
            options.append(("rest",))  # JL-SEL-3
        # JL-ACT-4, JL-SEL-F1: an effect may be ended first, so that the discard reaches two cards.
        endable = [source for source in hero.active if source not in ended and may_end(source)]
        options += [("end", card_of(source)) for source in endable]
        if not options:
            return Pick(ended, [])
        if not endable and len(options) == 1:
            return Pick(ended, [], rest=True)  # JL-SEL-4
        if len(options) == len(endable):
            options.append(("give-up",))  # JL-SEL-F1: a card may be taken out, and may be left there (JL-SEL-5)
        clause = "JL-SEL-1 JL-SEL-2 JL-SEL-3" if len(hero.hand) >= 2 else "JL-SEL-4"
        option = yield SELECT_LEAD.ask(hero.seat, options, (at,), clause)
        if option[0] == "rest":
            return Pick(ended, [], rest=True)
        if option[0] == "give-up":
            return Pick(ended, [])
        if option[0] == "end":
            ended.append(next(source for source in endable if card_of(source) == option[1]))
            continue
        lead = str(option[1])
        rest: list[Option] = [("second", card) for card in hero.hand if card != lead]
        second = rest[0]
        if len(rest) > 1:
            second = yield SELECT_SECOND.ask(hero.seat, rest, (at, lead))
        return Pick(ended, [lead, str(second[1])])


def picks(state: Jaws, heroes: list[int]) -> Flow[dict[int, Pick]]:
    """All characters of one seat, one after the other."""
    found: dict[int, Pick] = {}
    for at in heroes:
        found[at] = yield from pick(state, at)
    return found


def select(state: Jaws) -> Flow[None]:
    """The first phase; a character who can do neither is exhausted (JL-SEL-5, JL-EXH-1)."""
    for at, hero in enumerate(state.heroes):
        if hero.exhausted:
            continue
        if not can_choose(len(hero.hand), len(hero.discard) + len(to_discard(hero))):
            exhaust(state, at)
    seats: dict[int, list[int]] = {}
    for at, hero in enumerate(state.heroes):
        if not hero.exhausted:
            seats.setdefault(hero.seat, []).append(at)
    if not seats:
        return
    if len(seats) == 1:
        (heroes,) = seats.values()
        chosen = yield from picks(state, heroes)
    else:
        results = yield Together({seat: picks(state, heroes) for seat, heroes in seats.items()})
        chosen = {at: one for found in results.values() for at, one in found.items()}
    for at in sorted(chosen):
        hero, one = state.heroes[at], chosen[at]
        for source in one.ended:
            retire(state, hero, source)
        hero.resting = one.rest
        if one.rest and state.log is not None:
            state.tell(RestChosen(hero=at))
        if one.rest:
            hero.lead = ()
        elif one.cards:
            for card in one.cards:
                hero.hand.remove(card)
            hero.chosen = one.cards  # JL-SEL-6
            if state.log is not None:
                state.tell(CardsChosen(hero=at, lead=one.cards[0], other=one.cards[1]))
            hero.lead = (CARDS[one.cards[0]].initiative, CARDS[one.cards[1]].initiative)
        else:
            exhaust(state, at)
