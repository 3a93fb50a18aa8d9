"""Ways over a grid: what can be reached, the cheapest ways under lexicographic costs, and every tie among them.

A cost is one int that packs its parts, the most important first: `pack(traps, movement)`; ints compare as the parts do.
Entering a cell costs 1 step; `costs` adds to that for whole bitboards: `((swamp, pack(0, 1)), (traps, pack(1, 0)))`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from heapq import heappop, heappush
from operator import itemgetter
from typing import NamedTuple

from undercroft.core.grid.base import FAR, Grid, cells, each

KEPT = 512
"""So many answers of each kind a grid keeps: a search asks for the same ways again and again."""

PART = 16
_STEPS = (1 << PART) - 1

Extra = tuple[int, int]
"""A bitboard, and what entering one of its cells costs on top; where bitboards overlap, the costs add up."""
_PRICE = itemgetter(1)


def pack(*parts: int) -> int:
    """One int for a cost of several parts, the most important first and the steps last; each below 65,536."""
    cost = 0
    for part in parts:
        if not 0 <= part <= _STEPS:
            raise ValueError(f"a part of a cost lies between 0 and {_STEPS}, not {part}")
        cost = cost << PART | part
    return cost


def unpack(cost: int, parts: int = 2) -> tuple[int, ...]:
    """The parts of a packed cost."""
    return tuple([cost >> PART * place & _STEPS for place in range(parts - 1, -1, -1)])


def extras(grid: Grid, enter: Callable[[int], int] | Sequence[int]) -> tuple[Extra, ...]:
    """The `costs` that stand for a function or an array of whole (packed) costs of entering each cell."""
    boards: dict[int, int] = {}
    for cell in range(grid.size):
        cost = enter(cell) if callable(enter) else enter[cell]
        if not cost & _STEPS:
            raise ValueError(f"entering a cell costs at least one step; cell {cell} would cost {unpack(cost)}")
        boards[cost - 1] = boards.get(cost - 1, 0) | 1 << cell
    return tuple([(board, cost) for cost, board in boards.items() if cost])


class Flood:
    """What a mover can reach from `start`, at which cost and by which ways.

    `labels` holds, by rising cost, the cells that have a best way of that cost. Under a budget a cell may have several:
    a dear one that is short and a cheap one that is long, since either may begin the best way to a further cell.
    """

    __slots__ = ("grid", "labels", "landing", "parts", "reached", "start", "stop")

    def __init__(
        self,
        grid: Grid,
        start: int,
        reached: int,
        labels: dict[int, int],
        parts: Sequence[Extra],
        stop: int,
        landing: Sequence[Extra],
    ) -> None:
        self.grid = grid
        self.start = start
        self.reached = reached  # the bitboard of all cells that can be entered, the start included
        self.labels = labels
        self.parts = parts
        self.stop = stop
        self.landing = landing

    def cost(self, cell: int) -> int:
        """The least cost of ending there, or FAR; staying costs nothing."""
        for cost, board in self.labels.items():
            if board >> cell & 1:
                return cost + self._landing(cell) if cost else 0
        return FAR

    def costs(self) -> dict[int, int]:
        """The least cost of every cell that can be reached."""
        found: dict[int, int] = {}
        done = 0
        for cost, board in self.labels.items():
            for cell in cells(board & ~done):
                found[cell] = cost
            done |= board
        if self.landing:
            for cell in found:
                if cell != self.start:
                    found[cell] += self._landing(cell)
        return found

    def best(self, goals: int) -> tuple[int, int]:
        """The least cost of ending on one of `goals`, and all of them that have it; (FAR, 0) if none can be reached."""
        goals &= self.reached
        if not goals:
            return FAR, 0
        if not self.landing:
            for cost, board in self.labels.items():
                if board & goals:
                    return cost, board & goals
        least, found = FAR, 0
        for cell in each(goals):
            cost = self.cost(cell)
            if cost < least:
                least, found = cost, 0
            if cost == least:
                found |= 1 << cell
        return least, found

    def path(self, goal: int) -> list[int]:
        """One best way as the cells entered, the goal last; of ties that over the lowest cells, from the goal back."""
        return next(self.paths(goal))

    def paths(self, goal: int) -> Iterator[list[int]]:
        """All best ways, each as the cells entered, the goal last."""
        for cost, board in self.labels.items():
            if board >> goal & 1:
                yield from self._paths(goal, cost)
                return
        raise ValueError(f"cell {goal} cannot be reached")

    def _paths(self, cell: int, cost: int) -> Iterator[list[int]]:
        if not cost:
            yield []
            return
        before = cost - self._entering(cell)
        for other in each(self._before(1 << cell, before)):
            for way in self._paths(other, before):
                way.append(cell)
                yield way

    def before(self, goal: int) -> int:
        """The cells from which a best way enters `goal`."""
        for cost, board in self.labels.items():
            if board >> goal & 1:
                return self._before(1 << goal, cost - self._entering(goal)) if cost else 0
        return 0

    def on_way(self, goals: int) -> int:
        """All cells of all best ways to each of `goals`, start and goals included."""
        return self._trace(goals)[0]

    def first_steps(self, goals: int) -> int:
        """The cells with which a best way to one of `goals` can begin."""
        return self._trace(goals)[1]

    def _trace(self, goals: int) -> tuple[int, int]:
        needed: dict[int, int] = {}
        goals &= self.reached
        for cost, board in self.labels.items():
            if board & goals:
                needed[cost] = board & goals
                goals &= ~board
        ways = first = 0
        while needed:
            # Whatever comes before a cell has fewer steps, so in the order of steps nothing is added behind our back.
            cost = max(needed, key=_steps)
            board = needed.pop(cost)
            ways |= board
            if not cost:
                continue
            for mask, price in self.parts:
                here = board & mask
                if here:
                    before = cost - price
                    earlier = self._before(here, before) if before >= 0 else 0
                    if earlier:
                        needed[before] = needed.get(before, 0) | earlier
                        if not before:
                            first |= here & self.grid.neighbour_bits[self.start]
        return ways, first

    def _before(self, board: int, cost: int) -> int:
        return self.grid.spread(board) & self.labels.get(cost, 0) & (~self.stop | 1 << self.start)

    def _entering(self, cell: int) -> int:
        for mask, price in self.parts:
            if mask >> cell & 1:
                return price
        raise ValueError(f"cell {cell} cannot be entered")

    def _landing(self, cell: int) -> int:
        total = 0
        for board, price in self.landing:
            if board >> cell & 1:
                total += price
        return total


def _steps(cost: int) -> int:
    return cost & _STEPS


def _parts(free: int, costs: Sequence[Extra]) -> list[Extra]:
    """The free cells sorted by what entering them costs."""
    parts = [(free, 1)]
    for board, extra in costs:
        if board & free and extra:
            split = []
            for mask, price in parts:
                inside = mask & board
                if inside:
                    split.append((inside, price + extra))
                    mask ^= inside
                if mask:
                    split.append((mask, price))
            parts = split
    return parts


def layers(grid: Grid, start: int, blocked: int = 0, budget: int = FAR, stop: int = 0) -> list[int]:
    """The cells that are 0, 1, 2, ... steps away around `blocked`, as bitboards; every cell costs one step.

    Cells of `stop` may be entered but not left again (closed doors, which a character opens by stepping in).
    """
    front = 1 << start
    left = grid.all & ~blocked & ~front
    found = [front]
    spread = grid.spread
    front = grid.neighbour_bits[start] & left if budget > 0 else 0
    while front:
        found.append(front)
        left ^= front
        if len(found) > budget:
            break
        if stop:
            front &= ~stop
        front = spread(front) & left
    return found


def reach(grid: Grid, start: int, blocked: int = 0, budget: int = FAR, stop: int = 0) -> int:
    """The cells at most `budget` steps away around `blocked`, the start included; every cell costs one step."""
    key = (start, blocked, budget, stop)
    known = grid.reaches.get(key)
    if known is not None:
        return known
    found = 0
    for board in layers(grid, start, blocked, budget, stop):
        found |= board
    if len(grid.reaches) >= KEPT:
        grid.reaches.clear()
    grid.reaches[key] = found
    return found


def flood(
    grid: Grid,
    start: int,
    blocked: int = 0,
    budget: int = FAR,
    costs: Sequence[Extra] = (),
    stop: int = 0,
    landing: Sequence[Extra] = (),
    until: int = 0,
) -> Flood:
    """Everything that a mover can reach with `budget` steps (the last part of a cost), at least cost within them.

    blocked   cells that cannot be entered; walls never can be crossed. Where one may pass but not end, the caller masks
    costs     what entering costs on top of one step, paid in every cell
    stop      cells that may be entered but not left
    landing   what is paid only in the last cell of the way, never for staying: a jump (no `blocked`, no `costs`)
              springs only the trap on which it ends
    until     goals at the cheapest of which the search may end

    What comes is kept for the next who asks the same, so nobody changes it.
    """
    key = (start, blocked, budget, tuple(costs), stop, tuple(landing), until)
    found: Flood | None = grid.floods.get(key)
    if found is None:
        if len(grid.floods) >= KEPT:
            grid.floods.clear()
        found = grid.floods[key] = _flood(grid, start, blocked, budget, costs, stop, landing, until)
    return found


def _flood(
    grid: Grid,
    start: int,
    blocked: int,
    budget: int,
    costs: Sequence[Extra],
    stop: int,
    landing: Sequence[Extra],
    until: int,
) -> Flood:
    free = grid.all & ~blocked & ~(1 << start)
    parts = _parts(free, costs)
    if landing:
        until = 0
    if len(parts) == 1 and parts[0][1] == 1:
        labels = dict(enumerate(layers(grid, start, blocked, budget, stop)))
    elif budget < FAR and max(map(_PRICE, parts)) > _STEPS:
        labels = _within_budget(grid, start, budget, parts, stop)
    else:
        labels = _cheapest_first(grid, start, budget, parts, stop, until)
    reached = 0
    for board in labels.values():
        reached |= board
    return Flood(grid, start, reached, labels, parts, stop, landing)


def _cheapest_first(
    grid: Grid, start: int, budget: int, parts: Sequence[Extra], stop: int, until: int
) -> dict[int, int]:
    """Dijkstra's way, but all cells of one cost go at once."""
    labels: dict[int, int] = {}
    waiting = {0: 1 << start}
    heap = [0]
    spread = grid.spread
    done = 0
    leaving = ~stop | 1 << start
    while heap:
        cost = heappop(heap)
        board = waiting.pop(cost) & ~done
        if not board:
            continue
        labels[cost] = board
        done |= board
        if board & until:
            break
        wave = spread(board & leaving) & ~done
        for mask, price in parts:
            here = wave & mask
            if here and (cost + price) & _STEPS <= budget:
                after = cost + price
                if after in waiting:
                    waiting[after] |= here
                else:
                    waiting[after] = here
                    heappush(heap, after)
    return labels


def _within_budget(grid: Grid, start: int, budget: int, parts: Sequence[Extra], stop: int) -> dict[int, int]:
    """By rising steps, keeping every way that no other beats both in steps and in what comes before them."""
    labels: dict[int, int] = {}
    waiting: dict[int, dict[int, int]] = {0: {0: 1 << start}}  # by steps, then by the cost without the steps
    done: dict[int, int] = {}
    spread = grid.spread
    leaving = ~stop | 1 << start
    while waiting:
        steps = min(waiting)
        for price, board in sorted(waiting.pop(steps).items()):
            beaten = 0
            for cheaper, there in done.items():
                if cheaper <= price:
                    beaten |= there
            board &= ~beaten
            if not board:
                continue
            done[price] = done.get(price, 0) | board
            labels[price | steps] = board
            if steps == budget:
                continue
            wave = spread(board & leaving) & ~(beaten | board)
            for mask, extra in parts:
                here = wave & mask
                after = steps + (extra & _STEPS)
                if here and after <= budget:
                    later = waiting.setdefault(after, {})
                    total = price + (extra & ~_STEPS)
                    later[total] = later.get(total, 0) | here
    return dict(sorted(labels.items()))


class Cheapest(NamedTuple):
    """The answer of `cheapest`: the least cost, all goals that have it, and the flood to ask for ways and ties."""

    cost: int
    goals: int
    flood: Flood

    def first_steps(self) -> int:
        """The cells with which one of the best ways can begin."""
        return self.flood.first_steps(self.goals)

    def paths(self) -> Iterator[list[int]]:
        """All best ways to all of the goals."""
        for goal in each(self.goals):
            yield from self.flood.paths(goal)


def cheapest(
    grid: Grid,
    start: int,
    goals: int,
    blocked: int = 0,
    costs: Sequence[Extra] = (),
    landing: Sequence[Extra] = (),
    budget: int = FAR,
    stop: int = 0,
) -> Cheapest | None:
    """The cheapest ways from `start` to any of `goals`, or None if there is none; the start itself may be a goal."""
    if goals >> start & 1:
        return Cheapest(0, 1 << start, flood(grid, start, grid.all))
    found = flood(grid, start, blocked, budget, costs, stop, landing, goals)
    cost, best = found.best(goals)
    return Cheapest(cost, best, found) if best else None


class Remaining:
    """What is left to pay from every cell to the nearest of some goals: what "closer" means (JL-MMV-O1, BB-MMV-3)."""

    __slots__ = ("goals", "grid", "labels", "parts")

    def __init__(self, grid: Grid, goals: int, labels: dict[int, int], parts: Sequence[Extra]) -> None:
        self.grid = grid
        self.goals = goals
        self.labels = labels
        self.parts = parts

    def cost(self, cell: int) -> int:
        """The least cost from there to a goal, 0 on a goal, FAR if there is no way."""
        if self.goals >> cell & 1:
            return 0
        for cost, board in self.labels.items():
            if board >> cell & 1:
                return cost
        return FAR

    def best(self, among: int) -> tuple[int, int]:
        """The least remaining cost of the cells of `among`, and all that have it; (FAR, 0) if none has a way."""
        if among & self.goals:
            return 0, among & self.goals
        for cost, board in self.labels.items():
            if board & among:
                return cost, board & among
        return FAR, 0

    def next_steps(self, cell: int) -> int:
        """The neighbours into which a best way from `cell` leads; none from a goal."""
        left = self.cost(cell)
        found = 0
        if 0 < left < FAR:
            beside = self.grid.neighbour_bits[cell]
            for mask, price in self.parts:
                found |= beside & mask & self.labels.get(left - price, 0)
        return found


def remaining(
    grid: Grid,
    goals: int,
    blocked: int = 0,
    costs: Sequence[Extra] = (),
    landing: Sequence[Extra] = (),
    until: int = 0,
) -> Remaining:
    """The remaining cost from every cell; a mover may set out from a blocked cell, but not enter one.

    At the cells of `until` the search may end: what is left from dearer ones is then not known.
    """
    parts = _parts(grid.all & ~blocked, costs)
    labels: dict[int, int] = {}
    waiting: dict[int, int] = {}
    # A label is what is left after entering the cell, so a goal begins with what landing on it costs.
    for mask, price in _parts(goals & ~blocked, landing):
        if mask:
            waiting[price - 1] = waiting.get(price - 1, 0) | mask
    heap = sorted(waiting)
    spread = grid.spread
    done = 0
    while heap:
        cost = heappop(heap)
        board = waiting.pop(cost) & ~done
        if not board:
            continue
        labels[cost] = board
        done |= board
        if board & until:
            break
        for mask, price in parts:
            here = spread(board & mask) & ~done if board & mask else 0
            if here:
                after = cost + price
                if after in waiting:
                    waiting[after] |= here
                else:
                    waiting[after] = here
                    heappush(heap, after)
    return Remaining(grid, goals, labels, parts)
