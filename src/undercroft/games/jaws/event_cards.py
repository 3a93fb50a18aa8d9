"""City events: the choice between A and B and what follows (JL-EVT)."""

from __future__ import annotations

from undercroft.core.pile import draw
from undercroft.core.question import Argument, Question, Verb
from undercroft.core.request import Chance, Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.jaws.campaign_events import EventRead, ItemReceived, ScenarioListed, Swung
from undercroft.games.jaws.cards.events import EVENTS, SUSPECTS, Effects
from undercroft.games.jaws.cards.items import BY_NUMBER
from undercroft.games.jaws.events import Counted
from undercroft.games.jaws.modifiers import CARDS, worth
from undercroft.games.jaws.options import AMOUNT, HERO, ITEM, NUMBER, TO_HERO
from undercroft.games.jaws.shop import claim
from undercroft.games.jaws.state import Jaws


def _read_out(view: Jaws, seat: int, choice: Choice, option: Option) -> Say:
    return say(f"option.{option[0]}", option=say(f"event.n{choice.about[0]}-option-{option[0]}"))


STORY: Argument[Jaws] = Argument("story", int, say=lambda view, number: say(f"event.n{number}"))
GOLD: Verb[Jaws] = Verb("gold", AMOUNT, listed=True)

EVENT: Question[Jaws] = Question(
    "event.choose",
    Verb("a", words=_read_out, listed=True),
    Verb("b", words=_read_out, listed=True),
    about=(STORY,),
    clause="JL-EVT-2 JL-EVT-3",
    final=True,
)
SUSPECT: Question[Jaws] = Question(
    "event.suspect",
    Verb("suspect", Argument("suspect", say=lambda view, name: say(f"suspect.{name}")), listed=True),
    about=(STORY,),
    clause="JL-EVT-2",
    final=True,
)
GUESS: Question[Jaws] = Question("event.number", Verb("number", NUMBER, listed=True), clause="JL-EVT-2", final=True)
CONCERNS: Question[Jaws] = Question("event.who", TO_HERO, clause="JL-REW-3")
WHO_GETS_ITEM: Question[Jaws] = Question("reward.item", TO_HERO, about=(ITEM,), clause="JL-REW-3")
SHARE: Question[Jaws] = Question("event.gold", GOLD, about=(HERO, AMOUNT), clause="JL-GEN-1 JL-EVT-4")
PAY: Question[Jaws] = Question("event.pay", GOLD, about=(HERO, AMOUNT), clause="JL-GEN-1 JL-EVT-4")

BEADS = (1, 2, 3, 4, 5)


def everybody(state: Jaws) -> int | tuple[int, ...]:
    return tuple(range(state.players)) if state.players > 1 else 0


def resolve(state: Jaws) -> Flow[None]:
    """Draw the top card, decide, read the result (JL-EVT-1 to 3)."""
    while state.events:
        number = int((yield from draw(state.events, "event")))
        state.event = number
        event = EVENTS[number]
        if number == 9:
            yield from murder(state)
            return
        options: list[Option] = []
        for letter, option in (("a", event.a), ("b", event.b)):
            if not option.needs or any(hero.kind == option.needs for hero in state.heroes):
                options.append((letter,))
        chosen = options[0]
        if len(options) > 1:
            # JL-EVT-3: the back is read only after the decision.
            chosen = yield EVENT.ask(everybody(state), options, (number,))
        if state.log is not None:
            state.tell(EventRead(number=number, outcome=str(chosen[0])))
        effects = event.a.effects if chosen[0] == "a" else event.b.effects
        yield from carry_out(state, effects)
        if effects != (("another", 1),):
            return


def murder(state: Jaws) -> Flow[None]:
    """Event 9: whom the party names decides which outcome is read."""
    options: list[Option] = [("suspect", name) for name in SUSPECTS]
    option = yield SUSPECT.ask(everybody(state), options, (9,))
    right = option[1] == SUSPECTS[0]
    if state.log is not None:
        state.tell(EventRead(number=9, outcome="a" if right else "b"))
    yield from carry_out(state, EVENTS[9].a.effects if right else EVENTS[9].b.effects)


def change_gold(state: Jaws, at: int, amount: int) -> None:
    """A character gains gold or loses it; whoever has less than they must lose loses all they have (JL-EVT-4)."""
    hero = state.heroes[at]
    change = max(-hero.gold, amount)
    hero.gold += change
    if change and state.log is not None:
        state.tell(Counted(hero=at, what="gold", amount=change))


def carry_out(state: Jaws, effects: Effects) -> Flow[None]:
    chosen = -1
    for kind, value in effects:
        if kind == "item":
            yield from find_item(state, BY_NUMBER[int(value)])
        elif kind == "party_gold":
            yield from share_gold(state, int(value), list(range(state.count)))
        elif kind == "others_gold":
            yield from share_gold(state, int(value), [at for at in range(state.count) if at != chosen])
        elif kind == "gold_one":
            chosen = yield from choose_one(state, CONCERNS)
            change_gold(state, chosen, int(value))
        elif kind == "gold_each":
            for at in range(state.count):
                change_gold(state, at, min(0, int(value)))
        elif kind == "experience_each":
            for at, hero in enumerate(state.heroes):
                hero.experience += int(value)
                if state.log is not None:
                    state.tell(Counted(hero=at, what="experience", amount=int(value)))
        elif kind == "condition_each":
            for hero in state.heroes:
                hero.waiting.append(str(value))
        elif kind == "condition_one":
            at = yield from choose_one(state, CONCERNS)
            state.heroes[at].waiting.append(str(value))
        elif kind == "unlock":
            unlock(state, int(value))
        elif kind == "discount":
            state.discount = int(value)
        elif kind == "guess":
            options: list[Option] = [("number", bead) for bead in BEADS]
            option = yield GUESS.ask(everybody(state), options, (7,))
            if option[1] == value:
                yield from share_gold(state, 10, list(range(state.count)))
            else:
                yield from share_gold(state, -5, list(range(state.count)))
        elif kind == "swing":
            yield from swing(state)


def unlock(state: Jaws, number: int) -> None:
    """A scenario becomes available (JL-REW-4)."""
    if number not in state.available and number not in state.done and number not in state.closed:
        state.available.append(number)
        state.available.sort()
        if state.log is not None:
            state.tell(ScenarioListed(scenario=number, is_open=True))


def receives(state: Jaws, at: int, item: str) -> None:
    state.heroes[at].items.append(item)
    if state.log is not None:
        state.tell(ItemReceived(hero=at, item=item))


def choose_one(state: Jaws, question: Question[Jaws], about: str = "") -> Flow[int]:
    """What is not for all is one member's, whom the players choose (JL-REW-3)."""
    options: list[Option] = [("hero", at) for at in range(state.count)]
    option = yield question.ask(everybody(state), options, (about or state.event,))
    return int(option[1])


def share_gold(state: Jaws, amount: int, heroes: list[int]) -> Flow[None]:
    """Gold for the party is shared out, and a loss paid, as the party likes (JL-GEN-1); nobody pays more than they have
    (JL-EVT-4)."""
    sign = 1 if amount > 0 else -1
    left = abs(amount)
    if sign < 0:
        heroes = [at for at in heroes if state.heroes[at].gold]
        left = min(left, sum(state.heroes[at].gold for at in heroes))
    for place, at in enumerate(heroes):
        hero = state.heroes[at]
        least, most = 0, left
        if sign < 0:
            most = min(left, hero.gold)
            least = max(0, left - sum(state.heroes[other].gold for other in heroes[place + 1 :]))
        elif place == len(heroes) - 1:
            least = left
        share = least
        if least < most:
            options: list[Option] = [("gold", part) for part in range(least, most + 1)]
            option = yield (SHARE if sign > 0 else PAY).ask(everybody(state), options, (at, left))
            share = int(option[1])
        change_gold(state, at, sign * share)
        left -= share


def find_item(state: Jaws, item: str) -> Flow[None]:
    """An item for one member, whom the players choose, if a copy of it is left (JL-REW-3)."""
    if claim(state, item):
        receives(state, (yield from choose_one(state, WHO_GETS_ITEM, item)), item)


def swing(state: Jaws) -> Flow[None]:
    """Event 11: everybody swings for Attack 3 with one modifier card."""
    for at, hero in enumerate(state.heroes):
        name: str = yield Chance("swing", list(hero.modifiers), None, None, (at,))
        if state.log is not None:
            state.tell(Swung(hero=at, card=name))
        value = worth(CARDS[name], 3)
        if value <= 3:
            change_gold(state, at, -5)
        else:
            change_gold(state, at, 5)
            if value >= 6:
                hero.waiting.append("bless")
