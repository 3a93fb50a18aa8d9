"""A monster appears (MA-SPAWN)."""

from __future__ import annotations

from undercroft.core.pile import draw
from undercroft.games.machina import threat
from undercroft.games.machina.board import (
    layout,
)
from undercroft.games.machina.cards.registry import (
    MONSTERS,
)
from undercroft.games.machina.consequences import Rule, set_off
from undercroft.games.machina.creatures import choose_you, free_near, pick_cell, put
from undercroft.games.machina.state import (
    OFF,
    Machina,
    Monster,
    find_monster,
    name,
    slot_bits,
    walkable,
)


def appear(state: Machina, you: int, named: str = "") -> Rule[None]:
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
                yield from threat.raise_threat(state, 1)  # MA-SPAWN-2
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
        yield from set_off(card, "enter", monster, you)  # MA-SPAWN-7
