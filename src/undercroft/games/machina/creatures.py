"""Creatures coming and going: a monster appears, is destroyed or banished; an explorer dies; abilities are set off.

Also who is whose neighbour in a count, and how figures get onto cells. Attacks are in `attack.py`.
"""

from __future__ import annotations

from undercroft.core.pile import draw
from undercroft.core.question import Question, Verb
from undercroft.core.request import Flow
from undercroft.core.say import Say, say
from undercroft.core.state import Result
from undercroft.games.machina import chapter, effects, inspiration, items
from undercroft.games.machina.board import BIT, X, Y, cells, layout, nearest_plain
from undercroft.games.machina.cards.model import GROUP, Trigger
from undercroft.games.machina.cards.registry import ABILITIES, CHAPTERS, MONSTERS, NUMBERS
from undercroft.games.machina.options import EXPLORER, PLACED, cell_of, cell_verb
from undercroft.games.machina.state import (
    OFF,
    Creature,
    Explorer,
    Machina,
    Monster,
    crowd,
    find_monster,
    passable,
    seats,
    slot_bits,
    walkable,
)

CELL: Question[Machina] = Question("cell", cell_verb("cell", "group.place"), clause="MA-GEO-O4", about=(PLACED,))
YOU: Question[Machina] = Question("you", Verb("explorer", EXPLORER), clause="MA-CHAP-O2")


class Over(Exception):
    """The game has ended in the middle of a rule; the stage that was running catches it."""


def name(creature: Creature) -> Say:
    return say(f"explorer.{creature.id}" if type(creature) is Explorer else f"monster.{creature.id}")


def index_of(state: Machina, explorer: Explorer) -> int:
    return state.explorers.index(explorer)


def win(state: Machina) -> None:
    """MA-GOAL-1. In a campaign the next scenario follows, unless it was the last (MA-CAMP-O1)."""
    scenarios = list(CHAPTERS)
    if state.campaign and state.scenario != scenarios[-1]:
        state.phase = "interlude"
        state.active = OFF
        state.tell("story.scenario-won", "MA-CAMP-O1", scenario=say(f"scenario.{state.scenario}"))
        raise Over
    state.result = Result(tuple(range(state.players)), (1.0,) * state.players, "won")
    raise Over


def settle(state: Machina) -> Flow[None]:
    """After an effect: defeat (MA-GOAL-F2), or everybody has left (MA-GOAL-O2)."""
    here = alive = 0
    for explorer in state.explorers:
        if explorer.alive:
            alive += 1
            if not explorer.left:
                here += 1
    if not alive:
        state.result = Result((), (0.0,) * state.players, "lost")
        raise Over
    if not here:
        yield from chapter.all_left(state)


def pick_cell(state: Machina, board: int, about: str, seat: int | None = None) -> Flow[int]:
    """One of several equally good cells, as the players like (MA-GEO-O4)."""
    found = cells(board)
    if len(found) == 1:
        return found[0]
    asked = seats(state) if seat is None else seat
    option = yield CELL.ask(asked, [("cell", X[cell], Y[cell]) for cell in found], (about,))
    return cell_of(option)


def free_near(state: Machina, cell: int, *, plain: bool = False, own: int = OFF) -> int:
    """The free passable cells nearest to a cell; on its own tile while there are any (MA-SPAWN-O2)."""
    taken = crowd(state)
    if own >= 0:
        taken &= ~BIT[own]  # MA-TEL-O1: a creature's own cell counts as free for it
    free = passable(state) & ~taken
    if free & BIT[cell]:
        return BIT[cell]
    here = free & slot_bits(state, cell)
    if plain:
        return nearest_plain(cell, here or free)
    return layout(state.slots).nearest(cell, here or free, walkable(state)) if free else 0


def put(state: Machina, creature: Creature, cell: int) -> Flow[None]:
    """A creature comes onto a cell; a pit destroys it (MA-PIT-2)."""
    creature.cell = cell
    if layout(state.slots).pits & BIT[cell]:
        yield from destroy(state, creature)


def destroy(state: Machina, creature: Creature) -> Flow[None]:
    if type(creature) is Explorer:
        die(state, creature)  # MA-PIT-O1: inspiration cannot prevent it
    else:
        yield from destroy_monster(state, creature)  # type: ignore[arg-type]


# ---------------------------------------------------------------------- monsters


def appear(state: Machina, you: int, named: str = "") -> Flow[None]:
    """A monster appears (MA-SPAWN-1 to 7); `named` is one that a card calls by name."""
    board = layout(state.slots)
    lairs = board.lairs & ~state.destroyed
    if not lairs:
        return  # MA-SPAWN-O1
    if you == OFF:
        you = yield from choose_you(state)
        if you == OFF:
            return
    explorer = state.explorers[you]
    if named:
        if find_monster(state, named) is not None:
            return
        state.monster_deck.take(named)
        for pile in (state.destroyed_monsters, state.box):
            if named in pile:
                pile.remove(named)
        card = named
    else:
        if not state.monster_deck:
            if not state.destroyed_monsters:
                yield from chapter.raise_threat(state, 1)  # MA-SPAWN-2
                return
            state.monster_deck.shuffle_in(state.destroyed_monsters)
            state.destroyed_monsters = []
        card = yield from draw(state.monster_deck, "monster")
    monster = Monster(card, MONSTERS[card].health)  # MA-SPAWN-4
    if explorer.cell >= 0:
        here = lairs & slot_bits(state, explorer.cell) or lairs
        nearest = board.nearest(explorer.cell, here, walkable(state))  # MA-SPAWN-5
    else:
        nearest = lairs
    cell = yield from pick_cell(state, nearest, card)
    options = free_near(state, cell)  # MA-SPAWN-6
    if not options:
        state.destroyed_monsters.append(card)  # no free cell on the whole board: it cannot come
        return
    cell = yield from pick_cell(state, options, card)
    state.order.append(monster)  # MA-SPAWN-3
    monster.cell = cell
    if state.phase == "monsters":
        state.waiting.append(card)  # MA-MON-O2
    if state.log is not None:
        state.tell("story.appears", "MA-SPAWN-1", monster=name(monster))
    yield from put(state, monster, cell)
    if monster.health > 0:
        yield from effects.all_of(state, card, "enter", monster, you)  # MA-SPAWN-7


def choose_you(state: Machina) -> Flow[int]:
    """The explorer whom an effect without an actor means (MA-CHAP-O2, MA-SPAWN-O1)."""
    here = [at for at, explorer in enumerate(state.explorers) if explorer.cell >= 0]
    if len(here) < 2:
        return here[0] if here else OFF
    option = yield YOU.ask(seats(state), [("explorer", state.explorers[at].id) for at in here])
    return next(at for at in here if state.explorers[at].id == option[1])


def destroy_monster(state: Machina, monster: Monster) -> Flow[None]:
    """MA-DEST-2 to 5."""
    if monster.health < 0 or find_monster(state, monster.id) is not monster:
        return
    monster.health = -1  # under way: nothing destroys it twice
    laid = state.laid
    yield from effects.all_of(state, monster.id, "destroyed", monster, OFF)
    if state.log is not None:
        state.tell("story.destroyed", "MA-DEST-1", monster=name(monster))
    if laid == state.laid:
        _remove(state, monster)
    active = state.active
    if active >= 0:
        explorer = state.explorers[active]
        inspiration.gain(state, explorer)  # MA-DEST-3, MA-INS-2
        yield from note(state, explorer, "kill")
    if monster.card.boss:
        yield from note_chapter(state, active, "boss")


def banish(state: Machina, monster: Monster) -> None:
    """MA-BAN-1 to 4: gone without inspiration, without effects."""
    if find_monster(state, monster.id) is monster:
        monster.health = -1
        if state.log is not None:
            state.tell("story.banished", "MA-BAN-1", monster=name(monster))
        _remove(state, monster)


def _remove(state: Machina, monster: Monster) -> None:
    card = monster.card
    state.order = [other for other in state.order if other is not monster]
    if monster.id in state.waiting:
        state.waiting.remove(monster.id)
    if card.boss or (card.level < state.level and card.level != 4):
        state.box.append(card.id)  # MA-DEST-4
    else:
        state.destroyed_monsters.append(card.id)  # MA-DEST-5
    for event in monster.events:
        state.horror_discard.insert(0, event)  # MA-DEST-O1; under the current one
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
    state.markers = [marker for marker in state.markers if marker.owner != at]
    explorer.markers = 0
    _forget(state, explorer)
    items.refresh(state, explorer)
    if state.active == at:
        state.active = OFF  # the turn is over
    state.tell("story.dies", "MA-DEATH-O1", who=name(explorer))


# ---------------------------------------------------------------------- what abilities wait for


def note(state: Machina, explorer: Explorer, trigger: Trigger) -> Flow[None]:
    """Something was done that abilities may wait for: passive ones, cumulative conditions, the chapter."""
    for number in explorer.hears:
        known = ABILITIES[number]
        ability = known.ability
        if ability.on != trigger or not explorer.alive:
            continue
        if ability.kind == "trigger":
            yield from effects.run(
                state, ability.steps, effects.Context(explorer, index_of(state, explorer), known.card)
            )
        elif known.card in explorer.events:
            tokens = explorer.progress.get(known.card, 0) + 1  # MA-SYM-2
            if tokens < ability.count:
                explorer.progress[known.card] = tokens
                continue
            explorer.progress.pop(known.card, None)
            explorer.events.remove(known.card)  # MA-ONG-O3
            state.explorer_discard.insert(0, known.card)
            items.drop_markers(state, known.card)
            items.refresh(state, explorer)
            state.tell("story.fulfilled", "MA-SYM-2", who=name(explorer), event=say(f"event.{known.card}"))
            yield from effects.run(
                state, ability.steps, effects.Context(explorer, index_of(state, explorer), known.card)
            )
    yield from note_chapter(state, index_of(state, explorer), trigger)


def note_chapter(state: Machina, actor: int, trigger: Trigger) -> Flow[None]:
    card = CHAPTERS[state.scenario][state.chapter]
    for number in NUMBERS[card.id]:
        ability = ABILITIES[number].ability
        if ability.kind == "cumulative" and ability.on == trigger and state.exit == OFF:
            state.progress += 1  # MA-SYM-2, MA-GOAL-2
            needed = ability.count + (ability.more if len(state.explorers) >= GROUP else 0)
            state.tell("story.progress", "MA-SYM-2", n=state.progress, of=needed)
            if state.progress >= needed:
                state.progress = 0
                user = state.explorers[actor] if actor >= 0 else None
                yield from effects.run(state, ability.steps, effects.Context(user, actor, card.id))
            return
