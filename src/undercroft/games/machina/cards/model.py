"""Abilities (verbs with a price, a target and a moment), short makers for them, and what each kind of card prints.

The verbs themselves are in `cards/verbs.py`.
"""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

from undercroft.games.machina.cards.verbs import Keyword, Step

Trigger = Literal[
    "kill", "hit", "hurt", "chest", "event", "station", "lever", "seal", "explore", "break", "chapter", "barrel",
    "consume", "object", "round", "boss", "vigil",
]  # fmt: skip
"""What a passive ability or a cumulative condition may wait for; the last four are for chapters alone."""

TRIGGERS: tuple[Trigger, ...] = get_args(Trigger)

Kind = Literal["active", "return", "passive", "trigger", "cumulative", "enter", "destroyed"]
"""`return`: a marker goes back; `trigger`: a passive ability that waits for something; `enter`: the card comes into
play; `destroyed`: the monster is destroyed."""

Target = Literal["none", "self", "close", "direct", "indirect", "adjacent", "tile"]
"""`adjacent`: all creatures beside, `tile`: all on it; nobody is chosen then."""

Choose = Literal["monster", "explorer", "foe", "creature", "door", "lair", "used"]
"""What is chosen: `foe` a monster or a barrel, `creature` any of them; or a cell: a door, an open lair cell, a used
action cell."""

Scope = Literal["self", "beside", "explorers", "monsters"]
"""Whom a passive ability serves; `beside`: other explorers adjacent to you."""

GROUP = 3
"""So many explorers or more are a group, of whom an endgame may ask more."""


class Ability(msgspec.Struct, frozen=True, kw_only=True):
    """What a card lets one do, or does by itself: the price, the target, and the steps in their order."""

    kind: Kind
    stamina: int = 0
    inspiration: int = 0
    health: int = 0
    away: bool = False
    discard: bool = False
    target: Target = "none"
    reach: int = 0
    choose: Choose = "monster"
    times: int = 1
    """How many targets are chosen, one after another."""
    limit: int = 0
    """Ongoing: how many markers may lie on the card."""
    steps: tuple[Step, ...] = ()
    on: Trigger | Literal[""] = ""
    count: int = 0
    more: int = 0
    """What a chapter adds to the count where a group set out."""
    scope: Scope = "self"


def close(stamina: int, *steps: Step, choose: Choose = "monster", **more: Any) -> Ability:
    return Ability(kind="active", stamina=stamina, target="close", choose=choose, steps=steps, **more)


def direct(stamina: int, reach: int, *steps: Step, choose: Choose = "monster", **more: Any) -> Ability:
    return Ability(kind="active", stamina=stamina, target="direct", reach=reach, choose=choose, steps=steps, **more)


def indirect(stamina: int, reach: int, *steps: Step, choose: Choose = "monster", **more: Any) -> Ability:
    return Ability(kind="active", stamina=stamina, target="indirect", reach=reach, choose=choose, steps=steps, **more)


def area(stamina: int, *steps: Step, target: Target = "adjacent", choose: Choose = "creature", **more: Any) -> Ability:
    return Ability(kind="active", stamina=stamina, target=target, choose=choose, steps=steps, **more)


def plain(stamina: int, *steps: Step, **more: Any) -> Ability:
    """No target: for oneself or for the table."""
    return Ability(kind="active", stamina=stamina, target="none", steps=steps, **more)


def once(
    *steps: Step, target: Target = "none", reach: int = 0, choose: Choose = "monster", stamina: int = 1
) -> Ability:
    """A consumable's ability: the card is discarded."""
    return Ability(kind="active", stamina=stamina, discard=True, target=target, reach=reach, choose=choose, steps=steps)


def returned(*steps: Step, target: Target = "none", reach: int = 0, choose: Choose = "monster") -> Ability:
    return Ability(kind="return", target=target, reach=reach, choose=choose, steps=steps)


def passive(*steps: Step, scope: Scope = "self") -> Ability:
    return Ability(kind="passive", steps=steps, scope=scope)


def whenever(on: Trigger, *steps: Step) -> Ability:
    return Ability(kind="trigger", on=on, steps=steps)


def cumulative(on: Trigger, count: int, *steps: Step, more: int = 0) -> Ability:
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
    keywords: tuple[Keyword, ...] = ()
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
    """The side of a tile laid when this chapter begins on an empty board; empty: the top one of the stack."""
    abilities: tuple[Ability, ...] = ()
