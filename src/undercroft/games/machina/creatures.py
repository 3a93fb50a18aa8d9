"""Creatures coming and going: a monster appears, is destroyed or banished; an explorer dies; abilities are set off.

Also who is whose neighbour in a count, and how figures get onto cells. Attacks are in `attack.py`.
"""

from __future__ import annotations

from undercroft.core.grid import cells
from undercroft.core.question import Question, Verb
from undercroft.core.request import Flow
from undercroft.games.machina import items, vitals
from undercroft.games.machina.board import BIT, X, Y, layout
from undercroft.games.machina.consequences import Rule, note, note_chapter, set_off
from undercroft.games.machina.events.board import ExplorerDied, MonsterBanished, MonsterDestroyed, Walked
from undercroft.games.machina.markers import tell_ended
from undercroft.games.machina.options import EXPLORER, PLACED, cell_of, cell_verb
from undercroft.games.machina.reading import crowd, find_monster, index_of, owned, passable, seats, slot_bits, walkable
from undercroft.games.machina.state import OFF, Creature, Explorer, Machina, Monster

CELL: Question[Machina] = Question("cell", cell_verb("cell", "group.place"), clause="MA-GEO-O4", about=(PLACED,))
YOU: Question[Machina] = Question("you", Verb("explorer", EXPLORER), clause="MA-CHAP-O2")


def pick_cell(state: Machina, board: int, about: str, seat: int | None = None) -> Flow[int]:
    """One of several equally good cells, as the players like (MA-GEO-O4)."""
    if board and not board & (board - 1):
        return board.bit_length() - 1
    asked = seats(state) if seat is None else seat
    option = yield CELL.ask(asked, [("cell", X[cell], Y[cell]) for cell in cells(board)], (about,))
    return cell_of(option)


def free_near(state: Machina, cell: int) -> int:
    """The free passable cells nearest to a cell; on its own tile while there are any (MA-SPAWN-O2)."""
    free = passable(state) & ~crowd(state)
    if free & BIT[cell]:
        return BIT[cell]
    here = free & slot_bits(state, cell)
    return layout(state.slots).nearest(cell, here or free, walkable(state)) if free else 0


def put(state: Machina, creature: Creature, cell: int, how: str = "") -> Rule[None]:
    """A creature comes onto a cell; a pit destroys it (MA-PIT-2). `how` it gets there, where nobody has told it yet."""
    if how and state.log is not None and creature.cell != cell:
        state.tell(Walked(who=creature.id, path=[creature.cell, cell], how=how, joins=True))
    creature.cell = cell
    if layout(state.slots).pits & BIT[cell]:
        yield from destroy(state, creature)


def destroy(state: Machina, creature: Creature) -> Rule[None]:
    if type(creature) is Explorer:
        die(state, creature)  # MA-PIT-O1: inspiration cannot prevent it
    else:
        yield from destroy_monster(state, creature)  # type: ignore[arg-type]


# ---------------------------------------------------------------------- monsters


def choose_you(state: Machina) -> Flow[int]:
    """The explorer whom an effect without an actor means (MA-CHAP-O2, MA-SPAWN-O1)."""
    here = [at for at, explorer in enumerate(state.explorers) if explorer.cell != OFF]
    if len(here) < 2:
        return here[0] if here else OFF
    option = yield YOU.ask(seats(state), [("explorer", state.explorers[at].id) for at in here])
    return next(at for at in here if state.explorers[at].id == option[1])


def destroy_monster(state: Machina, monster: Monster) -> Rule[None]:
    """MA-DEST-2 to 5."""
    if monster.health < 0:
        return
    monster.health = -1  # under way, or gone: nothing destroys it twice
    laid = state.laid
    yield from set_off(monster.id, "destroyed", monster, OFF)
    if state.log is not None:
        doer = state.explorers[state.active].id if state.active != OFF else ""
        state.tell(MonsterDestroyed(who=monster.id, by=doer))
    if laid == state.laid:
        _remove(state, monster)
    active = state.active
    if active != OFF:
        explorer = state.explorers[active]
        vitals.inspire(state, explorer)  # MA-DEST-3, MA-INS-2
        yield from note(state, explorer, "kill")
    if monster.card.boss:
        yield from note_chapter(state, active, "boss")


def banish(state: Machina, monster: Monster) -> None:
    """MA-BAN-1 to 4: gone without inspiration, without effects."""
    if find_monster(state, monster.id) is monster:
        monster.health = -1
        if state.log is not None:
            state.tell(MonsterBanished(who=monster.id))
        _remove(state, monster)


def _remove(state: Machina, monster: Monster) -> None:
    card = monster.card
    state.order = [other for other in state.order if other is not monster]
    if monster.id in state.waiting:
        state.waiting.remove(monster.id)
    if card.boss or card.level < state.level:
        state.box.append(card.id)  # MA-DEST-4
    else:
        state.destroyed_monsters.append(card.id)  # MA-DEST-5
    for event in monster.events:
        state.horror_discard.insert(0, event)  # MA-DEST-O1; under the current one
    items.drop_markers(state, card.id)  # MA-DEST-O1
    _forget(state, monster)


def _forget(state: Machina, creature: Creature) -> None:
    """Ongoing effects on a creature end with it."""
    for marker in state.markers:
        marker.changes = [change for change in marker.changes if change[0] != creature.id]


# ---------------------------------------------------------------------- explorers


def die(state: Machina, explorer: Explorer) -> None:
    """MA-DEATH-O1. Whether that ends the game is `settle`'s question."""
    if not explorer.alive:
        return
    at = index_of(state, explorer)
    told = None
    if state.log is not None:
        told = ExplorerDied(who=explorer.id, items=owned(explorer), events=list(explorer.events))
    explorer.alive = False
    explorer.health = 0
    explorer.stamina = 0
    explorer.inspiration = 0
    explorer.cell = OFF
    explorer.left = False
    for group in explorer.equipped:
        explorer.inventory += group
    explorer.equipped = []
    for item in explorer.inventory:
        items.discard(state, item)
    explorer.inventory = []
    for event in explorer.events:
        state.explorer_discard.insert(0, event)
    explorer.events = []
    explorer.progress = {}
    tell_ended(state, [marker for marker in state.markers if marker.owner == at])
    state.markers = [marker for marker in state.markers if marker.owner != at]
    explorer.markers = 0
    _forget(state, explorer)
    items.refresh(state, explorer)
    if state.active == at:
        state.active = OFF  # the turn is over
    if told is not None:
        state.tell(told)


# ---------------------------------------------------------------------- what abilities wait for
