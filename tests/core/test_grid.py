"""Grids: neighbours, distances, areas, doors and caching, checked against the rules and against plain geometry."""

from __future__ import annotations

import copy
import itertools
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.test_grid_maps import HexMap, SquareMap, hex_maps, rectangle, square_maps
from undercroft.core.grid import (
    CLEAR,
    FAR,
    HEX,
    SQUARE,
    Grid,
    MapError,
    bit_count,
    bits,
    cells,
    draw_pattern,
    each,
    hex_doors,
    hex_grid,
    pattern,
    placements,
    placements_on,
    read_pattern,
    square_grid,
)
from undercroft.core.grid import area as areas
from undercroft.core.grid import hex as hexes


def block(width: int, height: int) -> list[tuple[int, int]]:
    return [(x, y) for y in range(height) for x in range(width)]


def test_bitboards_list_their_cells_in_order() -> None:
    assert bits([5, 0, 70]) == 1 | 1 << 5 | 1 << 70
    assert cells(1 | 1 << 5 | 1 << 70) == list(each(1 | 1 << 5 | 1 << 70)) == [0, 5, 70]
    assert bit_count(0b1011) == 3


def test_cells_are_numbered_in_reading_order() -> None:
    grid = hex_grid([(1, 1), (0, 0), (1, 0), (0, 1)])
    assert grid.coordinates == ((0, 0), (1, 0), (0, 1), (1, 1))
    assert grid.cell[1, 1] == 3
    assert grid.places(grid.bits([(1, 1), (0, 0)])) == [(0, 0), (1, 1)]


def test_a_hex_has_six_neighbours_by_direction() -> None:
    grid = hex_grid(rectangle(5, 5))
    middle = grid.cell[1, 2]
    found = [grid.coordinates[other] for other in grid.step[middle]]
    assert found == [(2, 2), (1, 3), (0, 3), (0, 2), (1, 1), (2, 1)]
    assert grid.direction(middle, grid.cell[0, 3]) == hexes.SOUTH_WEST
    assert bits(grid.neighbours[middle]) == grid.neighbour_bits[middle]


def test_a_wall_parts_hexes_and_lengthens_the_walk_but_not_the_distance() -> None:  # JL-HEX-5, JL-HEX-O2
    grid = hex_grid(rectangle(4, 4), walls=[((1, 1), (0, 1))])
    one, other = grid.cell[0, 1], grid.cell[1, 1]
    assert other not in grid.neighbours[one]
    assert grid.beside[one][hexes.EAST] == other
    assert grid.step[one][hexes.EAST] == -1
    assert grid.distance[one][other] == 1
    assert grid.walk[one][other] == 2
    assert grid.within(one, 1) >> other & 1
    assert not grid.within_walk(one, 1) >> other & 1
    assert grid.ring_walk(one, 2) >> other & 1


def test_a_cell_without_a_way_is_far() -> None:
    grid = hex_grid([(0, 0), (2, 0)])
    assert grid.walk[0][1] == FAR
    assert grid.distance[0][1] == 2
    assert grid.within_walk(0, 99) == 1


def test_cells_beside_a_wall_are_known() -> None:  # JL-HEX-6
    grid = hex_grid(rectangle(5, 5))
    assert not grid.walled >> grid.cell[1, 2] & 1
    assert grid.walled >> grid.cell[0, 0] & 1
    inner = hex_grid(rectangle(5, 5), walls=[((1, 2), (2, 2))])
    assert inner.walled >> inner.cell[1, 2] & 1
    open_floor = square_grid(block(3, 3))
    assert not open_floor.walled >> open_floor.cell[1, 1] & 1


def test_diagonal_squares_are_parted_only_if_both_ways_around_are() -> None:  # MA-GEO-O1
    a, b, c, d = (0, 0), (1, 0), (0, 1), (1, 1)

    def adjacent(*walls: tuple[tuple[int, int], tuple[int, int]]) -> bool:
        grid = square_grid(block(2, 2), walls)
        return grid.cell[d] in grid.neighbours[grid.cell[a]]

    assert adjacent()
    assert adjacent((a, b))
    assert adjacent((a, b), (b, d))
    assert not adjacent((a, b), (a, c))
    assert not adjacent((a, b), (c, d))
    assert not adjacent((b, d), (c, d))
    corner = square_grid([a, d])
    assert corner.neighbours == ((), ())  # void around: every outer edge is a wall (MA-GEO-O2)
    bent = square_grid([a, b, d])
    assert bent.cell[d] in bent.neighbours[bent.cell[a]]


def test_square_distance_counts_diagonals_as_one() -> None:  # MA-GEO-O3
    grid = square_grid(block(6, 4))
    assert grid.distance[grid.cell[0, 0]][grid.cell[5, 3]] == 5
    assert bit_count(grid.within(grid.cell[2, 1], 1)) == 9
    assert bit_count(grid.ring(grid.cell[2, 1], 1)) == 8
    assert grid.within(0, 50) == grid.all


def test_walls_that_make_no_sense_are_refused() -> None:
    with pytest.raises(MapError, match="share an edge"):
        hex_grid([(0, 0), (1, 1)], walls=[((0, 0), (1, 1))])
    with pytest.raises(MapError, match="share an edge"):
        square_grid(block(2, 2), walls=[((0, 0), (1, 1))])
    with pytest.raises(MapError, match="neither of which"):
        square_grid(block(2, 2), walls=[((7, 7), (7, 8))])
    with pytest.raises(MapError, match="at least one cell"):
        hex_grid([])
    with pytest.raises(MapError, match="not on the map"):
        hex_grid([(0, 0)], shut=[(4, 4)])
    with pytest.raises(IndexError):
        hex_grid([(0, 0)]).sees[-1]


def test_the_same_map_is_the_same_object() -> None:
    places = rectangle(4, 3)
    grid = hex_grid(places, walls=[((0, 0), (1, 0))])
    assert hex_grid(reversed(places), walls=[((1, 0), (0, 0)), ((0, 0), (-1, 0))]) is grid
    assert hex_grid(places) is not grid
    assert hex_grid(places, walls=[((0, 0), (1, 0))], sight=CLEAR) is not grid
    assert copy.deepcopy(grid) is grid
    assert pickle.loads(pickle.dumps(grid)) is grid


def test_doors_give_one_grid_for_each_set_of_open_ones() -> None:  # JL-DOR-2
    places = [(q, 0) for q in range(5)]
    doors = hex_doors(places, doors=[([(1, 0)], []), ([], [((3, 0), (4, 0))])])
    closed, second, both = doors.at(0), doors.at(0b10), doors.at(0b11)
    assert doors.at(0) is closed
    assert closed.coordinates == both.coordinates
    assert closed.neighbours[0] == ()
    assert closed.sees[0] == 1
    assert closed.walk[2][4] == FAR
    assert second.walk[2][4] == 2
    assert second.walk[0][2] == FAR
    assert both.walk[0][4] == 4
    assert both.sees[0] == both.all
    assert doors.cells == (0b10, 0)
    assert doors.closed(0b10) == 0b10
    with pytest.raises(MapError, match="2 doors"):
        doors.at(0b100)


@given(hex_maps())
def test_hex_distances_are_metrics_and_walls_only_lengthen(spec: HexMap) -> None:
    check_metrics(spec.grid())


@given(square_maps())
def test_square_distances_are_metrics_and_walls_only_lengthen(spec: SquareMap) -> None:
    check_metrics(spec.grid())


def check_metrics(grid: Grid) -> None:
    every = range(grid.size)
    for a in every:
        assert grid.distance[a][a] == grid.walk[a][a] == 0
        for b in every:
            assert grid.distance[a][b] == grid.distance[b][a] <= grid.walk[a][b] == grid.walk[b][a]
            assert (grid.walk[a][b] == 1) == (b in grid.neighbours[a])
            for reach in range(4):
                assert grid.within(a, reach) >> b & 1 == (grid.distance[a][b] <= reach)
                assert grid.within_walk(a, reach) >> b & 1 == (grid.walk[a][b] <= reach)
                assert grid.ring(a, reach) >> b & 1 == (grid.distance[a][b] == reach)
            for c in every:
                assert grid.distance[a][c] <= grid.distance[a][b] + grid.distance[b][c]
                assert grid.walk[a][c] <= grid.walk[a][b] + grid.walk[b][c]
    for cell in every:
        count = len(grid.shape.directions)
        for direction, other in enumerate(grid.step[cell]):
            if other >= 0:
                assert grid.step[other][(direction + count // 2) % count] == cell


@given(hex_maps(), st.data())
def test_spreading_is_the_union_of_neighbours(spec: HexMap, data: st.DataObject) -> None:
    grid = spec.grid()
    board = data.draw(st.integers(0, grid.all))
    assert grid.spread(board) == bits(other for cell in cells(board) for other in grid.neighbours[cell])


@given(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), st.tuples(st.integers(-9, 9), st.integers(-9, 9)))
def test_lines_go_step_by_step(one: tuple[int, int], other: tuple[int, int]) -> None:
    for shape in (HEX, SQUARE):
        line = shape.line(one, other)
        assert line[0] == one
        assert line[-1] == other
        assert len(line) == shape.distance(one, other) + 1
        assert all(shape.distance(a, b) == 1 for a, b in itertools.pairwise(line))


def test_a_line_is_the_same_both_ways() -> None:
    grid = hex_grid(rectangle(7, 7))
    for a in range(grid.size):
        for b in range(grid.size):
            assert grid.line(a, b) == tuple(reversed(grid.line(b, a)))


# ---------------------------------------------------------------------- areas


offsets = st.tuples(st.integers(-3, 3), st.integers(-3, 3))
shapes = st.sampled_from([HEX, SQUARE])


@given(shapes, st.sets(offsets, min_size=1, max_size=5), st.booleans())
def test_orientations_are_closed_under_turning_and_mirroring(
    shape: object, hits: set[tuple[int, int]], own: bool
) -> None:
    kind = HEX if shape is HEX else SQUARE
    hits = hits - {(0, 0)} or {(1, 0)}
    area = pattern(hits, own, kind)
    ways = set(area.orientations)
    assert len(ways) == len(area.orientations) <= 2 * kind.turns
    assert (2 * kind.turns) % len(ways) == 0  # the orbit of a group of twelve (eight) divides it
    for way in ways:
        assert set(pattern(way, own, kind).orientations) == ways
        assert areas.mirrored(kind, way, own) in ways
        for turned in areas.rotations(kind, way, own):
            assert turned in ways


@given(offsets, offsets, shapes)
def test_turning_keeps_distance(one: tuple[int, int], other: tuple[int, int], shape: object) -> None:
    kind = HEX if shape is HEX else SQUARE
    assert kind.distance(kind.turn(one), kind.turn(other)) == kind.distance(one, other)
    assert kind.distance(kind.flip(one), kind.flip(other)) == kind.distance(one, other)
    assert kind.flip(kind.flip(one)) == one
    now = one
    for _ in range(kind.turns):
        now = kind.turn(now)
    assert now == one


def test_known_patterns_have_the_known_number_of_orientations() -> None:
    assert len(read_pattern("@ #").orientations) == 6
    assert len(read_pattern("# # #").orientations) == 3  # a line without an own cell
    assert len(read_pattern("# #\n #").orientations) == 2  # BB-ITX-16: a triangle
    assert len(read_pattern("@ # # #").orientations) == 6  # BB-ITX-25: a line that begins beside oneself
    assert len(read_pattern("@ # .\n . #").orientations) == 12  # crooked, so mirroring makes a difference
    assert len(read_pattern("@ #", SQUARE).orientations) == 4
    assert len(read_pattern("@\n. #\n. #", SQUARE).orientations) == 8


def test_an_area_with_an_own_cell_lies_around_the_figure() -> None:  # JL-RNG-12
    grid = hex_grid(rectangle(7, 7))
    me = grid.cell[2, 3]
    boards = placements(grid, read_pattern("@ #\n #"), me)
    assert len(boards) == 6  # two neighbouring hexes, both beside me
    for board in boards:
        one, other = cells(board)
        assert grid.distance[me][one] == grid.distance[me][other] == grid.distance[one][other] == 1
    assert placements(grid, read_pattern("@ #\n #"), me) is boards


def test_an_area_without_an_own_cell_hits_its_anchor() -> None:  # JL-RNG-13
    grid = hex_grid(rectangle(7, 7))
    anchor = grid.cell[2, 3]
    triangle = read_pattern("# #\n #")
    boards = placements(grid, triangle, anchor)
    assert len(boards) == 6  # the six corners of the anchor
    assert all(board >> anchor & 1 and bit_count(board) == 3 for board in boards)
    near = 1 << anchor | 1 << grid.cell[3, 3]
    both = placements_on(grid, triangle, near)
    assert len(both) == 10  # six each, and two that hit both
    assert all(board & near for board in both)


def test_an_area_is_clipped_to_the_map() -> None:
    grid = hex_grid([(0, 0), (1, 0)])
    assert placements(grid, read_pattern("@ # # #"), 0) == (0b10,)
    assert placements(hex_grid([(0, 0)]), read_pattern("@ #"), 0) == ()


def test_patterns_are_drawn_and_read_back() -> None:
    for drawing in ("@ #\n #", "# # #", "~ #\n # #\n@ . ~", "# #\n @\n# #"):
        area = read_pattern(drawing)
        assert read_pattern(draw_pattern(area)) is area
        assert pickle.loads(pickle.dumps(area)) is area
    assert draw_pattern(read_pattern("@ # #")) == "@ # #"


def test_patterns_that_make_no_sense_are_refused() -> None:
    with pytest.raises(MapError, match="one own cell"):
        read_pattern("@ # @")
    with pytest.raises(MapError, match="'x'"):
        read_pattern("@ x")
    with pytest.raises(MapError, match="at least one"):
        read_pattern("@")
    with pytest.raises(MapError, match="own cell"):
        pattern([(0, 0)], own=True)


@given(st.sets(offsets, min_size=1, max_size=5), shapes)
def test_patterns_round_trip(hits: set[tuple[int, int]], shape: object) -> None:
    kind = HEX if shape is HEX else SQUARE
    for own in (False, True):
        area = pattern(hits - {(0, 0)} or {(1, 0)}, own, kind)
        assert read_pattern(draw_pattern(area), kind) is area
        if kind is HEX:
            assert read_pattern(draw_pattern(area, flat=True), kind, flat=True) is area
