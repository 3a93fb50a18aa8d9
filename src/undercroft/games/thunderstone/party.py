"""The party deck: drawing, discarding, destroying, revealing (TH-DCK).

What a turn does with revealed cards is in `village.py` and `dungeon.py`.
"""

from __future__ import annotations

from operator import attrgetter

from undercroft.core.question import Question
from undercroft.core.request import Chance, Flow, Option
from undercroft.games.thunderstone import events
from undercroft.games.thunderstone.cards import CARDS
from undercroft.games.thunderstone.options import CARDS_TO_DISCARD, DISCARD
from undercroft.games.thunderstone.state import Piece, Thunderstone, Turn

CARD_OF = attrgetter("card")
DISCARD_OPTION: dict[str, Option] = {card: ("discard", card) for card in CARDS}
DISCARD_CARDS: Question[Thunderstone] = Question(
    "party.discard", DISCARD, about=(CARDS_TO_DISCARD,), clause="TH-DCK-O3"
)


def draw(state: Thunderstone, seat: int, number: int, seen: bool) -> Flow[list[str]]:
    """Draw cards one by one; where all of the deck is drawn, fate has nothing to decide."""
    drawn: list[str] = []
    player = state.seats[seat]
    deck = player.deck
    if len(deck) <= number:
        drawn += deck
        number -= len(deck)
        deck.clear()
        if not number:
            return drawn
        deck += player.discard  # TH-DCK-3, TH-DCK-4: the whole discard pile, and only now (TH-DCK-2)
        player.discard.clear()
        if state.log is not None and deck:
            state.tell(events.Reshuffled(seat=seat, cards=len(deck), clause="TH-DCK-3"))
        if len(deck) <= number:  # TH-DCK-O1
            drawn += deck
            deck.clear()
            return drawn
    chance = Chance("draw", deck, None, None if seen else (seat,), (seat,))  # the deck shrinks under its eyes
    for _ in range(number):
        card = yield chance
        deck.remove(card)
        drawn.append(card)
    return drawn


def take_hand(state: Thunderstone, seat: int, hand: list[str]) -> None:
    """The cards drawn become the new hand (TH-TRN-3)."""
    player = state.seats[seat]
    player.hand = hand
    if player.shown:
        player.shown.clear()
    if state.log is not None:
        state.tell(events.HandDrawn(seat=seat, cards=hand[:]), to=(seat,))


def reveal(turn: Turn, cards: list[str]) -> None:
    """Lay cards open; each becomes a piece of this turn."""
    turn.revealed += [Piece(card, number) for number, card in enumerate(cards, turn.pieces)]
    turn.pieces += len(cards)


def open_hand(state: Thunderstone, turn: Turn) -> None:
    """Reveal the whole hand (TH-VIL-1, TH-DUN-1)."""
    player = state.seats[turn.seat]
    hand = turn.entered = player.hand
    player.hand = []
    if player.shown:
        player.shown.clear()
    turn.revealed = list(map(Piece, hand, range(len(hand))))
    turn.pieces = len(hand)
    if state.log is not None:
        clause = "TH-DUN-1" if turn.way == "dungeon" else "TH-VIL-1"
        state.tell(events.HandRevealed(seat=turn.seat, cards=turn.entered[:], clause=clause))


def draw_open(state: Thunderstone, turn: Turn, number: int) -> Flow[None]:
    """Draw in mid-turn: the cards are revealed too (TH-VIL-3, TH-DUN-10)."""
    drawn = yield from draw(state, turn.seat, number, seen=True)
    reveal(turn, drawn)
    if state.log is not None:
        state.tell(events.DrewOpen(seat=turn.seat, cards=drawn))


def gain(state: Thunderstone, seat: int, card: str) -> None:
    """However a card is gained, it goes to the discard pile first (TH-DCK-1)."""
    state.seats[seat].discard.append(card)


def sicken(state: Thunderstone, seat: int, number: int) -> None:
    """Diseases never run out (TH-GEN-3, TH-DIS-7) and go to the discard pile (TH-DIS-1)."""
    state.diseases += number
    state.seats[seat].discard += ["disease"] * number


def destroy(state: Thunderstone, card: str, piece: int = -1, is_stock: bool = False) -> None:
    """Out of the game for good (TH-DCK-5, TH-DCK-7), but a Disease returns to its stack (TH-DCK-6)."""
    if card == "disease":
        state.diseases -= 1
    else:
        state.destroyed.append(card)
    if state.log is not None:
        clause = "TH-DCK-6" if card == "disease" else "TH-DCK-5"
        state.tell(events.Destroyed(card=card, piece=piece, is_stock=is_stock, clause=clause))


def destroy_piece(state: Thunderstone, turn: Turn, piece: Piece) -> None:
    """A revealed card is destroyed at once: it gives nothing any more (TH-EFF-5, TH-EFF-7)."""
    turn.revealed.remove(piece)
    destroy(state, piece.card, piece.id)


def discard_piece(state: Thunderstone, turn: Turn, piece: Piece) -> None:
    turn.revealed.remove(piece)
    put_away(state, turn, piece)


def put_away(state: Thunderstone, turn: Turn, piece: Piece) -> None:
    """To its owner's discard pile; a thrown or doomed card is out of the game instead."""
    if piece.thrown or piece.doomed:
        destroy(state, piece.card, piece.id)
    else:
        state.seats[turn.seat if piece.owner < 0 else piece.owner].discard.append(piece.card)  # TH-CAR-O6


def put_all_away(state: Thunderstone, turn: Turn) -> None:
    """All revealed cards, used or not, go to the discard pile (TH-TRN-3)."""
    if state.log is not None and turn.revealed:
        state.tell(events.PutAway(seat=turn.seat, cards=[piece.card for piece in turn.revealed]))
    if turn.odd:
        for piece in turn.revealed:
            put_away(state, turn, piece)
    else:
        state.seats[turn.seat].discard += map(CARD_OF, turn.revealed)
    turn.revealed.clear()


def discard_from_hand(state: Thunderstone, turn: Turn, seat: int, card: str) -> None:
    player = state.seats[seat]
    player.hand.remove(card)
    if card in player.shown:
        player.shown.remove(card)
    player.discard.append(card)
    turn.lost.append((seat, card))
    if state.log is not None:
        state.tell(events.Discarded(seat=seat, card=card))


def make_discard(state: Thunderstone, turn: Turn, seat: int, number: int) -> Flow[None]:
    """Another player discards cards of that player's choice; too few cards: all of them (TH-DCK-O2, TH-DCK-O3).

    The player is asked even where all cards are alike, so that the question itself tells nobody anything.
    """
    hand = state.seats[seat].hand
    while number > 0 and hand:
        if len(hand) <= number:
            card = hand[0]
        else:
            options = [DISCARD_OPTION[card] for card in sorted(set(hand))]
            option = yield DISCARD_CARDS.ask(seat, options, (number,), final=True)
            card = option[1]
        discard_from_hand(state, turn, seat, card)
        number -= 1


def others(state: Thunderstone, seat: int) -> list[int]:
    """The other seats, clockwise (TH-TRN-1)."""
    players = state.players
    return [(seat + step) % players for step in range(1, players)]
