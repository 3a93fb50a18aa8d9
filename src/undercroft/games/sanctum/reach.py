"""A hero's fight as the solver's problem: what may change dice, what may block, which foes can be hit.

Bots bring prices for what is used and gained; the screen asks without prices what is in reach. No rule reads this.
"""

from __future__ import annotations

from functools import cache, lru_cache

from undercroft.core.request import Option
from undercroft.games.sanctum.blessings import TOKEN_BLESSINGS
from undercroft.games.sanctum.block import guard_amount
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.cards.lord import LAST_FOES
from undercroft.games.sanctum.cards.verbs import CopyDie, ExtraHit
from undercroft.games.sanctum.demon_lord import row_damage
from undercroft.games.sanctum.powers import BLESSING_POWERS, RAGE, kit, usable
from undercroft.games.sanctum.records import Changer, Guard, Kit, Power, Prices, Problem, Target
from undercroft.games.sanctum.solver import STALE
from undercroft.games.sanctum.state import ASIDE, Foe, Hero, fight_of

NO_PRICES = Prices(0.0, 0.0, 0.0, 0.0, 0.0, lambda card: 1.0)


def problem_of(
    hero: Hero, last: bool, prices: Prices = NO_PRICES, wounds: tuple[float, ...] = (0.0,), chain: int = 0
) -> tuple[Problem, tuple[Option, ...], tuple[int, ...]]:
    """The hero's fight as the solver reads it, what its changers are called (the option that begins each), and the
    free dice. `wounds` are the prices of 0, 1, ... wounds; a short chain of changes is thought through sooner."""
    fight = fight_of(hero)
    k = kit(hero)
    free = tuple([i for i, on in enumerate(fight.on) if not on])
    changers, names = changers_of(hero, k, last, prices)
    problem = Problem(
        dice=tuple([fight.dice[i] + (STALE if fight.only_changed and not fight.changed >> i & 1 else 0) for i in free]),
        targets=targets_of(hero, last, prices),
        changers=tuple(changers),
        guards=guards_of(hero, k, last, prices),
        stamina=hero.stamina,
        focus=hero.focus,
        base=other_damage(hero) if last else 0,
        wounds=wounds,
        in_order=last,
        free_hit=RAGE.id in fight.used
        and any(isinstance(skill.effect, ExtraHit) and skill.id not in fight.used for skill in k.attack),
        chain=chain,
    )
    return problem, tuple(names), free


def changers_of(hero: Hero, k: Kit, last: bool, prices: Prices) -> tuple[list[Changer], list[Option]]:
    """Everything that may change a die now, and the option that begins each."""
    fight = fight_of(hero)
    changers: list[Changer] = []
    names: list[Option] = []
    for p in k.dice:
        if usable(hero, p):
            changers.append(_changer(p, prices.token * p.size))
            names.append(_name("use", p.id))
    for p in k.free_dice:
        if p.id not in fight.used:
            changers.append(_changer(p, prices.skill))
            names.append(_name("skill", p.id))
    for skill in k.attack:
        if isinstance(skill.effect, CopyDie) and skill.id not in fight.used:
            shown = {v for v, on in zip(fight.dice, fight.on, strict=True) if on != ASIDE}
            if len(shown) > 1:
                changers.append(_copier(tuple(sorted(shown)), prices.skill))
                names.append(_name("skill", skill.id))
    for _ in range(hero.rage):
        changers.append(_changer(RAGE, prices.rage))
        names.append(_RAGE)
    if last:
        for name in dict.fromkeys(hero.blessings):
            if name not in TOKEN_BLESSINGS and BLESSING_POWERS[name].reach:
                changers.append(_changer(BLESSING_POWERS[name], prices.blessing))
                names.append(_name("bless", name))
    return changers, names


# Parts of problems are made once for each content: whoever looks a problem up asks each part for its hash, which the
# part then knows already.


_RAGE: Option = ("rage",)


@cache
def _name(verb: str, thing: str) -> Option:
    return (verb, thing)


@lru_cache(maxsize=4096)
def _changer(p: Power, price: float) -> Changer:
    return Changer(p.reach, p.red, p.blue, p.size, price)


@lru_cache(maxsize=256)
def _copier(shown: tuple[int, ...], price: float) -> Changer:
    """Makes any die one of the values that are shown."""
    return Changer(((), *[shown for _ in range(6)]), 0, 0, 0, price)


@lru_cache(maxsize=1024)
def _guard(p: Power, price: float) -> Guard:
    return Guard(p.shields, p.red, p.blue, p.size, price)


@lru_cache(maxsize=1024)
def _free_guard(shields: int, price: float) -> Guard:
    return Guard(shields, 0, 0, 0, price)


@lru_cache(maxsize=4096)
def _target(symbols: tuple[int, ...], gain: float, hit: float, damage: int) -> Target:
    return Target(symbols, gain, hit, damage)


def targets_of(hero: Hero, last: bool, prices: Prices) -> tuple[Target, ...]:
    if not last:
        standing = [(foe, DEMONS[foe.card]) for foe in hero.zone if foe.hits != DEMONS[foe.card].full]
        return tuple(
            _target(open_symbols(foe, demon.dice), prices.fall(demon), prices.hit, demon.damage)
            for foe, demon in standing
        )
    found = []
    for foe in hero.row:
        if not foe.card:
            break  # what lies face down cannot be planned
        card = LAST_FOES[foe.card]
        found.append(_target(open_symbols(foe, card.dice), prices.fall(card), prices.hit, card.damage))
    return tuple(found)


def open_symbols(foe: Foe, dice: tuple[int, ...]) -> tuple[int, ...]:
    hits = foe.hits
    return tuple([symbol for at, symbol in enumerate(dice) if not hits >> at & 1]) if hits else dice


def other_damage(hero: Hero) -> int:
    """Damage in the last fight that the cards in sight do not do."""
    in_sight = 0
    for foe in hero.row:
        if not foe.card:
            break
        in_sight += LAST_FOES[foe.card].damage
    return row_damage(hero) - in_sight + hero.extra


def guards_of(hero: Hero, k: Kit, last: bool, prices: Prices = NO_PRICES) -> tuple[Guard, ...]:
    fight = fight_of(hero)
    guards = [_guard(p, prices.token * p.size) for p in k.guard if usable(hero, p)]
    for skill in k.block:
        if skill.id not in fight.used:
            shields = guard_amount(skill, fight)
            if shields:
                guards.append(_free_guard(shields, 0.0))
    if last:
        blessed = [BLESSING_POWERS[name].shields for name in hero.blessings if name in BLESSING_POWERS]
        guards += [_free_guard(shields, prices.blessing) for shields in blessed if shields]
    return tuple(guards)


def max_shields(guards: tuple[Guard, ...], stamina: int, focus: int) -> int:
    """How much the tokens left could block."""
    sets = [(0, 0, 0, 0)]
    for guard in guards:
        sets += [(r + guard.red, b + guard.blue, n + guard.size, s + guard.shields) for r, b, n, s in sets]
    return max(s for r, b, n, s in sets if r <= stamina and b <= focus and n <= stamina + focus)
