"""Squares: coordinates (x, y) with y downwards, eight directions in turning order, distance, turning, mirroring, lines.

Even directions lead over an edge, odd ones over a corner; a corner is closed only where both ways around it are
walled (MA-GEO-O1). Plain distance is the larger of the two differences (MA-GEO-O3).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

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
