"""What lies on the table: explorers, monsters, tokens on the board, decks, tracks.

Cells are ints on a field of 16 x 16 (`board.py`), sets of cells are bitboards. Nothing here is secret but the order of
face-down decks, and that is not decided before a card is drawn.
"""

from __future__ import annotations

import msgspec

from undercroft.core.pile import Pile
from undercroft.core.state import Part, State
from undercroft.games.machina.cards.model import MonsterCard
from undercroft.games.machina.cards.registry import MONSTERS

OFF = -1
"""The cell of a figure that is not on the board, of a token that is not there, the actor of nobody's effect."""

MARKERS = 3
HORROR_MARKERS = 4
MOST_INSPIRATION = 6


class Explorer(Part):
    id: str
    seat: int
    health: int = 0
    most_health: int = 0
    inspiration: int = 0
    most_stamina: int = 0
    stamina: int = 0
    cell: int = OFF
    alive: bool = True
    left: bool = False
    acted: bool = False
    """Has had a turn in this explorer phase."""
    markers: int = MARKERS
    equipped: list[list[str]] = msgspec.field(default_factory=list)
    """Each main item followed by what is attached to it."""
    inventory: list[str] = msgspec.field(default_factory=list)
    events: list[str] = msgspec.field(default_factory=list)
    progress: dict[str, int] = msgspec.field(default_factory=dict)
    defence: int = 0
    will: int = 0
    attack: int = 0
    keywords: tuple[str, ...] = ()
    """These four, and the next three, follow from cards and are worked out anew whenever those change."""
    usable: tuple[int, ...] = ()
    hears: tuple[int, ...] = ()
    shares: tuple[int, ...] = ()


class Monster(Part):
    id: str
    health: int
    cell: int = OFF
    stamina: int = 0
    events: list[str] = msgspec.field(default_factory=list)
    driver: int = OFF
    """The seat of a dead explorer's player that acts for it in this monster phase (MA-DEATH-O2)."""

    @property
    def card(self) -> MonsterCard:
        return MONSTERS[self.id]


class Marker(Part):
    """An explorer or horror marker on a card, and the ongoing effects tied to it."""

    card: str
    ability: int
    owner: int
    """The explorer whose marker it is; OFF: a horror marker."""
    changes: list[tuple[str, str, int]] = msgspec.field(default_factory=list)
    """(creature, stat or keyword, by how much)."""


class Machina(State, kw_only=True):
    scenario: str
    difficulty: str
    campaign: bool = False
    explorers: list[Explorer]
    phase: str = "setup"
    round: int = 1
    active: int = OFF
    """The explorer whose turn it is."""
    alone: bool = False
    """Support was refused in this turn, so what needs it is not offered again."""
    chapter: int = 0
    lair: int = 0
    horror: int = 0
    progress: int = 0
    """Progress tokens on the chapter card."""
    threat: int = 1
    level: int = 1
    slots: tuple[int, int, int, int] = (-1, -1, -1, -1)
    """The four places of the board: tile side times four plus its rotation."""
    laid: int = 0
    """How often the whole board was changed, so that an effect under way knows."""
    last: int = 0
    """The place of the tile laid last."""
    destroyed: int = 0
    lit: int = 0
    closed: int = 0
    broken: int = 0
    water: int = 0
    objects: int = 0
    """The objects of the chapter that lie on the board (MA-OBJ-O1)."""
    entry: int = OFF
    exit: int = OFF
    order: list[Monster] = msgspec.field(default_factory=list)
    waiting: list[str] = msgspec.field(default_factory=list)
    """The monsters that have yet to act in this monster phase."""
    markers: list[Marker] = msgspec.field(default_factory=list)
    horror_markers: int = HORROR_MARKERS
    tiles: Pile
    decks: dict[str, Pile]
    discards: dict[str, list[str]]
    explorer_deck: Pile
    explorer_discard: list[str] = msgspec.field(default_factory=list)
    horror_deck: Pile
    horror_discard: list[str] = msgspec.field(default_factory=list)
    monster_deck: Pile
    destroyed_monsters: list[str] = msgspec.field(default_factory=list)
    box: list[str] = msgspec.field(default_factory=list)
    """Cards removed from the game."""
    lessons: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    """What monsters have learned in this scenario: by how much which of their stats is higher (MA-LEARN-O1)."""
    chosen: list[str] = msgspec.field(default_factory=list)
    """Explorers of the campaign who fell: nobody takes them again."""


Creature = Explorer | Monster
