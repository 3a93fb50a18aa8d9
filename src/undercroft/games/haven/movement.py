"""Movement: what a figure can walk, jump or fly over, where it can end, and what happens on its way.

Push and pull are here too, since they obey the same terrain. Who chooses where to go is not: see `effects/move.py` for
players and `monsters/` for monsters.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.grid import Flood, cells, flood, pack
from undercroft.core.question import Question
from undercroft.core.request import Flow
from undercroft.games.haven.battlefield import OFF, Arena, Figure
from undercroft.games.haven.context import ActionContext
from undercroft.games.haven.damage import flies
from undercroft.games.haven.events import JUMP as JUMPED
from undercroft.games.haven.events import PULL as PULLED
from undercroft.games.haven.events import PUSH as PUSHED
from undercroft.games.haven.events import WALK as WALKED
from undercroft.games.haven.events import tell_way
from undercroft.games.haven.figures import index
from undercroft.games.haven.hooks import Seats
from undercroft.games.haven.options import FIGURE, POINTS, SHOVE_TO, STOP, STOP_OPTION, TO

WALK, JUMP, FLY = 0, 1, 2

HAZARD = pack(1, 0)
DIFFICULT = 1

PUSH_STEP: Question[Arena] = Question("push.step", TO, STOP, about=[FIGURE, POINTS])
PULL_STEP: Question[Arena] = Question("pull.step", TO, STOP, about=[FIGURE, POINTS])


class Ground:
    """The map as one figure meets it in one movement.

    blocked    hexes it cannot enter
    ends       hexes where it may end (its own hex is not asked about)
    hazards    hexes whose effect it would suffer on entering; with a jump only on landing
    difficult  hexes that cost one point more
    """

    __slots__ = ("mode", "blocked", "ends", "hazards", "difficult")

    def __init__(self, mode: int, blocked: int, ends: int, hazards: int, difficult: int) -> None:
        self.mode = mode
        self.blocked = blocked
        self.ends = ends
        self.hazards = hazards
        self.difficult = difficult

    def price(self, cell: int) -> int:
        """The movement points that entering a hex costs (BB-TER-5, JL-MOV-4)."""
        return 2 if self.difficult >> cell & 1 else 1


def ground(
    state: Arena, figure: Figure, side: int, jump: bool = False, plain: bool = False, own: bool = False
) -> Ground:
    """The ground under a figure that acts for `side` (its own, or its controller's); `own`: it moves by itself."""
    kernel = state.kernel
    taken = hostile = 0
    for other in state.figures:
        cell = other.cell
        if cell != OFF and other is not figure:
            taken |= 1 << cell
            if other.side != side or other.is_objective:
                hostile |= 1 << cell
    free = kernel.map.grid(state).all & ~taken
    if flies(state, figure):  # BB-MOV-7, 8: everything is ignored, the last hex included, but not a figure there
        walls = kernel.map.walls(state, figure, own)
        return Ground(FLY, walls, free & ~walls, 0, 0)
    if jump:  # BB-MOV-6, BB-TER-3, JL-MOV-7 to 9, JL-MOV-O1: only the last hex counts
        walls = kernel.map.walls(state, figure, own)
        return Ground(JUMP, walls, free & ~state.obstacles & ~walls, state.hazards, 0)
    blocked = hostile | state.obstacles | kernel.map.impassable(state, figure, own)
    return Ground(WALK, blocked, free & ~blocked, state.hazards, 0 if plain else state.difficult)


def spread(state: Arena, figure: Figure, land: Ground, budget: int, own: bool = False) -> Flood:
    """Everything that a figure can reach with so many points, fewest hazards first, then fewest points."""
    costs: list[tuple[int, int]] = []
    landing: tuple[tuple[int, int], ...] = ()
    if land.difficult:
        costs.append((land.difficult, DIFFICULT))  # BB-TER-5, JL-MOV-4
    if land.hazards:
        if land.mode == JUMP:
            landing = ((land.hazards, HAZARD),)
        else:
            costs.append((land.hazards, HAZARD))
    kernel = state.kernel
    return flood(
        kernel.map.grid(state), figure.cell, land.blocked, budget, costs, kernel.map.pauses(state, figure, own), landing
    )


def walk(
    state: Arena,
    figure: Figure,
    path: Sequence[int],
    land: Ground,
    by: Figure | None = None,
    context: ActionContext | None = None,
) -> Flow[bool]:
    """Go along these hexes; hazards and whatever watches happen on the way. False if that ended the movement."""
    kernel = state.kernel
    watched = kernel.map.is_watched(state, figure)
    how = WALKED if land.mode == WALK else JUMPED
    if not watched and (not land.hazards or not _touches(path, land)):
        if state.log is not None:
            tell_way(state, figure, (figure.cell, *path), how)
        figure.cell = path[-1]
        return True
    last = path[-1]
    for cell in path:
        if watched:
            kernel.map.leave_hex(state, figure, figure.cell)
        if state.log is not None:
            tell_way(state, figure, (figure.cell, cell), how)
        figure.cell = cell
        if land.hazards >> cell & 1 and (land.mode == WALK or cell == last):
            if (yield from kernel.map.enter_hazard(state, figure, cell, by)) or figure.cell != cell:
                return False
        if watched:
            if (yield from kernel.map.enter_hex(state, figure, cell, by, context)) or figure.cell != cell:
                return False
    return True


def _touches(path: Sequence[int], land: Ground) -> bool:
    hazards = land.hazards
    if land.mode == JUMP:
        return bool(hazards >> path[-1] & 1)
    for cell in path:
        if hazards >> cell & 1:
            return True
    return False


# --- push and pull ----------------------------------------------------------------------------------------------------


def shove(
    state: Arena,
    figure: Figure,
    origin: int,
    steps: int,
    away: bool,
    by: Figure,
    seats: Seats,
    full: bool,
) -> Flow[None]:
    """Push (away) or pull a figure up to `steps` hexes; each hex is farther from, or nearer to, `origin` than the one
    before (BB-FRC-2, 3, JL-PSH-4). With `full` it must go as far as it can (BB-FRC-6, JL-PSH-9)."""
    kernel = state.kernel
    if figure.is_objective:
        return  # BB-TER-11, JL-OBJ-3
    question = PUSH_STEP if away else PULL_STEP
    me = index(state, figure)
    while steps > 0 and figure.cell != OFF:
        land = ground(state, figure, figure.side)
        options = [SHOVE_TO[cell] for cell in _next_shoved_hexes(state, figure, origin, steps, away, full, land)]
        if not options:
            return
        if not full and not _shared(state, figure):
            options.append(STOP_OPTION)
        option = options[0]
        if len(options) > 1:
            clause = kernel.words.clauses.get(question.id)
            option = yield question.ask(seats, options, (me, steps), clause, limits=(origin, away, full))
        if option[0] == "stop":
            return
        cell = int(option[1])
        if state.log is not None:
            tell_way(state, figure, (figure.cell, cell), PUSHED if away else PULLED, joins=True)
        figure.cell = cell
        steps -= 1
        if land.hazards >> cell & 1:  # BB-FRC-5, JL-TRP-4
            yield from kernel.map.enter_hazard(state, figure, cell, by)
            if figure.cell != cell:
                return
        if kernel.map.is_watched(state, figure):
            yield from kernel.map.enter_hex(state, figure, cell, by)
            if figure.cell != cell:
                return


def _next_shoved_hexes(
    state: Arena, figure: Figure, origin: int, steps: int, away: bool, full: bool, land: Ground
) -> list[int]:
    """The hexes for the next step: those from which it can still end; with `full` those from which it goes farthest."""
    hexes = _next(state, figure.cell, origin, away, land)
    depths = {cell: _depth(state, cell, origin, away, land, steps - 1) for cell in hexes}
    min_depth = max(0, max(depths.values(), default=-1)) if full else 0
    return [cell for cell in hexes if depths[cell] >= min_depth]


def budges(state: Arena, figure: Figure, origin: int, steps: int, away: bool, beside: int) -> bool:
    """Whether a push or pull can move a figure at all, once the hexes of `beside` are free."""
    if figure.is_objective or figure.cell == OFF or steps < 1:
        return False
    land = ground(state, figure, figure.side)
    land.ends |= beside & ~land.blocked
    hexes = _next(state, figure.cell, origin, away, land)
    return any(_depth(state, cell, origin, away, land, steps - 1) >= 0 for cell in hexes)


def loose(state: Arena, figures: Sequence[Figure], origin: int, steps: int, away: bool) -> list[Figure]:
    """Those of several figures whom a push or pull can move once the others have made room."""
    beside = 0
    for figure in figures:
        if figure.cell != OFF:
            beside |= 1 << figure.cell
    return [figure for figure in figures if budges(state, figure, origin, steps, away, beside)]


def _shared(state: Arena, figure: Figure) -> bool:
    """Whether a figure stands, in passing, on another one's hex."""
    cell = figure.cell
    for other in state.figures:
        if other.cell == cell and other is not figure:
            return True
    return False


def _next(state: Arena, cell: int, origin: int, away: bool, land: Ground) -> list[int]:
    """The hexes into which forced movement can lead from `cell`."""
    grid = state.kernel.map.grid(state)
    distance = grid.distance[origin]
    here = distance[cell]
    open_ = grid.neighbour_bits[cell] & ~land.blocked
    if away:
        return [other for other in cells(open_) if distance[other] > here]
    return [other for other in cells(open_) if 0 < distance[other] < here]


def _depth(state: Arena, cell: int, origin: int, away: bool, land: Ground, left: int) -> int:
    """How many more hexes can follow after entering `cell` so that the end is a hex to stay on; -1 if none can be."""
    best = 0 if land.ends >> cell & 1 else -1
    if left:
        for other in _next(state, cell, origin, away, land):
            depth = _depth(state, other, origin, away, land, left - 1)
            if depth >= 0 and depth + 1 > best:
                best = depth + 1
    return best
