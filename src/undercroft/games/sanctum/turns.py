"""Turns, the climb and the call to battle, up to the last rest (SA-TRN, SA-CLB, SA-CAL, SA-LST)."""

from __future__ import annotations

from undercroft.core.question import Question, Verb, prefer
from undercroft.core.request import Flow, Option, Together
from undercroft.core.state import copy
from undercroft.games.sanctum import lord_events
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.cards.lord import LORD
from undercroft.games.sanctum.demon_lord import finish
from undercroft.games.sanctum.events import tell
from undercroft.games.sanctum.fight import fight
from undercroft.games.sanctum.ids import place_id
from undercroft.games.sanctum.move import move, walls_place
from undercroft.games.sanctum.options import REST, SKIP
from undercroft.games.sanctum.rest import recover_and_equip, rest
from undercroft.games.sanctum.state import ALIVE, APPEAR, LAST_REST, Sanctum, living

CHOOSE_WAY: Question[Sanctum] = Question(
    "turn.way",
    Verb("move", listed=True),
    Verb("fight", listed=True),
    REST,
    Verb("climb", listed=True),
    Verb("answer", listed=True),
    clause="SA-TRN-1",
    answer=prefer("climb", "answer", "fight", "move"),
)
LAST_REST_OR_NOT = Question("rest.last", REST, SKIP, clause="SA-LST-1", answer=prefer("rest"))


def turn(state: Sanctum) -> Flow[None]:
    """One player's turn: exactly one action (SA-TRN-1)."""
    seat = state.turn
    hero = state.seats[seat]
    if hero.status != ALIVE or hero.stand >= 0:  # SA-CAL-7
        if seat == state.climber:
            lay_next_card(state)
    else:
        ways = ways_of(state, seat)
        way = ways[0][0]
        if len(ways) > 1:
            choice = yield CHOOSE_WAY.ask(seat, ways)
            way = choice[0]
        if way == "move":
            yield from move(state, seat)
        elif way == "fight":
            yield from fight(state, seat)
        elif way == "rest":
            yield from rest(state, seat)
        elif way == "climb":
            climb(state, seat)
        else:
            answer(state, seat)
    end_turn(state)


def ways_of(state: Sanctum, seat: int) -> list[Option]:
    hero = state.seats[seat]
    if hero.place < 0:
        return [("move",)]  # SA-TRN-2
    ways: list[Option] = []
    at_walls = hero.place == walls_place(state)
    if not at_walls:  # SA-WAL-5
        ways.append(("move",))
    if hero.zone:  # SA-TRN-O1
        ways.append(("fight",))
    ways.append(("rest",))  # SA-TRN-4
    if state.climber >= 0:
        ways.append(("answer",))  # SA-CAL-1, SA-CAL-O1
    elif at_walls and not hero.zone:
        ways.append(("climb",))  # SA-CLB-1, SA-CLB-2
    return ways


def climb(state: Sanctum, seat: int) -> None:
    """The first hero in the city: achievements close, two Demon Lord cards are laid unturned (SA-CLB-3, SA-CLB-4)."""
    before = place_id(state, state.seats[seat]) if state.log is not None else ""
    state.climber = seat
    state.seats[seat].stand = 0
    state.lord = list(LORD)
    state.laid = 2
    if state.log is not None:
        tell(state, lord_events.Climbed(seat=seat, before=before, clause="SA-CLB-4"))


def answer(state: Sanctum, seat: int) -> None:
    """Discard the demons and go behind the walls (SA-CAL-1, SA-CAL-2), onto the lowest card laid so far."""
    hero = state.seats[seat]
    before = place_id(state, hero) if state.log is not None and hero.place >= 0 else ""
    for foe in hero.zone:
        state.discards[DEMONS[foe.card].level - 1].append(foe.card)
    hero.zone = []
    hero.stand = state.laid - 2  # SA-CAL-4, SA-CAL-5
    if state.log is not None:
        tell(state, lord_events.CallAnswered(seat=seat, before=before, clause="SA-CAL-1"))


def outstanding(state: Sanctum) -> list[int]:
    return [seat for seat in living(state) if state.seats[seat].stand < 0]


def lay_next_card(state: Sanctum) -> None:
    """The turn came back to the climber: a third card, then a fourth, when all the others must answer at once."""
    state.returns += 1
    state.laid += 1  # SA-CAL-5
    if state.log is not None:
        tell(state, lord_events.LordCardLaid(seat=state.climber, clause="SA-CAL-5"))
    if state.returns == 2:  # SA-CAL-6
        for seat in outstanding(state):
            answer(state, seat)


def end_turn(state: Sanctum) -> None:
    if not living(state):
        finish(state)
        return
    if state.climber >= 0 and not outstanding(state):  # SA-CAL-8, SA-CAL-O1
        state.phase = LAST_REST
        return
    players = state.players
    seat = (state.turn + 1) % players
    while state.seats[seat].status != ALIVE:
        seat = (seat + 1) % players
    state.turn = seat


def last_rest(state: Sanctum) -> Flow[None]:
    """All at the same time (SA-LST-1); then the skill tables are cleared and the blessings turned up."""
    state.before = [copy(hero) for hero in state.seats]
    yield Together({seat: one_last_rest(state, seat) for seat in living(state)})
    state.before = []
    for hero in state.seats:
        for card in hero.sold:
            state.discards[DEMONS[card].level - 1].append(card)
        hero.sold = []
        if hero.status == ALIVE:
            hero.table = [0] * 9  # SA-LST-3
            hero.white = [0] * 9
    state.revealed = True  # SA-LST-4
    state.phase = APPEAR
    if state.log is not None:
        for seat in living(state):
            tell(state, lord_events.GotReady(seat=seat, clause="SA-LST-1"))
        state.tell(lord_events.LordAppeared(clause="SA-APP-1"))


def one_last_rest(state: Sanctum, seat: int) -> Flow[None]:
    choice = yield LAST_REST_OR_NOT.ask(seat, [("rest",), ("skip",)])
    if choice[0] == "rest":
        yield from recover_and_equip(state, seat, state.seats[seat])
