"""What lies on the table: explorers, monsters, tokens on the board, decks, tracks.

Cells are ints on a field of 16 x 16 (`board.py`), sets of cells are bitboards. Nothing here is secret but the order of
face-down decks, and that is not decided before a card is drawn.
"""

from __future__ import annotations

import msgspec

from undercroft.core.pile import Pile
from undercroft.core.say import Say, say
from undercroft.core.state import Part, State
from undercroft.games.machina.board import BIT, SLOT_BITS, layout, slot_of
from undercroft.games.machina.cards.model import ChapterCard, MonsterCard
from undercroft.games.machina.cards.registry import ABILITIES, CHAPTERS, EXPLORER_EVENTS, HORROR_EVENTS, MONSTERS
from undercroft.games.machina.cards.verbs import Change, Gain, RunTrain

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

IMMOBILE = frozenset(card.id for card in MONSTERS.values() if "immobile" in card.keywords)
INCORPOREAL = frozenset(card.id for card in MONSTERS.values() if "incorporeal" in card.keywords)

SCENARIOS = tuple(CHAPTERS)
RUNS_TRAINS = frozenset(
    known.card for known in ABILITIES if any(isinstance(step, RunTrain) for step in known.ability.steps)
)
HEARS_ROUNDS = frozenset(known.card for known in ABILITIES if known.ability.on == "round")


def chapter_of(state: Machina) -> ChapterCard:
    return CHAPTERS[state.scenario][state.chapter]


def are_tracks_in_use(state: Machina) -> bool:
    """Whether the current chapter lets trains run (MA-RAIL-O1)."""
    return chapter_of(state).id in RUNS_TRAINS


def hears_rounds(state: Machina) -> bool:
    """Whether the current chapter waits for the end of rounds (MA-CHAP-O6)."""
    return chapter_of(state).id in HEARS_ROUNDS


def on_board(state: Machina) -> list[Explorer]:
    return [explorer for explorer in state.explorers if explorer.cell != OFF]


def explorers_on(state: Machina, board: int) -> list[Explorer]:
    """The explorers on these cells."""
    return [explorer for explorer in state.explorers if explorer.cell != OFF and board & BIT[explorer.cell]]


def monsters_on(state: Machina, board: int) -> list[Monster]:
    """The monsters on these cells, without one that is just being destroyed."""
    return [monster for monster in state.order if board & BIT[monster.cell] and monster.health > 0]


def living(state: Machina) -> list[Explorer]:
    return [explorer for explorer in state.explorers if explorer.alive]


def crowd(state: Machina) -> int:
    """All cells with a creature."""
    board = 0
    for explorer in state.explorers:
        if explorer.cell != OFF:
            board |= BIT[explorer.cell]
    for monster in state.order:
        board |= BIT[monster.cell]
    return board


def passable(state: Machina) -> int:
    """MA-GEO-3, MA-GEO-4, but for creatures."""
    return layout(state.slots).passable & ~state.destroyed & ~state.closed


def walkable(state: Machina) -> int:
    """The cells that counting a way may cross: MA-NEAR-2 to MA-NEAR-4."""
    found = layout(state.slots).passable & ~state.destroyed
    for monster in state.order:
        if monster.id in IMMOBILE:
            found &= ~BIT[monster.cell]
    return found


def whole_barrels(state: Machina) -> int:
    return layout(state.slots).barrels & ~state.destroyed


def owned(explorer: Explorer) -> list[str]:
    """All items of an explorer, the equipped ones first."""
    return [item for group in explorer.equipped for item in group] + explorer.inventory


def name(creature: Creature) -> Say:
    return say(f"explorer.{creature.id}" if type(creature) is Explorer else f"monster.{creature.id}")


def index_of(state: Machina, explorer: Explorer) -> int:
    return state.explorers.index(explorer)


def find_monster(state: Machina, name: str) -> Monster | None:
    for monster in state.order:
        if monster.id == name:
            return monster
    return None


def current_event(state: Machina) -> str:
    """The current explorer event: the top card of its discard pile; a personal one is never current (MA-EVT-4, O1)."""
    if state.explorer_discard:
        card = state.explorer_discard[-1]
        if not EXPLORER_EVENTS[card].personal:
            return card
    return ""


def current_horror(state: Machina) -> str:
    """The current horror event, in the same way (MA-HOR-O2)."""
    if state.horror_discard:
        card = state.horror_discard[-1]
        if not HORROR_EVENTS[card].personal:
            return card
    return ""


def seats(state: Machina) -> int | tuple[int, ...]:
    """Who may answer where the rules say "the players decide"."""
    return tuple(range(state.players)) if state.players > 1 else 0


def ability_changes(state: Machina, creature: Creature, stat: str) -> list[int]:
    """What ongoing effects and cards do to a creature's stat."""
    found = []
    for marker in state.markers:
        for who, what, by in marker.changes:
            if what == stat and who == creature.id:
                found.append(by)
    side = "explorers" if type(creature) is Explorer else "monsters"
    for card in (
        chapter_of(state).id,
        current_event(state),
        current_horror(state),
    ):
        for scope, what, by in PASSIVES.get(card, ()):
            if scope == side and what == stat:
                found.append(by)
    if type(creature) is Explorer:
        for other in state.explorers:
            if other.shares and other is not creature and other.cell != OFF and creature.cell != OFF:
                if layout(state.slots).adjacent(creature.cell) & BIT[other.cell]:
                    for number in other.shares:
                        for step in ABILITIES[number].ability.steps:
                            if type(step) is Change and step.stat == stat:
                                found.append(step.n)
    else:
        for card in (creature.id, *creature.events):
            for scope, what, by in PASSIVES.get(card, ()):
                if scope == "self" and what == stat:
                    found.append(by)
        if creature.id in state.lessons:
            found.append(state.lessons[creature.id].get(stat, 0))  # MA-LEARN-O1
    return found


def stat_of(state: Machina, creature: Creature, stat: str) -> int:
    """Defence or will as it stands now."""
    base: int
    if type(creature) is Explorer:
        base = creature.defence if stat == "defence" else creature.will
    else:
        card = MONSTERS[creature.id]
        base = card.defence if stat == "defence" else card.will
    return max(0, base + sum(ability_changes(state, creature, stat)))


def has_keyword(state: Machina, creature: Creature, keyword: str) -> bool:
    """Printed, or given by an effect, an event or a passive ability of its own (MA-INC-1)."""
    if type(creature) is Explorer:
        if keyword in creature.keywords:
            return True
    elif keyword in MONSTERS[creature.id].keywords:
        return True
    for marker in state.markers:
        for who, what, _ in marker.changes:
            if what == keyword and who == creature.id:
                return True
    if type(creature) is Monster:
        for card in (creature.id, *creature.events):
            for scope, what, _ in PASSIVES.get(card, ()):
                if scope == "self" and what == keyword:
                    return True
    return False


def is_incorporeal(state: Machina, creature: Creature) -> bool:
    """`has_keyword` for the keyword that is asked for most: where no card could give it, that is seen at once."""
    if creature.id in INCORPOREAL:
        return True
    own = creature.keywords if type(creature) is Explorer else creature.events
    return bool(own or state.markers) and has_keyword(state, creature, "incorporeal")


def any_incorporeal(state: Machina) -> bool:
    """A quick look whether anybody could be incorporeal at all."""
    if state.markers:
        return True
    for monster in state.order:
        if monster.events or monster.id in INCORPOREAL:
            return True
    return False


def _passives() -> dict[str, tuple[tuple[str, str, int], ...]]:
    """Per card, what its passive abilities change: (scope, stat or keyword, by how much)."""
    found: dict[str, list[tuple[str, str, int]]] = {}
    for known in ABILITIES:
        if known.ability.kind == "passive":
            for step in known.ability.steps:
                if isinstance(step, Gain):
                    found.setdefault(known.card, []).append((known.ability.scope, step.keyword, 1))
                elif isinstance(step, Change):
                    found.setdefault(known.card, []).append((known.ability.scope, step.stat, step.n))
    return {card: tuple(changes) for card, changes in found.items()}


PASSIVES = _passives()


def slot_bits(state: Machina, cell: int) -> int:
    """The tile that a cell lies on."""
    return SLOT_BITS[slot_of(cell)]
