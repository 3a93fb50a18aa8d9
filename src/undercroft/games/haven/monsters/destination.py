"""Where a monster goes: the best attack hex that it can reach, or as near to one as it can get.

It uses the fewest movement points that give the best attack on its focus, avoids hazards at any length and sheds
disadvantage if it can. Wherever the rules leave a tie, several hexes are left for the players to choose from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.core.grid import FAR, cells, flood, remaining
from undercroft.games.haven.battlefield import Arena, Figure
from undercroft.games.haven.monsters.focus import Mind
from undercroft.games.haven.monsters.planned import (
    PlannedAttack,
    Why,
    all_attack_hexes,
    attack_hexes,
    note,
)
from undercroft.games.haven.movement import ground
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
    mind: Mind,
    way: Way | None = None,
    goals: int = 0,
    why: Why | None = None,
) -> Destination | None:
    """The best hexes to move to with so many points; None to stay (BB-MMV-2 to 5, JL-MMV-4 to 12)."""
    focus = mind.focus
    assert focus is not None
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
        return _through_hazards(state, figure, points, attacks, mind, way, goals, why)
    reached = 0
    for ring in way.rings[: points + 1]:
        reached |= ring
    pool = reached & goals & (way.ends | own)
    if not pool:
        return _nearer(state, figure, points, goals, way, why)
    if simple:
        if pool & ~bad:
            if goals & bad & own:
                note(state, why, "shed")
            pool &= ~bad
        hexes = next(ring & pool for ring in way.rings if ring & pool)
    else:
        hexes = _best(state, figure, pool, way.rings, attacks, mind, why)
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


def _nearer(state: Arena, figure: Figure, points: int, goals: int, way: Way, why: Why | None) -> Destination | None:
    """It cannot attack this turn: nearer to an attack hex, on the shortest whole way, as far as it can (BB-MMV-3, 4,
    JL-MMV-5, O8)."""
    own = 1 << figure.cell
    ends = way.ends & ~own
    rings = way.rings[: points + 1]
    back = rings_back(state.kernel.map.grid(state), goals & way.ends, way.blocked, way.land.difficult, own)
    total = len(back) - 1
    for spent in range(min(total, len(rings) - 1), 0, -1):  # a hex on a shortest way, as near as it can get
        if rings[spent] & back[total - spent] & ends:
            note(state, why, "nearer")
            return Destination(rings[spent] & back[total - spent] & ends, way)
    # No shortest way has a hex to stop on: allies stand there. The shortest of the others, if it ends nearer at all.
    found = [
        (spent + rest, rest, ring & back[rest] & ends)
        for spent, ring in enumerate(rings)
        for rest in range(total)
        if ring & back[rest] & ends
    ]
    if not found:
        note(state, why, "not-nearer")
        return None
    note(state, why, "nearer")
    return Destination(min(found)[2], way)


# --- which of several attack hexes --------------------------------------------------------------------------------


def _best(
    state: Arena,
    figure: Figure,
    pool: int,
    rings: Sequence[int],
    attacks: Sequence[PlannedAttack],
    mind: Mind,
    why: Why | None,
) -> int:
    """Of the attack hexes those with the most attacks on the focus, then without disadvantage, then with the most
    further targets; of these the nearest (`rings` are the hexes by rising cost); of equally near ones those with the
    best ranked further targets, then the fewest of them with disadvantage (BB-FOC-O2, JL-MMV-8, 10, O9, O10)."""
    focus = mind.focus
    assert focus is not None
    boards = [attack_hexes(state, attack, focus) for attack in attacks]
    scores = {cell: _score(state, figure, cell, attacks, boards, mind) for cell in cells(pool)}
    best = max(score[:3] for score in scores.values())
    leading = sum(1 << cell for cell, score in scores.items() if score[:3] == best)
    near = cells(next(ring & leading for ring in rings if ring & leading))
    last = min(scores[cell][3:] for cell in near)
    hexes = sum(1 << cell for cell in near if scores[cell][3:] == last)
    if leading != pool:
        note(state, why, "best")
    return hexes


Score = tuple[int, int, int, tuple[tuple[int, ...], ...], int]
"""Attacks on the focus, those with disadvantage (negative), further targets; then what is better if lower: their ranks
attack by attack, and how many of them are attacked with disadvantage."""


def _score(
    state: Arena, figure: Figure, cell: int, attacks: Sequence[PlannedAttack], boards: list[int], mind: Mind
) -> Score:
    """How good the attacks from a hex are."""
    focus = mind.focus
    assert focus is not None
    count = awkward = more = awkward_more = 0
    ranks: list[tuple[int, ...]] = []
    for attack, board in zip(attacks, boards, strict=True):
        if not board >> cell & 1:
            continue
        count += 1
        awkward += _is_awkward(state, figure, cell, attack, focus)
        further = further_targets(state, figure, cell, attack, focus, mind.groups)
        more += len(further.ranks)
        ranks.append(further.ranks)
        awkward_more += further.awkward
    return count, -awkward, more, tuple(ranks), awkward_more


def _is_awkward(state: Arena, figure: Figure, cell: int, attack: PlannedAttack, foe: Figure) -> int:
    """1 if an attack from a hex on a figure has disadvantage."""
    if attack.ranged and state.kernel.map.grid(state).neighbour_bits[cell] >> foe.cell & 1:
        return 1
    return state.kernel.monsters.disadvantage_hexes(state, figure, foe) >> cell & 1


class Further(NamedTuple):
    """The further targets of an attack: the rank of each, best first, and how many are attacked with disadvantage."""

    ranks: tuple[int, ...]
    awkward: int


NOBODY = Further((), 0)


def further_targets(
    state: Arena, figure: Figure, cell: int, attack: PlannedAttack, focus: Figure, groups: list[list[Figure]]
) -> Further:
    """The further targets of an attack from `cell`: by rank, and of equal ones the most favourable (JL-MMV-O10)."""
    if not groups or attack.is_single:
        return NOBODY
    if attack.area is not None:
        return _further_in_area(state, figure, cell, attack, focus, groups)
    board = state.kernel.map.in_range(state, cell, attack.far)
    left = attack.targets - 1
    ranks: list[int] = []
    awkward = 0
    for rank, group in enumerate(groups):
        near = [_is_awkward(state, figure, cell, attack, foe) for foe in group if board >> foe.cell & 1]
        near = sorted(near)[: left - len(ranks)]
        ranks += [rank] * len(near)
        awkward += sum(near)
    return Further(tuple(ranks), awkward)


def _further_in_area(
    state: Arena, figure: Figure, cell: int, attack: PlannedAttack, focus: Figure, groups: list[list[Figure]]
) -> Further:
    """The same for an area: the placement that hits the focus and the most others, the best ranked ones, the fewest
    with disadvantage."""
    assert attack.area is not None
    found = NOBODY
    for board in state.kernel.map.area_placements(state, attack.area, cell, attack.far):
        if board >> focus.cell & 1:
            ranks = ranks_in(board, groups)
            if (-len(ranks), ranks) > (-len(found.ranks), found.ranks):
                continue
            hit = [foe for group in groups for foe in group if board >> foe.cell & 1]
            awkward = sum(_is_awkward(state, figure, cell, attack, foe) for foe in hit)
            if found is NOBODY or (-len(ranks), ranks, awkward) < (-len(found.ranks), found.ranks, found.awkward):
                found = Further(ranks, awkward)
    return found


def ranks_in(board: int, groups: list[list[Figure]]) -> tuple[int, ...]:
    """The ranks of the figures on these hexes, best first."""
    return tuple(rank for rank, group in enumerate(groups) for foe in group if board >> foe.cell & 1)


# --- ways with hazards ----------------------------------------------------------------------------------------------


def _through_hazards(
    state: Arena,
    figure: Figure,
    points: int,
    attacks: Sequence[PlannedAttack],
    mind: Mind,
    way: Way,
    goals: int,
    why: Why | None,
) -> Destination | None:
    """No way is free of hazards: the fewest of them, even if the way then takes longer (BB-PTH-1, 2, JL-MMV-6).

    Ways are compared whole, from where it stands: fewest hazards, then fewest points (JL-MMV-O8)."""
    grid = state.kernel.map.grid(state)
    land = way.land
    costs, landing = prices(land)
    if goals >> figure.cell & 1:
        return None  # BB-MMV-O1, JL-MMV-O2: no hazard for anything better than the attack it has
    left = remaining(grid, goals & land.ends, land.blocked, costs, landing, 1 << figure.cell)
    total = left.cost(figure.cell)
    reach = flood(grid, figure.cell, land.blocked, points, costs, landing=landing)
    best, hexes = (FAR, FAR), 0
    there: dict[int, int] = {}  # by cost, the attack hexes that it can reach now
    for cell, cost in reach.costs().items():
        if not land.ends >> cell & 1:
            continue
        rest = left.cost(cell)
        if rest >= total or (cost >> 16) + (rest >> 16) != total >> 16:
            continue
        if not rest:
            there[cost & STEPS] = there.get(cost & STEPS, 0) | 1 << cell
        whole = ((cost & STEPS) + (rest & STEPS), rest)
        if whole < best:
            best, hexes = whole, 0
        if whole == best:
            hexes |= 1 << cell
    if not hexes:
        note(state, why, "not-nearer")
        return None
    if there:
        rings = [there[cost] for cost in sorted(there)]
        hexes = _best(state, figure, sum(rings), rings, attacks, mind, None)
    note(state, why, "hazard")
    return Destination(hexes, way)
