"""A sensible player, what a search needs and what learning agents read. No rule is decided here."""

from undercroft.core.rooms import SearchAdvice
from undercroft.games.sanctum.bot.answers import greedy
from undercroft.games.sanctum.bot.features import (
    candidates,
    evaluate,
    features,
    final_value,
    is_settled,
    option_features,
    rollout,
    rollout_other,
    tally,
)
from undercroft.games.sanctum.state import Sanctum

__all__ = ["SEARCH", "evaluate", "features", "greedy", "option_features", "rollout", "tally"]

SEARCH: SearchAdvice[Sanctum] = SearchAdvice(
    horizon=40,  # to the end: what is searched lies in the last fight
    margin=1.5,
    is_settled=is_settled,
    candidates=candidates,
    rollout_other=rollout_other,
    final_value=final_value,
)
