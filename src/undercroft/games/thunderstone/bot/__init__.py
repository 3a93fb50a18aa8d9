"""A sensible player, what a search needs and what learning agents read. No rule is decided here."""

from undercroft.core.rooms import SearchAdvice
from undercroft.games.thunderstone.bot.answers import evaluate, features, greedy, option_features, rollout, tally
from undercroft.games.thunderstone.state import Thunderstone

__all__ = ["SEARCH", "evaluate", "features", "greedy", "option_features", "rollout", "tally"]

SEARCH: SearchAdvice[Thunderstone] = SearchAdvice(horizon=2)
