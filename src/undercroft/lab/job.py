"""A job: which games to play, by whom and with which seeds; and how one of them is played.

Game number i depends on the job and i alone, so the same job gives the same games however the work is spread.
"""

from __future__ import annotations

import importlib
import importlib.util
import traceback
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from undercroft.agents import agent, is_program, is_trusted, let_go
from undercroft.agents.sandbox import Fault, Guarded
from undercroft.core.chance import Dice
from undercroft.core.circles import Circles
from undercroft.core.errors import BadOption
from undercroft.core.game import Agent, Game, available, load
from undercroft.core.registry import game_at
from undercroft.core.seat import Seat
from undercroft.core.table import Table
from undercroft.lab.watched import Decision, Noted, Watched

DECISIONS = 200_000
"""A game that is not over after so many decisions counts as unfinished."""

PATIENCE = 5_000
"""Answers and outcomes after which a game is watched for whether it goes in circles."""

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
    is_noted: bool = False
    """Whether rows tell every decision."""
    skipped: tuple[dict[str, Any], ...] = ()
    """Options that were to take turns and do not go together."""
    is_watched: bool = False
    """Whether rows tell which cards, items and skills each seat was offered and chose."""

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
    """Why it ended: the result's reason, `unfinished` after too many decisions, `circles` where nothing changed any
    more, or `error`."""
    decisions: int = 0
    tally: list[dict[str, Any]] = []
    choices: tuple[int, ...] = ()
    """How many decisions each seat made."""
    seconds: tuple[float, ...] = ()
    """How long each seat's agent thought; 0 for one that picks at random."""
    noted: list[Decision] = []
    """Every decision, where the job asks for them."""
    things: list[dict[str, tuple[int, int]]] = []
    """Of a watched game, for each seat: in how many decisions a thing was offered, and in how many it was chosen."""
    faults: list[Fault] = []
    error: str = ""


UNFINISHED = "unfinished"
CIRCLES = "circles"
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
    seed = job.seed_of(index)
    options = job.variant(index)
    lineup = seated(job.lineup(index), options)
    row = Row(index=index, seed=seed, options=options, seats=lineup)
    table = None
    guards: dict[int, Guarded] = {}
    watchers: list[Watched] = []
    programs: dict[int, Agent] = {}
    noted: list[Decision] = []
    seconds = [0.0] * len(lineup)
    try:
        is_light = all(name == "random" for name in lineup)
        table = Table(game, options, seed, light=is_light)
        if not any(map(is_program, lineup)):
            table.log = table.state.log = None  # nobody else reads the story of a simulated game
        agents: list[Agent] = []
        dice = Dice(seed ^ SEATS)
        for seat, name in enumerate(lineup):
            player = agent(name, game, dice.split())
            if is_program(name):
                programs[seat] = player
            if name != "random":
                player = guard = Guarded(player, name, dice.split(), job.seconds, trusted=is_trusted(name))
                guards[seat] = guard
            if job.is_watched:
                player = watcher = Watched(player, table, dice.split())
                watchers.append(watcher)
            if job.is_noted:
                player = Noted(player, name, table, index, noted)
            agents.append(player)
        if goes_in_circles(table, agents, job.limit):
            row.reason = CIRCLES
    except Exception as error:  # a bug of the rules: the row says which, with the seed that shows it again
        row.error = "".join(traceback.format_exception_only(error)).strip()
        row.reason = ERROR
    for seat, program in programs.items():
        let_go(program, table.seat(seat) if table is not None and table.is_over else None)
    for seat, guard in guards.items():
        seconds[seat] = guard.seconds
    row.seconds, row.noted = tuple(seconds), noted
    row.faults = [fault for guard in guards.values() for fault in guard.faults]
    if table is not None:
        answers = Counter(who for who, _ in table.steps if type(who) is int)
        row.decisions = sum(answers.values())
        row.choices = tuple(answers[seat] for seat in range(len(lineup)))
        result = table.state.result
        if result is not None and not row.error:
            row.winners, row.scores, row.reason = result.winners, result.scores, result.reason
            row.tally = [dict(entry) for entry in game.bots.tally(table.state)]
            row.things = [watcher.counts() for watcher in watchers]
        elif not row.error and not row.reason:
            row.reason = UNFINISHED
        if job.records is not None:
            table.record.save(Path(job.records) / f"{index:06d}.json")
    return row


def goes_in_circles(table: Table, agents: Sequence[Agent], limit: int) -> bool:
    """Play a game to its end or its limit; True where it was left because nothing changed any more."""
    table.run(agents, min(limit, PATIENCE))
    circles = Circles()
    while not table.is_over and table.version < limit:
        table.run(agents, table.version + 1)
        if circles.look(table):
            return True
    return False


def play_batch(job: Job, first: int, count: int, tick: Callable[[Row], None] | None = None) -> list[Row]:
    rows = []
    for index in range(first, first + count):
        row = play(job, index)
        rows.append(row)
        if tick is not None:
            tick(row)
    return rows


def seated(lineup: tuple[str, ...], options: Mapping[str, Any]) -> tuple[str, ...]:
    """Where the number of players varies, one name sits at all seats that there are; several names have their own."""
    players = options.get("players")
    return lineup[:1] * int(players) if players is not None and len(set(lineup)) == 1 else lineup


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


__all__ = [
    "CIRCLES",
    "ERROR",
    "UNFINISHED",
    "Fault",
    "Job",
    "Row",
    "Seat",
    "game_of",
    "line_up",
    "name_of",
    "play",
    "play_batch",
    "seated",
]
