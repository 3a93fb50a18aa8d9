"""Answers that were given before: how one is found among the options, and how many are replayed on a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from undercroft.core.chance import Source, named
from undercroft.core.errors import BadAnswer, TableError
from undercroft.core.request import Chance, Choice, Option, Outcome, key

if TYPE_CHECKING:
    from undercroft.core.table.table import Table

Step = tuple[int, Option] | tuple[str, Outcome]
"""One answer: (seat, option) of a choice, (kind, outcome) of a chance."""

Decide = Callable[["Table[Any]", Any, "Choice | Chance", int], Any]
"""Turns a step, by its number, into an answer of what is asked, or raises Misfit."""


class Misfit(Exception):
    """A replayed answer does not fit what is asked; `at` counts from the first replayed step."""

    def __init__(self, at: int, cause: TableError | None = None) -> None:
        super().__init__(at)
        self.at = at
        self.cause = cause


def find(choice: Choice, answer: int | str | Option) -> Option:
    """The option that an index, a key or an option means; BadAnswer names what is offered."""
    options = choice.options
    if type(answer) is tuple:
        if answer in options:
            return answer
        answer = key(answer)
    elif type(answer) is int:
        if 0 <= answer < len(options):
            return options[answer]
        answer = str(answer)
    for option in options:
        if key(option) == answer:
            return option
    offered = choice.keys()
    shown = ", ".join(offered[:12]) + (", ..." if len(offered) > 12 else "")
    raise BadAnswer("error.not-offered", clause=choice.clause, answer=str(answer), offered=shown)


def exactly(table: Table[Any], step: Step, asked: Choice | Chance, at: int) -> Any:
    """A step of this very game answers as it stands."""
    return step[1]


def by_name(table: Table[Any], step: tuple[Any, str], asked: Choice | Chance, at: int) -> Any:
    """How a record's step, written in keys and names, answers what is asked."""
    try:
        return find(asked, step[1]) if type(asked) is Choice else named(asked, step[1])  # type: ignore[arg-type]
    except TableError as cause:
        raise Misfit(at, cause) from cause


def follow(table: Table[Any], steps: Sequence[Any], decide: Decide) -> None:
    """Replay steps from where the flow stands.

    The source of fate is put aside meanwhile; where the steps end at a chance, the chance waits.
    """
    source = table.source
    follower = _Follower(table, steps, decide)
    table.source = follower
    try:
        if table.chance is not None:
            table.resume(follower)
        elif table._is_at_start():
            table._advance(None)
        while follower.at < len(steps):
            at = follower.at
            seat = steps[at][0]
            if table.chance is not None and table.chance.kind == seat:
                outcome = decide(table, steps[at], table.chance, at)
                follower.at = at + 1
                table._pass_chance(outcome)
                continue
            asked = table.requests
            choice = asked.get(seat) if type(seat) is int else None
            if choice is None:
                raise Misfit(at)
            option = decide(table, steps[at], choice, at)
            follower.at = at + 1
            table.choose(option, seat)
    finally:
        table.source = source


def retrace(table: Table[Any], steps: Sequence[Any], decide: Decide) -> None:
    """As `follow` from the start of a stage that has asked one seat at a time, and quicker."""
    send = table._send
    try:
        request = send(None)
        for at, step in enumerate(steps):
            who = step[0]
            if type(request) is Choice:
                if type(who) is not int or not request.asks(who):
                    raise Misfit(at)
            elif type(request) is not Chance or request.kind != who:
                raise Misfit(at)
            value = decide(table, step, request, at)
            table._now.append((who, value))
            request = send(value)
    except StopIteration:
        raise Misfit(len(table._now)) from None
    if type(request) is Choice:
        table._request = request
    elif type(request) is Chance:
        table.chance = request
    else:
        raise Misfit(len(steps))


class _Follower:
    """A source of fate that reads the steps being replayed."""

    __slots__ = ("at", "decide", "steps", "table")

    def __init__(self, table: Table[Any], steps: Sequence[Any], decide: Decide) -> None:
        self.table = table
        self.steps = steps
        self.decide = decide
        self.at = 0

    def pick(self, chance: Chance) -> Outcome | None:
        if self.at >= len(self.steps):
            return None
        step = self.steps[self.at]
        if self.table.is_split and (self.table.chance is not None or step[0] != chance.kind):
            return None  # entered by hand, an outcome may come after other seats' answers
        if step[0] != chance.kind:
            raise Misfit(self.at)
        outcome: Outcome = self.decide(self.table, step, chance, self.at)
        self.at += 1
        return outcome

    def fork(self) -> Source:
        raise AssertionError("nobody forks in mid-replay")


class _Silent:
    """A source that never answers: the chance waits for the replay."""

    __slots__ = ()

    def pick(self, chance: Chance) -> Outcome | None:
        return None

    def fork(self) -> Source:
        return self


SILENT = _Silent()
