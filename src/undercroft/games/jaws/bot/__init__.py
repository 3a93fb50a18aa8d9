"""A greedy player that plans each turn from what it sees, and what searching and learning agents ask of this game.

It reads a veiled view only. How strong it is stands in the docs; no rule is here.
"""

from __future__ import annotations

from undercroft.core.chance import Dice
from undercroft.core.request import Choice, Option
from undercroft.core.rooms import SearchAdvice
from undercroft.core.seat import Seat
from undercroft.games.jaws.bot.answers import decide
from undercroft.games.jaws.bot.candidates import candidates
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
from undercroft.games.jaws.bot.outlook import outlook
from undercroft.games.jaws.bot.progress import final_value
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


TICKS = 20
"""What a round counts on the clock of a search: it bounds the decisions of a try, too."""


def is_settled(view: Jaws, choice: Choice) -> bool:
    """How hard it shall be is no move; the party, hands, town and shop are left to the greedy player."""
    return not view.figures or choice.kind.partition(".")[0] in ("prepare", "setup", "town", "shop", "level", "event")


def clock(state: Jaws, stages: int) -> int:
    """Rounds: at the start of one everybody is asked for cards, and what the last one brought can be seen."""
    return TICKS * state.round


def parts(state: Jaws) -> tuple[int, bool]:
    return state.played, state.won


SEARCH: SearchAdvice[Jaws] = SearchAdvice(
    horizon=2 * TICKS,
    near=TICKS,
    margin=1.5,
    clock=clock,
    is_settled=is_settled,
    candidates=candidates,
    is_flat=True,  # tried on few deals: it won where a tree lost
    final_value=final_value,
    outlook=outlook,
    parts=parts,
    gauges=gauges,
)
