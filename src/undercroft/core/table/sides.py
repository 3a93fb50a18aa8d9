"""Flows of several seats side by side: an open `Together`, in which nobody sees what the others answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from undercroft.core.errors import BadAnswer, RulesBroken
from undercroft.core.request import Chance, Choice, Option, Outcome, Together
from undercroft.core.table.records import Side, Sides
from undercroft.core.table.steps import find

if TYPE_CHECKING:
    from undercroft.core.table.table import Table


def open_sides(table: Table[Any], together: Together) -> bool:
    """Start the flows; True while any of them runs."""
    table._split = True
    table._sides = sides = Sides({}, {}, len(table._now), [])
    for seat in sorted(together.flows):
        sides.running[seat] = Side(together.flows[seat].send)
        _run_side(table, sides, seat, None)
    return bool(sides.running)


def choose_side(table: Table[Any], sides: Sides, answer: int | str | Option, seat: int | None) -> None:
    """Answer the question of one seat; BadAnswer where it is not plain whose, or not asked."""
    asked = sides.requests()
    if seat is None:
        if len(asked) > 1:
            raise BadAnswer("error.which-seat", asked=list_seats(asked))
        if not asked:
            raise table._nothing_asked()
        seat = next(iter(asked))
    request = asked.get(seat)
    if request is None:
        raise BadAnswer("error.not-asked", seat=seat + 1, asked=list_seats(asked))
    option = find(request, answer)
    if request.final:
        table._finals |= {table.version}
    take_side(table, sides, option, seat)


def take_side(table: Table[Any], sides: Sides, option: Option, seat: int) -> None:
    table._now.append((seat, option))
    sides.owners.append(seat)
    if table.log is not None:
        table.log.step = table.version
    _run_side(table, sides, seat, option)
    _close(table, sides)


def pass_chance_to_side(table: Table[Any], sides: Sides, chance: Chance, value: Outcome) -> None:
    """Hand an outcome entered by hand to the flow that waited for it; the next one that waits comes up."""
    seat = next(seat for seat, side in sides.running.items() if side.chance is chance)
    sides.owners.append(seat)
    sides.running[seat].chance = None
    _run_side(table, sides, seat, value)
    for side in sides.running.values():
        if table.chance is None and side.chance is not None:
            table.chance = side.chance
    if table.chance is None:
        _close(table, sides)


def _run_side(table: Table[Any], sides: Sides, seat: int, value: Any) -> None:
    """Hand one answer to a seat's flow and run it on until it asks its seat or ends."""
    side = sides.running[seat]
    side.choice = None
    while True:
        try:
            request = side.send(value)
        except StopIteration as end:
            sides.results[seat] = end.value
            del sides.running[seat]
            return
        if type(request) is Choice:
            if not request.options:
                raise RulesBroken(f"{table.game.name}: {request.kind} offers nothing to choose")
            if request.seat_list != (seat,):
                raise RulesBroken(f"{table.game.name}: {request.kind} asks another seat inside a Together")
            side.choice = request
            return
        if type(request) is not Chance:
            raise RulesBroken(f"{table.game.name}: a Together inside a Together")
        value = table.source.pick(request)
        if value is None:
            side.chance = request
            if table.chance is None:
                table.chance = request
            return
        table._now.append((request.kind, value))
        sides.owners.append(seat)


def _close(table: Table[Any], sides: Sides) -> None:
    """Where all flows have ended, the one that opened them goes on with what they returned."""
    if not sides.running:
        table._sides = None
        table._advance(sides.results)


def list_seats(seats: Iterable[int]) -> str:
    return ", ".join(str(seat + 1) for seat in seats)


def name_seats(seats: Iterable[int]) -> str:
    """`seat 1`, `seats 1, 2`; nothing for none."""
    named = list_seats(seats)
    return f"seats {named}" if "," in named else f"seat {named}" if named else ""
