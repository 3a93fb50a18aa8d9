"""A sensible player, what a search needs and what learning agents read. No rule is decided here."""

from undercroft.core.request import Choice
from undercroft.core.rooms import SearchAdvice
from undercroft.games.machina.bot.answers import WEIGHTY, evaluate, gauges, greedy, rollout
from undercroft.games.machina.bot.features import features, option_features, option_rows, tally
from undercroft.games.machina.state import Machina

__all__ = ["SEARCH", "evaluate", "features", "greedy", "option_features", "option_rows", "rollout", "tally"]


def round_of(state: Machina, stages: int) -> int:
    """What an option leads to shows when the monsters have answered it."""
    return state.round


def is_settled(view: Machina, choice: Choice) -> bool:
    return choice.kind not in WEIGHTY


SEARCH: SearchAdvice[Machina] = SearchAdvice(horizon=2, clock=round_of, is_settled=is_settled, gauges=gauges)
