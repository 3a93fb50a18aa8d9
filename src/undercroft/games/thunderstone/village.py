"""Visiting the village: effects, purchases, levelling (chapters «Посещение деревни», «Развитие героев»)."""

from __future__ import annotations

from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import say
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
from undercroft.games.thunderstone.effects import Use, use, uses
from undercroft.games.thunderstone.party import destroy_piece, gain
from undercroft.games.thunderstone.state import Thunderstone, Turn
from undercroft.games.thunderstone.supply import take_top

PASS: Option = ("pass",)
BUY: dict[str, Option] = {card: ("buy", card) for card in CARDS}


def gold_of(turn: Turn) -> int:
    """Gold of the revealed cards still in play and from effects, less what was spent (TH-VIL-4, TH-VIL-5)."""
    gold = turn.gold - turn.spent
    for piece in turn.revealed:
        gold += GOLD[piece.card]
    return gold


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
        options += [BUY[card] for card in shelf if PRICE[card] <= gold]  # TH-VIL-6
        if not options:
            return
        options.append(PASS)
        option = yield Choice(seat, "village.buy", options, (gold,), "TH-VIL-2 TH-VIL-4 TH-VIL-6")
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
        state.tell("village.bought", seat=turn.seat + 1, clause=clause, card=say(f"card.{card}"), price=PRICE[card])


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
        option = yield Choice(turn.seat, "village.level", options, (player.experience,), "TH-LVL-1 TH-LVL-2")
        if option == PASS:
            return
        card = str(option[1])
        higher = str(option[2]) if len(option) > 2 else NEXT_LEVEL[card]
        piece = next(piece for piece in turn.revealed if piece.card == card)
        player.experience -= TO_LEVEL[card]  # TH-LVL-2
        destroy_piece(state, turn, piece)
        take_top(state, higher)  # TH-LVL-3
        gain(state, turn.seat, higher)
        if state.log is not None:
            state.tell(
                "village.levelled", seat=turn.seat + 1, clause="TH-LVL-2",
                card=say(f"card.{card}"), higher=say(f"card.{higher}"),
            )  # fmt: skip
