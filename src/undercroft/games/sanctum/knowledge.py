"""What a seat knows: the blessings of others are secret until the Demon Lord appears (SA-HID-2), and what others do
at the same time is seen when all are done. Decks are bags and cards are named when turned, so nothing else is hidden.
"""

from __future__ import annotations

from undercroft.core.chance import Dice
from undercroft.core.state import copy
from undercroft.games.sanctum.state import Hero, Sanctum

SECRET = "?"


def veil(view: Sanctum, seat: int | None) -> None:
    if view.before:
        for other, before in enumerate(view.before):
            if other != seat:
                view.fury += _revealed(view.seats[other]) - _revealed(before)
                view.seats[other] = copy(before)
        view.fury.sort()
    if view.revealed:
        return
    for other, hero in enumerate(view.seats):
        if other != seat:
            view.tiles_bag += hero.blessings
            hero.blessings = [SECRET] * len(hero.blessings)
    view.tiles_bag.sort()
    for other, hero in enumerate(view.before):
        if other != seat:
            hero.blessings = [SECRET] * len(hero.blessings)


def _revealed(hero: Hero) -> set[str]:
    """Fury cards that this hero has turned."""
    return {card for card in [*(foe.card for foe in hero.row), *hero.broken] if card[:1] == "F"}


def redeal(start: Sanctum, now: Sanctum, seat: int, dice: Dice) -> None:
    """Deal the secret blessings anew; what the seat took since the stage began must still be there to take."""
    if start.revealed:
        return
    pool = start.tiles_bag
    for other, hero in enumerate(start.seats):
        if other != seat:
            pool += hero.blessings
    fresh = now.seats[seat].blessings[len(start.seats[seat].blessings) :]
    for blessing in fresh:
        pool.remove(blessing)
    pool.sort()  # the same dice make the same guess, whatever lies there in truth
    dice.shuffle(pool)  # type: ignore[arg-type]
    for other, hero in enumerate(start.seats):
        if other != seat:
            hero.blessings = [pool.pop() for _ in hero.blessings]
    pool += fresh
