"""Maps as text: what the notation means, what is refused, and that drawing and reading undo each other."""

from __future__ import annotations

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from tests.core.test_grid_maps import SquareMap, rectangle, square_maps
from undercroft.core.grid import HEX, SQUARE, MapError, cells, draw, draw_grid, hex_grid, read, read_walls, write_walls


def test_hex_rows_are_indented_by_half_a_cell() -> None:
    drawing = read(". A .\n B . .\n. ~ C")
    assert drawing.only("A") == (1, 0)
    assert drawing.only("B") == (0, 1)
    assert drawing.only("C") == (1, 2)
    assert len(drawing.tokens) == 8
    grid = drawing.grid()
    a, b = grid.cell[drawing.only("A")], grid.cell[drawing.only("B")]
    assert b in grid.neighbours[a]


def test_longer_tokens_need_wider_cells() -> None:
    drawing = read(".   .   G1  .\n  .   B   .   .")
    assert drawing.only("G1") == (2, 0)
    assert drawing.only("B") == (1, 1)
    assert HEX.distance(drawing.only("G1"), drawing.only("B")) == 1
    with pytest.raises(MapError, match=r"line 1, column 3: '\.' stands between cells.* column 1, 5 and so on"):
        read(". . G1 .")
    wide = read(".   .\n  .", width=3)
    assert list(wide.tokens) == [(0, 0), (1, 0), (0, 1)]


def test_an_unindented_odd_row_is_refused() -> None:
    with pytest.raises(MapError, match="line 2, column 1"):
        read(". .\n. .")


def test_flat_hexes_have_columns() -> None:  # BB-CNT-20: the 5-4-5-4-5 columns of number 13
    drawing = read("\n".join(["S . .", " . ."] * 4 + [". . ."]), flat=True)
    columns = [sum(q == column for q, _ in drawing.tokens) for column in range(5)]
    assert columns == [5, 4, 5, 4, 5]
    grid = drawing.grid()
    below = list(cells(grid.neighbour_bits[grid.cell[0, 0]]))
    assert {grid.coordinates[cell] for cell in below} == {(0, 1), (1, 0)}


def test_blank_lines_around_do_not_count_and_those_inside_do() -> None:
    assert read("\n\n. .\n\n. .\n\n").tokens == {(0, 0): ".", (1, 0): ".", (-1, 2): ".", (0, 2): "."}


def test_square_walls_are_drawn_between_the_cells() -> None:
    drawing = read(
        """
. .|D
-
. . .
""",
        SQUARE,
    )
    assert drawing.only("D") == (2, 0)
    assert drawing.walls == {((1, 0), (2, 0)), ((0, 0), (0, 1))}
    grid = drawing.grid()
    assert grid.walk[grid.cell[1, 0]][grid.cell[2, 0]] == 2
    assert draw_grid(grid, {grid.cell[2, 0]: "D"}) == ". .|D\n-\n. . ."


def test_a_frame_around_a_room_adds_nothing() -> None:
    framed = read("--+-\n. .|\n----\n", SQUARE)
    assert framed.tokens == {(0, 0): ".", (1, 0): "."}
    assert framed.walls == frozenset()


def test_misplaced_squares_are_refused() -> None:
    with pytest.raises(MapError, match="line 2, column 2: 'x' does not fit"):
        read(". .\n x .", SQUARE)
    with pytest.raises(MapError, match="stands right of its cell, in column 2, 4"):
        read(". .\n. . | |.\n|", SQUARE)


def test_the_legend_is_checked() -> None:
    drawing = read(". X")
    drawing.check([".", "X"])
    with pytest.raises(MapError, match=r"unknown token 'X' at \(1, 0\); known are #, \."):
        drawing.check([".", "#"])
    with pytest.raises(MapError, match=r"'\.' once and shows it 2 times"):
        read(". .").only(".")


def test_walls_are_written_as_pairs() -> None:
    walls = [((0, 0), (1, 0)), ((-1, 2), (0, 1))]
    assert write_walls(walls) == ["-1,2 0,1", "0,0 1,0"]
    assert sorted(read_walls(write_walls(walls))) == sorted(walls)
    for wrong in ("0,0", "a,b 0,0", "0,0 1,0 2,0"):
        with pytest.raises(MapError, match="two coordinates"):
            read_walls([wrong])


def test_a_drawing_survives_yaml_although_its_first_line_is_indented() -> None:
    grid = hex_grid([(0, 2), (1, 0), (0, 1)])
    text = draw_grid(grid, {})
    assert text.startswith("~")
    again = yaml.safe_load("map: |\n" + "".join(f"  {line}\n" for line in text.split("\n")))["map"]
    assert draw(read(again).tokens) == text


def test_tokens_that_cannot_be_drawn_are_refused() -> None:
    for token in ("", "a b", "~"):
        with pytest.raises(MapError, match="cannot be drawn"):
            draw({(0, 0): token})
    for token in ("a|", "--"):
        with pytest.raises(MapError, match="cannot be drawn"):
            draw({(0, 0): token}, SQUARE)
    with pytest.raises(MapError, match="of 2 characters"):
        draw({(0, 0): "abc"}, width=2)
    assert draw({}) == ""


def test_a_map_fits_the_terminal() -> None:
    grid = hex_grid(rectangle(19, 12))
    text = draw_grid(grid, {0: "BR1"})
    assert max(map(len, text.split("\n"))) <= 80


tokens = st.text(st.sampled_from(".#TGab12"), min_size=1, max_size=4)
places = st.tuples(st.integers(-5, 5), st.integers(-5, 5))


@given(st.dictionaries(places, tokens, min_size=1), st.booleans())
def test_hex_maps_round_trip(drawn: dict[tuple[int, int], str], flat: bool) -> None:
    text = draw(drawn, flat=flat)
    again = read(text, flat=flat).tokens
    # Drawing moves a map to the corner; apart from that, nothing changes.
    (q, r), (to_q, to_r) = min(drawn), min(again)
    assert {(a + to_q - q, b + to_r - r): token for (a, b), token in drawn.items()} == again
    assert draw(again, flat=flat) == text
    assert all(line == line.rstrip() for line in text.split("\n"))


@given(square_maps(5, 5), st.data())
def test_square_maps_round_trip(spec: SquareMap, data: st.DataObject) -> None:
    grid = spec.grid()
    drawn = {place: data.draw(tokens) for place in spec.places}
    text = draw(drawn, SQUARE, grid.walls)
    again = read(text, SQUARE)
    x, y = min(a for a, _ in drawn), min(b for _, b in drawn)
    assert again.tokens == {(a - x, b - y): token for (a, b), token in drawn.items()}
    assert again.walls == {((a - x, b - y), (c - x, d - y)) for (a, b), (c, d) in grid.walls}
