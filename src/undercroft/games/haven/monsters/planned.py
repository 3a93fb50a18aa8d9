"""The attacks that a monster means to make in its turn, and the hexes from which each can hit a figure."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.grid import Pattern, cells, placements
from undercroft.core.say import Arg, Say, say
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import Arena, Figure
from undercroft.games.haven.verbs import DISARM, Action

Why = list[Say]
"""The reasons for what a monster means to do, each with its clause."""


class PlannedAttack:
    """An attack as a monster plans it: how far, with or without disadvantage when adjacent, on how many."""

    __slots__ = ("area", "far", "ranged", "targets")

    def __init__(self, far: int, ranged: bool, targets: int = 1, area: Pattern | None = None) -> None:
        self.far = far
        self.ranged = ranged
        self.targets = targets
        self.area = area

    @property
    def is_single(self) -> bool:
        """Whether it hits one figure only."""
        return self.targets == 1 and self.area is None


AS_MELEE = (PlannedAttack(1, False),)
"""How a monster without an attack, or disarmed, moves (BB-FOC-3, JL-FOC-10)."""


def planned_attacks(state: Arena, figure: Figure, actions: Sequence[Action], after: int = 0) -> Sequence[PlannedAttack]:
    """The attacks that a monster means to make with the actions from `after` on (BB-FOC-O2)."""
    if figure.conditions & DISARM:
        return AS_MELEE
    found: list[PlannedAttack] = []
    for action in actions[after:]:
        if type(action) is e.Attack:
            attack = PlannedAttack(action.range or action.reach, action.range > 0, action.targets, action.area)
            for cost in action.consume:
                adds = cost.adds
                if adds.ranged or adds.range or adds.targets or adds.area:
                    if state.kernel.elements.will_pay(state, figure, action, cost):  # BB-FOC-O1
                        if adds.ranged:
                            attack.far, attack.ranged = adds.ranged, True
                        attack.far += adds.range
                        attack.targets += adds.targets
                        attack.area = adds.area or attack.area
            found.append(attack)
    return found or AS_MELEE


def attack_hexes(state: Arena, attack: PlannedAttack, target: Figure) -> int:
    """The hexes from which an attack can hit a figure (a monster's attack hex must also be free)."""
    places = state.kernel.map
    if attack.area is None:
        return places.in_range(state, target.cell, attack.far) & ~(1 << target.cell)
    return _area_hexes(state, attack.area, attack.far, target)


def _area_hexes(state: Arena, area: Pattern, far: int, target: Figure) -> int:
    """The hexes from which some placement of an area hits a figure (JL-FOC-O4)."""
    places = state.kernel.map
    grid = places.grid(state)
    bit = 1 << target.cell
    found = 0
    if area.own:
        reach = max(grid.shape.distance((0, 0), offset) for offset in area.cells)
        for cell in cells(grid.within(target.cell, reach) & ~bit):
            for board in placements(grid, area, cell):
                if board & bit:
                    found |= 1 << cell
                    break
        return found & places.sight(state, target.cell)
    for board in placements(grid, area, target.cell):  # JL-RNG-13: one hex of the area must be in range
        for cell in cells(board):
            found |= places.in_range(state, cell, far)
    return found & ~bit & places.sight(state, target.cell)


def all_attack_hexes(state: Arena, attacks: Sequence[PlannedAttack], target: Figure) -> int:
    """The hexes from which any of the attacks can hit a figure."""
    found = 0
    for attack in attacks:
        found |= attack_hexes(state, attack, target)
    return found


def note(state: Arena, why: Why | None, reason: str, **args: Arg) -> None:
    """Keep a reason, where anybody asks for reasons."""
    if why is not None:
        why.append(say(f"why.{reason}", clause=state.kernel.words.clauses.get(f"why.{reason}"), **args))
