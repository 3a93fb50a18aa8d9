"""The dice solver is exact: it agrees with trying everything, on small problems."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.sanctum.builders import answer_at_random, state_of
from undercroft.core.chance import Dice
from undercroft.core.state import copy
from undercroft.core.table import Table
from undercroft.games.sanctum import solver
from undercroft.games.sanctum.bot.plan import priced_problem
from undercroft.games.sanctum.bot.values import prices, wound_prices
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.cards.heroes import SKILLS
from undercroft.games.sanctum.cards.verbs import Ability, FlipDie, Plus, PlusMinus, SetTo, Shield
from undercroft.games.sanctum.dice import reach
from undercroft.games.sanctum.game import GAME
from undercroft.games.sanctum.powers import BLESSING_POWERS, kit
from undercroft.games.sanctum.reach import problem_of
from undercroft.games.sanctum.records import Changer, Guard, Problem, Target
from undercroft.games.sanctum.solver import max_falls, reachable, solve
from undercroft.games.sanctum.state import ASIDE, LAST_FIGHT, Hero, fight_of

CROWD_NODES, SCENE_NODES = 60_000, 120_000
"""Positions that a search may look at: some 600,000 take a second."""


def random_problem(dice: Dice, in_order: bool = False) -> Problem:
    cards = list(DEMONS.values())
    abilities = [a for card in cards for a in card.item.abilities]
    abilities += [skill.ability for skill in SKILLS.values() if skill.ability]
    foes = [cards[dice.below(84)] for _ in range(1 + dice.below(2))]
    changers, guards = [], []
    for _ in range(3):
        ability: Ability = abilities[dice.below(len(abilities))]
        red, blue, size = ability.spaces.count("R"), ability.spaces.count("B"), len(ability.spaces)
        if isinstance(ability.effect, Shield):
            guards.append(Guard(ability.effect.damage, red, blue, size, 0.3 * size))
        else:
            changers.append(Changer(reach(ability.effect), red, blue, size, 0.3 * size))
    return Problem(
        dice=tuple(1 + dice.below(6) for _ in range(1 + dice.below(3))),
        targets=tuple(Target(f.dice, 1.6 * f.level + 1.2, 0.45, f.damage) for f in foes),
        changers=tuple(changers),
        guards=tuple(guards),
        stamina=dice.below(3),
        focus=dice.below(3),
        base=dice.below(3),
        wounds=tuple(2.2 * n for n in range(20)),
        in_order=in_order,
    )


def brute_force(p: Problem) -> float:
    """Every order of placing and changing, one step at a time."""
    best = -1e9
    seen = set()
    start = (p.dice, (False,) * len(p.dice), tuple(0 for _ in p.targets), 0)
    stack = [start]
    while stack:
        position = stack.pop()
        if position in seen:
            continue
        seen.add(position)
        values, placed, covered, used = position
        best = max(best, worth(p, covered, used))
        for at, value in enumerate(values):
            if placed[at]:
                continue
            for t, target in enumerate(p.targets):
                earlier = zip(p.targets[:t], covered, strict=False)
                if p.in_order and any(bits != (1 << len(foe.symbols)) - 1 for foe, bits in earlier):
                    continue
                for s, symbol in enumerate(target.symbols):
                    if symbol == value and not covered[t] >> s & 1:
                        cover = (*covered[:t], covered[t] | 1 << s, *covered[t + 1 :])
                        stack.append((values, (*placed[:at], True, *placed[at + 1 :]), cover, used))
            for c, changer in enumerate(p.changers):
                if not used >> c & 1 and affordable(p, used | 1 << c, 0):
                    for new in changer.reach[value]:
                        stack.append(((*values[:at], new, *values[at + 1 :]), placed, covered, used | 1 << c))
    return best


def affordable(p: Problem, changers: int, guards: int) -> bool:
    parts = [c for at, c in enumerate(p.changers) if changers >> at & 1]
    shields_used = [g for at, g in enumerate(p.guards) if guards >> at & 1]
    red = sum(c.red for c in parts) + sum(g.red for g in shields_used)
    blue = sum(c.blue for c in parts) + sum(g.blue for g in shields_used)
    size = sum(c.size for c in parts) + sum(g.size for g in shields_used)
    return red <= p.stamina and blue <= p.focus and size <= p.stamina + p.focus


def worth(p: Problem, covered: tuple[int, ...], used: int) -> float:
    gain = -sum(c.price for at, c in enumerate(p.changers) if used >> at & 1)
    damage = p.base
    for target, bits in zip(p.targets, covered, strict=True):
        if bits == (1 << len(target.symbols)) - 1:
            gain += target.gain
        else:
            gain += target.hit * bits.bit_count()
            damage += target.damage
    best = -1e9
    for guards in range(1 << len(p.guards)):
        if affordable(p, used, guards):
            chosen = [g for at, g in enumerate(p.guards) if guards >> at & 1]
            left = max(0, damage - sum(g.shields for g in chosen))
            best = max(best, gain - p.wounds[left] - sum(g.price for g in chosen))
    return best


@pytest.mark.parametrize("in_order", [False, True])
def test_the_solver_agrees_with_trying_everything(in_order: bool) -> None:
    dice = Dice(20261115 + in_order)
    for _ in range(120):
        problem = random_problem(dice, in_order)
        assert solve(problem).worth == pytest.approx(brute_force(problem)), problem


@pytest.mark.parametrize("in_order", [False, True])
def test_what_is_left_of_a_plan_is_the_best_of_what_is_left(in_order: bool) -> None:
    """Whoever has followed a plan for a while gets its rest without a new search: as good as any other."""
    dice = Dice(2718 + in_order)
    rests = 0
    for _ in range(200):
        problem = random_problem(dice, in_order)
        solver._solved.clear()
        solve(problem)
        for rest, plan in solver._solved.items():
            assert plan.worth == pytest.approx(brute_force(rest)), rest
            rests += rest != problem
    assert rests > 50


def test_a_plan_can_be_played() -> None:
    """Each die follows its way step by step, no changer serves twice, and the symbols are all different ones."""
    dice = Dice(77)
    for _ in range(200):
        problem = random_problem(dice)
        plan = solve(problem)
        left = list(problem.dice)
        symbols = [list(target.symbols) for target in problem.targets]
        changers = []
        for use in plan.uses:
            left.remove(use.die)
            value = use.die
            for changer, new in use.way:
                assert new in problem.changers[changer].reach[value]
                changers.append(changer)
                value = new
            symbols[use.target].remove(value)
        assert len(set(changers)) == len(changers)
        assert affordable(problem, sum(1 << c for c in changers), 0)
        assert plan.defeated == sum(not rest for rest in symbols)


def test_the_free_hit_needs_a_die_on_the_foe() -> None:
    foes = (Target((2, 5), 5.0, 0.5, 1), Target((1, 1), 5.0, 0.5, 1))
    problem = Problem((2,), foes, (), (), 0, 0, 0, tuple(2.0 * n for n in range(9)), free_hit=True)
    plan = solve(problem)
    assert plan.hit == (0, 5)
    assert plan.defeated == 1
    none = Problem((6,), foes, (), (), 0, 0, 0, tuple(2.0 * n for n in range(9)), free_hit=True)
    assert solve(none).hit is None


def test_what_is_reachable() -> None:
    one, two = reach(PlusMinus(1)), reach(PlusMinus(2))
    changers = (Changer(one, 0, 1, 1, 0.3), Changer(two, 0, 1, 1, 0.3))
    assert reachable((6,), changers, 0, 0) == {6}
    assert reachable((6,), changers, 0, 1) == {6, 5, 4}
    assert reachable((6,), changers, 0, 2) == {6, 5, 4, 3}


def test_most_foes_fall_whatever_it_costs() -> None:
    """A change that is not worth its price still counts for what could fall at best."""
    one = reach(PlusMinus(1))
    foes = (Target((2,), 1.0, 0.5, 0), Target((5,), 1.0, 0.5, 0))
    problem = Problem((2, 6), foes, (Changer(one, 0, 1, 1, 9.0),), (), 0, 1, 0, (0.0,))
    assert solve(problem).defeated == 1
    assert max_falls(problem).defeated == 2


def test_a_crowd_of_foes_is_no_burden() -> None:
    """Fifteen demons have millions of sets of symbols; few dice reach few of them."""
    dice = Dice(15)
    cards = list(DEMONS.values())
    changers = tuple(
        Changer(reach(effect), 0, 1, 1, 0.3) for effect in (PlusMinus(1), PlusMinus(2), Plus(2), SetTo(4), FlipDie())
    )
    for size in range(2, 7):
        problem = Problem(
            dice=tuple(1 + dice.below(6) for _ in range(size)),
            targets=tuple(Target(f.dice, 3.0, 0.45, f.damage) for f in cards[size::5][:15]),
            changers=changers,
            guards=(Guard(2, 2, 0, 2, 0.6),),
            stamina=2,
            focus=4,
            base=0,
            wounds=tuple(2.2 * n for n in range(60)),
        )
        assert len(problem.targets) == 15
        assert solve(problem).nodes <= CROWD_NODES
        assert max_falls(problem).nodes <= CROWD_NODES


@pytest.mark.parametrize("seed", range(16))
def test_no_scene_of_a_game_needs_a_long_search(seed: int) -> None:
    """At every answer, played at random by turns with the bot: what the screen tells of each fight is found quickly."""
    table = Table(GAME, {"players": 2}, seed)
    dice = Dice(seed)
    looked = 0
    while not table.is_over:
        state = state_of(table)
        for hero in state.seats:
            if hero.fight is not None and len(hero.fight.on) == len(hero.fight.dice):
                problem, _, _ = priced_problem(hero, state.phase == LAST_FIGHT)
                looked += 1
                assert max_falls(problem).nodes <= SCENE_NODES, problem
                assert solve(problem).nodes <= SCENE_NODES, problem
        if seed % 2 or dice.below(4) == 0:
            answer_at_random(table, dice)
        else:
            seat = next(iter(table.requests))
            table.choose(GAME.bots.greedy(table.seat(seat)), seat)
    assert looked > 10


def _turn_a_die(hero: Hero) -> None:
    fight = fight_of(hero)
    fight.dice[0] = fight.dice[0] % 6 + 1


def _hit_a_foe(hero: Hero) -> None:
    for foe in (*hero.zone[:1], *hero.row[:1]):
        foe.hits ^= 1


def _drop_a_foe(hero: Hero) -> None:
    del hero.zone[:1], hero.row[:1]


def _touch_a_die(hero: Hero) -> None:
    """As "stale", but for one die."""
    fight_of(hero).only_changed = True
    fight_of(hero).changed ^= 1


def _use_everything(hero: Hero) -> None:
    fight_of(hero).used += ["rage", *(p.id for p in kit(hero).free_dice), *(skill.id for skill in kit(hero).attack)]


CHANGES: dict[str, Callable[[Hero], None]] = {
    "stamina": lambda hero: setattr(hero, "stamina", hero.stamina + 1),
    "focus": lambda hero: setattr(hero, "focus", hero.focus + 1),
    "health": lambda hero: setattr(hero, "health", hero.health - 1),
    "marked": lambda hero: setattr(hero, "marked", hero.marked + 2),
    "rage": lambda hero: setattr(hero, "rage", hero.rage + 1),
    "extra": lambda hero: setattr(hero, "extra", hero.extra + 1),
    "unlocked": lambda hero: setattr(hero, "unlocked", hero.unlocked ^ 0b111111111),
    "worn": lambda hero: setattr(hero, "worn", [""] * 5),
    "spent": lambda hero: hero.spent.update({p.id: "s" for p in kit(hero).gear}),
    "blessings": lambda hero: hero.blessings.extend(BLESSING_POWERS),
    "foe": _drop_a_foe,
    "hits": _hit_a_foe,
    "die": _turn_a_die,
    "aside": lambda hero: fight_of(hero).on.__setitem__(0, ASIDE),
    "stale": lambda hero: setattr(fight_of(hero), "only_changed", True),
    "touched": _touch_a_die,
    "used": _use_everything,
}


def test_a_fight_that_is_kept_is_the_one_that_was_asked_for() -> None:
    """Problems of fights are kept by what they are made from: whatever changes in a fight, what comes is as if nothing
    had been kept. Each change is one that matters somewhere, so none of them is looked for in vain."""
    mattered: set[str] = set()
    for seed in range(3):
        table = Table(GAME, {"players": 2}, seed)
        while not table.is_over:
            state = state_of(table)
            last = state.phase == LAST_FIGHT
            for hero in state.seats:
                if hero.fight is None or not hero.fight.dice or len(hero.fight.on) != len(hero.fight.dice):
                    continue
                known = priced_problem(hero, last)
                for name, change in CHANGES.items():
                    other = copy(hero)
                    change(other)
                    fresh = problem_of(other, last, prices(last), wound_prices(other, last))
                    assert priced_problem(other, last) == fresh, name
                    if fresh != known:
                        mattered.add(name)
            seat = next(iter(table.requests))
            table.choose(GAME.bots.greedy(table.seat(seat)), seat)
    assert mattered == set(CHANGES)
