"""What is worked out of a hero's gear and of a fight, as records: powers, prices, the solver's problem and its plan."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from undercroft.games.sanctum.cards.demons import Demon
from undercroft.games.sanctum.cards.heroes import Skill
from undercroft.games.sanctum.cards.lord import LastFoe
from undercroft.games.sanctum.cards.verbs import Ability, SkillEffect
from undercroft.games.sanctum.dice import Reach


class Power(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """An ability in its place; `red`, `blue` and `purple` count its spaces."""

    id: str
    ability: Ability
    reach: Reach
    """Empty where it changes no die."""
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
    rules: frozenset[type[SkillEffect]]
    """The verbs of standing rules."""


class Prices(msgspec.Struct, frozen=True):
    """What a player gives for things in a fight: what they would rather keep, and what they gain."""

    token: float
    rage: float
    blessing: float
    skill: float
    hit: float
    """A hit on a foe that does not fall."""
    fall: Callable[[Demon | LastFoe], float]
    """A foe that falls."""


class Changer(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """Something that changes a die: spaces to fill (red, blue, all of them), and what its use is worth losing."""

    reach: Reach
    red: int
    blue: int
    size: int
    price: float


class Guard(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    shields: int
    red: int
    blue: int
    size: int
    price: float


class Target(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A foe: its open symbols, what defeating it is worth, what each hit alone is worth, its damage."""

    symbols: tuple[int, ...]
    gain: float
    hit: float
    damage: int


class Problem(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """`dice` are values, plus STALE where only a change makes them fit. `wounds` are the prices of 0, 1, ... wounds,
    none below the one before."""

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
    chain: int = 0
    """No die is changed more often than this in a plan; 0 for as often as one likes. Short chains are found sooner."""


class Use(msgspec.Struct, frozen=True, gc=False):
    """One die of the plan: what it shows, its way through changers (which, to what value), where it goes."""

    die: int
    way: tuple[tuple[int, int], ...]
    target: int


class Plan(msgspec.Struct, frozen=True, gc=False):
    worth: float
    uses: tuple[Use, ...]
    hit: tuple[int, int] | None
    """The free hit: target and symbol's value."""
    defeated: int
    """How many targets are defeated."""
    wounds: int
    nodes: int
    """How many positions the search looked at."""
