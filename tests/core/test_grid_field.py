"""Rectangles whose walls change, beside the grid with tables: the same neighbours, steps and lines of sight."""

from __future__ import annotations

import pytest

from undercroft.core.chance import Dice
from undercroft.core.grid import Grid, SquareField, SquareMap, cells, square_grid

SIZES = [(5, 5), (8, 3), (3, 8), (1, 6)]


def drawn(field: SquareField, dice: Dice) -> tuple[SquareMap, Grid]:
    """A map with some walls, and the same one as a grid."""
    walls = []
    east = south = 0
    for cell in range(field.size):
        x, y = field.x[cell], field.y[cell]
        if x < field.width - 1:
            if dice.below(4):
                east |= field.bit[cell]
            else:
                walls.append(((x, y), (x + 1, y)))
        if y < field.height - 1:
            if dice.below(4):
                south |= field.bit[cell]
            else:
                walls.append(((x, y), (x, y + 1)))
    places = [(field.x[cell], field.y[cell]) for cell in range(field.size)]
    return SquareMap(field, east, south), square_grid(places, walls)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_neighbours_and_steps_are_those_of_the_grid(width: int, height: int, seed: int) -> None:
    """Cells of both are numbered row by row, so they can be compared as they are."""
    field = SquareField(width, height)
    here, grid = drawn(field, Dice(seed))
    for cell in range(field.size):
        assert here.adjacent(cell) == grid.neighbour_bits[cell]
        for steps, layer in enumerate(here.flood(cell, grid.all)):
            assert {grid.walk[cell][other] for other in cells(layer)} == {steps}
        assert [field.distance(cell, other) for other in range(field.size)] == list(grid.distance[cell])
        for reach in range(max(width, height)):
            expected = [other for other in range(field.size) if grid.distance[cell][other] <= reach]
            assert cells(field.within(cell, reach)) == expected


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_lines_of_sight_are_those_of_the_grid(width: int, height: int, seed: int) -> None:
    dice = Dice(seed)
    field = SquareField(width, height)
    here, grid = drawn(field, dice)
    for _ in range(300):
        one, other = dice.below(field.size), dice.below(field.size)
        blockers = 0
        for _ in range(dice.below(4)):
            blockers |= field.bit[dice.below(field.size)]
        blockers &= ~field.bit[one] & ~field.bit[other]
        if one != other:
            assert here.sees(one, other, blockers) == grid.clear(one, other, blockers)


def test_the_nearest_goal_counts_steps_and_then_plain_distance() -> None:
    field = SquareField(4, 1)
    here = SquareMap(field, field.bit[0] | field.bit[1], 0)  # 0 1 2 | 3
    everything = 0b1111
    assert here.nearest(0, 0b1100, everything) == 0b0100
    assert here.nearest(0, 0b0001, everything) == 0b0001
    assert here.nearest(0, 0b1000, everything) == 0b1000, "no way leads to the last cell, so plain distance decides"
    assert field.nearest(0, 0b1100) == 0b0100
    assert field.nearest(0, 0) == 0


@pytest.mark.parametrize("seed", range(5))
def test_ways_from_several_cells_are_the_nearest_of_each(seed: int) -> None:
    """Asked for step by step, and again from the same start: the layers of the nearest flood, over the ground alone."""
    dice = Dice(seed)
    field = SquareField(6, 5)
    here, _ = drawn(field, dice)
    for _ in range(4):
        start = field.bit[dice.below(field.size)] | field.bit[dice.below(field.size)]
        ground = sum(field.bit[cell] for cell in range(field.size) if dice.below(4))
        steps: dict[int, int] = {}
        for cell in cells(start):
            for far, layer in enumerate(here.flood(cell, ground | start)):
                for at in cells(layer):
                    steps[at] = min(far, steps.get(at, far))
        for _ in range(2):
            ways = here.ways(start, ground)
            for far in range(12):
                assert here.layer(ways, far) == sum(field.bit[at] for at, found in steps.items() if found == far)
