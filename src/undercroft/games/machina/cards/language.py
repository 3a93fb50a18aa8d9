"""The language in which cards are written: steps, abilities, and short makers for them.

The engine runs these (`effects.py`), the screen puts them into words (`text.py`). Every verb, target and keyword that a
card may use is named here.
"""

from __future__ import annotations

from typing import Any

import msgspec

VERBS = (
    "attack",
    "hurt",
    "heal",
    "refresh",
    "inspire",
    "dispirit",
    "change",
    "keyword",
    "control",
    "push",
    "pull",
    "move",
    "teleport",
    "jump",
    "swap",
    "banish",
    "destroy",
    "door",
    "seal",
    "light",
    "explorer-event",
    "item",
    "bench",
    "recharge",
    "inventory",
    "traps",
    "appear",
    "named",
    "threat",
    "calm",
    "lair",
    "dread",
    "horror-event",
    "add-items",
    "exit",
    "progress",
    "win",
    "fate",
    "discard",
    "renew",
)

KEYWORDS = ("immobile", "incorporeal", "sighted")
"""`sighted`: may choose incorporeal creatures as targets."""

DEEDS = (
    "kill",
    "hit",
    "hurt",
    "chest",
    "event",
    "bench",
    "station",
    "lever",
    "seal",
    "explore",
    "break",
    "chapter",
    "barrel",
    "consume",
    "boss",
    "vigil",
)
"""What a passive ability or a cumulative condition may wait for; `boss` and `vigil` are for chapters alone."""

CELL_KINDS = ("door", "lair", "used")
"""Cells that an ability may choose: a door, an open lair cell, a destroyed action cell."""


GROUP = 3
"""So many explorers or more are a group, of whom an endgame may ask more."""


class Step(msgspec.Struct, frozen=True):
    """One thing that happens. `who`: target, hit (the targets that were hit), self, you, beside
    (other explorers beside), tile (explorers on the tile), explorers, monsters, near (monsters beside), around (all
    creatures and barrels beside)."""

    verb: str
    n: int = 0
    high: int = 0
    low: int = 0
    magic: bool = False
    who: str = "target"
    what: str = ""
    then: tuple["Step", ...] = ()
    other: tuple["Step", ...] = ()


class Ability(msgspec.Struct, frozen=True, kw_only=True):
    """`kind`: active, return (a marker), passive, deed (passive that waits), cumulative, enter, destroyed."""

    kind: str
    stamina: int = 0
    inspiration: int = 0
    health: int = 0
    away: bool = False
    discard: bool = False
    target: str = "none"
    """none, self, close, direct, indirect, adjacent (all creatures beside; nobody is chosen), tile (all on it)."""
    reach: int = 0
    choose: str = "monster"
    """monster, explorer, foe (a monster or a barrel), creature (any of them) or one of CELL_KINDS."""
    times: int = 1
    """How many targets are chosen, one after another."""
    limit: int = 0
    """Ongoing: how many markers may lie on the card."""
    steps: tuple[Step, ...] = ()
    on: str = ""
    count: int = 0
    more: int = 0
    """What a chapter adds to the count where a group set out."""
    scope: str = "self"
    """Whom a passive ability serves: self, beside (other explorers beside you), explorers, monsters."""


def attack(high: int, low: int = 0, *, magic: bool = False, who: str = "target") -> Step:
    return Step("attack", high=high, low=low, magic=magic, who=who)


def do(verb: str, n: int = 1, who: str = "target", what: str = "") -> Step:
    return Step(verb, n=n, who=who, what=what)


def change(stat: str, n: int, who: str = "target") -> Step:
    """Raise or lower a stat while the ability lasts."""
    return Step("change", n=n, who=who, what=stat)


def gain(keyword: str, who: str = "self") -> Step:
    return Step("keyword", who=who, what=keyword)


def fate(at_least: int, *then: Step, other: tuple[Step, ...] = ()) -> Step:
    return Step("fate", n=at_least, then=then, other=other)


def close(stamina: int, *steps: Step, choose: str = "monster", **more: Any) -> Ability:
    return Ability(kind="active", stamina=stamina, target="close", choose=choose, steps=steps, **more)


def direct(stamina: int, reach: int, *steps: Step, choose: str = "monster", **more: Any) -> Ability:
    return Ability(kind="active", stamina=stamina, target="direct", reach=reach, choose=choose, steps=steps, **more)


def indirect(stamina: int, reach: int, *steps: Step, choose: str = "monster", **more: Any) -> Ability:
    return Ability(kind="active", stamina=stamina, target="indirect", reach=reach, choose=choose, steps=steps, **more)


def area(stamina: int, *steps: Step, target: str = "adjacent", choose: str = "creature", **more: Any) -> Ability:
    return Ability(kind="active", stamina=stamina, target=target, choose=choose, steps=steps, **more)


def plain(stamina: int, *steps: Step, **more: Any) -> Ability:
    """No target: for oneself or for the table."""
    return Ability(kind="active", stamina=stamina, target="none", steps=steps, **more)


def once(*steps: Step, target: str = "none", reach: int = 0, choose: str = "monster", stamina: int = 1) -> Ability:
    """A consumable's ability: the card is discarded."""
    return Ability(kind="active", stamina=stamina, discard=True, target=target, reach=reach, choose=choose, steps=steps)


def returned(*steps: Step, target: str = "none", reach: int = 0, choose: str = "monster") -> Ability:
    return Ability(kind="return", target=target, reach=reach, choose=choose, steps=steps)


def passive(*steps: Step, scope: str = "self") -> Ability:
    return Ability(kind="passive", steps=steps, scope=scope)


def deed(on: str, *steps: Step) -> Ability:
    return Ability(kind="deed", on=on, steps=steps)


def cumulative(on: str, count: int, *steps: Step, more: int = 0) -> Ability:
    return Ability(kind="cumulative", on=on, count=count, more=more, steps=steps)


def enter(*steps: Step) -> Ability:
    return Ability(kind="enter", steps=steps)


def destroyed(*steps: Step) -> Ability:
    return Ability(kind="destroyed", steps=steps)


class ExplorerCard(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    calling: str
    """shooter, fighter, mystic or master."""
    health: int
    stamina: int
    defence: int
    will: int
    inspiration: int
    abilities: tuple[Ability, ...]


class MonsterCard(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    level: int
    health: int
    stamina: int
    defence: int
    will: int
    abilities: tuple[Ability, ...]
    keywords: tuple[str, ...] = ()
    boss: str = ""
    """The scenario whose endgame it waits for; such a card is in no deck."""


class ItemCard(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    type: str
    """weapon, artifact, apparel or consumable."""
    level: int
    role: str = ""
    """main, upgrade or extension; consumables have none."""
    hands: int = 0
    sockets: int = 0
    connector: str = ""
    """cog, eye or flame: an extension fits a main item of its type with the same one."""
    abilities: tuple[Ability, ...]


class EventCard(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    set: str
    """core or a scenario."""
    personal: bool = False
    monster: str = ""
    """The monster that a personal horror event names; empty: the last of the order."""
    abilities: tuple[Ability, ...]


class ChapterCard(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    locked: bool = False
    lair: int = 8
    horror: int = 8
    tile: str = ""
    """The tile laid when this chapter begins on an empty board; empty: the top one of the stack."""
    abilities: tuple[Ability, ...] = ()
