"""What is on the table: the campaign, the party's sheets and, while one is played, a scenario.

Figures, terrain and the acting figure are the kernel's (`Arena`). Cards are named by id, modifier cards by what they
print. Nothing here decides a rule.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar

import msgspec

from undercroft.core.pile import Pile
from undercroft.core.state import Part
from undercroft.games.haven.battlefield import OFF, Arena, Figure
from undercroft.games.jaws.cards.characters import CHARACTERS
from undercroft.games.jaws.cards.scenario import Board, Scenario
from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.kernel import JawsKernel

READY, SPENT, USED = 0, 1, 2
ON_CARD, NOT_IN_PLAY, ON_HEX = -1, -2, -3
"""Where the Favorite token is while no figure has it (card 10)."""
NO_SYMBOL = -1
"""The origin of a figure that no symbol of the scenario has brought."""
"""An item: upright, turned sideways until a long rest, face down until the scenario ends (JL-ITM-5, 6)."""


def card_of(source: str) -> str:
    """The card that a source of lasting effects names: `card:<id>:<half>`."""
    return source.split(":")[1]


class Deck(Part):
    """A modifier deck in play: what can still be drawn, in an order that nobody knows, and what was drawn."""

    draw: list[str] = msgspec.field(default_factory=list)
    discard: list[str] = msgspec.field(default_factory=list)
    shuffle: bool = False
    """A card with the shuffle symbol was revealed in this round (JL-MOD-6)."""


class AbilityDeck(Part):
    """A monster ability deck; `card` is the one revealed for this round, empty before."""

    draw: list[str] = msgspec.field(default_factory=list)
    discard: list[str] = msgspec.field(default_factory=list)
    card: str = ""


class Tally(Part):
    """What battle goals and cards ask about one character in this scenario."""

    kills: int = 0
    elites: int = 0
    """Elites and bosses among them."""
    killed_round: int = 0
    """Kills in this round."""
    coins: int = 0
    negated: int = 0
    negated_five: bool = False
    long_rests: int = 0
    short_rests: int = 0
    basic: int = 0
    potions: int = 0
    lost_turn: int = 0
    """Abilities with the lost symbol performed in this turn."""
    lost_unrested: int = 0
    """The same before the first rest."""
    lost_two: bool = False
    """Two of them in one turn."""
    lowest: int = 0
    """The fewest hit points so far."""
    open_turns: int = 0
    """Turns ended beside neither wall nor obstacle."""
    lone_turns: int = 0
    """Turns ended beside no ally."""
    near_turns: int = 0
    """Turns ended beside an ally."""
    left_monster: bool = False
    attackers: list[int] = msgspec.field(default_factory=list)
    """Monsters that have attacked this character in this round."""
    besieged: bool = False
    hurt_resting: bool = False
    assisted: bool = False
    first_kill: bool = False
    last_kill: bool = False
    at_disadvantage: bool = False
    mugged: bool = False
    picked: bool = False
    shirked: bool = False
    trailblazed: bool = False
    infectious: bool = False
    first_out: bool = False
    dropped: list[int] = msgspec.field(default_factory=list)
    """Hexes of the monsters killed in this turn, for whose coin one may be quick."""


class Hero(Part):
    """A character: the sheet that lasts for the campaign, and what is held in the scenario being played."""

    kind: str
    seat: int
    level: int = 1
    experience: int = 0
    gold: int = 0
    checkmarks: int = 0
    items: list[str] = msgspec.field(default_factory=list)
    """Owned; with a second copy twice."""
    perks: list[int] = msgspec.field(default_factory=list)
    """How many boxes of each perk are ticked."""
    modifiers: list[str] = msgspec.field(default_factory=list)
    """The modifier deck as perks have made it."""
    cards: list[str] = msgspec.field(default_factory=list)
    """Available ability cards."""
    waiting: list[str] = msgspec.field(default_factory=list)
    """Conditions that a city event gives at the start of the next scenario."""
    # --- in a scenario
    hand: list[str] = msgspec.field(default_factory=list)
    discard: list[str] = msgspec.field(default_factory=list)
    lost: list[str] = msgspec.field(default_factory=list)
    active: list[str] = msgspec.field(default_factory=list)
    """Sources `card:<id>:<half>` in the active area, in the order they were played (JL-ACT-2)."""
    chosen: list[str] = msgspec.field(default_factory=list)
    """The two cards of the round, the leading one first, until they are played (JL-SEL-6)."""
    lead: tuple[int, ...] = ()
    """Initiative of the leading and of the other card in this round."""
    resting: bool = False
    exhausted: bool = False
    goal: str = ""
    gear: list[tuple[str, int]] = msgspec.field(default_factory=list)
    """Items brought along, each with its state."""
    scenario_xp: int = 0
    coins: int = 0
    tally: Tally = msgspec.field(default_factory=Tally)
    deck: Deck = msgspec.field(default_factory=Deck)
    favorite: int = NOT_IN_PLAY
    """Where the Favorite token is: `NOT_IN_PLAY`, `ON_CARD`, `ON_HEX`, or on the figure of this number (card 10)."""
    favorite_cell: int = OFF
    """The hex on which it lies after its holder died."""
    opened_room: int = 0
    """The room that this character has revealed since the end of its last turn; 0: none."""


def learnable(hero: Hero) -> list[str]:
    """Class cards of a level not above the character's that it has not taken yet (JL-CHR-9, O2)."""
    return [
        card.id
        for card in CHARACTERS[hero.kind].cards
        if card.level.isdigit() and 2 <= int(card.level) <= hero.level and card.id not in hero.cards
    ]


class Trap(Part):
    damage: int
    conditions: int = 0
    section: int = 0
    """The room it came with, for traps that move."""


class Tokens(Part, gc=False):
    """The hexes of tokens that cards have brought onto the map; OFF while they are not there."""

    sand_devil: int = OFF
    ward: int = OFF


class Marks(Part):
    """What cards and attacks have noted about figures in this round, by their place among the figures."""

    attacked: dict[int, int] = msgspec.field(default_factory=dict)
    """Which characters have attacked it, as a bit set."""
    fell: dict[int, int] = msgspec.field(default_factory=dict)
    """The hex on which it fell."""
    strangled: dict[int, int] = msgspec.field(default_factory=dict)
    """The damage that each attack on it brings besides (Strangling Chain)."""
    unhealable: list[int] = msgspec.field(default_factory=list)
    """Whom no heal helps (Knock Out the Support)."""
    exposed: list[int] = msgspec.field(default_factory=list)
    """Whose Shield everybody ignores (Drill Fist)."""
    lulled: list[int] = msgspec.field(default_factory=list)
    """Who wakes when one of them suffers damage (Lull into Oblivion)."""

    def end_on(self, at: int) -> None:
        """The effects of cards on this figure end."""
        self.strangled.pop(at, None)
        for listed in (self.unhealable, self.exposed):
            if at in listed:
                listed.remove(at)

    def forget(self, at: int) -> None:
        """Another figure takes this place."""
        self.end_on(at)
        self.attacked.pop(at, None)
        self.fell.pop(at, None)
        if at in self.lulled:
            self.lulled.remove(at)


class Jaws(Arena, kw_only=True):
    """The whole game."""

    kernel: ClassVar[JawsKernel]

    heroes: list[Hero] = msgspec.field(default_factory=list)
    phase: str = "party"
    """party, ready, town, prepare, select, turns, end, settle, event, levels."""
    single: bool = False
    """One scenario alone instead of a campaign."""
    difficulty: int = 0
    # --- the campaign
    available: list[int] = msgspec.field(default_factory=list)
    done: list[int] = msgspec.field(default_factory=list)
    closed: list[int] = msgspec.field(default_factory=list)
    events: Pile = msgspec.field(default_factory=Pile)
    event: int = 0
    """The city event being resolved."""
    stock: dict[str, int] = msgspec.field(default_factory=dict)
    looted: list[int] = msgspec.field(default_factory=list)
    """Numbered treasures gained in this campaign (JL-LOT-F2)."""
    discount: int = 0
    due: list[tuple[int, str]] = msgspec.field(default_factory=list)
    """Perks (`perk`) and level-ups (`level`) still to be carried out, each for a hero."""
    played: int = 0
    """Scenarios played so far, won or lost."""
    won: bool = False
    """How the last scenario ended."""
    told: int = 0
    """Whether the story has ended (scenario 17)."""
    # --- the scenario being played
    scenario: int = 0
    drawing: str = ""
    """A map of its own in place of the scenario's (cases, examples)."""
    level: int = 0
    opened: int = 0
    """Doors that are open, as a bit set."""
    revealed: int = 0
    """Rooms that are revealed, as a bit set by number."""
    parts: list[int] = msgspec.field(default_factory=list)
    """Obstacles still standing, each the bitboard of its hexes."""
    destroyed: int = 0
    """Hexes with a destruction token."""
    traps: dict[int, Trap] = msgspec.field(default_factory=dict)
    coins: dict[int, int] = msgspec.field(default_factory=dict)
    treasures: dict[int, int] = msgspec.field(default_factory=dict)
    goods: dict[int, str] = msgspec.field(default_factory=dict)
    found: int = 0
    """Goods found (20), treasures carried off (18)."""
    elements: list[int] = msgspec.field(default_factory=lambda: [0] * 6)
    """0 weak, 1 medium, 2 strong (JL-ELE-1)."""
    charged: int = 0
    """Elements that become strong at the end of the turn in progress."""
    bought: list[str] = msgspec.field(default_factory=list)
    """Element bonuses that monster types have paid for in this round (JL-ELE-8)."""
    infused: list[str] = msgspec.field(default_factory=list)
    """Monster types that have infused in this round, of two that share a card the first (JL-ELE-O5)."""
    deck: Deck = msgspec.field(default_factory=Deck)
    """The monsters' modifier deck."""
    decks: dict[str, AbilityDeck] = msgspec.field(default_factory=dict)
    blesses: int = 0
    curses: int = 0
    monster_curses: int = 0
    """What is left in the supply (JL-MOD-F3)."""
    queue: list[str] = msgspec.field(default_factory=list)
    """Who is still to take a turn in this round, in order: `hero:0`, `type:zealot`."""
    acted: list[int] = msgspec.field(default_factory=list)
    """Monsters that have had their turn in this round."""
    late: list[int] = msgspec.field(default_factory=list)
    """Monsters that came into play in this round (JL-DOR-8)."""
    turn: str = ""
    """Whose turn is in progress or was the last one."""
    wave: int = 0
    """Counts what a scenario's special rules count."""
    ended: str = ""
    """`won` or `lost` once that is certain; read at the end of the round (JL-SCN-2 to 4)."""
    kills: int = 0
    marks: Marks = msgspec.field(default_factory=Marks)
    tokens: Tokens = msgspec.field(default_factory=Tokens)
    graves: dict[int, tuple[int, int]] = msgspec.field(default_factory=dict)
    """Scenario 9: how many normal and elite Zealots died on a hex and have not come back."""
    crowd: int = 0
    """Scenario 23: spectators who are won over."""
    influence: int = 0
    """Scenario 23: influence towards the next spectator."""
    origins: list[int] = msgspec.field(default_factory=list)
    """For each figure the place among its scenario's symbols or objectives, else NO_SYMBOL."""

    @property
    def book(self) -> Scenario:
        return SCENARIOS[self.scenario]

    @property
    def board(self) -> Board:
        return drawn(self.scenario, self.drawing) if self.drawing else SCENARIOS[self.scenario].board

    @property
    def count(self) -> int:
        """C: the characters that take part, exhausted ones included (JL-GEN-7)."""
        return len(self.heroes)

    def figure(self, hero: int) -> Figure:
        """A hero's figure; heroes come first among the figures."""
        return self.figures[hero]


@cache
def drawn(number: int, drawing: str) -> Board:
    """The board of a map drawn for the occasion: bare but for its terrain."""
    return Board(
        msgspec.structs.replace(SCENARIOS[number], map=drawing, monsters=(), objectives=(), treasures=(), letters={})
    )
