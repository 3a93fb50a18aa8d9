"""The decisions of a recorded game, and trying their options again: what an analysis asks of the table.

A seat is judged by what it knew: every try starts from its own guess. `analysis.py` decides what is tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.agents.judge import FAR, try_options
from undercroft.agents.scale import Scale, Tries, Try
from undercroft.core.chance import Dice
from undercroft.core.game import Game
from undercroft.core.request import Choice, Option, key
from undercroft.core.table import Table, find

WIDEST = 8
"""Options of one question that are tried at most: the played one, the sensible one, and others picked by the seed."""
SHARE = 4
"""All options are tried in one of so many worlds; the played one and the best of the others in all."""
EVERY = 4
"""Of questions that the sensible player answers as well as anybody, and that were answered so, one in so many is
tried, so that the curve goes on."""
_SALT = 0x9E3779B97F4A7C15


class Decision(msgspec.Struct, frozen=True):
    """An answer that somebody gave where there was more than one."""

    step: int
    """How many answers were given before it."""
    seat: int
    kind: str
    """The question."""
    played: str
    """The key of what was chosen."""
    sensible: str
    """The key of what the game's sensible player would have chosen."""
    options: int
    part: int = 0
    """How many scenarios of a campaign were over."""
    is_settled: bool = False
    """The game says that its sensible player answers this question as well as anybody."""


class Outline(msgspec.Struct, frozen=True):
    """A recorded game as an analysis needs it: who decided what when, and how it ended."""

    seats: int
    cooperative: bool
    steps: int
    decisions: list[Decision]
    """All with more than one option, those left out too."""
    tried: list[int]
    """The places of those that are tried."""
    parts: list[bool]
    """Of each scenario of a campaign that is over, but for the last, whether it was won."""
    winners: list[int] | None
    """Who won; None where the game is not over."""


class Task(msgspec.Struct, frozen=True):
    """Options of one decision to be tried in so many guessed worlds."""

    step: int
    seat: int
    worlds: int
    seed: int
    far: int = FAR
    """One of so many is played to its end."""
    options: list[str] = []
    """None: all, or as many as are tried of a wide question, in few of the worlds, and the best of them in all."""
    keep: list[str] = []
    """Where `options` is empty: those that are tried in all worlds whatever comes out."""


class Finding(msgspec.Struct, frozen=True):
    """What came of the tries by option, world by world. Two options pair as far as both go."""

    tries: dict[str, list[Try]]

    @property
    def count(self) -> int:
        return sum(map(len, self.tries.values()))


def outline_of(table: Table[Any]) -> Outline:
    """The decisions of a game that was replayed to its end, or as far as it went."""
    game = table.game
    parts_of = game.bots.SEARCH.parts
    decisions: list[Decision] = []
    parts: list[bool] = []
    for step, (who, answer) in enumerate(table.steps):
        if type(who) is not int:
            continue
        moment = table.at(step)
        choice = moment.asked(who)
        if parts_of is not None:
            over, won = parts_of(moment.state)
            parts += [won] * (over - len(parts))
        if choice is None or len(choice.options) < 2 or is_wish(game, choice):
            continue
        seat = moment.seat(who)
        settled = game.bots.SEARCH.is_settled(seat.view, choice)
        sensible = key(find(choice, game.bots.greedy(seat)))
        decisions.append(
            Decision(step, who, choice.kind, key(answer), sensible, len(choice.options), len(parts), settled)  # type: ignore[arg-type]
        )
    result = table.state.result
    winners = None if result is None else list(result.winners)
    tried = _tried(decisions)
    return Outline(table.state.players, game.cooperative, table.version, decisions, tried, parts, winners)


def is_wish(game: Game[Any], choice: Choice) -> bool:
    """Who plays whom, and how hard it shall be, is a matter of taste: who wants it harder makes no mistake."""
    question = game.questions.get(choice.kind)
    return question is not None and question.is_wish


def _tried(decisions: list[Decision]) -> list[int]:
    """All but most of those that the sensible player answers as well as anybody, where they were answered so."""
    found = []
    passed = [0] * (1 + max((decision.seat for decision in decisions), default=0))
    for at, decision in enumerate(decisions):
        if decision.is_settled and decision.played == decision.sensible:
            passed[decision.seat] += 1
            if passed[decision.seat] % EVERY != 1:
                continue
        found.append(at)
    return found


def work_on(table: Table[Any], task: Task) -> Finding:
    """Try what the task names, from what its seat knew at that moment."""
    moment = table.at(task.step)
    choice = moment.asked(task.seat)
    assert choice is not None
    seat = moment.seat(task.seat)
    if task.options:
        named = [find(choice, name) for name in task.options]
        return Finding(_by_key(try_options(seat, named, task.worlds, task.seed, far=task.far)))
    keep = [find(choice, name) for name in dict.fromkeys(task.keep)]
    few = max(1, task.worlds // SHARE)
    options = _some(choice.options, keep, Dice(task.seed))
    first = try_options(seat, options, few, task.seed, far=task.far)
    scale = Scale.fitted(first.values())
    best = max((option for option in options if option != keep[0]), key=lambda option: scale.worth(first[option]))
    left = list(dict.fromkeys([*keep, best]))
    more = try_options(seat, left, max(1, task.worlds - few), task.seed ^ _SALT, far=task.far)
    return Finding(_by_key({option: first[option] + more.get(option, []) for option in options}))


def _some(options: Sequence[Option], keep: Sequence[Option], dice: Dice) -> list[Option]:
    """As many of the options as are tried, in their order, those to keep among them."""
    others = [option for option in options if option not in keep]
    while len(others) > max(0, WIDEST - len(keep)):
        del others[dice.below(len(others))]
    return [option for option in options if option in keep or option in others]


def _by_key(tries: Tries) -> dict[str, list[Try]]:
    return {key(option): values for option, values in tries.items()}
