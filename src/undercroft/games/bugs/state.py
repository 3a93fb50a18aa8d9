"""What is on the table: your cards and items, the figures, the monsters' columns, and how far the campaign has come.

Your figure is always `figures[0]`. Cards are named by the slot 0 to 3 that they have in this scenario.
"""

from __future__ import annotations

import msgspec

from undercroft.games.bugs.cards.characters import CARDS
from undercroft.games.bugs.cards.kinds import Card, Scenario, Side
from undercroft.games.bugs.scenarios import SCENARIOS
from undercroft.games.haven.battlefield import Arena, Figure

HAND, PLAYED, ACTIVE, DISCARD, LOST, GONE = range(6)
ZONES = ("hand", "played", "active", "discard", "lost", "gone")
"""Where a card lies (BB-CHT-5); `gone` is lost beyond recovery (BB-LOS-3)."""

BEGIN, ROUND, TURNS, YOURS, END, AFTER = "begin", "round", "turns", "yours", "end", "after"
"""What the next stage plays: setting up, start of a round to initiative, the next turn, one ability of yours, end of
the round, what follows the scenario."""

TOP, BOTTOM = 0, 1
HALVES = ("top", "bottom")

Turn = tuple[int, int, int, int]
"""A turn to come: initiative, then YOU; or GROUP, type and column (elites: column + 3); or ONE, figure and column."""
YOU, GROUP, ONE = 0, 1, 2


class Bugs(Arena):
    character: str
    campaign: bool
    difficulty: str
    chosen_rest: bool
    """Whether the card lost in a long rest is chosen instead of random (BB-RST-O1)."""
    scenario: int
    phase: str = BEGIN
    completed: list[int] = msgspec.field(default_factory=list)
    attempts: int = 0
    """How often the scenarios were begun, all together."""

    map: str = ""
    """The drawing of the map that is played."""
    level: int = 1
    hazard_damage: int = 0
    hazard_conditions: int = 0
    """What the hazards of this map do to whoever enters them (BB-TER-6)."""

    cards: list[str] = msgspec.field(default_factory=list)
    zones: list[int] = msgspec.field(default_factory=list)
    flipped: int = 0
    """One bit per slot: side B is up."""
    performed: list[int] = msgspec.field(default_factory=list)
    """For an active card: the half whose bonuses run."""
    lead: int = -1
    other: int = -1
    slots: list[int] = msgspec.field(default_factory=list)
    halves: list[int] = msgspec.field(default_factory=list)
    """In your turn: the played cards and the halves that you have not performed yet."""
    initiative: int = 99
    resting: bool = False

    items: list[str] = msgspec.field(default_factory=list)
    spent: int = 0
    """One bit per equipped item: spent until a long rest."""
    used_up: int = 0
    """Likewise: lost for this scenario."""

    used: int = 0
    """Used charges of this round, one bit per printed icon (see `elements.py`)."""
    conjured: int = 0
    """Universal charges that items have made this round and nobody has used (BB-ELE-O3)."""
    paid: list[str] = msgspec.field(default_factory=list)
    """What monster types have bought this round (BB-MEL-3)."""

    row: int = 0
    monster_row: int = 0

    types: list[str] = msgspec.field(default_factory=list)
    rolled: list[int] = msgspec.field(default_factory=list)
    """By type: the column of this round's roll, -1 if none was rolled."""
    queue: list[Turn] = msgspec.field(default_factory=list)
    turn: Turn | None = None
    """The turn that is being taken."""

    stepped: int = 0
    """Pressure plates on which you have ended a turn."""
    held: int = 0
    """How many of your turns have ended on a pressure plate, where the goal counts them."""
    deaths: dict[str, int] = msgspec.field(default_factory=dict)
    coming: list[str] = msgspec.field(default_factory=list)
    """Monsters that appear at the start of the next round, as `kind@letter`."""
    appeared: dict[str, int] = msgspec.field(default_factory=dict)
    """How many of a kind have appeared so far: it fixes the next letter."""
    won: bool = False
    lost: bool = False


def you(state: Bugs) -> Figure:
    return state.figures[0]


def card_of(state: Bugs, slot: int) -> Card:
    return CARDS[state.cards[slot]]


def side_of(state: Bugs, slot: int) -> Side:
    """The visible side."""
    card = CARDS[state.cards[slot]]
    return card.b if state.flipped >> slot & 1 else card.a


def scenario_of(state: Bugs) -> Scenario:
    return SCENARIOS[state.scenario]
