"""What cards change on the board itself: doors, water, trains, the objects of a chapter, seals and lights."""

from __future__ import annotations

from undercroft.core.grid import cells
from undercroft.games.machina import attack, creatures
from undercroft.games.machina.board import BIT, layout, within
from undercroft.games.machina.consequences import Rule, note
from undercroft.games.machina.events.board import (
    DoorsClosed,
    DoorsOpened,
    LightsDoused,
    ObjectPlaced,
    ObjectsGone,
    ObjectTaken,
    SealBroken,
    TrainRan,
    WaterFell,
    WaterRose,
)
from undercroft.games.machina.reading import crowd, explorers_on, monsters_on, on_board, passable, slot_bits, walkable
from undercroft.games.machina.state import OFF, Creature, Explorer, Machina

APART = 2
"""Objects lie further apart than this (MA-OBJ-O1)."""


# ---------------------------------------------------------------------- doors


def close_doors(state: Machina, tiles: int) -> None:
    """MA-DOOR-1, MA-DOOR-O1: all open doors with nobody in them."""
    doors = layout(state.slots).doors & tiles & ~state.closed & ~state.broken & ~crowd(state)
    state.closed |= doors
    if state.log is not None and doors:
        state.tell(DoorsClosed(cells=list(cells(doors))))


def open_doors(state: Machina, tiles: int) -> None:
    """MA-DOOR-2, for all doors at once."""
    doors = state.closed & tiles
    state.closed &= ~doors
    if state.log is not None and doors:
        state.tell(DoorsOpened(cells=list(cells(doors))))


# ---------------------------------------------------------------------- water


def rise(state: Machina, times: int) -> None:
    """The water rises: MA-WATER-O1. Walls and closed doors hold it back."""
    board = layout(state.slots)
    springs = board.lairs & ~state.destroyed
    ground = passable(state) & ~board.pits
    before = state.water
    for _ in range(times):
        state.water |= board.spread(state.water | springs) & ground
    if state.log is not None and state.water != before:
        state.tell(WaterRose(cells=list(cells(state.water & ~before))))


def fall(state: Machina, tiles: int) -> None:
    """The water runs off: MA-WATER-O3."""
    gone = state.water & tiles
    state.water &= ~gone
    if state.log is not None and gone:
        state.tell(WaterFell(cells=list(cells(gone))))


# ---------------------------------------------------------------------- trains


def run_train(state: Machina, source: Creature | None, high: int) -> Rule[None]:
    """MA-RAIL-O2: everyone on the tracks of all tiles is attacked; the attack is the source's, or nobody's."""
    tracks = layout(state.slots).tracks
    found: list[attack.Evader] = [*explorers_on(state, tracks), *monsters_on(state, tracks)]
    if state.log is not None:
        state.tell(TrainRan(cells=[creature.cell for creature in found if not isinstance(creature, int)]))
    yield from attack.attack(state, source, found, high, 0, False, OFF, aims=False)


# ---------------------------------------------------------------------- the objects of a chapter


def place_objects(state: Machina, number: int) -> Rule[None]:
    """MA-OBJ-O1: one after another, each as far from the explorers as their tiles allow."""
    for _ in range(number):
        choices = _far_cells(state)
        if not choices:
            return
        cell = yield from creatures.pick_cell(state, choices, "object")
        state.objects |= BIT[cell]
        if state.log is not None:
            state.tell(ObjectPlaced(cell=cell))


def _far_cells(state: Machina) -> int:
    """The free floor cells of the explorers' tiles that are furthest from all of them, apart from other objects."""
    board = layout(state.slots)
    tiles = seen = 0
    for explorer in on_board(state):
        tiles |= slot_bits(state, explorer.cell)
        seen |= BIT[explorer.cell]
    floor = passable(state) & tiles & ~crowd(state) & ~(board.pits | board.traps | board.doors | board.lairs)
    floor &= ~BIT[state.exit] if state.exit != OFF else -1
    for cell in cells(state.objects):
        floor &= ~within(cell, APART)
    ground = walkable(state) & ~board.pits & ~state.closed
    best = 0
    front = seen
    while front:
        best = front & floor or best
        front = board.spread(front) & ground & ~seen
        seen |= front
    return best


def take_object(state: Machina, explorer: Explorer, cell: int) -> Rule[None]:
    """MA-OBJ-O2."""
    state.objects &= ~BIT[cell]
    if state.log is not None:
        state.tell(ObjectTaken(who=explorer.id, cell=cell))
    yield from note(state, explorer, "object")


def clear_objects(state: Machina) -> None:
    """MA-OBJ-O3: what a chapter has brought goes with it."""
    if state.objects and state.log is not None:
        state.tell(ObjectsGone(cells=list(cells(state.objects))))
    state.objects = 0


# ---------------------------------------------------------------------- seals and lights


def break_seal(state: Machina, explorer: Explorer) -> Rule[None]:
    """MA-SEAL-O3: the sealed lair cell nearest to the explorer is open again."""
    board = layout(state.slots)
    sealed = board.lairs & state.destroyed
    if not sealed:
        return
    cell = yield from creatures.pick_cell(state, board.nearest(explorer.cell, sealed, walkable(state)), "seal")
    state.destroyed &= ~BIT[cell]
    if state.log is not None:
        state.tell(SealBroken(cell=cell))


def douse(state: Machina) -> None:
    """MA-SEAL-O4: no chapter cell is lit any more."""
    if state.lit and state.log is not None:
        state.tell(LightsDoused(cells=list(cells(state.lit))))
    state.lit = 0
