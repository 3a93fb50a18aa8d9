"""The exact dice assignment: which dice to change by which abilities and where to put them, shields included.

It knows no rules of turns: a problem is dice, foes, abilities and tokens with prices, the answer the plan of the
highest worth, over all dice, all sets of abilities and all their orders on a die.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from undercroft.games.sanctum.records import Changer, Guard, Plan, Problem, Target, Use

STALE = 6
"""Added to a die's value where the die may be put down only after a change (SA-FUR-7)."""


Picks = tuple[Any, tuple[tuple[int, ...], int, bool]]
"""What is done to the foes, the last one outside: the picks before it or None; values, free hit, whether it falls.
(The compiler knows no type that holds itself.)"""
Front = tuple[int, float, "Picks | None"]
"""Damage that stays, gain, and what is done to the foes."""
Cover = tuple[float, int, int, float, "Picks | None"]
"""Bound, need, damage, gain, and what is done to the foes."""


_solved: dict[Problem, Plan] = {}
SOLVED = 8192
"""So many answers are kept."""


def solve(problem: Problem) -> Plan:
    """The plan of the highest worth. What is left of a plan after its first die is kept too: whoever follows it asks
    for just that next."""
    plan = _solved.get(problem)
    if plan is None:
        if len(_solved) >= SOLVED:
            _solved.clear()
        plan = _solved[problem] = _Search(problem).best()
        _keep_rest(problem, plan)
    return plan


def _keep_rest(problem: Problem, plan: Plan) -> None:
    """Answer the problems that this plan leads to, die by die and change by change.

    Only as long as the rest is sure to stay the best: a hit on a foe that will not fall makes that foe's fall worth
    more than before, and a token in a purple space may be of either kind.
    """
    while plan.uses and not problem.free_hit:
        use = plan.uses[0]
        target = problem.targets[use.target]
        planned = sum([1 for other in plan.uses if other.target == use.target])
        if planned < len(target.symbols):
            return
        if use.way:
            at, value = use.way[0]
            changer = problem.changers[at]
            if changer.size > changer.red + changer.blue:
                return
            dice = list(problem.dice)
            dice[dice.index(use.die)] = value
            problem = msgspec.structs.replace(
                problem,
                dice=tuple(dice),
                changers=problem.changers[:at] + problem.changers[at + 1 :],
                stamina=problem.stamina - changer.red,
                focus=problem.focus - changer.blue,
            )
            uses = [_without(other, at) for other in plan.uses[1:]]
            rest = Use(value, _without(use, at).way, use.target)
            plan = Plan(plan.worth + changer.price, (rest, *uses), None, plan.defeated, plan.wounds, 0)
        else:
            dice = list(problem.dice)
            dice.remove(use.die)
            symbols = list(target.symbols)
            symbols.remove(use.die)
            falls = not symbols
            left = () if falls else (msgspec.structs.replace(target, symbols=tuple(symbols)),)
            problem = msgspec.structs.replace(
                problem,
                dice=tuple(dice),
                targets=problem.targets[: use.target] + left + problem.targets[use.target + 1 :],
            )
            uses = [
                Use(other.die, other.way, other.target - (falls and other.target > use.target))
                for other in plan.uses[1:]
            ]
            worth = plan.worth - (target.gain if falls else 0.0)
            plan = Plan(worth, tuple(uses), None, plan.defeated - falls, plan.wounds, 0)
        if problem in _solved:
            return
        _solved[problem] = plan


def _without(use: Use, changer: int) -> Use:
    """The same use once this changer is gone and those behind it have moved up."""
    return Use(use.die, tuple((at - (at > changer), value) for at, value in use.way if at != changer), use.target)


def step_key(die: int, value: int, changers: int) -> int:
    """A die, the value it is turned to and the changers used for it, as one number."""
    return changers << 7 | value << 4 | die


class _Tools:
    """What changers can make of single dice with so many tokens; shared by all problems of the same gear."""

    __slots__ = ("chain", "changers", "cost", "focus", "least_prices", "max_changers", "stamina", "steps", "ways")

    def __init__(self, changers: tuple[Changer, ...], stamina: int, focus: int, chain: int) -> None:
        self.changers = changers
        self.chain = chain or len(changers)
        self.stamina = stamina
        self.focus = focus
        self.cost: dict[int, tuple[int, int, int, float] | None] = {0: (0, 0, 0, 0.0)}
        self.steps: dict[int, int] = {}
        """The last step to a value (`step_key`): the value before, and which changer in the bits above. Plain numbers,
        for there are many of them and the collector walks tuples."""
        self.ways: dict[int, dict[int, list[int]]] = {}
        self.max_changers = self._max_changers()
        self.least_prices = [0.0]
        """What so many changers cost at least."""
        for price in sorted([changer.price for changer in changers]):
            self.least_prices.append(self.least_prices[-1] + price)

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

    def _max_changers(self) -> int:
        """No more changers than this can be paid for."""
        tokens = self.stamina + self.focus
        count = 0
        for size in sorted([changer.size for changer in self.changers]):
            tokens -= size
            count += tokens >= 0
        return count

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
        for _ in range(self.chain):
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
                            steps[step_key(die, new, more)] = at << 3 | value
            frontier = grown
        self.ways[die] = found
        return found


@lru_cache(maxsize=256)
def _tools(changers: tuple[Changer, ...], stamina: int, focus: int, chain: int) -> _Tools:
    return _Tools(changers, stamina, focus, chain)


@lru_cache(maxsize=256)
def _guard_sets(guards: tuple[Guard, ...], stamina: int, focus: int) -> list[tuple[int, int, int, int, float]]:
    """Sets of guards: red, blue and all spaces, shields, price."""
    sets: list[tuple[int, int, int, int, float]] = [(0, 0, 0, 0, 0.0)]
    for guard in guards:
        sets += [
            (r + guard.red, b + guard.blue, n + guard.size, s + guard.shields, p + guard.price)
            for r, b, n, s, p in sets
            if r + guard.red <= stamina and b + guard.blue <= focus
        ]
    return sets


@lru_cache(maxsize=1024)
def _entries(target: Target, free_hit: bool) -> list[tuple[int, tuple[int, ...], int, bool, float]]:
    """What may be done to a foe: the dice it needs, their values, the free hit, whether it falls, its worth."""
    entries: dict[tuple[int, int], tuple[tuple[int, ...], int, bool, float]] = {}
    count = len(target.symbols)
    for mask in range(1 << count):
        picked = tuple(sorted([s for at, s in enumerate(target.symbols) if mask >> at & 1]))
        key = sum([1 << 3 * s for s in picked])
        whole = len(picked) == count
        if whole or not picked or target.hit > 0:
            entries[(key, 0)] = (picked, 0, whole, target.gain if whole else target.hit * len(picked))
        if free_hit and picked and not whole:
            extra = max([s for at, s in enumerate(target.symbols) if not mask >> at & 1])
            done = len(picked) + 1 == count
            worth = target.gain if done else target.hit * (len(picked) + 1)
            if done or target.hit > 0:
                entries[(key, extra)] = (picked, extra, done, worth)
    return [(key[0], *entry) for key, entry in entries.items()]


class _Search:
    __slots__ = ("blocks", "changes", "guards", "nodes", "problem", "shown", "states", "tools", "ways")

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.tools = _tools(problem.changers, problem.stamina, problem.focus, problem.chain)
        self.ways = {die: self.tools.ways_of(die) for die in dict.fromkeys(problem.dice)}
        self.nodes = 0
        self.shown = [problem.dice.count(value) for value in range(1, 7)]
        self.changes: dict[int, int] = {}
        self.blocks: dict[tuple[int, int, int, int], tuple[float, int]] = {}
        self.guards = _guard_sets(problem.guards, problem.stamina, problem.focus)
        dice = sum([1 << 3 * die for die in problem.dice])
        self.states: dict[int, dict[tuple[int, int], tuple[int, int, int, int] | None]] = {0: {(dice, 0): None}}

    # --- shields ------------------------------------------------------------------------------------------------

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

    def _covers(self) -> list[Cover]:
        """Every way to cover symbols that may be worth it, the best bound first.

        Foe by foe; of the ways that need the same dice only those are carried on that no other beats in damage and gain
        alike, so that many foes cost little more than few: needs are bound by the dice, not by the foes.
        """
        problem = self.problem
        max_changers = self.tools.max_changers
        damage = problem.base + sum([target.damage for target in problem.targets])
        fronts: dict[tuple[int, bool, bool], list[Front]] = {(0, False, True): [(damage, 0.0, None)]}
        for target in problem.targets:
            entries = _entries(target, problem.free_hit)
            grown: dict[tuple[int, bool, bool], list[Front]] = {}
            for (need, hit, reached), front in fronts.items():
                room = len(problem.dice) - sum([need >> shift & 7 for shift in range(3, 21, 3)])
                for key, picked, extra, whole, worth in entries:
                    if (key and problem.in_order and not reached) or (extra and hit) or len(picked) > room:
                        continue
                    total = need + key
                    if key and self._changes(total) > max_changers:
                        continue
                    self.nodes += len(front)
                    state = (total, hit or extra > 0, reached and whole)
                    ways = grown.setdefault(state, [])
                    for way in front:
                        left = way[0] - target.damage if whole else way[0]
                        gain = way[1] + worth
                        for old in ways:
                            if old[0] <= left and old[1] >= gain:
                                break
                        else:
                            ways[:] = [old for old in ways if old[0] < left or old[1] > gain]
                            ways.append((left, gain, (way[2], (picked, extra, whole))))
            fronts = grown
        covers = [
            (gain + self._block(0, 0, 0, left)[0], need, left, gain, choice)
            for (need, _, _), front in fronts.items()
            for left, gain, choice in front
        ]
        covers.sort(key=lambda cover: -cover[0])
        return covers

    def _changes(self, need: int) -> int:
        """How many changers these values take at least: one for each that no die shows."""
        known = self.changes.get(need)
        if known is None:
            known = 0
            for value, count in enumerate(self.shown, 1):
                wanted = need >> 3 * value & 7
                if wanted > count:
                    known += wanted - count
            self.changes[need] = known
        return known

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
        for dice, mask in before:
            for die, options in ways.items():
                if not dice >> 3 * die & 7 or value not in options:
                    continue
                left = dice - (1 << 3 * die)
                masks = by_dice.setdefault(left, [])
                self.nodes += len(options[value])
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
        prices = self.tools.least_prices
        for bound, need, damage, gain, picks in self._covers():
            if bound <= top:
                break
            if bound - prices[self._changes(need)] <= top:
                continue
            for dice, mask in self._feasible(need):
                cost = self.tools.affordable(mask)
                assert cost is not None
                worth, taken = self._block(cost[0], cost[1], cost[2], damage)
                worth += gain - cost[3]
                if worth > top:
                    top, chosen = worth, (need, dice, mask, picks, taken)
        assert chosen is not None
        return self._plan(top, *chosen)

    def _plan(
        self,
        worth: float,
        need: int,
        dice: int,
        mask: int,
        picks: Picks | None,
        taken: int,
    ) -> Plan:
        choice: list[tuple[tuple[int, ...], int, bool]] = []
        while picks is not None:
            picks, last = picks
            choice.insert(0, last)
        ends: list[tuple[int, int, int]] = []
        while need:
            value = (need.bit_length() - 1) // 3
            came = self.states[need][(dice, mask)]
            assert came is not None
            dice, mask, die, way = came
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
                    step = self.tools.steps[step_key(die, value, way)]
                    path.append((step >> 3, value))
                    value, way = step & 7, way ^ 1 << (step >> 3)
                uses.append(Use(die, tuple(reversed(path)), target))
            if extra:
                hit = (target, extra)
        return Plan(worth, tuple(uses), hit, sum([1 for c in choice if c[2]]), taken, self.nodes)


def max_falls(problem: Problem) -> Plan:
    """The plan by which the most targets fall, whatever that costs in tokens and damage."""
    return solve(
        Problem(
            dice=problem.dice,
            targets=tuple(Target(target.symbols, 1.0, 0.0, 0) for target in problem.targets),
            changers=tuple(Changer(c.reach, c.red, c.blue, c.size, 0.0) for c in problem.changers),
            guards=(),
            stamina=problem.stamina,
            focus=problem.focus,
            base=0,
            wounds=(0.0,),
            in_order=problem.in_order,
            free_hit=problem.free_hit,
        )
    )


def reachable(dice: Sequence[int], changers: Sequence[Changer], stamina: int, focus: int) -> set[int]:
    """The values that at least one of these dice can be given with the tokens at hand."""
    problem = Problem(tuple(dice), (), tuple(changers), (), stamina, focus, 0, (0.0,))
    return {value for ways in _Search(problem).ways.values() for value in ways}
