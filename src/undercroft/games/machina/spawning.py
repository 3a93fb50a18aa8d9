"""A monster appears (MA-SPAWN)."""

from __future__ import annotations

from undercroft.core.pile import draw
from undercroft.games.machina import threat
from undercroft.games.machina.board import layout
from undercroft.games.machina.cards.registry import MONSTERS
from undercroft.games.machina.consequences import Rule, set_off
from undercroft.games.machina.creatures import choose_you, free_near, pick_cell, put
from undercroft.games.machina.events.board import Appeared, TurnedBack
from undercroft.games.machina.reading import find_monster, slot_bits, walkable
from undercroft.games.machina.state import OFF, Explorer, Machina, Monster


def appear(state: Machina, you: int, named: str = "") -> Rule[None]:
    """A monster appears (MA-SPAWN-1 to 7); `named` is one that a card calls by name."""
    if not layout(state.slots).lairs & ~state.destroyed:
        return  # MA-SPAWN-O1
    if you == OFF:
        you = yield from choose_you(state)
        if you == OFF:
            return
    card = _take(state, named) if named else (yield from _reveal(state))
    if not card:
        return
    cell = yield from pick_cell(state, _nearest_lairs(state, state.explorers[you]), card)
    options = free_near(state, cell)  # MA-SPAWN-6
    if not options:
        state.destroyed_monsters.append(card)  # no free cell on the whole board: it cannot come
        if state.log is not None:
            state.tell(TurnedBack(who=card))
        return
    cell = yield from pick_cell(state, options, card)
    monster = Monster(card, MONSTERS[card].health, cell)  # MA-SPAWN-4
    state.order.append(monster)  # MA-SPAWN-3
    if state.phase == "monsters":
        state.waiting.append(card)  # MA-MON-O2
    if state.log is not None:
        state.tell(Appeared(who=card, cell=cell))
    yield from put(state, monster, cell)
    if monster.health > 0:
        yield from set_off(card, "enter", monster, you)  # MA-SPAWN-7


def _take(state: Machina, named: str) -> str:
    """The card that is called by name, from wherever it is; none if it is on the board."""
    if find_monster(state, named) is not None:
        return ""
    state.monster_deck.take(named)
    for pile in (state.destroyed_monsters, state.box):
        if named in pile:
            pile.remove(named)
    return named


def _reveal(state: Machina) -> Rule[str]:
    """The top card of the monster deck; without any card left the threat rises (MA-SPAWN-2)."""
    if not state.monster_deck:
        if not state.destroyed_monsters:
            yield from threat.raise_threat(state, 1)
            return ""
        state.monster_deck.shuffle_in(state.destroyed_monsters)
        state.destroyed_monsters = []
    return (yield from draw(state.monster_deck, "monster"))


def _nearest_lairs(state: Machina, explorer: Explorer) -> int:
    """MA-SPAWN-5: on the explorer's tile while there are any there."""
    board = layout(state.slots)
    lairs = board.lairs & ~state.destroyed
    if explorer.cell == OFF:
        return lairs
    return board.nearest(explorer.cell, lairs & slot_bits(state, explorer.cell) or lairs, walkable(state))
