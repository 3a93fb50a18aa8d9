"""Opening a record: the table that its answers lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.core.chance import Seeded
from undercroft.core.errors import BadRecord, TableError
from undercroft.core.table.steps import SILENT, Misfit, by_name, follow
from undercroft.core.table.table import Table

if TYPE_CHECKING:
    from undercroft.core.game import Game
    from undercroft.core.record import Record


def replay(record: Record, game: Game[Any], to: int | None = None) -> Table[Any]:
    """The table that a record leads to, after all or the first `to` answers. BadRecord names the step that fails."""
    from undercroft.core.record import check_version

    check_version(record, game)
    steps = record.steps if to is None else record.steps[:to]
    if to is not None and not 0 <= to <= len(record.steps):
        raise TableError("error.no-step", step=to, last=len(record.steps))
    table = Table(game, record.options, record.seed, source=SILENT)
    try:
        follow(table, steps, by_name)
    except Misfit as misfit:
        who, name = steps[misfit.at]
        what = f"{who + 1}: {name}" if type(who) is int else f"{who}: {name}"
        detail = str(misfit.cause) if misfit.cause else str(table.requests or table.chance)
        raise BadRecord(
            "error.record-step", step=misfit.at + 1, of=len(record.steps), what=what, cause=detail
        ) from None
    source = Seeded(record.seed)
    source.dice.jump(sum(type(step[0]) is str for step in steps))
    if to is None:
        table.resume(source)
    else:
        table.source = source
    return table
