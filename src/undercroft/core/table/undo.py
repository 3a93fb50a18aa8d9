"""Taking back: exactly as far as nothing new was learned."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from undercroft.core.errors import CannotUndo
from undercroft.core.say import player_name
from undercroft.core.table.steps import exactly, follow

if TYPE_CHECKING:
    from undercroft.core.table.table import Table


def take_back(table: Table[Any], seat: int | None) -> None:
    """Go back to the start of the stage and replay all of its answers but the one taken back."""
    cut = undoable(table, seat)
    if isinstance(cut, CannotUndo):
        raise CannotUndo(cut.say.key, None, **cut.say.args)
    chapter = len(table._chapters)
    steps = table._now[:]
    if cut < 0:
        chapter -= 1
        steps = table._chapters[chapter][:]
    del steps[cut]
    start = table._start_of(chapter)
    if table.log is not None:
        del table.log.lines[start.lines :]
    table._done -= sum(len(done) for done in table._chapters[chapter:])
    del table._chapters[chapter:]
    del table._snapshots[chapter + 1 :]
    table.state = table._copy(start.state)
    table.state.log = table.log
    table._stand()
    follow(table, steps, exactly)


def undoable(table: Table[Any], seat: int | None) -> int | CannotUndo:
    """Which step of the current stage may be taken back (-1: the last one of the stage before), or why none may."""
    sides = table._sides
    before = len(table._now)
    if sides is not None:
        for at in range(len(sides.owners) - 1, -1, -1):
            if seat is None or sides.owners[at] == seat:
                return _check(table, sides.since + at, sides.owners[at])
        if any(type(step[0]) is int for step in table._now[sides.since :]):
            return _answered_by(sides.owners[0])
        before = sides.since
    return _check(table, before - 1, seat)


def _check(table: Table[Any], at: int, seat: int | None) -> int | CannotUndo:
    if at >= 0:
        step = table._now[at]
    elif table._chapters:
        step = table._chapters[-1][-1]
    else:
        return NOTHING
    who = step[0]
    if type(who) is str:
        return CHANCE
    if seat is not None and who != seat:
        return _answered_by(int(who))
    if table._done + at in table._finals:
        return FINAL
    return at


# Every scene asks, so the reasons are made once; `take_back` raises one of its own.
NOTHING, CHANCE, FINAL = CannotUndo("undo.nothing"), CannotUndo("undo.chance"), CannotUndo("undo.final")


@cache
def _answered_by(seat: int) -> CannotUndo:
    return CannotUndo("undo.other", seat=player_name(seat))
