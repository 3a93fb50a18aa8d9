"""Why a thing on the table cannot be chosen now: in words, with the clause that decides, from what the seat may know.

Games say their own reasons in `why_not.py`; here is what holds in all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.core.errors import TableError
from undercroft.core.request import Choice
from undercroft.core.say import Say, player_name, say
from undercroft.core.things import things_in

if TYPE_CHECKING:
    from undercroft.core.game import Game
    from undercroft.core.state import State
    from undercroft.core.table import Table


class Refusal(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Why something cannot be chosen now."""

    reason: Say
    """The rule that forbids it; its clause comes with it where there is one."""
    question: Say | None = None
    """What is asked instead, where this seat is asked something."""
    clauses: list[str] = []
    """The clauses of that question."""


def choosable(game: Game[Any], view: State, seat: int, choice: Choice) -> set[str]:
    """The things on which an answer to the question lies, or a walk ends."""
    found = {offer.shown.at for offer in game.offers(view, seat, choice)}
    return found | {route.at for route in game.routes(view, seat, choice)}


def why_not(table: Table, seat: int | None, thing: str) -> Refusal | None:
    """Why this thing of the seat's screen cannot be chosen now; None where it can be.

    Nothing but the seat's own view is read, so the reason gives nothing away. TableError for what is not there.
    """
    game = table.game
    view = table.view(seat)
    if all(found.id != thing for found in things_in(game.screen.panels(view, seat))):
        raise TableError("error.no-thing", name=thing)
    if table.is_over:
        return Refusal(reason=say("why-not.over"))
    if seat is None:
        return Refusal(reason=say("why-not.spectator"))
    choice = table.asked(seat)
    if choice is None:
        return Refusal(reason=_whose_turn(table))
    if thing in choosable(game, view, seat, choice):
        return None
    found = game.why_not.why_not(view, seat, choice, thing)
    return Refusal(
        reason=found or say("why-not.other-question"),
        question=game.prompt(view, seat, choice),
        clauses=choice.clause.split() if choice.clause else [],
    )


def _whose_turn(table: Table) -> Say:
    asked = sorted(table.requests)
    if not asked:
        return say("why-not.fate")
    return say("why-not.others", who=[player_name(seat) for seat in asked])
