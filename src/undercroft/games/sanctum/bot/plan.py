"""A hero's fight as the solver's problem: what may change dice, what may block, what foes are worth.

The greedy bot plays the answer and the screen tells from it what is in reach; the rules read nothing of this.
"""

from __future__ import annotations

from functools import cache

from undercroft.core.request import Option
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.cards.lord import LAST_FOES
from undercroft.games.sanctum.demon_lord import row_damage
from undercroft.games.sanctum.fight import TOKEN_BLESSINGS, guard_amount
from undercroft.games.sanctum.powers import BLESSING_POWERS, RAGE, Kit, Power, kit, usable
from undercroft.games.sanctum.solver import STALE, Changer, Guard, Problem, Target
from undercroft.games.sanctum.state import ASIDE, Foe, Hero

TOKEN, LAST_TOKEN = 0.3, 0.75
"""What a token is worth when it will come back by a Rest, and in the last fight."""
RAGE_WORTH, BLESSING_WORTH = 0.8, 1.0
LEVEL_WORTH, ITEM_WORTH, HIT_WORTH = 1.6, 1.2, 0.45
WOUND, LAST_WOUND, DEATH = 2.2, 2.0, 12.0
CARD_WORTH, LAST_HIT = 2.2, 0.9


def wound_prices(hero: Hero, last: bool) -> tuple[float, ...]:
    """The price of so many wounds: the last ones cost the game."""
    return _wound_prices(hero.health - max(0, hero.marked - 1), LAST_WOUND if last else WOUND)


@cache
def _wound_prices(room: int, each: float) -> tuple[float, ...]:
    return tuple(each * n + (DEATH if n >= room else 0) + (1.0 if n >= room - 2 else 0) for n in range(40))


def problem_of(
    hero: Hero, last: bool, chain: int = 0, token: float | None = None
) -> tuple[Problem, list[Option], list[int]]:
    """The hero's fight as the solver reads it, what its changers are called (the option that begins each), and the
    free dice. A short chain of changes is thought through sooner; a token may be priced otherwise than usual."""
    fight = hero.fight
    assert fight is not None
    k = kit(hero)
    free = [i for i, on in enumerate(fight.on) if not on]
    dice = tuple(
        fight.dice[i] + (STALE if fight.only_changed and not fight.changed >> i & 1 else 0) for i in free
    )
    price = token if token is not None else LAST_TOKEN if last else TOKEN
    changers: list[Changer] = []
    names: list[Option] = []

    def add(p: Power, cost: float, name: Option) -> None:
        assert p.reach is not None
        changers.append(Changer(p.reach, p.red, p.blue, p.size, cost))
        names.append(name)

    for p in k.dice:
        if usable(hero, p):
            add(p, price * p.size, ("use", p.id))
    for p in k.free_dice:
        if p.id not in fight.used:
            add(p, 0.05, ("skill", p.id))
    shown = {v for v, on in zip(fight.dice, fight.on, strict=True) if on != ASIDE}
    for skill in k.attack:
        if skill.block == "copy" and skill.id not in fight.used and len(shown) > 1:
            changers.append(Changer(((), *(tuple(sorted(shown)) for _ in range(6))), 0, 0, 0, 0.05))
            names.append(("skill", skill.id))
    for _ in range(hero.rage):
        add(RAGE, RAGE_WORTH, ("rage",))
    if last:
        for name in dict.fromkeys(hero.blessings):
            if name not in TOKEN_BLESSINGS and BLESSING_POWERS[name].reach is not None:
                add(BLESSING_POWERS[name], BLESSING_WORTH, ("bless", name))
    problem = Problem(
        dice=dice,
        targets=targets_of(hero, last),
        changers=tuple(changers),
        guards=guards_of(hero, k, last, price),
        stamina=hero.stamina,
        focus=hero.focus,
        base=other_damage(hero) if last else 0,
        wounds=wound_prices(hero, last),
        in_order=last,
        free_hit=RAGE.id in fight.used and any(s.block == "hit" and s.id not in fight.used for s in k.attack),
        chain=chain,
    )
    return problem, names, free


def targets_of(hero: Hero, last: bool) -> tuple[Target, ...]:
    if not last:
        return tuple(
            Target(
                open_symbols(foe, DEMONS[foe.card].dice),
                LEVEL_WORTH * DEMONS[foe.card].level + ITEM_WORTH,
                HIT_WORTH,
                DEMONS[foe.card].damage,
            )
            for foe in hero.zone
            if foe.hits != DEMONS[foe.card].full
        )
    found = []
    for foe in hero.row:
        if not foe.card:
            break  # what lies face down cannot be planned
        card = LAST_FOES[foe.card]
        found.append(Target(open_symbols(foe, card.dice), CARD_WORTH + card.damage, LAST_HIT, card.damage))
    return tuple(found)


def open_symbols(foe: Foe, dice: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(symbol for at, symbol in enumerate(dice) if not foe.hits >> at & 1)


def other_damage(hero: Hero) -> int:
    """Damage in the last fight that the cards in sight do not do."""
    in_sight = 0
    for foe in hero.row:
        if not foe.card:
            break
        in_sight += LAST_FOES[foe.card].damage
    return row_damage(hero) - in_sight + hero.extra


def guards_of(hero: Hero, k: Kit, last: bool, price: float) -> tuple[Guard, ...]:
    fight = hero.fight
    assert fight is not None
    guards = [Guard(p.shields, p.red, p.blue, p.size, price * p.size) for p in k.guard if usable(hero, p)]
    for skill in k.block:
        if skill.id not in fight.used and guard_amount(skill, fight):
            guards.append(Guard(guard_amount(skill, fight), 0, 0, 0, 0.0))
    if last:
        guards += [Guard(2, 0, 0, 0, BLESSING_WORTH) for name in hero.blessings if name == "shield2"]
    return tuple(guards)
