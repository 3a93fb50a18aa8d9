"""Squares: coordinates (x, y) with y downwards, eight directions in turning order, distance, turning, mirroring, lines.

Even directions lead over an edge, odd ones over a corner; a corner is closed only where both ways around it are
walled (MA-GEO-O1). Plain distance is the larger of the two differences (MA-GEO-O3). `square_grid` is a map of any
outline with tables for everything; a `SquareMap` lies on a rectangle, and is built in no time when walls change.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache

from undercroft.core.grid.base import Coordinate, Doors, Grid, Shape, Sight, Wall, build
from undercroft.core.grid.sight import CENTRES

NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST = range(8)

DIRECTIONS: tuple[Coordinate, ...] = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""Clockwise; the opposite of direction d is (d + 4) % 8."""


def distance(one: Coordinate, other: Coordinate) -> int:
    """How many steps apart two squares are, diagonal steps included, on an endless map without walls."""
    dx, dy = abs(one[0] - other[0]), abs(one[1] - other[1])
    return dx if dx > dy else dy


def turn(offset: Coordinate) -> Coordinate:
    """The offset turned clockwise by a quarter around (0, 0)."""
    return -offset[1], offset[0]


def flip(offset: Coordinate) -> Coordinate:
    """The offset mirrored left to right."""
    return -offset[0], offset[1]


def line(one: Coordinate, other: Coordinate) -> list[Coordinate]:
    """The squares nearest to the straight line from centre to centre; ties fall right and down."""
    count = distance(one, other)
    unit = max(count, 1)
    found = []
    for number in range(count + 1):
        x = one[0] * unit + (other[0] - one[0]) * number
        y = one[1] * unit + (other[1] - one[1]) * number
        found.append(((2 * x + unit) // (2 * unit), (2 * y + unit) // (2 * unit)))
    return found


SQUARE = Shape("square", DIRECTIONS, (0, 2, 4, 6), distance, turn, flip, 4, line)


def square_grid(
    places: Iterable[Coordinate],
    walls: Iterable[Wall] = (),
    shut: Iterable[Coordinate] = (),
    sight: Sight = CENTRES,
) -> Grid:
    """The grid of these squares; `walls` are pairs of squares that share an edge, `shut` have walls all around."""
    return build(SQUARE, places, walls, shut, sight)


def square_doors(
    places: Iterable[Coordinate],
    walls: Iterable[Wall] = (),
    doors: Sequence[tuple[Collection[Coordinate], Collection[Wall]]] = (),
    sight: Sight = CENTRES,
) -> Doors:
    """The same map with doors that are walls when closed, each a pair of its squares and its walls."""
    return Doors(SQUARE, places, walls, doors, sight)


# ---------------------------------------------------------------------- rectangles whose walls change

Line = tuple[int, int, int, tuple[tuple[int, int, int, int, int, int], ...]]
"""What a line passes: the cells between its ends, edges to the east and to the south of cells, and at each corner the
two ways around it (a flanking cell, an edge to the east, an edge to the south)."""

FLOODS_KEPT = 64
"""Floods that a map remembers: monsters of one turn ask for the same ones again and again."""


class SquareField:
    """A rectangle of squares, cell = y * width + x, without walls: all maps on it share its tables."""

    __slots__ = ("_within", "apart", "bit", "height", "line", "size", "width", "x", "y")

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.size = width * height
        self.bit: tuple[int, ...] = tuple([1 << cell for cell in range(self.size)])
        self.x: tuple[int, ...] = tuple([cell % width for cell in range(self.size)])
        self.y: tuple[int, ...] = tuple([cell // width for cell in range(self.size)])
        self.apart = self._distances()
        """From each cell the plain distance to each."""
        self._within = tuple([self._reached(reach) for reach in range(max(width, height) + 1)])
        self.line: Callable[[int, int], Line] = cache(self._draw)
        """What the line between two centres passes; remembered, since every shot asks for it."""

    def _reached(self, reach: int) -> tuple[int, ...]:
        boards = []
        for x, y in zip(self.x, self.y, strict=True):
            row = sum([1 << column for column in range(max(0, x - reach), min(self.width, x + reach + 1))])
            rows = range(max(0, y - reach), min(self.height, y + reach + 1))
            boards.append(sum([row << line * self.width for line in rows]))
        return tuple(boards)

    def _distances(self) -> tuple[bytes, ...]:
        wide, high = range(self.width), range(self.height)
        lines = [[bytes([max(abs(x - other), dy) for other in wide]) for dy in high] for x in wide]
        return tuple([b"".join([lines[x][abs(y - other)] for other in high]) for y in high for x in wide])

    def at(self, x: int, y: int) -> int:
        """The cell at this coordinate."""
        return y * self.width + x

    def distance(self, one: int, other: int) -> int:
        """Plain distance, as if there were no walls."""
        return self.apart[one][other]

    def within(self, cell: int, reach: int) -> int:
        """The cells at plain distance `reach` or less."""
        return self._within[reach][cell]

    def nearest(self, cell: int, board: int) -> int:
        """Those of `board` at the smallest plain distance."""
        for boards in self._within:
            found = boards[cell] & board
            if found:
                return found
        return 0

    def _draw(self, one: int, other: int) -> Line:
        bit, size = self.bit, self.width
        width, height = self.x[other] - self.x[one], self.y[other] - self.y[one]
        across = 1 if width > 0 else -1
        along = size if height > 0 else -size
        width, height = abs(width), abs(height)
        must = east = south = 0
        corners = []
        cell = one
        dx = dy = 0

        def sideways(start: int) -> int:
            return bit[start] if across > 0 else bit[start - 1]

        def down(start: int) -> int:
            return bit[start] if along > 0 else bit[start - size]

        while dx < width or dy < height:
            turn = (1 + 2 * dx) * height - (1 + 2 * dy) * width
            if turn < 0:
                dx += 1
                east |= sideways(cell)
                cell += across
            elif turn > 0:
                dy += 1
                south |= down(cell)
                cell += along
            else:
                dx += 1
                dy += 1
                first, second = cell + across, cell + along
                corners.append((bit[first], sideways(cell), down(first), bit[second], sideways(second), down(cell)))
                cell += across + along
            must |= bit[cell]
        return must & ~bit[other], east, south, tuple(corners)


class Ways:
    """Cells by how many steps lead to them, worked out step by step as far as somebody asks."""

    __slots__ = ("layers", "left")

    def __init__(self, start: int, left: int) -> None:
        self.layers = [start]
        self.left = left


class SquareMap:
    """The walls on a field: a cell is in `open_east` (`open_south`) if no wall stands at its east (south) edge.

    Cells outside the map are walled in. Built in microseconds, shared by states and never changed.
    """

    __slots__ = ("_floods", "_ways", "adjacent", "field", "open_east", "open_south", "spread")

    def __init__(self, field: SquareField, open_east: int, open_south: int) -> None:
        self.field = field
        self.open_east = open_east
        self.open_south = open_south
        self.spread: Callable[[int], int] = _spreading(field.width, open_east, open_south)
        """All cells adjacent to those of a board."""
        self.adjacent = _Adjacent(self.spread, field.bit).__getitem__
        """The neighbours of a cell; asked for everywhere, so it is the dict's own method."""
        self._floods: dict[tuple[int, int], list[int]] = {}
        self._ways: dict[tuple[int, int], Ways] = {}

    def flood(self, cell: int, walkable: int) -> list[int]:
        """Layer k holds the cells k steps from `cell` over walkable cells; the first layer is the cell itself."""
        key = (cell, walkable)
        found = self._floods.get(key)
        if found is None:
            if len(self._floods) > FLOODS_KEPT:
                self._floods.clear()
            front = self.field.bit[cell]
            found = self._floods[key] = [front]
            left = walkable & ~front
            spread = self.spread
            while front:
                front = spread(front) & left
                left ^= front
                if front:
                    found.append(front)
        return found

    def ways(self, start: int, ground: int) -> Ways:
        """How far the cells of the ground are from the nearest of `start`: kept while neither changes."""
        key = (start, ground)
        found = self._ways.get(key)
        if found is None:
            if len(self._ways) > FLOODS_KEPT:
                self._ways.clear()
            found = self._ways[key] = Ways(start, ground & ~start)
        return found

    def layer(self, ways: Ways, steps: int) -> int:
        """The cells so many steps away; layers before it have been asked for."""
        layers = ways.layers
        if steps == len(layers):
            front = self.spread(layers[-1]) & ways.left
            ways.left ^= front
            layers.append(front)
        return layers[steps]

    def nearest(self, cell: int, goals: int, walkable: int) -> int:
        """Those of `goals` with the fewest steps from `cell`; by plain distance where no way leads."""
        here = self.field.bit[cell]
        if goals & here:
            return here
        for layer in self.flood(cell, walkable):
            found = self.spread(layer) & goals
            if found:
                return found
        return self.field.nearest(cell, goals)

    def sees(self, one: int, other: int, blockers: int) -> bool:
        """Whether the line between the two centres is free of walls and of `blockers`, as CENTRES has it."""
        must, east, south, corners = self.field.line(one, other) if one < other else self.field.line(other, one)
        if must & blockers or east & ~self.open_east or south & ~self.open_south:
            return False
        for flank, east_a, south_a, other_flank, east_b, south_b in corners:
            # At a corner the line is stopped only if both ways around it are.
            if (flank & blockers or east_a & ~self.open_east or south_a & ~self.open_south) and (
                other_flank & blockers or east_b & ~self.open_east or south_b & ~self.open_south
            ):
                return False
        return True


class _Adjacent(dict[int, int]):
    """The neighbours of the cells that were asked about."""

    def __init__(self, spread: Callable[[int], int], bit: Sequence[int]) -> None:
        super().__init__()
        self.spread = spread
        self.bit = bit

    def __missing__(self, cell: int) -> int:
        found = self[cell] = self.spread(self.bit[cell])
        return found


def _spreading(width: int, east: int, south: int) -> Callable[[int], int]:
    """The function from a board to all cells adjacent to it: all cells of the board move at once in each direction."""
    west, north = east << 1, south << width
    # A diagonal step needs one way around its corner without a wall.
    south_east = east & south >> 1 | south & east >> width
    north_west = south_east << width + 1
    south_west = west & south << 1 | south & west >> width
    north_east = south_west << width - 1
    wider, narrower = width + 1, width - 1

    def spread(board: int) -> int:
        return (
            (board & east) << 1
            | (board & west) >> 1
            | (board & south) << width
            | (board & north) >> width
            | (board & south_east) << wider
            | (board & north_west) >> wider
            | (board & south_west) << narrower
            | (board & north_east) >> narrower
        )

    return spread
