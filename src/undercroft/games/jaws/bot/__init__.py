"""A greedy player that plans each turn from what it sees, and what searching and learning agents ask of this game.

It reads a veiled view only. How strong it is stands in the docs; no rule is here.
"""

from __future__ import annotations

from undercroft.core.chance import Dice
from undercroft.core.request import Choice, Option
from undercroft.core.rooms import SearchAdvice
from undercroft.core.seat import Seat
from undercroft.games.jaws.bot.answers import decide
from undercroft.games.jaws.bot.features import (
    FEATURES,
    OPTION_FEATURES,
    evaluate,
    features,
    gauges,
    option_features,
    option_rows,
    tally,
)
from undercroft.games.jaws.state import Jaws

__all__ = [
    "FEATURES",
    "OPTION_FEATURES",
    "SEARCH",
    "decide",
    "evaluate",
    "features",
    "greedy",
    "option_features",
    "option_rows",
    "rollout",
    "tally",
]


def greedy(seat: Seat) -> Option:
    choice = seat.request
    assert choice is not None
    if len(choice.options) == 1:
        return choice.options[0]
    return decide(seat.view, choice)


def rollout(state: Jaws, choice: Choice, dice: Dice) -> Option:
    """The greedy player without slips: a scenario is long, and one wrong card in eight loses it."""
    return choice.options[0] if len(choice.options) == 1 else decide(state, choice)


def is_settled(view: Jaws, choice: Choice) -> bool:
    """How hard it shall be is no move; rests, wounds and preparations are left to the greedy player."""
    kind = choice.kind
    return kind == "town.difficulty" or kind.partition(".")[0] in ("rest", "damage", "prepare", "setup")


def parts(state: Jaws) -> tuple[int, bool]:
    return state.played, state.won


SEARCH: SearchAdvice[Jaws] = SearchAdvice(
    horizon=1000,  # to the end of the scenario; with 3 it lost to the greedy player (docs/bots.md)
    margin=2.0,
    is_settled=is_settled,
    parts=parts,
    gauges=gauges,
)
