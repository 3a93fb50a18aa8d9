"""Laying tiles: exploring from a border, a new board, and where explorers stand on it."""

from __future__ import annotations

from undercroft.core.grid import cells
from undercroft.core.request import Chance, Flow
from undercroft.games.machina import creatures
from undercroft.games.machina.board import ACROSS, BIT, EMPTY, SLOT_BITS, TILE, layout, moved, slot_of
from undercroft.games.machina.cards.tiles import ENDGAMES, NUMBER, SIDES
from undercroft.games.machina.events.board import BoardReplaced, BoardShifted, Entered, Explored
from undercroft.games.machina.reading import crowd, living, on_board, passable, walkable
from undercroft.games.machina.state import OFF, Explorer, Machina


def draw_tile(state: Machina) -> Flow[int]:
    """The top tile of the stack; which of its sides is up is left to fate."""
    layer = state.tiles.layers[0]
    side: str = yield Chance("tile", [f"{tile}_{side}" for tile in layer for side in "ab"])
    state.tiles.take(side[:-2])
    return NUMBER[side]


def lay(state: Machina, place: int, laid: int) -> None:
    """Put a tile, or nothing, into one of the four places."""
    slots = list(state.slots)
    slots[place] = laid
    state.slots = (slots[0], slots[1], slots[2], slots[3])


def stack(state: Machina, slot: int) -> None:
    """A tile leaves the board for the bottom of the stack (MA-TILE-O2)."""
    side = SIDES[state.slots[slot] // 4].id
    lay(state, slot, EMPTY)
    if side not in ENDGAMES:
        state.tiles.under(side[:-2])


def new_board(state: Machina, tile: str) -> Flow[None]:
    """All tiles go, one new tile is laid, the explorers stand at its entry (MA-GOAL-O3)."""
    for monster in list(state.order):
        creatures.banish(state, monster)
    for slot in range(4):
        if state.slots[slot] != EMPTY:
            stack(state, slot)
    state.destroyed = state.lit = state.closed = state.broken = state.water = state.objects = 0
    state.exit = OFF
    state.laid += 1
    for explorer in state.explorers:
        explorer.cell = OFF
        explorer.left = False
    if tile and tile not in ENDGAMES:
        state.tiles.take(tile[:-2])  # MA-GOAL-O9
    number = NUMBER[tile] if tile else (yield from draw_tile(state))
    lay(state, 0, number * 4)
    state.last = 0
    state.entry = layout(state.slots).joins[0]
    if state.log is not None:
        state.tell(BoardReplaced(cells=list(cells(layout(state.slots).all))))
    yield from place_explorers(state)


def place_explorers(state: Machina) -> Flow[None]:
    """On the entry token and the free passable cells nearest to it, as the players like (MA-SET-O3)."""
    board = layout(state.slots)
    free = passable(state) & ~board.pits & ~crowd(state)  # MA-GEO-O5: never on a pit
    waiting = living(state)
    inner = outer = 0
    for layer in board.flood(state.entry, walkable(state)):
        if (inner | outer).bit_count() >= len(waiting):
            break
        inner |= outer
        outer = layer & free
    for at, explorer in enumerate(waiting):
        left = len(waiting) - at
        choices = inner if inner.bit_count() >= left else inner | outer
        cell = yield from creatures.pick_cell(state, choices, explorer.id, explorer.seat)
        explorer.cell = cell
        if state.log is not None:
            state.tell(Entered(who=explorer.id, joins=True))
        inner &= ~BIT[cell]
        outer &= ~BIT[cell]


def leaving(state: Machina, cell: int) -> list[int]:
    """The places whose tiles would leave the board if somebody explored from this border (MA-TILE-O1)."""
    board = layout(state.slots)
    gone = next(gone for gone, borders in board.leaving.items() if borders & BIT[cell])
    return [slot for slot in range(4) if gone & SLOT_BITS[slot]]


def open_borders(state: Machina, explorer: Explorer) -> int:
    """The border cells from which this explorer may explore once standing there."""
    found = 0
    for gone, borders in layout(state.slots).leaving.items():
        if _may_leave(state, explorer, gone):
            found |= borders
    return found


def _may_leave(state: Machina, explorer: Explorer, gone: int) -> bool:
    """Whether tiles on these cells may leave the board when this explorer explores."""
    if not gone:
        return True
    if state.exit != OFF and gone & BIT[state.exit]:
        return False  # MA-TILE-O4
    if gone & state.objects:
        return False  # MA-OBJ-O3
    for other in state.explorers:
        if other.cell != OFF and gone & BIT[other.cell] and other is not explorer:
            return False
    return True


def explore(state: Machina, explorer: Explorer) -> Flow[None]:
    """MA-ACT-8, MA-TILE-F3: the new tile's joining symbol comes to the border just explored."""
    direction = layout(state.slots).border_side[explorer.cell]
    dx, dy = ACROSS[direction]
    slot = slot_of(explorer.cell)
    x, y = slot % 2 + dx, slot // 2 + dy
    for far in leaving(state, explorer.cell):
        for monster in [monster for monster in state.order if SLOT_BITS[far] & BIT[monster.cell]]:
            creatures.banish(state, monster)  # MA-TILE-F2
        if state.entry != OFF and SLOT_BITS[far] & BIT[state.entry]:
            state.entry = OFF
        stack(state, far)
    if not 0 <= x < 2:
        shift(state, -dx, 0)
        x -= dx
    if not 0 <= y < 2:
        shift(state, 0, -dy)
        y -= dy
    number = yield from draw_tile(state)
    turns = (direction + 2 - SIDES[number].join_side) % 4
    place = x + 2 * y
    lay(state, place, number * 4 + turns)
    state.last = place
    if state.log is not None:
        laid = list(cells(SLOT_BITS[place]))
        state.tell(Explored(who=explorer.id, tile=SIDES[number].id[:-2], cells=laid))


def shift(state: Machina, dx: int, dy: int) -> None:
    """Move everything on the board by a tile, so that it stays inside two by two places."""
    slots = [EMPTY] * len(state.slots)
    for slot, laid in enumerate(state.slots):
        x, y = slot % 2 + dx, slot // 2 + dy
        if laid != EMPTY:
            slots[x + 2 * y] = laid
    state.slots = (slots[0], slots[1], slots[2], slots[3])
    x, y = dx * TILE, dy * TILE
    state.destroyed, state.lit = moved(state.destroyed, x, y), moved(state.lit, x, y)
    state.closed, state.broken = moved(state.closed, x, y), moved(state.broken, x, y)
    state.water, state.objects = moved(state.water, x, y), moved(state.objects, x, y)
    step = x + 16 * y
    for explorer in state.explorers:
        if explorer.cell != OFF:
            explorer.cell += step
    for monster in state.order:
        monster.cell += step
    if state.entry != OFF:
        state.entry += step
    if state.exit != OFF:
        state.exit += step
    if state.log is not None:
        figures = {explorer.id: explorer.cell for explorer in on_board(state)}
        figures |= {monster.id: monster.cell for monster in state.order}
        state.tell(BoardShifted(step=step, figures=figures))
