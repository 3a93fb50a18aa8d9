"""The functions of `import undercroft`: the games there are, tables, records, agents and simulation.

Each is a thin door: the rooms behind it (`core`, `agents`, `lab`) can be used on their own, too.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, overload

from undercroft.core.chance import Dice
from undercroft.core.game import Agent, Game
from undercroft.core.meta import Meta
from undercroft.core.record import Record, load_record
from undercroft.core.registry import load, metas
from undercroft.core.state import State
from undercroft.core.table import Table
from undercroft.core.table import replay as replay_record

if TYPE_CHECKING:
    from undercroft.lab.job import Row
    from undercroft.lab.simulate import Results

S = TypeVar("S", bound=State)


def games() -> dict[str, Meta]:
    """The facts of every game by its name, without loading any; games of other packages come last.

    Examples:
        >>> import undercroft
        >>> undercroft.games()["sanctum"].players
        (2, 4)
    """
    return metas()


@overload
def table(game: str, *, seed: int | None = None, light: bool = False, **options: Any) -> Table[Any]: ...


@overload
def table(game: Game[S], *, seed: int | None = None, light: bool = False, **options: Any) -> Table[S]: ...


def table(game: Any, *, seed: int | None = None, light: bool = False, **options: Any) -> Table[Any]:
    """A new game at its first question.

    `options` are those of set-up (`undercroft games` lists them); what is left out has its usual value. The same seed
    gives the same game; without one, a fresh one is drawn. `light` tables are for playing many games: they cannot fork.

    Examples:
        >>> import undercroft
        >>> table = undercroft.table("thunderstone", players=2, seed=7)
        >>> table.choose("first:0")
        >>> table
        <thunderstone, 2 seats, seed 7: seat 1 is asked turn.way (3 options)>
        >>> table.choose("swim")
        Traceback (most recent call last):
        undercroft.core.errors.BadAnswer: “swim” is not offered here. You may choose: village, dungeon, rest.
    """
    made = load(game) if isinstance(game, str) else game
    return Table(made, options, secrets.randbits(48) if seed is None else seed, light=light)


def replay(
    record: Record | str | Path,
    *,
    to: int | None = None,
    as_far_as_it_fits: bool = False,
    game: Game[Any] | None = None,
) -> Table[Any]:
    """The table that a record, or the file of one, leads to; after the first `to` answers, where you say so.

    A record of another version of the rules raises OtherRules; `as_far_as_it_fits` opens it up to where it stops
    fitting. `game` is for records of games that are not registered.

    Examples:
        >>> import undercroft
        >>> table = undercroft.table("bugs", seed=3)
        >>> table.run([undercroft.agent("greedy", table.game)], limit=20)
        >>> undercroft.replay(table.record).state == table.state
        True
    """
    read = record if isinstance(record, Record) else load_record(record)
    return replay_record(read, game or load(read.game), to, as_far_as_it_fits=as_far_as_it_fits)


def agent(name: str, game: Game[Any] | str, *, seed: int = 0) -> Agent:
    """A player made of code: `easy`, `normal`, `hard`, `expert`, `random`, `greedy`, `search:200` (milliseconds),
    `search:50it` (tries), `learned`, `learned:FILE`, or one of your own, `my_bots.py:Careful`. It is a function from
    a `Seat` to an option.

    Examples:
        >>> import undercroft
        >>> table = undercroft.table("sanctum", players=2, seed=1)
        >>> table.run([undercroft.agent("greedy", "sanctum"), undercroft.agent("random", "sanctum", seed=4)])
        >>> table.is_over
        True
    """
    from undercroft.agents import agent as agent_named

    return agent_named(name, load(game) if isinstance(game, str) else game, Dice(seed))


def simulate(
    game: Game[Any] | str,
    seats: Sequence[str] = ("random",),
    games: int = 100,
    *,
    options: Mapping[str, Any] | None = None,
    vary: Mapping[str, Sequence[Any]] | None = None,
    rotate: bool = False,
    seed: int = 1,
    workers: int = 1,
    ray: str | None = None,
    seconds: float | None = None,
    out: str | None = None,
    records: str | None = None,
    decisions: str | None = None,
    watch: Callable[[Row], None] | None = None,
) -> Results:
    """Play many games with agents and count; `docs/lab.md` tells all of it.

    `seats` names an agent for each seat (one name: for all); `rotate` moves them on a seat from game to game. `vary`
    takes turns over the values of options. `out` writes a table (.csv, .parquet, .jsonl), `decisions` one of every
    decision, `records` a folder of records.

    Examples:
        >>> import undercroft
        >>> results = undercroft.simulate("thunderstone", ["greedy", "random"], games=4, seed=7)
        >>> [(seat.name, seat.wins) for seat in results.seats]
        [('greedy', 4), ('random', 0)]
    """
    from undercroft.lab.simulate import simulate as play_many

    return play_many(
        game, seats, games, options=options, vary=vary, rotate=rotate, seed=seed, workers=workers, ray=ray,
        seconds=seconds, out=out, records=records, decisions=decisions, watch=watch,
    )  # fmt: skip
