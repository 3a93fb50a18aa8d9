"""Short and long rests (JL-RST)."""

from __future__ import annotations

from undercroft.core.question import Question, prefer
from undercroft.core.request import Chance, Flow, Option
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import OFF
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.effects import perform
from undercroft.games.haven.verbs import STUN, Heal
from undercroft.games.jaws import active, items
from undercroft.games.jaws.abilities import TURN_ACT, begin, items_now, use_item
from undercroft.games.jaws.events import HAND, LOST, LongRested, ShortRested, tell_cards
from undercroft.games.jaws.options import CARD, END, HERO, LOSE, NO, REST, card_verb
from undercroft.games.jaws.state import Jaws, card_of

REST_LOSE: Question[Jaws] = Question("rest.lose", LOSE, about=(HERO,), clause="JL-RST-6")
SHORT_REST: Question[Jaws] = Question(
    "rest.short", REST, END, NO, about=(HERO,), clause="JL-RND-7 JL-RST-2 JL-ACT-4", answer=prefer("rest")
)
KEEP_CARD: Question[Jaws] = Question("rest.keep", LOSE, card_verb("keep"), about=(HERO, CARD), clause="JL-RST-4")

HEAL = Heal(value=2, who=e.SELF, mandatory=True)


def short_rest(state: Jaws, at: int) -> Flow[None]:
    """A random discarded card is lost and the others return; once it may be kept for 1 damage (JL-RST-3, 4)."""
    hero, figure = state.heroes[at], state.figures[at]
    if hero.exhausted:
        return
    option: Option = ("end",)
    while option[0] != "rest":
        # JL-ACT-4: an effect may be ended first, so that its card helps to rest and comes back with the others.
        ending = active.to_discard(hero)
        if len(hero.discard) + len(ending) < 2:
            return
        options: list[Option] = [("rest",)] if len(hero.discard) >= 2 else []
        options += [("end", card_of(source)) for source in ending]
        options.append(("no",))
        option = yield SHORT_REST.ask(hero.seat, options, (at,))
        if option[0] == "no":
            return
        if option[0] == "end":
            active.retire(state, hero, next(source for source in ending if card_of(source) == option[1]))
    hero.tally.short_rests += 1
    card: str = yield Chance("rest", hero.discard, None, None, (at,))
    option = ("lose", card)
    if figure.cell != OFF:
        option = yield KEEP_CARD.ask(hero.seat, [("lose", card), ("keep", card)], (at, card))
    others = [other for other in hero.discard if other != card]
    if option[0] == "keep":
        # JL-RST-O1: two discarded cards may pay only if another one is left to be drawn.
        hero.discard = others if len(others) >= 3 else []
        hidden = [] if len(others) >= 3 else others
        yield from suffer(state, figure, 1, None)
        if hero.exhausted:
            hero.lost += [card, *hidden]
            tell_cards(state, hero, [card, *hidden], LOST)
            return
        others = hero.discard + hidden
        drawn: str = others[0] if len(others) == 1 else (yield Chance("rest", others, None, None, (at,)))
        others.remove(drawn)
        others.append(card)
        card = drawn
    hero.lost.append(card)
    hero.hand += others
    hero.discard = []
    if state.log is not None:
        tell_cards(state, hero, (card,), LOST)
        tell_cards(state, hero, others, HAND)
        state.tell(ShortRested(hero=at))


def long_rest(state: Jaws, at: int) -> Flow[None]:
    """The whole turn: lose a card, take back the others, Heal 2, refresh items (JL-RST-5, 6)."""
    hero, figure = state.heroes[at], state.figures[at]
    while figure.cell != OFF:
        options = items_now(state, at)  # JL-RST-7: before it refreshes them, too
        ending = active.to_discard(hero)  # JL-ACT-4: such a card comes back with the others
        options += [("end", card_of(source)) for source in ending]
        if not options:
            break
        option = yield TURN_ACT.ask(hero.seat, [*options, ("rest",)], (at,), "JL-RST-7 JL-ACT-4")
        if option[0] == "rest":
            break
        if option[0] == "end":
            active.retire(state, hero, next(source for source in ending if card_of(source) == option[1]))
        else:
            yield from use_item(state, at, str(option[1]))
    if figure.cell == OFF or len(hero.discard) < 2:  # JL-RST-1, O3: the cards to rest with were paid away
        return
    yield from rest_cards(state, at)
    if not figure.conditions & STUN:  # JL-RST-O2: an action like any other, which a bonus for heals counts (JL-ACT-10)
        yield from perform(state, begin(state, at, ""), (HEAL,))
    items.refresh(state, hero)
    hero.tally.long_rests += 1
    if state.log is not None:
        state.tell(LongRested(hero=at))
    while figure.cell != OFF:  # JL-RST-7
        options = items_now(state, at)
        if not options:
            return
        options.append(("finish",))
        option = yield TURN_ACT.ask(hero.seat, options, (at,), "JL-RST-7")
        if option[0] == "finish":
            return
        yield from use_item(state, at, str(option[1]))


def rest_cards(state: Jaws, at: int) -> Flow[None]:
    """Lose one chosen card from the discard and take the others into hand."""
    hero = state.heroes[at]
    if len(hero.discard) < 2:
        return
    options: list[Option] = [("lose", card) for card in hero.discard]
    option = yield REST_LOSE.ask(hero.seat, options, (at,))
    card = str(option[1])
    hero.discard.remove(card)
    hero.lost.append(card)
    tell_cards(state, hero, (card,), LOST)
    tell_cards(state, hero, hero.discard, HAND)
    hero.hand += hero.discard
    hero.discard = []
