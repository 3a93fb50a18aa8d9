"""The board beside the core grid: the same neighbours and the same lines of sight, whatever tiles lie there."""

from __future__ import annotations

import pytest

from undercroft.core.chance import Dice
from undercroft.core.grid import Grid, cells, square_grid
from undercroft.games.machina.board import BIT, KEPT, SIZE, X, Y, at, distance, layout, moved, within


def twin(slots: tuple[int, int, int, int]) -> Grid:
    """The same cells and walls as a grid of the core, MA-GEO-O1, MA-GEO-O2."""
    board = layout(slots)
    here = cells(board.all)
    walls = []
    for cell in here:
        for other, open_ in ((cell + 1, board.open_east), (cell + SIZE, board.open_south)):
            side = X[cell] < SIZE - 1 if other == cell + 1 else Y[cell] < SIZE - 1
            if side and board.all & BIT[other] and not open_ & BIT[cell]:
                walls.append(((X[cell], Y[cell]), (X[other], Y[other])))
    return square_grid([(X[cell], Y[cell]) for cell in here], walls)


def some_slots(dice: Dice) -> tuple[int, int, int, int]:
    laid = [dice.below(80) if dice.below(4) else -1 for _ in range(4)]
    if laid == [-1] * 4:
        laid[0] = dice.below(80)
    return (laid[0], laid[1], laid[2], laid[3])


@pytest.mark.parametrize("seed", range(6))
def test_neighbours_are_those_of_the_grid(seed: int) -> None:  # MA-GEO-F1, MA-GEO-O1
    slots = some_slots(Dice(seed))
    board, grid = layout(slots), twin(slots)
    for cell in cells(board.all):
        ours = {(X[other], Y[other]) for other in cells(board.adjacent(cell))}
        theirs = {grid.coordinates[other] for other in grid.neighbours[grid.cell[X[cell], Y[cell]]]}
        assert ours == theirs


@pytest.mark.parametrize("seed", range(6))
def test_lines_of_sight_are_those_of_the_grid(seed: int) -> None:  # MA-LOS-F1, MA-LOS-O1, MA-LOS-3
    dice = Dice(seed + 50)
    slots = some_slots(dice)
    board, grid = layout(slots), twin(slots)
    here = cells(board.all)
    for _ in range(600):
        one, other = here[dice.below(len(here))], here[dice.below(len(here))]
        blockers = 0
        for _ in range(dice.below(12)):
            blockers |= BIT[here[dice.below(len(here))]]
        theirs = grid.clear(
            grid.cell[X[one], Y[one]],
            grid.cell[X[other], Y[other]],
            grid.bits((X[cell], Y[cell]) for cell in cells(blockers & ~BIT[one] & ~BIT[other])),
        )
        if one != other:
            assert board.sees(one, other, blockers & ~BIT[one] & ~BIT[other]) == theirs
            assert board.sees(other, one, blockers & ~BIT[one] & ~BIT[other]) == theirs


def test_plain_distance() -> None:  # MA-GEO-O3
    assert distance(at(0, 0), at(3, 5)) == 5
    assert distance(at(9, 4), at(3, 5)) == 6
    assert [within(at(8, 8), reach).bit_count() for reach in (0, 1, 2)] == [1, 9, 25]


def test_a_board_moves_by_whole_tiles() -> None:
    token = BIT[at(3, 4)]
    assert moved(token, 8, 0) == BIT[at(11, 4)]
    assert moved(moved(token, 0, 8), 0, -8) == token
    assert moved(token, -8, 0) == 0


@pytest.mark.parametrize("seed", range(4))
def test_floods_count_steps(seed: int) -> None:  # MA-NEAR-O1
    dice = Dice(seed + 9)
    slots = some_slots(dice)
    board, grid = layout(slots), twin(slots)
    start = cells(board.all)[dice.below(board.all.bit_count())]
    row = grid.walk[grid.cell[X[start], Y[start]]]
    for steps, layer in enumerate(board.flood(start, board.all)):
        for cell in cells(layer):
            assert row[grid.cell[X[cell], Y[cell]]] == steps


def test_layouts_make_room_for_others() -> None:
    first = layout((0, -1, -1, -1))
    kept = layout.__self__  # type: ignore[attr-defined]
    for number in range(KEPT + 5):
        layout((number % 80, -1, -1, number // 80))
    assert len(kept) == KEPT
    assert first.slots not in kept
    assert layout(first.slots).passable == first.passable
