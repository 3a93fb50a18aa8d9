"""A sensible player, a quick one for play-outs, what searching and learning agents read. No rule is decided here."""

from undercroft.core.request import Choice
from undercroft.core.rooms import SearchAdvice
from undercroft.games.bugs.bot.evaluate import evaluate
from undercroft.games.bugs.bot.features import features, option_features, tally
from undercroft.games.bugs.bot.greedy import greedy
from undercroft.games.bugs.bot.rollout import rollout
from undercroft.games.bugs.state import Bugs

__all__ = ["SEARCH", "evaluate", "features", "greedy", "option_features", "rollout", "tally"]


def is_settled(view: Bugs, choice: Choice) -> bool:
    """How hard the game shall be is no move: a search would make it easy."""
    return choice.kind == "campaign.difficulty"


SEARCH: SearchAdvice[Bugs] = SearchAdvice(horizon=4, is_settled=is_settled)
