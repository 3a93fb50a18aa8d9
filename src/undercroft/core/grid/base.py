"""The grid itself: a map built once, with cells as ints, sets of cells as bitboards and every table that rules ask for.

Grids are immutable, shared by all states and compared by identity; the same content gives the same object again.
Tables are filled row by row when first asked for, so that a new board (a laid tile, an opened door) costs little.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

from undercroft.core.plain_class import plain_class

Coordinate = tuple[int, int]
Wall = tuple[Coordinate, Coordinate]
_T = TypeVar("_T")

FAR = 1 << 60
"""What a distance or a cost is when there is no way at all; larger than any other."""


class MapError(ValueError):
    """A map, a pattern or a drawing is not well formed; the message says where and what would be right."""


def bits(cells: Iterable[int]) -> int:
    """The bitboard of these cells."""
    board = 0
    for cell in cells:
        board |= 1 << cell
    return board


def cells(board: int) -> list[int]:
    """The cells of a bitboard, in rising order."""
    found = []
    while board:
        low = board & -board
        found.append(low.bit_length() - 1)
        board ^= low
    return found


def each(board: int) -> Iterator[int]:
    """The cells of a bitboard one by one, for loops that may stop early."""
    while board:
        low = board & -board
        yield low.bit_length() - 1
        board ^= low


def bit_count(board: int) -> int:
    """How many cells a bitboard holds."""
    return board.bit_count()


class Rows(dict[int, _T], Generic[_T]):
    """A table whose rows are worked out when first asked for; afterwards it is as quick as a dict."""

    __slots__ = ("make", "size")

    def __init__(self, size: int, make: Callable[[int], _T]) -> None:
        super().__init__()
        self.size = size
        self.make = make

    def __missing__(self, key: int) -> _T:
        if not 0 <= key < self.size:
            raise IndexError(f"row {key} of a table with rows 0 to {self.size - 1}")
        row = self[key] = self.make(key)
        return row


class Shape:
    """What differs between hexes and squares: directions in turning order, distance, turning and mirroring."""

    __slots__ = ("directions", "distance", "flip", "line", "name", "sides", "turn", "turns")

    def __init__(
        self,
        name: str,
        directions: tuple[Coordinate, ...],
        sides: tuple[int, ...],
        distance: Callable[[Coordinate, Coordinate], int],
        turn: Callable[[Coordinate], Coordinate],
        flip: Callable[[Coordinate], Coordinate],
        turns: int,
        line: Callable[[Coordinate, Coordinate], list[Coordinate]],
    ) -> None:
        self.name = name
        self.directions = directions
        self.sides = sides  # the directions that lead over an edge (a square's diagonals lead over a corner)
        self.distance = distance
        self.turn = turn
        self.flip = flip
        self.turns = turns  # so many turns make a full circle
        self.line = line
        SHAPES[name] = self

    def __repr__(self) -> str:
        return f"<shape {self.name}>"


class Sight:
    """How lines of sight are drawn; a game picks one of `undercroft.core.grid.sight` or brings its own."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name
        SIGHTS[name] = self

    def row(self, grid: Grid, cell: int) -> int:
        """All cells seen from `cell` past the walls of the map alone; the cell itself is always among them."""
        raise NotImplementedError

    def past(self, grid: Grid, cell: int, blockers: int, among: int) -> int:
        """Those of `among` that are seen from `cell` when the cells of `blockers` stop lines that pass over them."""
        raise NotImplementedError

    def clear(self, grid: Grid, one: int, other: int, blockers: int) -> bool:
        """Whether the two cells see each other past `blockers`."""
        return bool(self.past(grid, one, blockers, 1 << other))

    def __repr__(self) -> str:
        return f"<sight {self.name}>"


SHAPES: dict[str, Shape] = {}
SIGHTS: dict[str, Sight] = {}

Crossing = tuple[int, tuple[int, ...]] | None
"""What a line passes: cells that must be clear, and pairs of cells of which one must be; None where a wall stops it."""


Shift = tuple[int, int]
"""Cells that have a neighbour at the same gap, and that gap."""


def _spreader(
    neighbour_bits: Sequence[int], ups: Sequence[Shift], downs: Sequence[Shift], crowd: int
) -> Callable[[int], int]:
    """The wave step of every flood fill. It is the innermost loop of every move, so what it needs is bound once."""

    def spread(board: int) -> int:
        found = 0
        if board.bit_count() <= crowd:
            while board:
                low = board & -board
                found |= neighbour_bits[low.bit_length() - 1]
                board ^= low
        else:
            for mask, gap in ups:
                found |= (board & mask) << gap
            for mask, gap in downs:
                found |= (board & mask) >> gap
        return found

    return spread


@plain_class
class Grid:
    """A map. Build it with `hex_grid`, `square_grid` or `Doors`, never directly.

    Attributes for rules (`cell` below is an int, `board` a bitboard):
      size, all                    how many cells, and the bitboard of them all
      coordinates[cell]            its coordinate; `cell[coordinate]` leads back
      step[cell][direction]        the neighbour in that direction, -1 where wall or void is
      beside[cell][direction]      the same as if there were no walls: -1 only where void is
      neighbours[cell]             the neighbours as a tuple of cells, walls respected
      neighbour_bits[cell]         the same as a bitboard
      walled                       cells with a wall or void at one of their sides
      distance[a][b]               plain distance, as if walls were not there
      walk[a][b]                   steps from neighbour to neighbour, around walls but over everything else; FAR: no way
      sees[cell]                   what is seen from there, past the walls of the map
    """

    __slots__ = (
        "__weakref__",
        "ahead",
        "all",
        "areas",
        "beside",
        "cell",
        "coordinates",
        "crossed",
        "crowd",
        "distance",
        "downs",
        "floods",
        "neighbour_bits",
        "neighbours",
        "reaches",
        "sees",
        "shadows",
        "shape",
        "shut",
        "sight",
        "size",
        "spread",
        "step",
        "ups",
        "walk",
        "walk_rows",
        "walled",
        "walls",
        "within_rows",
    )  # fmt: skip

    def __init__(
        self, shape: Shape, coordinates: tuple[Coordinate, ...], walls: frozenset[Wall], shut: int, sight: Sight
    ) -> None:
        size = len(coordinates)
        self.shape = shape
        self.sight = sight
        self.walls = walls
        self.shut = shut
        self.size = size
        self.all = (1 << size) - 1
        self.coordinates = coordinates
        self.cell: dict[Coordinate, int] = {place: cell for cell, place in enumerate(coordinates)}
        self.beside: tuple[tuple[int, ...], ...] = self._beside()
        self.step: tuple[tuple[int, ...], ...] = self._step()
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            [tuple([other for other in row if other >= 0]) for row in self.step]
        )
        self.neighbour_bits: tuple[int, ...] = tuple([bits(row) for row in self.neighbours])
        sides = shape.sides
        self.walled = bits(cell for cell, row in enumerate(self.step) if any(row[side] < 0 for side in sides))
        # A whole front moves at once: cells whose neighbour lies the same number of ids away shift together.
        moves: dict[int, int] = {}
        for cell, row in enumerate(self.neighbours):
            for other in row:
                moves[other - cell] = moves.get(other - cell, 0) | 1 << cell
        self.ups = tuple([(board, gap) for gap, board in moves.items() if gap > 0])
        self.downs = tuple([(board, -gap) for gap, board in moves.items() if gap < 0])
        self.crowd = len(moves) // 2  # up to so many cells, cell by cell is quicker (measured: best near a half)
        self.spread: Callable[[int], int] = _spreader(self.neighbour_bits, self.ups, self.downs, self.crowd)
        """All neighbours of the cells of a bitboard, walls respected."""
        self.distance: Rows[tuple[int, ...]] = Rows(size, self._distance_row)
        self.walk: Rows[tuple[int, ...]] = Rows(size, self._walk_row)
        self.sees: Rows[int] = Rows(size, self._sight_row)
        self.within_rows: Rows[tuple[int, ...]] = Rows(size, self._within_row)
        self.walk_rows: Rows[tuple[int, ...]] = Rows(size, self._walk_layers)
        self.crossed: dict[int, Crossing] = {}  # filled by the sight, by a * size + b with a < b
        self.shadows: dict[int, tuple[dict[int, int], tuple[tuple[int, int], ...]]] = {}  # filled by the sight
        self.ahead: tuple[tuple[int, ...], ...] = ()  # filled by the sight
        self.areas: dict[tuple[int, int], tuple[int, ...]] = {}  # filled by area.placements
        self.floods: dict[Any, Any] = {}  # filled by paths.flood
        self.reaches: dict[tuple[int, int, int, int], int] = {}  # filled by paths.reach

    # ------------------------------------------------------------------ building

    def _beside(self) -> tuple[tuple[int, ...], ...]:
        find = self.cell.get
        directions = self.shape.directions
        return tuple([tuple([find((x + dx, y + dy), -1) for dx, dy in directions]) for x, y in self.coordinates])

    def _step(self) -> tuple[tuple[int, ...], ...]:
        shape = self.shape
        count = len(shape.directions)
        table = [list(row) for row in self.beside]
        half = count // 2
        for here, there in self.walls:
            a, b = self.cell[here], self.cell[there]
            direction = table[a].index(b)
            table[a][direction] = -1
            table[b][(direction + half) % count] = -1
        for cell in each(self.shut):
            for direction in shape.sides:
                other = table[cell][direction]
                if other >= 0:
                    table[cell][direction] = -1
                    table[other][(direction + half) % count] = -1
        if len(shape.sides) < count:
            # MA-GEO-O1: diagonal neighbours are parted only where both ways around their corner are.
            for row in table:
                for direction in range(1, count, 2):
                    if row[direction] >= 0:
                        before, after = direction - 1, (direction + 1) % count
                        left, right = row[before], row[after]
                        by_left = left >= 0 and table[left][after] >= 0
                        by_right = right >= 0 and table[right][before] >= 0
                        if not (by_left or by_right):
                            row[direction] = -1
        return tuple([tuple(row) for row in table])

    def _distance_row(self, cell: int) -> tuple[int, ...]:
        distance = self.shape.distance
        place = self.coordinates[cell]
        return tuple([distance(place, other) for other in self.coordinates])

    def _sight_row(self, cell: int) -> int:
        return self.sight.row(self, cell)

    def _within_row(self, cell: int) -> tuple[int, ...]:
        row = self.distance[cell]
        rings = [0] * (max(row) + 1)
        bit = 1
        for gap in row:
            rings[gap] |= bit
            bit <<= 1
        return _heap_up(rings)

    def _walk_layers(self, cell: int) -> tuple[int, ...]:
        front = 1 << cell
        left = self.all ^ front
        rings = []
        while front:
            rings.append(front)
            front = self.spread(front) & left
            left ^= front
        return _heap_up(rings)

    def _walk_row(self, cell: int) -> tuple[int, ...]:
        row = [FAR] * self.size
        done = 0
        for steps, board in enumerate(self.walk_rows[cell]):
            for other in cells(board & ~done):
                row[other] = steps
            done = board
        return tuple(row)

    # ------------------------------------------------------------------ asking

    def within(self, cell: int, reach: int) -> int:
        """The cells at plain distance `reach` or less."""
        rows = self.within_rows[cell]
        return rows[reach] if reach < len(rows) else rows[-1]

    def within_walk(self, cell: int, reach: int) -> int:
        """The cells at most `reach` steps away around walls (JL-HEX-O2: range in Jaws)."""
        rows = self.walk_rows[cell]
        return rows[reach] if reach < len(rows) else rows[-1]

    def ring(self, cell: int, reach: int) -> int:
        """The cells at plain distance exactly `reach`."""
        return self.within(cell, reach) & ~self.within(cell, reach - 1) if reach else 1 << cell

    def ring_walk(self, cell: int, reach: int) -> int:
        """The cells exactly `reach` steps away around walls."""
        return self.within_walk(cell, reach) & ~self.within_walk(cell, reach - 1) if reach else 1 << cell

    def line(self, one: int, other: int) -> tuple[int, ...]:
        """The cells of the straight line from the one to the other, both included; void cells are left out."""
        find = self.cell.get
        flip = one > other  # always drawn from the lower cell, so that the way back is the same line
        a, b = self.coordinates[one], self.coordinates[other]
        found = [find(place, -1) for place in (self.shape.line(b, a) if flip else self.shape.line(a, b))]
        return tuple([cell for cell in (reversed(found) if flip else found) if cell >= 0])

    def clear(self, one: int, other: int, blockers: int = 0) -> bool:
        """Whether the two cells see each other when the cells of `blockers`, save these two, stop lines as well."""
        return self.sight.clear(self, one, other, blockers)

    def sees_past(self, cell: int, blockers: int, among: int = -1) -> int:
        """Those of `among` (all cells unless told) that are seen from `cell` past `blockers`; ends never block."""
        return self.sight.past(self, cell, blockers, among)

    def bits(self, places: Iterable[Coordinate]) -> int:
        """The bitboard of these coordinates."""
        return bits(self.cell[place] for place in places)

    def places(self, board: int) -> list[Coordinate]:
        """The coordinates of a bitboard, in the order of their cells."""
        coordinates = self.coordinates
        return [coordinates[cell] for cell in cells(board)]

    def direction(self, one: int, other: int) -> int:
        """The direction from a cell to one beside it."""
        return self.beside[one].index(other)

    def warm(self) -> Grid:
        """Fill all tables now, for those who would rather wait before the game than in it."""
        for cell in range(self.size):
            self.distance[cell], self.walk[cell], self.sees[cell], self.within_rows[cell]
        return self

    def __repr__(self) -> str:
        return f"<{self.shape.name} grid of {self.size} cells, {len(self.walls)} walls>"

    # A copied state must go on sharing its grid, and another process must find the one that it has already.
    def __copy__(self) -> Grid:
        return self

    def __deepcopy__(self, memo: object) -> Grid:
        return self

    def __reduce__(self) -> tuple[Callable[..., Grid], tuple[object, ...]]:
        return _rebuild, (self.shape.name, self.coordinates, self.walls, self.places(self.shut), self.sight.name)


def _heap_up(rings: Sequence[int]) -> tuple[int, ...]:
    boards = []
    total = 0
    for ring in rings:
        total |= ring
        boards.append(total)
    return tuple(boards)


def _rebuild(
    shape: str, coordinates: Collection[Coordinate], walls: Collection[Wall], shut: Collection[Coordinate], sight: str
) -> Grid:
    return build(SHAPES[shape], coordinates, walls, shut, SIGHTS[sight])


_Content = tuple[str, frozenset[Coordinate], frozenset[Wall], int, str]
_alive: WeakValueDictionary[_Content, Grid] = WeakValueDictionary()
_recent: OrderedDict[_Content, Grid] = OrderedDict()
_recent_cells = 0
RECENT_CELLS = 8192
"""Grids that nobody holds are kept until newer ones with so many cells in all have come (Machina lays many boards)."""


def build(
    shape: Shape, places: Iterable[Coordinate], walls: Iterable[Wall], shut: Iterable[Coordinate], sight: Sight
) -> Grid:
    """The grid of this content: the one built before if there is one."""
    global _recent_cells
    present = frozenset(places)
    if not present:
        raise MapError("a map needs at least one cell")
    edges = frozenset(_edges(shape, present, walls))
    order = tuple(sorted(present, key=_reading_order))
    closed = set(shut)
    if not closed <= present:
        raise MapError(f"shut cells that are not on the map: {sorted(closed - present)}")
    shut_bits = bits(cell for cell, place in enumerate(order) if place in closed) if closed else 0
    key = (shape.name, present, edges, shut_bits, sight.name)
    grid = _alive.get(key)
    if grid is None:
        grid = _alive[key] = Grid(shape, order, edges, shut_bits, sight)
    if key in _recent:
        _recent.move_to_end(key)
    else:
        _recent[key] = grid
        _recent_cells += grid.size
        while _recent_cells > RECENT_CELLS and len(_recent) > 1:
            _recent_cells -= _recent.popitem(last=False)[1].size
    return grid


def _reading_order(place: Coordinate) -> Coordinate:
    return place[1], place[0]


def _edges(shape: Shape, present: frozenset[Coordinate], walls: Iterable[Wall]) -> Iterator[Wall]:
    offsets = {shape.directions[side] for side in shape.sides}
    for one, other in walls:
        if (other[0] - one[0], other[1] - one[1]) not in offsets:
            raise MapError(f"a wall lies between two cells that share an edge; {one} and {other} do not")
        if one in present and other in present:
            yield (one, other) if one < other else (other, one)
        elif one not in present and other not in present:
            raise MapError(f"a wall between {one} and {other}, neither of which is on the map")
        # A wall between a cell and void is there anyway, so it does not make another map.


class Doors:
    """The variants of one map with doors: `at(open)` is the grid in which the doors of that bitmask are open.

    A door is a set of cells (a closed one has walls all around it) or of walls, or both; cells keep their numbers.
    """

    __slots__ = ("_build", "_doors", "_grids", "cells")

    def __init__(
        self,
        shape: Shape,
        places: Iterable[Coordinate],
        walls: Iterable[Wall],
        doors: Sequence[tuple[Collection[Coordinate], Collection[Wall]]],
        sight: Sight,
    ) -> None:
        present, base = frozenset(places), frozenset(walls)
        doors = tuple(doors)

        def at(opened: int) -> Grid:
            closed = [door for number, door in enumerate(doors) if not opened >> number & 1]
            shut = [place for door in closed for place in door[0]]
            return build(shape, present, base.union(*(door[1] for door in closed)), shut, sight)

        self._build = at
        self._doors = len(doors)
        self._grids: dict[int, Grid] = {}
        everything = self.at((1 << len(doors)) - 1)
        self.cells = tuple(everything.bits(door[0]) for door in doors)  # the bitboard of each door's cells

    def at(self, opened: int) -> Grid:
        """The grid with the doors of this bitmask open and all others closed."""
        grid = self._grids.get(opened)
        if grid is None:
            if opened >> self._doors:
                raise MapError(f"doors {opened:b} of a map with {self._doors} doors")
            grid = self._grids[opened] = self._build(opened)
        return grid

    def closed(self, opened: int) -> int:
        """The cells of all doors that are closed then."""
        board = 0
        for number, door in enumerate(self.cells):
            if not opened >> number & 1:
                board |= door
        return board
