"""Visiting the village: effects, purchases, levelling (TH-VIL, TH-LVL)."""

from __future__ import annotations

from undercroft.core.question import Question, Verb, prefer
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.thunderstone import events
from undercroft.games.thunderstone.cards import (
    CARDS,
    FIRST_LEVEL,
    GOLD,
    NEXT_LEVEL,
    PRICE,
    ROLES,
    TO_LEVEL,
    USABLE_IN_VILLAGE,
)
from undercroft.games.thunderstone.cards.text import lines, name
from undercroft.games.thunderstone.effects import Use, use, uses
from undercroft.games.thunderstone.ids import piece_id, stack_id
from undercroft.games.thunderstone.options import BUY, CARD, EXPERIENCE, HIGHER, USE, passing
from undercroft.games.thunderstone.options import GOLD as GOLD_TO_SPEND
from undercroft.games.thunderstone.party import destroy_piece, gain
from undercroft.games.thunderstone.revealed import nth
from undercroft.games.thunderstone.state import Thunderstone, Turn
from undercroft.games.thunderstone.supply import take_top

PASS: Option = ("pass",)
BUY_OPTION: dict[str, Option] = {card: ("buy", card) for card in CARDS}


def _buy_no_more(view: Thunderstone, seat: int, choice: Choice, option: Option) -> Say:
    """To decline also ends the purchases."""
    return say("option.pass-more" if view.turn is not None and view.turn.bought else "option.pass-buy")


def higher_of(option: Option) -> str:
    """The card that a hero becomes; of the Militia the option names it."""
    return str(option[2]) if len(option) > 2 else NEXT_LEVEL[str(option[1])]


def _level(view: Thunderstone, seat: int, choice: Choice, option: Option) -> Say:
    card = str(option[1])
    return say("option.level", card=name(card), higher=name(higher_of(option)), experience=TO_LEVEL[card])


def _level_place(view: Thunderstone, seat: int, choice: Choice, option: Option) -> str:
    """The hero; of the Militia the stack of what it becomes, since several options name it."""
    card = str(option[1])
    piece = nth(view.turn.revealed, card, 1) if view.turn is not None and card != "militia" else None
    return stack_id(higher_of(option)) if piece is None else piece_id(piece.id)


def _text_of_higher(view: Thunderstone, seat: int, choice: Choice, option: Option) -> list[Say]:
    return list(lines(higher_of(option)))


SHOP: Question[Thunderstone] = Question(
    "village.buy",
    USE,
    BUY,
    Verb("pass", words=_buy_no_more, messages=("option.pass-buy", "option.pass-more"), listed=True),
    about=(GOLD_TO_SPEND,), clause="TH-VIL-2 TH-VIL-4 TH-VIL-6", answer=prefer("pass"),
)  # fmt: skip
LEVEL: Question[Thunderstone] = Question(
    "village.level",
    Verb("level", CARD, HIGHER, optional=1, words=_level, at=_level_place, lines=_text_of_higher),
    passing("option.pass-level"),
    about=(EXPERIENCE,), clause="TH-LVL-1 TH-LVL-2",
)  # fmt: skip


def shop(state: Thunderstone, turn: Turn) -> Flow[None]:
    """Effects in any order (TH-VIL-2), then purchases one after another (TH-VIL-O1); no effect once the first is
    made (TH-VIL-O2). The sum of the prices must fit the gold (TH-VIL-8)."""
    seat = turn.seat
    shelf = state.shelf
    while turn.bought < turn.purchases:
        options: list[Option] = []
        usable: dict[Option, Use] = {}
        roles = 0
        gold = turn.gold - turn.spent
        for piece in turn.revealed:  # as `gold_of`, and whether any card has a Village effect
            card = piece.card
            roles |= ROLES[card]
            gold += GOLD[card]
        if roles & USABLE_IN_VILLAGE and not turn.bought:
            usable = uses(state, turn)
            options += usable
        options += [BUY_OPTION[card] for card in shelf if PRICE[card] <= gold]  # TH-VIL-6
        if not options:
            return
        options.append(PASS)
        option = yield SHOP.ask(seat, options, (gold,))
        if option[0] == "use":
            piece, at = usable[option]
            yield from use(state, turn, piece, at)
        elif option[0] == "buy":
            buy(state, turn, option[1], "TH-VIL-7")
            turn.spent += PRICE[option[1]]
            turn.bought += 1
        else:
            return


def buy(state: Thunderstone, turn: Turn, card: str, clause: str) -> None:
    """The top card of its stack goes to the discard pile (TH-VIL-7, TH-DCK-1)."""
    take_top(state, card)
    gain(state, turn.seat, card)
    if state.log is not None:
        state.tell(events.Bought(seat=turn.seat, card=card, price=PRICE[card], clause=clause))


def levels(state: Thunderstone, turn: Turn) -> list[Option]:
    """Heroes that can be levelled with the experience at hand, if the next card is in its stack (TH-LVL-1, -5)."""
    experience = state.seats[turn.seat].experience
    stock = state.stock
    options: dict[Option, None] = {}
    for piece in turn.revealed:
        card = piece.card
        if TO_LEVEL.get(card, 99) > experience:
            continue
        if card == "militia":  # TH-LVL-6
            for hero in stock:
                if hero in FIRST_LEVEL and stock[hero]:
                    options["level", card, hero] = None
        elif stock.get(NEXT_LEVEL[card]):  # TH-LVL-4
            options["level", card] = None
    return list(options)


def level_up(state: Thunderstone, turn: Turn) -> Flow[None]:
    """Level any number of revealed heroes while the experience lasts (TH-LVL-1); the rest is kept (TH-LVL-8)."""
    player = state.seats[turn.seat]
    while options := levels(state, turn):
        options.append(PASS)
        option = yield LEVEL.ask(turn.seat, options, (player.experience,))
        if option == PASS:
            return
        card = str(option[1])
        higher = higher_of(option)
        piece = next(piece for piece in turn.revealed if piece.card == card)
        player.experience -= TO_LEVEL[card]  # TH-LVL-2
        destroy_piece(state, turn, piece)
        take_top(state, higher)  # TH-LVL-3
        gain(state, turn.seat, higher)
        if state.log is not None:
            paid = TO_LEVEL[card]
            state.tell(events.Levelled(seat=turn.seat, card=card, higher=higher, experience=paid, clause="TH-LVL-2"))
