"""The board: at most two by two tiles of 8 x 8 cells on a field of 16 x 16; cells are ints, sets of them bitboards.

Where walls, doors and borders let one step, what is near, and lines of sight. What lies on cells in play (tokens,
figures) is the state's; this module is told about it by bitboards.
"""

from __future__ import annotations

from functools import cache

from undercroft.games.machina.cards.tiles import KINDS, SIDES, TileSide

SIZE = 16
TILE = 8
CELLS = SIZE * SIZE
BIT: tuple[int, ...] = tuple(1 << cell for cell in range(CELLS))
X: tuple[int, ...] = tuple(cell % SIZE for cell in range(CELLS))
Y: tuple[int, ...] = tuple(cell // SIZE for cell in range(CELLS))
NORTH, EAST, SOUTH, WEST = range(4)
ACROSS = ((0, -1), (1, 0), (0, 1), (-1, 0))
TILE_BITS = sum(1 << (y * SIZE + x) for y in range(TILE) for x in range(TILE))
SLOT_SHIFT = (0, TILE, TILE * SIZE, TILE * SIZE + TILE)
SLOT_BITS = tuple(TILE_BITS << shift for shift in SLOT_SHIFT)
EMPTY = -1


def at(x: int, y: int) -> int:
    return y * SIZE + x


def slot_of(cell: int) -> int:
    return (cell % SIZE) // TILE + 2 * (cell // (SIZE * TILE))


def cells(board: int) -> list[int]:
    found = []
    while board:
        low = board & -board
        found.append(low.bit_length() - 1)
        board ^= low
    return found


def distance(one: int, other: int) -> int:
    """Plain distance, MA-GEO-O3."""
    dx, dy = abs(X[one] - X[other]), abs(Y[one] - Y[other])
    return dx if dx > dy else dy


def _within(reach: int) -> tuple[int, ...]:
    boards = []
    for cell in range(CELLS):
        x, y = X[cell], Y[cell]
        row = sum([1 << column for column in range(max(0, x - reach), min(SIZE, x + reach + 1))])
        boards.append(sum([row << line * SIZE for line in range(max(0, y - reach), min(SIZE, y + reach + 1))]))
    return tuple(boards)


_REACH = tuple(_within(reach) for reach in range(SIZE + 1))


def within(cell: int, reach: int) -> int:
    """The cells at plain distance `reach` or less."""
    return _REACH[reach][cell]


def nearest_plain(cell: int, board: int) -> int:
    """Those of `board` at the least plain distance."""
    for reach in range(SIZE + 1):
        found = within(cell, reach) & board
        if found:
            return found
    return 0


class Turned:
    """A tile side in one of four rotations, as bitboards of the upper left slot."""

    __slots__ = ("kinds", "open_east", "open_south", "sides", "join", "join_side")

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
        self.sides = tuple(side.open[(direction - turns) % 4] for direction in range(4))
        self.join = at(*turn(*side.join))
        self.join_side = (side.join_side + turns) % 4


TURNED: list[tuple[Turned, ...]] = [tuple(Turned(side, turns) for turns in range(4)) for side in SIDES]


def learn(side: TileSide) -> int:
    """The number of a tile that a case has drawn; the same drawing gives the same number again."""
    for number, known in enumerate(SIDES):
        if known == side:
            return number
    SIDES.append(side)
    TURNED.append(tuple(Turned(side, turns) for turns in range(4)))
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


class Layout:
    """The tiles that lie on the board, with every table that rules ask for. Shared by states, never changed."""

    __slots__ = (
        "slots",
        "all",
        "passable",
        "pits",
        "traps",
        "doors",
        "lairs",
        "chapters",
        "chests",
        "events",
        "benches",
        "stations",
        "levers",
        "barrels",
        "rubble",
        "actions",
        "obstacles",
        "special",
        "borders",
        "border_side",
        "joins",
        "open_east",
        "open_south",
        "n",
        "e",
        "s",
        "w",
        "ne",
        "nw",
        "se",
        "sw",
        "_adjacent",
        "_floods",
    )

    def __init__(self, slots: tuple[int, ...]) -> None:
        self.slots = slots
        kinds = dict.fromkeys(KINDS, 0)
        east = south = self.all = 0
        self.joins: dict[int, int] = {}
        self.borders = 0
        self.border_side: dict[int, int] = {}
        for slot, laid in enumerate(slots):
            if laid == EMPTY:
                continue
            turned = TURNED[laid // 4][laid % 4]
            shift = SLOT_SHIFT[slot]
            self.all |= SLOT_BITS[slot]
            for kind, board in turned.kinds.items():
                kinds[kind] |= board << shift
            east |= turned.open_east << shift
            south |= turned.open_south << shift
            self.joins[slot] = turned.join + shift
            for direction in range(4):
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
        self.open_east, self.open_south = east, south
        self.e, self.s = east, south
        self.w, self.n = east << 1, south << SIZE
        # MA-GEO-O1: a diagonal step needs one way around its corner without a wall.
        self.se = east & south >> 1 | south & east >> SIZE
        self.nw = self.se << SIZE + 1
        self.sw = self.w & south << 1 | south & self.w >> SIZE
        self.ne = self.sw << SIZE - 1
        self.pits, self.traps, self.doors, self.lairs = kinds["pit"], kinds["trap"], kinds["door"], kinds["lair"]
        self.chapters, self.chests, self.events = kinds["chapter"], kinds["chest"], kinds["event"]
        self.benches, self.stations, self.levers = kinds["bench"], kinds["station"], kinds["lever"]
        self.barrels, self.rubble = kinds["barrel"], kinds["rubble"]
        self.passable = kinds["floor"] | self.pits | self.traps | self.doors | self.lairs  # MA-GEO-3
        # MA-GEO-2: a lair cell is not an action cell.
        self.actions = self.chapters | self.chests | self.events | self.benches | self.stations | self.levers
        self.obstacles = self.actions | self.barrels  # destroyed or not, MA-LOS-2
        self.special = self.actions | self.lairs | self.doors
        self._adjacent: list[int] = [-1] * CELLS
        self._floods: dict[tuple[int, int], list[int]] = {}

    def spread(self, board: int) -> int:
        """All cells adjacent to those of `board`, MA-GEO-F1."""
        return (
            (board & self.e) << 1
            | (board & self.w) >> 1
            | (board & self.s) << 16
            | (board & self.n) >> 16
            | (board & self.se) << 17
            | (board & self.nw) >> 17
            | (board & self.sw) << 15
            | (board & self.ne) >> 15
        )

    def adjacent(self, cell: int) -> int:
        found = self._adjacent[cell]
        if found < 0:
            found = self._adjacent[cell] = self.spread(BIT[cell])
        return found

    def flood(self, cell: int, walkable: int) -> list[int]:
        """Layer k holds the cells k steps from `cell` over walkable cells; the first layer is the cell itself."""
        key = (cell, walkable)
        found = self._floods.get(key)
        if found is None:
            if len(self._floods) > 64:
                self._floods.clear()
            found = self._floods[key] = [BIT[cell]]
            front = BIT[cell]
            left = walkable & ~front
            while front:
                front = self.spread(front) & left
                left ^= front
                if front:
                    found.append(front)
        return found

    def nearest(self, cell: int, goals: int, walkable: int) -> int:
        """Those of `goals` with the fewest steps from `cell`; by plain distance where no way leads (MA-GEO-O3)."""
        if goals & BIT[cell]:
            return BIT[cell]
        for layer in self.flood(cell, walkable):
            found = self.spread(layer) & goals
            if found:
                return found
        return nearest_plain(cell, goals)

    def sees(self, one: int, other: int, blockers: int) -> bool:
        """Whether the line between the two centres is free of walls and of `blockers`, MA-LOS-F1."""
        must, east, south, corners = _line(one, other) if one < other else _line(other, one)
        if must & blockers or east & ~self.open_east or south & ~self.open_south:
            return False
        for flank, east_a, south_a, other_flank, east_b, south_b in corners:
            # MA-LOS-O1: at a corner the line is stopped only if both ways around it are.
            if (flank & blockers or east_a & ~self.open_east or south_a & ~self.open_south) and (
                other_flank & blockers or east_b & ~self.open_east or south_b & ~self.open_south
            ):
                return False
        return True


Line = tuple[int, int, int, tuple[tuple[int, int, int, int, int, int], ...]]


@cache
def _line(one: int, other: int) -> Line:
    """What a line passes: cells, edges to the east and to the south of cells, and the two ways around each corner."""
    width, height = abs(X[other] - X[one]), abs(Y[other] - Y[one])
    across = 1 if X[other] > X[one] else -1
    along = SIZE if Y[other] > Y[one] else -SIZE
    must = east = south = 0
    corners = []
    cell = one
    dx = dy = 0

    def sideways(start: int) -> int:
        return BIT[start] if across > 0 else BIT[start - 1]

    def down(start: int) -> int:
        return BIT[start] if along > 0 else BIT[start - SIZE]

    while dx < width or dy < height:
        turn = (1 + 2 * dx) * height - (1 + 2 * dy) * width
        if turn < 0:
            dx += 1
            east |= sideways(cell)
            cell += across
        elif turn > 0:
            dy += 1
            south |= down(cell)
            cell += along
        else:
            dx += 1
            dy += 1
            first, second = cell + across, cell + along
            corners.append((BIT[first], sideways(cell), down(first), BIT[second], sideways(second), down(cell)))
            cell += across + along
        must |= BIT[cell]
    return must & ~BIT[other], east, south, tuple(corners)


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
