"""Powers: every ability a hero may use now, from gear, printed slots, skills and blessings, and how it is paid.

A power's id says where it stands: `helmet-0` is the first ability of the worn helmet, `weapon1-p` the one printed on an
uncovered slot, `gem` the gemstone card. What a power does to dice and damage is the fight's business.
"""

from __future__ import annotations

import msgspec

from undercroft.games.sanctum.cards.abilities import Ability, Reach, loosened, reach, shields
from undercroft.games.sanctum.cards.demons import DEMONS, SLOTS
from undercroft.games.sanctum.cards.heroes import ATTACK, BLOCK, DIE, GEMSTONE, HEROES, POTIONS, RULE, Skill
from undercroft.games.sanctum.state import Hero


class Power(msgspec.Struct, frozen=True):
    """An ability in its place; `red`, `blue` and `purple` count its spaces."""

    id: str
    spaces: str
    effect: str
    reach: Reach | None
    shields: int
    red: int
    blue: int
    purple: int
    size: int


class Kit(msgspec.Struct, frozen=True):
    """All that a hero's gear and skills allow, worked out once for each way of being geared."""

    gear: tuple[Power, ...]
    """Abilities with spaces."""
    dice: tuple[Power, ...]
    """Those of them that change dice."""
    guard: tuple[Power, ...]
    """Those of them that block."""
    free_dice: tuple[Power, ...]
    """Skills that change one die, once in a fight."""
    by_id: dict[str, Power]
    attack: tuple[Skill, ...]
    """Other skills of the attack step."""
    block: tuple[Skill, ...]
    potions: tuple[Skill, ...]
    die: Skill | None
    rules: frozenset[str]


def power(name: str, ability: Ability, loose: bool = False) -> Power:
    effect = loosened(ability.effect) if loose else ability.effect
    spaces = ability.spaces
    return Power(
        name, spaces, ability.effect, reach(effect), shields(effect),
        spaces.count("R"), spaces.count("B"), spaces.count("P"), len(spaces),
    )  # fmt: skip


BLESSING_POWERS: dict[str, Power] = {
    name: power(f"bless-{name}", Ability("", name)) for name in ("pm1", "up", "down", "shield2")
}
"""Blessings that work like an ability at no cost (SA-BLS-3)."""
RAGE = power("rage", Ability("", "any"))

_kits: dict[tuple[str, str, int], Kit] = {}


def kit(hero: Hero) -> Kit:
    """What the hero is able to do; shared by all heroes with the same gear and skills."""
    key = (hero.name, ",".join(hero.worn), hero.unlocked)
    made = _kits.get(key)
    if made is None:
        made = _kits[key] = _make(hero)
    return made


def _make(hero: Hero) -> Kit:
    board = HEROES[hero.name]
    mine = [skill for at, skill in enumerate(board.skills) if hero.unlocked >> at & 1]
    loose = any(skill.block == "steady" for skill in mine)
    printed = dict(board.printed)
    gear: list[Power] = []
    for at, slot in enumerate(SLOTS):
        card = hero.worn[at]
        if card:  # SA-EQP-10
            gear += [power(f"{slot}-{n}", a, loose) for n, a in enumerate(DEMONS[card].item.abilities)]
        elif slot in printed:  # SA-PLB-11
            gear.append(power(f"{slot}-p", printed[slot], loose))
    free = []
    for skill in mine:
        if skill.kind == GEMSTONE and skill.ability:  # SA-UNL-4
            gear.append(power("gem", skill.ability, loose))
        elif skill.ability:
            free.append(power(skill.id, skill.ability))
    effects = [skill for skill in mine if not skill.ability]
    return Kit(
        gear=tuple(gear),
        dice=tuple(p for p in gear if p.reach is not None),
        guard=tuple(p for p in gear if p.shields),
        free_dice=tuple(p for p in free if p.reach is not None),
        by_id={p.id: p for p in (*gear, *free, *BLESSING_POWERS.values())},
        attack=tuple(skill for skill in effects if skill.kind == ATTACK),
        block=tuple(skill for skill in effects if skill.kind == BLOCK),
        potions=tuple(skill for skill in effects if skill.kind == POTIONS),
        die=next((skill for skill in effects if skill.kind == DIE), None),
        rules=frozenset(skill.block for skill in effects if skill.kind == RULE),
    )


def affordable(hero: Hero, p: Power) -> bool:
    """Whether the pools can fill all its spaces (SA-ABL-2, SA-ABL-6)."""
    stamina, focus = hero.stamina, hero.focus
    return stamina >= p.red and focus >= p.blue and stamina + focus >= p.size


def usable(hero: Hero, p: Power) -> bool:
    """All spaces empty (SA-ABL-4) and payable."""
    return p.id not in hero.spent and affordable(hero, p)


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


def fill_space(hero: Hero, p: Power, at: int, mark: str) -> None:
    held = hero.spent.get(p.id, "." * p.size)
    hero.spent[p.id] = held[:at] + mark + held[at + 1 :]


def tokens_in_spaces(hero: Hero) -> tuple[int, int]:
    held = "".join(hero.spent.values())
    return held.count("s"), held.count("f")
