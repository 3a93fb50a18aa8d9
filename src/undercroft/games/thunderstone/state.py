"""What is on the table: parties, the hall and its deck, the village, and the turn being played.

Nothing hidden has an order here: party decks and the dungeon deck are bags. Rules live in the modules named after
the rulebook's chapters.
"""

from __future__ import annotations

import msgspec

from undercroft.core.state import Part, State

HAND = 6
"""Cards drawn at the end of every turn (TH-TRN-3)."""
RANKS = 3
MAX_PLAYERS = 5
"""TH-SET-1."""
DISEASES = 15
"""Diseases in the box; beyond them other cards stand in (TH-DIS-7)."""


class Player(Part):
    """A seat's party deck (TH-GEN-2) in its three places, and its experience."""

    deck: list[str] = msgspec.field(default_factory=list)
    hand: list[str] = msgspec.field(default_factory=list)
    discard: list[str] = msgspec.field(default_factory=list)
    experience: int = 0
    shown: list[str] = msgspec.field(default_factory=list)
    """Cards of the hand that everybody has seen since it was drawn."""

    def cards(self) -> list[str]:
        return self.deck + self.hand + self.discard


class Piece(Part, gc=False):
    """A revealed card, and what has happened to it this turn."""

    card: str
    id: int
    used: int = 0
    """Bits of the card's effects that were used."""
    strength: int = 0
    attack: int = 0
    per_light: int = 0
    """Attack for each revealed Item with light (Chalice Defender)."""
    per_monster: int = 0
    """Attack for each revealed monster (Outlands Slayer and Khan)."""
    magic: bool = False
    """The hero's attack is magic attack (Goodberries)."""
    owner: int = -1
    """The seat that a borrowed hero goes back to."""
    bearer: int = -1
    """The id of the hero who holds this weapon."""
    thrown: bool = False
    barred: bool = False
    """A battle effect keeps this hero from attacking."""
    doomed: bool = False
    """Destroyed by a battle effect: leaves when the battle is over (TH-BTL-2)."""
    less_attack: int = 0
    less_magic: int = 0


class Foe(msgspec.Struct, frozen=True, gc=False):
    """A card of the hall, and what it remembers of its stay."""

    card: str
    """Empty while the place is open: the card has left and the hall has not closed up yet."""
    breached: bool = False
    """It has breached in this stay (TH-BRE-O1)."""


OPEN_PLACE = Foe("")


class Battle(Part, gc=False):
    monster: str
    rank: int
    on_attack: int = 0
    """Diseases taken from attack."""
    on_magic: int = 0


class Fought(msgspec.Struct, frozen=True):
    """The last battle as it ended, for the screen and for cases."""

    seat: int
    monster: str
    rank: int
    attack: int
    magic: int
    penalty: int
    total: int
    won: bool


class Turn(Part):
    """What the active player does; none between turns."""

    seat: int
    way: str = ""
    entered: list[str] = msgspec.field(default_factory=list)
    """The hand as it was laid open at the start of the turn."""
    revealed: list[Piece] = msgspec.field(default_factory=list)
    pieces: int = 0
    """How many pieces there have been: the next one's id."""
    gold: int = 0
    """Gold from effects."""
    spent: int = 0
    purchases: int = 1
    bought: int = 0
    attack_all: int = 0
    strength_all: int = 0
    weightless: bool = False
    armed_magic: bool = False
    own_arms: bool = False
    """The player has handed out the weapons; else the best arrangement is taken."""
    arrived: bool = False
    """A monster came to rank 1 by the battle: its breach waits for the end of the turn (TH-BRE-2)."""
    odd: bool = False
    """Some revealed card will not simply go to the discard pile: borrowed, thrown or doomed."""
    lost: list[tuple[int, str]] = msgspec.field(default_factory=list)
    """Cards that other seats have discarded from their hands."""
    battle: Battle | None = None


class Thunderstone(State):
    seats: list[Player]
    active: int = -1
    """Whose turn it is; -1 during set-up."""
    turn: Turn | None = None
    hall: list[Foe] = msgspec.field(default_factory=list)
    """Rank 1 first."""
    pool: list[str] = msgspec.field(default_factory=list)
    """Monsters of the dungeon deck that nobody has seen yet."""
    above: int = 0
    """How many cards lie above the last eleven (TH-SET-8)."""
    stone: bool = True
    """The Thunderstone is still in the dungeon deck."""
    under: list[str] = msgspec.field(default_factory=list)
    """Cards put under the dungeon deck, the next to come first."""
    stock: dict[str, int] = msgspec.field(default_factory=dict)
    """The village: copies left of each card."""
    shelf: list[str] = msgspec.field(default_factory=list)
    """The top cards of all stacks, which can be bought."""
    destroyed: list[str] = msgspec.field(default_factory=list)
    diseases: int = 0
    """Diseases in the parties."""
    last: Fought | None = None
    monsters: list[str] = msgspec.field(default_factory=list)
    """Groups in this game, as chosen; filled by set-up."""
    heroes: list[str] = msgspec.field(default_factory=list)
    village: list[str] = msgspec.field(default_factory=list)
    groups: int = 3
    """How many monster groups set-up turns up."""

    def hall_cards(self) -> list[str]:
        """What stands in the hall, rank 1 first."""
        return [foe.card for foe in self.hall]
