"""Areas of effect: patterns drawn as text, turned and mirrored freely, and where they can lie on a grid.

A pattern with an own cell (grey on the cards, `@` here) lies around the acting figure; one without may lie anywhere.
Placements are bitboards, clipped to the map, each different one once, and kept with the grid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from undercroft.core.grid import text
from undercroft.core.grid.base import SHAPES, Coordinate, Grid, MapError, Shape, each
from undercroft.core.grid.hex import HEX

HIT, OWN = "#", "@"


class Pattern:
    """A pattern of hit cells; get one from `pattern` or `read_pattern`; equal patterns are the same object.

    cells          offsets of the hit cells: from the own cell, or from the first hit cell where there is no own one
    own            whether the pattern has an own cell, which makes an attack with it melee (JL-RNG-12, BB-AOE-2)
    orientations   the offsets of every different way to turn and mirror it
    """

    __slots__ = ("cells", "number", "orientations", "own", "shape")

    def __init__(self, shape: Shape, offsets: tuple[Coordinate, ...], own: bool, number: int) -> None:
        self.shape = shape
        self.cells = offsets
        self.own = own
        self.number = number
        self.orientations = orientations(shape, offsets, own)

    def __repr__(self) -> str:
        return f"<{self.shape.name} pattern {self.cells}{' around oneself' if self.own else ''}>"

    def __copy__(self) -> Pattern:
        return self

    def __deepcopy__(self, memo: object) -> Pattern:
        return self

    def __reduce__(self) -> tuple[Callable[..., Pattern], tuple[object, ...]]:
        return _rebuild, (self.cells, self.own, self.shape.name)


def _rebuild(offsets: tuple[Coordinate, ...], own: bool, shape: str) -> Pattern:
    return pattern(offsets, own, SHAPES[shape])


_patterns: dict[tuple[str, tuple[Coordinate, ...], bool], Pattern] = {}


def pattern(offsets: Iterable[Coordinate], own: bool = False, shape: Shape = HEX) -> Pattern:
    """The pattern of these offsets; with `own` they count from the acting figure's cell, which is (0, 0)."""
    hits = set(offsets)
    if not hits:
        raise MapError("a pattern needs at least one cell to hit")
    if own and (0, 0) in hits:
        raise MapError("a pattern cannot hit its own cell, (0, 0)")
    normal = _normal(hits, own)
    key = (shape.name, normal, own)
    found = _patterns.get(key)
    if found is None:
        found = _patterns[key] = Pattern(shape, normal, own, len(_patterns))
    return found


def _normal(offsets: Iterable[Coordinate], own: bool) -> tuple[Coordinate, ...]:
    """Sorted, and without an own cell moved so that the first hit cell is (0, 0)."""
    order = sorted(offsets, key=lambda offset: (offset[1], offset[0]))
    if own:
        return tuple(order)
    x, y = order[0]
    return tuple([(a - x, b - y) for a, b in order])


def rotations(shape: Shape, offsets: Iterable[Coordinate], own: bool) -> tuple[tuple[Coordinate, ...], ...]:
    """The different ways to turn these offsets, without mirroring."""
    now = list(offsets)
    found: dict[tuple[Coordinate, ...], None] = {}
    for _ in range(shape.turns):
        found[_normal(now, own)] = None
        now = [shape.turn(offset) for offset in now]
    return tuple(found)


def mirrored(shape: Shape, offsets: Iterable[Coordinate], own: bool) -> tuple[Coordinate, ...]:
    """The offsets mirrored left to right."""
    return _normal([shape.flip(offset) for offset in offsets], own)


def orientations(shape: Shape, offsets: Iterable[Coordinate], own: bool) -> tuple[tuple[Coordinate, ...], ...]:
    """The different ways to turn and mirror these offsets (JL-RNG-14, BB-AOE-1), in a fixed order."""
    plain = tuple(offsets)
    both = rotations(shape, plain, own) + rotations(shape, mirrored(shape, plain, own), own)
    return tuple(dict.fromkeys(both))


def placements(grid: Grid, area: Pattern, origin: int) -> tuple[int, ...]:
    """Every different placement as a bitboard of hit cells, in rising order.

    With an own cell: around a figure on `origin`. Without: all that hit `origin`, which the caller knows to be in range
    (JL-RNG-13: one hit cell must be). Cells that are not on the map are left out; what lies behind a wall is not, since
    the rules of sight are the game's.
    """
    key = (area.number, origin)
    found = grid.areas.get(key)
    if found is None:
        find = grid.cell.get
        x, y = grid.coordinates[origin]
        boards: set[int] = set()
        for offsets in area.orientations:
            for ax, ay in ((0, 0),) if area.own else offsets:
                board = 0
                for dx, dy in offsets:
                    cell = find((x + dx - ax, y + dy - ay), -1)
                    if cell >= 0:
                        board |= 1 << cell
                boards.add(board)
        boards.discard(0)
        found = grid.areas[key] = tuple(sorted(boards))
    return found


def placements_on(grid: Grid, area: Pattern, anchors: int) -> tuple[int, ...]:
    """Every different placement that hits at least one of `anchors`, or that lies around one of them if `own`."""
    boards: set[int] = set()
    for origin in each(anchors):
        boards.update(placements(grid, area, origin))
    return tuple(sorted(boards))


def read_pattern(drawing: str, shape: Shape = HEX, flat: bool = False) -> Pattern:
    """A pattern drawn as a text map: `#` is hit, `@` is the acting figure's own cell, `.` is neither."""
    tokens = text.read(drawing, shape, flat=flat).tokens
    strange = sorted(set(tokens.values()) - {HIT, OWN, "."})
    if strange:
        raise MapError(f"a pattern is drawn with '#', '@' and '.', not with {', '.join(map(repr, strange))}")
    own = [place for place, token in tokens.items() if token == OWN]
    if len(own) > 1:
        raise MapError(f"a pattern has one own cell '@' at most, not {len(own)}")
    x, y = own[0] if own else (0, 0)
    return pattern([(a - x, b - y) for (a, b), token in tokens.items() if token == HIT], bool(own), shape)


def draw_pattern(area: Pattern, flat: bool = False) -> str:
    """The pattern as text, as `read_pattern` reads it."""
    tokens = dict.fromkeys(area.cells, HIT)
    if area.own:
        tokens[0, 0] = OWN
    return text.draw(tokens, area.shape, flat=flat)
