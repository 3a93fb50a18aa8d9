"""The hall and its deck: refilling, monsters that leave, breaches, and the end of the game when the stone arrives.

Clauses TH-MON, TH-BRE, TH-WIN. Who fights is in `battle.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.core.request import Chance, Flow
from undercroft.core.state import Result
from undercroft.games.thunderstone import events
from undercroft.games.thunderstone.cards import BREACHES, CARDS, GROUP_CARDS, NEEDS_LIGHT, POINTS, PRICE, THUNDERSTONE
from undercroft.games.thunderstone.cards import verbs as do
from undercroft.games.thunderstone.party import (
    DISCARD_CARDS,
    destroy,
    discard_piece,
    gain,
    make_discard,
    others,
    put_all_away,
)  # fmt: skip
from undercroft.games.thunderstone.revealed import by_label
from undercroft.games.thunderstone.state import OPEN_PLACE, RANKS, Foe, Thunderstone, Turn
from undercroft.games.thunderstone.supply import take_top

FOES: dict[str, Foe] = {card: Foe(card) for card in CARDS}
"""Each card as it comes into the hall."""


def deck_size(state: Thunderstone) -> int:
    return len(state.pool) + state.stone + len(state.under)


def turn_up(state: Thunderstone) -> Flow[str]:
    """The top card of the dungeon deck, which must not be empty.

    The cards above the last eleven are monsters of the unseen pool in any order; the eleven are the rest of the
    pool and the Thunderstone in any order (TH-SET-8); below them lie the cards put there, in their order.
    """
    pool = state.pool
    if state.above > 0:
        state.above -= 1
        if len(pool) == 1:
            return pool.pop()
        card: str = yield Chance("dungeon", pool)
        pool.remove(card)
        return card
    if state.stone:
        if not pool:
            state.stone = False
            return THUNDERSTONE
        card = yield Chance("dungeon", [*pool, THUNDERSTONE])
        if card == THUNDERSTONE:
            state.stone = False
        else:
            pool.remove(card)
        return card
    if not pool:
        return state.under.pop(0)
    if len(pool) == 1:
        return pool.pop()
    card = yield Chance("dungeon", pool)
    pool.remove(card)
    return card


def fill(state: Thunderstone) -> Flow[None]:
    """Refill rank 3 while the dungeon deck lasts (TH-MON-2, TH-MON-O1)."""
    hall, pool = state.hall, state.pool
    while len(hall) < RANKS and (state.pool or state.stone or state.under):
        if state.above > 0 and len(pool) > 1:  # the plain case of `turn_up`
            state.above -= 1
            card = yield Chance("dungeon", pool)
            pool.remove(card)
        else:
            card = yield from turn_up(state)
        hall.append(FOES[card])
        if state.log is not None:
            state.tell(events.Appeared(card=card, rank=len(hall), clause="TH-MON-2"))


def put_under(state: Thunderstone, rank: int) -> None:
    """Put the card of this rank under the deck; its place stays open until `close_up`."""
    state.under.append(state.hall[rank - 1].card)
    state.hall[rank - 1] = OPEN_PLACE


def close_up(state: Thunderstone, turn: Turn, rank: int, at_once: bool, won: bool = False) -> Flow[None]:
    """Cards behind the open place move toward rank 1, rank 3 is refilled (TH-MON-2); then the stone and breaches.

    `at_once`: an effect caused it, so a breach does not wait for the end of the turn (TH-BRE-4).
    """
    del state.hall[rank - 1]
    if state.log is not None and state.hall[rank - 1 :]:
        state.tell(events.MovedUp(rank=rank, cards=[foe.card for foe in state.hall[rank - 1 :]], joins=True))
    yield from fill(state)
    if rank == 1:
        yield from arrive(state, turn, at_once, won)


def arrive(state: Thunderstone, turn: Turn, at_once: bool, won: bool = False) -> Flow[None]:
    """Another card has come to rank 1."""
    hall = state.hall
    if not hall:
        return
    if hall[0].card == THUNDERSTONE:
        finish(state, turn, turn.seat if won else -1)
    elif may_breach(hall[0]):  # TH-BRE-1
        if at_once:
            yield from breach(state, turn, ending=False)
        else:
            turn.arrived = True


def may_breach(foe: Foe) -> bool:
    """Whether it has a breach that has not been carried out in this stay (TH-BRE-O1)."""
    return foe.card in BREACHES and not foe.breached


def breach(state: Thunderstone, turn: Turn, ending: bool) -> Flow[None]:
    """Carry out the breach of the monster in rank 1, once per stay (TH-BRE-2, TH-BRE-O1)."""
    monster = state.hall[0].card
    state.hall[0] = Foe(monster, breached=True)
    if state.log is not None:
        state.tell(events.Breached(card=monster, clause="TH-BRE-1"))
    for verb in CARDS[monster].breach:
        yield from BREACH[type(verb)](state, turn, verb, ending)


def _all_discard(state: Thunderstone, turn: Turn, verb: do.AllDiscard, ending: bool) -> Flow[None]:
    """Every player, the active one first (TH-CAR-58); at the end of the turn the active player's cards are discarded
    anyway (TH-BRE-O2)."""
    if not ending:
        yield from discard_own(state, turn, verb.cards)
    for seat in others(state, turn.seat):
        yield from make_discard(state, turn, seat, verb.cards)


def discard_own(state: Thunderstone, turn: Turn, number: int) -> Flow[None]:
    """The active player's share of a breach in mid-turn comes from the revealed cards (TH-BRE-O2)."""
    for left in range(number, 0, -1):
        own = [piece for piece in turn.revealed if not piece.thrown]  # a borrowed hero, too (TH-CAR-O11)
        labels = by_label("discard", own, turn.revealed)
        if not labels:
            return
        options = list(labels)
        option = options[0]
        if len(options) > 1:
            option = yield DISCARD_CARDS.ask(turn.seat, options, (left,), "TH-BRE-O2")
        piece = labels[option]
        discard_piece(state, turn, piece)
        if state.log is not None:
            state.tell(events.Discarded(seat=turn.seat, card=piece.card, owner=piece.owner, piece=piece.id))


def _destroy_tops(state: Thunderstone, turn: Turn, verb: do.DestroyTops, ending: bool) -> Flow[None]:
    """The top cards of every hero stack, the Militia included, are destroyed (TH-CAR-44)."""
    for cards in (("militia",), *(GROUP_CARDS[group] for group in state.heroes)):
        for _ in range(verb.cards):
            top = next((card for card in cards if state.stock[card]), None)
            if top is not None:
                take_top(state, top)
                destroy(state, top, is_stock=True)
    return
    yield


BREACH: dict[type[do.Verb], Callable[..., Flow[None]]] = {do.AllDiscard: _all_discard, do.DestroyTops: _destroy_tops}
"""What carries a breach out; `ending`: at the end of the turn."""


def is_stuck(state: Thunderstone) -> bool:
    """Nobody has a card but Diseases, nothing is free, and a monster that nobody can ever attack stands before the
    Thunderstone: no turn can bring the end (TH-WIN-O3)."""
    hall = state.hall_cards()
    if THUNDERSTONE not in hall or not all(PRICE[card] for card in state.shelf):
        return False
    if any(card != "disease" for player in state.seats for card in player.cards()):
        return False
    return any(card in NEEDS_LIGHT for card in hall[: hall.index(THUNDERSTONE)])


def finish(state: Thunderstone, turn: Turn, holder: int, reason: str = "") -> None:
    """The Thunderstone is in rank 1: the game ends at once (TH-WIN-1); `holder` has won it, or -1 (TH-WIN-3)."""
    if holder >= 0:  # TH-WIN-2, TH-WIN-O1
        del state.hall[0]
        gain(state, holder, THUNDERSTONE)
    put_all_away(state, turn)
    scores = [score(state, seat) for seat in range(state.players)]
    best = max(scores)
    winners = [seat for seat, points in enumerate(scores) if points == best]  # TH-WIN-5
    if holder in winners:  # TH-WIN-6
        winners = [holder]
    ending = reason or ("stone-won" if holder >= 0 else "stone-free")
    state.result = Result(tuple(winners), tuple(map(float, scores)), ending)
    if state.log is not None:
        state.tell(events.Ended(reason=ending, clause="TH-WIN-O3" if reason else "TH-WIN-1"))
        for seat, points in enumerate(scores):
            state.tell(events.Scored(seat=seat, points=points, clause="TH-WIN-4", joins=True))


def score(state: Thunderstone, seat: int) -> int:
    """The victory points of all own cards: deck, discard pile and hand (TH-WIN-4, TH-WIN-7)."""
    return sum(POINTS[card] for card in state.seats[seat].cards())
