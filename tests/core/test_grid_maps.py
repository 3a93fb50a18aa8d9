"""Maps for the tests of grids: rectangles of hexes, and random maps with random walls.

A random map is kept as its description, so that a failing example prints what it was.
"""

from __future__ import annotations

from typing import NamedTuple

from hypothesis import strategies as st

from undercroft.core.grid import HEX, SQUARE, Coordinate, Grid, Shape, Wall, hex_grid, square_grid


def rectangle(width: int, height: int) -> list[Coordinate]:
    """Hexes in straight rows, the odd ones half a hex further right."""
    return [(x - y // 2, y) for y in range(height) for x in range(width)]


def edges(shape: Shape, places: set[Coordinate]) -> list[Wall]:
    """Every pair of these cells that shares an edge."""
    found = []
    for x, y in sorted(places):
        for side in shape.sides:
            dx, dy = shape.directions[side]
            if (x + dx, y + dy) in places and (x, y) < (x + dx, y + dy):
                found.append(((x, y), (x + dx, y + dy)))
    return found


class HexMap(NamedTuple):
    places: tuple[Coordinate, ...]
    walls: tuple[Wall, ...]

    def grid(self) -> Grid:
        return hex_grid(self.places, self.walls)


class SquareMap(NamedTuple):
    places: tuple[Coordinate, ...]
    walls: tuple[Wall, ...]

    def grid(self) -> Grid:
        return square_grid(self.places, self.walls)


@st.composite
def hex_maps(draw: st.DrawFn, width: int = 4, height: int = 4, least: int = 1) -> HexMap:
    every = rectangle(width, height)
    places = draw(st.sets(st.sampled_from(every), min_size=least))
    return HexMap(tuple(sorted(places)), _walls(draw, HEX, places))


@st.composite
def square_maps(draw: st.DrawFn, width: int = 4, height: int = 4, least: int = 1) -> SquareMap:
    every = [(x, y) for x in range(width) for y in range(height)]
    places = draw(st.sets(st.sampled_from(every), min_size=least))
    return SquareMap(tuple(sorted(places)), _walls(draw, SQUARE, places))


def _walls(draw: st.DrawFn, shape: Shape, places: set[Coordinate]) -> tuple[Wall, ...]:
    possible = edges(shape, places)
    return tuple(sorted(draw(st.sets(st.sampled_from(possible), max_size=8)))) if possible else ()


def test_the_maps_are_what_they_say() -> None:
    assert rectangle(2, 3) == [(0, 0), (1, 0), (0, 1), (1, 1), (-1, 2), (0, 2)]
    assert len(edges(HEX, set(rectangle(2, 2)))) == 5
    assert len(edges(SQUARE, {(0, 0), (1, 0), (0, 1), (1, 1)})) == 4
