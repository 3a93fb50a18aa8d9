"""How games went, counted from tables of decisions: their pace, who led and for how long, and what was taken when.

A game is counted when its last decision has been read, so memory does not grow with the number of games.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from undercroft.core.errors import BadOption
from undercroft.lab.job import ERROR
from undercroft.lab.sink import Line
from undercroft.lab.stats import quantile
from undercroft.lab.watched import BETWEEN, EVEN, NOBODY, Decision

PARTS = 10
"""A game is cut into so many parts of equal numbers of decisions."""
CLEAR = 0.1
"""So far from even odds are good or bad; between, they are what they were."""
WHOLE = 100
"""Moments are counted in hundredths of a game's decisions."""


class Thinking:
    """How an agent spent its time."""

    def __init__(self) -> None:
        self.games = self.decisions = 0
        self.seconds = self.longest = 0.0


class Taking:
    """When a thing was taken."""

    def __init__(self) -> None:
        self.moments: Counter[int] = Counter()
        """In hundredths of the game."""
        self.won = 0

    @property
    def count(self) -> int:
        return sum(self.moments.values())

    def at(self, part: float) -> float:
        """Until when this part of its takings had happened, as a part of the game."""
        return quantile(self.moments, part) / WHOLE


class Pace:
    """What the decisions of many games tell."""

    def __init__(self, is_together: bool) -> None:
        self.is_together = is_together
        """Whether all win together: then nobody leads, and a game turns when good odds become bad or bad ones good."""
        self.games = 0
        self.stages: Counter[float] = Counter()
        """How many turns or phases a game took."""
        self.thinking: dict[str, Thinking] = defaultdict(Thinking)
        self.curves: dict[tuple[str, bool], list[list[float]]] = defaultdict(lambda: [[0.0, 0] for _ in range(PARTS)])
        """By the agent and whether it won: for each part of a game the sum of how it stood, and how often."""
        self.turns: Counter[float] = Counter()
        """How often the lead changed, or the game turned."""
        self.last_turns: Counter[int] = Counter()
        """When that happened for the last time, in hundredths."""
        self.halfway = [0, 0]
        """Of the games that somebody led halfway, those that the leader won, and all."""
        self.taken: dict[tuple[str, str], dict[str, Taking]] = defaultdict(lambda: defaultdict(Taking))
        """By the kind and the agent."""

    def add_tables(self, lines: Iterable[Line], decisions: Iterable[Decision]) -> None:
        """Count a table of games and the table of its decisions; BadOption where those are of other games."""
        winners: dict[int, set[int]] = defaultdict(set)
        lengths: dict[int, int] = {}
        for line in lines:
            winners[line.index].update([line.seat] if line.won else [])
            if line.reason != ERROR:
                lengths[line.index] = line.decisions
        for index, made in groupby(decisions, lambda decision: decision.index):
            if index in winners:
                game = list(made)
                if lengths.get(index, len(game)) != len(game):
                    raise BadOption("error.report-apart", game=index, told=lengths[index], found=len(game))
                self.add(game, winners[index])

    def add(self, game: Sequence[Decision], winners: set[int]) -> None:
        """Count the decisions of one game."""
        self.games += 1
        self.stages[game[-1].stage] += 1
        for agent in {decision.agent for decision in game}:
            self.thinking[agent].games += 1
        for at, decision in enumerate(game):
            self._add_decision(decision, at / len(game), decision.seat in winners)
        self._add_turns(game, winners)

    def _add_decision(self, decision: Decision, moment: float, won: bool) -> None:
        thinking = self.thinking[decision.agent]
        thinking.decisions += 1
        thinking.seconds += decision.seconds
        thinking.longest = max(thinking.longest, decision.seconds)
        part = self.curves[decision.agent, won][int(moment * PARTS)]
        part[0] += decision.standing
        part[1] += 1
        for thing in decision.taken.split(BETWEEN) if decision.taken else ():
            kind, _, name = thing.partition(" ")
            taking = self.taken[kind, decision.agent][name]
            taking.moments[int(moment * WHOLE)] += 1
            taking.won += won

    def _ahead(self, decision: Decision) -> int:
        """Who leads: a seat; or, where all win together, 0 while their odds are good and 1 while they are bad."""
        if not self.is_together:
            return decision.leader
        return NOBODY if abs(decision.standing - EVEN) < CLEAR else int(decision.standing < EVEN)

    def _add_turns(self, game: Sequence[Decision], winners: set[int]) -> None:
        """Who leads is asked when the clock has moved on: between, it goes up and down with every card."""
        turns, last, leader, half = 0, 0, NOBODY, NOBODY
        hour = NOBODY
        for at, decision in enumerate(game):
            if decision.hour == hour:
                continue
            hour = decision.hour
            who = self._ahead(decision)
            if who != NOBODY and who != leader:
                if leader != NOBODY:
                    turns, last = turns + 1, at
                leader = who
            if at * 2 <= len(game):
                half = leader
        self.turns[turns] += 1
        if turns:
            self.last_turns[last * WHOLE // len(game)] += 1
        if half != NOBODY:
            self.halfway[0] += (half == 0) == bool(winners) if self.is_together else half in winners
            self.halfway[1] += 1

    def curve(self, agent: str, won: bool) -> list[float]:
        """How an agent stood in the mean, part by part, in the games that it won or lost; a part that nobody reached
        stands as the one before."""
        made: list[float] = []
        for total, count in self.curves[agent, won]:
            made.append(total / count if count else made[-1] if made else EVEN)
        return made

    def shown(self, agent: str, kind: str, least: int, most: int) -> Iterator[tuple[str, Taking]]:
        """What was taken often enough to say something, earliest first; if that is too much, what was taken most."""
        things = [(name, taking) for name, taking in self.taken[kind, agent].items() if taking.count >= least]
        things.sort(key=lambda one: -one[1].count)
        yield from sorted(things[:most], key=lambda one: (one[1].at(0.5), one[0]))
