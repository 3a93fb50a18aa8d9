"""Agents that are watched: what they were offered and chose, thing by thing, or decision by decision."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.agents.worth import stands
from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Agent
from undercroft.core.request import key
from undercroft.core.seat import Seat
from undercroft.core.table import Table, find
from undercroft.core.workbench import Thing

EVEN = 0.5
NOBODY = -1
LITTLE = 0.05
"""Who is ahead by less does not lead."""
BETWEEN = "; "
"""What stands between the things of one option."""


class Decision(msgspec.Struct):
    """One answer of one seat."""

    index: int
    """The number of the game."""
    step: int
    """How many answers and outcomes came before it."""
    seat: int
    agent: str
    kind: str
    """What was asked."""
    offered: int
    """How many options there were."""
    key: str
    """The option that was chosen."""
    seconds: float = 0.0
    """How long the agent thought."""
    stage: int = 0
    """How many turns or phases were over."""
    hour: int = 0
    """What the clock of searching bots said: it moves on when a game can be judged, in some games each round."""
    standing: float = EVEN
    """How likely the seat was to win before it answered, as searching bots judge it; even where nothing judges."""
    leader: int = NOBODY
    """The seat that stood clearly best then; -1 where none did, as always where all win together."""
    taken: str = ""
    """What the option uses or takes, by kind and name, as the game's workbench says: `take card.longspear; ...`."""


def standings(table: Table) -> list[float]:
    """How likely each seat is to win, as searching bots judge it."""
    try:
        return list(stands(table.game, table.state))
    except BadOption:  # a game that judges nothing
        return [EVEN] * table.state.players


def leader_of(standing: Sequence[float]) -> int:
    """The seat that is ahead of all others by more than a little."""
    best, *others = sorted(standing, reverse=True)
    return standing.index(best) if others and best > others[0] + LITTLE else NOBODY


class Noted:
    """Notes every decision of an agent, how long it thought, and how things stood."""

    def __init__(self, agent: Agent, name: str, table: Table, index: int, noted: list[Decision]) -> None:
        self.agent = agent
        self.name = name
        self.table = table
        self.index = index
        self.noted = noted

    def __call__(self, seat: Seat) -> Any:
        choice = seat.request
        assert choice is not None
        table, begin = self.table, time.perf_counter()
        option = find(choice, self.agent(seat))
        seconds = time.perf_counter() - begin
        standing = standings(table)
        things = table.game.workbench.things(table.state, seat.index, choice, option)
        self.noted.append(
            Decision(
                index=self.index,
                step=table.version,
                seat=seat.index,
                agent=self.name,
                kind=choice.kind,
                offered=len(choice.options),
                key=key(option),
                seconds=seconds,
                stage=table.stages,
                hour=table.game.bots.SEARCH.clock(table.state, table.stages),
                standing=standing[seat.index],
                leader=leader_of(standing),
                taken=BETWEEN.join([f"{thing.kind} {thing.name}" for thing in things]),
            )
        )
        return option


class Watched:
    """Counts for the lab, thing by thing, as the game's workbench names them; the agent sees its seat as ever.

    Questions that the workbench calls drawn are answered by `dice`.
    """

    def __init__(self, agent: Agent, table: Table, dice: Dice) -> None:
        self.agent = agent
        self.table = table
        self.dice = dice
        self.offered: Counter[Thing] = Counter()
        self.chosen: Counter[Thing] = Counter()

    def __call__(self, seat: Seat) -> Any:
        choice = seat.request
        assert choice is not None
        bench, state = self.table.game.workbench, self.table.state
        things = {option: frozenset(bench.things(state, seat.index, choice, option)) for option in choice.options}
        is_drawn = choice.kind in bench.DRAWN
        answer = choice.options[self.dice.below(len(choice.options))] if is_drawn else self.agent(seat)
        self.offered.update(frozenset().union(*things.values()))
        self.chosen.update(things[find(choice, answer)])
        return answer

    def counts(self) -> dict[str, tuple[int, int]]:
        """For each thing, by kind and name: the decisions in which it was offered, and those in which it was chosen."""
        return {f"{thing.kind} {thing.name}": (count, self.chosen[thing]) for thing, count in self.offered.items()}
