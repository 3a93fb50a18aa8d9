"""A sensible player, what a search needs and what learning agents read. No rule is decided here."""

from undercroft.core.request import Choice
from undercroft.core.rooms import SearchAdvice
from undercroft.games.machina.bot.answers import WEIGHTY, evaluate, gauges, greedy, rollout
from undercroft.games.machina.bot.candidates import candidates
from undercroft.games.machina.bot.features import features, option_features, option_rows, tally
from undercroft.games.machina.state import Machina

__all__ = ["SEARCH", "evaluate", "features", "greedy", "option_features", "option_rows", "rollout", "tally"]


TICKS = 20
"""What a round counts on the clock of a search: it bounds the decisions of a try, too, and four explorers need many."""


def clock(state: Machina, stages: int) -> int:
    """Rounds: what an option leads to shows when the monsters have answered it."""
    return TICKS * state.round


def is_settled(view: Machina, choice: Choice) -> bool:
    return choice.kind not in WEIGHTY


SEARCH: SearchAdvice[Machina] = SearchAdvice(
    horizon=2 * TICKS,
    near=2 * TICKS,
    clock=clock,
    is_settled=is_settled,
    candidates=candidates,
    is_flat=True,  # what is compared deeper in a tree has too few tries to say anything
    gauges=gauges,
)
