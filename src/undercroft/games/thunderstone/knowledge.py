"""What a seat knows: opponents' hands and decks are one pool to it; decks are bags, so nothing else is hidden."""

from __future__ import annotations

from undercroft.core.chance import Dice
from undercroft.games.thunderstone.faces import HIDDEN
from undercroft.games.thunderstone.state import Thunderstone


def veil(view: Thunderstone, seat: int | None) -> None:
    """Put the unseen cards of other hands back into their decks."""
    for other, player in enumerate(view.seats):
        if other == seat:
            player.deck.sort()
            continue
        unseen = player.hand[:]
        for card in player.shown:
            unseen.remove(card)
        player.deck = sorted(player.deck + unseen)
        player.hand = sorted(player.shown) + [HIDDEN] * len(unseen)


def redeal(start: Thunderstone, now: Thunderstone, seat: int, dice: Dice) -> None:
    """Deal the others' hands anew at the start of the turn; cards seen since then were in them."""
    turn = now.turn
    for other, player in enumerate(start.seats):
        if other == seat or not player.hand:
            continue
        if turn is not None and turn.seat == other and turn.entered:
            known = turn.entered[:]
        else:
            known = now.seats[other].shown[:] if turn is not None else player.shown[:]
            if turn is not None:
                known += [card for victim, card in turn.lost if victim == other]
        pool: list[str | int] = [*player.hand, *player.deck]
        for card in known:
            pool.remove(card)
        pool.sort(key=str)  # the same dice make the same guess, whatever lies there in truth
        dice.shuffle(pool)
        rest = len(player.hand) - len(known)
        player.hand = known + [str(card) for card in pool[:rest]]
        player.deck = [str(card) for card in pool[rest:]]
