"""Playing on from where an option was taken, each seat by a quick policy, as far as a try looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from undercroft.agents.worlds import World
from undercroft.agents.worth import is_judged, worth
from undercroft.core.chance import Dice
from undercroft.core.game import Game
from undercroft.core.request import Choice, Option
from undercroft.core.state import State
from undercroft.core.table import Table

PATIENCE, PER_STAGE = 60, 4
"""A play-out ends after so many decisions, even in a stage that a quick policy could draw out for ever; where the
horizon is far, after so many for each stage."""

TO_THE_END = 1_000_000
"""More stages, and more decisions, than any play-out takes."""

Policy = Callable[[Any, Choice, Dice], Option]


class Alarm:
    """Rings when a try has played on far enough: so many steps of the game's clock, and never beyond the scenario that
    a decision of a campaign bears on."""

    __slots__ = ("clock", "last", "over", "parts")

    def __init__(self, game: Game[Any], table: Table, steps: int, over: int) -> None:
        advice = game.bots.SEARCH
        self.clock: Callable[[Any, int], int] = advice.clock
        self.last = self.clock(table.state, table.stages) + steps
        self.parts: Callable[[Any], tuple[int, bool]] | None = advice.parts
        self.over = over

    def rings(self, state: State, stages: int) -> bool:
        if self.clock(state, stages) >= self.last:
            return True
        parts = self.parts
        return parts is not None and parts(state)[0] > self.over


def reach_of(game: Game[Any], horizon: int) -> int:
    """How many stages to play on; to the end where nothing says how things stand."""
    return horizon if is_judged(game) else TO_THE_END


def patience_of(game: Game[Any], horizon: int) -> int:
    """How many decisions to play on; to the end where nothing says how things stand."""
    return max(PATIENCE, PER_STAGE * horizon) if is_judged(game) else TO_THE_END


def play_on(table: Table, policies: Sequence[Policy], dice: Dice, alarm: Alarm, patience: int) -> None:
    """Play on, each seat by its quick policy, until the alarm rings, the game is over or patience is."""
    take = table.take
    state = table.state
    for _ in range(patience):
        if alarm.rings(state, table.stages):
            break
        turn = table.turn()
        if turn is None:
            break
        seat, asked = turn
        options = asked.options
        take(options[0] if len(options) == 1 else policies[seat](state, asked, dice), seat)


def play_out(game: Game[Any], world: World, me: int, alarm: Alarm, patience: int, over: int) -> list[float]:
    """Play on as a search does, one seat by the game's `rollout`, the others by what is quicker where there is such a
    policy; and say what each seat has of it."""
    table, rollout = world.table, game.bots.rollout
    policies = [game.bots.SEARCH.rollout_other or rollout] * table.state.players
    policies[me] = rollout
    play_on(table, policies, world.dice, alarm, patience)
    return worth(game, table.state, over)
