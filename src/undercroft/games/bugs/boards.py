"""Maps of scenarios: a drawing read once into a grid and sets of hexes (BB-MAP-2, BB-TER).

The signs are those of `cards/kinds.py`. Nothing here changes during play; who stands where is in the state.
"""

from __future__ import annotations

from undercroft.core.grid import CLEAR, HEX, Grid, MapError, bits, read

START = "@"
FLOOR, OBSTACLE, DIFFICULT, HAZARD, PLATE, OBJECTIVE = ".", "#", ":", "^", "_", "O"
LETTERS = "ABC"
NUMBERS = "1234"


class Board:
    """One map. Cells are ints of `grid`; the other fields are a cell, a bitboard, or cells by sign."""

    __slots__ = ("grid", "start", "monsters", "letters", "obstacles", "difficult", "hazards", "plates", "objectives")

    def __init__(self, drawing: str) -> None:
        tokens = read(drawing, HEX, width=1, flat=True)
        tokens.check((START, FLOOR, OBSTACLE, DIFFICULT, HAZARD, PLATE, OBJECTIVE, *LETTERS, *NUMBERS))
        grid = tokens.grid(sight=CLEAR)  # BB-MAP-O1: nothing blocks range
        found: dict[str, list[int]] = {}
        for place, token in tokens.tokens.items():
            found.setdefault(token, []).append(grid.cell[place])
        if len(found.get(START, ())) != 1:
            raise MapError(f"a map has one start hex {START!r}, not {len(found.get(START, ()))}")
        self.grid: Grid = grid
        self.start = found[START][0]
        self.monsters = {int(sign): found[sign][0] for sign in NUMBERS if sign in found}
        self.letters = {sign: found[sign][0] for sign in LETTERS if sign in found}
        self.obstacles = bits(found.get(OBSTACLE, ()))
        self.difficult = bits(found.get(DIFFICULT, ()))
        self.hazards = bits(found.get(HAZARD, ()))
        self.plates = bits(found.get(PLATE, ()))
        self.objectives = tuple(sorted(found.get(OBJECTIVE, ())))


class _Boards(dict[str, Board]):
    """The maps by their drawings, each read once."""

    def __missing__(self, drawing: str) -> Board:
        board = self[drawing] = Board(drawing)
        board.grid.warm()
        return board


board_of = _Boards().__getitem__
"""The map of this drawing. Asked about twice in every decision, so it is the look-up itself."""
