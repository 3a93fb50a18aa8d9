"""Hexes: axial coordinates (q, r), six directions in turning order, distance, turning, mirroring, lines.

r grows downwards and q to the right along a row; a text map's odd rows are half a hex further right than even ones.
A third coordinate s = -q - r is implied, which is what turning and distance really work on.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from undercroft.core.grid.base import Coordinate, Doors, Grid, Shape, Sight, Wall, build
from undercroft.core.grid.sight import ANY_LINE

EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = range(6)

DIRECTIONS: tuple[Coordinate, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Clockwise as drawn with r downwards; the opposite of direction d is (d + 3) % 6."""


def distance(one: Coordinate, other: Coordinate) -> int:
    """How many steps apart two hexes are on an endless map without walls."""
    dq, dr = one[0] - other[0], one[1] - other[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def turn(offset: Coordinate) -> Coordinate:
    """The offset turned clockwise by a sixth around (0, 0)."""
    q, r = offset
    return -r, q + r


def flip(offset: Coordinate) -> Coordinate:
    """The offset mirrored left to right."""
    q, r = offset
    return -q - r, r


def line(one: Coordinate, other: Coordinate) -> list[Coordinate]:
    """The hexes nearest to the straight line from centre to centre; ties always fall to the same side."""
    if one == other:
        return [one]
    count = distance(one, other)
    unit = 64 * count  # the nudge (1, 2, -3) in these units settles ties and is too small to change anything else
    found = []
    for number in range(count + 1):
        q = (one[0] * (count - number) + other[0] * number) * 64 + 1
        r = (one[1] * (count - number) + other[1] * number) * 64 + 2
        s = -q - r
        near_q, near_r, near_s = [(2 * part + unit) // (2 * unit) for part in (q, r, s)]
        off_q, off_r, off_s = abs(near_q * unit - q), abs(near_r * unit - r), abs(near_s * unit - s)
        if off_q > off_r and off_q > off_s:
            near_q = -near_r - near_s
        elif off_r > off_s:
            near_r = -near_q - near_s
        found.append((near_q, near_r))
    return found


HEX = Shape("hex", DIRECTIONS, (0, 1, 2, 3, 4, 5), distance, turn, flip, 6, line)


def hex_grid(
    places: Iterable[Coordinate],
    walls: Iterable[Wall] = (),
    shut: Iterable[Coordinate] = (),
    sight: Sight = ANY_LINE,
) -> Grid:
    """The grid of these hexes; `walls` are pairs of hexes, `shut` are hexes with walls all around (closed doors)."""
    return build(HEX, places, walls, shut, sight)


def hex_doors(
    places: Iterable[Coordinate],
    walls: Iterable[Wall] = (),
    doors: Sequence[tuple[Collection[Coordinate], Collection[Wall]]] = (),
    sight: Sight = ANY_LINE,
) -> Doors:
    """The same map with doors, each a pair of its hexes and its walls."""
    return Doors(HEX, places, walls, doors, sight)
