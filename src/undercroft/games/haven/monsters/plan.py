"""A monster's plan with the reason for each step, for the screen."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.grid import cells
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import Arena, Figure
from undercroft.games.haven.figures import index
from undercroft.games.haven.monsters.destination import find_destination
from undercroft.games.haven.monsters.focus import find_focus, rank_others
from undercroft.games.haven.monsters.movement import best_ways
from undercroft.games.haven.monsters.planned import AS_MELEE, Why, note, planned_attacks
from undercroft.games.haven.verbs import IMMOBILIZE, Action


class Plan:
    """What a monster would do if it acted now: whom, where to, on which way, and why."""

    __slots__ = ("focus", "hexes", "path", "why")

    def __init__(self, focus: int, hexes: list[int], path: list[int], why: Why) -> None:
        self.focus = focus
        self.hexes = hexes
        self.path = path
        self.why = why


def explain(state: Arena, figure: Figure, actions: Sequence[Action]) -> Plan:
    """A monster's plan with the reason for each step, each with its clause."""
    why: Why = []
    mind = find_focus(state, figure, actions, why)
    focus = mind.focus
    if focus is None:
        return Plan(-1, [], [], why)
    rank_others(state, figure, actions, mind)
    stays = Plan(index(state, focus), [], [], why)
    at = next((at for at, action in enumerate(actions) if type(action) is e.Move), -1)
    if at < 0:
        note(state, why, "no-move")
        return stays
    if figure.conditions & IMMOBILIZE:
        note(state, why, "immobilized")
        return stays
    action = actions[at]
    assert isinstance(action, e.Move)
    points = _points(state, figure, action)
    attacks = planned_attacks(state, figure, actions, at + 1)
    if attacks is AS_MELEE:
        note(state, why, "as-melee")
    plan = find_destination(state, figure, points, action.jump, attacks, mind, why=why)
    if plan is None:
        return stays
    goals = cells(plan.hexes)
    if len(goals) > 1:
        note(state, why, "tie")
    path = best_ways(state, figure, points, plan.way).path(goals[0])
    return Plan(index(state, focus), goals, path, why)


def _points(state: Arena, figure: Figure, action: e.Move) -> int:
    """The movement points that it can count on."""
    kernel = state.kernel
    value = action.value
    points = value if type(value) is int else kernel.cards.quantity(state, str(value), figure, None)
    if action.relative:
        points += kernel.monsters.base_value(state, figure, "move")
    for cost in action.consume:
        if cost.adds.move and kernel.elements.will_pay(state, figure, action, cost):
            points += cost.adds.move
    return points
