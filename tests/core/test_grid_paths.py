"""Paths: floods and cheapest ways against a plain Dijkstra over all ways, and the worked positions of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.test_grid_maps import HexMap, hex_maps, rectangle
from undercroft.core.grid import (
    FAR,
    Grid,
    bits,
    cells,
    cheapest,
    extras,
    flood,
    hex_doors,
    hex_grid,
    layers,
    pack,
    reach,
    read,
    remaining,
    unpack,
)

Board = st.integers(0, (1 << 16) - 1)


def dijkstra(
    grid: Grid, start: int, blocked: int, enter: list[tuple[int, int]], budget: int
) -> dict[int, tuple[int, int]]:
    """The least (penalty, steps) of every cell within the budget of steps, over pairs of a cell and its steps."""
    best: dict[int, tuple[int, int]] = {}
    done: set[tuple[int, int]] = set()
    heap = [(0, 0, start)]
    while heap:
        penalty, steps, cell = heappop(heap)
        if (cell, steps) in done:
            continue
        done.add((cell, steps))
        best.setdefault(cell, (penalty, steps))
        for other in grid.neighbours[cell]:
            if not blocked >> other & 1 and steps + enter[other][1] <= budget:
                heappush(heap, (penalty + enter[other][0], steps + enter[other][1], other))
    return best


def all_ways(grid: Grid, start: int, goal: int, blocked: int, longest: int) -> Iterator[list[int]]:
    def go(way: list[int], cell: int) -> Iterator[list[int]]:
        if cell == goal:
            yield list(way)
            return
        if len(way) < longest:
            for other in grid.neighbours[cell]:
                if other != start and other not in way and not blocked >> other & 1:
                    way.append(other)
                    yield from go(way, other)
                    way.pop()

    return go([], start)


def test_costs_compare_like_their_parts() -> None:
    assert pack(0, 900) < pack(1, 1) < pack(1, 2) < pack(2, 0)
    assert unpack(pack(3, 7)) == (3, 7)
    assert unpack(pack(1, 2, 3), 3) == (1, 2, 3)
    with pytest.raises(ValueError, match="65535"):
        pack(1, 70000)


@given(hex_maps(), Board, st.integers(0, 6))
def test_a_unit_flood_equals_dijkstra(spec: HexMap, blocked: int, budget: int) -> None:
    grid = spec.grid()
    for start in range(grid.size):
        for limit in (budget, FAR):
            known = dijkstra(grid, start, blocked, [(0, 1)] * grid.size, min(limit, 40))
            steps = {cell: cost[1] for cell, cost in known.items()}
            found = flood(grid, start, blocked, limit)
            assert found.costs() == steps
            assert found.reached == reach(grid, start, blocked, limit) == bits(steps)
            assert [bits(c for c in steps if steps[c] == n) for n in range(max(steps.values()) + 1)] == layers(
                grid, start, blocked, limit
            )


@settings(deadline=None)
@given(hex_maps(4, 3), Board, Board, Board, st.integers(0, 7))
def test_a_flood_with_costs_equals_dijkstra(spec: HexMap, blocked: int, swamp: int, traps: int, budget: int) -> None:
    grid = spec.grid()
    blocked &= traps >> 3  # not too much of it
    enter = [(traps >> cell & 1, 1 + (swamp >> cell & 1)) for cell in range(grid.size)]
    costs = ((swamp, pack(0, 1)), (traps, pack(1, 0)))
    for start in range(grid.size):
        for limit in (budget, FAR):
            known = dijkstra(grid, start, blocked, enter, min(limit, 30))
            found = flood(grid, start, blocked, limit, costs)
            assert {cell: unpack(cost) for cell, cost in found.costs().items()} == known
            same = flood(grid, start, blocked, limit, extras(grid, [pack(*cost) for cost in enter]))
            assert same.costs() == found.costs()
            for cell in range(grid.size):
                assert (found.cost(cell) == FAR) == (cell not in known)
                if cell in known:
                    way = found.path(cell)
                    assert len(set(way)) == len(way)
                    check_way(grid, start, way, enter, known[cell])
                    first = bits(way[0] for way in found.paths(cell) if way)
                    assert found.first_steps(1 << cell) == first
                    on_way = {start} | {there for way in found.paths(cell) for there in way}
                    assert found.on_way(1 << cell) == bits(on_way)
                    assert found.before(cell) == bits(
                        (way[-2] if len(way) > 1 else start) for way in found.paths(cell) if way
                    )


def check_way(grid: Grid, start: int, way: list[int], enter: list[tuple[int, int]], cost: tuple[int, int]) -> None:
    at = start
    for cell in way:
        assert cell in grid.neighbours[at]
        at = cell
    assert (sum(enter[cell][0] for cell in way), sum(enter[cell][1] for cell in way)) == cost


@settings(deadline=None, max_examples=50)
@given(hex_maps(3, 3), Board, Board)
def test_paths_lists_every_best_way_once(spec: HexMap, blocked: int, traps: int) -> None:
    grid = spec.grid()
    blocked &= traps >> 4
    enter = [(traps >> cell & 1, 1) for cell in range(grid.size)]
    found = flood(grid, 0, blocked, FAR, ((traps, pack(1, 0)),))
    for goal in cells(found.reached & ~1):
        ways = list(all_ways(grid, 0, goal, blocked, 9))
        price = [(sum(enter[c][0] for c in way), len(way)) for way in ways]
        best = sorted(way for way, cost in zip(ways, price, strict=True) if cost == min(price))
        assert sorted(found.paths(goal)) == best
        answer = cheapest(grid, 0, 1 << goal, blocked, ((traps, pack(1, 0)),))
        assert answer is not None
        assert sorted(answer.paths()) == best
        assert unpack(answer.cost) == min(price)


@settings(deadline=None)
@given(hex_maps(4, 3), Board, Board, Board, st.booleans())
def test_remaining_is_the_cost_of_the_way_there(spec: HexMap, goals: int, blocked: int, traps: int, jump: bool) -> None:
    grid = spec.grid()
    blocked &= traps >> 3
    goals &= grid.all & ~blocked
    extra = ((traps, pack(1, 0)),)
    costs, landing = ((), extra) if jump else (extra, ())
    left = remaining(grid, goals, blocked, costs, landing)
    for start in range(grid.size):
        answer = cheapest(grid, start, goals, blocked, costs, landing)
        assert left.cost(start) == (FAR if answer is None else answer.cost)
        short = remaining(grid, goals, blocked, costs, landing, 1 << start)
        for cell in range(grid.size):
            assert short.cost(cell) == left.cost(cell) or left.cost(cell) > left.cost(start)
        if answer is not None:
            assert left.next_steps(start) == answer.first_steps()
    cost, best = left.best(grid.all & 0b1010101)
    assert all(left.cost(cell) == cost for cell in cells(best))
    assert all(left.cost(cell) >= cost for cell in cells(grid.all & 0b1010101))


def test_a_monster_goes_a_long_way_round_to_spare_a_trap() -> None:  # JL-FOC-5, BB-PTH-1, bugs example 7
    drawing = read("M t G\n . ~ .\n. ~ ~ .\n . ~ .\n. . .")
    grid = drawing.grid()
    start, trap, goal = (grid.cell[drawing.only(token)] for token in "MtG")
    traps = ((1 << trap, pack(1, 0)),)
    answer = cheapest(grid, start, 1 << goal, 0, traps)
    assert answer is not None
    assert unpack(answer.cost) == (0, 9)
    # Where there is no other way, the trap is taken.
    answer = cheapest(grid, start, 1 << goal, grid.bits([(-1, 4)]), traps)
    assert answer is not None
    assert unpack(answer.cost) == (1, 2)


def test_within_a_budget_the_trap_may_be_the_only_way() -> None:
    grid = hex_grid(rectangle(4, 3))
    start, trap, goal = grid.cell[0, 0], grid.cell[1, 0], grid.cell[2, 0]
    blocked = 0
    traps = ((1 << trap, pack(1, 0)),)
    assert unpack(flood(grid, start, blocked, 3, traps).cost(goal)) == (0, 3)
    assert unpack(flood(grid, start, blocked, 2, traps).cost(goal)) == (1, 2)
    assert list(flood(grid, start, blocked, 2, traps).paths(goal)) == [[trap, goal]]


def test_the_players_may_choose_among_equal_first_steps() -> None:  # JL-MMV-13
    grid = hex_grid(rectangle(5, 5))
    start, goal = grid.cell[0, 2], grid.cell[1, 3]
    answer = cheapest(grid, start, 1 << goal)
    assert answer is not None
    assert answer.cost == 2
    assert grid.places(answer.first_steps()) == [(1, 2), (0, 3)]
    assert sorted(answer.paths()) == sorted([[grid.cell[1, 2], goal], [grid.cell[0, 3], goal]])


def test_a_jump_passes_everything_and_springs_only_the_last_trap() -> None:  # JL-MOV-7, JL-MOV-9, JL-FOC-O3
    grid = hex_grid([(q, 0) for q in range(5)])
    traps = 0b01110
    way = cheapest(grid, 0, 1 << 4, landing=((traps, pack(1, 0)),))
    assert way is not None
    assert unpack(way.cost) == (0, 4)
    way = cheapest(grid, 0, 0b01100, landing=((traps, pack(1, 0)),))
    assert way is not None
    assert (unpack(way.cost), way.goals) == ((1, 2), 0b00100)
    staying = flood(grid, 1, landing=((traps, pack(1, 0)),))
    assert staying.cost(1) == 0  # whoever stays on a trap does not enter it
    assert staying.best(0b01110) == (0, 0b00010)


def test_a_goal_underfoot_costs_nothing() -> None:
    grid = hex_grid(rectangle(3, 3))
    answer = cheapest(grid, 4, 1 << 4 | 1)
    assert answer is not None
    assert (answer.cost, answer.goals, answer.first_steps(), list(answer.paths())) == (0, 1 << 4, 0, [[]])
    assert cheapest(grid, 0, 1 << 8, blocked=grid.neighbour_bits[0]) is None


def test_a_closed_door_is_entered_but_not_passed() -> None:  # JL-DOR-2, JL-DOR-3
    doors = hex_doors([(q, 0) for q in range(5)], doors=[([(2, 0)], [])])
    everything = doors.at(1)
    assert reach(everything, 0, stop=doors.closed(0)) == 0b00111
    assert reach(everything, 0, stop=doors.closed(1)) == 0b11111
    assert reach(doors.at(0), 0) == 0b00011
    assert reach(everything, 2, stop=doors.closed(0)) == 0b11111  # who stands in the door may leave it
    found = flood(everything, 0, costs=((0b10, pack(0, 1)),), stop=doors.closed(0))
    assert found.reached == 0b00111
    assert flood(everything, 0, budget=5, costs=((0b10, pack(1, 0)),), stop=doors.closed(0)).reached == 0b00111


def test_ways_to_nowhere_say_so() -> None:
    grid = hex_grid([(0, 0), (2, 0)])
    found = flood(grid, 0)
    assert found.cost(1) == FAR
    assert found.best(0b10) == (FAR, 0)
    assert found.before(1) == 0
    with pytest.raises(ValueError, match="cannot be reached"):
        found.path(1)
    with pytest.raises(ValueError, match="at least one step"):
        extras(grid, lambda cell: 0)
