"""A second opinion on monsters: the clauses on focus, movement and targets worked out slowly, from the ledgers alone.

Plain sets, dictionaries and full enumerations; nothing of the kernel's monsters, path finding or areas is used here.
"""

from __future__ import annotations

import heapq
from collections import deque
from itertools import combinations
from typing import NamedTuple

Cost = tuple[int, int]
"""Hazards that are triggered, then movement points."""
NEVER: Cost = (99, 99)
Hex = tuple[int, int]


class Attack(NamedTuple):
    """One attack of the turn; an area is a list of offsets, around oneself (`own`) or anywhere in range."""

    far: int
    ranged: bool
    targets: int = 1
    area: tuple[Hex, ...] | None = None
    own: bool = False


class Foe(NamedTuple):
    number: int
    cell: int
    initiative: tuple[int, ...]


class Position(NamedTuple):
    """All that the clauses ask about, as it lies on the table."""

    places: dict[int, Hex]
    beside: dict[int, frozenset[int]]
    sees: dict[int, frozenset[int]]
    open_range: bool  # range is plain distance (BB-RNG-1), not steps around walls (JL-HEX-O2)
    obstacles: frozenset[int]
    difficult: frozenset[int]
    hazards: frozenset[int]
    doors: frozenset[int]  # closed ones
    start: int
    allies: frozenset[int]
    objects: frozenset[int]  # objectives of any side, which nobody walks through
    foes: tuple[Foe, ...]  # those that can be seen
    hidden: frozenset[int]  # hexes of invisible enemies
    points: int  # 0 without a move action
    jump: bool
    flying: bool
    muddled: bool
    disarmed: bool
    immobilized: bool
    attacks: tuple[Attack, ...]


class Outcome(NamedTuple):
    """One thing that the rules allow the monster to do."""

    focus: int
    end: int
    targets: tuple[frozenset[int], ...]


MELEE = Attack(1, False)


def outcomes(position: Position) -> set[Outcome]:
    """Everything that the rules leave open in this turn: a choice between them is the players' (JL-MMV-13)."""
    working = Working(position)
    found: set[Outcome] = set()
    focuses = working.focuses()
    if not focuses:
        return {Outcome(-1, position.start, ())}  # JL-FOC-11, BB-NOT-1
    for focus in focuses:
        for end in working.ends(focus):
            for targets in working.targets(focus, end):
                found.add(Outcome(focus.number, end, targets))
    return found


class Working:
    def __init__(self, position: Position) -> None:
        self.position = position
        p = position
        enemies = frozenset(foe.cell for foe in p.foes) | p.hidden
        taken = (enemies | p.allies | p.objects) - {p.start}
        if p.flying:  # BB-MOV-7, 8
            self.closed = p.doors
            self.stops = frozenset(p.places) - taken - p.doors
            self.hazards: frozenset[int] = frozenset()
        elif p.jump:  # JL-FOC-O3, BB-MOV-6
            self.closed = p.doors
            self.stops = frozenset(p.places) - taken - p.doors - p.obstacles
            self.hazards = p.hazards
        else:
            self.closed = p.doors | p.obstacles | enemies | (p.objects - {p.start})
            self.stops = frozenset(p.places) - taken - self.closed
            self.hazards = p.hazards
        self.lightly = p.flying or p.jump
        # JL-FOC-10, BB-FOC-3: disarmed or without an attack it moves as for a melee attack.
        self.planned = (MELEE,) if p.disarmed or not p.attacks else p.attacks
        self.known: dict[tuple[int, bool], dict[int, Cost]] = {}

    # --- ways ------------------------------------------------------------------------------------------------------

    def price(self, cell: int, last: bool) -> Cost:
        """What it costs to enter a hex: a hazard, if it triggers, and points (JL-MOV-4, 7 to 9, BB-TER-5, 7)."""
        points = 2 if cell in self.position.difficult and not self.lightly else 1
        return int(cell in self.hazards and (last or not self.lightly)), points

    def ways(self, start: int, limit: int = 99, free: bool = False) -> dict[int, Cost]:
        """The lowest cost of ending on each hex with at most so many points; `free` triggers no hazard at all."""
        best: dict[int, Cost] = {start: (0, 0)}
        passed: dict[int, list[Cost]] = {}
        waiting: list[tuple[int, int, int]] = [(0, 0, start)]
        while waiting:
            hazards, points, cell = heapq.heappop(waiting)
            labels = passed.setdefault(cell, [])
            if any(one[0] <= hazards and one[1] <= points for one in labels):
                continue
            labels.append((hazards, points))
            for other in self.position.beside[cell]:
                if other in self.closed:
                    continue
                here = self.price(other, True)
                end = (hazards + here[0], points + here[1])
                if end[1] > limit:
                    continue
                if not (free and here[0]) and end < best.get(other, NEVER):
                    best[other] = end
                on = self.price(other, False)
                if not (free and on[0]):
                    heapq.heappush(waiting, (hazards + on[0], points + on[1], other))
        return best

    def all_ways(self, start: int, free: bool) -> dict[int, Cost]:
        """The same without a limit (JL-FOC-3)."""
        if (start, free) not in self.known:
            self.known[start, free] = self.ways(start, free=free)
        return self.known[start, free]

    def rest(self, cell: int, goals: frozenset[int], free: bool) -> Cost:
        """What is left from a hex to the nearest of the goals (JL-MMV-O1)."""
        if cell in goals:
            return 0, 0
        found = self.all_ways(cell, free)
        return min((found[goal] for goal in goals if goal in found), default=NEVER)

    # --- attacks ---------------------------------------------------------------------------------------------------

    def distance(self, one: int, other: int) -> int:
        if self.position.open_range:
            (a, b), (c, d) = self.position.places[one], self.position.places[other]
            return max(abs(a - c), abs(b - d), abs(a + b - c - d))
        seen, waiting = {one: 0}, deque([one])
        while waiting:
            cell = waiting.popleft()
            for near in self.position.beside[cell]:
                if near not in seen:
                    seen[near] = seen[cell] + 1
                    waiting.append(near)
        return seen.get(other, 99)

    def in_range(self, cell: int, target: int, far: int) -> bool:
        return target in self.position.sees[cell] and self.distance(cell, target) <= far

    def areas(self, attack: Attack, cell: int) -> list[frozenset[int]]:
        """The hexes that each way to lay the area hits from a hex: those in sight (JL-RNG-7, 11, 13, BB-AOE-1 to 3)."""
        assert attack.area is not None
        places = self.position.places
        at = {place: one for one, place in places.items()}
        found = []
        for shape in _turned(attack.area):
            origins = [places[cell]] if attack.own else _origins(shape, places.values())
            for q, r in origins:
                hit = frozenset(at[q + x, r + y] for x, y in shape if (q + x, r + y) in at)
                if attack.own or any(self.in_range(cell, one, attack.far) for one in hit):
                    found.append(frozenset(one for one in hit if one in self.position.sees[cell]))
        return [hit for hit in set(found) if hit]

    def can_attack(self, attack: Attack, cell: int, foe: Foe) -> bool:
        if cell == foe.cell:
            return False
        if attack.area is not None:
            return any(foe.cell in hit for hit in self.areas(attack, cell))  # JL-FOC-O4
        return self.in_range(cell, foe.cell, attack.far)

    def goals(self, foe: Foe, attacks: tuple[Attack, ...]) -> frozenset[int]:
        """The attack hexes: free hexes, or its own, from which it can perform an attack (JL-FOC-2, BB-FOC-2)."""
        cells = self.stops | {self.position.start}
        return frozenset(c for c in cells if any(self.can_attack(attack, c, foe) for attack in attacks))

    def is_awkward(self, attack: Attack, cell: int, foe: Foe) -> bool:
        """With disadvantage: muddled, or a ranged attack on somebody adjacent."""
        return self.position.muddled or (attack.ranged and foe.cell in self.position.beside[cell])

    # --- focus -----------------------------------------------------------------------------------------------------

    def key(self, foe: Foe) -> tuple[Cost, tuple[int, ...]]:
        """The focus criteria: fewest hazards, shortest way, initiative (JL-FOC-5 to 7)."""
        return self.rest(self.position.start, self.goals(foe, self.planned), False), foe.initiative

    def focuses(self) -> list[Foe]:
        keys = {foe: self.key(foe) for foe in self.position.foes}
        best = min(keys.values(), default=(NEVER, ()))
        return [foe for foe, key in keys.items() if key == best] if best[0] != NEVER else []

    def groups(self, focus: Foe) -> list[list[Foe]]:
        """The others by rank, from where it stood before it moved; equal ones together (JL-MMV-10, O6)."""
        keys = {foe: self.key(foe) for foe in self.position.foes if foe is not focus}
        return [[foe for foe in keys if keys[foe] == key] for key in sorted(set(keys.values()))]

    # --- movement --------------------------------------------------------------------------------------------------

    def ends(self, focus: Foe) -> set[int]:
        """Where it may end its move; its own hex if it stays."""
        p = self.position
        if not p.points or p.immobilized:
            return {p.start}
        goals = self.goals(focus, self.planned)
        total = self.rest(p.start, goals, False)
        free = total[0] == 0  # BB-PTH-2, JL-MMV-O2: hazards only if there is no way without
        ways = {c: cost for c, cost in self.ways(p.start, p.points, free).items() if c in self.stops | {p.start}}
        there = {c: cost for c, cost in ways.items() if c in goals and cost[0] == total[0]}
        if there:
            return self.best(focus, there)
        fit: dict[int, tuple[int, Cost]] = {}
        for cell, cost in ways.items():
            rest = self.rest(cell, goals, free)
            if cell != p.start and rest < total and cost[0] + rest[0] == total[0]:  # JL-MMV-5, 6, BB-MMV-4
                fit[cell] = cost[1] + rest[1], rest  # JL-MMV-O8, BB-MMV-O3: the shortest whole way
        best = min(fit.values(), default=None)
        return {cell for cell, score in fit.items() if score == best} or {p.start}

    def best(self, focus: Foe, there: dict[int, Cost]) -> set[int]:
        """Of the attack hexes in reach: most attacks on the focus, without disadvantage, most further targets; then the
        nearest; then the better ranked further targets; then the fewest with disadvantage (JL-MMV-8, 10, O9)."""
        first: dict[int, tuple[int, int, int]] = {}
        last: dict[int, tuple[tuple[tuple[int, ...], ...], int]] = {}
        groups = self.groups(focus)
        rank = {foe: number for number, group in enumerate(groups) for foe in group}
        for cell in there:
            attacks = [attack for attack in self.planned if self.can_attack(attack, cell, focus)]
            awkward = sum(self.is_awkward(attack, cell, focus) for attack in attacks)
            chosen = []
            for attack in attacks:
                ways = []
                for others in self.further(attack, cell, focus, groups):
                    ranks = tuple(sorted(rank[foe] for foe in others))
                    ways.append((ranks, sum(self.is_awkward(attack, cell, foe) for foe in others)))
                chosen.append(min(ways))  # JL-MMV-O10: the most favourable of the players' choices
            first[cell] = (-len(attacks), awkward, -sum(len(ranks) for ranks, _ in chosen))
            last[cell] = tuple(ranks for ranks, _ in chosen), sum(count for _, count in chosen)
        score = min(first.values())
        pool = [cell for cell in there if first[cell] == score]
        points = min(there[cell][1] for cell in pool)
        pool = [cell for cell in pool if there[cell][1] == points]
        end = min(last[cell] for cell in pool)
        return {cell for cell in pool if last[cell] == end}

    # --- targets ---------------------------------------------------------------------------------------------------

    def further(self, attack: Attack, cell: int, focus: Foe, groups: list[list[Foe]]) -> list[frozenset[Foe]]:
        """Every choice of further targets that the rules leave (JL-MMV-O6, O10)."""
        rank = {foe: number for number, group in enumerate(groups) for foe in group}
        if attack.area is not None:
            hits = [hit for hit in self.areas(attack, cell) if focus.cell in hit]
            sets = {frozenset(foe for foe in rank if foe.cell in hit) for hit in hits}
            score = min((-len(one), sorted(rank[foe] for foe in one)) for one in sets)
            return [one for one in sets if (-len(one), sorted(rank[foe] for foe in one)) == score]
        near = [foe for foe in rank if self.in_range(cell, foe.cell, attack.far)]
        count = min(attack.targets - 1, len(near))
        sets = {frozenset(one) for one in combinations(near, count)}
        best = min((sorted(rank[foe] for foe in one) for one in sets), default=[])
        return [one for one in sets if sorted(rank[foe] for foe in one) == best]

    def targets(self, focus: Foe, end: int) -> list[tuple[frozenset[int], ...]]:
        """Whom its attacks hit from where it ends; nobody where the focus cannot be attacked (JL-MMV-O6)."""
        found: list[tuple[frozenset[int], ...]] = [()]
        if self.position.disarmed:
            return found
        groups = self.groups(focus)
        for attack in self.position.attacks:
            if not self.can_attack(attack, end, focus):
                continue
            sets = [
                frozenset({focus.number, *(foe.number for foe in others)})
                for others in self.further(attack, end, focus, groups)
            ]
            found = [(*before, one) for before in found for one in sets]
        return found


def _turned(shape: tuple[Hex, ...]) -> list[tuple[Hex, ...]]:
    """A shape in every way to turn and mirror it."""
    found = []
    for mirrored in (shape, tuple((y, x) for x, y in shape)):
        for _ in range(6):
            mirrored = tuple((-y, x + y) for x, y in mirrored)
            found.append(mirrored)
    return found


def _origins(shape: tuple[Hex, ...], places: object) -> list[Hex]:
    """Every place for a shape's origin at which it touches the map."""
    return list({(q - x, r - y) for q, r in places for x, y in shape})  # type: ignore[attr-defined]
