"""Damage, death, healing and conditions: what happens to a figure.

How a character negates damage and what else a death brings are the game's rules; attacks are in `attack.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.question import Question
from undercroft.core.request import Flow
from undercroft.games.haven.battlefield import HEROES, OFF, Arena, Figure
from undercroft.games.haven.events import Cured, Died, Expired, Gained, Healed, Suffered
from undercroft.games.haven.figures import index
from undercroft.games.haven.hooks import Seats
from undercroft.games.haven.options import TARGET, TARGET_AT
from undercroft.games.haven.verbs import POISON, STUN, TIMED, WOUND, Flying, Shield

DAMAGE_ORDER: Question[Arena] = Question("damage.order", TARGET)
CONDITION_ORDER: Question[Arena] = Question("condition.order", TARGET)


def suffer(state: Arena, figure: Figure, amount: int, by: Figure | None = None) -> Flow[bool]:
    """Damage reaches a figure; True if that killed or exhausted it (BB-DIE-1, BB-EXH-1, JL-DMG-2, 5)."""
    if amount <= 0 or figure.cell == OFF:
        return False
    if figure.side == HEROES and not figure.is_objective:
        amount = yield from state.kernel.damage.negate(state, figure, amount, by)
        if amount <= 0:
            return False
    if state.log is not None:
        source = None if by is None else index(state, by)
        left = max(0, figure.health - amount)
        state.tell(Suffered(figure=index(state, figure), amount=amount, left=left, by=source))
    figure.health -= amount
    state.kernel.damage.after_damage(state, figure)
    if figure.health > 0:
        return False
    figure.health = 0
    yield from die(state, figure, by)
    return True


def suffer_all(state: Arena, hurt: Sequence[tuple[Figure, int]], by: Figure | None, seats: Seats) -> Flow[bool]:
    """Several figures suffer damage at once; True if any of them fell by it.

    Where it matters who falls first and more than one may, `seats` set the order, if the game has them (JL-GEN-1)."""
    kernel = state.kernel
    clause = kernel.words.clauses.get("damage.order")
    left = [one for one in hurt if one[0].cell != OFF]
    fell = False
    while left:
        figure, amount = left[0]
        if clause is not None and len(left) > 1:
            frail = [one for one, damage in left if one.cell != OFF and one.health <= damage]
            if len(frail) > 1 and kernel.damage.does_order_matter(state, frail, by):
                options = [TARGET_AT[index(state, one)] for one in frail]
                option = yield DAMAGE_ORDER.ask(seats, options, (), clause)
                figure = state.figures[int(option[1])]
                amount = next(damage for one, damage in left if one is figure)
        left = [one for one in left if one[0] is not figure]
        if (yield from suffer(state, figure, amount, by)):
            fell = True
    return fell


def die(state: Arena, figure: Figure, by: Figure | None) -> Flow[None]:
    """A figure leaves the map at once, with all its conditions."""
    if state.log is not None:
        is_hero = figure.side == HEROES and not figure.is_objective
        source = None if by is None else index(state, by)
        state.tell(Died(figure=index(state, figure), is_hero=is_hero, by=source))
    cell = figure.cell
    figure.cell = OFF
    figure.conditions = figure.fresh = 0
    figure.bonuses.clear()
    yield from state.kernel.damage.after_death(state, figure, cell, by)


def gain(state: Arena, figure: Figure, conditions: int, by: Figure | None = None) -> None:
    """A figure gains conditions, save those it is immune to; one it has already starts anew (BB-CON-3, JL-CND-O2)."""
    if figure.is_objective or figure.cell == OFF:
        return
    kernel = state.kernel
    conditions = kernel.damage.take_conditions(
        state, figure, conditions & ~kernel.monsters.traits(state, figure).immune, by
    )
    if not conditions:
        return
    figure.conditions |= conditions
    acting = state.acting
    if acting >= 0 and state.figures[acting] is figure:
        figure.fresh |= conditions & TIMED  # BB-CON-4, JL-CND-O1: gained in its own turn it outlasts this turn
    if state.log is not None:
        state.tell(Gained(figure=index(state, figure), conditions=conditions))


def gain_all(
    state: Arena, figures: Sequence[Figure], conditions: int, seats: Seats, by: Figure | None = None
) -> Flow[None]:
    """Several figures gain conditions at once; where not all of them can, `seats` set the order (JL-MOD-O1)."""
    left = list(figures)
    while left:
        figure = left[0]
        if len(left) > 1 and state.kernel.damage.is_scarce(state, left, conditions):
            options = [TARGET_AT[index(state, one)] for one in left]
            clause = state.kernel.words.clauses.get("condition.order")
            option = yield CONDITION_ORDER.ask(seats, options, (), clause)
            figure = state.figures[int(option[1])]
        left.remove(figure)
        gain(state, figure, conditions, by)


def is_stunned_in_turn(state: Arena, figure: Figure) -> bool:
    """Whether a figure performs nothing more: stunned, in its own turn (JL-CND-8, JL-CND-O4)."""
    acting = state.acting
    return bool(figure.conditions & STUN) and acting >= 0 and state.figures[acting] is figure


def end_turn(state: Arena, figure: Figure) -> None:
    """The end of a figure's turn: its timed conditions go, save those gained in this turn (BB-CON-4, JL-CND-3)."""
    conditions = figure.conditions
    if conditions & TIMED:
        figure.conditions = conditions & (~TIMED | figure.fresh)
        gone = conditions & ~figure.conditions
        if gone and state.log is not None:
            state.tell(Expired(figure=index(state, figure), conditions=gone))
    figure.fresh = 0


def heal(state: Arena, figure: Figure, amount: int) -> None:
    """A heal: away with wound and poison; poison also eats the healing itself (BB-HEA-3, JL-CND-14 to 17)."""
    if figure.cell == OFF or figure.is_objective or not state.kernel.damage.can_heal(state, figure):
        return
    ill = figure.conditions & (WOUND | POISON)
    if ill:
        figure.conditions &= ~ill
    healed = 0
    if not ill & POISON:
        healed = min(amount, figure.max_health - figure.health)
        figure.health += healed
    if state.log is not None:
        at = index(state, figure)
        state.tell(Healed(figure=at, amount=healed, left=figure.health))
        if ill:
            state.tell(Cured(figure=at, conditions=ill))
    if ill:
        state.kernel.damage.after_cure(state, figure, ill)


def shield_of(state: Arena, figure: Figure) -> int:
    """All shields of a figure, added up (BB-SHD-2, JL-SHD-3)."""
    kernel = state.kernel
    total = kernel.monsters.traits(state, figure).shield
    for source, at, _ in figure.bonuses:
        bonus = kernel.cards.declared(state, source)[at]
        if type(bonus) is Shield:
            total += (
                bonus.value
                if type(bonus.value) is int
                else kernel.cards.quantity(state, str(bonus.value), figure, None)
            )
    return total


def flies(state: Arena, figure: Figure) -> bool:
    kernel = state.kernel
    if kernel.monsters.traits(state, figure).flying:
        return True
    for source, at, _ in figure.bonuses:
        if type(kernel.cards.declared(state, source)[at]) is Flying:
            return True
    return False
