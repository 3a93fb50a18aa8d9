"""Lines of sight, exact: ANY_LINE for hexes (Jaws), CENTRES for squares (Machina), CLEAR where nothing blocks (Bugs).

Walls and void are part of the map and are worked out once; blockers that come and go in play are a bitboard.
All arithmetic is on whole numbers, so a line that only grazes a wall is never a matter of rounding.
"""

from __future__ import annotations

from undercroft.core.grid.base import Crossing, Grid, Sight, cells, each

Point = tuple[int, int]


class Clear(Sight):
    """Everything sees everything; only blockers that a game names would matter, and these games name none."""

    __slots__ = ()

    def row(self, grid: Grid, cell: int) -> int:
        return grid.all

    def past(self, grid: Grid, cell: int, blockers: int, among: int) -> int:
        return grid.all & among


# ---------------------------------------------------------------------- any line between two hexes

# In axial coordinates times three, hex centres and corners are whole numbers, and straight lines stay straight.
_CORNERS: tuple[Point, ...] = ((1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1))
_STEPS: tuple[Point, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


class AnyLine(Sight):
    """Two hexes see each other if some straight line from inside the one to inside the other touches no wall.

    JL-RNG-4, JL-RNG-O1 and O2, exactly: grazing a wall or its end blocks. Such a line passes from hex to hex through
    the open insides of edges, so we follow every chain of edges that one line can pass and keep, for each chain, the
    two extreme lines through it (the most left-turning and the most right-turning); it ends where they would cross.
    """

    __slots__ = ()

    def row(self, grid: Grid, cell: int) -> int:
        seen = 1 << cell
        known = seen
        for other, row in grid.sees.items():  # sight is mutual: what other rows tell need not be found again
            known |= 1 << other
            if row >> cell & 1:
                seen |= 1 << other
        return _look(grid, cell, 0, seen, grid.all & ~known)

    def past(self, grid: Grid, cell: int, blockers: int, among: int) -> int:
        wanted = grid.sees[cell] & among
        if not blockers:
            return wanted
        return _look(grid, cell, blockers, 1 << cell, wanted) & wanted


def _look(grid: Grid, start: int, opaque: int, seen: int, wanted: int) -> int:
    """Add to `seen` every cell of `wanted` to which a line can be drawn from `start`; `opaque` cells end lines."""
    coordinates, step = grid.coordinates, grid.step
    for sector in range(6):
        # A line's direction lies in one of six sectors, and then it leaves hexes through three edges only.
        ahead = _ahead(grid)[sector]
        if not ahead[start] & wanted & ~seen:
            continue
        exits = []
        for direction in ((sector + 1) % 6, sector, (sector - 1) % 6):
            exits.append((direction, *_CORNERS[direction], *_CORNERS[direction - 1]))
        stack: list[tuple[int, tuple[Point, ...], tuple[Point, ...], Point, Point, Point, Point]] = []
        q, r = coordinates[start]
        for direction, lx, ly, rx, ry in exits:
            cell = step[start][direction]
            if cell >= 0:
                left, right = (3 * q + lx, 3 * r + ly), (3 * q + rx, 3 * r + ry)
                stack.append((cell, (left,), (right,), right, left, left, right))
        while stack:
            # left_a -> left_b is the most left-turning line (over a right end, then a left end); right_a -> right_b
            # the most right-turning one (over a left end, then a right end).
            cell, lefts, rights, left_a, left_b, right_a, right_b = stack.pop()
            seen |= 1 << cell
            if opaque >> cell & 1 or not ahead[cell] & wanted & ~seen:
                continue
            q, r = coordinates[cell]
            q, r = 3 * q, 3 * r
            row = step[cell]
            ax, ay = left_a
            bx, by = left_b[0] - ax, left_b[1] - ay
            cx, cy = right_a
            dx, dy = right_b[0] - cx, right_b[1] - cy
            for direction, lx, ly, rx, ry in exits:
                onward = row[direction]
                if onward < 0:
                    continue
                left, right = (q + lx, r + ly), (q + rx, r + ry)
                new_lefts, new_rights = lefts, rights
                new_left_a, new_left_b, new_right_a, new_right_b = left_a, left_b, right_a, right_b
                if right != rights[-1]:
                    if bx * (right[1] - ay) - by * (right[0] - ax) >= 0:
                        continue  # the right end of this edge is not right of the most left-turning line
                    new_rights = (*rights, right)
                    if dx * (right[1] - cy) - dy * (right[0] - cx) > 0:
                        new_right_b = right
                        x, y = new_right_a = lefts[0]
                        for point in lefts:
                            if (right[0] - x) * (point[1] - y) - (right[1] - y) * (point[0] - x) < 0:
                                x, y = new_right_a = point
                if left != lefts[-1]:
                    if dx * (left[1] - cy) - dy * (left[0] - cx) <= 0:
                        continue  # the left end is not left of the most right-turning line
                    new_lefts = (*lefts, left)
                    if bx * (left[1] - ay) - by * (left[0] - ax) < 0:
                        new_left_b = left
                        x, y = new_left_a = rights[0]
                        for point in rights:
                            if (left[0] - x) * (point[1] - y) - (left[1] - y) * (point[0] - x) > 0:
                                x, y = new_left_a = point
                stack.append((onward, new_lefts, new_rights, new_left_a, new_left_b, new_right_a, new_right_b))
    return seen


def _ahead(grid: Grid) -> tuple[tuple[int, ...], ...]:
    """Per sector and cell: the cells that a line of that sector could come to, which is where looking may stop."""
    if not grid.ahead:
        tables = []
        for sector in range(6):
            dq, dr = _STEPS[sector]
            keys = [q * (2 * dq + dr) + r * (2 * dr + dq) for q, r in grid.coordinates]
            table = [0] * grid.size
            ways = ((sector - 1) % 6, sector, (sector + 1) % 6)
            for cell in sorted(range(grid.size), key=keys.__getitem__, reverse=True):
                board = 1 << cell
                row = grid.step[cell]
                for direction in ways:
                    if row[direction] >= 0:
                        board |= table[row[direction]]
                table[cell] = board
            tables.append(tuple(table))
        grid.ahead = tuple(tables)
    return grid.ahead


# ---------------------------------------------------------------------- from centre to centre of squares


class Centres(Sight):
    """Two squares see each other if the line between their centres is not stopped (MA-LOS-F1, MA-LOS-O1).

    Every cell whose inside the line crosses, save the two ends, and every edge is checked. Where the line passes
    exactly through a corner it is stopped only if both ways around it are, a way being a flanking cell and its edges.
    """

    __slots__ = ()

    def row(self, grid: Grid, cell: int) -> int:
        seen = 1 << cell
        for other in range(grid.size):
            if other != cell and _crossing(grid, cell, other) is not None:
                seen |= 1 << other
        return seen

    def past(self, grid: Grid, cell: int, blockers: int, among: int) -> int:
        among &= grid.all
        if not blockers:
            return grid.sees[cell] & among
        if among.bit_count() <= 12:  # for a few targets line by line is quicker than shadows
            seen = 0
            for other in each(among):
                if other == cell or self.clear(grid, cell, other, blockers):
                    seen |= 1 << other
            return seen
        shadow, gates = _shadows(grid, cell)
        hidden = 0
        for blocker in each(blockers):
            hidden |= shadow.get(blocker, 0)
        for pair, beyond in gates:
            if pair & blockers == pair:
                hidden |= beyond
        return grid.sees[cell] & among & ~hidden

    def clear(self, grid: Grid, one: int, other: int, blockers: int) -> bool:
        if one == other:
            return True
        key = one * grid.size + other if one < other else other * grid.size + one
        crossing = grid.crossed[key] if key in grid.crossed else _crossing(grid, one, other)
        if crossing is None or crossing[0] & blockers:
            return False
        for pair in crossing[1]:  # not all(): that is over twice as slow, and this is asked for every shot
            if pair & blockers == pair:
                return False
        return True


def _crossing(grid: Grid, one: int, other: int) -> Crossing:
    if one > other:
        one, other = other, one
    key = one * grid.size + other
    if key not in grid.crossed:
        grid.crossed[key] = _cross(grid, one, other)
    return grid.crossed[key]


def _cross(grid: Grid, one: int, other: int) -> Crossing:
    step = grid.step
    (ax, ay), (bx, by) = grid.coordinates[one], grid.coordinates[other]
    width, height = abs(bx - ax), abs(by - ay)
    across = 2 if bx > ax else 6
    along = 4 if by > ay else 0
    must = 0
    pairs: list[int] = []
    cell = one
    dx = dy = 0
    while dx < width or dy < height:
        turn = (1 + 2 * dx) * height - (1 + 2 * dy) * width
        if turn < 0:
            dx += 1
            cell = step[cell][across]
        elif turn > 0:
            dy += 1
            cell = step[cell][along]
        else:
            dx += 1
            dy += 1
            first, second = step[cell][across], step[cell][along]
            by_first = step[first][along] if first >= 0 else -1
            by_second = step[second][across] if second >= 0 else -1
            if by_first >= 0 and by_second >= 0:
                pairs.append(1 << first | 1 << second)
            elif by_first >= 0:
                must |= 1 << first  # the other way around is walled, so this flank has to be clear
            elif by_second >= 0:
                must |= 1 << second
            cell = by_first if by_first >= 0 else by_second
        if cell < 0:
            return None
        must |= 1 << cell
    return must & ~(1 << other), tuple(pairs)


def _shadows(grid: Grid, cell: int) -> tuple[dict[int, int], tuple[tuple[int, int], ...]]:
    """What each blocker alone hides from `cell`, and what each pair of flanks hides together."""
    found = grid.shadows.get(cell)
    if found is None:
        shadow: dict[int, int] = {}
        gates: dict[int, int] = {}
        for other in cells(grid.sees[cell] & ~(1 << cell)):
            crossing = _crossing(grid, cell, other)
            if crossing is not None:
                for blocker in cells(crossing[0]):
                    shadow[blocker] = shadow.get(blocker, 0) | 1 << other
                for pair in crossing[1]:
                    gates[pair] = gates.get(pair, 0) | 1 << other
        found = grid.shadows[cell] = (shadow, tuple(gates.items()))
    return found


CLEAR = Clear("clear")
ANY_LINE = AnyLine("any line")
CENTRES = Centres("centres")
