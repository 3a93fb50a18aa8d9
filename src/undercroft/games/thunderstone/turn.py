"""A turn: the village, the dungeon or rest, and how every turn ends (TH-TRN, TH-RST)."""

from __future__ import annotations

from undercroft.core.question import Question, Verb, prefer
from undercroft.core.request import Flow, Option
from undercroft.games.thunderstone import events
from undercroft.games.thunderstone.battle import fight
from undercroft.games.thunderstone.cards import CARDS, MIN_TO_LEVEL
from undercroft.games.thunderstone.dungeon import prepare
from undercroft.games.thunderstone.hall import breach, finish, is_stuck, may_breach
from undercroft.games.thunderstone.options import DESTROY
from undercroft.games.thunderstone.party import destroy, draw, open_hand, put_all_away, take_hand
from undercroft.games.thunderstone.state import HAND, MAX_PLAYERS, Thunderstone, Turn
from undercroft.games.thunderstone.village import level_up, shop

WAYS: tuple[Option, ...] = (("village",), ("dungeon",), ("rest",))
WAY: Question[Thunderstone] = Question(
    "turn.way",
    Verb("village", listed=True), Verb("dungeon", listed=True), Verb("rest", listed=True),
    clause="TH-TRN-2",
)  # fmt: skip
WAY_OF_SEAT = tuple(WAY.ask(seat, WAYS) for seat in range(MAX_PLAYERS))
"""The question is the same in every turn, so it is made once."""

KEEP: Option = ("keep",)
DESTROY_OPTION: dict[str, Option] = {card: ("destroy", card) for card in CARDS}
DESTROY_AT_REST: Question[Thunderstone] = Question(
    "rest.destroy", DESTROY, Verb("keep", listed=True), clause="TH-RST-1", answer=prefer("keep")
)


def play_turn(state: Thunderstone) -> Flow[None]:
    """Exactly one of the three ways (TH-TRN-2), then the end of the turn."""
    seat = state.active
    turn = state.turn = Turn(seat)
    option = yield WAY_OF_SEAT[seat]
    way = turn.way = option[0]
    if way == "village":  # TH-TRN-5: the steps in their order
        open_hand(state, turn)
        yield from shop(state, turn)
        if state.seats[seat].experience >= MIN_TO_LEVEL:
            yield from level_up(state, turn)
    elif way == "dungeon":
        open_hand(state, turn)
        rank = yield from prepare(state, turn)
        if rank:
            yield from fight(state, turn, rank)
    else:
        yield from rest(state, turn)
    if state.result is None:
        if turn.arrived:
            yield from breach_at_end(state, turn)
        put_all_away(state, turn)  # TH-TRN-3
        take_hand(state, seat, (yield from draw(state, seat, HAND, False)))
        pass_turn(state, turn)
    state.turn = None


def rest(state: Thunderstone, turn: Turn) -> Flow[None]:
    """Destroy one card from hand or none (TH-RST-1); no effects are used (TH-RST-3)."""
    player = state.seats[turn.seat]
    hand = player.hand
    if hand:
        options = [DESTROY_OPTION[card] for card in sorted(set(hand))]
        options.append(KEEP)
        option = yield DESTROY_AT_REST.ask(turn.seat, options)
        turn.entered = hand[:]
        if option != KEEP:
            hand.remove(option[1])
            destroy(state, option[1])  # TH-RST-4
    if state.log is not None:
        state.tell(events.Rested(seat=turn.seat, cards=hand[:], clause="TH-RST-2"))
    player.discard += hand
    player.hand = []


def breach_at_end(state: Thunderstone, turn: Turn) -> Flow[None]:
    """A breach that waited comes just before the cards are discarded, if its monster still stands in rank 1 (TH-BRE-2,
    TH-MON-4)."""
    if state.hall and may_breach(state.hall[0]):
        yield from breach(state, turn, ending=True)


def pass_turn(state: Thunderstone, turn: Turn) -> None:
    """Unless nothing can happen any more, the next player's turn begins."""
    hand = state.seats[turn.seat].hand
    if (not hand or hand[0] == "disease") and is_stuck(state):
        finish(state, turn, -1, "stuck")
        return
    state.active = (turn.seat + 1) % state.players  # TH-TRN-4
    if state.log is not None:
        state.tell(events.TurnBegan(seat=state.active, clause="TH-TRN-4"))
