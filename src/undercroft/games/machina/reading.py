"""What is read off the table: who stands where, what may be crossed, which cards count, stats and keywords."""

from __future__ import annotations

from undercroft.core.say import Say, say
from undercroft.games.machina.board import BIT, SLOT_BITS, layout, slot_of
from undercroft.games.machina.cards.model import ChapterCard
from undercroft.games.machina.cards.registry import ABILITIES, CHAPTERS, EXPLORER_EVENTS, HORROR_EVENTS, MONSTERS
from undercroft.games.machina.cards.verbs import Change, Gain, RunTrain
from undercroft.games.machina.state import OFF, Creature, Explorer, Machina, Monster

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
