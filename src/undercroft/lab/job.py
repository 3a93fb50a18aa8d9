"""A job: which games to play, by whom and with which seeds; and how one of them is played.

Game number i depends on the job and i alone, so the same job gives the same games however the work is spread.
"""

from __future__ import annotations

import importlib
import importlib.util
import traceback
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from undercroft.agents import agent, is_trusted
from undercroft.agents.sandbox import Fault, Guarded
from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Agent, Game, available, load
from undercroft.core.registry import game_at
from undercroft.core.seat import Seat
from undercroft.core.table import Table

DECISIONS = 200_000
"""A game that is not over after so many decisions counts as unfinished."""

SEATS = 0x5EA7
"""Sets the agents' dice apart from the game's own."""


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """Games to play. Their options and line-ups take turns; all line-ups of one round get the same seed."""

    game: str
    """A game's name, or the module that holds one as GAME."""
    options: tuple[dict[str, Any], ...] = ({},)
    lineups: tuple[tuple[str, ...], ...]
    """Who sits where, as agents' names; one line-up after another."""
    seed: int = 1
    limit: int = DECISIONS
    seconds: float | None = None
    """How long an agent may think about one decision."""
    records: str | None = None
    """A folder for the records of all games."""

    def lineup(self, index: int) -> tuple[str, ...]:
        return self.lineups[index % len(self.lineups)]

    def variant(self, index: int) -> dict[str, Any]:
        return self.options[index // len(self.lineups) % len(self.options)]

    def seed_of(self, index: int) -> int:
        dice = Dice(Dice(self.seed).below(1 << 63))
        dice.jump(index // len(self.lineups))
        return dice.below(1 << 48)


class Row(msgspec.Struct, kw_only=True):
    """One game that was played."""

    index: int
    seed: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    winners: tuple[int, ...] = ()
    scores: tuple[float, ...] = ()
    reason: str = ""
    """Why it ended: the result's reason, `unfinished` after too many decisions, or `error`."""
    decisions: int = 0
    tally: list[dict[str, Any]] = []
    faults: list[Fault] = []
    error: str = ""


UNFINISHED = "unfinished"
ERROR = "error"


@cache
def game_of(name: str) -> Game[Any]:
    """One of the games there are by its name, or any other by where it is (`package.module:NAME`, or a package whose
    game is called GAME)."""
    if name in available():
        return load(name)
    module = name.partition(":")[0]
    if importlib.util.find_spec(module) is None:
        return load(name)  # which says what there is
    return game_at(name if ":" in name else f"{name}:GAME")


def name_of(game: Game[Any]) -> str:
    """How another process finds this game."""
    return game.name if game.name in available() and load(game.name) is game else game.meta.game


def play(job: Job, index: int) -> Row:
    """Play one game of a job. What goes wrong inside is told in the row and harms no other game."""
    game = game_of(job.game)
    lineup = job.lineup(index)
    seed = job.seed_of(index)
    options = job.variant(index)
    row = Row(index=index, seed=seed, options=options, seats=lineup)
    table = None
    guards: list[Guarded] = []
    try:
        is_light = all(name == "random" for name in lineup)
        table = Table(game, options, seed, light=is_light)
        table.log = table.state.log = None  # nobody reads the story of a simulated game
        agents: list[Agent] = []
        dice = Dice(seed ^ SEATS)
        for name in lineup:
            player = agent(name, game, dice.split())
            if name != "random":
                player = guard = Guarded(player, name, dice.split(), job.seconds, trusted=is_trusted(name))
                guards.append(guard)
            agents.append(player)
        table.run(agents, job.limit)
    except Exception as error:  # a bug of the rules: the row says which, with the seed that shows it again
        row.error = "".join(traceback.format_exception_only(error)).strip()
        row.reason = ERROR
    row.faults = [fault for guard in guards for fault in guard.faults]
    if table is not None:
        row.decisions = sum(type(step[0]) is int for step in table.steps)
        result = table.state.result
        if result is not None and not row.error:
            row.winners, row.scores, row.reason = result.winners, result.scores, result.reason
            row.tally = [dict(entry) for entry in game.bots.tally(table.state)]
        elif not row.error:
            row.reason = UNFINISHED
        if job.records is not None:
            table.record.save(Path(job.records) / f"{index:06d}.json")
    return row


def play_batch(job: Job, first: int, count: int, tick: Callable[[Row], None] | None = None) -> list[Row]:
    rows = []
    for index in range(first, first + count):
        row = play(job, index)
        rows.append(row)
        if tick is not None:
            tick(row)
    return rows


def line_up(game: Game[Any], names: Sequence[str], options: Mapping[str, Any]) -> tuple[str, ...]:
    """Who sits where: the names given, one name for all, or random; as many as the options or the game say."""
    players = game.settings[0]
    if "players" in options:
        seats = int(game.check_options(options)["players"])
    elif len(names) > 1:
        seats = max(len(names), players.min)
    else:
        seats = int(players.default)
    if not names:
        names = ["random"]
    if len(names) == 1:
        names = list(names) * seats
    if len(names) != seats or not players.min <= seats <= players.max:
        raise BadOption("error.lineup", given=len(names), least=players.min, most=players.max)
    for name in set(names):
        agent(name, game, Dice(0))  # an unknown name is told before anything is played
    return tuple(names)


__all__ = ["ERROR", "UNFINISHED", "Fault", "Job", "Row", "Seat", "game_of", "line_up", "name_of", "play", "play_batch"]
