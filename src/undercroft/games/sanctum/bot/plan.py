"""The dice of a fight: the solver's plan, played step by step. Where to go and what to wear: `answers.py`."""

from __future__ import annotations

from typing import Any

from undercroft.core.request import Choice, Option
from undercroft.core.state import copy
from undercroft.games.sanctum.blessings import TOKEN_BLESSINGS
from undercroft.games.sanctum.bot.values import prices, wound_prices
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.cards.heroes import SKILLS
from undercroft.games.sanctum.cards.lord import LAST_FOES
from undercroft.games.sanctum.cards.verbs import CopyDie, ExtraHit, RerollDice, SkillEffect
from undercroft.games.sanctum.reach import problem_of
from undercroft.games.sanctum.records import Plan, Problem, Use
from undercroft.games.sanctum.solver import solve
from undercroft.games.sanctum.state import LAST_FIGHT, Hero, Sanctum, fight_of

GLANCE = 1
"""How often a die is changed at most in the plans of a play-out: they cost less than half and lose little."""
MISER, SPENDER = 1.8, 0.2
"""Prices of a token for plans that a search compares with the usual one."""


_priced: dict[tuple[Any, ...], tuple[Problem, tuple[Option, ...], tuple[int, ...]]] = {}
PRICED = 4096
"""So many fights are kept as the solver reads them, by everything that `problem_of` looks at."""


def priced_problem(
    hero: Hero, last: bool, chain: int = 0, token: float | None = None
) -> tuple[Problem, tuple[Option, ...], tuple[int, ...]]:
    """The hero's fight with what things are worth to this player. Nobody changes what it returns: in a search two of
    three fights have come before, and those are not put together again."""
    fight = fight_of(hero)
    foes = hero.row if last else hero.zone
    key = (
        last, chain, token, hero.name, *hero.worn, hero.unlocked, hero.stamina, hero.focus, hero.health, hero.marked,
        hero.rage, hero.extra, fight.changed, fight.only_changed, *fight.dice, *fight.on, None, *fight.used, None,
        *[foe.card for foe in foes], *[foe.hits for foe in foes], None, *hero.spent, None, *hero.blessings,
    )  # fmt: skip
    found = _priced.get(key)
    if found is None:
        if len(_priced) >= PRICED:
            _priced.clear()
        found = _priced[key] = problem_of(hero, last, prices(last, token), wound_prices(hero, last), chain)
    return found


def _is_skill(option: Option, effect: type[SkillEffect]) -> bool:
    """Whether the option uses a skill with a verb of this type."""
    return option[0] == "skill" and isinstance(SKILLS[str(option[1])].effect, effect)


def first_use(plan: Plan, names: tuple[Option, ...]) -> Use | None:
    """The die to handle next: one that copies others while they still show what it needs, then any other."""
    for use in plan.uses:
        if use.way and _is_skill(names[use.way[0][0]], CopyDie):
            return use
    return plan.uses[0] if plan.uses else None


def attack(view: Sanctum, hero: Hero, choice: Choice, chain: int = 0, token: float | None = None) -> Option:
    last = view.phase == LAST_FIGHT
    options = choice.options
    for option in options:
        if option[0] == "bless" and option[1] in TOKEN_BLESSINGS:
            return option
    problem, names, free = priced_problem(hero, last, chain, token)
    if not problem.targets:
        return ("done",)
    plan = solve(problem)
    idle = len(free) - len(plan.uses)
    for option in options:
        if idle > 0 and _is_skill(option, RerollDice):
            return option
    use = first_use(plan, names)
    if use is None:
        return next((option for option in options if _is_skill(option, ExtraHit)), ("done",))
    if use.way:
        return names[use.way[0][0]]
    die = next(free[i] for i, value in enumerate(problem.dice) if value == use.die)
    foes = [foe for foe in (hero.row if last else hero.zone) if last or foe.hits != DEMONS[foe.card].full]
    placed: Option = ("place", die, foes[use.target].card)
    if placed not in options:
        return ("done",)
    return placed


def tactics(view: Sanctum, choice: Choice) -> list[Option]:
    """What is worth comparing in an attack: how plans begin that spend tokens freely or hardly, and to leave off."""
    hero = view.seats[choice.seat]
    found = [attack(view, hero, choice, 0, token) for token in (None, SPENDER, MISER)]
    return list(dict.fromkeys([*found, ("done",)]))


def change(view: Sanctum, hero: Hero, choice: Choice, chain: int = 0) -> Option:
    """Go on with the plan that began with this power, or else do what leaves the best plan."""
    last = view.phase == LAST_FIGHT
    assert hero.fight is not None
    about = str(choice.about[0])
    planned = copy(hero)
    assert planned.fight is not None
    if about == "rage":
        planned.rage += 1  # the tile was turned when the power was chosen
        planned.fight.used.remove(about)
        about_option: Option = ("rage",)
    elif about.startswith("bless-"):
        planned.blessings.append(about[6:])
        about_option = ("bless", about[6:])
    elif about in planned.fight.used:
        planned.fight.used.remove(about)
        about_option = ("skill", about)
    else:
        about_option = ("use", about)
    problem, names, free = priced_problem(planned, last, chain)
    plan = solve(problem)
    use = first_use(plan, names)
    if use is not None and use.way and names[use.way[0][0]] == about_option:
        die = next(free[i] for i, value in enumerate(problem.dice) if value == use.die)
        turned: Option = ("turn", die, use.way[0][1])
        if turned in choice.options:
            return turned
    fight = hero.fight

    def left(option: Option) -> float:
        tried = copy(hero)
        assert tried.fight is not None
        tried.fight.dice[int(option[1])] = int(option[2])
        tried.fight.changed |= 1 << int(option[1])
        return solve(priced_problem(tried, last, GLANCE)[0]).worth

    alike = {(fight.dice[int(option[1])], option[2]): option for option in choice.options}
    return max(alike.values(), key=left)


def mirror(view: Sanctum, hero: Hero, choice: Choice) -> Option:
    """A second die of the same value, if it brings more than it showed."""
    assert hero.fight is not None
    best: Option = ("skip",)
    top = solve(priced_problem(hero, view.phase == LAST_FIGHT)[0]).worth + 0.1
    for option in choice.options[:-1]:
        tried = copy(hero)
        assert tried.fight is not None
        tried.fight.dice[int(option[1])] = int(option[2])
        tried.fight.changed |= 1 << int(option[1])
        worth = solve(priced_problem(tried, view.phase == LAST_FIGHT)[0]).worth
        if worth > top:
            best, top = option, worth
    return best


def hit(view: Sanctum, hero: Hero, choice: Choice) -> Option:
    """The free hit where it defeats a foe, else on the strongest."""

    def worth(option: Option) -> float:
        card = str(option[1])
        foe = next(foe for foe in [*hero.row[:1], *hero.zone] if foe.card == card)
        face = DEMONS.get(card) or LAST_FOES[card]
        return 10.0 * (foe.hits | 1 << int(option[2]) == face.full) + len(face.dice)

    return max(choice.options, key=worth)


def reroll(view: Sanctum, hero: Hero, choice: Choice, chain: int = 0) -> Option:
    """Roll again the dice that the plan has no use for."""
    last = view.phase == LAST_FIGHT
    problem, _, free = priced_problem(hero, last, chain)
    plan = solve(problem)
    busy = [use.die for use in plan.uses]
    idle = []
    for at, value in zip(free, problem.dice, strict=True):
        if value in busy:
            busy.remove(value)
        else:
            idle.append(at)
    for option in choice.options:
        if option[0] == "roll" or option[1] in idle:
            return option
    return choice.options[-1]
