"""What lies on the table: heroes and their boards, demons, achievements, the last fight. No rule lives here."""

from __future__ import annotations

import msgspec

from undercroft.core.state import Part, State

ALIVE, DEAD, WON = "alive", "dead", "won"
SETUP, TURN, LAST_REST, APPEAR, LAST_FIGHT, ROAR = "setup", "turn", "last_rest", "appear", "last_fight", "roar"
"""The phases of a game; each is a kind of stage."""

FREE, ASIDE = "", "-"
"""Where a die is: free, set aside (SA-RAG-7), else the id of the card that it lies on."""

NO_TILE, OPEN = -2, -1
"""An achievement space that holds no tile (SA-ACS-3); a tile that nobody has; else the seat that holds it."""


class Foe(Part):
    """A demon, Demon Lord or fury card to fight; `hits` are its covered symbols as bits, by dice or hit markers.

    A fury card that is still face down has no name.
    """

    card: str
    hits: int = 0


class Fight(Part):
    """A fight going on: its dice and what was used in it."""

    dice: list[int] = msgspec.field(default_factory=list)
    on: list[str] = msgspec.field(default_factory=list)
    changed: int = 0
    """Dice, as bits, that something was applied to (SA-FUR-7)."""
    used: list[str] = msgspec.field(default_factory=list)
    """Skills used in this fight, and `rage` for each rage tile."""
    drank: int = 0
    silver: bool = False
    """The last die is the silver one."""
    only_changed: bool = False
    """Only changed dice may be put on the current card (SA-FUR-7)."""
    blocked: int = 0
    blocking: bool = False


class Hero(Part):
    """One seat's hero. Colours count red, green, blue, white; cells of the skill table are columns of three."""

    name: str
    stamina: int = 0
    focus: int = 0
    health: int = 10
    marked: int = 0
    """Lowest spaces of the health track with a hit marker (SA-DLC-10)."""
    status: str = ALIVE
    dice: int = 2
    angel: bool = True
    """The third die still lies on the angel symbol (SA-PLB-6)."""
    rage: int = 1
    """Active rage tiles, of `rage_tiles`."""
    rage_tiles: int = 1
    red: int = 0
    blue: int = 0
    """Potions by colour."""
    slots: int = 4
    gems: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 1])
    """Freed gems in the pool (SA-PLB-7: one white at the start)."""
    table: list[int] = msgspec.field(default_factory=list)
    """Gems of the column's own colour on each of the nine spaces."""
    white: list[int] = msgspec.field(default_factory=list)
    unlocked: int = 0
    """Unlocked skills as bits."""
    zone: list[Foe] = msgspec.field(default_factory=list)
    pack: list[str] = msgspec.field(default_factory=list)
    worn: list[str] = msgspec.field(default_factory=lambda: ["", "", "", "", ""])
    paid: list[tuple[int, ...]] = msgspec.field(default_factory=lambda: [()] * 5)
    """The gems that lie on each worn item, by colour."""
    spent: dict[str, str] = msgspec.field(default_factory=dict)
    """Abilities with something in their spaces: s stamina, f focus, x hit marker, . empty."""
    gone_stamina: int = 0
    gone_focus: int = 0
    """Tokens that left the game in act VI (SA-DLC-4), less those that blessings added (SA-BLS-2)."""
    blessings: list[str] = msgspec.field(default_factory=list)
    used: list[str] = msgspec.field(default_factory=list)
    """Blessings used up."""
    tiles: int = 0
    """Achievement tiles held, used or not (SA-END-6)."""
    place: int = -1
    """The space of the path; the walls are the last of them."""
    stand: int = -1
    """After answering the call: 0 in the cathedral, 1 and 2 on the third and fourth card."""
    sold: list[str] = msgspec.field(default_factory=list)
    """Items given for potions in the last rest, until it is over for all."""
    row: list[Foe] = msgspec.field(default_factory=list)
    """What is left of the row of the last fight; the first card is the one under the figure."""
    broken: list[str] = msgspec.field(default_factory=list)
    """Destroyed cards of the row."""
    destroyed: int = 0
    fewer: int = 0
    extra: int = 0
    """Dice fewer and damage more in the next fight (SA-DLC-9, SA-DLC-13)."""
    fight: Fight | None = None


class Sanctum(State, kw_only=True):
    """The whole table."""

    difficulty: str
    share: str
    phase: str = SETUP
    seats: list[Hero]
    first: int = 0
    turn: int = 0
    decks: list[list[str]]
    discards: list[list[str]] = msgspec.field(default_factory=lambda: [[], [], []])
    box: list[str] = msgspec.field(default_factory=list)
    """Demon cards out of the game (SA-CHE-8)."""
    groups: list[list[str]] = msgspec.field(default_factory=list)
    """Demons on the current act board."""
    chest: list[str] = msgspec.field(default_factory=list)
    """Items of an open chest that nobody has taken yet."""
    front: int = 0
    """Spaces of the path that were entered so far."""
    walls_reached: bool = False
    achievements: list[int] = msgspec.field(default_factory=lambda: [OPEN] * 11)
    tiles_bag: list[str]
    """Blessings that nobody has; which tile lies where is decided when it is taken."""
    bonuses: list[str] = msgspec.field(default_factory=list)
    """Starting bonus cards not dealt."""
    climber: int = -1
    returns: int = 0
    """How often the turn came back to the climber."""
    laid: int = 0
    """Demon Lord cards that lie unturned on the shared boards."""
    turned: list[str] = msgspec.field(default_factory=list)
    turned_v: int = 0
    """How many of the act V cards were turned."""
    lord: list[str] = msgspec.field(default_factory=list)
    fury: list[str] = msgspec.field(default_factory=list)
    revealed: bool = False
    """Blessings are open and usable (SA-LST-4)."""
    round: int = 0
    before: list[Hero] = msgspec.field(default_factory=list)
    """While seats act at the same time: the heroes as the others still see them."""


def living(state: Sanctum) -> list[int]:
    return [seat for seat, hero in enumerate(state.seats) if hero.status == ALIVE]


def freed(hero: Hero) -> list[int]:
    """Freed gems by colour, in the pool and on worn items (SA-ACH-3)."""
    counts = hero.gems[:]
    for gems in hero.paid:
        for colour, count in enumerate(gems):
            counts[colour] += count
    return counts


def fight_of(hero: Hero) -> Fight:
    """The fight that the hero is in."""
    fight = hero.fight
    assert fight is not None
    return fight
