"""Sanctum beside pyminion 0.4.0: real decisions of random play; what the exact dice solver takes.

A real decision has at least two answers. Run: python -m bench.sanctum
"""

from __future__ import annotations

import statistics
import time

from bench.harness import machine
from bench.thunderstone import beside_pyminion
from bench.works import SETTINGS
from undercroft.core.chance import Dice
from undercroft.games.sanctum.bot.values import DEATH, HIT_WORTH, ITEM_WORTH, LEVEL_WORTH, RAGE_WORTH, TOKEN, WOUND
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.cards.verbs import Ability, AnyValue, Shield
from undercroft.games.sanctum.dice import reach
from undercroft.games.sanctum.game import GAME
from undercroft.games.sanctum.records import Changer, Guard, Problem, Target
from undercroft.games.sanctum.solver import solve

DECISIONS_GOAL = 3.5
SOLVER_GOAL_MS = 5.0
DICE, FOES, ABILITIES = 6, 4, 8
STAMINA, FOCUS = 5, 6
PROBLEMS = 300


def some_problem(dice: Dice) -> Problem:
    """Six dice, four demons and eight abilities of real cards, and an active rage tile."""
    cards = list(DEMONS.values())
    order = [dice.below(len(cards)) for _ in range(40)]
    foes = [cards[at] for at in dict.fromkeys(order)][:FOES]
    abilities: list[Ability] = []
    while len(abilities) < ABILITIES:
        abilities += cards[dice.below(len(cards))].item.abilities
    changers = [Changer(reach(AnyValue()), 0, 0, 0, RAGE_WORTH)]
    guards = []
    for ability in abilities[:ABILITIES]:
        red, blue, size = ability.spaces.count("R"), ability.spaces.count("B"), len(ability.spaces)
        if isinstance(ability.effect, Shield):
            guards.append(Guard(ability.effect.damage, red, blue, size, TOKEN * size))
        else:
            changers.append(Changer(reach(ability.effect), red, blue, size, TOKEN * size))
    return Problem(
        dice=tuple(sorted(1 + dice.below(6) for _ in range(DICE))),
        targets=tuple(Target(f.dice, LEVEL_WORTH * f.level + ITEM_WORTH, HIT_WORTH, f.damage) for f in foes),
        changers=tuple(changers),
        guards=tuple(guards),
        stamina=STAMINA,
        focus=FOCUS,
        base=0,
        wounds=tuple(WOUND * n + (DEATH if n >= 9 else 0) for n in range(40)),
    )


def solver_times() -> list[float]:
    """Milliseconds of processor time for each of many problems, every one new to the solver."""
    dice = Dice(1)
    times = []
    for _ in range(PROBLEMS):
        problem = some_problem(dice)
        begin = time.process_time()
        solve(problem)
        times.append((time.process_time() - begin) * 1000)
    return times


def main() -> None:
    beside_pyminion(GAME, SETTINGS["sanctum"].options, DECISIONS_GOAL)
    times = sorted(solver_times())
    print(f"Exact dice solver, {DICE} dice, {FOES} demons, {ABILITIES} abilities and rage  [{machine()}]")
    print(
        f"  median {statistics.median(times):.2f} ms (goal: at most {SOLVER_GOAL_MS:g}), "
        f"nine in ten under {times[int(0.9 * len(times))]:.2f} ms, slowest {times[-1]:.2f} ms, {len(times)} problems"
    )


if __name__ == "__main__":
    main()
