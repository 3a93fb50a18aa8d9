"""Guessing: a playable table that agrees with everything a seat knows and re-deals what it does not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from undercroft.core.chance import Dice, Seeded, weighted
from undercroft.core.errors import RulesBroken
from undercroft.core.request import Chance, Choice
from undercroft.core.state import State
from undercroft.core.table.steps import Misfit, Step, follow, retrace

if TYPE_CHECKING:
    from undercroft.core.table.table import Table

_S = TypeVar("_S", bound=State)

GUESSES = 64
"""How often a guess may miss before we call the game's redeal broken."""


def make_guess(table: Table[_S], seat: int, dice: Dice, light: bool) -> Table[_S]:
    steps = _known_steps(table, seat)
    unseen = 0

    def decide(twin: Table[_S], step: Any, asked: Choice | Chance, at: int) -> Any:
        nonlocal unseen
        value = step[1]
        if type(asked) is Chance:
            if asked.seats is not None and seat not in asked.seats:
                unseen += 1
                return weighted(asked, dice)
            if value not in asked.outcomes:
                raise Misfit(at)
            return value
        assert type(asked) is Choice
        if asked.secret and not asked.asks(seat):
            unseen += 1
            return asked.options[dice.below(len(asked.options))]
        if value not in asked.options:
            raise Misfit(at)
        return value

    mine: State | None = None
    start = table._snapshots[-1]
    straight = not table._split and table.chance is None
    for _ in range(GUESSES):
        twin = table._blank(light)
        twin.source = Seeded(dice.below(1 << 64))
        twin.state = table._copy(start.state)
        twin.state.log = None
        table.game.knowledge.redeal(twin.state, table.state, seat, dice)
        if not light:
            twin._keep_start()
        if table._has_ended():
            twin.state = table._copy(table.state)
            return twin
        twin._stand()
        try:
            if straight:
                retrace(twin, steps, decide)
            else:
                follow(twin, steps, decide)
        except Misfit:
            continue
        if table.chance is None:
            twin.resume(twin.source)
        if unseen:
            mine = mine or table.view(seat)
        if unseen and twin.view(seat) != mine:
            continue  # what was rolled in secret has shown itself since, and it was something else
        return twin
    raise RulesBroken(f"{table.game.name}: redeal for seat {seat} never fits what was seen")


def _known_steps(table: Table[Any], seat: int) -> list[Step]:
    """The stage's answers so far; side by side, the seat's own and what came before others answered in secret."""
    sides = table._sides
    if sides is None:
        return table._now
    steps = table._now[: sides.since]
    answered: set[int] = set()
    for step, owner in zip(table._now[sides.since :], sides.owners, strict=True):
        if type(step[0]) is int:
            answered.add(owner)
        if owner == seat or owner not in answered:
            steps.append(step)
    return steps
