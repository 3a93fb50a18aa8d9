"""Powers: every ability a hero may use now, from gear, printed slots, skills and blessings, and its spaces.

A power's id says where it stands: `helmet-0` is the first ability of the worn helmet, `weapon1-p` the one printed on an
uncovered slot, `gem` the gemstone card. What powers do to dice and damage: `effects.py`; paying for them: `paying.py`.
"""

from __future__ import annotations

from undercroft.games.sanctum.cards.acts import BLESSING_EFFECTS
from undercroft.games.sanctum.cards.demons import DEMONS, SLOTS
from undercroft.games.sanctum.cards.heroes import ATTACK, BLOCK, DIE, GEMSTONE, HEROES, POTIONS, RULE, HeroBoard, Skill
from undercroft.games.sanctum.cards.verbs import Ability, AnyValue, Shield, SmallerChanges, Tokens
from undercroft.games.sanctum.dice import reach, reach_with_smaller
from undercroft.games.sanctum.records import Kit, Power
from undercroft.games.sanctum.state import Hero


def power(name: str, ability: Ability, smaller: bool = False) -> Power:
    """An ability as a power; `smaller`: its exact changes may be any smaller one too."""
    spaces, effect = ability.spaces, ability.effect
    return Power(
        id=name,
        ability=ability,
        reach=reach_with_smaller(effect) if smaller else reach(effect),
        shields=effect.damage if isinstance(effect, Shield) else 0,
        red=spaces.count("R"),
        blue=spaces.count("B"),
        purple=spaces.count("P"),
        size=len(spaces),
    )


BLESSING_POWERS: dict[str, Power] = {
    name: power(f"bless-{name}", Ability("", effect))
    for name, effect in BLESSING_EFFECTS.items()
    if not isinstance(effect, Tokens)
}
"""Blessings that work like an ability at no cost (SA-BLS-3)."""
RAGE = power("rage", Ability("", AnyValue()))
MAX_ABILITIES = max(len(demon.item.abilities) for demon in DEMONS.values())
POWER_IDS = ("gem", *(f"{slot}-{place}" for slot in SLOTS for place in ("p", *range(MAX_ABILITIES))))
"""Every id that an ability with spaces can have."""

_kits: dict[tuple[str, str, int], Kit] = {}


def kit(hero: Hero) -> Kit:
    """What the hero is able to do; shared by all heroes with the same gear and skills."""
    key = (hero.name, ",".join(hero.worn), hero.unlocked)
    made = _kits.get(key)
    if made is None:
        made = _kits[key] = _make_kit(hero)
    return made


def _make_kit(hero: Hero) -> Kit:
    board = HEROES[hero.name]
    skills = [skill for at, skill in enumerate(board.skills) if hero.unlocked >> at & 1]
    gear = _gear_powers(hero, board, skills)
    free = [power(skill.id, skill.ability) for skill in skills if skill.kind == ATTACK and skill.ability]
    return Kit(
        gear=tuple(gear),
        dice=tuple(p for p in gear if p.reach),
        guard=tuple(p for p in gear if p.shields),
        free_dice=tuple(free),
        by_id={p.id: p for p in (*gear, *free, *BLESSING_POWERS.values())},
        attack=tuple(skill for skill in skills if skill.kind == ATTACK and not skill.ability),
        block=tuple(skill for skill in skills if skill.kind == BLOCK),
        potions=tuple(skill for skill in skills if skill.kind == POTIONS),
        die=next((skill for skill in skills if skill.kind == DIE), None),
        rules=frozenset(type(skill.effect) for skill in skills if skill.kind == RULE),
    )


def _gear_powers(hero: Hero, board: HeroBoard, skills: list[Skill]) -> list[Power]:
    """Abilities with spaces: of worn items, of uncovered slots and of the gemstone card."""
    smaller = any(isinstance(skill.effect, SmallerChanges) for skill in skills)
    printed = dict(board.printed)
    gear: list[Power] = []
    for at, slot in enumerate(SLOTS):
        card = hero.worn[at]
        if card:  # SA-EQP-10
            gear += [power(f"{slot}-{n}", a, smaller) for n, a in enumerate(DEMONS[card].item.abilities)]
        elif slot in printed:  # SA-PLB-11
            gear.append(power(f"{slot}-p", printed[slot], smaller))
    for skill in skills:
        if skill.kind == GEMSTONE and skill.ability:  # SA-UNL-4
            gear.append(power("gem", skill.ability, smaller))
    return gear


def usable(hero: Hero, p: Power) -> bool:
    """All spaces empty (SA-ABL-4) and the pools can fill them (SA-ABL-2, SA-ABL-6)."""
    stamina, focus = hero.stamina, hero.focus
    return p.id not in hero.spent and stamina >= p.red and focus >= p.blue and stamina + focus >= p.size


# --- what lies in the spaces ----------------------------------------------------------------------------------------


def tokens(hero: Hero, k: Kit) -> list[tuple[str, int, str]]:
    """Tokens in ability spaces: where, and of which kind; two alike on one ability are named once."""
    found = []
    for name, held in hero.spent.items():
        spaces = k.by_id[name].ability.spaces
        for at, token in enumerate(held):
            if token in "sf" and not (at and held[0] == token and spaces[0] == spaces[at]):
                found.append((name, at, token))
    return found


def tokens_in_spaces(hero: Hero) -> tuple[int, int]:
    held = "".join(hero.spent.values())
    return held.count("s"), held.count("f")


def take_token(hero: Hero, name: str, at: int) -> str:
    """Take a token out of an ability space; which kind it was, s or f."""
    held = hero.spent[name]
    token = held[at]
    rest = held[:at] + "." + held[at + 1 :]
    if rest.strip("."):
        hero.spent[name] = rest  # SA-POT-2: unusable until all are taken back
    else:
        del hero.spent[name]
    return token


def return_token(hero: Hero, name: str, at: int) -> None:
    """From an ability space back to its pool."""
    if take_token(hero, name, at) == "s":
        hero.stamina += 1
    else:
        hero.focus += 1


def fill_space(hero: Hero, p: Power, at: int, mark: str) -> None:
    held = hero.spent.get(p.id, "." * p.size)
    hero.spent[p.id] = held[:at] + mark + held[at + 1 :]


def drink(hero: Hero, colour: str) -> None:
    """A potion less."""
    if colour == "red":
        hero.red -= 1
    else:
        hero.blue -= 1
