"""Bonuses that an event sets off: an enemy comes near, a kill, the start of a turn."""

from __future__ import annotations

from undercroft.core.request import Flow, Option
from undercroft.games.haven.battlefield import Figure, Running
from undercroft.games.haven.damage import gain, heal, suffer
from undercroft.games.haven.effects import ActionContext
from undercroft.games.haven.verbs import Bonus, Condition, Damage, Heal
from undercroft.games.jaws.active import BONUS_FIRST, DECLARED
from undercroft.games.jaws.state import Jaws, card_of


def triggered_bonuses(state: Jaws, owner: Figure, on: str) -> Flow[list[Running]]:
    """A character's bonuses that one event sets off; with several its player sets the order (JL-GEN-1)."""
    found = []
    for running in owner.bonuses:
        bonus = DECLARED[running[0]][running[1]]
        if type(bonus) is Bonus and bonus.on == on:
            found.append(running)
    if len(found) < 2:
        return found
    order: list[Running] = []
    seat = state.heroes[owner.number].seat
    while len(found) > 1:
        options: list[Option] = [("card", card_of(running[0])) for running in found]
        option = yield BONUS_FIRST.ask(seat, options, (owner.number,))
        chosen = next(running for running in found if card_of(running[0]) == option[1])
        found.remove(chosen)
        order.append(chosen)
    return order + found


def as_it_stands(owner: Figure, before: Running) -> Running | None:
    """A bonus as it stands now: what another one set off may have moved its token, or ended it."""
    return next((running for running in owner.bonuses if running[:2] == before[:2]), None)


def apply_bonus(state: Jaws, deed: ActionContext, bonus: Bonus) -> Flow[None]:
    """What a bonus does when an enemy comes near, to them or for its owner; it must be applied, even if that brings
    nothing (JL-ACT-10)."""
    for action in bonus.actions:
        if isinstance(action, Heal):
            heal(state, deed.actor, int(action.value))
            continue
        for target in deed.last:
            if isinstance(action, Damage):
                yield from suffer(state, target, int(action.value), deed.actor)
            else:
                assert isinstance(action, Condition)
                gain(state, target, action.conditions, deed.actor)
