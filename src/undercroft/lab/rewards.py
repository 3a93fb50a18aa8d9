"""What a learner is rewarded for; needs nothing installed."""

from __future__ import annotations

from undercroft.agents.worth import worth
from undercroft.core.table import Table


def rewards(table: Table) -> list[float]:
    """What each seat gets at the end of the game."""
    result = table.state.result
    if result is None:
        return [0.0] * table.state.players
    return [1.0 if seat in result.winners else -1.0 for seat in range(table.state.players)]


def standing(table: Table) -> list[float]:
    """How each seat stands, from -1 to 1, for shaped rewards."""
    if table.state.result is not None:
        return rewards(table)
    return [2 * value - 1 for value in table.game.bots.evaluate(table.state)]


def judged(table: Table) -> list[float]:
    """The same as a search sees it: by the game's outlook, its fitted line or, where it has none, its `evaluate`."""
    return [2 * value - 1 for value in worth(table.game, table.state)]
