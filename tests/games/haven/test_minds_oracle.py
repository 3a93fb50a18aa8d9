"""The monsters' minds against a slow and simple reading of the rules, on many random fields with one enemy."""

from __future__ import annotations

import heapq

import pytest

from tests.games.haven.field import GRIDS, Field, field, figure, shown
from undercroft.core.chance import Dice
from undercroft.games.haven import monsters
from undercroft.games.haven.verbs import MUDDLE, Attack, Move, Traits

Cost = tuple[int, int]
NEVER: Cost = (99, 99)
SIGNS = ".........##::^^^mn"


def random_field(dice: Dice) -> Field:
    width, height = 3 + dice.below(4), 2 + dice.below(4)
    signs = [[SIGNS[dice.below(len(SIGNS))] for _ in range(width)] for _ in range(height)]
    places = [(x, y) for x in range(width) for y in range(height)]
    for sign in "Ma":
        x, y = places.pop(dice.below(len(places)))
        signs[y][x] = sign
    for sign in "mn":  # at most one of each
        found = [(x, y) for x, y in places if signs[y][x] == sign]
        for x, y in found[1:]:
            signs[y][x] = "."
    return field("\n".join((" " if y % 2 else "") + " ".join(row) for y, row in enumerate(signs)))


class Reading:
    """The rules as they are written, cell by cell, with plain sets and dictionaries."""

    def __init__(self, state: Field, jump: bool, flying: bool) -> None:
        grid = GRIDS[state.key]
        self.grid = grid
        self.jump = jump
        self.flying = flying
        monster = figure(state, "M")
        others = {f.cell: f for f in state.figures if f.cell >= 0 and f is not monster}
        cells = range(grid.size)
        self.difficult = {c for c in cells if state.difficult >> c & 1}
        self.hazards = set() if flying else {c for c in cells if state.hazards >> c & 1}
        obstacles = {c for c in cells if state.obstacles >> c & 1}
        enemies = {c for c, f in others.items() if f.side != monster.side}
        self.closed = set() if jump or flying else obstacles | enemies
        self.ends = {c for c in cells if c not in others and (flying or c not in obstacles)}
        self.start = monster.cell

    def price(self, cell: int, last: bool) -> Cost:
        points = 2 if cell in self.difficult and not self.jump and not self.flying else 1
        return int(cell in self.hazards and (last or not self.jump)), points

    def costs(self, start: int, limit: int = 99, free: bool = False) -> dict[int, Cost]:
        """The least (hazards, points) of ending on each cell; `free` enters no hazard at all."""
        best: dict[int, Cost] = {start: (0, 0)}
        seen: dict[int, list[Cost]] = {}
        heap: list[tuple[int, int, int]] = [(0, 0, start)]
        while heap:
            hazards, points, cell = heapq.heappop(heap)
            known = seen.setdefault(cell, [])
            if any(one[0] <= hazards and one[1] <= points for one in known):
                continue
            known.append((hazards, points))
            for other in self.grid.neighbours[cell]:
                if other in self.closed:
                    continue
                stay = self.price(other, True)
                here = (hazards + stay[0], points + stay[1])
                if here[1] > limit:
                    continue
                if not (free and stay[0]) and here < best.get(other, NEVER):
                    best[other] = here
                on = self.price(other, False)
                after = (hazards + on[0], points + on[1])
                if not (free and on[0]) and after[1] <= limit:
                    heapq.heappush(heap, (after[0], after[1], other))
        return best

    def left(self, cell: int, goals: set[int], free: bool) -> Cost:
        """What is left to pay from a cell to the nearest goal."""
        if cell in goals:
            return 0, 0
        found = self.costs(cell, free=free)
        return min((found[goal] for goal in goals if goal in found), default=NEVER)


def expected(state: Field, points: int, reach: int, jump: bool, flying: bool) -> set[int]:
    """The hexes that the rules allow the monster to move to; none if it stays."""
    reading = Reading(state, jump, flying)
    monster, enemy = figure(state, "M"), figure(state, "a")
    grid, start = reading.grid, reading.start
    far = max(reach, 1)
    attack = {c for c in range(grid.size) if 0 < grid.distance[enemy.cell][c] <= far}
    goals = attack & (reading.ends | {start})
    awkward = set(grid.neighbours[enemy.cell]) if reach and not monster.conditions & MUDDLE else set()
    if start in goals:
        if start not in awkward:
            return set()
        clean = reading.costs(start, points, free=True)  # BB-MMV-O1: never into a hazard for this
        better = {c: clean[c] for c in goals - awkward if c in clean}
        least = min(better.values(), default=NEVER)
        return {c for c, cost in better.items() if cost == least}
    total = reading.left(start, goals, free=False)
    if total == NEVER:
        return set()
    free = total[0] == 0  # BB-PTH-2: hazards only if there is no other way at all
    if free:
        goals -= reading.hazards
    reached = reading.costs(start, points, free=free)
    ends = {c: cost for c, cost in reached.items() if c in reading.ends and c != start}
    there = {c: cost for c, cost in ends.items() if c in goals and cost[0] == total[0]}
    if there:
        pool = {c: cost for c, cost in there.items() if c not in awkward} or there
        least = min(pool.values())
        return {c for c, cost in pool.items() if cost == least}
    rest = {c: reading.left(c, goals, free) for c in ends}
    fit = {c: (rest[c], ends[c][1]) for c in ends if rest[c] != NEVER and ends[c][0] + rest[c][0] == total[0]}
    best = min(fit.values(), default=(NEVER, 99))
    if best[0] >= total:
        return set()
    return {c for c, score in fit.items() if score == best}


@pytest.mark.parametrize("batch", range(8))
def test_every_plan_is_what_the_rules_say(batch: int) -> None:
    """BB-FOC-2, BB-FOC-4, BB-PTH-1, BB-PTH-2, BB-PTH-3, BB-MMV-2 to 5, BB-NOT-1; JL-FOC-1 to 6, JL-MMV-4 to 9."""
    dice = Dice(1000 + batch)
    for _ in range(120):
        state = random_field(dice)
        points, reach, jump = 1 + dice.below(4), (0, 0, 2, 3)[dice.below(4)], dice.below(5) == 0
        flying = dice.below(6) == 0
        state.traits["M"] = Traits(flying=flying)
        if dice.below(6) == 0:
            figure(state, "M").conditions = MUDDLE
        actions = (Move(value=points, jump=jump), Attack(value=1, range=reach))
        plan = monsters.explain(state, figure(state, "M"), actions)
        wanted = expected(state, points, reach, jump and not flying, flying)
        assert set(plan.hexes) == wanted, (
            f"move {points} reach {reach} jump {jump} flying {flying}\n{shown(state)}\n"
            f"planned\n{shown(state, dict.fromkeys(plan.hexes, '*'))}\n"
            f"wanted\n{shown(state, dict.fromkeys(wanted, '*'))}"
        )
