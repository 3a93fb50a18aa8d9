"""A sensible player, what a search needs and what learning agents read. No rule is decided here."""

from undercroft.core.rooms import SearchAdvice
from undercroft.games.sanctum.bot.answers import greedy
from undercroft.games.sanctum.bot.evaluate import evaluate, final_value, gauges, tally
from undercroft.games.sanctum.bot.features import features, option_features
from undercroft.games.sanctum.bot.rollout import candidates, is_long, is_settled, rollout, rollout_other
from undercroft.games.sanctum.state import Sanctum

__all__ = ["SEARCH", "evaluate", "features", "greedy", "option_features", "rollout", "tally"]

SEARCH: SearchAdvice[Sanctum] = SearchAdvice(
    horizon=40,  # to the end of the last fight
    margin=1.5,
    is_settled=is_settled,
    is_long=is_long,
    long_horizon=10,
    candidates=candidates,
    rollout_other=rollout_other,
    final_value=final_value,
    gauges=gauges,
)
