"""Ways over the ground as a monster reckons them: without a limit to its movement, and around hazards if it can.

What a figure can walk, jump or fly over is in `movement.py`; which way a monster then takes is in `monsters/`.
"""

from __future__ import annotations

from undercroft.core.grid import FAR, Grid, cells, reach
from undercroft.games.haven.battlefield import Arena, Figure
from undercroft.games.haven.movement import DIFFICULT, HAZARD, JUMP, WALK, Ground


class Way:
    """What a monster can reach at which cost, without a limit to its movement.

    clean   whether a way without hazards leads to a goal; then hazards are walls to it (BB-PTH-1, 2, JL-FOC-5)
    rings   for a clean way: the hexes by rising movement points
    """

    __slots__ = ("land", "ends", "blocked", "clean", "rings")

    def __init__(self, land: Ground, ends: int, blocked: int, clean: bool, rings: list[int]) -> None:
        self.land = land
        self.ends = ends
        self.blocked = blocked
        self.clean = clean
        self.rings = rings


def rings_of(grid: Grid, start: int, blocked: int, difficult: int, goals: int = 0, points: int = FAR) -> list[int]:
    """The hexes by rising movement points, one bitboard for each number; no farther than to a goal and `points`."""
    spread = grid.spread
    neighbour_bits = grid.neighbour_bits
    front = 1 << start
    left = grid.all & ~blocked & ~front
    found = [front]
    late = 0  # difficult hexes that will be entered one point later
    limit = FAR
    while front or late:
        if front & goals:
            limit = points
        if len(found) > limit:
            break
        if front & front - 1:
            wave = spread(front) & left
        else:  # a single hex, as at the start, or none
            wave = neighbour_bits[front.bit_length() - 1] & left if front else 0
        front = (wave & ~difficult | late) & left
        late = wave & difficult & ~front
        left &= ~front
        if front or late:
            found.append(front)
    return found


def rings_back(grid: Grid, goals: int, blocked: int, difficult: int, until: int = 0) -> list[int]:
    """The hexes by the movement points that are left from them to the nearest goal, up to those of the hex `until`;
    blocked hexes are no way but may be where a figure sets out."""
    found = [goals]
    left = grid.all & ~goals
    spread = grid.spread
    late = 0
    front = goals
    while (front or late) and not front & until:
        open_ = front & ~blocked
        hard = open_ & difficult
        wave = spread(open_ & ~hard) & left if open_ & ~hard else 0
        front = (wave | late) & left
        late = spread(hard) & left & ~front if hard else 0
        left &= ~front
        if front or late:
            found.append(front)
    return found


KEPT = 512
"""So many answers of `steps_back` are kept."""
_steps_back: dict[tuple[Grid, int, int, int], dict[int, int]] = {}


def steps_back(grid: Grid, goals: int, blocked: int, difficult: int) -> dict[int, int]:
    """The movement points from each hex to the nearest goal, for players; kept, since goals seldom move between two
    questions. Nobody changes it."""
    key = (grid, goals, blocked, difficult)
    found = _steps_back.get(key)
    if found is None:
        if len(_steps_back) >= KEPT:
            _steps_back.clear()
        found = {}
        for steps, ring in enumerate(rings_back(grid, goals, blocked, difficult)):
            for cell in cells(ring):
                found[cell] = steps
        _steps_back[key] = found
    return found


def find_way(state: Arena, figure: Figure, land: Ground, goals: int, points: int = FAR) -> Way | None:
    """The ways to the goals: without hazards if there is any such way, however long; else with the fewest. Hexes beyond
    the nearest goal and beyond `points` need not be known."""
    grid = state.kernel.map.grid(state)
    start = figure.cell
    own = 1 << start
    ends, blocked, hazards = land.ends, land.blocked, land.hazards
    if hazards:
        ends &= ~hazards
        if land.mode == WALK:
            blocked |= hazards
    goals &= land.ends | own
    if not goals:
        return None
    clean = goals & (ends | own)
    if clean:
        rings = rings_of(grid, start, blocked, land.difficult, clean, points)
        for ring in rings:
            if ring & clean:
                return Way(land, ends, blocked, True, rings)
    if not hazards or not goals & ~own:
        return None
    if reach(grid, start, land.blocked) & goals:
        return Way(land, land.ends, land.blocked, False, [])
    return None


def prices(land: Ground) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """What entering a hex costs on top of a step; and what is paid only where one ends, as a jump springs a trap."""
    costs = [(land.difficult, DIFFICULT)] if land.difficult else []
    if land.mode == JUMP:
        return costs, [(land.hazards, HAZARD)]
    if land.hazards:
        costs.append((land.hazards, HAZARD))
    return costs, []
