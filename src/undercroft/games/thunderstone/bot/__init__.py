"""A sensible player, what a search needs and what learning agents read. No rule is decided here."""

from undercroft.core.rooms import SearchAdvice
from undercroft.games.thunderstone.bot.features import features, option_features, option_rows, tally
from undercroft.games.thunderstone.bot.greedy import candidates, greedy, rollout, steady
from undercroft.games.thunderstone.bot.values import evaluate, gauges
from undercroft.games.thunderstone.state import Thunderstone

__all__ = ["SEARCH", "evaluate", "features", "greedy", "option_features", "option_rows", "rollout", "tally"]

SEARCH: SearchAdvice[Thunderstone] = SearchAdvice(
    is_learned=True, horizon=2, candidates=candidates, steady=steady, gauges=gauges
)
