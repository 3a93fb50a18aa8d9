"""Opening a record: the table that its answers lead to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import TYPE_CHECKING, Any, TypeVar

from undercroft.core.chance import Seeded
from undercroft.core.errors import BadRecord, TableError
from undercroft.core.record import Record, check_rules
from undercroft.core.state import State
from undercroft.core.table.steps import SILENT, Misfit, by_name, follow
from undercroft.core.table.table import Table

if TYPE_CHECKING:
    from undercroft.core.game import Game

S = TypeVar("S", bound=State)


def replay(
    record: Record, game: Game[S], to: int | None = None, *, as_far_as_it_fits: bool = False, light: bool = False
) -> Table[S]:
    """The table that a record leads to, after all or the first `to` answers; `light` tells no story.

    BadRecord names the step that does not fit; OtherRules says that another version of the rules was played. With
    `as_far_as_it_fits` both are welcome: the game stands where the record stops fitting (`fitting` counts the steps)
    and can be played on from there.
    """
    check_rules(record, game, other_rules=as_far_as_it_fits)
    if to is not None and not 0 <= to <= len(record.steps):
        raise TableError("error.no-step", step=to, last=len(record.steps))
    steps = record.steps if to is None else record.steps[:to]
    table = Table(game, record.options, record.seed, source=SILENT, light=light)
    try:
        follow(table, steps, by_name)
    except Misfit as misfit:
        if not as_far_as_it_fits:
            raise _does_not_fit(record, table, misfit) from None
        steps = steps[: misfit.at]
        table = Table(game, record.options, record.seed, source=SILENT, light=light)
        follow(table, steps, by_name)
    source = Seeded(record.seed)
    source.dice.jump(sum(type(step[0]) is str for step in steps))
    if to is None:
        table.resume(source)
    else:
        table.source = source
    return table


def replay_in_parts(record: Record, game: Game[S], size: int) -> Iterator[Table[S]]:
    """As `replay` to the record's last answer, but it pauses after every `size` answers: for those who must not wait.

    The table is whole, and fate can be asked again, when the last part was given.
    """
    check_rules(record, game)
    steps = record.steps
    table = Table(game, record.options, record.seed, source=SILENT)
    for begin in range(0, len(steps), size):
        try:
            follow(table, steps[begin : begin + size], by_name)
        except Misfit as misfit:
            raise _does_not_fit(record, table, Misfit(begin + misfit.at, misfit.cause)) from None
        yield table
    source = Seeded(record.seed)
    source.dice.jump(sum(type(step[0]) is str for step in steps))
    table.source = source
    yield table


def _does_not_fit(record: Record, table: Table[Any], misfit: Misfit) -> BadRecord:
    who, name = record.steps[misfit.at]
    what = f"{who + 1}: {name}" if type(who) is int else f"{who}: {name}"
    cause = str(misfit.cause) if misfit.cause else str(table.requests or table.chance)
    return BadRecord("error.record-step", step=misfit.at + 1, of=len(record.steps), what=what, cause=cause)


def fitting(record: Record, table: Table[Any]) -> int:
    """How many of the record's steps a table that was replayed from it has taken."""
    pairs = zip(record.steps, table.record.steps, strict=False)
    return sum(1 for _ in takewhile(lambda pair: tuple(pair[0]) == tuple(pair[1]), pairs))
