"""The verbs that cards are written in: one typed struct for each thing that can happen.

`effects.py` runs them, `cards/text.py` says them; a test holds both registries complete. Abilities, which are made of
verbs with a price and a target, are in `cards/model.py`.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

Who = Literal[
    "target", "hit", "self", "you", "beside", "tile", "explorers", "monsters", "near", "around"
]  # fmt: skip
"""Whom a verb is about: the chosen target; the targets that the attack has hit; the user; the explorer that "you"
means; other explorers adjacent to you; explorers on your tile; all explorers; all monsters; monsters adjacent to you;
all creatures and barrels adjacent to the user."""

Stat = Literal["defence", "will", "attack"]
Keyword = Literal["immobile", "incorporeal", "sighted"]
"""`sighted`: may choose incorporeal creatures as targets."""

CellKind = Literal["event", "chest", "bench", "station", "chapter", "lever", "lair"]
"""Cells that a creature can be teleported to."""

KEYWORDS: tuple[Keyword, ...] = get_args(Keyword)


class Step(msgspec.Struct, frozen=True):
    """One thing that happens when an ability is resolved."""


# ---------------------------------------------------------------------- health, stamina, inspiration


class Attack(Step, frozen=True):
    """Roll so many high and low dice against the defence (magic: the will) of each evader; a hit costs 1 health."""

    high: int
    low: int = 0
    magic: bool = False
    who: Who = "target"


class Hurt(Step, frozen=True):
    """They lose health."""

    n: int
    who: Who = "target"


class Heal(Step, frozen=True):
    """They regain health, up to their maximum."""

    n: int
    who: Who = "target"


class Refresh(Step, frozen=True):
    """Explorers regain stamina, up to their maximum."""

    n: int
    who: Who = "target"


class Inspire(Step, frozen=True):
    """Explorers gain inspiration, up to 6."""

    n: int
    who: Who = "target"


class Dispirit(Step, frozen=True):
    """Explorers lose inspiration; supporters may lose theirs instead."""

    n: int
    who: Who = "target"


# ---------------------------------------------------------------------- ongoing effects


class Change(Step, frozen=True):
    """Raise or lower a stat: as long as the marker lies, or always where a passive ability says so."""

    stat: Stat
    n: int
    who: Who = "target"


class Gain(Step, frozen=True):
    """The user has a keyword: as long as the marker lies, or always where a passive ability says so."""

    keyword: Keyword


class Control(Step, frozen=True):
    """The owner of the marker acts for the target monster as long as the marker lies."""


# ---------------------------------------------------------------------- places


class Push(Step, frozen=True):
    """Move them away from the user, step by step."""

    n: int
    who: Who = "target"


class Pull(Step, frozen=True):
    """Move them towards the user, step by step."""

    n: int
    who: Who = "target"


class Move(Step, frozen=True):
    """Explorers may walk so many cells for free; monsters walk so many towards their prey."""

    n: int
    who: Who = "target"


class Jump(Step, frozen=True):
    """The user comes onto a free cell at plain distance n or less."""

    n: int


class Teleport(Step, frozen=True):
    """The user comes to the nearest cell of a kind on the tile."""

    kind: CellKind


class Swap(Step, frozen=True):
    """The user and the target change places."""


class Banish(Step, frozen=True):
    """The target monster leaves the board without inspiration and without effects."""


class Destroy(Step, frozen=True):
    """The target is destroyed, whatever its health."""


# ---------------------------------------------------------------------- cells and tiles


class TurnDoor(Step, frozen=True):
    """Open the chosen door, or close it."""


class CloseDoors(Step, frozen=True):
    """Close all open doors of the user's tile, or of all tiles where nobody uses it."""


class OpenDoors(Step, frozen=True):
    """Open all closed doors of the user's tile, or of all tiles where nobody uses it."""


class Flood(Step, frozen=True):
    """The water rises so many times: from open lair cells, and one cell further than it stood."""

    n: int = 1


class Drain(Step, frozen=True):
    """The water runs off the user's tile, or off all tiles where nobody uses it."""


class RunTrain(Step, frozen=True):
    """A train runs: roll so many high dice against everyone on the tracks of all tiles."""

    n: int


class PlaceObjects(Step, frozen=True):
    """So many objects of the chapter come onto the board, far from the explorers."""

    n: int


class Seal(Step, frozen=True):
    """Seal the chosen lair cell, as the action does."""


class BreakSeal(Step, frozen=True):
    """The sealed lair cell nearest to you is open again."""


class Light(Step, frozen=True):
    """Light the nearest unlit chapter cell on your tile."""


class Douse(Step, frozen=True):
    """All light tokens go off the board."""


class Renew(Step, frozen=True):
    """Take the destruction token off the chosen action cell."""


class TriggerTraps(Step, frozen=True):
    """Attack everyone on trap cells of the user's tile, or of all tiles where nobody uses it."""


class PlaceExit(Step, frozen=True):
    """The exit token comes onto the tile laid last."""


# ---------------------------------------------------------------------- items and events


class GetItem(Step, frozen=True):
    """Get an item, as at a chest."""


class UseBench(Step, frozen=True):
    """Use the workbench."""


class Recharge(Step, frozen=True):
    """Recharge, as at a recharge station."""


class UseInventory(Step, frozen=True):
    """Arrange the items."""


class InvokeExplorerEvent(Step, frozen=True):
    """Invoke an explorer event."""


class InvokeHorrorEvent(Step, frozen=True):
    """Invoke a horror event."""


class DiscardEvent(Step, frozen=True):
    """Discard this personal event."""


class AddItems(Step, frozen=True):
    """Half of each item deck leaves the game; the items of a level are shuffled in."""

    level: int


# ---------------------------------------------------------------------- monsters and the tracks


class Appear(Step, frozen=True):
    """So many monsters appear."""

    n: int = 1


class AppearForEach(Step, frozen=True):
    """So many monsters appear for each explorer, near that explorer."""

    n: int = 1


class AppearNamed(Step, frozen=True):
    """This monster appears."""

    monster: str


class Learn(Step, frozen=True):
    """Monsters learn: a stat is higher by n for the rest of the scenario, by 2 at most."""

    stat: Stat
    n: int = 1
    who: Who = "self"


class RaiseThreat(Step, frozen=True):
    """The threat rises."""

    n: int = 1


class LowerThreat(Step, frozen=True):
    """The threat falls."""

    n: int = 1


class ChangeLair(Step, frozen=True):
    """The lair value rises, or falls where n is negative."""

    n: int


class LowerHorror(Step, frozen=True):
    """The horror value falls, so the next horror event is nearer."""

    n: int = 1


# ---------------------------------------------------------------------- the story


class Progress(Step, frozen=True):
    """Progress to the next chapter."""


class Win(Step, frozen=True):
    """The scenario is won."""


class Fate(Step, frozen=True):
    """Roll the fate die: `then` where it comes to n or more, `other` where it does not."""

    n: int
    then: tuple[Step, ...]
    other: tuple[Step, ...] = ()


VERBS: tuple[type[Step], ...] = tuple(Step.__subclasses__())
