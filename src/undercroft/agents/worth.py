"""What each seat has of a state: how the game ended, or a campaign's scenario; before that, how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.agents.value import value_of
from undercroft.core.game import Game
from undercroft.core.state import State

SCORES = 0.05
"""The part of a finished game's value that the scores decide, so that a search also wins by more and loses by less."""


def parts_over(game: Game[Any], state: State) -> int:
    """How many scenarios of a campaign are over; 0 in a game that has none."""
    parts = game.bots.SEARCH.parts
    return 0 if parts is None else parts(state)[0]


def part_worth(game: Game[Any], state: State, over: int) -> list[float] | None:
    """What each seat has of the scenario that has ended since so many of a campaign were over; None before that."""
    parts = game.bots.SEARCH.parts
    if parts is None or parts(state)[0] <= over:
        return None
    return [float(parts(state)[1])] * state.players


def shares(winners: Sequence[int], players: int, cooperative: bool) -> list[float]:
    """Each seat's part of a win: all of it where all play together, else as much as every other winner has."""
    share = 1.0 if cooperative or not winners else 1 / len(winners)
    return [share if seat in winners else 0.0 for seat in range(players)]


def ended(game: Game[Any], state: State, over: int) -> list[float] | None:
    """What each seat has won of the game, or of the scenario since so many of a campaign were over; None before that.
    Neither scores nor near wins count."""
    result = state.result
    if result is not None:
        return shares(result.winners, state.players, game.cooperative)
    return part_worth(game, state, over)


def worth(game: Game[Any], state: State, over: int = 0) -> list[float]:
    """What each seat has of a state, from 0 to 1: how it ended, or the scenario since so many of a campaign were over;
    before that, how it stands."""
    result = state.result
    if result is None:
        scenario = part_worth(game, state, over)
        return stands(game, state) if scenario is None else scenario
    final_value = game.bots.SEARCH.final_value
    verdict = final_value(state) if final_value is not None else None
    if verdict is not None:
        return list(verdict)
    winners, scores = result.winners, result.scores
    if game.cooperative:
        return [1.0 if winners else 0.0] * state.players
    least, total = min(scores, default=0.0), sum(scores, 0.0)
    span = total - least * len(scores)
    return [
        (1 - SCORES) * share + SCORES * ((scores[seat] - least) / span if span > 0 else 1.0 / state.players)
        for seat, share in enumerate(shares(winners, state.players, cooperative=False))
    ]


def stands(game: Game[Any], state: State) -> list[float]:
    """How likely each seat is to win from here: by the game's own outlook, by a line fitted to many games, or by its
    `evaluate`."""
    outlook = game.bots.SEARCH.outlook
    if outlook is not None:
        return list(outlook(state))
    value = value_of(game)
    return list(game.bots.evaluate(state)) if value is None else value.judge(game, state)


def is_fitted(game: Game[Any]) -> bool:
    """Whether how a state stands is said by something that was fitted to many games."""
    return game.bots.SEARCH.outlook is not None or value_of(game) is not None


def is_judged(game: Game[Any]) -> bool:
    """Whether a state in the middle of this game can be judged."""
    return game.bots.SEARCH.is_judged or is_fitted(game)
