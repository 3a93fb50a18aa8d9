"""The tests, quantities and limits on targets that declarations name (`When`, `If`, `where`, `value`).

Each is a small function of the state, the acting figure, the target and the ability in progress.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from undercroft.games.haven.battlefield import OFF, Figure
from undercroft.games.haven.context import ActionContext
from undercroft.games.haven.figures import index
from undercroft.games.haven.verbs import NEGATIVE
from undercroft.games.jaws.cards.monsters import MONSTERS
from undercroft.games.jaws.memory import memory_of
from undercroft.games.jaws.state import Jaws

Context = ActionContext | None
Holds = Callable[[Jaws, Figure, "Figure | None", Context], bool]
Fits = Callable[[Jaws, Figure, Figure, Context], bool]
Quantity = Callable[[Jaws, Figure, "Figure | None", Context], int]


def _beside(state: Jaws, one: Figure, other: Figure) -> bool:
    return bool(state.kernel.map.grid(state).neighbour_bits[one.cell] >> other.cell & 1)


def _last(context: Context) -> list[Figure]:
    return context.last if context is not None else []


def _entered(context: Context) -> list[int]:
    return context.entered if context is not None else []


def _cell(state: Jaws, figure: Figure) -> int:
    """Where a figure stands, or stood when it fell."""
    return figure.cell if figure.cell != OFF else state.marks.fell.get(index(state, figure), OFF)


def beside_wall(state: Jaws, figure: Figure, target: Figure | None, context: Context) -> bool:
    """JL-HEX-6."""
    return target is not None and bool(state.kernel.map.grid(state).walled >> target.cell & 1)


def target_negative(state: Jaws, figure: Figure, target: Figure | None, context: Context) -> bool:
    return target is not None and bool(target.conditions & NEGATIVE)


def target_favorite(state: Jaws, figure: Figure, target: Figure | None, context: Context) -> bool:
    return target is not None and state.heroes[figure.number].favorite == index(state, target)


def killed_this_round(state: Jaws, figure: Figure, target: Figure | None, context: Context) -> bool:
    return state.heroes[figure.number].tally.killed_round > 0


def same_target(state: Jaws, figure: Figure, target: Figure | None, context: Context) -> bool:
    hits = memory_of(context).hits
    return target is not None and bool(hits) and hits[-1] == index(state, target)


def same_target_thrice(state: Jaws, figure: Figure, target: Figure | None, context: Context) -> bool:
    hits = memory_of(context).hits
    return target is not None and len(hits) >= 2 and hits[-2:] == [index(state, target)] * 2


def target_objective(state: Jaws, figure: Figure, target: Figure | None, context: Context) -> bool:
    return target is not None and target.is_objective


def target_beside_ally(state: Jaws, figure: Figure, target: Figure | None, context: Context) -> bool:
    """The target stands next to an ally of the attacker."""
    if target is None:
        return False
    near = state.kernel.map.grid(state).neighbour_bits[target.cell]
    return any(
        f.cell != OFF and f.side == figure.side and f is not figure and not f.is_objective and near >> f.cell & 1
        for f in state.figures
    )


def target_attacked(state: Jaws, figure: Figure, target: Figure | None, context: Context) -> bool:
    """This character has attacked the target earlier in this round."""
    return target is not None and bool(state.marks.attacked.get(index(state, target), 0) >> figure.number & 1)


def moved(state: Jaws, figure: Figure, target: Figure | None, context: Context) -> bool:
    return context is not None and context.start != figure.cell


def favorite_beside(state: Jaws, figure: Figure, target: Figure | None, context: Context) -> bool:
    holder = state.heroes[figure.number].favorite
    return holder >= 0 and state.figures[holder].cell != OFF and _beside(state, figure, state.figures[holder])


def favorite_near(state: Jaws, figure: Figure, target: Figure | None, context: Context) -> bool:
    """The token lies in one's hex or beside it, loose or on a figure."""
    hero = state.heroes[figure.number]
    cell = state.figures[hero.favorite].cell if hero.favorite >= 0 else hero.favorite_cell
    return cell >= 0 and (
        cell == figure.cell or bool(state.kernel.map.grid(state).neighbour_bits[figure.cell] >> cell & 1)
    )


def beside_ally(state: Jaws, figure: Figure, target: Figure | None, context: Context) -> bool:
    return any(
        f.cell != OFF and f is not figure and f.side == figure.side and not f.is_objective and _beside(state, figure, f)
        for f in state.figures
    )


def opened_door(state: Jaws, figure: Figure, target: Figure | None, context: Context) -> bool:
    return memory_of(context).opened


HOLDS: dict[str, Holds] = {
    "always": lambda state, figure, target, context: True,
    "target_negative": target_negative,
    "target_favorite": target_favorite,
    "killed_this_round": killed_this_round,
    "target_beside_wall": beside_wall,
    "same_target": same_target,
    "same_target_thrice": same_target_thrice,
    "target_objective": target_objective,
    "target_beside_ally": target_beside_ally,
    "target_attacked_this_round": target_attacked,
    "moved": moved,
    "favorite_beside": favorite_beside,
    "favorite_near": favorite_near,
    "beside_ally": beside_ally,
    "opened_door": opened_door,
}


# --- limits on targets ------------------------------------------------------------------------------------------------


def beside_last_target(state: Jaws, figure: Figure, target: Figure, context: Context) -> bool:
    near = state.kernel.map.grid(state).neighbour_bits
    return any(_cell(state, last) >= 0 and near[_cell(state, last)] >> target.cell & 1 for last in _last(context))


def other_within_2(state: Jaws, figure: Figure, target: Figure, context: Context) -> bool:
    """Another enemy, counted from the target of the attack before (Ricochet)."""
    for last in _last(context):
        cell = _cell(state, last)
        if last is not target and cell >= 0 and state.kernel.map.grid(state).walk[cell][target.cell] <= 2:
            return True
    return False


def beside_way(state: Jaws, figure: Figure, target: Figure, context: Context) -> bool:
    near = state.kernel.map.grid(state).neighbour_bits
    return any(near[cell] >> target.cell & 1 for cell in _entered(context))


def came_straight(state: Jaws, figure: Figure, target: Figure, context: Context) -> bool:
    """Every hex of the move brought the character nearer to this adjacent enemy (Lobbed Charge)."""
    if context is None:
        return False
    way = state.kernel.map.grid(state).walk[target.cell]
    gaps = [way[cell] for cell in (context.start, *context.entered)]
    return _beside(state, figure, target) and all(near < far for far, near in pairwise(gaps))


def beside_destroyed(state: Jaws, figure: Figure, target: Figure, context: Context) -> bool:
    return bool(state.kernel.map.grid(state).spread(memory_of(context).destroyed) >> target.cell & 1)


def in_room_of_destroyed(state: Jaws, figure: Figure, target: Figure, context: Context) -> bool:
    board = state.board
    where = {number for number, cells in board.rooms.items() if cells & memory_of(context).destroyed}
    return board.room_of[target.cell] in where


FITS: dict[str, Fits] = {
    "beside_wall": beside_wall,
    "not_boss": lambda state, figure, target, context: not target.is_objective and not MONSTERS[target.kind].boss,
    "not_last_target": lambda state, figure, target, context: all(target is not last for last in _last(context)),
    "beside_last_target": beside_last_target,
    "other_within_2_of_last_target": other_within_2,
    "beside_way": beside_way,
    "came_straight": came_straight,
    "beside_destroyed": beside_destroyed,
    "in_room_of_destroyed": in_room_of_destroyed,
    "objective": lambda state, figure, target, context: target.is_objective,
    "in_area": lambda state, figure, target, context: context is not None and bool(context.area >> target.cell & 1),
    "named": lambda state, figure, target, context: memory_of(context).named is target,
}


# --- quantities -------------------------------------------------------------------------------------------------------


def hemmed_in(state: Jaws, figure: Figure, target: Figure | None, context: Context) -> int:
    """Wall sides, obstacles, objectives, figures and traps around the target (Nowhere to Run)."""
    if target is None:
        return 0
    grid = state.kernel.map.grid(state)
    found: int = sum(side < 0 for side in grid.step[target.cell])
    near = grid.neighbour_bits[target.cell]
    found += (near & state.obstacles).bit_count() + sum(1 for cell in state.traps if near >> cell & 1)
    return found + sum(1 for f in state.figures if f.cell != OFF and near >> f.cell & 1)


QUANTITIES: dict[str, Quantity] = {
    "hemmed_in": hemmed_in,
    "hexes_moved": lambda state, figure, target, context: len(_entered(context)),
    "damage_dealt": lambda state, figure, target, context: memory_of(context).dealt,
    "targets_attacked": lambda state, figure, target, context: len(memory_of(context).hits),
    "one_and_half_level": lambda state, figure, target, context: 1 + -(-state.level // 2),
}
