"""What a seat knows: everything but the battle goals of others (JL-BTL-2); decks are bags and hide nothing."""

from __future__ import annotations

from undercroft.core.chance import Dice
from undercroft.games.jaws.cards.goals import GOALS
from undercroft.games.jaws.state import Jaws

HIDDEN = "hidden"


def veil(view: Jaws, seat: int | None) -> None:
    for hero in view.heroes:
        if hero.seat != seat and hero.goal:
            hero.goal = HIDDEN


def redeal(start: Jaws, now: Jaws, seat: int, dice: Dice) -> None:
    """Other seats' battle goals anew, from those that this seat does not hold."""
    known = {hero.goal for hero in start.heroes if hero.seat == seat}
    pool = [goal for goal in GOALS if goal not in known]
    for hero in start.heroes:
        if hero.seat != seat and hero.goal:
            hero.goal = pool.pop(dice.below(len(pool)))
