"""The others at a table where one seat is played from outside: they play until it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.agents.random import RandomAgent
from undercroft.core.request import Choice
from undercroft.core.table.table import Table


def play_others(table: Table[Any], mine: int, agents: Sequence[Any], seats: Sequence[Any], limit: int) -> Choice | None:
    """Let the others answer until `mine` is asked, and what it is asked; None once the game is over or has had `limit`
    answers. A light table keeps nothing to take back, so there a random option is taken as it is."""
    while True:
        choice = table.asked(mine)
        if choice is not None or table.version >= limit:
            return choice
        turn = table.turn()
        if turn is None:
            return None
        seat, asked = turn
        player = agents[seat]
        if type(player) is RandomAgent and table.light:
            table.take(asked.options[player.dice.below(len(asked.options))], seat)
        else:
            table.choose(player(seats[seat]), seat)
