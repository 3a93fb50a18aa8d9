"""The forms in which the content of Buttons & Bugs is declared: cards, modifiers, items and scenarios.

What a card does is written in the vocabulary of `haven/verbs.py`; here is only what surrounds it. Nothing here runs.
"""

from __future__ import annotations

import msgspec

from undercroft.games.haven.verbs import Ability, Adds, Item

A, B = 0, 1
"""The sides of a card."""


TARGET_ALONE, BESIDE_OBSTACLE, UNSEEN = "target_alone", "beside_obstacle", "unseen"
"""The situations in which an attack may add something (BB-CNT-O2): no other monster is beside the target; the target is
beside an obstacle; you are Invisible."""


class Side(msgspec.Struct, frozen=True):
    """One side of an ability card (BB-CNT-2); its words are the message `card-<name>`."""

    name: str
    initiative: int
    top: Ability
    bottom: Ability
    charges: tuple[int, ...] = ()
    """Element icons, each one charge while this side is visible (BB-CNT-13)."""


class Card(msgspec.Struct, frozen=True):
    """An ability card; its id is the name of its side A. `upgrades` is the card that a level 2 card replaces."""

    level: int
    a: Side
    b: Side
    upgrades: str = ""

    @property
    def id(self) -> str:
        return self.a.name

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.a, self.b


class Modifier(msgspec.Struct, frozen=True):
    """One cell of a modifier table: a number, x2 (`times` 2) or null (`times` 0), and effects as if on the attack."""

    add: int = 0
    times: int = 1
    adds: Adds = Adds()
    """Nothing but effects: pierce, push, heal, a further target, conditions (BB-MOD-7)."""


Table = tuple[tuple[Modifier, Modifier, Modifier], ...]
"""Six rows of three: the die's minus, zero and plus."""


class Character(msgspec.Struct, frozen=True):
    """A character: hit points and modifier tables of levels 1 to 5, and eight cards (BB-CHR-2 to 5)."""

    id: str
    health: tuple[int, ...]
    cards: tuple[Card, ...]
    """The four of level 1, then the four of level 2 in the same order."""
    tables: tuple[Table, ...]

    def upgrade_of(self, card: str) -> Card:
        """The level 2 card that replaces this level 1 card (BB-CHR-5)."""
        return next(other for other in self.cards if other.upgrades == card)


class Supply(msgspec.Struct, frozen=True):
    """Where an item comes from: its number in the facts, its scenario, and the item on the same card (BB-SUP-4)."""

    number: int
    scenario: int
    twin: str
    item: Item


class Monster(msgspec.Struct, frozen=True):
    """A monster of a scenario's beginning; its hex is the one that shows its number."""

    kind: str
    number: int
    elite: bool = False


ROUND_START, DEATH, ROUND_AFTER_DEATH = "round_start", "death", "round_after_death"


class Appears(msgspec.Struct, frozen=True, kw_only=True):
    """A monster that appears later (BB-SPN-1).

    when         ROUND_START  at the start of every round from `first_round` on, while fewer than `fewer` are there
                 DEATH        as soon as a monster of the kind `of` is dead
                 ROUND_AFTER_DEATH  at the start of the round after such a death
    at           letters of the map, used in turn; empty: the hex where the dead monster stood
    again        whether the letters start over when all were used
    """

    kind: str
    when: str
    of: str = ""
    at: str = ""
    again: bool = False
    first_round: int = 0
    fewer: int = 0


class Hazard(msgspec.Struct, frozen=True, kw_only=True):
    """What a hazard does to whoever enters it: damage or one condition (BB-CNT-24)."""

    damage: int = 0
    conditions: int = 0


KILL_ALL, PLATES, ESCAPE, HOLD, SURVIVE, DESTROY = "kill_all", "plates", "escape", "hold", "survive", "destroy"
"""The goals (BB-CNT-27, BB-CNT-O1); `goals.py` decides when each is reached."""


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario card. The map is drawn as flat-top hexes, one sign to a hex:

    `.` featureless   `@` start   `1` to `4` a monster's hex   `#` obstacle   `:` difficult   `^` hazard
    `_` pressure plate   `O` an objective   `A` `B` `C` lettered hexes
    """

    number: int
    level: int
    map: str
    monsters: tuple[Monster, ...]
    only: str = ""
    """The one character that may play it (BB-CAM-7)."""
    barred: str = ""
    """The one character that plays its twin instead (BB-CAM-F3)."""
    goal: str = KILL_ALL
    times: int = 0
    """HOLD: how many of your turns must end on a plate; SURVIVE: how many rounds must be over; ESCAPE: from which
    round on the way out is open."""
    objective: int = 0
    """The hit points of each objective of the map (BB-TER-11)."""
    hazard: Hazard = Hazard()
    """All hazard hexes of a map have the same effect."""
    appearing: tuple[Appears, ...] = ()
    cloaked: tuple[str, ...] = ()
    """Kinds of monsters that begin with Invisible."""
    burden: int = 0
    """Conditions with which you begin."""
    worn: bool = False
    """All your ability cards begin on side B."""
    after: int = 0
    """A promotional scenario: the one of the box after which it stands, 2 for the 2.5 that is printed on it."""
    next: tuple[tuple[str, int], ...] = ()
    """What follows: pairs of character and scenario; the empty name is everybody else (BB-CAM-F1, F2)."""

    @property
    def printed(self) -> int | str:
        """The number on the card."""
        return f"{self.after}.5" if self.after else self.number

    @property
    def id(self) -> str:
        return str(self.number)
