"""The exact dice assignment: which dice to change by which abilities and where to put them, shields included.

It knows no rules of turns: a problem is dice, foes, abilities and tokens with prices, the answer the plan of the
highest worth, over all dice, all sets of abilities and all their orders on a die.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

import msgspec

from undercroft.games.sanctum.cards.abilities import Reach

STALE = 6
"""Added to a die's value where the die may be put down only after a change (SA-FUR-7)."""


class Changer(msgspec.Struct, frozen=True):
    """Something that changes a die: spaces to fill (red, blue, all of them), and what its use is worth losing."""

    reach: Reach
    red: int
    blue: int
    size: int
    price: float


class Guard(msgspec.Struct, frozen=True):
    shields: int
    red: int
    blue: int
    size: int
    price: float


class Target(msgspec.Struct, frozen=True):
    """A foe: its open symbols, what defeating it is worth, what each hit alone is worth, its damage."""

    symbols: tuple[int, ...]
    gain: float
    hit: float
    damage: int


class Problem(msgspec.Struct, frozen=True):
    """`dice` are values, plus STALE where only a change makes them fit. `wounds` are the prices of 0, 1, ... wounds."""

    dice: tuple[int, ...]
    targets: tuple[Target, ...]
    changers: tuple[Changer, ...]
    guards: tuple[Guard, ...]
    stamina: int
    focus: int
    base: int
    """Damage that comes whatever is defeated."""
    wounds: tuple[float, ...]
    in_order: bool = False
    """Targets must be defeated one after another, as in the last fight."""
    free_hit: bool = False
    """One more hit on a foe that a die was put on."""


class Use(msgspec.Struct, frozen=True):
    """One die of the plan: what it shows, its way through changers (which, to what value), where it goes."""

    die: int
    way: tuple[tuple[int, int], ...]
    target: int


class Plan(msgspec.Struct, frozen=True):
    worth: float
    uses: tuple[Use, ...]
    hit: tuple[int, int] | None
    """The free hit: target and symbol's value."""
    defeated: int
    """How many targets are defeated."""
    wounds: int


@lru_cache(maxsize=4096)
def solve(problem: Problem) -> Plan:
    """The plan of the highest worth."""
    return _Search(problem).best()


class _Tools:
    """What changers can make of single dice with so many tokens; shared by all problems of the same gear."""

    __slots__ = ("changers", "cost", "focus", "stamina", "steps", "ways")

    def __init__(self, changers: tuple[Changer, ...], stamina: int, focus: int) -> None:
        self.changers = changers
        self.stamina = stamina
        self.focus = focus
        self.cost: dict[int, tuple[int, int, int, float] | None] = {0: (0, 0, 0, 0.0)}
        self.steps: dict[tuple[int, int, int], tuple[int, int, int]] = {}
        self.ways: dict[int, dict[int, list[int]]] = {}

    def affordable(self, mask: int) -> tuple[int, int, int, float] | None:
        """Spaces and price of a set of changers; None where the tokens do not suffice."""
        known = self.cost.get(mask, False)
        if known is not False:
            return known  # type: ignore[return-value]
        red = blue = size = 0
        price = 0.0
        for at, changer in enumerate(self.changers):
            if mask >> at & 1:
                red += changer.red
                blue += changer.blue
                size += changer.size
                price += changer.price
        made = None
        if red <= self.stamina and blue <= self.focus and size <= self.stamina + self.focus:
            made = (red, blue, size, price)
        self.cost[mask] = made
        return made

    def ways_of(self, die: int) -> dict[int, list[int]]:
        """For each value the smallest sets of changers (as bits) that turn this die to it, in any order."""
        known_ways = self.ways.get(die)
        if known_ways is not None:
            return known_ways
        start = die if die <= STALE else die - STALE
        found: dict[int, list[int]] = {}
        frontier = [(start, 0)]
        if die <= STALE:
            found[start] = [0]
        changers = [(1 << at, at, changer.reach) for at, changer in enumerate(self.changers)]
        steps = self.steps
        while frontier:
            grown = []
            for value, mask in frontier:
                for bit, at, reach in changers:
                    if mask & bit or not reach[value] or self.affordable(mask | bit) is None:
                        continue
                    more = mask | bit
                    for new in reach[value]:
                        known = found.setdefault(new, [])
                        for old in known:
                            if old & more == old:
                                break
                        else:
                            known.append(more)
                            grown.append((new, more))
                            steps[(die, new, more)] = (value, mask, at)
            frontier = grown
        self.ways[die] = found
        return found


@lru_cache(maxsize=256)
def _tools(changers: tuple[Changer, ...], stamina: int, focus: int) -> _Tools:
    return _Tools(changers, stamina, focus)


class _Search:
    __slots__ = ("blocks", "guards", "problem", "states", "tools", "ways")

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.tools = _tools(problem.changers, problem.stamina, problem.focus)
        self.ways = {die: self.tools.ways_of(die) for die in dict.fromkeys(problem.dice)}
        self.blocks: dict[tuple[int, int, int, int], tuple[float, int]] = {}
        self.guards = self._guard_sets()
        dice = sum(1 << 3 * die for die in problem.dice)
        self.states: dict[int, dict[tuple[int, int], tuple[int, int, int, int] | None]] = {0: {(dice, 0): None}}

    # --- shields ------------------------------------------------------------------------------------------------

    def _guard_sets(self) -> list[tuple[int, int, int, int, float]]:
        """Sets of guards: red, blue and all spaces, shields, price."""
        sets: list[tuple[int, int, int, int, float]] = [(0, 0, 0, 0, 0.0)]
        for guard in self.problem.guards:
            sets += [
                (r + guard.red, b + guard.blue, n + guard.size, s + guard.shields, p + guard.price)
                for r, b, n, s, p in sets
                if r + guard.red <= self.problem.stamina and b + guard.blue <= self.problem.focus
            ]
        return sets

    def _block(self, red: int, blue: int, size: int, damage: int) -> tuple[float, int]:
        """The best blocking with the tokens that the changers leave: its worth (at most 0) and the wounds taken."""
        key = (red, blue, size, damage)
        known = self.blocks.get(key)
        if known is not None:
            return known
        problem = self.problem
        stamina, focus = problem.stamina - red, problem.focus - blue
        both = problem.stamina + problem.focus - size
        best, taken = -1e9, 0
        wounds = problem.wounds
        for r, b, n, shields, price in self.guards:
            if r <= stamina and b <= focus and n <= both:
                left = damage - shields if damage > shields else 0
                worth = -wounds[left] - price
                if worth > best:
                    best, taken = worth, left
        self.blocks[key] = best, taken
        return best, taken

    # --- covers -------------------------------------------------------------------------------------------------

    def _covers(self) -> list[tuple[float, int, int, float, tuple[tuple[tuple[int, ...], int, bool], ...]]]:
        """Every way to cover symbols: bound, need, damage, gain, choice by target; of equals the best gain is kept."""
        problem = self.problem
        size = len(problem.dice)
        per_target = []
        total = problem.base
        for target in problem.targets:
            total += target.damage
            entries: dict[tuple[int, int], tuple[tuple[int, ...], int, bool, float]] = {}
            count = len(target.symbols)
            for mask in range(1 << count):
                picked = tuple(sorted(s for at, s in enumerate(target.symbols) if mask >> at & 1))
                whole = len(picked) == count
                key = sum(1 << 3 * s for s in picked)
                entries[(key, 0)] = (picked, 0, whole, target.gain if whole else target.hit * len(picked))
                if problem.free_hit and picked and not whole:
                    extra = max(s for at, s in enumerate(target.symbols) if not mask >> at & 1)
                    done = len(picked) + 1 == count
                    worth = target.gain if done else target.hit * (len(picked) + 1)
                    entries[(key, extra)] = (picked, extra, done, worth)
            per_target.append([(key[0], *entry) for key, entry in entries.items()])
        best: dict[tuple[int, int], tuple[float, tuple[tuple[tuple[int, ...], int, bool], ...]]] = {}
        for combo in product(*per_target):
            need, gain, damage, hits, dice = 0, 0.0, total, 0, 0
            stopped = legal = True
            for at, (key, picked, extra, whole, worth) in enumerate(combo):
                need += key
                gain += worth
                dice += len(picked)
                hits += extra > 0
                if whole:
                    damage -= problem.targets[at].damage
                if problem.in_order:
                    if not stopped and picked:
                        legal = False
                    stopped = stopped and whole
            if dice > size or hits > 1 or not legal:
                continue
            old = best.get((need, damage))
            if old is None or gain > old[0]:
                best[(need, damage)] = gain, tuple((c[1], c[2], c[3]) for c in combo)
        covers = [
            (gain + self._block(0, 0, 0, damage)[0], need, damage, gain, choice)
            for (need, damage), (gain, choice) in best.items()
        ]
        covers.sort(key=lambda cover: -cover[0])
        return covers

    def _feasible(self, need: int) -> dict[tuple[int, int], tuple[int, int, int, int] | None]:
        """Every (dice left, changers used) that covers these values, with the step that led there."""
        known = self.states.get(need)
        if known is not None:
            return known
        value = (need.bit_length() - 1) // 3
        before = self._feasible(need - (1 << 3 * value))
        made: dict[tuple[int, int], tuple[int, int, int, int] | None] = {}
        by_dice: dict[int, list[int]] = {}
        ways = self.ways
        for (dice, mask) in before:
            for die, options in ways.items():
                if not dice >> 3 * die & 7 or value not in options:
                    continue
                left = dice - (1 << 3 * die)
                masks = by_dice.setdefault(left, [])
                for way in options[value]:
                    if way & mask:
                        continue
                    used = way | mask
                    for old in masks:
                        if old & used == old:
                            break
                    else:
                        if self.tools.affordable(used) is None:
                            continue
                        masks.append(used)
                        made[(left, used)] = (dice, mask, die, way)
        self.states[need] = made
        return made

    def best(self) -> Plan:
        top = -1e9
        chosen = None
        shown = [self.problem.dice.count(value) for value in range(1, 7)]
        prices = [0.0]
        for price in sorted(changer.price for changer in self.problem.changers):
            prices.append(prices[-1] + price)
        for bound, need, damage, gain, choice in self._covers():
            if bound <= top:
                break
            # A value that no die shows costs at least one changer.
            changes = 0
            for value, count in enumerate(shown, 1):
                wanted = need >> 3 * value & 7
                if wanted > count:
                    changes += wanted - count
            if changes >= len(prices) or bound - prices[changes] <= top:
                continue
            for (dice, mask) in self._feasible(need):
                cost = self.tools.affordable(mask)
                assert cost is not None
                worth, taken = self._block(cost[0], cost[1], cost[2], damage)
                worth += gain - cost[3]
                if worth > top:
                    top, chosen = worth, (need, dice, mask, choice, taken)
        assert chosen is not None
        return self._plan(top, *chosen)

    def _plan(
        self,
        worth: float,
        need: int,
        dice: int,
        mask: int,
        choice: tuple[tuple[tuple[int, ...], int, bool], ...],
        taken: int,
    ) -> Plan:
        ends: list[tuple[int, int, int]] = []
        while need:
            value = (need.bit_length() - 1) // 3
            step = self.states[need][(dice, mask)]
            assert step is not None
            dice, mask, die, way = step
            ends.append((value, die, way))
            need -= 1 << 3 * value
        uses = []
        hit = None
        for target, (picked, extra, _) in enumerate(choice):
            for symbol in picked:
                at = next(i for i, end in enumerate(ends) if end[0] == symbol)
                value, die, way = ends.pop(at)
                path: list[tuple[int, int]] = []
                while way:
                    before, rest, changer = self.tools.steps[(die, value, way)]
                    path.append((changer, value))
                    value, way = before, rest
                uses.append(Use(die, tuple(reversed(path)), target))
            if extra:
                hit = (target, extra)
        return Plan(worth, tuple(uses), hit, sum(1 for c in choice if c[2]), taken)


def reachable(dice: Sequence[int], changers: Sequence[Changer], stamina: int, focus: int) -> set[int]:
    """The values that at least one of these dice can be given with the tokens at hand."""
    problem = Problem(tuple(dice), (), tuple(changers), (), stamina, focus, 0, (0.0,))
    return {value for ways in _Search(problem).ways.values() for value in ways}
