"""Paying for an ability: tokens from the pools into its spaces (SA-ABL-2 to SA-ABL-6)."""

from __future__ import annotations

from undercroft.core.question import Question, Verb
from undercroft.core.request import Flow
from undercroft.games.sanctum import events
from undercroft.games.sanctum.events import tell
from undercroft.games.sanctum.options import FOCUS, POWER, STAMINA
from undercroft.games.sanctum.records import Power
from undercroft.games.sanctum.state import Hero, Sanctum

PAY = Question("fight.pay", Verb("pay", STAMINA, FOCUS, listed=True), clause="SA-ABL-6", about=(POWER,))


def pay(state: Sanctum, seat: int, hero: Hero, p: Power) -> Flow[None]:
    """Fill all spaces in one go (SA-ABL-3); a purple one with either kind of token, the player's choice (SA-ABL-6)."""
    stamina, focus = p.red, p.blue
    if p.purple:
        both = hero.stamina > p.red and hero.focus > p.blue
        if both:
            options = [("pay", p.red + 1, p.blue), ("pay", p.red, p.blue + 1)]
            choice = yield PAY.ask(seat, options, (p.id,))
            stamina, focus = choice[1], choice[2]
        elif hero.stamina > p.red:
            stamina += 1
        else:
            focus += 1
    purple = "s" if stamina > p.red else "f"
    hero.spent[p.id] = p.ability.spaces.replace("R", "s").replace("B", "f").replace("P", purple)
    hero.stamina -= stamina
    hero.focus -= focus
    if state.log is not None:
        paid = events.Paid(seat=seat, power=p.id, stamina=stamina, focus=focus, clause="SA-ABL-3", joins=True)
        tell(state, paid)
