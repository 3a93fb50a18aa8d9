"""Lines of sight: the worked positions of the rules, and exact references that know nothing of our shortcuts.

For hexes the reference tries every line that matters: through two corners of the map, moved a hair to either side.
For squares it follows the line from centre to centre with fractions.
"""

from __future__ import annotations

import itertools
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.test_grid_maps import HexMap, SquareMap, hex_maps, rectangle, square_maps
from undercroft.core.grid import CLEAR, HEX, Coordinate, Grid, bits, cells, hex_grid, square_grid

CORNERS = ((1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1))


def seen_by_reference(grid: Grid, opaque: int = 0) -> list[int]:
    """The visible pairs, by trying all lines through two corners, shifted and tilted by a thousandth.

    If some line between two hexes touches no wall, it can be moved until it rests on two corners, and one of the lines
    just beside that one is as good as it. Such a line meets no corner, so it just runs from hex to hex.
    """
    seen = [1 << cell for cell in range(grid.size)]
    around = set(grid.coordinates)
    for q, r in grid.coordinates:
        around |= {(q + dq, r + dr) for dq, dr in HEX.directions}
    scale = 3000
    centres = {place: (place[0] * scale, place[1] * scale) for place in around}
    corners = {(q * scale + x * 1000, r * scale + y * 1000) for q, r in grid.coordinates for x, y in CORNERS}
    order = sorted(corners)
    for number, (ax, ay) in enumerate(order):
        for bx, by in order[number + 1 :]:
            dx, dy = bx - ax, by - ay
            # Any direction that is not the line's own serves to move its two points off it.
            nx, ny = (1, 0) if abs(dy) >= abs(dx) else (0, 1)
            for one in (-1, 1):
                for other in (-1, 1):
                    px, py = ax + one * nx, ay + one * ny
                    vx, vy = bx + other * nx - px, by + other * ny - py
                    run(grid, seen, centres, (px, py), (vx, vy), opaque)
    return seen


def run(
    grid: Grid, seen: list[int], centres: dict[Coordinate, Coordinate], point: Coordinate, way: Coordinate, opaque: int
) -> None:
    (px, py), (vx, vy) = point, way
    crossed = []
    for place, (x, y) in centres.items():
        sides = [vx * (y + cy * 1000 - py) - vy * (x + cx * 1000 - px) for cx, cy in CORNERS]
        if min(sides) < 0 < max(sides):
            # In the plane of real hexes the product of (q, r) and (v, w) is q v + r w + (q w + r v) / 2.
            crossed.append((place[0] * (2 * vx + vy) + place[1] * (2 * vy + vx), place))
    crossed.sort()
    chain: list[int] = []
    for _, place in crossed:
        cell = grid.cell.get(place, -1)
        if cell < 0 or (chain and cell not in grid.neighbours[chain[-1]]):
            chain = []
        if cell >= 0:
            for other in reversed(chain):
                seen[cell] |= 1 << other
                seen[other] |= 1 << cell
                if opaque >> other & 1:
                    break
            chain.append(cell)


@settings(max_examples=40, deadline=None)
@given(hex_maps(4, 4, least=6))
def test_hex_sight_is_exactly_the_rule(spec: HexMap) -> None:  # JL-RNG-4, JL-RNG-O1, JL-RNG-O2
    if len(spec.places) > 11:
        spec = HexMap(spec.places[:11], tuple(w for w in spec.walls if set(w) <= set(spec.places[:11])))
    grid = spec.grid()
    assert [grid.sees[cell] for cell in range(grid.size)] == seen_by_reference(grid)


@settings(max_examples=20, deadline=None)
@given(hex_maps(4, 3, least=6), st.integers(0, 4095))
def test_hex_sight_past_blockers_is_exactly_the_rule(spec: HexMap, opaque: int) -> None:
    grid = spec.grid()
    opaque &= grid.all
    assert [grid.sees_past(cell, opaque) for cell in range(grid.size)] == seen_by_reference(grid, opaque)


@given(hex_maps(6, 6, least=10))
def test_hex_sight_is_mutual_and_includes_neighbours(spec: HexMap) -> None:
    grid = spec.grid()
    fresh = hex_grid(spec.places, spec.walls, sight=CLEAR)
    for a in range(grid.size):
        assert grid.sees[a] >> a & 1
        assert not grid.neighbour_bits[a] & ~grid.sees[a]
        assert fresh.sees[a] == grid.all
        for b in range(grid.size):
            assert grid.sees[a] >> b & 1 == grid.sees[b] >> a & 1
            assert grid.clear(a, b) == bool(grid.sees[a] >> b & 1)


def test_in_an_open_room_everybody_sees_everybody() -> None:  # JL-RNG-5
    grid = hex_grid(rectangle(6, 6))
    assert all(grid.sees[cell] == grid.all for cell in range(grid.size))


def test_a_wall_hides_a_neighbour_unless_a_line_passes_clear_of_its_end() -> None:  # JL-RNG-O1, JL-RNG-O2
    # Two hexes alone: the only straight ways between them cross the walled edge, or pass its very ends.
    assert hex_grid([(0, 0), (1, 0)], walls=[((0, 0), (1, 0))]).sees[0] == 0b01
    # A third hex beside both has a corner at the wall's end: a straight line just beyond that end crosses its tip.
    grid = hex_grid([(0, 0), (1, 0), (0, 1)], walls=[((0, 0), (1, 0))])
    assert grid.sees[grid.cell[0, 0]] == grid.all
    # With a second wall from the same corner that tip is closed as well.
    grid = hex_grid([(0, 0), (1, 0), (0, 1)], walls=[((0, 0), (1, 0)), ((1, 0), (0, 1))])
    assert grid.sees[grid.cell[0, 0]] == bits([grid.cell[0, 0], grid.cell[0, 1]])


def test_a_straight_wall_hides_what_is_right_behind_it_but_not_what_is_beside() -> None:
    row = rectangle(5, 3)
    wall = [((x, 0), (x, 1)) for x in range(5)] + [((x + 1, 0), (x, 1)) for x in range(4)]
    grid = hex_grid(row, walls=wall)
    top = bits(grid.cell[x, 0] for x in range(5))
    for cell in cells(top):
        assert grid.sees[cell] == top
    gap = hex_grid(row, walls=[edge for edge in wall if edge != ((2, 0), (2, 1))])
    assert gap.sees[gap.cell[2, 0]] >> gap.cell[2, 1] & 1
    assert not gap.sees[gap.cell[0, 0]] >> gap.cell[0, 1] & 1


def test_void_hides_like_a_wall() -> None:
    bent = hex_grid([(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (2, 3)])
    assert not bent.sees[bent.cell[0, 0]] >> bent.cell[2, 3] & 1
    assert bent.sees[bent.cell[0, 0]] >> bent.cell[2, 0] & 1


# ---------------------------------------------------------------------- squares


def square_reference(grid: Grid, one: int, other: int, blockers: int) -> bool:
    """MA-LOS-O1 word for word, with fractions: cut the line where it meets grid lines and look at each piece."""
    if one == other:
        return True
    (ax, ay), (bx, by) = grid.coordinates[one], grid.coordinates[other]
    half = Fraction(1, 2)
    cuts = {Fraction(0), Fraction(1)}
    for a, b in ((ax, bx), (ay, by)):
        for number in range(min(a, b), max(a, b)):
            cuts.add((number + half - a) / (b - a))
    order = sorted(cuts)
    squares = []
    for begin, end in itertools.pairwise(order):
        middle = (begin + end) / 2
        squares.append((round(ax + middle * (bx - ax)), round(ay + middle * (by - ay))))

    def edge(p: Coordinate, q: Coordinate) -> bool:
        return p in grid.cell and q in grid.cell and (min(p, q), max(p, q)) not in grid.walls

    def blocked(p: Coordinate) -> bool:
        return p not in grid.cell or bool(blockers >> grid.cell[p] & 1)

    for p in squares[1:-1]:
        if blocked(p):
            return False
    for p, q in itertools.pairwise(squares):
        if p[0] == q[0] or p[1] == q[1]:
            if not edge(p, q):
                return False
        else:
            flanks = ((p[0], q[1]), (q[0], p[1]))
            if all(blocked(f) or not edge(p, f) or not edge(f, q) for f in flanks):
                return False
    return True


@settings(deadline=None)
@given(square_maps(5, 4, least=4), st.integers(0, (1 << 20) - 1), st.integers(0, (1 << 20) - 1))
def test_square_sight_is_exactly_the_rule(spec: SquareMap, one: int, other: int) -> None:  # MA-LOS-O1
    grid = spec.grid()
    blockers = one & other & grid.all
    for a in range(grid.size):
        plain = bits(b for b in range(grid.size) if square_reference(grid, a, b, 0))
        past = bits(b for b in range(grid.size) if square_reference(grid, a, b, blockers))
        assert grid.sees[a] == plain
        assert grid.sees_past(a, blockers) == past
        assert grid.sees_past(a, 0) == plain
        for few in (grid.all & 0b1110111, grid.all & ~0b10):
            assert grid.sees_past(a, blockers, few) == past & few
        assert bits(b for b in range(grid.size) if grid.clear(b, a, blockers)) == past


def test_a_corner_lets_a_line_through_unless_both_flanks_block() -> None:  # MA-LOS-O1, MA-LOS-2
    grid = square_grid([(x, y) for x in range(3) for y in range(3)])
    a, b, c, d = (grid.cell[place] for place in ((0, 0), (1, 0), (0, 1), (1, 1)))
    assert grid.clear(a, d, 1 << b)
    assert grid.clear(a, d, 1 << c)
    assert not grid.clear(a, d, 1 << b | 1 << c)
    assert grid.clear(a, d, 1 << a | 1 << d)  # the two ends never block
    far = grid.cell[2, 2]
    assert not grid.clear(a, far, 1 << d)
    assert grid.sees_past(a, 1 << d) >> far & 1 == 0


def test_a_wall_beside_a_corner_makes_the_other_flank_matter() -> None:
    grid = square_grid([(0, 0), (1, 0), (0, 1), (1, 1)], walls=[((0, 0), (1, 0))])
    a, c, d = (grid.cell[place] for place in ((0, 0), (0, 1), (1, 1)))
    assert grid.clear(a, d)
    assert not grid.clear(a, d, 1 << c)


def test_a_wall_on_an_edge_stops_the_line_across_it() -> None:  # MA-WALL-1, MA-LOS-3
    row = [(x, 0) for x in range(4)]
    grid = square_grid(row, walls=[((1, 0), (2, 0))])
    assert grid.sees[0] == 0b0011
    assert grid.sees[3] == 0b1100
