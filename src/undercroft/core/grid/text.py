"""Maps drawn as text, read and drawn, for cases, scenario files and the terminal.

A token is one or a few characters without spaces and stands for one cell; the game's legend says what it means. Blank
space and `~` are void. Blank lines before and after the map do not count. With w the length of the longest token:

Hexes. Tokens stand in slots of h characters, h = (w + 2) // 2: 1 for tokens of one character, 2 for two or three.
Line y holds tokens in slots of the same parity as y, so odd lines are indented by half a cell:

    . . G1 .   is wrong (w = 2, h = 2: cells are four characters apart);      .   .   G1  .
                                                                                .   B   .   .    is right.
    The hex in slot x of line y is (q, r) = ((x - y) / 2, y): its row is its line. With `flat` (flat-top hexes, Bugs) it
    is (x, (y - x) / 2): its column is its slot, and lines alternate between even and odd columns.
    Walls of hexes are not drawn; they are a list of pairs, "0,0 1,0" (see `read_walls`).

Squares. Tokens stand in columns of w + 1 characters; column x of cell line y is (x, y). A `|` in the last character of
a column is a wall to the right of its cell. A line of nothing but `-`, `+`, `|` and spaces is no cell line: a `-` under
the first character of a cell is a wall below it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from undercroft.core.grid.base import Coordinate, Grid, MapError, Shape, Sight, Wall
from undercroft.core.grid.hex import HEX, hex_grid
from undercroft.core.grid.square import SQUARE, square_grid

VOID = "~"
Tokens = Mapping[Coordinate, str]


class Drawing:
    """A map as drawn: its tokens by coordinate in reading order, and the walls that were drawn with it."""

    __slots__ = ("shape", "tokens", "walls")

    def __init__(self, shape: Shape, tokens: dict[Coordinate, str], walls: frozenset[Wall]) -> None:
        self.shape = shape
        self.tokens = tokens
        self.walls = walls

    def find(self, *tokens: str) -> list[Coordinate]:
        """The coordinates of these tokens, in reading order."""
        return [place for place, token in self.tokens.items() if token in tokens]

    def only(self, token: str) -> Coordinate:
        """The coordinate of a token that must be there exactly once."""
        places = self.find(token)
        if len(places) != 1:
            raise MapError(f"the map should show {token!r} once and shows it {len(places)} times")
        return places[0]

    def check(self, legend: Iterable[str]) -> None:
        """Refuse tokens that the legend does not know."""
        known = set(legend)
        for place, token in self.tokens.items():
            if token not in known:
                raise MapError(f"unknown token {token!r} at {place}; known are {', '.join(sorted(known))}")

    def grid(self, walls: Iterable[Wall] = (), shut: Iterable[Coordinate] = (), sight: Sight | None = None) -> Grid:
        """The grid of all cells drawn, with the walls drawn and those given here."""
        make: Callable[..., Grid] = hex_grid if self.shape is HEX else square_grid
        edges = [*self.walls, *walls]
        return make(self.tokens, edges, shut) if sight is None else make(self.tokens, edges, shut, sight)


def read(drawing: str, shape: Shape = HEX, width: int | None = None, flat: bool = False) -> Drawing:
    """Read a map; `width` is the length of the longest token, if cells are further apart than the tokens tell."""
    lines = [line.rstrip() for line in drawing.expandtabs().split("\n")]
    while lines and not lines[0]:
        del lines[0]
    while lines and not lines[-1]:
        del lines[-1]
    if shape is SQUARE:
        return _read_squares(lines, width)
    return _read_hexes(lines, width, flat)


def _words(line: str) -> Iterator[tuple[int, str]]:
    at = 0
    for word in line.split():
        at = line.index(word, at)
        yield at, word
        at += len(word)


def _read_hexes(lines: list[str], width: int | None, flat: bool) -> Drawing:
    if width is None:
        width = max((len(word) for line in lines for word in line.split()), default=1)
    half = (width + 2) // 2
    tokens: dict[Coordinate, str] = {}
    for y, line in enumerate(lines):
        for at, word in _words(line):
            x = at // half
            if at % half or (x - y) % 2:
                first = half if y % 2 else 0
                raise MapError(
                    f"line {y + 1}, column {at + 1}: {word!r} stands between cells; with tokens of {width} characters "
                    f"the cells of this line begin in column {first + 1}, {first + 2 * half + 1} and so on"
                )
            if len(word) > width:
                raise MapError(f"line {y + 1}, column {at + 1}: {word!r} is longer than {width} characters")
            if word != VOID:
                tokens[(x, (y - x) // 2) if flat else ((x - y) // 2, y)] = word
    return Drawing(HEX, tokens, frozenset())


def _is_edge_line(line: str) -> bool:
    return not line.strip("-+| ") and "-" in line


def _read_squares(lines: list[str], width: int | None) -> Drawing:
    rows = [line.replace("|", " ") for line in lines if not _is_edge_line(line)]
    if width is None:
        width = max((len(word) for row in rows for word in row.split()), default=1)
    pitch = width + 1
    tokens: dict[Coordinate, str] = {}
    walls: list[Wall] = []
    y = -1
    for number, line in enumerate(lines, 1):
        if _is_edge_line(line):
            for at in range(0, len(line), pitch):
                if line[at] == "-":
                    walls.append(((at // pitch, y), (at // pitch, y + 1)))
            continue
        y += 1
        for at, sign in enumerate(line):
            if sign == "|":
                if at % pitch != width:
                    raise MapError(
                        f"line {number}, column {at + 1}: a wall '|' stands right of its cell, in column {pitch}, "
                        f"{2 * pitch} and so on"
                    )
                walls.append(((at // pitch, y), (at // pitch + 1, y)))
        for at, word in _words(line.replace("|", " ")):
            if at % pitch or len(word) > width:
                raise MapError(
                    f"line {number}, column {at + 1}: {word!r} does not fit; with tokens of {width} characters cells "
                    f"begin in column 1, {pitch + 1}, {2 * pitch + 1} and so on"
                )
            if word != VOID:
                tokens[at // pitch, y] = word
    # Walls towards void are there anyway; drawing a frame around a room is welcome but adds nothing.
    real = frozenset(wall for wall in walls if wall[0] in tokens and wall[1] in tokens)
    return Drawing(SQUARE, tokens, real)


def draw(
    tokens: Tokens,
    shape: Shape = HEX,
    walls: Iterable[Wall] = (),
    width: int | None = None,
    flat: bool = False,
) -> str:
    """The map as text, moved so that it begins in the first line and column; no spaces at the ends of lines."""
    if not tokens:
        return ""
    if width is None:
        width = max(map(len, tokens.values()))
    for place, token in tokens.items():
        reserved = token == VOID or (shape is SQUARE and ("|" in token or not token.strip("-+")))
        if not token or token.split() != [token] or len(token) > width or reserved:
            raise MapError(f"{token!r} at {place} cannot be drawn as a token of {width} characters")
    return _draw_squares(tokens, walls, width) if shape is SQUARE else _draw_hexes(tokens, width, flat)


def _write(lines: list[list[str]], x: int, y: int, word: str) -> None:
    line = lines[y]
    line.extend(" " * (x + len(word) - len(line)))
    line[x : x + len(word)] = word


def _draw_hexes(tokens: Tokens, width: int, flat: bool) -> str:
    half = (width + 2) // 2
    slots = {place: _slot(place, flat) for place in tokens}
    left, top = min(x for x, _ in slots.values()), min(y for _, y in slots.values())
    left -= (left - top) % 2  # slots keep the parity of their line
    lines: list[list[str]] = [[] for _ in range(max(y for _, y in slots.values()) - top + 1)]
    for place, (x, y) in sorted(slots.items(), key=lambda item: (item[1][1], item[1][0])):
        _write(lines, (x - left) * half, y - top, tokens[place])
    return _finish(lines)


def _slot(place: Coordinate, flat: bool) -> Coordinate:
    q, r = place
    return (q, 2 * r + q) if flat else (2 * q + r, r)


def _draw_squares(tokens: Tokens, walls: Iterable[Wall], width: int) -> str:
    pitch = width + 1
    left, top = min(x for x, _ in tokens), min(y for _, y in tokens)
    height = max(y for _, y in tokens) - top + 1
    lines: list[list[str]] = [[] for _ in range(height)]
    edges: list[list[str]] = [[] for _ in range(height)]
    for (x, y), token in sorted(tokens.items(), key=lambda item: (item[0][1], item[0][0])):
        _write(lines, (x - left) * pitch, y - top, token)
    for one, other in walls:
        (x, y), (to_x, _) = sorted((one, other))
        if one not in tokens or other not in tokens:
            continue
        if to_x > x:
            _write(lines, (x - left) * pitch + width, y - top, "|")
        else:
            _write(edges, (x - left) * pitch, y - top, "-" * width)
    woven: list[list[str]] = []
    for line, edge in zip(lines, edges, strict=True):
        woven.append(line)
        if edge:
            woven.append(edge)
    return _finish(woven)


def _finish(lines: list[list[str]]) -> str:
    done = ["".join(line).rstrip() for line in lines]
    if done and not done[0].strip():
        done[0] = VOID
    if done[0].startswith(" "):
        done[0] = VOID + done[0][1:]  # YAML takes the first line's spaces for the indentation of the whole
    return "\n".join(done)


def draw_grid(
    grid: Grid, mark: Mapping[int, str], floor: str = ".", width: int | None = None, flat: bool = False
) -> str:
    """The grid as text with these tokens on its cells and `floor` on all others; shut cells count like any other."""
    tokens = {place: mark.get(cell, floor) for cell, place in enumerate(grid.coordinates)}
    return draw(tokens, grid.shape, grid.walls, width, flat)


def read_walls(lines: Iterable[str]) -> list[Wall]:
    """Walls as a list of texts, each two coordinates: "0,0 1,0"."""
    walls = []
    for line in lines:
        try:
            (a, b), (c, d) = [[int(number) for number in place.split(",")] for place in line.split()]
        except ValueError:
            raise MapError(f"a wall is written as two coordinates, like '0,0 1,0', not {line!r}") from None
        walls.append(((a, b), (c, d)))
    return walls


def write_walls(walls: Iterable[Wall]) -> list[str]:
    """The same list back, sorted."""
    return [f"{a},{b} {c},{d}" for (a, b), (c, d) in sorted(walls)]
