"""A sensible player, a quick one for play-outs, what searching and learning agents read. No rule is decided here."""

from undercroft.core.request import Choice
from undercroft.core.rooms import SearchAdvice
from undercroft.games.bugs.bot.evaluate import evaluate, gauges
from undercroft.games.bugs.bot.features import features, option_features, option_rows, tally
from undercroft.games.bugs.bot.greedy import greedy
from undercroft.games.bugs.bot.rollout import rollout
from undercroft.games.bugs.state import AFTER, Bugs

__all__ = ["SEARCH", "evaluate", "features", "greedy", "option_features", "option_rows", "rollout", "tally"]


def is_settled(view: Bugs, choice: Choice) -> bool:
    """How hard the game shall be is no move: a search would make it easy."""
    return choice.kind == "campaign.difficulty"


def parts(state: Bugs) -> tuple[int, bool]:
    """An attempt is counted when it begins. One that was lost asks at once whether to try again (BB-CAM-5); after one
    that was won the next begins, or the way to it is asked for (BB-CAM-O2)."""
    is_lost = state.phase == AFTER and (state.lost or not state.won)
    return max(0, state.attempts - (state.phase != AFTER)), not is_lost


SEARCH: SearchAdvice[Bugs] = SearchAdvice(
    horizon=24,  # with 4 it lost to the greedy player in scenario 2 (docs/strength.md)
    is_settled=is_settled,
    parts=parts,
    gauges=gauges,
)
