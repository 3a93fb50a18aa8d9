"""Where a monster goes: the best attack hex that it can reach, or as near to one as it can get.

It uses the fewest movement points that give the best attack on its focus, avoids hazards at any length and sheds
disadvantage if it can. Wherever the rules leave a tie, several hexes are left for the players to choose from.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.grid import FAR, cells, flood, remaining
from undercroft.games.haven.battlefield import Arena, Figure
from undercroft.games.haven.monsters.focus import ranked
from undercroft.games.haven.monsters.planned import (
    PlannedAttack,
    Why,
    all_attack_hexes,
    attack_hexes,
    note,
)
from undercroft.games.haven.movement import JUMP, ground
from undercroft.games.haven.pathfinding import Way, find_way, prices, rings_back

STEPS = (1 << 16) - 1


class Destination:
    """Where a movement can lead: the equally good hexes, and the ways there."""

    __slots__ = ("hexes", "way")

    def __init__(self, hexes: int, way: Way) -> None:
        self.hexes = hexes
        self.way = way


def find_destination(
    state: Arena,
    figure: Figure,
    points: int,
    jump: bool,
    attacks: Sequence[PlannedAttack],
    focus: Figure,
    way: Way | None = None,
    goals: int = 0,
    why: Why | None = None,
) -> Destination | None:
    """The best hexes to move to with so many points; None to stay (BB-MMV-2 to 5, JL-MMV-4 to 12)."""
    if not goals:
        goals = all_attack_hexes(state, attacks, focus)
    own = 1 << figure.cell
    simple = len(attacks) == 1 and attacks[0].is_single
    bad = _disadvantage(state, figure, attacks[0], focus) if simple else 0
    if simple and goals & own and (not bad & own or not goals & ~bad):
        # It can attack from here: only disadvantage could make it move (BB-MMV-2, 5, JL-MMV-9, 11, 12).
        note(state, why, "here")
        return None
    if way is None:
        way = find_way(state, figure, ground(state, figure, figure.side, jump), goals, points)
        if way is None:
            return None
    if not way.clean:
        return _through_hazards(state, figure, points, attacks, focus, way, goals, why)
    reached = 0
    for ring in way.rings[: points + 1]:
        reached |= ring
    pool = reached & goals & (way.ends | own)
    if not pool:
        return _nearer(state, figure, reached, goals, way, why)
    if not simple:
        pool = _best(state, figure, pool, attacks, focus, jump, why)
    elif pool & ~bad:
        if goals & bad & own:
            note(state, why, "shed")
        pool &= ~bad
    hexes = next(ring & pool for ring in way.rings if ring & pool)
    if hexes & own:
        note(state, why, "here")
        return None
    note(state, why, "attack-hex")
    return Destination(hexes, way)


def _disadvantage(state: Arena, figure: Figure, attack: PlannedAttack, focus: Figure) -> int:
    """The hexes from which it would attack its focus with disadvantage."""
    bad = state.kernel.monsters.disadvantage_hexes(state, figure, focus)
    if attack.ranged:
        bad |= state.kernel.map.grid(state).neighbour_bits[focus.cell]
    return bad


def _nearer(state: Arena, figure: Figure, reached: int, goals: int, way: Way, why: Why | None) -> Destination | None:
    """It cannot attack this turn: as near as it can get, with the fewest points (BB-MMV-3, 4, JL-MMV-5)."""
    own = 1 << figure.cell
    ends = reached & way.ends & ~own
    for board in rings_back(state.kernel.map.grid(state), goals & way.ends, way.blocked, way.land.difficult):
        if board & own:
            break
        if board & ends:
            note(state, why, "nearer")
            return Destination(next(ring & board & ends for ring in way.rings if ring & board & ends), way)
    note(state, why, "not-nearer")
    return None


def _best(
    state: Arena,
    figure: Figure,
    pool: int,
    attacks: Sequence[PlannedAttack],
    focus: Figure,
    jump: bool,
    why: Why | None,
) -> int:
    """Of the attack hexes those with the most attacks on the focus, then without disadvantage, then the most further
    targets, then the fewest of those with disadvantage (BB-FOC-O2, JL-MMV-10)."""
    several = any(not attack.is_single for attack in attacks)
    order = [foe for group in ranked(state, figure, attacks, jump, focus) for foe in group] if several else []
    boards = [attack_hexes(state, attack, focus) for attack in attacks]
    best: tuple[int, ...] = ()
    found = 0
    for cell in cells(pool):
        score = _score(state, figure, cell, attacks, boards, focus, order)
        if not best or score > best:
            best, found = score, 0
        if score == best:
            found |= 1 << cell
    if found != pool:
        note(state, why, "best")
    return found


def _score(
    state: Arena,
    figure: Figure,
    cell: int,
    attacks: Sequence[PlannedAttack],
    boards: list[int],
    focus: Figure,
    order: list[Figure],
) -> tuple[int, ...]:
    """How good the attacks from a hex are; higher is better."""
    beside = state.kernel.map.grid(state).neighbour_bits[cell]
    hampered = state.kernel.monsters.disadvantage_hexes
    count = awkward = more = awkward_more = 0
    for attack, board in zip(attacks, boards, strict=True):
        if not board >> cell & 1:
            continue
        count += 1
        near = beside if attack.ranged else 0
        awkward += 1 if near >> focus.cell & 1 else hampered(state, figure, focus) >> cell & 1
        extra = further_targets(state, cell, attack, focus, order)
        more += len(extra)
        for foe in extra:
            awkward_more += 1 if near >> foe.cell & 1 else hampered(state, figure, foe) >> cell & 1
    return count, -awkward, more, -awkward_more


def further_targets(state: Arena, cell: int, attack: PlannedAttack, focus: Figure, order: list[Figure]) -> list[Figure]:
    """The further targets of an attack from `cell`, first ones of the order first."""
    if not order or attack.is_single:
        return []
    places = state.kernel.map
    if attack.area is not None:
        bit = 1 << focus.cell
        best: list[Figure] = []
        for board in places.area_placements(state, attack.area, cell, attack.far):
            if board & bit:
                hit = [foe for foe in order if board >> foe.cell & 1]
                if len(hit) > len(best):
                    best = hit
        return best
    board = places.in_range(state, cell, attack.far)
    return [foe for foe in order if board >> foe.cell & 1][: attack.targets - 1]


def _through_hazards(
    state: Arena,
    figure: Figure,
    points: int,
    attacks: Sequence[PlannedAttack],
    focus: Figure,
    way: Way,
    goals: int,
    why: Why | None,
) -> Destination | None:
    """No way is free of hazards: the fewest of them, even if the way then takes longer (BB-PTH-1, 2, JL-MMV-6)."""
    grid = state.kernel.map.grid(state)
    land = way.land
    costs, _, landing = prices(land)
    if goals >> figure.cell & 1:
        return None  # BB-MMV-O1, JL-MMV-O2: no hazard for anything better than the attack it has
    left = remaining(grid, goals & land.ends, land.blocked, costs, landing)
    total = left.cost(figure.cell)
    if total >= FAR:
        return None
    reach = flood(grid, figure.cell, land.blocked, points, costs, 0, landing)
    best, found, min_steps = FAR, 0, FAR
    steps: dict[int, int] = {}  # the attack hexes that it can reach now
    for cell, cost in reach.costs().items():
        if not land.ends >> cell & 1:
            continue
        rest = left.cost(cell)
        if rest >= FAR or (cost >> 16) + (rest >> 16) != total >> 16:
            continue
        if not rest:
            steps[cell] = cost & STEPS
        if (rest, cost & STEPS) < (best, min_steps):
            best, min_steps, found = rest, cost & STEPS, 0
        if (rest, cost & STEPS) == (best, min_steps):
            found |= 1 << cell
    if not found or best >= total:
        note(state, why, "not-nearer")
        return None
    if steps:  # the best attack first, then the fewest steps to it (JL-MMV-10)
        pool = sum(1 << cell for cell in steps)
        best_cells = cells(_best(state, figure, pool, attacks, focus, land.mode == JUMP, None))
        min_steps = min(steps[cell] for cell in best_cells)
        found = sum(1 << cell for cell in best_cells if steps[cell] == min_steps)
    note(state, why, "hazard")
    return Destination(found, way)
