"""The board: at most two by two tiles of 8 x 8 cells on a field of 16 x 16; cells are ints, sets of them bitboards.

How tiles lie and join. Steps, distances and lines of sight are the core's `SquareMap`; what lies on cells in play
(tokens, figures) is the state's.
"""

from __future__ import annotations

from undercroft.core.grid import SquareField, SquareMap
from undercroft.games.machina.cards.tiles import KINDS, SIDES, TileSide

SIZE = 16
TILE = 8
FIELD = SquareField(SIZE, SIZE)
CELLS = FIELD.size
BIT, X, Y, APART = FIELD.bit, FIELD.x, FIELD.y, FIELD.apart
at, distance, within, nearest_plain = FIELD.at, FIELD.distance, FIELD.within, FIELD.nearest  # MA-GEO-O3
DIRECTIONS = NORTH, EAST, SOUTH, WEST = range(4)
ACROSS = ((0, -1), (1, 0), (0, 1), (-1, 0))
TILE_BITS = sum(1 << (y * SIZE + x) for y in range(TILE) for x in range(TILE))
SLOT_SHIFT = (0, TILE, TILE * SIZE, TILE * SIZE + TILE)
SLOT_BITS = tuple(TILE_BITS << shift for shift in SLOT_SHIFT)
EMPTY = -1


def slot_of(cell: int) -> int:
    return (cell % SIZE) // TILE + 2 * (cell // (SIZE * TILE))


class Turned:
    """A tile side in one of four rotations, as bitboards of the upper left slot."""

    __slots__ = ("kinds", "open_east", "open_south", "sides", "join", "tracks")

    def __init__(self, side: TileSide, turns: int) -> None:
        def turn(x: int, y: int) -> tuple[int, int]:
            for _ in range(turns):
                x, y = TILE - 1 - y, x
            return x, y

        self.kinds: dict[str, int] = dict.fromkeys(KINDS, 0)
        for (x, y), kind in side.cells.items():
            self.kinds[kind] |= BIT[at(*turn(x, y))]
        walls = {frozenset((turn(*one), turn(*other))) for one, other in side.walls}
        self.open_east = self.open_south = 0
        for y in range(TILE):
            for x in range(TILE):
                if x < TILE - 1 and frozenset(((x, y), (x + 1, y))) not in walls:
                    self.open_east |= BIT[at(x, y)]
                if y < TILE - 1 and frozenset(((x, y), (x, y + 1))) not in walls:
                    self.open_south |= BIT[at(x, y)]
        self.sides = tuple(side.open[(direction - turns) % 4] for direction in DIRECTIONS)
        self.join = at(*turn(*side.join))
        middle, along = (TILE // 2 - 1, TILE // 2), range(TILE)
        lanes = [(x, y) for x in middle for y in along]
        if side.join_side in (EAST, WEST):
            lanes = [(y, x) for x, y in lanes]
        self.tracks = sum([BIT[at(*turn(x, y))] for x, y in lanes])  # MA-RAIL-O1


def _rotations(side: TileSide) -> tuple[Turned, ...]:
    return tuple(Turned(side, turns) for turns in DIRECTIONS)


TURNED: list[tuple[Turned, ...]] = [_rotations(side) for side in SIDES]


def learn(side: TileSide) -> int:
    """The number of a tile that a case has drawn; the same drawing gives the same number again."""
    for number, known in enumerate(SIDES):
        if known == side:
            return number
    SIDES.append(side)
    TURNED.append(_rotations(side))
    return len(SIDES) - 1


def border_cells(slot: int, direction: int) -> tuple[int, int]:
    """The two middle cells of one side of a slot."""
    x0, y0 = (slot % 2) * TILE, (slot // 2) * TILE
    if direction == NORTH:
        return at(x0 + 3, y0), at(x0 + 4, y0)
    if direction == SOUTH:
        return at(x0 + 3, y0 + 7), at(x0 + 4, y0 + 7)
    if direction == WEST:
        return at(x0, y0 + 3), at(x0, y0 + 4)
    return at(x0 + 7, y0 + 3), at(x0 + 7, y0 + 4)


class Layout(SquareMap):
    """The tiles that lie on the board: walls, and where each kind of cell is. Shared by states, never changed."""

    __slots__ = (
        "actions", "all", "barrels", "benches", "border_side", "borders", "chapters", "chests", "doors", "events",
        "joins", "lairs", "leaving", "levers", "obstacles", "passable", "pits", "rubble", "slots", "special",
        "stations", "tracks", "traps",
    )  # fmt: skip

    def __init__(self, slots: tuple[int, ...]) -> None:
        self.slots = slots
        kinds = dict.fromkeys(KINDS, 0)
        east = south = self.all = self.tracks = 0
        self.joins: dict[int, int] = {}
        self.borders = 0
        self.border_side: dict[int, int] = {}
        for slot, laid in enumerate(slots):
            if laid == EMPTY:
                continue
            turned = TURNED[laid // 4][laid % 4]
            shift = SLOT_SHIFT[slot]
            self.all |= SLOT_BITS[slot]
            self.tracks |= turned.tracks << shift
            for kind, board in turned.kinds.items():
                kinds[kind] |= board << shift
            east |= turned.open_east << shift
            south |= turned.open_south << shift
            self.joins[slot] = turned.join + shift
            for direction in DIRECTIONS:
                if not turned.sides[direction]:
                    continue
                dx, dy = ACROSS[direction]
                x, y = slot % 2 + dx, slot // 2 + dy
                other = slots[x + 2 * y] if 0 <= x < 2 and 0 <= y < 2 else EMPTY
                if other == EMPTY:
                    for cell in border_cells(slot, direction):  # MA-TILE-O3
                        self.borders |= BIT[cell]
                        self.border_side[cell] = direction
                elif TURNED[other // 4][other % 4].sides[(direction + 2) % 4]:
                    for cell in border_cells(slot, direction):  # MA-GEO-O2: both borders are open
                        if direction == EAST:
                            east |= BIT[cell]
                        elif direction == SOUTH:
                            south |= BIT[cell]
        self.leaving: dict[int, int] = {}
        """The cells of tiles that would leave the board, each with the border cells that one then explores from."""
        for cell, direction in self.border_side.items():
            gone = self._leaving(cell, direction)
            self.leaving[gone] = self.leaving.get(gone, 0) | BIT[cell]
        super().__init__(FIELD, east, south)  # MA-GEO-F1, MA-GEO-O1, MA-LOS-F1, MA-LOS-O1
        self.pits, self.traps, self.doors, self.lairs = kinds["pit"], kinds["trap"], kinds["door"], kinds["lair"]
        self.chapters, self.chests, self.events = kinds["chapter"], kinds["chest"], kinds["event"]
        self.benches, self.stations, self.levers = kinds["bench"], kinds["station"], kinds["lever"]
        self.barrels, self.rubble = kinds["barrel"], kinds["rubble"]
        self.passable = kinds["floor"] | self.pits | self.traps | self.doors | self.lairs  # MA-GEO-3
        # MA-GEO-2: a lair cell is not an action cell.
        self.actions = self.chapters | self.chests | self.events | self.benches | self.stations | self.levers
        self.obstacles = self.actions | self.barrels  # destroyed or not, MA-LOS-2
        self.special = self.actions | self.lairs | self.doors

    def _leaving(self, cell: int, direction: int) -> int:
        """What would leave if somebody explored from this border (MA-TILE-O1)."""
        dx, dy = ACROSS[direction]
        slot = slot_of(cell)
        x, y = slot % 2 + dx, slot // 2 + dy
        if 0 <= x < 2 and 0 <= y < 2:
            return 0
        far = [at for at in range(4) if (at % 2 != slot % 2 if dx else at // 2 != slot // 2)]
        return sum([SLOT_BITS[at] for at in far if self.slots[at] != EMPTY])


KEPT = 256
"""Layouts kept: a game has about ten, of 36 KiB each once it was played on, so this is far more than a search needs."""


class _Layouts(dict[tuple[int, ...], Layout]):
    """Layouts by what lies in the four places, built when first asked for; the oldest makes room."""

    __slots__ = ()

    def __missing__(self, slots: tuple[int, ...]) -> Layout:
        if len(self) >= KEPT:
            del self[next(iter(self))]
        found = self[slots] = Layout(slots)
        return found


layout = _Layouts().__getitem__
"""The layout of these four places; asked for everywhere, so it is the dict's own method."""


def moved(board: int, dx: int, dy: int) -> int:
    """A bitboard after the whole board was moved by so many cells; what falls off is gone."""
    if dx > 0:
        board = (board & (SLOT_BITS[0] | SLOT_BITS[2])) << dx
    elif dx < 0:
        board = (board & (SLOT_BITS[1] | SLOT_BITS[3])) >> -dx
    if dy > 0:
        board = (board & (SLOT_BITS[0] | SLOT_BITS[1])) << dy * SIZE
    elif dy < 0:
        board = (board & (SLOT_BITS[2] | SLOT_BITS[3])) >> -dy * SIZE
    return board
