"""Agents that are watched: what they were offered and chose, thing by thing, or decision by decision."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import msgspec

from undercroft.core.chance import Dice
from undercroft.core.game import Agent
from undercroft.core.request import key
from undercroft.core.seat import Seat
from undercroft.core.table import Table, find
from undercroft.core.workbench import Thing


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
    seconds: float
    """How long the agent thought."""


class Noted:
    """Notes every decision of an agent, and how long it thought."""

    def __init__(self, agent: Agent, name: str, table: Table, index: int, noted: list[Decision]) -> None:
        self.agent = agent
        self.name = name
        self.table = table
        self.index = index
        self.noted = noted

    def __call__(self, seat: Seat) -> Any:
        choice = seat.request
        assert choice is not None
        step, begin = self.table.version, time.perf_counter()
        option = find(choice, self.agent(seat))
        seconds = time.perf_counter() - begin
        offered = len(choice.options)
        self.noted.append(Decision(self.index, step, seat.index, self.name, choice.kind, offered, key(option), seconds))
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
